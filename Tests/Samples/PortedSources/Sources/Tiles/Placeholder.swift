// Swift wants a source of its own in the target; everything else comes from the folder iOS.
