import Foundation

/// Where the runtime says what the programmer should know.
enum StandardError {
    /// Writes a line, in one piece also when several threads write.
    static func write(_ line: String) {
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }
}
