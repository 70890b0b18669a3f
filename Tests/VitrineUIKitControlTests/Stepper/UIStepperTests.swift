import Testing
import VitrineTesting

@testable import VitrineUIKit

@MainActor @Suite struct UIStepperTests {
    private func host(_ view: UIStepper) -> TestHost {
        let root = UIView()
        view.frame.origin = CGPoint(x: 10, y: 10)
        root.addSubview(view)
        return TestHost(root, size: CGSize(width: 150, height: 60), scale: 1)
    }
    private let minus = CGPoint(x: 30, y: 26)
    private let plus = CGPoint(x: 80, y: 26)

    @Test func `Taps change the value by a step, within the limits, and tell`() {
        let view = UIStepper()
        #expect(view.value == 0 && view.maximumValue == 100 && view.stepValue == 1)
        #expect(view.frame.size == CGSize(width: 94, height: 32))
        var log: [Double] = []
        view.addAction(UIAction { [unowned view] _ in log.append(view.value) }, for: .valueChanged)
        view.stepValue = 60
        let host = host(view)
        host.tap(at: minus)
        #expect(log == [])
        for _ in 0..<3 { host.tap(at: plus) }
        #expect(log == [60, 100])
        view.wraps = true
        host.tap(at: plus)
        #expect(log == [60, 100, 0])
        host.tap(at: minus)
        #expect(log == [60, 100, 0, 100])
        view.value = -5
        #expect(view.value == 0 && log.count == 4)
    }

    @Test func `A button that is held repeats after half a second, ten times a second`() {
        let view = UIStepper()
        let host = host(view)
        host.touchDown(at: plus)
        host.advance(by: 0.45)
        #expect(view.value == 0)
        host.advance(by: 0.1)
        #expect(view.value == 1)
        host.advance(by: 0.3)
        #expect(view.value == 4)
        host.touchUp(at: plus)
        host.advance(by: 1)
        #expect(view.value == 4)
        view.autorepeat = false
        host.touchDown(at: plus)
        host.advance(by: 2)
        #expect(view.value == 4)
        host.touchUp(at: plus)
        #expect(view.value == 5)
    }

    @Test func `Arrows and assistive technology step`() {
        let view = UIStepper()
        let host = host(view)
        host.press([.down, .right, .right, .left])
        #expect(view.value == 1 && view.accessibilityValue == "1")
        view.accessibilityIncrement()
        #expect(view.value == 2 && view.accessibilityTraits == .adjustable)
    }
}
