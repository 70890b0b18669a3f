import Foundation

/// The one place from which sentences leave the process.
package enum StandardError {
    /// Writes a line, in one piece also when several threads write.
    package static func write(_ line: String) {
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }
}
