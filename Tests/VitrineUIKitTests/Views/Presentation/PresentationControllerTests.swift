import Foundation
import Testing
import UIKitTestSupport
import VitrineTesting

@testable import VitrineSupport
@testable import VitrineUIKit

/// A card at the lower edge over a dimmed screen, as programs write it.
@MainActor
private final class CardPresentation: UIPresentationController {
    let dimming = UIView()
    var calls: [String] = []

    override func presentationTransitionWillBegin() {
        calls.append("will present")
        dimming.backgroundColor = .black
        dimming.alpha = 0
        dimming.frame = containerView!.bounds
        containerView!.addSubview(dimming)
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
            self.dimming.alpha = 0.5
        })
    }
    override func presentationTransitionDidEnd(_ completed: Bool) { calls.append("did present \(completed)") }
    override func dismissalTransitionWillBegin() {
        calls.append("will dismiss")
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
            self.dimming.alpha = 0
        })
    }
    override func dismissalTransitionDidEnd(_ completed: Bool) { calls.append("did dismiss \(completed)") }
    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        presentedView?.frame = frameOfPresentedViewInContainerView
        dimming.frame = containerView!.bounds
    }
    override var frameOfPresentedViewInContainerView: CGRect {
        let bounds = containerView!.bounds
        let size = self.size(
            forChildContentContainer: presentedViewController, withParentContainerSize: bounds.size)
        return CGRect(x: 0, y: bounds.height - size.height, width: size.width, height: size.height)
    }
    override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { CGSize(width: parentSize.width, height: max(container.preferredContentSize.height, 300)) }
}

@MainActor
private final class CardDelegate: NSObject, UIViewControllerTransitioningDelegate {
    var made: CardPresentation?
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        made = CardPresentation(presentedViewController: presented, presenting: presenting)
        return made
    }
}

@MainActor
@Suite("Presentation controllers", .serialized)
struct PresentationControllerTests {
    let log = LoggingController.Log()
    let below: LoggingController
    let above: LoggingController
    let host: TestHost
    private let delegate = CardDelegate()

    init() {
        below = LoggingController("below", log)
        above = LoggingController("above", log)
        host = TestHost(below, size: CGSize(width: 400, height: 800))
        _ = log.take()
    }

    private func take() -> [String] { log.take().filter { !$0.contains("ayout") } }
    private func frame(_ controller: UIViewController) -> CGRect {
        controller.view.convert(controller.view.bounds, to: nil)
    }

    @Test(arguments: [true, false])
    func `A controller of one's own places the view and animates along`(_ animated: Bool) throws {
        above.modalPresentationStyle = .custom
        above.transitioningDelegate = delegate
        below.present(above, animated: animated)
        let card = try #require(delegate.made)
        #expect(above.presentationController === card && card.containerView?.window === host.window)
        #expect(card.calls == ["will present"])
        if animated {
            host.layout()
            host.advance(by: 0.1)
            let alpha = try #require(card.dimming.layer.presentation()).opacity
            #expect(alpha > 0.01 && alpha < 0.49)
        }
        host.settle()
        #expect(frame(above) == CGRect(x: 0, y: 500, width: 400, height: 300))
        #expect(card.dimming.alpha == 0.5 && card.calls == ["will present", "did present true"])
        #expect(!below.view.isHidden && below.appearance == .appeared)
        above.preferredContentSize = CGSize(width: 100, height: 420)
        host.settle()
        #expect(frame(above).minY == 380)
        host.resize(to: CGSize(width: 800, height: 600))
        host.settle()
        #expect(frame(above) == CGRect(x: 0, y: 180, width: 800, height: 420))
        above.dismiss(animated: animated)
        host.settle()
        #expect(card.calls.suffix(2) == ["will dismiss", "did dismiss true"])
        #expect(card.containerView == nil && host.window.subviews.count == 1)
        #expect(below.presentedViewController == nil && above.presentationController !== card)
    }

