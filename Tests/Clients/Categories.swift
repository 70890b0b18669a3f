// Overrides in extensions of UIKit's classes, which Objective-C puts into the classes: what each prints says whose turn it
// was. The smoke test compares the lines.
import UIKit

var lines: [String] = []

extension UINavigationController {
    open override func viewDidLoad() {
        lines.append("category")
        super.viewDidLoad()
    }

    open override var preferredStatusBarStyle: UIStatusBarStyle {
        return topViewController?.preferredStatusBarStyle ?? .default
    }
}

extension UIControl {
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        return super.point(inside: point, with: event) || bounds.insetBy(dx: -20, dy: -20).contains(point)
    }
}

extension UIButton {
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        lines.append("button")
        return super.point(inside: point, with: event)
    }
}

extension UITabBar {
    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        var size = super.sizeThatFits(size)
        size.height += 30
        return size
    }
}

class Navigation: UINavigationController {
    override func viewDidLoad() {
        lines.append("class")
        super.viewDidLoad()
        lines.append("end")
    }
}

class Gradient: UIView {
    override class var layerClass: AnyClass { return CAGradientLayer.self }
    override var layer: CAGradientLayer { return super.layer as! CAGradientLayer }
}

class Screen: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { return .lightContent }
}

extension UIViewController {
    static func fromNib() -> Self {
        return self.init(nibName: nil, bundle: nil)
    }
}

extension CGFloat {
    func clamped(_ low: CGFloat, _ high: CGFloat) -> CGFloat { return abs(min(max(self, low), high)) }
}

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let type: UINavigationController.Type = Navigation.self
        let navigation = type.init(rootViewController: Screen.fromNib())
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = navigation
        window?.makeKeyAndVisible()
        lines.append(navigation.preferredStatusBarStyle == .lightContent ? "light" : "dark")

        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        lines.append("\(button.point(inside: CGPoint(x: -15, y: 5), with: nil))")
        lines.append("\(UIView(frame: button.frame).point(inside: CGPoint(x: -15, y: 5), with: nil))")
        lines.append("\(UISwitch().point(inside: CGPoint(x: -15, y: 5), with: nil))")
        lines.append("\(UITabBar().sizeThatFits(.zero).height)")
        let gradient = Gradient()
        gradient.layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        lines.append("\(gradient.layer.colors?.count ?? 0) \((-3 as CGFloat).clamped(-2, 4))")
        print(lines.joined(separator: " "))
        return true
    }
}
