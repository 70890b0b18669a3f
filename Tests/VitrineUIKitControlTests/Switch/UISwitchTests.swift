import Testing
import VitrineTesting

@testable import VitrineUIKit

@MainActor @Suite struct UISwitchTests {
    private final class Log { var lines: [String] = [] }

    private func host(_ view: UISwitch, _ log: Log = Log()) -> TestHost {
        let root = UIView()
        view.frame.origin = CGPoint(x: 20, y: 10)
        view.addAction(
            UIAction { [unowned view] _ in log.lines.append("value \(view.isOn)") }, for: .valueChanged)
        view.addAction(UIAction { _ in log.lines.append("primary") }, for: .primaryActionTriggered)
        root.addSubview(view)
        return TestHost(root, size: CGSize(width: 100, height: 60), scale: 1)
    }

    @Test func `A switch is 51 by 31 points whatever its frame`() {
        let view = UISwitch(frame: CGRect(x: 5, y: 6, width: 200, height: 3))
        #expect(view.frame == CGRect(x: 5, y: 6, width: 51, height: 31))
        view.frame = CGRect(x: 1, y: 2, width: 10, height: 10)
        #expect(view.frame == CGRect(x: 1, y: 2, width: 51, height: 31))
        #expect(view.intrinsicContentSize == CGSize(width: 51, height: 31))
        #expect(view.sizeThatFits(.zero) == CGSize(width: 51, height: 31))
    }

    @Test func `A tap turns it and tells, setting it does not tell`() {
        let (view, log) = (UISwitch(), Log())
        let host = host(view, log)
        #expect(!view.isOn)
        host.tap(view)
        #expect(view.isOn)
        #expect(log.lines == ["value true", "primary"])
        view.isOn = false
        view.setOn(true, animated: true)
        #expect(log.lines.count == 2)
        #expect(view.accessibilityValue == "1")
    }

    @Test func `The thumb takes a fifth of a second from side to side, and a disabled switch stays`() {
        let view = UISwitch()
        let host = host(view)
        // The track is light gray at the right, where the thumb comes to.
        let right = CGPoint(x: 20 + 51 - 10, y: 25)
        let before = host.color(at: right)
        host.tap(view)
        host.advance(by: 0.1)
        let middle = host.color(at: right)
        host.advance(by: 0.3)
        let after = host.color(at: right)
        #expect(before.red < 0.95 && middle != before && after.red > 0.99 && after.blue > 0.99)
        // Left of the thumb it is green now.
        let left = host.color(at: CGPoint(x: 26, y: 25))
        #expect(left.green > left.red + 0.3)
        view.isEnabled = false
        host.tap(view)
        #expect(view.isOn)
    }

    @Test func `A drag across the middle turns it, once, and lifting the finger does not turn it back`() {
        let (view, log) = (UISwitch(), Log())
        let host = host(view, log)
        host.touchDown(at: CGPoint(x: 30, y: 25))
        for x in stride(from: 34.0, through: 70, by: 4) { host.touchMove(to: CGPoint(x: x, y: 25)) }
        #expect(log.lines == ["value true", "primary"])
        host.touchUp(at: CGPoint(x: 70, y: 25))
        #expect(view.isOn && log.lines.count == 2)
    }

    @Test func `Right to left, on is at the left`() {
        let view = UISwitch()
        view.semanticContentAttribute = .forceRightToLeft
        view.isOn = true
        let host = host(view)
        #expect(host.color(at: CGPoint(x: 30, y: 25)).red > 0.99)
        #expect(host.color(at: CGPoint(x: 65, y: 25)).red < 0.5)
    }

    @Test func `Space turns a switch that has the focus, and the tints are shown`() {
        let (view, log) = (UISwitch(), Log())
        view.onTintColor = .red
        view.thumbTintColor = .blue
        let host = host(view, log)
        host.press(.right)
        host.press(.select)
        #expect(view.isOn && log.lines == ["value true", "primary"])
        host.advance(by: 1)
        #expect(host.color(at: CGPoint(x: 30, y: 25)).red > 0.95)
        #expect(host.color(at: CGPoint(x: 58, y: 25)).blue > 0.95)
    }

    @Test func `In a scroll view a drag along the switch is the switch's`() {
        let (view, scroll) = (UISwitch(), UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 60)))
        scroll.contentSize = CGSize(width: 300, height: 60)
        view.frame.origin = CGPoint(x: 20, y: 10)
        scroll.addSubview(view)
        let host = TestHost(scroll, size: CGSize(width: 100, height: 60), scale: 1)
        host.drag(from: CGPoint(x: 30, y: 25), to: CGPoint(x: 70, y: 25), duration: 0.3)
        #expect(view.isOn && scroll.contentOffset.x == 0)
    }
}
