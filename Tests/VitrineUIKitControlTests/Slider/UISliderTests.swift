import Testing
import VitrineTesting

@testable import VitrineUIKit

@MainActor @Suite struct UISliderTests {
    private func host(_ view: UISlider) -> TestHost {
        let root = UIView()
        view.frame = CGRect(x: 10, y: 10, width: 128, height: 31)
        root.addSubview(view)
        return TestHost(root, size: CGSize(width: 150, height: 60), scale: 1)
    }

    @Test func `Values are kept within limits that push each other`() {
        let view = UISlider()
        #expect(view.value == 0 && view.minimumValue == 0 && view.maximumValue == 1 && view.isContinuous)
        view.value = 2
        #expect(view.value == 1)
        view.maximumValue = 0.5
        #expect(view.value == 0.5)
        view.minimumValue = 3
        #expect(view.maximumValue == 3 && view.value == 3)
        view.maximumValue = -1
        #expect(view.minimumValue == -1 && view.value == -1)
        view.value = .nan
        #expect(view.value == -1)
    }

    @Test func `The thumb goes from edge to edge`() {
        let view = UISlider()
        let bounds = CGRect(x: 0, y: 0, width: 128, height: 31)
        let track = view.trackRect(forBounds: bounds)
        #expect(track == CGRect(x: 2, y: 13, width: 124, height: 4))
        func thumb(_ value: Float) -> CGRect {
            view.thumbRect(forBounds: bounds, trackRect: track, value: value)
        }
        #expect(thumb(0) == CGRect(x: 0, y: 1, width: 28, height: 28))
        #expect(thumb(0.5).midX == 64 && thumb(1).maxX == 128)
        view.semanticContentAttribute = .forceRightToLeft
        #expect(thumb(0).maxX == 128 && thumb(1).minX == 0)
        #expect(view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 31))
    }

    @Test func `Dragging the thumb changes the value all the way, a touch beside it nothing`() {
        let view = UISlider()
        var values: [Float] = []
        view.addAction(UIAction { [unowned view] _ in values.append(view.value) }, for: .valueChanged)
        let host = host(view)
        host.tap(at: CGPoint(x: 120, y: 25))
        #expect(values == [])
        host.touchDown(at: CGPoint(x: 24, y: 25))
        host.touchMove(to: CGPoint(x: 49, y: 25))
        host.touchMove(to: CGPoint(x: 74, y: 25))
        host.touchUp(at: CGPoint(x: 74, y: 25))
        #expect(values == [0.25, 0.5])
        values = []
        view.isContinuous = false
        host.touchDown(at: CGPoint(x: 74, y: 25))
        host.touchMove(to: CGPoint(x: 99, y: 25))
        host.touchMove(to: CGPoint(x: 400, y: 25))
        #expect(values == [])
        host.touchUp(at: CGPoint(x: 400, y: 25))
        #expect(values == [1])
    }

    @Test func `Arrows and assistive technology move it by a tenth`() {
        let view = UISlider()
        view.value = 0.5
        let host = host(view)
        host.press(.down)
        #expect(view.isFocused)
        host.press(.right)
        #expect(view.value == 0.6)
        host.press([.left, .left])
        #expect(view.value == 0.4 || abs(view.value - 0.4) < 1e-6)
        #expect(view.accessibilityTraits == .adjustable && view.accessibilityValue == "40%")
        view.accessibilityIncrement()
        #expect(view.accessibilityValue == "50%")
        view.isEnabled = false
        view.accessibilityIncrement()
        #expect(view.accessibilityValue == "50%" && view.accessibilityTraits == [.adjustable, .notEnabled])
    }

    @Test func `In a scroll view a drag along the thumb slides, beside it scrolls`() {
        let (view, scroll) = (UISlider(), UIScrollView(frame: CGRect(x: 0, y: 0, width: 150, height: 60)))
        scroll.contentSize = CGSize(width: 450, height: 60)
        view.frame = CGRect(x: 10, y: 10, width: 128, height: 31)
        scroll.addSubview(view)
        let host = TestHost(scroll, size: CGSize(width: 150, height: 60), scale: 1)
        host.drag(from: CGPoint(x: 24, y: 25), to: CGPoint(x: 74, y: 25), duration: 0.3)
        // The finger has gone 11 points when it is clear that it does not scroll.
        let value = view.value
        #expect(value > 0.38 && value < 0.51 && scroll.contentOffset.x == 0)
        host.drag(from: CGPoint(x: 130, y: 25), to: CGPoint(x: 60, y: 25), duration: 0.3)
        #expect(view.value == value && scroll.contentOffset.x > 20)
    }

    @Test func `Images and colours are shown for the state`() {
        let view = UISlider()
        view.value = 0.5
        view.minimumTrackTintColor = .red
        view.maximumTrackTintColor = .green
        view.thumbTintColor = .blue
        let host = host(view)
        #expect(host.color(at: CGPoint(x: 30, y: 25)).red > 0.95)
        #expect(host.color(at: CGPoint(x: 120, y: 25)).green > 0.95)
        #expect(host.color(at: CGPoint(x: 74, y: 25)).blue > 0.95)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 12)).image { _ in }
        view.setThumbImage(image, for: .normal)
        #expect(view.currentThumbImage === image && view.thumbImage(for: .highlighted) == nil)
        let track = view.trackRect(forBounds: view.bounds)
        #expect(
            view.thumbRect(forBounds: view.bounds, trackRect: track, value: 0).size
                == CGSize(width: 10, height: 12))
        view.minimumValueImage = image
        #expect(view.trackRect(forBounds: view.bounds).minX == 22)
    }
}
