import Foundation

/// Programs of this machine.
enum Executable {
    /// The first in PATH that may be executed.
    static func path(of name: String, environment: [String: String]) -> String? {
        (environment["PATH"] ?? "").split(separator: ":").lazy.map { "\($0)/\(name)" }.first { path in
            var status = stat()
            return stat(path, &status) == 0 && FileKind(mode: status.st_mode) == .regular
                && access(path, X_OK) == 0
        }
    }
}
