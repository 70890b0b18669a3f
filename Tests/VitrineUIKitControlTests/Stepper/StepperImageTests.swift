import Testing
import VitrineTesting

@testable import VitrineUIKit

@MainActor @Suite("Images of steppers")
struct StepperImageTests {
    private func host(_ view: UIStepper) -> TestHost {
        let root = UIView()
        root.backgroundColor = .white
        view.frame.origin = CGPoint(x: 10, y: 10)
        root.addSubview(view)
        return TestHost(root, size: CGSize(width: 150, height: 60), scale: 1)
    }

    private func image(_ color: UIColor, _ width: CGFloat = 1, _ height: CGFloat = 1) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
    }

    private func isColor(_ host: TestHost, _ x: CGFloat, _ y: CGFloat, _ color: (Double, Double, Double))
        -> Bool
    {
        let found = host.color(at: CGPoint(x: x, y: y))
        return abs(found.red - color.0) < 0.02 && abs(found.green - color.1) < 0.02
            && abs(found.blue - color.2) < 0.02
    }

    @Test("Backgrounds are there by the state of each button, dividers between them, and the grey comes back")
    func backgrounds() {
        let view = UIStepper()
        view.value = 50
        let own = view.backgroundColor
        view.setBackgroundImage(image(.red), for: .normal)
        view.setBackgroundImage(image(.blue), for: .highlighted)
        view.setBackgroundImage(image(.green), for: .disabled)
        view.setDividerImage(image(.black, 4), forLeftSegmentState: .normal, rightSegmentState: .normal)
        let host = host(view)
        #expect(isColor(host, 12, 12, (1, 0, 0)) && isColor(host, 102, 40, (1, 0, 0)))
        #expect(isColor(host, 56, 11, (0, 0, 0)) && isColor(host, 58, 40, (0, 0, 0)))
        #expect(isColor(host, 53, 11, (1, 0, 0)) && isColor(host, 60, 11, (1, 0, 0)))
        host.touchDown(at: CGPoint(x: 80, y: 30))
        #expect(isColor(host, 12, 12, (1, 0, 0)) && isColor(host, 102, 40, (0, 0, 1)))
        host.touchUp(at: CGPoint(x: 80, y: 30))
        host.perform { view.value = 100 }
        #expect(isColor(host, 12, 12, (1, 0, 0)) && isColor(host, 102, 40, (0, 1, 0)))
        #expect(view.backgroundImage(for: .normal) != nil && view.backgroundImage(for: .selected) == nil)
        for state in [UIControl.State.normal, .highlighted, .disabled] {
            view.setBackgroundImage(nil, for: state)
        }
        #expect(view.backgroundColor == own && view.layer.cornerRadius == 8)
        #expect(view.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal)?.size.width == 4)
    }

    @Test(
        "Signs of the program's are drawn in the tint colour; without any there are a minus and a plus to ask for"
    )
    func signs() throws {
        let view = UIStepper()
        view.value = 50
        view.tintColor = .red
        #expect(view.incrementImage(for: .normal) != nil && view.incrementImage(for: .disabled) == nil)
        view.setIncrementImage(image(.black, 10, 8), for: .normal)
        view.setDecrementImage(
            image(.blue, 10, 8).withRenderingMode(.alwaysOriginal), for: .normal)
        view.setDecrementImage(
            image(.green, 10, 8).withRenderingMode(.alwaysOriginal), for: .disabled)
        let host = host(view)
        // In the middle of the halves: 10 + 23.5 and 10 + 70.5.
        #expect(isColor(host, 33, 26, (0, 0, 1)) && isColor(host, 80, 26, (1, 0, 0)))
        #expect(isColor(host, 30, 23, (0, 0, 1)) && !isColor(host, 24, 26, (0, 0, 1)))
        host.perform { view.value = 0 }
        #expect(isColor(host, 33, 26, (0, 1, 0)))
        view.setIncrementImage(nil, for: .normal)
        host.layout()
        #expect(view.incrementImage(for: .normal) != nil)
        #expect(!isColor(host, 77, 23, (1, 0, 0)))
    }

    @Test("The left button shows the left cap, the right one the right cap")
    func caps() {
        let view = UIStepper()
        view.value = 50
        let ends = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 4)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 12, height: 4))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            context.fill(CGRect(x: 8, y: 0, width: 4, height: 4))
        }
        view.setBackgroundImage(
            ends.resizableImage(
                withCapInsets: UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 4), resizingMode: .stretch),
            for: .normal)
        let host = host(view)
        #expect(isColor(host, 11, 12, (0, 0, 1)) && isColor(host, 102, 12, (0, 0, 1)))
        #expect(isColor(host, 20, 12, (1, 0, 0)) && isColor(host, 54, 12, (1, 0, 0)))
        #expect(isColor(host, 60, 12, (1, 0, 0)) && isColor(host, 95, 12, (1, 0, 0)))
    }

    @Test("Proxies set them, too")
    func appearance() {
        let view = UIStepper()
        let host = host(view)
        host.perform { UIStepper.appearance().setBackgroundImage(image(.red), for: .normal) }
        view.removeFromSuperview()
        host.window.addSubview(view)
        #expect(view.backgroundImage(for: .normal) != nil)
    }
}
