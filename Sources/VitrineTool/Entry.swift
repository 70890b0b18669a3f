import ArgumentParser
import Glibc

/// Starts the tool, and turns every failure into one sentence on standard error.
///
/// `ParsableCommand.main()` would add usage lines below each error; a reader who mistyped a device needs
/// the sentence alone.
@main
enum Entry {
    static func main() {
        Console.occupyStandardStreams()
        do {
            try run()
        } catch let error as ToolError {
            Console.report(error.sentence)
            exit(error.exitCode)
        } catch let code as ExitCode {
            exit(code.rawValue)
        } catch {
            Console.report("\(VitrineCommand.message(for: error)); see 'vitrine --help'.")
            exit(VitrineCommand.exitCode(for: error).rawValue)
        }
    }

    private static func run() throws {
        do {
            var command = try VitrineCommand.parseAsRoot()
            try command.run()
        } catch
            where !(error is ToolError || error is ExitCode) && VitrineCommand.exitCode(for: error).isSuccess
        {
            // A request for help or for the version.
            try Console.print(VitrineCommand.fullMessage(for: error))
        }
    }
}
