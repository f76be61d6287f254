print("cvsim")
