import Testing
import UIKitTestSupport
import VitrineQuartzCore
import VitrineTesting
import VitrineUIKit

/// Lets the upper page rise and sink in one second, over the other, and drives it if asked to.
@MainActor
private final class RisingDelegate: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
{
    var driver: UIPercentDrivenInteractiveTransition?
    private var isDismissal = false

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        isDismissal = false
        return self
    }

    func animationController(forDismissed dismissed: UIViewController)
        -> (any UIViewControllerAnimatedTransitioning)?
    {
        isDismissal = true
        return self
    }

    func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    { driver }

    func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    { driver }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    { 1 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let upper = context.view(forKey: isDismissal ? .from : .to)!
        let away = context.containerView.bounds.offsetBy(dx: 0, dy: context.containerView.bounds.height)
        if isDismissal {
            if let below = context.view(forKey: .to) {
                context.containerView.insertSubview(below, belowSubview: upper)
            }
        } else {
            upper.frame = away
            context.containerView.addSubview(upper)
        }
        let end = isDismissal ? away : context.containerView.bounds
        UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear, animations: { upper.frame = end },
            completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
    }
}

@MainActor
@Suite("Transitions of presentations", .serialized)
struct ModalTransitionTests {
    let log = LoggingController.Log()
    let below: LoggingController
    let above: LoggingController
    let host: TestHost
    private let delegate = RisingDelegate()

    init() {
        below = LoggingController("below", log)
        above = LoggingController("above", log)
        host = TestHost(below, size: CGSize(width: 400, height: 800))
        above.transitioningDelegate = delegate
        _ = log.take()
    }

    private func take() -> [String] { log.take().filter { !$0.contains("ayout") } }
    private var top: CGFloat { above.view.layer.presentation()!.frame.minY.rounded() }

    @Test("The delegate's animator brings a full-screen page and takes it away", arguments: [true, false])
    func fullScreen(_ covers: Bool) {
        above.modalPresentationStyle = covers ? .fullScreen : .custom
        var completions = 0
        below.present(above, animated: true) { completions += 1 }
        #expect(above.transitionCoordinator?.presentationStyle == above.modalPresentationStyle)
        host.layout()
        host.advance(by: 0.25)
        #expect(top == 600 && completions == 0)
        host.settle()
        #expect(completions == 1 && below.view.isHidden == covers && above.transitionCoordinator == nil)
        let around = covers ? ["below willDisappear"] : []
        let after = covers ? ["below didDisappear"] : []
        #expect(
            take() == ["above didLoad"] + around + [
                "above willAppear", "above isAppearing", "above didAppear",
            ] + after)
        above.dismiss(animated: true) { completions += 1 }
        above.dismiss(animated: true)
        host.advance(by: 0.25)
        #expect(top == 200)
        host.settle()
        #expect(completions == 2 && below.presentedViewController == nil && above.view.superview == nil)
        #expect(
            below.view.superview === host.window && !below.view.isHidden && host.window.subviews.count == 1)
        #expect(
            take() == ["above willDisappear"] + (covers ? ["below willAppear", "below isAppearing"] : [])
                + ["above didDisappear"] + (covers ? ["below didAppear"] : []))
    }

    @Test("A presentation taken back leaves everything as it was")
    func cancelledPresentation() {
        let driver = UIPercentDrivenInteractiveTransition()
        delegate.driver = driver
        above.modalPresentationStyle = .fullScreen
        below.present(above, animated: true)
        driver.update(0.7)
        host.layout()
        #expect(top == 240)
        driver.cancel()
        host.settle()
        #expect(below.presentedViewController == nil && above.presentingViewController == nil)
        #expect(below.appearance == .appeared && above.appearance == .disappeared)
        #expect(host.window.subviews.count == 1 && !below.view.isHidden)
    }

    @Test("A dismissal under a finger, taken back at two tenths, then finished")
    func interactiveDismissal() {
        above.modalPresentationStyle = .fullScreen
        below.present(above, animated: false)
        host.settle()
        _ = take()
        let driver = UIPercentDrivenInteractiveTransition()
        driver.completionCurve = .linear
        delegate.driver = driver
        above.dismiss(animated: true)
        driver.update(0.2)
        host.layout()
        #expect(top == 160)
        driver.cancel()
        host.settle()
        #expect(
            take() == [
                "above willDisappear", "below willAppear", "below isAppearing", "above willAppear",
                "above isAppearing", "above didAppear", "below willDisappear", "below didDisappear",
            ])
        #expect(below.presentedViewController === above && top == 0 && below.view.isHidden)
        above.dismiss(animated: true)
        driver.update(0.5)
        driver.finish()
        host.advance(by: 0.25)
        #expect(top == 600)
        host.settle()
        #expect(below.presentedViewController == nil && host.window.subviews.count == 1)
    }
}
