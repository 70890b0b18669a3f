import Foundation
import Testing
import VitrineTesting

@testable import VitrineUIKit

@MainActor
@Suite struct DragAndDropTests {
    /// Writes down what it is asked and told.
    private final class Source: NSObject, UIDragInteractionDelegate {
        var calls: [String] = []
        var texts = ["tea"]
        var moves = true

        func dragInteraction(
            _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
        ) -> [UIDragItem] {
            calls.append("items")
            return texts.map {
                let item = UIDragItem(itemProvider: NSItemProvider(object: $0 as NSString))
                item.localObject = $0
                return item
            }
        }
        func dragInteraction(
            _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
            session: any UIDragSession
        ) {
            calls.append("lift")
            animator.addCompletion { [unowned self] _ in calls.append("lifted") }
        }
        func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
            calls.append("begin")
        }
        func dragInteraction(
            _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
        ) -> Bool { moves }
        func dragInteraction(
            _ interaction: UIDragInteraction, session: any UIDragSession,
            willEndWith operation: UIDropOperation
        ) { calls.append("will end \(operation)") }
        func dragInteraction(
            _ interaction: UIDragInteraction, session: any UIDragSession,
            didEndWith operation: UIDropOperation
        ) { calls.append("did end \(operation)") }
        func dragInteraction(
            _ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession
        ) { calls.append("transferred") }
        func dragInteraction(
            _ interaction: UIDragInteraction, item: UIDragItem,
            willAnimateCancelWith animator: any UIDragAnimating
        ) { calls.append("cancel") }
        func dragInteraction(
            _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
            withTouchAt point: CGPoint
        ) -> [UIDragItem] {
            calls.append("add at \(Int(point.x)), \(Int(point.y))")
            return [UIDragItem(itemProvider: NSItemProvider(object: "more" as NSString))]
        }
    }

    private final class Target: NSObject, UIDropInteractionDelegate {
        var calls: [String] = []
        var operation = UIDropOperation.copy
        var handles = true
        var places: [CGPoint] = []
        var dropped: [String] = []
        var session: (any UIDropSession)?

        func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
            calls.append("can handle")
            return handles && session.canLoadObjects(ofClass: NSString.self)
        }
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
            calls.append("enter")
        }
        func dropInteraction(
            _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
        ) -> UIDropProposal {
            if calls.last != "update" { calls.append("update") }
            places.append(session.location(in: interaction.view!))
            return UIDropProposal(operation: operation)
        }
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
            calls.append("exit")
        }
        func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
            calls.append("perform")
            self.session = session
            dropped = session.items.compactMap { $0.localObject as? String }
        }
        func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
            calls.append("conclude")
        }
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
            calls.append("end")
        }
    }

    private let source = Source()
    private let target = Target()
    private let root = UIView()
    /// 100 points wide and high, at the left of the screen.
    private let from = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
    private let to = UIView(frame: CGRect(x: 200, y: 100, width: 150, height: 300))

    private func makeHost(device: TestHost.Device = .iPad) -> TestHost {
        from.backgroundColor = .red
        root.addSubview(from)
        root.addSubview(to)
        let host = TestHost(root, device: device)
        host.perform {
            from.addInteraction(UIDragInteraction(delegate: source))
            to.addInteraction(UIDropInteraction(delegate: target))
        }
        return host
    }

    private func shown(_ host: TestHost) -> DragOverlay? {
        host.window.subviews.lazy.compactMap { $0 as? DragOverlay }.first
    }

    @Test func aFingerLiftsCarriesAndDrops() {
        let host = makeHost()
        host.dragAndDrop(from: CGPoint(x: 70, y: 150), to: CGPoint(x: 260, y: 200))
        #expect(
            source.calls == [
                "items", "lift", "begin", "lifted", "will end copy", "did end copy", "transferred",
            ])
        #expect(target.calls == ["can handle", "enter", "update", "perform", "conclude", "end"])
        #expect(target.dropped == ["tea"])
        #expect(target.places.last == CGPoint(x: 60, y: 100))
        #expect(shown(host) == nil)
        #expect(from.alpha == 1)
    }

    @Test func aPointerDragsAtOnce() {
        let host = makeHost(device: .desktop)
        host.dragPointer(from: CGPoint(x: 70, y: 150), to: CGPoint(x: 260, y: 200))
        host.advance(by: 0.5)
        #expect(source.calls == ["items", "begin", "will end copy", "did end copy", "transferred"])
        #expect(target.dropped == ["tea"])
    }

    @Test func aFingerThatMovesBeforeLiftsNothing() {
        let host = makeHost()
        host.drag(from: CGPoint(x: 70, y: 150), to: CGPoint(x: 260, y: 200))
        #expect(source.calls == [])
        #expect(target.calls == [])
    }

    @Test func aFingerThatStaysLiftsAndLowers() {
        let host = makeHost()
        host.touchDown(at: CGPoint(x: 70, y: 150))
        host.advance(by: 0.6)
        #expect(source.calls == ["items", "lift"])
        #expect(from.alpha == 0)
        host.touchUp(at: CGPoint(x: 70, y: 150))
        host.advance(by: 0.5)
        #expect(source.calls.filter { $0 != "lifted" } == ["items", "lift", "cancel"])
        #expect(from.alpha == 1)
        #expect(shown(host) == nil)
    }

    @Test func nothingIsLiftedWithoutItems() {
        source.texts = []
        let host = makeHost()
        host.dragAndDrop(from: CGPoint(x: 70, y: 150), to: CGPoint(x: 260, y: 200))
        #expect(source.calls == ["items"])
        #expect(target.calls == [])
    }

    @Test func itemsGoBackFromWhereNobodyTakesThem() {
        let host = makeHost()
        host.dragAndDrop(from: CGPoint(x: 70, y: 150), to: CGPoint(x: 70, y: 500))
        #expect(source.calls.suffix(3) == ["will end cancel", "cancel", "did end cancel"])
        #expect(target.calls == [])
        #expect(shown(host) == nil)
    }

    @Test func whatIsForbiddenGoesBack() {
        target.operation = .forbidden
        let host = makeHost()
        host.dragAndDrop(from: CGPoint(x: 70, y: 150), to: CGPoint(x: 260, y: 200))
        #expect(target.calls == ["can handle", "enter", "update", "end"])
        #expect(source.calls.last == "did end cancel")
    }

    @Test func aMoveNeedsADragThatAllowsIt() {
        target.operation = .move
        source.moves = false
        let host = makeHost()
        host.dragAndDrop(from: CGPoint(x: 70, y: 150), to: CGPoint(x: 260, y: 200))
        #expect(source.calls.last == "did end cancel")
        source.moves = true
        host.dragAndDrop(from: CGPoint(x: 70, y: 150), to: CGPoint(x: 260, y: 200))
        #expect(source.calls.suffix(2) == ["did end move", "transferred"])
    }

    @Test func escapeCancels() {
        let host = makeHost()
        host.touchDown(at: CGPoint(x: 70, y: 150))
        host.advance(by: 0.6)
        host.moveTouch(from: CGPoint(x: 70, y: 150), to: CGPoint(x: 260, y: 200), duration: 0.3)
        #expect(target.calls == ["can handle", "enter", "update"])
        host.press(.menu)
        #expect(target.calls == ["can handle", "enter", "update", "exit"])
        host.advance(by: 0.5)
        #expect(source.calls.last == "did end cancel")
        host.touchUp(at: CGPoint(x: 260, y: 200))
        host.advance(by: 0.5)
        #expect(target.calls == ["can handle", "enter", "update", "exit", "end"])
    }

    @Test func aViewIsLeftAndEnteredAgainAndAskedOnce() {
        let host = makeHost()
        host.touchDown(at: CGPoint(x: 70, y: 150))
        host.advance(by: 0.6)
        host.moveTouch(from: CGPoint(x: 70, y: 150), to: CGPoint(x: 260, y: 200), duration: 0.3)
        host.touchMove(to: CGPoint(x: 260, y: 600))
        host.touchMove(to: CGPoint(x: 260, y: 300))
        #expect(target.calls == ["can handle", "enter", "update", "exit", "enter", "update"])
        host.touchUp(at: CGPoint(x: 260, y: 300))
        host.advance(by: 0.5)
    }

    @Test func theInnermostViewThatCanHandleTheItemsCounts() {
        let host = makeHost()
        let inner = UIView(frame: to.bounds)
        to.addSubview(inner)
        let refusing = Target()
        refusing.handles = false
        host.perform { inner.addInteraction(UIDropInteraction(delegate: refusing)) }
        host.dragAndDrop(from: CGPoint(x: 70, y: 150), to: CGPoint(x: 260, y: 200))
        #expect(refusing.calls == ["can handle"])
        #expect(target.dropped == ["tea"])
    }

    @Test func theSignSaysWhatWouldHappen() throws {
        let host = makeHost()
        source.texts = ["tea", "milk"]
        host.touchDown(at: CGPoint(x: 70, y: 150))
        host.advance(by: 0.6)
        host.moveTouch(from: CGPoint(x: 70, y: 150), to: CGPoint(x: 70, y: 400), duration: 0.3)
        let overlay = try #require(shown(host))
        let badge = try #require(overlay.subviews.lazy.compactMap { $0 as? DragBadge }.first)
        #expect(badge.sign == DragBadge.Sign(.cancel, count: 2))
        #expect(badge.sign?.text == "2")
        host.touchMove(to: CGPoint(x: 260, y: 300))
        #expect(badge.sign?.color == .systemGreen)
        target.operation = .forbidden
        host.touchMove(to: CGPoint(x: 261, y: 300))
        #expect(badge.sign?.symbol == "nosign")
        host.touchUp(at: CGPoint(x: 260, y: 300))
        host.advance(by: 0.5)
    }

    @Test func theItemStaysUnderTheFinger() throws {
        let host = makeHost()
        host.touchDown(at: CGPoint(x: 30, y: 110))
        host.advance(by: 1)
        host.moveTouch(from: CGPoint(x: 30, y: 110), to: CGPoint(x: 230, y: 410), duration: 0.3)
        let overlay = try #require(shown(host))
        let platter = try #require(overlay.subviews.lazy.compactMap { $0 as? DragPlatter }.first)
        #expect(platter.center == CGPoint(x: 270, y: 450))
        #expect(platter.bounds.size == CGSize(width: 100, height: 100))
        host.touchUp(at: CGPoint(x: 230, y: 410))
        host.advance(by: 0.5)
    }

    @Test func anotherFingerAddsItems() {
        let host = makeHost()
        host.touchDown(at: CGPoint(x: 70, y: 150))
        host.advance(by: 0.6)
        host.moveTouch(from: CGPoint(x: 70, y: 150), to: CGPoint(x: 260, y: 200), duration: 0.3)
        host.touchDown(at: CGPoint(x: 40, y: 130), finger: 1)
        host.advance(by: 0.05)
        host.touchUp(at: CGPoint(x: 40, y: 130), finger: 1)
        #expect(source.calls.last == "add at 20, 30")
        host.touchUp(at: CGPoint(x: 260, y: 200))
        host.advance(by: 0.5)
        #expect(target.session?.items.count == 2)
    }

    @Test func phonesDragOnlyWhereItIsEnabled() {
        let host = makeHost(device: .iPhone)
        host.perform { #expect(!UIDragInteraction.isEnabledByDefault) }
        host.dragAndDrop(from: CGPoint(x: 70, y: 150), to: CGPoint(x: 260, y: 200))
        #expect(source.calls == [])
        (from.interactions.first as? UIDragInteraction)?.isEnabled = true
        host.dragAndDrop(from: CGPoint(x: 70, y: 150), to: CGPoint(x: 260, y: 200))
        #expect(target.dropped == ["tea"])
    }

    @Test func objectsAreLoadedInTheOrderOfTheItems() async {
        source.texts = ["a", "b", "c"]
        let host = makeHost()
        let texts: [String] = await withCheckedContinuation { continuation in
            let receiver = Receiver { continuation.resume(returning: $0) }
            host.perform { root.addInteraction(UIDropInteraction(delegate: receiver)) }
            host.dragAndDrop(from: CGPoint(x: 70, y: 150), to: CGPoint(x: 70, y: 600))
            _ = receiver
        }
        #expect(texts == ["a", "b", "c"])
    }

    private final class Receiver: NSObject, UIDropInteractionDelegate {
        let completion: ([String]) -> Void
        init(_ completion: @escaping ([String]) -> Void) { self.completion = completion }
        func dropInteraction(
            _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
        ) -> UIDropProposal { UIDropProposal(operation: .copy) }
        func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
            session.loadObjects(ofClass: String.self) { [completion] in completion($0) }
        }
    }

    @Test func contentScrollsOnNearAnEdge() {
        let scrollView = UIScrollView(frame: CGRect(x: 200, y: 100, width: 150, height: 300))
        let host = makeHost()
        to.removeFromSuperview()
        root.addSubview(scrollView)
        scrollView.contentSize = CGSize(width: 150, height: 2000)
        scrollView.contentInsetAdjustmentBehavior = .never
        host.touchDown(at: CGPoint(x: 70, y: 150))
        host.advance(by: 0.6)
        host.moveTouch(from: CGPoint(x: 70, y: 150), to: CGPoint(x: 260, y: 395), duration: 0.3)
        host.advance(by: 1)
        #expect(scrollView.contentOffset.y > 300)
        host.touchUp(at: CGPoint(x: 260, y: 395))
        let rest = scrollView.contentOffset.y
        host.advance(by: 1)
        #expect(scrollView.contentOffset.y == rest)
    }
}
