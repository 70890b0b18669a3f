import Foundation
import Testing
import UIKitTestSupport
import VitrineTesting

@testable import VitrineUIKit

/// Notes what a delegate of a sheet is told.
@MainActor
private final class SheetDelegate: NSObject, UISheetPresentationControllerDelegate {
    var calls: [String] = []
    var allows = true

    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
        calls.append("should")
        return allows
    }
    func presentationControllerWillDismiss(_ controller: UIPresentationController) { calls.append("will") }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) { calls.append("did") }
    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
        calls.append("attempt")
    }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheet: UISheetPresentationController
    ) { calls.append(sheet.selectedDetentIdentifier?.rawValue ?? "nil") }
}

@MainActor
@Suite("Sheets", .serialized)
struct SheetPresentationTests {
    let log = LoggingController.Log()
    let below: LoggingController
    let above: LoggingController
    let host: TestHost
    private let delegate = SheetDelegate()

    init() {
        below = LoggingController("below", log)
        above = LoggingController("above", log)
        host = TestHost(below)
        below.view.backgroundColor = .white
        above.view.backgroundColor = .white
        _ = log.take()
    }

    private var sheet: UISheetPresentationController { above.sheetPresentationController! }
    private func take() -> [String] { log.take().filter { !$0.contains("ayout") } }
    private var frame: CGRect { above.view.convert(above.view.bounds, to: nil) }

    private func show(_ detents: [UISheetPresentationController.Detent] = [.large()]) {
        sheet.detents = detents
        sheet.delegate = delegate
        below.present(above, animated: true)
        host.settle()
        _ = take()
    }

    @Test
    func `On a phone the automatic style is a sheet that leaves a strip at the top, over the presenter`() {
        below.present(above, animated: true)
        host.settle()
        #expect(above.presentationController is UISheetPresentationController)
        #expect(sheet.presentationStyle == .pageSheet)
        // 375 × 812 with 44 unsafe points at the top, and 10 more.
        #expect(frame == CGRect(x: 0, y: 54, width: 375, height: 758))
        #expect(!below.view.isHidden && below.appearance == .appeared)
        #expect(take() == ["above willAppear", "above isAppearing", "above didAppear"])
        #expect(above.traitCollection.userInterfaceLevel == .elevated)
        #expect(above.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    }

    @Test func `What is behind a large sheet becomes a smaller card, and is itself again at the end`() {
        show()
        let stage = below.view.convert(below.view.bounds, to: nil)
        #expect(abs(stage.minX - 16) < 0.1 && abs(stage.width - 343) < 0.1 && abs(stage.minY - 44) < 0.1)
        #expect(below.view.layer.cornerRadius == 10 && below.view.layer.masksToBounds)
        above.dismiss(animated: true)
        host.settle()
        #expect(below.view.transform == .identity && below.view.frame == host.window.bounds)
        #expect(below.view.layer.cornerRadius == 0 && !below.view.layer.masksToBounds)
        #expect(host.window.subviews.count == 1 && above.view.window == nil)
        #expect(take() == ["above willDisappear", "above didDisappear"])
        // The program dismissed it, not the user.
        #expect(delegate.calls == [])
    }

    @Test func `A medium sheet is half as high as the screen, and what is behind stays where it is`() {
        show([.medium(), .large()])
        #expect(frame == CGRect(x: 0, y: 406, width: 375, height: 406))
        #expect(below.view.transform == .identity)
        sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
        host.settle()
        #expect(frame.minY == 54)
        #expect(below.view.transform != .identity)
        #expect(delegate.calls == [])
    }

    @Test func `A detent of one's own counts without the safe area, and one without a value is out of use`() {
        show([
            .custom(identifier: .init("gone")) { _ in nil },
            .custom { context in context.maximumDetentValue * 0.25 },
        ])
        // (812 − 54 − 34) / 4 + 34.
        #expect(frame.height == 215)
    }

    @Test func `Dragged up and flung it goes to the next detent, and says so`() {
        show([.medium(), .large()])
        host.fling(from: CGPoint(x: 180, y: 420), to: CGPoint(x: 180, y: 300))
        host.settle()
        #expect(sheet.selectedDetentIdentifier == .large && frame.minY == 54)
        #expect(delegate.calls == ["com.apple.UIKit.large"])
        host.drag(from: CGPoint(x: 180, y: 80), to: CGPoint(x: 180, y: 200))
        host.settle()
        #expect(frame.minY == 54)
        host.drag(from: CGPoint(x: 180, y: 80), to: CGPoint(x: 180, y: 360))
        host.settle()
        #expect(sheet.selectedDetentIdentifier == .medium && frame.minY == 406)
    }

    @Test func `Pulled down it follows the finger, and leaves with the delegate's calls`() {
        show()
        host.touchDown(at: CGPoint(x: 180, y: 100))
        host.moveTouch(from: CGPoint(x: 180, y: 100), to: CGPoint(x: 180, y: 400), duration: 0.3)
        host.layout()
        // The finger had moved by a sixtieth of a second's 16.7 points before the drag began.
        #expect(abs(frame.minY - 337.3) < 0.1)
        #expect(delegate.calls == ["should", "will"])
        #expect(take() == ["above willDisappear"])
        #expect(above.isBeingDismissed && above.transitionCoordinator?.isInteractive == true)
        host.advance(by: 0.3)
        host.moveTouch(from: CGPoint(x: 180, y: 400), to: CGPoint(x: 180, y: 600), duration: 0.3)
        host.touchUp(at: CGPoint(x: 180, y: 600))
        host.settle()
        #expect(delegate.calls == ["should", "will", "did"])
        #expect(take() == ["above didDisappear"])
        #expect(below.presentedViewController == nil && host.window.subviews.count == 1)
        #expect(below.view.transform == .identity)
    }

    @Test func `Taken back it is where it was, and appears again`() {
        show()
        host.drag(from: CGPoint(x: 180, y: 100), to: CGPoint(x: 180, y: 200))
        host.settle()
        #expect(frame.minY == 54 && below.presentedViewController === above)
        #expect(delegate.calls == ["should", "will"])
        #expect(
            take() == [
                "above willDisappear", "above willAppear", "above isAppearing", "above didAppear",
            ])
        // And can be dragged again.
        host.fling(from: CGPoint(x: 180, y: 100), to: CGPoint(x: 180, y: 400))
        host.settle()
        #expect(below.presentedViewController == nil)
    }

