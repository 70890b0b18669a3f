import Testing
import VitrinePlatform

@testable import VitrineUIKit

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
             "output":"/tmp/a.png","press":["right","playpause"],"scale":2,"title":"Shelf","width":1280,"wireframe":true}
            """)
        #expect(options.mode == .render)
        #expect(options.device == .appletv)
        #expect(options.width == 1280)
        #expect(options.height == 720)
        #expect(options.scale == 2)
        #expect(options.appearance == .dark)
        #expect(options.press == [.right, .playpause])
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
        #expect(throws: LaunchError.self) { try LaunchOptions.parse(text) }
        do {
            _ = try LaunchOptions.parse(text)
        } catch {
            #expect(error.description == "The launch options in VITRINE_LAUNCH cannot be used: \(reason).")
        }
    }

    @Test("Text that is no JSON is refused", arguments: ["{", "[]", #"{"mode":"sideways"}"#])
    func garbage(text: String) {
        #expect(throws: LaunchError.self) { try LaunchOptions.parse(text) }
    }
}

@MainActor
@Suite("Application")
struct UIApplicationTests {
    private final class Made: NSObject {
        let text: String
        override init() { text = "made by its own init" }
    }

    @Test("An object is made from its class by its own initialiser")
    func dynamicObject() {
        let type: NSObject.Type = Made.self
        let object = type._makeDynamic(_dynamicObject: ())
        #expect((object as? Made)?.text == "made by its own init")
    }

    @Test("A trace line is valid JSON whatever it says")
    func quoting() {
        #expect(Trace.quoted("a\"b\\c\nd\u{1}") == #""a\"b\\c\nd\u0001""#)
    }

    @Test("Each frame runs animations, then the graph, then layout")
    func phases() {
        let log = PhaseLog()
        let parts = FrameScheduler.Phase.allCases.reversed().map { Part(phase: $0, log: log) }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.isHidden = false
        for part in parts { FrameScheduler.setNeedsUpdate(part) }
        for part in parts { FrameScheduler.setNeedsUpdate(part) }
        window.offscreenWindow?.setNeedsFrame()
        window.offscreenWindow?.frame()
        #expect(log.phases == [.animations, .graph, .layout])
        window.isHidden = true
    }

    @MainActor
    private final class PhaseLog {
        var phases: [FrameScheduler.Phase] = []
    }

    @MainActor
    private final class Part: FrameUpdatable {
        let framePhase: FrameScheduler.Phase
        let log: PhaseLog
        init(phase: FrameScheduler.Phase, log: PhaseLog) {
            framePhase = phase
            self.log = log
        }
        func frameUpdate(at time: TimeInterval) { log.phases.append(framePhase) }
    }
}

@MainActor
@Suite("Traits")
struct UITraitCollectionTests {
    private struct Density: UITraitDefinition { static let defaultValue = 1.0 }

    @Test("Later specified traits win; unspecified ones say nothing")
    func merging() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let both = dark.modifyingTraits { $0.displayScale = 2 }
        #expect(both.userInterfaceStyle == .dark)
        #expect(both.displayScale == 2)
        #expect(both.horizontalSizeClass == .unspecified)
        #expect(both.containsTraits(in: dark))
        #expect(!dark.containsTraits(in: both))
        #expect(both.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .light)))
        #expect(!both.hasDifferentColorAppearance(comparedTo: dark))
        #expect(
            both
                == UITraitCollection {
                    $0.userInterfaceStyle = .dark; $0.displayScale = 2
                })
    }

    @Test("A trait of one's own has its default until it is set")
    func custom() {
        let traits = UITraitCollection()
        #expect(traits[Density.self] == 1)
        #expect(traits.replacing(Density.self, value: 0.5)[Density.self] == 0.5)
    }

    @Test("The current collection is the closure's, and the one before afterwards")
    func current() {
        let before = UITraitCollection.current
        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
            #expect(UITraitCollection.current.userInterfaceStyle == .dark)
        }
        #expect(UITraitCollection.current == before)
    }

    @Test("Text sizes are ordered")
    func categories() {
        #expect(UIContentSizeCategory.small < .large)
        #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
        #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    }
}
