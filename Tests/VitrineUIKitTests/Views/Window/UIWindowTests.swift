import Testing
import VitrineGraphics
import VitrineTesting
import VitrineUIKit

@MainActor
@Suite("Windows and events", .serialized)
struct UIWindowTests {
    @Test("Without an application a window is an iPhone's, hidden and without safe area")
    func defaults() {
        let window = UIWindow()
        #expect(window.frame == CGRect(x: 0, y: 0, width: 375, height: 812))
        #expect(window.isHidden)
        #expect(!window.isKeyWindow)
        #expect(window.safeAreaInsets == .zero)
        #expect(window.traitCollection.userInterfaceIdiom == .phone)
        #expect(window.traitCollection.displayScale == 3)
        window.makeKeyAndVisible()
        #expect(window.isKeyWindow)
        #expect(UIApplication.shared.windows.contains { $0 === window })
        window.isHidden = true
        #expect(!UIApplication.shared.windows.contains { $0 === window })
    }

    @Test("Laying out a window lays out everything in it")
    func layout() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let controller = UIViewController()
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
        #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
        window.isHidden = true
    }

    @Test("Touches go to the frontmost view, and up the chain when it does not take them")
    func touches() {
        let view = TouchView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let child = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        view.addSubview(child)
        let host = TestHost(view)
        host.tap(child)
        #expect(view.events == ["began", "ended"])
        view.events = []
        host.click(at: CGPoint(x: 10, y: 10))
        #expect(view.events == ["began", "ended"])
        view.events = []
        host.touchDown(at: CGPoint(x: 10, y: 10))
        host.cancelTouch(at: CGPoint(x: 10, y: 10))
        #expect(view.events == ["began", "cancelled"])
    }

    @Test("A second finger reaches a view only if it takes several")
    func multipleTouches() {
        let view = TouchView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let host = TestHost(view)
        for isEnabled in [false, true] {
            view.isMultipleTouchEnabled = isEnabled
            view.events = []
            host.touchDown(at: CGPoint(x: 10, y: 10), finger: 0)
            host.touchDown(at: CGPoint(x: 50, y: 50), finger: 1)
            host.touchUp(at: CGPoint(x: 50, y: 50), finger: 1)
            host.touchUp(at: CGPoint(x: 10, y: 10), finger: 0)
            #expect(view.events == (isEnabled ? ["began", "began", "ended", "ended"] : ["began", "ended"]))
        }
    }

    @Test("A button is tapped")
    func button() {
        let view = UIView()
        let button = UIButton(frame: CGRect(x: 10, y: 10, width: 100, height: 40))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        view.addSubview(button)
        let host = TestHost(view)
        host.tap(button)
        #expect(taps == 1)
        host.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 20, y: 400))
        #expect(taps == 1)
    }

    @Test("Taps close together in time and place are counted")
    func tapCount() {
        let view = CountingView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let host = TestHost(view)
        host.tap(at: CGPoint(x: 50, y: 50), count: 3)
        #expect(view.counts == [1, 2, 3])
        host.advance(by: 0.4)
        host.tap(at: CGPoint(x: 50, y: 50))
        host.tap(at: CGPoint(x: 150, y: 150))
        #expect(view.counts == [1, 2, 3, 1, 1])
    }

    @Test("Keys go to the first responder")
    func presses() {
        let view = KeyView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let root = UIView()
        root.addSubview(view)
        let host = TestHost(root)
        #expect(view.becomeFirstResponder())
        #expect(view.isFirstResponder)
        host.type("Hi!")
        #expect(view.typed == "Hi!")
        host.press(.backspace)
        #expect(view.keys.last == .keyboardDeleteOrBackspace)
        #expect(view.resignFirstResponder())
        host.type("x")
        #expect(view.typed == "Hi!")
    }

    @Test("A press without focus starts at the controller and can be taken there")
    func controllerPresses() {
        let controller = PressController()
        let host = TestHost(controller)
        host.press(.playPause)
        #expect(controller.types == [.playPause])
        host.press(.menu)
        #expect(controller.types == [.playPause, .menu])
    }

    @Test("The window's tree is described line by line")
    func tree() {
        let view = UIView()
        let label = UILabel(frame: CGRect(x: 10, y: 20, width: 100, height: 20))
        label.text = "Title"
        label.alpha = 0.5
        view.addSubview(label)
        let host = TestHost(view)
        #expect(
            host.tree == """
                UIView (0 0 375 812)
                  UILabel (10 20 100 20) alpha 0.5 "Title"
                """)
    }

    @Test(
        "A bare view is shown on the system's background, a controller's view on black, as in an application")
    func background() {
        func brightness(_ host: TestHost, at point: CGPoint) -> Double {
            let color = host.color(at: point)
            return (color.red + color.green + color.blue) / 3
        }
        func label() -> UILabel {
            let label = UILabel()
            label.text = "██"
            return label
        }
        let (paper, ink) = (CGPoint(x: 90, y: 45), CGPoint(x: 8, y: 25))
        let size = CGSize(width: 100, height: 50)
        let light = TestHost(label(), size: size)
        #expect(brightness(light, at: paper) == 1)
        #expect(brightness(light, at: ink) == 0)
        let dark = TestHost(label(), size: size, style: .dark)
        #expect(brightness(dark, at: paper) == 0)
        #expect(brightness(dark, at: ink) == 1)
        #expect(brightness(TestHost(UIViewController(), size: size), at: paper) == 0)
        let television = TestHost(label(), device: .appleTV, size: size)
        #expect(abs(brightness(television, at: paper) - 0.92) < 0.01)
    }

    @Test("A picture is recorded, then compared, and a difference is written beside it")
    func pictures() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let view = UIView()
        view.backgroundColor = .red
        let host = TestHost(view, size: CGSize(width: 20, height: 10), scale: 1)
        #expect(throws: PictureMismatch.recorded(path: "\(folder)/red.png")) {
            try host.verifyPicture("red", directory: folder, reports: folder)
        }
        GraphicsCounters.reset()
        try host.verifyPicture("red", directory: folder, reports: folder)
        // Equal bytes are no pixels to compare.
        #expect(GraphicsCounters.imagesCompared == 0)
        let spot = UIView(frame: CGRect(x: 0, y: 0, width: 3, height: 2))
        spot.backgroundColor = .blue
        view.addSubview(spot)
        let mismatch = PictureMismatch.pixels(
            count: 6, total: 200, actualPath: "\(folder)/red-actual.png",
            expectedPath: "\(folder)/red-expected.png", differencePath: "\(folder)/red-difference.png")
        #expect(throws: mismatch) { try host.verifyPicture("red", directory: folder, reports: folder) }
        #expect(FileManager.default.fileExists(atPath: "\(folder)/red-difference.png"))
    }
}

@MainActor
private final class CountingView: UIView {
    var counts: [Int] = []
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        counts += touches.map(\.tapCount)
    }
}

@MainActor
private final class KeyView: UIView {
    var typed = ""
    var keys: [UIKeyboardHIDUsage] = []
    override var canBecomeFirstResponder: Bool { true }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses {
            typed += press.key?.characters ?? ""
            if let key = press.key?.keyCode { keys.append(key) }
        }
    }
}

@MainActor
private final class PressController: UIViewController {
    var types: [UIPress.PressType] = []
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        types += presses.map(\.type)
    }
}