    @Test func `One that is modal gives way a little, comes back, and the delegate hears of the attempt`() {
        above.isModalInPresentation = true
        show()
        host.touchDown(at: CGPoint(x: 180, y: 100))
        host.moveTouch(from: CGPoint(x: 180, y: 100), to: CGPoint(x: 180, y: 500), duration: 0.3)
        host.layout()
        #expect(frame.minY > 100 && frame.minY < 254)
        host.touchUp(at: CGPoint(x: 180, y: 500))
        host.settle()
        #expect(frame.minY == 54 && delegate.calls == ["attempt"])
        #expect(below.presentedViewController === above)
    }

    @Test func `Content at its top lets the sheet move, and scrolls elsewhere`() {
        let scroll = UIScrollView(frame: above.view.bounds)
        scroll.contentSize = CGSize(width: 300, height: 3000)
        scroll.contentInsetAdjustmentBehavior = .never
        above.view.addSubview(scroll)
        show([.medium(), .large()])
        host.drag(from: CGPoint(x: 180, y: 600), to: CGPoint(x: 180, y: 250))
        host.settle()
        #expect(sheet.selectedDetentIdentifier == .large && scroll.contentOffset.y == 0)
        host.drag(from: CGPoint(x: 180, y: 600), to: CGPoint(x: 180, y: 400))
        host.settle()
        #expect(scroll.contentOffset.y > 170 && scroll.contentOffset.y <= 200)
        #expect(frame.minY == 54)
        host.drag(from: CGPoint(x: 180, y: 300), to: CGPoint(x: 180, y: 400))
        host.settle()
        #expect(frame.minY == 54 && scroll.contentOffset.y <= 110)
        scroll.contentOffset = .zero
        host.drag(from: CGPoint(x: 180, y: 300), to: CGPoint(x: 180, y: 600))
        host.settle()
        #expect(sheet.selectedDetentIdentifier == .medium && scroll.contentOffset.y == 0)
    }

