import Testing
import VitrinePlatform
import VitrineQuartzCore

@testable import VitrineUIKit

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
        let runtimeContext = RuntimeContext.application
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
