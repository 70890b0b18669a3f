import Foundation

/// Standard error, which carries everything but results: results go to standard output.
enum Console {
    static let isTerminal = isatty(STDERR_FILENO) == 1

    /// Writes one sentence, marked with the name of the tool.
    static func report(_ sentence: String) {
        write("vitrine: \(sentence)\n")
    }

    static func write(_ text: String) {
        write(bytes: Array(text.utf8)[...])
    }

    static func write(bytes: ArraySlice<UInt8>) {
        FileHandle.standardError.write(Data(bytes))
    }
}