    @Test func `A drag that has brought the sheet to its full height goes on with the content, and back`() {
        let scroll = UIScrollView(frame: above.view.bounds)
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.contentSize = CGSize(width: 300, height: 3000)
        scroll.contentInsetAdjustmentBehavior = .never
        above.view.addSubview(scroll)
        show([.medium(), .large()])
        // From 406 to 54 it is 352 points, after 15 that begin the drag; the rest is the content's.
        host.touchDown(at: CGPoint(x: 180, y: 600))
        host.moveTouch(from: CGPoint(x: 180, y: 600), to: CGPoint(x: 180, y: 150), duration: 0.5)
        #expect(frame.minY == 54 && scroll.contentOffset.y == 83 && scroll.isDragging)
        host.moveTouch(from: CGPoint(x: 180, y: 150), to: CGPoint(x: 180, y: 350), duration: 0.5)
        #expect(frame.minY == 171 && scroll.contentOffset.y == 0)
        host.moveTouch(from: CGPoint(x: 180, y: 350), to: CGPoint(x: 180, y: 100), duration: 0.1)
        let reached = scroll.contentOffset.y
        host.touchUp(at: CGPoint(x: 180, y: 100))
        host.settle()
        // The content goes on with the finger's speed.
        #expect(scroll.contentOffset.y > reached + 100 && frame.minY == 54 && !scroll.isDragging)
        #expect(sheet.selectedDetentIdentifier == .large)
    }

    @Test func `Without expanding by scrolling content scrolls in a medium sheet`() {
        let scroll = UIScrollView(frame: above.view.bounds)
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.contentSize = CGSize(width: 300, height: 3000)
        above.view.addSubview(scroll)
        sheet.prefersScrollingExpandsWhenScrolledToEdge = false
        show([.medium(), .large()])
        host.drag(from: CGPoint(x: 180, y: 700), to: CGPoint(x: 180, y: 500))
        host.settle()
        #expect(frame.minY == 406 && scroll.contentOffset.y > 150)
    }

    @Test func `What is dimmed gets no touches and closes the sheet; what is not gets them`() {
        var taps = 0
        let tap = UITapGestureRecognizer()
        tap.addAction { _ in taps += 1 }
        below.view.addGestureRecognizer(tap)
        sheet.largestUndimmedDetentIdentifier = .medium
        show([.medium(), .large()])
        host.tap(at: CGPoint(x: 100, y: 200))
        host.settle()
        #expect(taps == 1 && below.presentedViewController === above)
        sheet.largestUndimmedDetentIdentifier = nil
        host.settle()
        host.tap(at: CGPoint(x: 100, y: 200))
        host.settle()
        #expect(taps == 1 && below.presentedViewController == nil)
        #expect(delegate.calls == ["should", "will", "did"])
    }

    @Test func `Escape closes it, and asks before`() {
        delegate.allows = false
        show()
        host.press(.menu)
        host.settle()
        #expect(delegate.calls == ["should", "attempt"] && below.presentedViewController === above)
        delegate.allows = true
        host.press(.menu)
        host.settle()
        #expect(below.presentedViewController == nil)
    }

