import Foundation

/// The environment variables of this process.
enum Environment {
    static var current: [String: String] { ProcessInfo.processInfo.environment }
}

/// Whether there is a screen to open a window on.
enum Display {
    static func isPresent(in environment: [String: String]) -> Bool {
        ["WAYLAND_DISPLAY", "DISPLAY"].contains { environment[$0]?.isEmpty == false }
    }
}