    @Test func `The system's presentations have coordinators, too`() {
        above.modalPresentationStyle = .fullScreen
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        above.view.addSubview(view)
        var ends: [Bool] = []
        below.present(above, animated: true)
        above.transitionCoordinator?.animate(
            alongsideTransition: { _ in view.alpha = 0 }, completion: { ends.append($0.isCancelled) })
        host.settle()
        #expect(view.alpha == 0 && ends == [false] && below.view.isHidden)
    }

    @Test(arguments: [UIModalTransitionStyle.crossDissolve, .flipHorizontal])
    func `Pages fade and turn over, and everything is in its place at the end`(
        _ style: UIModalTransitionStyle
    ) {
        above.modalPresentationStyle = .fullScreen
        above.modalTransitionStyle = style
        below.present(above, animated: true)
        host.settle()
        #expect(frame(above) == host.window.bounds && below.view.isHidden && above.view.alpha == 1)
        above.dismiss(animated: true)
        host.settle()
        #expect(!below.view.isHidden && below.view.transform == .identity && below.appearance == .appeared)
        #expect(host.window.subviews.count == 1)
    }

    @Test func `A context takes the presentation to its own place`() {
        let child = UIViewController()
        child.view.frame = CGRect(x: 100, y: 200, width: 200, height: 300)
        child.definesPresentationContext = true
        below.addChild(child)
        below.view.addSubview(child.view)
        child.didMove(toParent: below)
        above.modalPresentationStyle = .overCurrentContext
        child.present(above, animated: true)
        host.settle()
        #expect(frame(above) == CGRect(x: 100, y: 200, width: 200, height: 300))
        #expect(child.presentedViewController === above && below.presentedViewController == nil)
        #expect(above.presentingViewController === child)
        child.dismiss(animated: true)
        host.settle()
        #expect(child.presentedViewController == nil && below.view.subviews.count == 1)
    }

