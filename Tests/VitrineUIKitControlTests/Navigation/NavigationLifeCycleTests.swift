import Testing
import UIKitTestSupport
import VitrineTesting
import VitrineUIKit

@MainActor
@Suite("Navigation: life cycle", .serialized)
struct NavigationLifeCycleTests {
    let log = LoggingController.Log()

    private func page(_ name: String) -> LoggingController { LoggingController(name, log) }

    /// What happened, without layout.
    private func take() -> [String] { log.take().filter { !$0.contains("ayout") } }

    private func shown(_ root: UIViewController) -> (UINavigationController, TestHost, NavigationLog) {
        let navigation = UINavigationController(rootViewController: root)
        let delegate = NavigationLog(log)
        navigation.delegate = delegate
        return (navigation, TestHost(navigation), delegate)
    }

    @Test("The root appears with its container, and is told that it moved in")
    func root() {
        let (navigation, host, delegate) = shown(page("A"))
        #expect(
            take() == [
                "A willMove in", "A didMove in", "A didLoad", "willShow A", "A willAppear", "A isAppearing",
                "A didAppear", "didShow A",
            ])
        #expect(navigation.viewControllers.map(\.parent) == [navigation])
        withExtendedLifetime((host, delegate)) {}
    }

    @Test("A push is shown with the next layout, and over half a second")
    func push() {
        let (navigation, host, delegate) = shown(page("A"))
        _ = take()
        let b = page("B")
        navigation.pushViewController(b, animated: true)
        #expect(take() == ["B willMove in"])
        #expect(navigation.topViewController === b && b.navigationController === navigation)
        host.layout()
        #expect(take() == ["A willDisappear", "B didLoad", "B willAppear", "willShow B", "B isAppearing"])
        #expect(navigation.transitionCoordinator?.isAnimated == true)
        host.advance(by: 0.45)
        #expect(take() == [])
        host.advance(by: 0.1)
        #expect(take() == ["A didDisappear", "B didAppear", "B didMove in", "didShow B"])
        #expect(navigation.transitionCoordinator == nil)
        withExtendedLifetime(delegate) {}
    }

    @Test("A push without animation takes one frame")
    func pushAtOnce() {
        let (navigation, host, delegate) = shown(page("A"))
        _ = take()
        navigation.pushViewController(page("B"), animated: false)
        host.layout()
        #expect(
            take() == [
                "B willMove in", "A willDisappear", "B didLoad", "B willAppear", "willShow B",
                "B isAppearing",
                "A didDisappear", "B didAppear", "B didMove in", "didShow B",
            ])
        withExtendedLifetime(delegate) {}
    }

    @Test("A pop takes the page away at its end, and says so before and after")
    func pop() {
        let (navigation, host, delegate) = shown(page("A"))
        let b = page("B")
        navigation.pushViewController(b, animated: false)
        host.layout()
        _ = take()
        #expect(navigation.popViewController(animated: true) === b)
        #expect(navigation.viewControllers.count == 1 && b.parent === navigation)
        host.layout()
        #expect(b.isMovingFromParent)
        host.settle()
        #expect(
            take() == [
                "B willMove out", "B willDisappear", "A willAppear", "willShow A", "A isAppearing",
                "B didDisappear", "A didAppear", "B didMove out", "didShow A",
            ])
        #expect(b.parent == nil && b.view.superview == nil && !b.isMovingFromParent)
        #expect(navigation.popViewController(animated: true) == nil)
        withExtendedLifetime(delegate) {}
    }

    @Test("Of a new stack only its end is loaded; the others move in and out without appearing")
    func setViewControllers() {
        let (a, b, c, d) = (page("A"), page("B"), page("C"), page("D"))
        let (navigation, host, delegate) = shown(a)
        _ = take()
        navigation.setViewControllers([a, b, c], animated: true)
        host.settle()
        #expect(
            take() == [
                "B willMove in", "C willMove in", "A willDisappear", "C didLoad", "C willAppear",
                "willShow C",
                "C isAppearing", "A didDisappear", "C didAppear", "B didMove in", "C didMove in", "didShow C",
            ])
        #expect(!b.isViewLoaded)
        navigation.setViewControllers([d, b], animated: true)
        host.layout()
        // B was in the old stack: the change shows as a pop.
        #expect(navigation.transitionCoordinator?.viewController(forKey: .to) === b)
        host.settle()
        #expect(
            take() == [
                "A willMove out", "C willMove out", "D willMove in", "C willDisappear", "B didLoad",
                "B willAppear", "willShow B", "B isAppearing", "C didDisappear", "B didAppear",
                "A didMove out",
                "C didMove out", "D didMove in", "didShow B",
            ])
        #expect(navigation.popToRootViewController(animated: false)?.map { $0 === b } == [true])
        host.settle()
        #expect(navigation.topViewController === d)
        withExtendedLifetime(delegate) {}
    }

    @Test("A push during a push waits for its end; of several the last counts")
    func queued() {
        let (navigation, host, delegate) = shown(page("A"))
        navigation.pushViewController(page("B"), animated: true)
        host.advance(by: 0.2)
        _ = take()
        navigation.pushViewController(page("C"), animated: true)
        navigation.pushViewController(page("D"), animated: true)
        #expect(navigation.viewControllers.count == 4)
        host.advance(by: 0.2)
        #expect(take() == ["C willMove in", "D willMove in"])
        host.settle()
        #expect(
            take() == [
                "A didDisappear", "B didAppear", "B didMove in", "C didMove in", "D didMove in", "didShow B",
                "B willDisappear", "D didLoad", "D willAppear", "willShow D", "D isAppearing",
                "B didDisappear",
                "D didAppear", "didShow D",
            ])
        withExtendedLifetime(delegate) {}
    }

    @Test("A page that was popped and pushed again during the push comes back")
    func returning() {
        let (navigation, host, delegate) = shown(page("A"))
        let b = page("B")
        navigation.pushViewController(b, animated: true)
        host.advance(by: 0.2)
        navigation.popViewController(animated: true)
        navigation.pushViewController(b, animated: true)
        host.settle()
        #expect(navigation.viewControllers.last === b && b.parent === navigation && b.view.window != nil)
        #expect(b.appearance == .appeared)
        withExtendedLifetime(delegate) {}
    }

    @Test("Leaving the window in the middle of a push leaves nobody half appeared")
    func leavingTheWindow() {
        let (navigation, host, delegate) = shown(page("A"))
        let (a, b) = (navigation.viewControllers[0], page("B"))
        navigation.pushViewController(b, animated: true)
        host.advance(by: 0.2)
        host.window.isHidden = true
        #expect(a.appearance == .disappeared && b.appearance == .disappeared)
        host.window.isHidden = false
        host.layout()
        #expect(a.appearance == .disappeared && b.appearance == .appeared)
        withExtendedLifetime(delegate) {}
    }

    @Test(
        "A page that pops itself as soon as it appears is told that it came, and leaves when it is off the screen"
    )
    func popOnAppearance() {
        final class Hasty: LoggingController {
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                navigationController?.popViewController(animated: true)
            }
        }
        let (navigation, host, delegate) = shown(page("A"))
        let b = Hasty("B", log)
        navigation.pushViewController(b, animated: true)
        host.layout()
        _ = take()
        host.advance(by: 0.55)
        #expect(
            take() == [
                "A didDisappear", "B didAppear", "B didMove in", "B willMove out", "didShow B",
                "B willDisappear",
                "A willAppear", "willShow A", "A isAppearing",
            ])
        #expect(b.parent === navigation && b.view.window != nil)
        host.settle()
        #expect(take() == ["B didDisappear", "A didAppear", "B didMove out", "didShow A"])
        #expect(b.parent == nil)
        withExtendedLifetime(delegate) {}
    }
}

/// Writes down what the delegate hears.
@MainActor
final class NavigationLog: NSObject, UINavigationControllerDelegate {
    private let log: LoggingController.Log

    init(_ log: LoggingController.Log) { self.log = log }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
    ) {
        log.events.append("willShow \((viewController as? LoggingController)?.name ?? "")")
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
    ) {
        log.events.append("didShow \((viewController as? LoggingController)?.name ?? "")")
    }
}
