import Foundation

extension Sandbox.Screen {
    /// The display that a window would open on: Wayland where there is one, as GTK chooses.
    ///
    /// - Throws: when there is none, or none that can be reached through a file.
    static func find(environment: [String: String] = Environment.current) throws(ToolError) -> Self {
        let wayland = environment["WAYLAND_DISPLAY"] ?? ""
        let display = environment["DISPLAY"] ?? ""
        let prefersX11 = environment["GDK_BACKEND"]?.hasPrefix("x11") == true && !display.isEmpty
        if !wayland.isEmpty, !prefersX11 {
            let folder = environment["XDG_RUNTIME_DIR"] ?? ""
            let socket = wayland.hasPrefix("/") ? wayland : "\(folder)/\(wayland)"
            if isSocket(socket) { return .wayland(socket: socket) }
            if display.isEmpty { throw .machine(.displayUnreachable(wayland)) }
        }
        guard !display.isEmpty else { throw .machine(.noDisplay) }
        // `:0`, `:0.0` or `unix:0`; with a host's name before it the display is reached through the network.
        let parts = display.split(separator: ":", omittingEmptySubsequences: false)
        let number = parts.last?.prefix { $0.isNumber } ?? ""
        let socket = "/tmp/.X11-unix/X\(number)"
        guard parts.count == 2, ["", "unix"].contains(parts[0]), !number.isEmpty, isSocket(socket) else {
            throw .machine(.displayUnreachable(display))
        }
        let authority = environment["XAUTHORITY"] ?? environment["HOME"].map { "\($0)/.Xauthority" }
        let isReadable = authority.map { access($0, R_OK) == 0 } ?? false
        return .x11(display: ":\(number)", socket: socket, authority: isReadable ? authority : nil)
    }

    private static func isSocket(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && FileKind(mode: status.st_mode) == .socket
    }
}