    @Test func `Only the frontmost of several is animated when all go`() {
        let third = LoggingController("third", log)
        for controller in [above, third] { controller.modalPresentationStyle = .fullScreen }
        below.present(above, animated: false)
        host.settle()
        above.present(third, animated: false)
        host.settle()
        #expect(below.view.isHidden && above.view.isHidden)
        _ = take()
        below.dismiss(animated: true)
        host.layout()
        host.advance(by: 0.1)
        #expect(!below.view.isHidden && third.view.layer.presentation()!.frame.minY > 0)
        host.settle()
        #expect(
            take() == [
                "third willDisappear", "below willAppear", "below isAppearing", "third didDisappear",
                "below didAppear",
            ])
        #expect(third.presentingViewController == nil && above.presentingViewController == nil)
    }

    @Test func `Another root takes along what the first presented`() {
        below.present(above, animated: true)
        host.settle()
        host.perform { host.window.rootViewController = UIViewController() }
        host.settle()
        #expect(above.appearance == .disappeared && below.appearance == .disappeared)
        #expect(host.window.subviews.count == 1 && below.presentedViewController == nil)
    }

    // MARK: Bad input

    @Test func `A second presentation, and one without a window, are UIKit's warnings`() {
        let other = UIViewController()
        below.present(above, animated: true)
        below.present(other, animated: true)
        #expect(
            ReportLog.process.sentences.last?.hasSuffix(
                "Attempt to present <UIViewController> on <LoggingController> (from <LoggingController>) while a presentation is in progress."
            ) == true)
        host.settle()
        below.present(other, animated: true)
        #expect(
            ReportLog.process.sentences.last?.hasSuffix(
                "which is already presenting <LoggingController>.") == true)
        #expect(below.presentedViewController === above && other.viewIfLoaded?.window == nil)
        UIViewController().present(other, animated: true)
        #expect(
            ReportLog.process.sentences.last?.hasSuffix("whose view is not in the window hierarchy.") == true)
    }

    @Test func `Dismissing nothing calls the completion and nothing else`() {
        var completions = 0
        below.dismiss(animated: true) { completions += 1 }
        host.settle()
        #expect(completions == 1 && take() == [])
    }

    @Test func `Dismissed while it comes, it comes and goes`() {
        above.modalPresentationStyle = .fullScreen
        var ends: [String] = []
        below.present(above, animated: true) { ends.append("presented") }
        host.layout()
        host.advance(by: 0.1)
        above.dismiss(animated: true) { ends.append("dismissed") }
        host.settle()
        #expect(ends == ["presented", "dismissed"] && below.presentedViewController == nil)
        #expect(below.appearance == .appeared && above.appearance == .disappeared)
        below.present(above, animated: false)
        above.dismiss(animated: false)
        host.settle()
        #expect(below.presentedViewController == nil && below.appearance == .appeared)
        #expect(!below.view.isHidden && host.window.subviews.count == 1)
    }

    // MARK: Popovers

    @MainActor
    private final class NoAdaptation: NSObject, UIPopoverPresentationControllerDelegate {
        var style = UIModalPresentationStyle.none
        var calls: [String] = []
        func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
            style
        }
        func presentationController(
            _ controller: UIPresentationController,
            viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
        ) -> UIViewController? {
            style == .fullScreen
                ? UINavigationController(rootViewController: controller.presentedViewController) : nil
        }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            calls.append("did")
        }
    }

    private func popover(_ device: TestHost.Device, _ delegate: NoAdaptation?) -> (
        TestHost, UIViewController, UIView
    ) {
        let root = UIViewController()
        let anchor = UIView(frame: CGRect(x: 150, y: 300, width: 60, height: 40))
        root.view.addSubview(anchor)
        let host = TestHost(root, device: device)
        let shown = UIViewController()
        shown.modalPresentationStyle = .popover
        shown.preferredContentSize = CGSize(width: 200, height: 150)
        shown.popoverPresentationController?.sourceView = anchor
        shown.popoverPresentationController?.delegate = delegate
        root.present(shown, animated: true)
        host.settle()
        return (host, shown, anchor)
    }

    @Test func `A popover stands below its source, its arrow in the middle, and a touch outside closes it`() {
        let delegate = NoAdaptation()
        let (host, shown, _) = popover(.iPad, delegate)
        #expect(frame(shown) == CGRect(x: 80, y: 353, width: 200, height: 150))
        #expect(shown.popoverPresentationController?.arrowDirection == .up)
        #expect(shown.traitCollection.horizontalSizeClass == .compact)
        host.tap(at: CGPoint(x: 700, y: 900))
        host.settle()
        #expect(shown.presentingViewController == nil && delegate.calls == ["did"])
    }

    @Test func `On a phone a popover is a sheet, a popover, or a page, as its delegate says`() {
        let (_, sheet, _) = popover(.iPhone, nil)
        #expect(sheet.popoverPresentationController != nil && frame(sheet).minY == 54)
        let (_, balloon, _) = popover(.iPhone, NoAdaptation())
        #expect(frame(balloon) == CGRect(x: 80, y: 353, width: 200, height: 150))
        let delegate = NoAdaptation()
        delegate.style = .fullScreen
        let (host, page, _) = popover(.iPhone, delegate)
        #expect(page.navigationController != nil && frame(page) == host.window.bounds)
        page.dismiss(animated: true)
        host.settle()
        #expect(host.rootViewController.presentedViewController == nil)
    }

    @Test func `A popover is a sheet while the window is narrow, and hears nothing of it`() throws {
        let (host, shown, anchor) = popover(.iPad, nil)
        let popover = try #require(shown.popoverPresentationController)
        host.perform { host.window.traitOverrides.horizontalSizeClass = .compact }
        host.settle()
        #expect(frame(shown) == CGRect(x: 0, y: 34, width: 820, height: 1146))
        #expect(shown.appearance == .appeared && shown.popoverPresentationController === popover)
        host.perform { host.window.traitOverrides.horizontalSizeClass = .regular }
        host.settle()
        #expect(frame(shown).size == CGSize(width: 200, height: 150))
        #expect(popover.containerView?.window === host.window && host.window.subviews.count == 2)
        #expect(anchor.superview?.transform == .identity)
        shown.dismiss(animated: true)
        host.settle()
        #expect(host.window.subviews.count == 1 && shown.presentingViewController == nil)
    }

    @Test func `A place that turns takes the side with room, and stays within the margins`() {
        let room = CGRect(x: 10, y: 10, width: 300, height: 500)
        let low = PopoverPlace(
            content: CGSize(width: 200, height: 150), metrics: .balloon,
            source: CGRect(x: 0, y: 450, width: 40, height: 30), room: room, permitted: .any, overlaps: false)
        #expect(low.direction == .down && low.frame == CGRect(x: 10, y: 287, width: 200, height: 163))
        #expect(low.arrowPosition == 26)
        let forced = PopoverPlace(
            content: CGSize(width: 100, height: 100), metrics: .balloon,
            source: CGRect(x: 20, y: 200, width: 40, height: 40), room: room, permitted: .left,
            overlaps: false)
        #expect(forced.direction == .left && forced.frame == CGRect(x: 60, y: 170, width: 113, height: 100))
        #expect(forced.contentFrame == CGRect(x: 13, y: 0, width: 100, height: 100))
    }

    @Test func `A background of a program's own lies behind the content, with its arrow where it points`()
        throws
    {
        let low = PopoverPlace(
            content: CGSize(width: 100, height: 80),
            metrics: PopoverMetrics(
                arrow: CGSize(width: 20, height: 20),
                insets: UIEdgeInsets(top: 4, left: 5, bottom: 6, right: 7), radius: 0),
            source: CGRect(x: 20, y: 40, width: 40, height: 30),
            room: CGRect(x: 10, y: 10, width: 300, height: 500), permitted: .up, overlaps: false)
        #expect(low.frame == CGRect(x: 10, y: 70, width: 112, height: 110))
        #expect(low.contentFrame == CGRect(x: 5, y: 24, width: 100, height: 80))
        #expect(low.arrowPosition == 30 && low.arrowOffset == 30 - 56)
    }

    @Test func `The class of a popover's background is made and told of the arrow`() throws {
        let root = UIViewController()
        let host = TestHost(root, device: .iPad)
        let shown = UIViewController()
        shown.modalPresentationStyle = .popover
        shown.preferredContentSize = CGSize(width: 100, height: 80)
        let popover = try #require(shown.popoverPresentationController)
        popover.popoverBackgroundViewClass = PinkBackground.self
        popover.sourceView = root.view
        popover.sourceRect = CGRect(x: 300, y: 200, width: 40, height: 40)
        popover.permittedArrowDirections = .up
        host.perform { root.present(shown, animated: false) }
        host.settle()
        let card = try #require(popover.presentedView)
        let background = try #require(card.subviews.first as? PinkBackground)
        #expect(background.frame == card.bounds && card.bounds.size == CGSize(width: 120, height: 110))
        #expect(background.arrowDirection == .up && background.arrowOffset == 0)
        #expect(
            shown.view.convert(shown.view.bounds, to: card) == CGRect(x: 10, y: 20, width: 100, height: 80))
    }
}

private final class PinkBackground: UIPopoverBackgroundView {
    override class func arrowBase() -> CGFloat { 16 }
    override class func arrowHeight() -> CGFloat { 10 }
    override class func contentViewInsets() -> UIEdgeInsets {
        UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    }
    private var direction = UIPopoverArrowDirection.any
    private var offset: CGFloat = -1
    override var arrowDirection: UIPopoverArrowDirection {
        get { direction }
        set { direction = newValue }
    }
    override var arrowOffset: CGFloat {
        get { offset }
        set { offset = newValue }
    }
}
