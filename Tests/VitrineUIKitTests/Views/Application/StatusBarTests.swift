import Testing
import VitrineTesting

@testable import VitrineUIKit

@Suite("Status bars and the coordinates of screens")
@MainActor
struct StatusBarTests {
    private final class Quiet: UIViewController {
        override var prefersStatusBarHidden: Bool { true }
        override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    }

    private final class Around: UIViewController {
        override var childForStatusBarHidden: UIViewController? { children.first }
    }

    @Test("The bar is where a phone keeps the top of the screen free, and a desktop has none")
    func frames() {
        TestHost(UIViewController(), device: .iPhone).perform {
            let manager = UIStatusBarManager(of: .current)
            #expect(manager.statusBarFrame == CGRect(x: 0, y: 0, width: 375, height: 44))
            #expect(!manager.isStatusBarHidden)
            #expect(manager.statusBarStyle == .default)
        }
        TestHost(UIViewController(), device: .desktop).perform {
            #expect(UIStatusBarManager(of: .current).statusBarFrame == .zero)
            #expect(UIStatusBarManager(of: .current).isStatusBarHidden)
        }
    }

    @Test("The controller in front says what the bar is like, or the child that it names")
    func preferences() {
        let around = Around()
        around.addChild(Quiet())
        TestHost(around, device: .iPhone).perform {
            #expect(UIStatusBarManager(of: .current).isStatusBarHidden)
            #expect(UIStatusBarManager(of: .current).statusBarStyle == .default)
        }
        TestHost(Quiet(), device: .iPhone).perform {
            #expect(UIStatusBarManager(of: .current).statusBarStyle == .lightContent)
        }
    }

    @Test("A window that stands apart is offset on the screen")
    func spaces() {
        let window = UIWindow(frame: CGRect(x: 32, y: 64, width: 128, height: 128))
        let view = UIView(frame: CGRect(x: 4, y: 8, width: 16, height: 16))
        window.addSubview(view)
        let screen = UIScreen.main.coordinateSpace
        #expect(view.convert(CGPoint(x: 1, y: 1), to: screen) == CGPoint(x: 37, y: 73))
        #expect(view.convert(CGPoint(x: 37, y: 73), from: screen) == CGPoint(x: 1, y: 1))
        #expect(view.convert(view.bounds, to: screen) == CGRect(x: 36, y: 72, width: 16, height: 16))
        #expect(screen.convert(CGRect(x: 36, y: 72, width: 16, height: 16), to: view) == view.bounds)
        #expect(
            screen.convert(CGPoint(x: 3, y: 4), to: UIScreen.main.fixedCoordinateSpace) == CGPoint(x: 3, y: 4)
        )
    }

    private final class Shaken: UIViewController {
        var heard: [String] = []
        override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
            heard.append("began \(event?.type == .motion) \(event?.subtype == .motionShake)")
        }
        override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
            heard.append("ended \(motion == .motionShake)")
        }
    }

    @Test("Who is shaken hears of it, from a view within, too")
    func shake() {
        let controller = Shaken()
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 30))
        controller.view.addSubview(field)
        let host = TestHost(controller, device: .iPhone)
        host.shake()
        #expect(controller.heard == ["began true true", "ended true"])
        field.becomeFirstResponder()
        host.shake()
        #expect(controller.heard.count == 4)
    }

    @Test("Effects of motion say what they add at an offset, and are kept by their views")
    func motionEffects() {
        let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
        #expect(effect.keyPathsAndRelativeValues(forViewerOffset: .zero) == nil)
        effect.minimumRelativeValue = -10
        effect.maximumRelativeValue = 10.0
        func value(_ x: CGFloat) -> Double? {
            effect.keyPathsAndRelativeValues(
                forViewerOffset: UIOffset(horizontal: x, vertical: 1))?["center.x"] as? Double
        }
        #expect(value(0) == 0 && value(1) == 10 && value(-0.5) == -5 && value(7) == 10)
        let group = UIMotionEffectGroup()
        group.motionEffects = [effect]
        #expect(group.keyPathsAndRelativeValues(forViewerOffset: .zero)?.count == 1)
        let view = UIView()
        view.addMotionEffect(group)
        view.addMotionEffect(effect)
        view.removeMotionEffect(group)
        #expect(view.motionEffects == [effect])
    }
}
