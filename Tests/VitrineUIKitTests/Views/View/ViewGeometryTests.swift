import Testing
import UIKitTestSupport
import VitrineUIKit

@Suite("Views' geometry")
@MainActor
struct ViewGeometryTests {
    @Test("Frame, bounds and centre stay consistent")
    func consistency() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(view.center == CGPoint(x: 25, y: 40))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
        view.bounds = CGRect(x: 5, y: 5, width: 60, height: 20)
        #expect(view.frame == CGRect(x: -5, y: 30, width: 60, height: 20))
        view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(view.bounds == CGRect(x: 5, y: 5, width: 10, height: 10))
        view.layer.anchorPoint = .zero
        #expect(view.frame.origin == CGPoint(x: 5, y: 5))
    }

    @Test("The frame of a transformed view is the box around it")
    func transformed() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        let frame = view.frame
        #expect(
            close(frame.minX, 10) && close(frame.minY, -10) && close(frame.width, 20)
                && close(frame.height, 40))
        #expect(view.bounds.size == CGSize(width: 40, height: 20))
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        #expect(view.bounds.size == CGSize(width: 10, height: 10))
        #expect(view.center == CGPoint(x: 10, y: 10))
    }

    @Test("Points convert through scrolled and transformed views")
    func conversion() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let scrolled = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
        scrolled.bounds.origin = CGPoint(x: 0, y: 50)
        let cell = UIView(frame: CGRect(x: 20, y: 60, width: 40, height: 40))
        cell.transform = CGAffineTransform(scaleX: 2, y: 2)
        root.addSubview(scrolled)
        scrolled.addSubview(cell)
        // The cell's middle is at (40, 80) of the scrolled view, which shows it at (50, 40) of the root.
        #expect(cell.convert(CGPoint(x: 20, y: 20), to: root) == CGPoint(x: 50, y: 40))
        #expect(cell.convert(CGPoint(x: 0, y: 0), to: root) == CGPoint(x: 10, y: 0))
        #expect(cell.convert(CGPoint(x: 10, y: 0), from: root) == CGPoint(x: 0, y: 0))
        #expect(
            cell.convert(cell.bounds, to: root) == CGRect(x: 10, y: 0, width: 80, height: 80))
        let sibling = UIView(frame: CGRect(x: 100, y: 100, width: 10, height: 10))
        root.addSubview(sibling)
        #expect(cell.convert(CGPoint(x: 20, y: 20), to: sibling) == CGPoint(x: -50, y: -60))
        #expect(cell.convert(CGPoint(x: 20, y: 20), to: nil) == CGPoint(x: 50, y: 40))
    }

    @Test("Hit testing goes from the front, through transforms, past what is hidden, clear or disabled")
    func hitTesting() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let back = UIView(frame: root.bounds)
        let front = UIView(frame: CGRect(x: 50, y: 50, width: 20, height: 20))
        root.addSubview(back)
        root.addSubview(front)
        #expect(root.hitTest(CGPoint(x: 60, y: 60), with: nil) === front)
        #expect(root.hitTest(CGPoint(x: 45, y: 45), with: nil) === back)
        front.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(root.hitTest(CGPoint(x: 45, y: 45), with: nil) === front)
        front.alpha = 0.005
        #expect(root.hitTest(CGPoint(x: 60, y: 60), with: nil) === back)
        front.alpha = 1
        front.isUserInteractionEnabled = false
        #expect(root.hitTest(CGPoint(x: 60, y: 60), with: nil) === back)
        back.isHidden = true
        #expect(root.hitTest(CGPoint(x: 60, y: 60), with: nil) === root)
        #expect(root.hitTest(CGPoint(x: 100, y: 60), with: nil) == nil)
    }

    // Delta 100 on a container of 100; the subview has margins 10 and 30 around 60.
    nonisolated static let masks: [(UIView.AutoresizingMask, CGFloat, CGFloat)] = [
        ([], 10, 60),
        ([.flexibleWidth], 10, 160),
        ([.flexibleLeftMargin], 110, 60),
        ([.flexibleRightMargin], 10, 60),
        ([.flexibleLeftMargin, .flexibleRightMargin], 35, 60),
        ([.flexibleLeftMargin, .flexibleWidth], 10 + 100.0 / 7, 60 + 600.0 / 7),
        ([.flexibleWidth, .flexibleRightMargin], 10, 60 + 100.0 * 60 / 90),
        ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 20, 120),
    ]

    @Test("Autoresizing shares a change among the flexible parts in proportion", arguments: masks)
    func autoresizing(_ mask: UIView.AutoresizingMask, _ x: CGFloat, _ width: CGFloat) {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView(frame: CGRect(x: 10, y: 0, width: 60, height: 10))
        view.autoresizingMask = mask
        parent.addSubview(view)
        parent.frame.size.width = 200
        #expect(close(view.frame.minX, x) && close(view.frame.width, width))
        #expect(view.frame.minY == 0 && view.frame.height == 10)
    }

    @Test("A flexible width grows by the whole change, also from nothing; a container can opt out")
    func autoresizingFromZero() {
        let parent = UIView()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        parent.addSubview(view)
        parent.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        #expect(view.frame.size == CGSize(width: 420, height: 580))
        parent.autoresizesSubviews = false
        parent.frame.size = .zero
        #expect(view.frame.size == CGSize(width: 420, height: 580))
    }

    @Test("sizeToFit keeps the origin")
    func sizeToFit() {
        final class Fixed: UIView {
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 33, height: 44) }
        }
        let view = Fixed(frame: CGRect(x: 5, y: 6, width: 1, height: 1))
        view.sizeToFit()
        #expect(view.frame == CGRect(x: 5, y: 6, width: 33, height: 44))
        #expect(UIView(frame: view.frame).sizeThatFits(.zero) == CGSize(width: 33, height: 44))
        #expect(UIView().intrinsicContentSize == CGSize(width: -1, height: -1))
    }
}
