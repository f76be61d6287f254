import Foundation

do {
  let options = try Options(Array(CommandLine.arguments.dropFirst()))
  if options.wantsHelp {
    print(Options.usage)
  } else if let frame = options.frame {
    GatedFrames.run(frame, count: options.count)
  } else if let count = options.replays {
    if let failure = DiffReplay.failure(count: count) {
      FileHandle.standardError.write(Data("\(failure)\n".utf8))
      exit(1)
    }
    print("\(count) diffs lead where they should")
  } else {
    try BenchmarkRun(options: options).run()
  }
} catch let mistake as Options.Mistake {
  FileHandle.standardError.write(Data("\(mistake.sentence)\n\n\(Options.usage)\n".utf8))
  exit(64)
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}
