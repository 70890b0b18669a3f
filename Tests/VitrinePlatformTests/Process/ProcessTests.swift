import Foundation
import Testing
import VitrineGraphics

/// What only a whole process can show. One after the other: a process started meanwhile would inherit the pipes
/// of the others and keep them open.
@Suite(.serialized, .timeLimit(.minutes(2))) struct ProcessTests {
    private func scene(scale: String = "1", _ environment: [String: String?] = [:]) throws -> Data {
        let path = NSTemporaryDirectory() + "vitrine-scene-\(UUID().uuidString).png"
        defer { try? FileManager.default.removeItem(atPath: path) }
        let result = try Probe.run(["scene", path, scale], environment: environment)
        #expect(result.status == 0, "\(result.errors)")
        return try Data(contentsOf: URL(fileURLWithPath: path))
    }

    @Test("A picture is the same to the byte whatever fontconfig, theme, scale and language say")
    func hostileEnvironment() throws {
        let fonts = NSTemporaryDirectory() + "vitrine-fonts-\(UUID().uuidString).conf"
        defer { try? FileManager.default.removeItem(atPath: fonts) }
        try """
        <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
        <dir>/usr/share/fonts/truetype/dejavu</dir>
        <match target="pattern"><edit name="family" mode="assign" binding="strong"><string>DejaVu Serif</string></edit></match>
        <match target="font"><edit name="antialias" mode="assign"><bool>false</bool></edit>
        <edit name="hintstyle" mode="assign"><const>hintfull</const></edit></match></fontconfig>
        """.write(toFile: fonts, atomically: true, encoding: .utf8)
        let plain = try scene(["DISPLAY": nil, "WAYLAND_DISPLAY": nil])
        let hostile = try scene([
            "FONTCONFIG_FILE": fonts, "GTK_THEME": "HighContrast:dark", "GDK_SCALE": "2",
            "GDK_DPI_SCALE": "1.5",
            "LANG": "ar_EG.UTF-8", "LC_ALL": "tr_TR.UTF-8", "DISPLAY": ":4711", "GDK_BACKEND": "x11",
            "PANGOCAIRO_BACKEND": "fc", "XDG_CONFIG_HOME": "/nowhere",
        ])
        #expect(plain == hostile)
        #expect(try Bitmap(data: plain).size == CGSize(width: 480, height: 320))
    }

    @Test("The main loop delivers Dispatch, tasks, timers and clocks, and sleeps when idle")
    func mainLoop() throws {
        let result = try Probe.run(["loop"])
        #expect(result.status == 0, "\(result.errors)")
        #expect(
            Set(result.output.filter { !$0.hasPrefix("idle") }) == [
                "dispatch", "dispatch from a thread", "task", "task after sleep", "timer", "clock", "end",
            ])
        #expect(result.output.last == "end")
        let turns = result.output.first { $0.hasPrefix("idle turns ") }?.split(separator: " ").last.flatMap {
            Int($0)
        }
        // One for the timer that ends the wait; a loaded machine may add a stray one.
        #expect((1...3).contains(turns ?? 0), "\(turns ?? 0) turns in an idle second")
    }

    @Test("Without a display, opening a window is one sentence and a failure")
    func noDisplay() throws {
        let none = try Probe.run(["window", "1"], environment: ["DISPLAY": nil, "WAYLAND_DISPLAY": nil])
        #expect(none.status == 1)
        #expect(
            none.errors
                == "No window can be opened: neither WAYLAND_DISPLAY nor DISPLAY is set; start the program inside a "
                + "desktop session, run it under xvfb-run, or draw a picture instead.\n")
        let wrong = try Probe.run(
            ["window", "1"], environment: ["DISPLAY": ":4711", "WAYLAND_DISPLAY": nil])
        #expect(wrong.status == 1)
        #expect(wrong.errors.contains("DISPLAY=:4711 does not answer"))
    }

    @Test("A picture that cannot be written is one sentence and a failure")
    func unwritable() throws {
        let result = try Probe.run(["scene", "/nowhere/scene.png", "1"])
        #expect(result.status == 1)
        #expect(result.errors.hasPrefix("The picture /nowhere/scene.png cannot be written"))
        #expect(result.errors.split(separator: "\n").count == 1)
    }

    @Test("A window shows the same pixels as the picture, and input reaches it")
    func window() throws {
        try #require(
            XServer.isInstalled, "This test needs Xvfb and xdotool: run Scripts/setup, which installs them.")
        let server = try XServer(width: 640, height: 480)
        let probe = try Probe(
            ["window", "30"],
            environment: [
                "DISPLAY": server.display, "WAYLAND_DISPLAY": nil, "GDK_BACKEND": "x11", "GSK_RENDERER": nil,
            ])
        #expect(probe.lines(upTo: "ready").contains("ready 480x320@1"))

        try server.type("mousemove", "100", "90")
        try server.type("key", "Right")
        #expect(probe.lines(upTo: "key up").contains("key down 79 '' 0 false"))

        let screen = try server.screenshot()
        let picture = try Bitmap(data: scene())
        var different = 0
        for y in 0..<320 {
            for x in 0..<480 where screen[x, y] != picture[x, y] { different += 1 }
        }
        #expect(different == 0, "\(different) of 153600 pixels differ")

        try server.type("click", "--repeat", "2", "--delay", "20", "1")
        let clicks = probe.lines(upTo: "pointer up 100,90 primary 2")
        #expect(clicks.contains("pointer down 100,90 primary 1"))
        #expect(clicks.contains("pointer down 100,90 primary 2"))
        try server.type("click", "5")
        #expect(probe.lines(upTo: "scroll").last == "scroll discrete wheel 0.0,1.0")
        try server.type("key", "shift+a")
        #expect(probe.lines(upTo: "key up 4").contains("key down 4 'A' 131072 false"))
        // By the class, the name that task bars know a program by; GTK has another window of it that is never shown.
        try server.type("search", "--onlyvisible", "--class", "vitrine.Probe", "windowsize", "500", "340")
        #expect(probe.lines(upTo: "resized").last == "resized 500x340")
    }
}
