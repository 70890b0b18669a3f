import Foundation
import Testing
import VitrineGraphics
import VitrineQuartzCore
import VitrineTesting

@testable import VitrineUIKit

@MainActor
@Suite("Hover styles")
struct HoverStyleTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    private let card = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 60))
    private let host: TestHost

    init() {
        root.backgroundColor = .white
        root.addSubview(card)
        host = TestHost(root, device: .desktop, size: CGSize(width: 300, height: 200), scale: 1)
        host.settle()
    }

    private func over(_ isOver: Bool) {
        host.movePointer(to: isOver ? CGPoint(x: 100, y: 80) : CGPoint(x: 10, y: 10))
        host.advance(by: 0.5)
    }

    private func isTinted(_ x: Int, _ y: Int) -> Bool { host.bitmap()[x, y].bytes[0] < 250 }

    @Test("Highlights come up behind the view in its shape, and go with the pointer")
    func highlight() {
        card.hoverStyle = UIHoverStyle(effect: .highlight, shape: .capsule)
        over(true)
        #expect(isTinted(100, 80))
        // The corner of a capsule is empty.
        #expect(!isTinted(53, 53))
        over(false)
        #expect(!isTinted(100, 80))
        card.hoverStyle = UIHoverStyle(effect: .highlight, shape: .rect)
        over(true)
        #expect(isTinted(51, 51))
        over(false)
    }

    @Test("What is lifted is larger, and nothing is behind it")
    func lift() {
        card.backgroundColor = .red
        card.hoverStyle = UIHoverStyle(effect: .lift)
        func isRed(_ x: Int) -> Bool { host.bitmap()[x, 80].bytes[1] < 100 }
        #expect(!isRed(47))
        over(true)
        #expect(isRed(47) && isRed(152))
        #expect(card.transform == .identity)
        over(false)
        #expect(!isRed(47))
    }

    @Test("Nothing happens where the style, or the control, is not enabled, or there is none")
    func disabled() {
        let style = UIHoverStyle(effect: .highlight)
        style.isEnabled = false
        card.hoverStyle = style
        over(true)
        #expect(!isTinted(100, 80))
        // The view has a copy.
        style.isEnabled = true
        over(false)
        over(true)
        #expect(!isTinted(100, 80))
        card.hoverStyle = style
        #expect(card.hoverStyle !== style)
        host.advance(by: 0.5)
        #expect(isTinted(100, 80))
        card.hoverStyle = nil
        host.advance(by: 0.5)
        #expect(!isTinted(100, 80))
        #expect(card.hoverStyle == nil)
        over(false)
        let button = UIButton(frame: card.frame)
        card.removeFromSuperview()
        root.addSubview(button)
        button.hoverStyle = .automatic()
        over(true)
        #expect(isTinted(52, 80))
        over(false)
        button.isEnabled = false
        over(true)
        #expect(!isTinted(52, 80))
    }

    @Test("Shapes are made for the rectangle of a view")
    func shapes() {
        let bounds = CGRect(x: 0, y: 0, width: 100, height: 60)
        func box(_ shape: UIShape) -> CGRect { shape.outline(in: bounds).bounds }
        #expect(box(.rect) == bounds)
        #expect(box(.capsule) == bounds)
        #expect(box(.circle) == CGRect(x: 20, y: 0, width: 60, height: 60))
        #expect(box(.rect.inset(by: 10)) == CGRect(x: 10, y: 10, width: 80, height: 40))
        #expect(
            box(.rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)).inset(by: 1))
                == CGRect(x: 3, y: 2, width: 92, height: 54))
        #expect(
            box(.fixedRect(CGRect(x: 5, y: 6, width: 7, height: 8), cornerRadius: 2))
                == CGRect(x: 5, y: 6, width: 7, height: 8))
        #expect(
            box(.path(UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))))
                == CGRect(x: 1, y: 2, width: 3, height: 4))
        let corners = UIShape.rect(cornerRadius: 20, maskedCorners: [.topLeft]).outline(in: bounds)
        #expect(!corners.contains(CGPoint(x: 2, y: 2)))
        #expect(corners.contains(CGPoint(x: 98, y: 2)))
        let round = UIShape.rect(cornerRadius: 20, cornerCurve: .circular).outline(in: bounds)
        #expect(!round.contains(CGPoint(x: 2, y: 2)) && !round.contains(CGPoint(x: 98, y: 58)))
    }
}