    @Test func `A second sheet pushes back the first, and both go at once`() {
        show()
        let third = LoggingController("third", log)
        third.view.backgroundColor = .white
        above.present(third, animated: true)
        host.settle()
        let card = frame
        #expect(abs(card.minX - 16) < 0.1 && abs(card.minY - 44) < 0.1)
        #expect(third.view.convert(third.view.bounds, to: nil).minY == 54)
        _ = take()
        var completed = 0
        below.dismiss(animated: true) { completed += 1 }
        host.settle()
        #expect(completed == 1 && below.presentedViewController == nil && host.window.subviews.count == 1)
        #expect(
            take() == [
                "third willDisappear", "above willDisappear", "third didDisappear", "above didDisappear",
            ])
        #expect(below.view.transform == .identity)
    }

    @Test func `A sheet caught while it comes up stays under the finger`() {
        below.present(above, animated: true)
        host.layout()
        host.advance(by: 0.1)
        let top = above.view.superview!.superview!.layer.presentation()!.frame.minY
        #expect(top > 60 && top < 800)
        host.touchDown(at: CGPoint(x: 180, y: top + 60))
        host.touchMove(to: CGPoint(x: 180, y: top + 75))
        let held = above.view.superview!.superview!.frame.minY
        #expect(abs(held - top) < 60)
        host.touchUp(at: CGPoint(x: 180, y: top + 75))
        host.settle()
        #expect(frame.minY == 54 && above.appearance == .appeared)
    }

    @Test func `On a tablet a form sheet stands in the middle, with compact width`() {
        let (below, above) = (UIViewController(), UIViewController())
        let host = TestHost(below, device: .iPad)
        above.modalPresentationStyle = .formSheet
        below.present(above, animated: true)
        host.settle()
        let frame = above.view.convert(above.view.bounds, to: nil)
        #expect(frame.size == CGSize(width: 540, height: 620))
        #expect(abs(frame.midX - host.window.bounds.midX) <= 1)
        #expect(above.traitCollection.horizontalSizeClass == .compact)
        #expect(below.view.transform == .identity)
        above.preferredContentSize = CGSize(width: 300, height: 200)
        host.settle()
        #expect(above.view.bounds.size == CGSize(width: 300, height: 200))
    }

    @Test func `Dismissed by the program while a finger holds it, it goes`() {
        show([.medium(), .large()])
        host.touchDown(at: CGPoint(x: 180, y: 430))
        host.moveTouch(from: CGPoint(x: 180, y: 430), to: CGPoint(x: 180, y: 300), duration: 0.2)
        above.dismiss(animated: true)
        host.touchMove(to: CGPoint(x: 180, y: 200))
        host.settle()
        host.touchUp(at: CGPoint(x: 180, y: 200))
        host.settle()
        #expect(below.presentedViewController == nil && host.window.subviews.count == 1)
        #expect(below.view.transform == .identity)
        below.present(above, animated: false)
        host.settle()
        host.touchDown(at: CGPoint(x: 180, y: 100))
        host.moveTouch(from: CGPoint(x: 180, y: 100), to: CGPoint(x: 180, y: 300), duration: 0.2)
        var isGone = false
        below.dismiss(animated: true) { isGone = true }
        host.settle()
        #expect(isGone && below.presentedViewController == nil)
    }

    @Test func `Assistive technology finds what is on top only`() {
        let (covered, shown) = (UIButton(type: .system), UIButton(type: .system))
        covered.setTitle("Covered", for: .normal)
        covered.frame = CGRect(x: 0, y: 60, width: 100, height: 40)
        shown.setTitle("Shown", for: .normal)
        shown.frame = CGRect(x: 0, y: 60, width: 100, height: 40)
        below.view.addSubview(covered)
        above.view.addSubview(shown)
        show()
        #expect(host.window.accessibilityTree.map(\.label) == ["Shown"])
        sheet.largestUndimmedDetentIdentifier = .large
        host.settle()
        #expect(host.window.accessibilityTree.map(\.label) == ["Covered", "Shown"])
    }

    @Test func `A navigation bar is 56 points high in a sheet`() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        below.present(navigation, animated: true)
        host.settle()
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 375, height: 56))
    }

    @Test func `On a television the automatic style covers the screen, and a sheet blurs it`() {
        let (below, above, other) = (UIViewController(), UIViewController(), UIViewController())
        let host = TestHost(below, device: .appleTV)
        below.present(above, animated: true)
        host.settle()
        #expect(above.presentationController?.presentationStyle == .fullScreen && below.view.isHidden)
        #expect(above.sheetPresentationController == nil)
        host.press(.menu)
        host.settle()
        #expect(below.presentedViewController == nil)
        other.modalPresentationStyle = .pageSheet
        below.present(other, animated: true)
        host.settle()
        #expect(other.presentationController?.presentationStyle == .blurOverFullScreen)
        #expect(!below.view.isHidden)
    }

    @Test func `A phone on its side is covered, unless the sheet prefers to stand at the edge`() {
        show()
        host.resize(to: CGSize(width: 812, height: 375))
        host.settle()
        #expect(frame == CGRect(x: 0, y: 0, width: 812, height: 375))
        sheet.prefersEdgeAttachedInCompactHeight = true
        host.settle()
        #expect(frame.minY == 10)
        host.resize(to: CGSize(width: 375, height: 812))
        host.settle()
        #expect(frame.width == 375 && frame.maxY == 812)
    }
}
