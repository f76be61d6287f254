import CollectionViewScenarios
import Testing

@Suite("ArgumentReader") struct ArgumentReaderTests {
  private let reader = ArgumentReader(
    program: "cvsim", about: "Runs collection views without a screen.",
    commands: [
      CommandDescription(
        "run", about: "Runs scenarios.", operands: "FILE…", operandCount: 1...Int.max,
        options: [
          CommandOption("--json", letter: "-j", about: "One JSON document."),
          CommandOption("--trace", letter: "-t", about: "The trace too."),
          CommandOption("--output", letter: "-o", value: "FILE", about: "Where to."),
          CommandOption("--define", value: "NAME=VALUE", about: "A parameter.", isRepeatable: true),
          CommandOption("--seed", value: "N", about: "A number."),
        ]),
      CommandDescription("schema", about: "Prints the schema."),
    ])

  private func message(_ arguments: String...) -> String {
    do throws(UsageError) {
      _ = try reader.read(arguments)
      return "accepted"
    } catch {
      #expect(error.status.rawValue == 64)
      return error.message
    }
  }

  @Test("Options stand anywhere, with values in every form")
  func readsOptions() throws {
    let arguments = try reader.read(["run", "a", "--json", "--output=x=y", "b", "--define", "p=1", "--define=q=2", "-"])
    #expect(arguments.command == "run")
    #expect(arguments.operands == ["a", "b", "-"])
    #expect(arguments.has("--json") && !arguments.has("--trace"))
    #expect(arguments.value("--output") == "x=y")
    #expect(arguments.options["--define"] == ["p=1", "q=2"])
    #expect(try reader.read(["run", "-jtoz", "a"]).value("--output") == "z")
    #expect(try reader.read(["run", "-o", "-", "a"]).value("--output") == "-")
    #expect(try reader.read(["run", "--output=", "a"]).value("--output") == "")
  }

  @Test("After two dashes everything is an operand")
  func endsOptions() throws {
    let arguments = try reader.read(["run", "--json", "--", "--trace", "-x", "--"])
    #expect(arguments.operands == ["--trace", "-x", "--"])
    #expect(!arguments.has("--trace"))
  }

  @Test("What is wrong is said in a sentence, unknown names with the nearest known one")
  func refuses() {
    #expect(message() == "no command; the commands are run, schema")
    #expect(message("rnu") == "unknown command 'rnu'; did you mean 'run'?")
    #expect(message("zzzz") == "unknown command 'zzzz'; known: run, schema")
    #expect(message("--halp") == "unknown option '--halp' before the command; did you mean '--help'?")
    #expect(message("run", "a", "--jsno") == "unknown option '--jsno' of run; did you mean '--json'?")
    #expect(message("run", "a", "-jx") == "unknown option '-x' of run; known: -j, -t, -o")
    #expect(message("run", "a", "--json=1") == "--json takes no value")
    #expect(message("run", "a", "--output") == "--output needs a value: --output FILE")
    #expect(
      message("run", "a", "--output", "--json")
        == "--output needs a value, found '--json'; write --output=--json if that is it")
    #expect(message("run", "a", "-j", "--json") == "--json is given twice; once is enough")
    #expect(message("run", "--json") == "run needs FILE…")
    #expect(message("schema", "x") == "unexpected 'x'; schema takes no operand")
  }

  @Test("Values are read as numbers and words, with bounds")
  func readsValues() throws {
    enum Colour: String, CaseIterable { case red, green }
    let arguments = try reader.read(["run", "a", "--seed", "12", "--output", "gren"])
    #expect(try arguments.integer("--seed", in: 0...100) == 12)
    #expect(try arguments.integer("--define", in: 0...1) == nil)
    #expect(throws: UsageError("--seed is '12', expected a whole number, 0…11", command: "run")) {
      try arguments.integer("--seed", in: 0...11)
    }
    #expect(throws: UsageError("unknown value 'gren' of --output; did you mean 'green'?", command: "run")) {
      try arguments.choice("--output", Colour.self)
    }
  }

  @Test("Help is found before anything else is checked")
  func findsHelp() throws {
    #expect(try reader.read(["--help"]).wantsHelp)
    #expect(try reader.read(["run", "--help", "--unknown"]).wantsHelp)
    #expect(try reader.read(["help", "run"]) == ParsedArguments(command: "run", wantsHelp: true))
    #expect(try reader.read(["--version"]).wantsVersion)
    #expect(message("help", "rnu") == "unknown command 'rnu'; did you mean 'run'?")
    #expect(
      reader.help(for: "run") == """
        usage: cvsim run [options] FILE…

        Runs scenarios.

        options:
          -j, --json           One JSON document.
          -t, --trace          The trace too.
          -o, --output FILE    Where to.
          --define NAME=VALUE  A parameter.
          --seed N             A number.

        """)
    #expect(reader.complaint(UsageError("oh", command: "run")) == "cvsim: oh\nSee 'cvsim help run'.\n")
  }
}
