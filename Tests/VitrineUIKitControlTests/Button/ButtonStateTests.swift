import Foundation
import Testing
import VitrineTesting

@testable import VitrineUIKit

@MainActor
@Suite("Buttons: states")
struct ButtonStateTests {
    @Test("A key does what a finger does; a remote triggers the primary action alone")
    func keys() {
        for (device, expected) in [
            (TestHost.Device.desktop, ["down", "up", "primary"]), (.iPhone, ["down", "up", "primary"]),
            (.appleTV, ["primary"]),
        ] {
            var events: [String] = []
            let button = UIButton(frame: CGRect(x: 10, y: 10, width: 80, height: 30))
            button.addAction(UIAction { _ in events.append("down") }, for: .touchDown)
            button.addAction(UIAction { _ in events.append("up") }, for: .touchUpInside)
            button.addAction(UIAction { _ in events.append("primary") }, for: .primaryActionTriggered)
            let root = UIView()
            root.addSubview(button)
            let controller = UIViewController()
            controller.view = root
            let host = TestHost(controller, device: device, size: CGSize(width: 100, height: 50))
            // The first key shows where the focus is.
            if device != .appleTV { host.press(.right) }
            host.press(.select)
            #expect(events == expected, "\(device)")
        }
    }

    @Test("A state without a value of its own has that of the normal state, not those of its parts")
    func fallback() {
        let button = UIButton(type: .custom)
        button.setTitle("Normal", for: .normal)
        button.setTitle("Selected", for: .selected)
        button.setTitleColor(.red, for: .normal)
        button.setTitleColor(.green, for: .highlighted)
        button.setTitleShadowColor(.black, for: .normal)
        button.isSelected = true
        #expect(button.currentTitle == "Selected")
        #expect(button.currentTitleColor == .red)
        button.isHighlighted = true
        #expect(button.currentTitle == "Normal")
        #expect(button.currentTitleColor == .red)
        button.setTitle("Both", for: [.selected, .highlighted])
        #expect(button.currentTitle == "Both")
        #expect(button.titleLabel?.text == "Both")
        #expect(button.currentTitleShadowColor == .black)
        #expect(button.titleLabel?.shadowColor == .black)
        #expect(button.titleLabel?.shadowOffset == .zero)
        // What was set for no state is that of the normal one.
        #expect(button.title(for: .disabled) == button.title(for: .normal))
        #expect(UIButton().title(for: .disabled) == nil && UIButton().image(for: .selected) == nil)
        #expect(UIButton().titleColor(for: .highlighted) == .white)
    }

    @Test("An attributed title comes before a plain one, unless the state has only a plain one")
    func attributed() {
        let button = UIButton(type: .system)
        button.setTitle("Plain", for: .normal)
        button.setAttributedTitle(NSAttributedString(string: "Attributed"), for: .normal)
        button.setTitle("Off", for: .disabled)
        #expect(button.currentAttributedTitle?.string == "Attributed")
        #expect(button.titleLabel?.text == "Attributed")
        button.isEnabled = false
        #expect(button.currentAttributedTitle == nil)
        #expect(button.titleLabel?.text == "Off")
        button.isEnabled = true
        button.setAttributedTitle(nil, for: .normal)
        #expect(button.titleLabel?.text == "Plain")
    }

    @Test("A pressed system button dims, a pressed custom button darkens its image")
    func pressed() {
        let system = UIButton(type: .system)
        system.setTitle("A", for: .normal)
        system.isHighlighted = true
        #expect(system.titleLabel?.layer.opacity == 0.2)
        let custom = UIButton(type: .custom)
        custom.setTitle("A", for: .normal)
        custom.setImage(ButtonSheet.triangle(), for: .normal)
        custom.isHighlighted = true
        #expect(custom.titleLabel?.alpha == 1)
        #expect(custom.imageView?.isShaded == true)
        custom.adjustsImageWhenHighlighted = false
        #expect(custom.imageView?.isShaded == false)
        custom.isHighlighted = false
        custom.isEnabled = false
        #expect(custom.imageView?.alpha == 0.5)
        custom.adjustsImageWhenDisabled = false
        #expect(custom.imageView?.alpha == 1)
    }

