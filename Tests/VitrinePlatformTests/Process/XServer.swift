import Foundation
import VitrineGraphics

/// An X server in memory, whose screen can be read.
final class XServer {
    static let isInstalled = ["Xvfb", "xdotool"].allSatisfy {
        FileManager.default.isExecutableFile(atPath: "/usr/bin/\($0)")
    }

    let display: String
    private let process = Process()
    private let directory: URL

    init(width: Int, height: Int) throws {
        directory = FileManager.default.temporaryDirectory.appendingPathComponent(
            "vitrine-x-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        let number = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/Xvfb")
        process.arguments = [
            "-displayfd", "1", "-screen", "0", "\(width)x\(height)x24", "-fbdir", directory.path, "-nolisten",
            "tcp",
        ]
        process.standardOutput = number
        process.standardError = FileHandle.nullDevice
        try process.run()
        let line = String(decoding: number.fileHandleForReading.availableData, as: UTF8.self)
        display = ":" + line.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    deinit {
        // Killed, not terminated: a process inherits the signals that Dispatch's threads block.
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        let number = display.dropFirst()
        for path in ["/tmp/.X\(number)-lock", "/tmp/.X11-unix/X\(number)"] {
            try? FileManager.default.removeItem(atPath: path)
        }
        try? FileManager.default.removeItem(at: directory)
    }

    /// Sends input as a person would.
    func type(_ arguments: String...) throws {
        let tool = Process()
        tool.executableURL = URL(fileURLWithPath: "/usr/bin/xdotool")
        tool.arguments = arguments
        var variables = ProcessInfo.processInfo.environment
        variables["DISPLAY"] = display
        tool.environment = variables
        tool.standardOutput = FileHandle.nullDevice
        try tool.run()
        tool.waitUntilExit()
    }

    /// What the screen shows, from the file that the server keeps it in (XWD, version 7).
    func screenshot() throws -> Bitmap {
        let data = try Data(contentsOf: directory.appendingPathComponent("Xvfb_screen0"))
        func word(_ index: Int) -> Int {
            data[(index * 4)..<(index * 4 + 4)].reduce(0) { $0 << 8 | Int($1) }
        }
        let (width, height, stride) = (word(4), word(5), word(12))
        let start = word(0) + word(19) * 12
        var pixels: [UInt8] = []
        pixels.reserveCapacity(width * height * 4)
        for y in 0..<height {
            for x in 0..<width {
                let place = start + y * stride + x * 4
                pixels += [data[place + 2], data[place + 1], data[place], 255]
            }
        }
        return Bitmap(width: width, height: height, pixels: pixels)
    }
}
