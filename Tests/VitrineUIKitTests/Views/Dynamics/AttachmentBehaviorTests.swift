import Foundation
import Testing
import VitrineTesting

@testable import VitrineUIKit

@Suite("Attachments")
@MainActor
struct AttachmentBehaviorTests {
    private let setting = DynamicsRoom()
    private var square: UIView { setting.square }
    private var host: TestHost { setting.host }
    private var animator: UIDynamicAnimator { setting.animator }

    private func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(a.x - b.x, a.y - b.y) }

    @Test("An item hangs on its anchor at the length that it had")
    func hang() {
        let anchor = CGPoint(x: 200, y: 25)
        let attachment = UIAttachmentBehavior(item: square, attachedToAnchor: anchor)
        #expect(attachment.length == 75)
        #expect(attachment.attachedBehaviorType == .anchor)
        #expect(attachment.items.count == 1)
        #expect(attachment.frequency == 0 && attachment.damping == 0)
        animator.addBehavior(attachment)
        animator.addBehavior(UIGravityBehavior(items: [square]))
        var lowest: CGFloat = 0
        for _ in 0..<60 {
            host.advance(by: 1.0 / 60)
            #expect(abs(distance(square.center, anchor) - 75) < 2)
            lowest = max(lowest, square.center.y)
        }
        #expect(lowest > 97)
    }

    @Test("A finger drags an item by the point that it touches")
    func drag() {
        let touch = CGPoint(x: 145, y: 45)
        let attachment = UIAttachmentBehavior(
            item: square, offsetFromCenter: UIOffset(horizontal: 20, vertical: 20), attachedToAnchor: touch)
        #expect(attachment.length == 0)
        animator.addBehavior(attachment)
        for step in 1...60 {
            attachment.anchorPoint = CGPoint(x: 145 + CGFloat(step), y: 45 + CGFloat(step) * 4)
            host.advance(by: 1.0 / 60)
        }
        host.settle(timeout: 5)
        let point = square.convert(CGPoint(x: 45, y: 45), to: setting.room)
        #expect(distance(point, CGPoint(x: 205, y: 285)) < 0.5)
    }

    @Test("Items are kept apart and together, softly where there is a frequency")
    func items() {
        let other = UIView(frame: CGRect(x: 100, y: 200, width: 50, height: 50))
        setting.room.addSubview(other)
        let attachment = UIAttachmentBehavior(item: square, attachedTo: other)
        #expect(attachment.length == 200)
        #expect(attachment.attachedBehaviorType == .items)
        attachment.frequency = 1.5
        attachment.damping = 1
        animator.addBehavior(attachment)
        attachment.length = 100
        host.advance(by: 0.1)
        let soon = distance(square.center, other.center)
        #expect(soon > 110 && soon < 199)
        host.settle(timeout: 5)
        #expect(abs(distance(square.center, other.center) - 100) < 0.5)
        #expect(abs(square.center.y - 75) < 1, "equal masses meet half way")
    }

    @Test("A rope is slack until it is taut")
    func rope() {
        let anchor = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
        setting.room.addSubview(anchor)
        let fixed = UIDynamicItemBehavior(items: [anchor])
        fixed.isAnchored = true
        animator.addBehavior(fixed)
        animator.addBehavior(
            UIAttachmentBehavior.limitAttachment(
                with: square, offsetFromCenter: .zero, attachedTo: anchor, offsetFromCenter: .zero))
        animator.addBehavior(UIGravityBehavior(items: [square]))
        host.advance(by: 0.3)
        #expect(abs(square.center.y - 70) < 3)
        for _ in 0..<60 {
            host.advance(by: 1.0 / 60)
            #expect(distance(square.center, anchor.center) < 102)
        }
    }

    @Test("Pinned items turn about the pin, within the range")
    func pin() {
        let anchor = UIView(frame: CGRect(x: 50, y: 100, width: 50, height: 50))
        square.frame.origin = CGPoint(x: 100, y: 100)
        setting.room.addSubview(anchor)
        let fixed = UIDynamicItemBehavior(items: [anchor])
        fixed.isAnchored = true
        let pin = UIAttachmentBehavior.pinAttachment(
            with: square, attachedTo: anchor, attachmentAnchor: CGPoint(x: 100, y: 125))
        #expect(pin.attachmentRange.isInfinite)
        pin.attachmentRange = UIFloatRange(minimum: -0.5, maximum: 0.5)
        for behavior in [fixed, pin, UIGravityBehavior(items: [square])] { animator.addBehavior(behavior) }
        host.advance(by: 2)
        #expect(abs(atan2(square.transform.b, square.transform.a) - 0.5) < 0.06)
        #expect(distance(square.convert(CGPoint(x: 0, y: 25), to: setting.room), CGPoint(x: 100, y: 125)) < 2)
    }

    @Test("A slider keeps to its line and its range")
    func slider() {
        let slider = UIAttachmentBehavior.slidingAttachment(
            with: square, attachmentAnchor: square.center, axisOfTranslation: CGVector(dx: 1, dy: 0))
        slider.attachmentRange = UIFloatRange(minimum: -20, maximum: 60)
        let gravity = UIGravityBehavior(items: [square])
        gravity.gravityDirection = CGVector(dx: 0.4, dy: 1)
        animator.addBehavior(slider)
        animator.addBehavior(gravity)
        host.advance(by: 2)
        #expect(distance(square.center, CGPoint(x: 185, y: 25)) < 1)
        #expect(abs(square.transform.b) < 0.01)
    }

    @Test("Fixed items move as one")
    func fixed() {
        let other = UIView(frame: CGRect(x: 150, y: 0, width: 50, height: 50))
        setting.room.addSubview(other)
        animator.addBehavior(
            UIAttachmentBehavior.fixedAttachment(
                with: square, attachedTo: other, attachmentAnchor: CGPoint(x: 150, y: 25)))
        let item = UIDynamicItemBehavior(items: [square])
        item.addLinearVelocity(CGPoint(x: 0, y: 200), for: square)
        animator.addBehavior(item)
        host.advance(by: 0.5)
        #expect(abs(distance(square.center, other.center) - 50) < 1)
        #expect(abs(square.transform.b - other.transform.b) < 0.05)
        #expect(abs(square.transform.b) > 0.1)
    }
}