    @Test("Images of system buttons are templates, unless they say otherwise")
    func templates() {
        let image = ButtonSheet.triangle()
        let system = UIButton(type: .system)
        system.setImage(image, for: .normal)
        #expect(system.imageView?.image?.renderingMode == .alwaysTemplate)
        system.setImage(image.withRenderingMode(.alwaysOriginal), for: .normal)
        #expect(system.imageView?.image?.renderingMode == .alwaysOriginal)
        let custom = UIButton(type: .custom)
        custom.setImage(image, for: .normal)
        #expect(custom.imageView?.image?.renderingMode == .automatic)
    }

    @Test("Actions give title and image")
    func actions() {
        let image = ButtonSheet.triangle()
        var count = 0
        let action = UIAction(title: "Add", image: image) { _ in count += 1 }
        let framed = UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 40), primaryAction: action)
        #expect(framed.buttonType == .custom)
        #expect(framed.currentTitle == "Add" && framed.currentImage == image)
        let system = UIButton(primaryAction: action)
        #expect(system.buttonType == .system && system.currentTitle == "Add")
        let configured = UIButton(configuration: .filled(), primaryAction: action)
        #expect(configured.titleLabel?.text == "Add")
        configured.sendActions(for: .primaryActionTriggered)
        #expect(count == 1)
    }

    @Test("A button that changes its selection does so before its actions are performed")
    func selection() {
        let view = UIView()
        var seen: [Bool] = []
        let button = UIButton(
            type: .system,
            primaryAction: UIAction(title: "On") { seen.append(($0.sender as! UIButton).isSelected) })
        button.frame = CGRect(x: 20, y: 20, width: 100, height: 44)
        button.changesSelectionAsPrimaryAction = true
        view.addSubview(button)
        let host = TestHost(view, size: CGSize(width: 200, height: 100))
        host.tap(button)
        host.tap(button)
        host.touchDown(at: CGPoint(x: 60, y: 40))
        host.cancelTouch(at: CGPoint(x: 60, y: 40))
        #expect(seen == [true, false])
    }

    @Test("A press of select lifts, sinks and performs on a television")
    func television() {
        let view = UIView()
        var count = 0
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Play") { _ in count += 1 })
        button.frame = CGRect(x: 100, y: 100, width: 300, height: 86)
        view.addSubview(button)
        let host = TestHost(view, device: .appleTV)
        host.settle()
        #expect(button.isFocused)
        // A tenth larger; white, with black text.
        #expect(button.transform.a == 1.1)
        #expect(button.titleLabel?.textColor == .black)
        #expect(button.titleLabel?.font.pointSize == 38)
        // A headline is 38 × 1.1934 = 45.3, on whole pixels 46 points high; with 2 × 20 it is 86.
        #expect(button.intrinsicContentSize.height == 86)
        host.pressDown(.select)
        host.advance(by: 0.2)
        #expect(abs(button.transform.a - 1.1 * 0.95) < 1e-9)
        host.pressUp(.select)
        host.settle()
        #expect(button.transform.a == 1.1)
        #expect(count == 1)
    }

    @Test("A button that is to shine while it is pressed does so in its middle, without a configuration")
    func glow() {
        let button = UIButton(type: .custom)
        button.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
        #expect(!button.showsTouchWhenHighlighted)
        button.isHighlighted = true
        button.showsTouchWhenHighlighted = true
        func glows() -> [UIView] { button.subviews.filter { $0.layer is CAGradientLayer } }
        #expect(glows().map(\.center) == [CGPoint(x: 30, y: 20)])
        button.isHighlighted = false
        #expect(glows().isEmpty)
        button.isHighlighted = true
        button.showsTouchWhenHighlighted = false
        #expect(glows().isEmpty && !button.showsTouchWhenHighlighted)
        button.configuration = .plain()
        button.showsTouchWhenHighlighted = true
        #expect(glows().isEmpty)
    }
}
