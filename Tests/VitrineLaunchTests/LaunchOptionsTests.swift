import Testing

@testable import VitrineLaunch

@Suite("Launch options")
struct LaunchOptionsTests {
    @Test("Without the variable: a window of a desktop")
    func defaults() throws {
        let options = try LaunchOptions.parse(nil)
        #expect(options.mode == .window)
        #expect(options.device == .desktop)
        #expect(options.press == [])
    }

    @Test("Everything the tool says is understood")
    func everything() throws {
        let options = try LaunchOptions.parse(
            """
            {"after":1.5,"appearance":"dark","device":"appletv","height":720,"mode":"render",
             "output":"/tmp/a.png","press":["right","playpause"],"scale":2,"tap":["Oats, milk","12.5, 34","1,2,3"],"title":"Shelf","type":"a b","width":1280,"wireframe":true}
            """)
        #expect(options.mode == .render)
        #expect(options.device == .appletv)
        #expect(options.width == 1280)
        #expect(options.height == 720)
        #expect(options.scale == 2)
        #expect(options.appearance == .dark)
        #expect(options.tap == [.text("Oats, milk"), .point(x: 12.5, y: 34), .text("1,2,3")])
        #expect(options.press == [.right, .playpause])
        #expect(options.type == "a b")
        #expect(options.after == 1.5)
        #expect(options.output == "/tmp/a.png")
        #expect(options.title == "Shelf")
        #expect(options.wireframe)
    }

    @Test(
        "What cannot be used is refused in one sentence that names it",
        arguments: [
            (#"{"mode":"render"}"#, "output is missing: render mode needs the path of the picture"),
            (#"{"mode":"window","width":0}"#, "width is 0.0 and must be greater than 0"),
            (#"{"mode":"window","wireframe":true}"#, "wireframe is for pictures: it needs render mode"),
            (#"{"mode":"window","after":-1}"#, "after is -1.0 and must not be negative"),
        ])
    func refusals(text: String, reason: String) {
        #expect(throws: InvalidLaunchOptions.self) { try LaunchOptions.parse(text) }
        do {
            _ = try LaunchOptions.parse(text)
        } catch {
            #expect(error.description == "The launch options in VITRINE_LAUNCH cannot be used: \(reason).")
        }
    }

    @Test("The options are JSON with what was given and nothing else")
    func json() {
        var options = LaunchOptions(mode: .render, device: .appletv)
        #expect(options.json() == #"{"device":"appletv","mode":"render"}"#)
        options.width = 640
        options.height = 480.5
        options.scale = 2
        options.appearance = .dark
        options.location = LaunchOptions.Location("52.5, -13.25")
        options.tap = [.point(x: 10, y: 20.5), .text("Save")]
        options.press = [.right, .select]
        options.after = 0.25
        options.output = "/tmp/a.png"
        options.title = "Shelf"
        options.wireframe = true
        #expect(
            options.json()
                == #"{"after":0.25,"appearance":"dark","device":"appletv","height":480.5,"location":"52.5,-13.25","mode":"render","output":"/tmp/a.png","press":["right","select"],"scale":2,"tap":["10.0,20.5","Save"],"title":"Shelf","width":640,"wireframe":true}"#
        )
    }

    @Test("What was written is read as it was")
    func roundTrip() throws {
        var options = LaunchOptions(mode: .render, device: .iphone)
        options.press = [.up, .menu]
        options.output = "/tmp/a \"b\".png"
        options.wireframe = true
        #expect(try LaunchOptions.parse(options.json()) == options)
    }

    @Test("Text that is no JSON is refused", arguments: ["{", "[]", #"{"mode":"sideways"}"#])
    func garbage(text: String) {
        #expect(throws: InvalidLaunchOptions.self) { try LaunchOptions.parse(text) }
    }
}
