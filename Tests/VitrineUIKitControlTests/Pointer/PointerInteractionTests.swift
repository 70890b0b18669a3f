import Testing
import UIKitTestSupport
import VitrinePlatform
import VitrineQuartzCore
import VitrineTesting

@testable import VitrineUIKit

/// Writes down what an interaction asks and says.
@MainActor
private final class Guide: NSObject, UIPointerInteractionDelegate {
    var log: [String] = []
    var regionAt: (UIPointerRegionRequest, UIPointerRegion) -> UIPointerRegion? = { $1 }
    var styleFor: (UIPointerInteraction, UIPointerRegion) -> UIPointerStyle? = { _, _ in nil }
    var asksOnly = false

    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
        defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
        log.append("region \(Int(request.location.x)),\(Int(request.location.y))")
        return regionAt(request, defaultRegion)
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? {
        log.append("style \(name(region))")
        return styleFor(interaction, region)
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {
        log.append("enter \(name(region))")
        animator.addCompletion { self.log.append("entered \($0)") }
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) { log.append("exit \(name(region))") }

    private func name(_ region: UIPointerRegion) -> String { region.identifier.map { "\($0)" } ?? "whole" }
}

@Suite("Pointer interactions")
@MainActor
struct PointerInteractionTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    private let card = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 60))
    private let guide = Guide()
    private let interaction: UIPointerInteraction
    private let host: TestHost

    init() {
        interaction = UIPointerInteraction(delegate: guide)
        card.addInteraction(interaction)
        root.addSubview(card)
        host = TestHost(root, device: .desktop, size: CGSize(width: 300, height: 200), scale: 1)
    }

    private var pointer: PointerShape { host.window.offscreenWindow!.pointer }

    @Test("A region is asked for at each move, a style once; entering and leaving are told")
    func order() {
        host.movePointer(to: CGPoint(x: 10, y: 10))
        #expect(guide.log == [])
        host.movePointer(to: CGPoint(x: 60, y: 60))
        host.movePointer(to: CGPoint(x: 62, y: 61))
        host.advance(by: 0.3)
        host.movePointer(to: CGPoint(x: 10, y: 10))
        #expect(
            guide.log.filter { $0 != "region 12,11" } == [
                "region 10,10", "style whole", "enter whole", "entered true", "exit whole",
            ])
        #expect(guide.log.contains("region 12,11"))
    }

    @Test("The pointer passes from region to region of one view")
    func regions() {
        guide.regionAt = { request, whole in
            let isLeft = request.location.x < 50
            return UIPointerRegion(
                rect: CGRect(x: isLeft ? 0 : 50, y: 0, width: 50, height: 60),
                identifier: isLeft ? "left" : "right")
        }
        host.movePointer(to: CGPoint(x: 60, y: 60))
        host.movePointer(to: CGPoint(x: 140, y: 60))
        #expect(
            guide.log.filter { !$0.hasPrefix("region") } == [
                "style left", "enter left", "exit left", "style right", "enter right",
            ])
    }

    @Test("Where there is no region the interaction of a view around is asked")
    func outer() {
        let outer = Guide()
        root.addInteraction(UIPointerInteraction(delegate: outer))
        guide.regionAt = { _, _ in nil }
        host.movePointer(to: CGPoint(x: 60, y: 60))
        #expect(guide.log == ["region 10,10"])
        #expect(outer.log.prefix(3) == ["region 60,60", "style whole", "enter whole"])
    }

    @Test("Shapes, hidden and system pointers take the place of the desktop's")
    func shapes() throws {
        guide.styleFor = { _, _ in UIPointerStyle(shape: .verticalBeam(length: 20)) }
        host.movePointer(to: CGPoint(x: 60, y: 60))
        #expect(pointer == .text)
        host.movePointer(to: CGPoint(x: 10, y: 10))
        #expect(pointer == .arrow)
        guide.styleFor = { _, _ in .hidden() }
        host.movePointer(to: CGPoint(x: 60, y: 60))
        #expect(pointer.cursorName == "none")
        guide.styleFor = { _, _ in UIPointerStyle(shape: .horizontalBeam(length: 20)) }
        interaction.invalidate()
        host.movePointer(to: CGPoint(x: 61, y: 60))
        #expect(pointer.cursorName == "vertical-text")
        guide.styleFor = { _, _ in
            UIPointerStyle(shape: .roundedRect(CGRect(x: 0, y: 0, width: 20, height: 10), radius: 4))
        }
        interaction.invalidate()
        host.movePointer(to: CGPoint(x: 62, y: 60))
        guard case .picture(let picture) = pointer else {
            Issue.record("\(pointer)")
            return
        }
        #expect(picture.hotSpot == CGPoint(x: 11, y: 6))
        #expect(picture.bitmap.size == CGSize(width: 22, height: 12))
        #expect(picture.bitmap[11, 6].alpha > 0.5)
        #expect(picture.bitmap[0, 0].alpha == 0)
    }

    @Test("A highlight comes up behind the view and goes; then nothing is left, and nothing is drawn")
    func highlight() {
        card.layer.cornerRadius = 12
        guide.styleFor = { interaction, _ in
            UIPointerStyle(effect: .highlight(UITargetedPreview(view: interaction.view!)))
        }
        host.settle(timeout: 1)
        host.movePointer(to: CGPoint(x: 60, y: 60))
        host.settle(timeout: 1)
        let platter = root.layer.sublayers?.first as? CAShapeLayer
        #expect(platter != nil)
        #expect(root.layer.sublayers?.last === card.layer)
        #expect(platter?.path?.boundingBox == card.frame)
        // Whether something is under the pointer or not, a pointer that rests draws nothing.
        let frames = host.window.offscreenWindow!.frameCount
        host.advance(by: 2)
        #expect(host.window.offscreenWindow!.frameCount == frames)
        host.movePointer(to: CGPoint(x: 10, y: 10))
        host.settle(timeout: 1)
        #expect(root.layer.sublayers?.count == 1)
    }

    @Test("Nothing is drawn for a pointer that moves over nothing")
    func nothing() {
        host.settle(timeout: 1)
        let frames = host.window.offscreenWindow!.frameCount
        for x in 0..<40 { host.movePointer(to: CGPoint(x: CGFloat(x), y: 10)) }
        host.advance(by: 1)
        #expect(host.window.offscreenWindow!.frameCount == frames)
    }

    @Test("A lift is seen and leaves the properties of the view as they were")
    func lift() {
        guide.styleFor = { interaction, _ in
            UIPointerStyle(effect: .lift(UITargetedPreview(view: interaction.view!)))
        }
        host.movePointer(to: CGPoint(x: 60, y: 60))
        host.settle(timeout: 1)
        // 100 points wide: 8 points are less than a tenth.
        #expect(abs((card.layer.presentation()?.transform.m11 ?? 0) - 1.08) < 1e-6)
        #expect(card.layer.presentation()?.shadowOpacity == 0.2)
        #expect(card.transform == .identity)
        #expect(card.layer.shadowOpacity == 0)
        let frames = host.window.offscreenWindow!.frameCount
        host.advance(by: 2)
        #expect(host.window.offscreenWindow!.frameCount == frames)
        host.movePointer(to: CGPoint(x: 10, y: 10))
        host.settle(timeout: 1)
        #expect(card.layer.animationKeys()?.isEmpty != false)
    }

    @Test("A hover tints over the view and grows where it should")
    func hover() {
        guide.styleFor = { interaction, _ in
            UIPointerStyle(
                effect: .hover(UITargetedPreview(view: interaction.view!), prefersScaledContent: false))
        }
        host.movePointer(to: CGPoint(x: 60, y: 60))
        host.settle(timeout: 1)
        #expect(card.layer.sublayers?.count == 1)
        #expect(card.layer.presentation()?.transform.m11 ?? 1 == 1)
        #expect(card.layer.presentation()?.shadowOpacity ?? 0 == 0)
    }

    @Test("Turned off, removed, moved away or covered, an interaction lets go")
    func letsGo() {
        host.movePointer(to: CGPoint(x: 60, y: 60))
        card.frame.origin.x = 180
        host.advance(by: 0.1)
        #expect(guide.log.last == "exit whole")
        card.frame.origin.x = 50
        host.movePointer(to: CGPoint(x: 61, y: 60))
        #expect(guide.log.last == "enter whole")
        interaction.isEnabled = false
        #expect(guide.log.last == "exit whole")
        interaction.isEnabled = true
        #expect(guide.log.contains("enter whole"))
        host.movePointer(to: CGPoint(x: 62, y: 60))
        card.removeInteraction(interaction)
        #expect(guide.log.last == "exit whole")
        #expect(interaction.view == nil)
    }

    @Test("A drag along a latched axis stays in the region, one across leaves it")
    func latching() {
        guide.regionAt = { _, whole in
            whole.latchingAxes = .horizontal
            return whole
        }
        host.movePointer(to: CGPoint(x: 60, y: 60))
        host.dragPointer(from: CGPoint(x: 60, y: 60), to: CGPoint(x: 280, y: 70))
        #expect(guide.log.contains("exit whole") == false)
        host.movePointer(to: CGPoint(x: 60, y: 60))
        host.dragPointer(from: CGPoint(x: 60, y: 60), to: CGPoint(x: 60, y: 190))
        #expect(guide.log.last == "exit whole")
    }

    @Test("Buttons answer where they are told to, and let a provider decide")
    func buttons() {
        let button = UIButton(type: .system)
        button.setTitle("Fine", for: .normal)
        button.frame = CGRect(x: 200, y: 100, width: 60, height: 30)
        root.addSubview(button)
        #expect(!button.isPointerInteractionEnabled)
        host.movePointer(to: CGPoint(x: 230, y: 115))
        host.settle(timeout: 1)
        #expect(root.layer.sublayers?.count == 2)
        var proposals: [CGRect] = []
        button.pointerStyleProvider = { _, effect, shape in
            if case .roundedRect(let rect, _) = shape { proposals.append(rect) }
            guard case .highlight = effect else { return nil }
            return UIPointerStyle(effect: effect, shape: shape)
        }
        #expect(button.isPointerInteractionEnabled)
        host.movePointer(to: CGPoint(x: 231, y: 115))
        host.settle(timeout: 1)
        #expect(proposals == [CGRect(x: 192, y: 96, width: 76, height: 38)])
        #expect(root.layer.sublayers?.count == 3)
        button.isPointerInteractionEnabled = false
        host.settle(timeout: 1)
        #expect(root.layer.sublayers?.count == 2)
    }

    @Test("Links in text have the hand, the text around them the bar")
    func links() {
        let text = UITextView(frame: CGRect(x: 0, y: 120, width: 300, height: 60))
        text.isEditable = false
        let string = NSMutableAttributedString(
            string: "Read the manual", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        string.addAttribute(
            .link, value: URL(string: "https://example.org")!, range: NSRange(location: 9, length: 6))
        text.attributedText = string
        root.addSubview(text)
        host.settle(timeout: 1)
        host.movePointer(to: CGPoint(x: 20, y: 138))
        #expect(pointer.cursorName == "text")
        host.movePointer(to: CGPoint(x: 100, y: 138))
        #expect(pointer.cursorName == "pointer")
    }
}
