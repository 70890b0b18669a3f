import Testing
import UIKitTestSupport
import VitrineTesting
import VitrineUIKit

@MainActor
@Suite("View controllers", .serialized)
struct UIViewControllerTests {
    let log = LoggingController.Log()

    @Test("A root controller appears in Apple's order")
    func appearance() {
        let controller = LoggingController("", log)
        let host = TestHost(controller)
        #expect(
            log.take() == ["didLoad", "willAppear", "isAppearing", "willLayout", "didLayout", "didAppear"])
        host.window.isHidden = true
        #expect(log.take() == ["willDisappear", "didDisappear"])
        host.window.isHidden = false
        host.layout()
        #expect(log.take().filter { !$0.contains("ayout") } == ["willAppear", "isAppearing", "didAppear"])
    }

    @Test("A view is made once, on first use")
    func loading() {
        let controller = LoggingController("", log)
        #expect(!controller.isViewLoaded)
        #expect(controller.viewIfLoaded == nil)
        _ = controller.view
        controller.loadViewIfNeeded()
        #expect(log.take() == ["didLoad"])
        #expect(controller.view.next === controller)
        #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 375, height: 812))
    }

    @Test("A transition between children brings one in, takes the other away at its end, and tells both")
    func transition() {
        let parent = LoggingController("parent", log)
        let (first, second) = (LoggingController("first", log), LoggingController("second", log))
        let host = TestHost(parent)
        parent.addChild(first)
        parent.view.addSubview(first.view)
        first.didMove(toParent: parent)
        host.layout()
        _ = log.take()
        first.willMove(toParent: nil)
        parent.addChild(second)
        second.view.frame.origin.x = 375
        parent.transition(
            from: first, to: second, duration: 0.25,
            animations: {
                second.view.frame.origin.x = 0
                first.view.frame.origin.x = -375
            },
            completion: { finished in
                log.events.append("finished \(finished)")
                first.removeFromParent()
                second.didMove(toParent: parent)
            })
        host.advance(by: 0.1)
        #expect(first.view.superview === parent.view && second.view.superview === parent.view)
        host.advance(by: 0.2)
        #expect(
            log.take().filter { !$0.contains("ayout") } == [
                "first willMove out", "second willMove in", "second didLoad", "first willDisappear",
                "second willAppear", "second isAppearing", "first didDisappear", "second didAppear",
                "finished true", "first didMove out", "second didMove in",
            ])
        #expect(first.view.superview == nil)
        #expect(parent.children.map { $0 === second } == [true])
    }

    @Test(
        "Flips and curls between children turn the view that they are in",
        arguments: [
            UIView.AnimationOptions.transitionFlipFromLeft, .transitionFlipFromTop, .transitionCurlUp,
        ])
    func turns(_ transition: UIView.AnimationOptions) {
        let parent = LoggingController("parent", log)
        let (first, second) = (LoggingController("first", log), LoggingController("second", log))
        let host = TestHost(parent)
        parent.addChild(first)
        parent.view.addSubview(first.view)
        parent.addChild(second)
        (first.view.backgroundColor, second.view.backgroundColor) = (.red, .blue)
        host.layout()
        var isOver = false
        parent.transition(from: first, to: second, duration: 0.4, options: transition, animations: nil) { _ in
            isOver = true
        }
        host.advance(by: 0.1)
        // A picture of the old view turns, which has left.
        #expect(first.view.superview == nil && !isOver)
        #expect(parent.view.layer.sublayers?.count == 2)
        host.settle()
        #expect(isOver && parent.view.layer.sublayers?.count == 1)
    }

    @Test("A child is added and removed in the documented order")
    func containment() {
        let parent = LoggingController("parent", log)
        let child = LoggingController("child", log)
        let host = TestHost(parent)
        _ = log.take()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        #expect(
            log.take() == [
                "child willMove in", "child didLoad", "child willAppear", "child isAppearing",
                "child didMove in",
            ])
        host.layout()
        #expect(log.take().filter { !$0.contains("ayout") } == ["child didAppear"])
        #expect(child.parent === parent)
        #expect(parent.children.map { $0 === child } == [true])

        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(
            log.take() == [
                "child willMove out", "child willDisappear", "child didDisappear", "child didMove out",
            ])
        #expect(child.parent == nil)
    }

    @Test("A child appears with its parent")
    func childAppearance() {
        let parent = LoggingController("parent", log)
        let child = LoggingController("child", log)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        _ = log.take()
        let host = TestHost(parent)
        #expect(
            log.take().filter { !$0.contains("ayout") } == [
                "parent willAppear", "child willAppear", "parent isAppearing", "child isAppearing",
                "child didAppear", "parent didAppear",
            ])
        host.window.isHidden = true
        #expect(
            log.take() == [
                "parent willDisappear", "child willDisappear", "child didDisappear", "parent didDisappear",
            ])
    }

    @Test("Adding a child to another parent removes it from the first")
    func moving() {
        let first = UIViewController()
        let second = UIViewController()
        let child = LoggingController("", log)
        first.addChild(child)
        second.addChild(child)
        #expect(first.children.isEmpty)
        #expect(child.parent === second)
        #expect(log.take() == ["willMove in", "didMove out", "willMove in"])
    }

    @Test("Presenting covers the presenter; dismissing uncovers it")
    func presenting() {
        let root = LoggingController("root", log)
        let modal = LoggingController("modal", log)
        modal.modalPresentationStyle = .fullScreen
        let host = TestHost(root)
        _ = log.take()
        var completed = false
        root.present(modal, animated: true) { completed = true }
        #expect(root.presentedViewController === modal)
        #expect(modal.presentingViewController === root)
        #expect(modal.isBeingPresented)
        host.settle()
        #expect(completed)
        #expect(
            log.take().filter { !$0.contains("ayout") } == [
                "modal didLoad", "root willDisappear", "modal willAppear", "modal isAppearing",
                "modal didAppear",
                "root didDisappear",
            ])
        #expect(modal.view.frame == CGRect(x: 0, y: 0, width: 375, height: 812))
        #expect(!modal.isBeingPresented)

        modal.dismiss(animated: true)
        host.settle()
        #expect(
            log.take().filter { !$0.contains("ayout") } == [
                "modal willDisappear", "root willAppear", "root isAppearing", "modal didDisappear",
                "root didAppear",
            ])
        #expect(root.presentedViewController == nil)
        #expect(modal.view.window == nil)
    }

    @Test("Additional safe area reaches the view and not its siblings")
    func safeArea() {
        let controller = UIViewController()
        let host = TestHost(controller, safeArea: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
        #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
        controller.additionalSafeAreaInsets.top = 50
        #expect(controller.view.safeAreaInsets.top == 94)
        #expect(host.window.safeAreaInsets.top == 44)
    }

    @Test("Overridden traits reach the controller, its view and its children")
    func traits() {
        let controller = UIViewController()
        let child = UIViewController()
        controller.addChild(child)
        controller.view.addSubview(child.view)
        let host = TestHost(controller)
        #expect(child.traitCollection.userInterfaceStyle == .light)
        #expect(child.traitCollection.horizontalSizeClass == .compact)
        var changes = 0
        child.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIViewController, before) in
            #expect(before.userInterfaceStyle == .light)
            changes += 1
        }
        controller.overrideUserInterfaceStyle = .dark
        #expect(child.traitCollection.userInterfaceStyle == .dark)
        #expect(child.view.traitCollection.userInterfaceStyle == .dark)
        #expect(host.window.traitCollection.userInterfaceStyle == .light)
        #expect(changes == 1)
        controller.traitOverrides.horizontalSizeClass = .regular
        #expect(child.traitCollection.horizontalSizeClass == .regular)
        #expect(changes == 1)
    }

    @Test("The responder chain goes from the view through the controller to window and application")
    func responders() {
        let controller = UIViewController()
        let child = UIViewController()
        controller.addChild(child)
        controller.view.addSubview(child.view)
        let host = TestHost(controller)
        #expect(child.view.next === child)
        #expect(child.next === controller.view)
        #expect(controller.view.next === controller)
        #expect(controller.next === host.window)
        #expect(host.window.next === host.perform { UIApplication.shared })
    }

    @Test("A resized window tells its controller before the size changes")
    func resizing() {
        let controller = ResizingController()
        let host = TestHost(controller, device: .desktop)
        host.resize(to: CGSize(width: 400, height: 300))
        #expect(controller.log == ["to 400.0 at 1280.0", "alongside at 400.0"])
        #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 400, height: 300))
        #expect(controller.traitCollection.horizontalSizeClass == .compact)
    }
}

@MainActor
private final class ResizingController: UIViewController {
    var log: [String] = []

    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        log.append("to \(size.width) at \(view.bounds.width)")
        coordinator.animate(alongsideTransition: { _ in
            self.log.append("alongside at \(self.view.bounds.width)")
        })
    }
}
