import Testing
import UIKitTestSupport
import VitrineQuartzCore
import VitrineTesting
import VitrineUIKit

@MainActor
@Suite("Navigation: interactive pop", .serialized)
struct InteractivePopTests {
    let log = LoggingController.Log()
    let a: LoggingController
    let b: LoggingController
    let navigation: UINavigationController
    let host: TestHost

    init() {
        a = LoggingController("A", log)
        b = LoggingController("B", log)
        navigation = UINavigationController(rootViewController: a)
        host = TestHost(navigation, safeArea: phoneSafeArea)
        navigation.pushViewController(b, animated: false)
        host.layout()
        _ = log.take()
    }

    private func take() -> [String] { log.take().filter { !$0.contains("ayout") } }

    private func edge(of page: UIViewController) -> CGFloat {
        page.view.layer.presentation()!.frame.minX.rounded()
    }

    /// A finger that comes in from the left and stays down.
    private func swipe(to x: CGFloat) {
        host.touchDown(at: CGPoint(x: 5, y: 400))
        host.moveTouch(from: CGPoint(x: 5, y: 400), to: CGPoint(x: x, y: 400), duration: 0.2)
        host.layout()
    }

    @Test("The page follows the finger")
    func following() {
        swipe(to: 105)
        #expect(edge(of: b) == 100 && edge(of: a) == -92)
        #expect(navigation.transitionCoordinator?.isInteractive == true)
        host.advance(by: 1)
        #expect(edge(of: b) == 100)
        host.touchMove(to: CGPoint(x: 55, y: 400))
        host.layout()
        #expect(edge(of: b) == 50)
    }

    @Test("Let go before the middle, it goes back, and everybody hears that it was cancelled")
    func cancelling() {
        var interactions: [Bool] = []
        swipe(to: 105)
        navigation.transitionCoordinator?.notifyWhenInteractionChanges { interactions.append($0.isCancelled) }
        navigation.transitionCoordinator?.notifyWhenInteractionEnds { interactions.append($0.isCancelled) }
        #expect(
            take() == ["B willMove out", "B willDisappear", "A willAppear", "A isAppearing"])
        host.advance(by: 0.2)
        host.touchUp(at: CGPoint(x: 105, y: 400))
        #expect(interactions == [true, true])
        host.settle()
        #expect(
            take() == [
                "B didMove in", "A willDisappear", "A didDisappear", "B willAppear", "B isAppearing",
                "B didAppear",
            ])
        #expect(
            navigation.viewControllers.count == 2 && navigation.topViewController === b
                && b.parent === navigation)
        #expect(b.view.frame == CGRect(x: 0, y: 0, width: 375, height: 812) && a.view.superview == nil)
        #expect(navigation.navigationBar.topItem === b.navigationItem)
        #expect(navigation.transitionCoordinator == nil)
    }

    @Test("Let go after the middle, it goes on to its end")
    func finishing() {
        swipe(to: 255)
        _ = take()
        host.advance(by: 0.2)
        host.touchUp(at: CGPoint(x: 255, y: 400))
        host.settle()
        #expect(take() == ["B didDisappear", "A didAppear", "B didMove out"])
        #expect(navigation.viewControllers.count == 1 && b.view.superview == nil)
        #expect(a.view.frame.minX == 0 && navigation.navigationBar.topItem === a.navigationItem)
    }

    @Test("A fling decides whatever the distance", arguments: [true, false])
    func flinging(_ forwards: Bool) {
        if forwards {
            host.fling(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 105, y: 400))
        } else {
            swipe(to: 300)
            host.moveTouch(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 220, y: 400), duration: 0.1)
            host.touchUp(at: CGPoint(x: 220, y: 400))
        }
        host.settle()
        #expect(navigation.viewControllers.count == (forwards ? 1 : 2))
    }

    @Test("It takes what remains of its half second")
    func remainingTime() {
        swipe(to: 255)
        host.advance(by: 0.2)
        host.touchUp(at: CGPoint(x: 255, y: 400))
        // A third remains.
        host.advance(by: 0.15)
        #expect(b.view.superview != nil)
        host.advance(by: 0.05)
        #expect(b.view.superview == nil)
    }

    @Test("A touch taken away cancels it")
    func touchCancelled() {
        swipe(to: 300)
        host.cancelTouch(at: CGPoint(x: 300, y: 400))
        host.settle()
        #expect(
            navigation.topViewController === b && b.appearance == .appeared && a.appearance == .disappeared)
    }

    @Test("A swipe that starts further in, or goes down, or has nothing to go back to, is none")
    func elsewhere() {
        host.drag(from: CGPoint(x: 25, y: 400), to: CGPoint(x: 325, y: 400))
        host.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 10, y: 600))
        b.navigationItem.hidesBackButton = true
        host.layout()
        host.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 325, y: 400))
        host.settle()
        #expect(navigation.viewControllers.count == 2)
        navigation.popViewController(animated: false)
        host.layout()
        host.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 325, y: 400))
        host.settle()
        #expect(navigation.viewControllers.count == 1)
    }

    @Test("A change of the stack while the finger is down waits, and is shown after it")
    func changeDuringSwipe() {
        swipe(to: 300)
        let c = LoggingController("C", log)
        navigation.pushViewController(c, animated: false)
        host.advance(by: 0.2)
        host.touchUp(at: CGPoint(x: 300, y: 400))
        host.settle()
        #expect(navigation.viewControllers.map { ($0 as? LoggingController)?.name } == ["A", "C"])
        #expect(c.appearance == .appeared && b.parent == nil)
    }

    @Test("A list that scrolls sideways leaves the edge to the swipe")
    func overScrollView() {
        let scrollView = UIScrollView(frame: b.view.bounds)
        scrollView.contentSize = CGSize(width: 2000, height: 100)
        scrollView.contentOffset.x = 500
        b.view.addSubview(scrollView)
        swipe(to: 105)
        #expect(edge(of: b) == 100 && scrollView.contentOffset.x == 500)
        host.cancelTouch(at: CGPoint(x: 105, y: 400))
        host.settle()
        host.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 200, y: 400))
        #expect(scrollView.contentOffset.x < 450)
    }
}
