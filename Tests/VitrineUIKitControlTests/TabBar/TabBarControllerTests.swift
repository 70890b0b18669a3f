import Foundation
import Testing
import UIKitTestSupport
import VitrineTesting
import VitrineUIKit

@MainActor
@Suite("Tab bar controller: choosing", .serialized)
struct TabBarControllerTests {
    private let log = LoggingController.Log()

    private final class Delegate: NSObject, UITabBarControllerDelegate {
        let log: LoggingController.Log
        var allows = true
        init(_ log: LoggingController.Log) { self.log = log }

        func tabBarController(_ controller: UITabBarController, shouldSelect page: UIViewController) -> Bool {
            log.events.append("should \(page.title ?? "") at \(controller.selectedIndex)")
            return allows
        }
        func tabBarController(_ controller: UITabBarController, didSelect page: UIViewController) {
            log.events.append("did \(page.title ?? "") at \(controller.selectedIndex)")
        }
    }

    private final class Tabs: UITabBarController {
        var log: LoggingController.Log?
        override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
            log?.events.append("item \(item.title ?? "") at \(selectedIndex)")
        }
    }

    private func page(_ name: String) -> LoggingController {
        let page = LoggingController(name, log)
        page.title = name
        return page
    }

    private func button(_ title: String, in controller: UITabBarController) throws -> UIControl {
        try #require(controller.tabBar.first(UIControl.self) { $0.accessibilityLabel == title })
    }

    @Test("The first controller shows; others are loaded when they are chosen, and stay")
    func lazily() throws {
        let (a, b) = (page("A"), page("B"))
        let tabs = UITabBarController()
        tabs.viewControllers = [a, b]
        #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === a)
        #expect(a.tabBarController === tabs && b.parent === tabs && tabs.children.count == 2)
        let host = TestHost(tabs, safeArea: phoneSafeArea)
        #expect(a.isViewLoaded && !b.isViewLoaded)
        #expect(
            log.take() == [
                "A willMove in", "A didMove in", "B willMove in", "B didMove in", "A didLoad", "A willAppear",
                "A isAppearing", "A willLayout", "A didLayout", "A didAppear",
            ])
        let view = a.view
        host.tap(try button("B", in: tabs))
        host.settle()
        #expect(tabs.selectedIndex == 1 && b.view.window != nil && a.view.window == nil)
        #expect(
            log.take() == [
                "B didLoad", "B willAppear", "A willDisappear", "B isAppearing", "B willLayout",
                "B didLayout",
                "A didDisappear", "B didAppear",
            ])
        tabs.selectedIndex = 0
        host.settle()
        #expect(a.view === view && a.view.window != nil)
        #expect(
            log.take().filter { $0.hasPrefix("A") && !$0.hasSuffix("Layout") } == [
                "A willAppear", "A isAppearing", "A didAppear",
            ])
    }

    @Test("A tap asks and tells in UIKit's order; what the program chooses asks nobody")
    func order() throws {
        let tabs = Tabs()
        tabs.log = log
        let delegate = Delegate(log)
        tabs.delegate = delegate
        tabs.viewControllers = [plainPage("A"), plainPage("B")]
        let host = TestHost(tabs, safeArea: phoneSafeArea)
        host.tap(try button("B", in: tabs))
        host.settle()
        #expect(log.take() == ["item B at 0", "should B at 0", "did B at 1"])
        host.tap(try button("B", in: tabs))
        #expect(log.take() == ["item B at 1", "should B at 1", "did B at 1"])
        delegate.allows = false
        host.tap(try button("A", in: tabs))
        host.settle()
        #expect(log.take() == ["item A at 1", "should A at 1"])
        #expect(tabs.selectedIndex == 1 && tabs.tabBar.selectedItem?.title == "B")
        #expect(try button("B", in: tabs).isSelected)
        tabs.selectedIndex = 0
        #expect(log.take().isEmpty && tabs.selectedViewController?.title == "A")
        #expect(tabs.tabBar.selectedItem?.title == "A")
        // What does not exist changes nothing.
        tabs.selectedIndex = 7
        #expect(tabs.selectedIndex == 0)
    }

    @Test("New controllers keep the chosen one where it is among them, else the first comes")
    func replacing() {
        let (a, b, c) = (plainPage("A"), plainPage("B"), plainPage("C"))
        let tabs = UITabBarController()
        tabs.viewControllers = [a, b]
        tabs.selectedIndex = 1
        let host = TestHost(tabs, safeArea: phoneSafeArea)
        tabs.viewControllers = [c, b]
        host.settle()
        #expect(tabs.selectedViewController === b && a.parent == nil && c.parent === tabs)
        tabs.viewControllers = [c, a]
        host.settle()
        #expect(tabs.selectedViewController === c && b.parent == nil && b.view.window == nil)
        #expect(c.view.window != nil && tabs.tabBar.items?.map(\.title) == ["C", "A"])
        tabs.viewControllers = []
        host.settle()
        #expect(tabs.selectedIndex == NSNotFound && c.parent == nil && tabs.tabBar.items == nil)
    }

    @Test("A tap on the chosen item pops to the root, and at the root scrolls to the start")
    func again() throws {
        let rows = RowsController(title: "Rows")
        let navigation = UINavigationController(rootViewController: rows)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        let host = TestHost(tabs, safeArea: phoneSafeArea)
        #expect(tabs.tabBar.items?.first?.title == "Rows")
        rows.scrollView.contentOffset.y = 200
        navigation.pushViewController(plainPage("Detail"), animated: false)
        host.settle()
        host.tap(try button("Rows", in: tabs))
        host.settle()
        #expect(navigation.viewControllers.count == 1 && rows.scrollView.contentOffset.y == 200)
        host.tap(try button("Rows", in: tabs))
        host.settle()
        #expect(rows.scrollView.contentOffset.y == -88)
    }

    @Test("Of more than five the rest is in a list, where they are pushed")
    func more() throws {
        let pages = (1...7).map { number in
            let page = UIViewController()
            page.title = "P\(number)"
            return page
        }
        let tabs = UITabBarController()
        tabs.viewControllers = pages
        let host = TestHost(tabs, safeArea: phoneSafeArea)
        #expect(tabs.tabBar.items?.map(\.title) == ["P1", "P2", "P3", "P4", "More"])
        #expect(!pages[5].isViewLoaded)
        host.tap(try button("More", in: tabs))
        host.settle()
        #expect(
            tabs.selectedIndex == NSNotFound && tabs.selectedViewController === tabs.moreNavigationController)
        let row = try #require(
            tabs.moreNavigationController.view.first(UIControl.self) { $0.accessibilityLabel == "P6" })
        host.tap(row)
        host.settle()
        #expect(tabs.selectedIndex == 5 && pages[5].view.window != nil)
        #expect(pages[5].navigationController === tabs.moreNavigationController)
        #expect(tabs.tabBar.selectedItem?.title == "More")
        host.tap(try button("P2", in: tabs))
        host.settle()
        #expect(tabs.selectedIndex == 1)
        // What was open there is there again; a second tap leads to the list.
        host.tap(try button("More", in: tabs))
        host.settle()
        #expect(tabs.selectedIndex == 5)
        host.tap(try button("More", in: tabs))
        host.settle()
        #expect(tabs.selectedIndex == NSNotFound && pages[5].tabBarController === tabs)
        // By the program.
        tabs.selectedIndex = 6
        host.settle()
        #expect(pages[6].view.window != nil && tabs.selectedViewController === pages[6])
        // With room for all, nobody is in the list any more.
        tabs.viewControllers = Array(pages.prefix(3)) + [pages[6]]
        host.settle()
        #expect(tabs.tabBar.items?.count == 4 && tabs.selectedIndex == 3 && pages[6].view.window != nil)
    }

    @Test("Tabs make their controllers when they are chosen")
    func tabs() throws {
        var made: [String] = []
        func tab(_ name: String) -> UITab {
            UITab(title: name, image: nil, identifier: name.lowercased()) { tab in
                made.append(tab.identifier)
                return plainPage(nil)
            }
        }
        let controller = UITabBarController(tabs: [tab("One"), tab("Two")])
        let host = TestHost(controller, safeArea: phoneSafeArea)
        #expect(made == ["one"] && controller.selectedTab?.identifier == "one")
        host.tap(try button("Two", in: controller))
        host.settle()
        #expect(made == ["one", "two"] && controller.selectedTab?.title == "Two")
        controller.selectedTab = controller.tab(forIdentifier: "one")
        host.settle()
        #expect(made == ["one", "two"] && controller.selectedIndex == 0)
        controller.tabs[1].isHidden = true
        #expect(controller.tabBar.items?.map(\.title) == ["One"])
    }

    @Test("The delegate's animator moves between two controllers")
    func animator() throws {
        final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
            func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
                -> TimeInterval
            {
                0.4
            }
            func animateTransition(using context: any UIViewControllerContextTransitioning) {
                let view = context.view(forKey: .to)!
                context.containerView.addSubview(view)
                view.alpha = 0
                UIView.animate(withDuration: 0.4, animations: { view.alpha = 1 }) { _ in
                    context.completeTransition(true)
                }
            }
        }
        final class Animating: NSObject, UITabBarControllerDelegate {
            func tabBarController(
                _ tabBarController: UITabBarController,
                animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? { Fade() }
        }
        let (a, b) = (page("A"), page("B"))
        let tabs = UITabBarController()
        let delegate = Animating()
        tabs.delegate = delegate
        tabs.viewControllers = [a, b]
        let host = TestHost(tabs, safeArea: phoneSafeArea)
        _ = log.take()
        tabs.selectedIndex = 1
        host.advance(by: 0.2)
        #expect(a.view.window != nil && b.view.window != nil)
        #expect(tabs.transitionCoordinator != nil)
        host.settle()
        #expect(a.view.window == nil && b.view.window != nil)
        #expect(
            log.take().filter { !$0.contains("ayout") } == [
                "B didLoad", "B willAppear", "A willDisappear", "B isAppearing", "A didDisappear",
                "B didAppear",
            ])
    }

    private final class OwnBar: UITabBar {}

    @Test func `A bar of the program's takes the place of the controller's, by its name`() {
        let controller = UITabBarController()
        let pages = ["One", "Two"].map { title in
            let page = UIViewController()
            page.tabBarItem = UITabBarItem(title: title, image: nil, selectedImage: nil)
            return page
        }
        controller.viewControllers = pages
        let host = TestHost(controller, device: .iPhone)
        host.settle()
        let (old, own) = (controller.tabBar, OwnBar())
        controller.setValue(own, forKey: "tabBar")
        host.settle()
        #expect(controller.tabBar === own && own.delegate === controller && old.superview == nil)
        #expect(own.items?.map(\.title) == ["One", "Two"] && own.frame == old.frame)
        host.find(text: "Two").tap()
        host.settle()
        #expect(controller.selectedViewController === pages[1])
    }
}
