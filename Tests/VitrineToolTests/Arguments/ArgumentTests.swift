import ArgumentParser
import Testing
import VitrineLaunch

@testable import VitrineTool

@Suite("Arguments")
struct ArgumentTests {
    @Test("A size is two numbers of points")
    func size() throws {
        #expect(try ScreenSize(argument: "1280x800") == ScreenSize(width: 1280, height: 800))
        #expect(try ScreenSize(argument: "375X812.5") == ScreenSize(width: 375, height: 812.5))
    }

    @Test(
        "A size that is not two numbers is named in the sentence",
        arguments: ["1280", "x800", "1280x", "axb", "1x2x3", "", "12 80x1"])
    func unreadableSize(text: String) {
        #expect(throws: ToolError.argument(.unreadableSize(text))) { try ScreenSize(argument: text) }
    }

    @Test(
        "A size without area or beyond every screen is impossible",
        arguments: ["0x800", "-5x5", "infx5", "20000x5", "0.5x5"])
    func impossibleSize(text: String) {
        #expect(throws: ToolError.argument(.impossibleSize(text, limit: 16384))) {
            try ScreenSize(argument: text)
        }
    }

    @Test("A picture has at most 16384 pixels on a side")
    func pixels() throws {
        try ScreenSize(width: 8192, height: 10).check(scale: 2)
        #expect(throws: ToolError.argument(.tooManyPixels(size: "8193x10", scale: "2", limit: 16384))) {
            try ScreenSize(width: 8193, height: 10).check(scale: 2)
        }
    }

    @Test("A scale lies between a half and eight")
    func scale() throws {
        #expect(try Number.scale(argument: "1.5") == 1.5)
        for text in ["0", "-2", "9", "two", "nan", ""] {
            #expect(throws: ToolError.argument(.impossibleScale(text))) { try Number.scale(argument: text) }
        }
    }

    @Test("A time lies between now and an hour")
    func seconds() throws {
        #expect(try Number.seconds(argument: "0.25") == 0.25)
        for text in ["-1", "3601", "soon", "nan"] {
            #expect(throws: ToolError.argument(.impossibleTime(text))) { try Number.seconds(argument: text) }
        }
    }

    @Test("Presses are names separated by commas")
    func presses() throws {
        #expect(
            try LaunchOptions.Press.list(argument: "right, right,Down,select") == [
                .right, .right, .down, .select,
            ])
        #expect(try LaunchOptions.Press.list(argument: "") == [])
        #expect(throws: ToolError.argument(.unknownPress("jump"))) {
            try LaunchOptions.Press.list(argument: "up,jump")
        }
        #expect(throws: ToolError.argument(.unknownPress(""))) {
            try LaunchOptions.Press.list(argument: "up,,down")
        }
    }

    @Test("Taps are texts and points, and not nothing")
    func taps() throws {
        #expect(
            try LaunchOptions.Tap.list(arguments: ["Oats, milk", "1, 2"]) == [
                .text("Oats, milk"), .point(x: 1, y: 2),
            ])
        #expect(throws: ToolError.argument(.nothingToTap)) {
            try LaunchOptions.Tap.list(arguments: ["Save", ""])
        }
    }

    @Test("Devices and appearances are known names in either case")
    func names() throws {
        #expect(try DeviceProfile(argument: "AppleTV") == .appletv)
        #expect(try LaunchOptions.Appearance(argument: "Dark") == .dark)
        #expect(throws: ToolError.argument(.unknownDevice("watch"))) { try DeviceProfile(argument: "watch") }
        #expect(throws: ToolError.argument(.unknownAppearance("sepia"))) {
            try LaunchOptions.Appearance(argument: "sepia")
        }
    }

    @Test("Locations are places on earth")
    func locations() throws {
        let place = try LaunchOptions.Location(argument: "52.5, -13")
        #expect((place.latitude, place.longitude) == (52.5, -13))
        for text in ["", "here", "1", "1,2,3", "91,0", "0,181", "nan,0"] {
            #expect(throws: ToolError.argument(.unreadableLocation(text))) {
                try LaunchOptions.Location(argument: text)
            }
        }
    }

    @Test("The command line of render is understood")
    func render() throws {
        let command = try VitrineCommand.parseAsRoot([
            "render", "A.swift", "B.swift", "--device", "appletv", "--size", "640x480", "--press", "right",
            "--tap", "Oats, milk", "--tap", "1,2", "--after", "0.5", "--output", "a.png",
        ])
        let render = try #require(command as? RenderCommand)
        #expect(render.stage.files == ["A.swift", "B.swift"])
        #expect(render.press == "right")
        #expect(render.tap == ["Oats, milk", "1,2"])
        #expect(render.output == "a.png")
        let launch = try render.stage.launch(mode: .render, program: "A")
        #expect(launch.device == .appletv)
        #expect(launch.width == 640)
        #expect(launch.height == 480)
        #expect(launch.scale == nil)
        #expect(launch.title == "A")
    }

    @Test("Only render takes taps, presses, a scale and an output")
    func run() {
        #expect(throws: (any Error).self) {
            try VitrineCommand.parseAsRoot(["run", "A.swift", "--press", "up"])
        }
        #expect(throws: (any Error).self) {
            try VitrineCommand.parseAsRoot(["run", "A.swift", "--tap", "Save"])
        }
        #expect(throws: (any Error).self) {
            try VitrineCommand.parseAsRoot(["run", "A.swift", "--output", "a.png"])
        }
        #expect(throws: (any Error).self) {
            try VitrineCommand.parseAsRoot(["run", "A.swift", "--scale", "2"])
        }
    }
}
