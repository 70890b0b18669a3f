import Testing
import VitrineQuartzCore
import VitrineTesting
import VitrineUIKit

/// Moves the new page in from below with plain blocks, in one second.
@MainActor
private final class RiseAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    var ends: [Bool] = []

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    { 1 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let to = transitionContext.view(forKey: .to)!
        let controller = transitionContext.viewController(forKey: .to)!
        let end = transitionContext.finalFrame(for: controller)
        to.frame = end.offsetBy(dx: 0, dy: end.height)
        transitionContext.containerView.addSubview(to)
        UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear, animations: { to.frame = end },
            completion: { _ in
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }

    func animationEnded(_ transitionCompleted: Bool) { ends.append(transitionCompleted) }
}

/// Fades with an animator that can be interrupted.
@MainActor
private final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private var animator: UIViewPropertyAnimator?

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    { 1 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
        -> any UIViewImplicitlyAnimating
    {
        if let animator { return animator }
        let to = transitionContext.view(forKey: .to)!
        transitionContext.containerView.addSubview(to)
        to.alpha = 0
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { to.alpha = 1 }
        animator.addCompletion { transitionContext.completeTransition($0 == .end) }
        self.animator = animator
        return animator
    }
}

@MainActor
private final class CustomDelegate: NSObject, UINavigationControllerDelegate {
    let animator: any UIViewControllerAnimatedTransitioning
    var interactor: (any UIViewControllerInteractiveTransitioning)?
    var operations: [UINavigationController.Operation] = []

    init(_ animator: any UIViewControllerAnimatedTransitioning) { self.animator = animator }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        operations.append(operation)
        return animator
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
}

@MainActor
@Suite("Navigation: transitions of one's own", .serialized)
struct CustomTransitionTests {
    let first = plainPage("First")
    let second = plainPage("Second")
    let navigation: UINavigationController
    let host: TestHost
    private let rise = RiseAnimator()

    init() {
        navigation = UINavigationController(rootViewController: first)
        host = TestHost(navigation, size: CGSize(width: 400, height: 800))
    }

    private var top: CGFloat { second.view.layer.presentation()!.frame.minY.rounded() }

    @Test("The delegate's animator animates, and hears of the end")
    func animator() {
        let delegate = CustomDelegate(rise)
        navigation.delegate = delegate
        navigation.pushViewController(second, animated: true)
        host.layout()
        #expect(top == 800)
        host.advance(by: 0.25)
        #expect(top == 600)
        host.settle()
        #expect(second.appearance == .appeared && first.view.superview == nil)
        #expect(rise.ends == [true] && delegate.operations == [.push])
        navigation.popViewController(animated: true)
        host.settle()
        #expect(delegate.operations == [.push, .pop])
    }

    @Test("A percent driver scrubs what plain blocks animate, and finishes them")
    func driven() {
        let delegate = CustomDelegate(rise)
        let driver = UIPercentDrivenInteractiveTransition()
        driver.completionCurve = .linear
        delegate.interactor = driver
        navigation.delegate = delegate
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        host.window.addSubview(view)
        navigation.pushViewController(second, animated: true)
        // Before the transition could begin.
        driver.update(0.1)
        navigation.transitionCoordinator?.animate(alongsideTransition: { _ in view.alpha = 0 })
        host.layout()
        #expect(top == 720)
        driver.update(0.5)
        host.advance(by: 3)
        #expect(top == 400 && view.layer.presentation()!.opacity == 0.5)
        #expect(driver.percentComplete == 0.5 && driver.duration == 1)
        driver.finish()
        host.advance(by: 0.25)
        #expect(top == 200)
        host.settle()
        #expect(second.appearance == .appeared && rise.ends == [true] && view.alpha == 0)
    }

    @Test("Cancelled, views and stack are as they were", arguments: [0.2, 0.7])
    func cancelled(_ share: CGFloat) {
        let delegate = CustomDelegate(rise)
        let driver = UIPercentDrivenInteractiveTransition()
        driver.completionCurve = .linear
        delegate.interactor = driver
        navigation.delegate = delegate
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        host.window.addSubview(view)
        navigation.pushViewController(second, animated: true)
        navigation.transitionCoordinator?.animate(alongsideTransition: { _ in view.alpha = 0 })
        host.layout()
        driver.update(share)
        driver.cancel()
        host.advance(by: Double(share) / 2)
        #expect(top == (800 - 400 * share).rounded())
        host.settle()
        #expect(navigation.viewControllers == [first] && second.parent == nil && second.view.superview == nil)
        #expect(first.appearance == .appeared && second.appearance == .disappeared)
        #expect(rise.ends == [false] && view.alpha == 1)
        #expect(navigation.navigationBar.topItem === first.navigationItem)
    }

    @Test("An interruptible animator is driven, paused on the way, and goes on")
    func interruptible() {
        let delegate = CustomDelegate(FadeAnimator())
        let driver = UIPercentDrivenInteractiveTransition()
        driver.wantsInteractiveStart = false
        driver.completionCurve = .linear
        delegate.interactor = driver
        navigation.delegate = delegate
        var changes: [Bool] = []
        navigation.pushViewController(second, animated: true)
        navigation.transitionCoordinator?.notifyWhenInteractionChanges { changes.append($0.isInteractive) }
        host.layout()
        let alpha = { Float((self.second.view.layer.presentation()!.opacity * 100).rounded()) / 100 }
        host.advance(by: 0.25)
        #expect(alpha() == 0.25)
        driver.pause()
        host.advance(by: 2)
        #expect(alpha() == 0.25)
        driver.update(0.6)
        #expect(alpha() == 0.6)
        driver.finish()
        host.settle()
        #expect(second.appearance == .appeared && second.view.alpha == 1 && changes == [true, false])
    }

    @Test("A driver that says finish before the transition begins lets it run from where it was")
    func finishedEarly() {
        let delegate = CustomDelegate(rise)
        let driver = UIPercentDrivenInteractiveTransition()
        delegate.interactor = driver
        navigation.delegate = delegate
        navigation.pushViewController(second, animated: true)
        driver.update(0.3)
        driver.cancel()
        host.settle()
        #expect(navigation.viewControllers == [first] && rise.ends == [false])
    }
}
