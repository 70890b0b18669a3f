import ArgumentParser
import Glibc

/// Starts the tool, and turns every failure into one sentence on standard error.
///
/// `ParsableCommand.main()` would add usage lines below each error; a reader who mistyped a device needs
/// the sentence alone.
@main
enum Entry {
    static func main() {
        do {
            var command = try VitrineCommand.parseAsRoot()
            try command.run()
        } catch let error as ToolError {
            Console.report(error.sentence)
            exit(error.exitCode)
        } catch {
            let code = VitrineCommand.exitCode(for: error)
            if code.isSuccess {
                print(VitrineCommand.fullMessage(for: error))
            } else if let exit = error as? ExitCode {
                Glibc.exit(exit.rawValue)
            } else {
                Console.report("\(VitrineCommand.message(for: error)); see 'vitrine --help'.")
            }
            exit(code.rawValue)
        }
    }
}
