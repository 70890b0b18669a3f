import Foundation
import TestSupport
import Testing
import UIKitTestSupport
import VitrineCoreGraphics
import VitrineGraphics
import VitrineQuartzCore
import VitrineTesting

@testable import VitrineUIKit

@MainActor
@Suite("What is behind what is drawn by hand")
struct OpaqueDrawingTests {
    /// A red square in the middle of nothing.
    private class Square: UIView {
        override func draw(_ rect: CGRect) {
            UIColor.red.setFill()
            UIRectFill(bounds.insetBy(dx: 10, dy: 10))
        }
    }
    private final class Button: UIButton {
        override func draw(_ rect: CGRect) {
            UIColor.red.setFill()
            UIRectFill(bounds.insetBy(dx: 10, dy: 10))
        }
    }
    private final class SquareLayer: CALayer {
        override func draw(in ctx: CGContext) {
            ctx.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
            ctx.fill(bounds.insetBy(dx: 10, dy: 10))
        }
    }

    /// How much of the view's place is black, in square points: the square itself is 400.
    private func black(_ view: UIView) -> Double {
        view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        let page = UIView()
        page.backgroundColor = .white
        page.addSubview(view)
        let host = TestHost(page)
        host.settle()
        #expect(host.area(of: [255, 0, 0]) == 400)
        return host.area(of: [0, 0, 0])
    }

    @Test("A view without a background is on black while it is opaque")
    func black() {
        #expect(Square().isOpaque)
        #expect(black(Square()) == 1200)
        let transparent = Square()
        transparent.isOpaque = false
        #expect(black(transparent) == 0)
        for color in [UIColor.clear, .white, .white.withAlphaComponent(0.5)] {
            let view = Square()
            view.backgroundColor = color
            #expect(black(view) == 0)
        }
    }

    @Test("Most controls are not opaque")
    func controls() {
        #expect(black(Button()) == 0)
        for view in [UILabel(), UIImageView(), UIButton(), UITextField(), UISlider(), UISwitch()] {
            #expect(!view.isOpaque, "\(view)")
            #expect(view.description.contains("; opaque = NO; "))
        }
        for view in [UIView(), UIScrollView(), UIControl(), UICollectionViewCell()] {
            #expect(view.isOpaque, "\(view)")
            #expect(!view.description.contains("opaque"))
        }
    }

    @Test("A layer is not opaque unless it says so")
    func layers() {
        for isOpaque in [false, true] {
            let layer = SquareLayer()
            layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
            layer.contentsScale = 3
            layer.isOpaque = isOpaque
            layer.setNeedsDisplay()
            let view = UIView()
            view.layer.addSublayer(layer)
            view.backgroundColor = .white
            let host = TestHost(view)
            host.settle()
            #expect(host.area(of: [0, 0, 0]) == (isOpaque ? 1200 : 0))
        }
    }
}
