import Testing
import VitrineUIKit

@Suite("Views' traits, tint and colours")
@MainActor
struct ViewAppearanceTests {
    final class Recorder: UIView {
        var tints = 0
        var previous: [UIUserInterfaceStyle] = []
        override func tintColorDidChange() { tints += 1 }
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            previous.append(previousTraitCollection?.userInterfaceStyle ?? .unspecified)
        }
    }

    @Test("A style override reaches everything below, resolves colours and stops where nothing changes")
    func traits() {
        let stage = ViewStage()
        let group = stage.add(CGRect(x: 0, y: 0, width: 50, height: 50))
        let view = Recorder(frame: .zero)
        group.addSubview(view)
        view.backgroundColor = .systemBackground
        #expect(view.traitCollection.userInterfaceStyle == .light)
        #expect(view.layer.backgroundColor == CGColor(red: 1, green: 1, blue: 1, alpha: 1))
        view.previous = []
        group.overrideUserInterfaceStyle = .dark
        #expect(view.traitCollection.userInterfaceStyle == .dark)
        #expect(view.previous == [.light])
        #expect(view.layer.backgroundColor == CGColor(red: 0, green: 0, blue: 0, alpha: 1))
        view.overrideUserInterfaceStyle = .dark
        group.overrideUserInterfaceStyle = .light
        #expect(view.previous == [.light], "its own override hides the change")
    }

    @Test("Who registered for a trait hears of its changes, and of no others, until the registration ends")
    func registration() {
        let stage = ViewStage()
        let view = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        var heard: [UIUserInterfaceStyle] = []
        let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            (view: UIView, previous: UITraitCollection) in
            heard.append(view.traitCollection.userInterfaceStyle)
        }
        stage.window.traitOverrides.layoutDirection = .rightToLeft
        stage.window.overrideUserInterfaceStyle = .dark
        view.unregisterForTraitChanges(registration)
        stage.window.overrideUserInterfaceStyle = .light
        #expect(heard == [.dark])
    }

    @Test("The traits of colours are those whose changes resolve them anew")
    func traitsOfColours() {
        let stage = ViewStage()
        let view = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        var count = 0
        view.registerForTraitChanges(UITraitCollection.systemTraitsAffectingColorAppearance) {
            (_: UIView, _) in count += 1
        }
        stage.window.traitOverrides.accessibilityContrast = .high
        stage.window.traitOverrides.userInterfaceLevel = .elevated
        #expect(count == 2)
        stage.window.traitOverrides.legibilityWeight = .bold
        #expect(count == 2)
    }

    @Test("layoutSubviews sees the view's traits as the current ones")
    func currentTraits() {
        final class Probe: UIView {
            var style = UIUserInterfaceStyle.unspecified
            override func layoutSubviews() { style = UITraitCollection.current.userInterfaceStyle }
        }
        let stage = ViewStage()
        let probe = Probe(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        probe.overrideUserInterfaceStyle = .dark
        stage.window.addSubview(probe)
        stage.window.layoutIfNeeded()
        #expect(probe.style == .dark)
        #expect(UITraitCollection.current.userInterfaceStyle == .light)
    }

    @Test("Tint is inherited and announced to those who inherit it")
    func tint() {
        let parent = UIView()
        let (child, own) = (Recorder(frame: .zero), Recorder(frame: .zero))
        parent.addSubview(child)
        parent.addSubview(own)
        own.tintColor = .green
        (child.tints, own.tints) = (0, 0)
        #expect(child.tintColor === UIColor.systemBlue || child.tintColor == .systemBlue)
        parent.tintColor = .red
        #expect(child.tintColor == .red && child.tints == 1)
        #expect(own.tintColor == .green && own.tints == 0)
        parent.tintAdjustmentMode = .dimmed
        #expect(child.tintColor == .systemGray)
    }
}
