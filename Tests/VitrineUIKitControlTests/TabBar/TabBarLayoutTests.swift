import Foundation
import Testing
import UIKitTestSupport
import VitrineTesting

@testable import VitrineUIKit

@MainActor
@Suite("Tab bar: layout, looks and safe area", .serialized)
struct TabBarLayoutTests {
    private func item(_ title: String) -> UITabBarItem {
        UITabBarItem(title: title, image: UIImage(systemName: "star.fill"), tag: 0)
    }

    private func buttons(_ bar: UITabBar) -> [UIControl] {
        bar.subviews.compactMap { $0 as? UIControl }.sorted { $0.frame.minX < $1.frame.minX }
    }

    @Test("The bar is 49 points above the home indicator, and the controllers' safe area ends above it")
    func frames() {
        let (a, b) = (plainPage("A"), plainPage("B"))
        let tabs = UITabBarController()
        tabs.viewControllers = [a, b]
        let host = TestHost(tabs, safeArea: phoneSafeArea)
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 729, width: 375, height: 83))
        #expect(a.view.frame == CGRect(x: 0, y: 0, width: 375, height: 812))
        #expect(a.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 83, right: 0))
        #expect(buttons(tabs.tabBar).map { $0.frame.width.rounded() } == [188, 187])
        #expect(buttons(tabs.tabBar).map(\.frame.height) == [49, 49])
        tabs.setTabBarHidden(true, animated: false)
        host.layout()
        #expect(a.view.safeAreaInsets.bottom == 34 && tabs.tabBar.frame.minY == 812)
        tabs.setTabBarHidden(false, animated: true)
        host.settle()
        #expect(a.view.safeAreaInsets.bottom == 83 && tabs.tabBar.frame.minY == 729 && !tabs.tabBar.isHidden)
        tabs.selectedIndex = 1
        host.settle()
        #expect(b.view.safeAreaInsets.bottom == 83)
    }

    @Test("Titles of all sizes stand on one line, with and without an image, and are not shortened")
    func titles() throws {
        func label(_ item: UITabBarItem) throws -> UILabel {
            let page = plainPage("A")
            page.tabBarItem = item
            let tabs = UITabBarController()
            tabs.viewControllers = [page] + (1...3).map { plainPage("\($0)") }
            let host = TestHost(tabs, safeArea: phoneSafeArea)
            host.layout()
            let button = try #require(buttons(tabs.tabBar).first)
            return try #require(button.subviews.compactMap { $0 as? UILabel }.first)
        }
        let large = item("Large")
        large.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 20)], for: .normal)
        let wide = item("A title that is wider than its item")
        for item in [item("A"), UITabBarItem(title: "B", image: nil, tag: 0), large, wide] {
            let label = try label(item)
            #expect(abs(label.frame.minY + label.font.ascender - 45.33) < 0.5, "\(item.title ?? "")")
            #expect(label.frame.width >= label.intrinsicContentSize.width)
        }
    }

    @Test("Pages go on to the edge where the program hides the bar, and pushes do not show it")
    func hiddenByProgram() {
        let page = plainPage("A")
        let navigation = UINavigationController(rootViewController: page)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        let host = TestHost(tabs, safeArea: phoneSafeArea)
        tabs.tabBar.isHidden = true
        host.layout()
        #expect(tabs.tabBar.isHidden && page.view.safeAreaInsets.bottom == 34)
        let next = plainPage("B")
        next.hidesBottomBarWhenPushed = true
        navigation.pushViewController(next, animated: true)
        host.settle()
        navigation.popViewController(animated: true)
        host.settle()
        #expect(tabs.tabBar.isHidden && page.view.safeAreaInsets.bottom == 34)
        tabs.tabBar.isHidden = false
        host.layout()
        #expect(!tabs.tabBar.isHidden && page.view.safeAreaInsets.bottom == 83)
    }

    @Test("A proxy hides all bars")
    func hiddenByProxy() {
        UITabBar.appearance().isHidden = true
        defer { AppearanceRegistry.reset() }
        let page = plainPage("A")
        let tabs = UITabBarController()
        tabs.viewControllers = [page]
        let host = TestHost(tabs, safeArea: phoneSafeArea)
        host.layout()
        #expect(tabs.tabBar.isHidden && page.view.safeAreaInsets.bottom == 34)
    }

    @Test("On a phone on its side the bar is 32 points high; on an iPad the title is beside the image")
    func otherDevices() throws {
        let tabs = UITabBarController()
        let page = plainPage("A")
        page.tabBarItem = item("A")
        tabs.viewControllers = [page]
        let side = TestHost(tabs, size: CGSize(width: 812, height: 375))
        #expect(tabs.tabBar.frame.height == 32)
        side.resize(to: CGSize(width: 375, height: 812))
        side.layout()
        #expect(tabs.tabBar.frame.height == 49)
        let pad = UITabBarController()
        pad.viewControllers = [UINavigationController(rootViewController: page)]
        let host = TestHost(pad, device: .iPad, safeArea: .zero)
        let button = try #require(buttons(pad.tabBar).first)
        let (image, label) = (
            button.first(UIImageView.self) { $0.image != nil }!, button.first(UILabel.self)!
        )
        #expect(label.frame.minX > image.frame.maxX && abs(label.frame.midY - image.frame.midY) < 1)
        #expect(abs(button.frame.midX - host.size.width / 2) < 1)
    }

    @Test("Items: images above titles, the tint for the chosen one, grey for others")
    func items() throws {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
        bar.tintColor = .systemRed
        bar.items = [item("One"), item("Two")]
        bar.selectedItem = bar.items?[1]
        let controller = UIViewController()
        controller.view.addSubview(bar)
        let host = TestHost(controller)
        let (one, two) = (buttons(bar)[0], buttons(bar)[1])
        let (label, image) = (one.first(UILabel.self)!, one.first(UIImageView.self) { $0.image != nil }!)
        #expect(label.font == .systemFont(ofSize: 10, weight: .medium) && label.textColor == .systemGray)
        #expect(image.tintColor == .systemGray && image.frame.maxY <= label.frame.minY + 1)
        #expect((20...30).contains(image.frame.width) && label.frame.maxY <= 49)
        #expect(two.first(UILabel.self)?.textColor == .systemRed && two.isSelected)
        #expect(two.accessibilityTraits.contains(.selected) && one.accessibilityTraits.contains(.button))
        bar.unselectedItemTintColor = .systemGreen
        #expect(label.textColor == .systemGreen)
        var chosen: [String] = []
        final class Delegate: NSObject, UITabBarDelegate {
            let action: (UITabBarItem) -> Void
            init(_ action: @escaping (UITabBarItem) -> Void) { self.action = action }
            func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { action(item) }
        }
        let delegate = Delegate { chosen.append("\($0.title ?? "") \($0 === bar.selectedItem)") }
        bar.delegate = delegate
        host.tap(one)
        #expect(chosen == ["One true"] && one.isSelected && !two.isSelected)
        bar.items?[1].isEnabled = false
        host.tap(two)
        #expect(chosen.count == 1)
    }

    @Test("Badges are at least 18 points, grow with their text, and follow the item")
    func badges() throws {
        let tabs = UITabBarController()
        let page = plainPage("A")
        page.tabBarItem = item("A")
        tabs.viewControllers = [page, plainPage("B")]
        let host = TestHost(tabs, safeArea: phoneSafeArea)
        let button = buttons(tabs.tabBar)[0]
        func badge() -> UIView? {
            button.first(UIView.self) { $0.backgroundColor == .systemRed && !$0.isHidden }
        }
        #expect(badge() == nil)
        page.tabBarItem.badgeValue = "3"
        host.layout()
        #expect(badge()?.frame.size == CGSize(width: 18, height: 18))
        #expect(button.accessibilityValue == "3")
        let image = button.first(UIImageView.self) { $0.image != nil }!
        #expect(try #require(badge()).frame.minY == 3)
        #expect(abs(try #require(badge()).frame.minX - image.frame.midX - 6) < 0.5)
        page.tabBarItem.badgeValue = "1000"
        host.layout()
        #expect(try #require(badge()).frame.width > 30)
        page.tabBarItem.badgeColor = .systemBlue
        #expect(badge() == nil)
        page.tabBarItem.badgeValue = nil
        #expect(button.first(UIView.self) { $0.backgroundColor == .systemBlue && !$0.isHidden } == nil)
    }

    @Test("The background is there while content lies under the bar, and clear at its end")
    func edge() {
        let page = RowsController(title: "Rows")
        page.loadViewIfNeeded()
        page.scrollView.backgroundColor = .systemRed
        let tabs = UITabBarController()
        tabs.viewControllers = [page]
        let host = TestHost(tabs, safeArea: phoneSafeArea)
        let place = CGPoint(x: 20, y: 800)
        #expect(host.color(at: place).green > 0.7)
        page.scrollView.contentOffset.y = page.scrollView.contentSize.height + 83 - 812
        host.layout()
        #expect(host.color(at: place).green < 0.4)
        let edge = UITabBarAppearance()
        edge.configureWithOpaqueBackground()
        edge.backgroundColor = .black
        tabs.tabBar.scrollEdgeAppearance = edge
        host.layout()
        #expect(host.color(at: place).red < 0.1)
        page.scrollView.contentOffset.y = 0
        host.layout()
        #expect(host.color(at: place).red > 0.7)
    }

    @Test("What comes below the bar after it was laid out gives it its background")
    func contentThatComesLater() {
        let page = UIViewController()
        let content = UIScrollView()
        page.view.addSubview(content)
        content.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: page.view.topAnchor),
            content.bottomAnchor.constraint(equalTo: page.view.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: page.view.trailingAnchor),
        ])
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: page)]
        let host = TestHost(tabs, safeArea: phoneSafeArea)
        #expect(tabs.tabBar.isAtEdge)
        host.perform { content.contentSize = CGSize(width: 375, height: 2000) }
        host.layout()
        #expect(!tabs.tabBar.isAtEdge)
        host.perform { content.contentOffset.y = 2000 + 83 - 812 }
        #expect(tabs.tabBar.isAtEdge)
        host.perform { content.contentSize.height = 2100 }
        #expect(!tabs.tabBar.isAtEdge)
    }

    @Test("Looks of items by state")
    func appearance() {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
        bar.items = [item("One"), item("Two")]
        bar.selectedItem = bar.items?[0]
        let controller = UIViewController()
        controller.view.addSubview(bar)
        let host = TestHost(controller)
        let look = UITabBarAppearance()
        look.stackedLayoutAppearance.normal.iconColor = .systemGreen
        look.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.systemOrange]
        look.stackedLayoutAppearance.selected.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 13)]
        look.stackedLayoutAppearance.selected.iconColor = .systemBrown
        bar.standardAppearance = look
        host.layout()
        let (one, two) = (buttons(bar)[0], buttons(bar)[1])
        #expect(one.first(UILabel.self)?.font == .systemFont(ofSize: 13))
        #expect(one.first(UIImageView.self) { $0.image != nil }?.tintColor == .systemBrown)
        #expect(two.first(UILabel.self)?.textColor == .systemOrange)
        #expect(two.first(UIImageView.self) { $0.image != nil }?.tintColor == .systemGreen)
        bar.items?[1].setTitleTextAttributes([.foregroundColor: UIColor.systemPink], for: .normal)
        #expect(two.first(UILabel.self)?.textColor == .systemPink)
    }

    @Test("A page that hides the bar takes it along when it is pushed, and brings it back")
    func hidingWithPush() {
        let root = plainPage("Root")
        let navigation = UINavigationController(rootViewController: root)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        let host = TestHost(tabs, safeArea: phoneSafeArea)
        let page = plainPage("Page")
        page.hidesBottomBarWhenPushed = true
        navigation.pushViewController(page, animated: true)
        host.advance(by: 0.1)
        #expect(!tabs.tabBar.isHidden)
        host.settle()
        #expect(tabs.tabBar.isHidden && page.view.safeAreaInsets.bottom == 34)
        // As long as it is in the stack.
        navigation.pushViewController(plainPage("Next"), animated: false)
        host.settle()
        #expect(tabs.tabBar.isHidden)
        navigation.popToRootViewController(animated: true)
        host.settle()
        #expect(!tabs.tabBar.isHidden && tabs.tabBar.frame == CGRect(x: 0, y: 729, width: 375, height: 83))
        #expect(root.view.safeAreaInsets.bottom == 83)
    }

    @Test("A controller's item: its title at first, and another when it is set")
    func items2() {
        let page = plainPage("Page")
        let tabs = UITabBarController()
        let navigation = UINavigationController(rootViewController: page)
        tabs.viewControllers = [navigation]
        #expect(tabs.tabBar.items?.first === page.tabBarItem && page.tabBarItem.title == "Page")
        page.title = "Other"
        #expect(tabs.tabBar.items?.first?.title == "Other")
        page.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 4)
        #expect(tabs.tabBar.items?.first?.title == "Search" && tabs.tabBar.items?.first?.image != nil)
        navigation.tabBarItem = item("Own")
        #expect(tabs.tabBar.items?.first?.title == "Own")
    }
}

@MainActor
@Suite("Tab bar: focus", .serialized)
struct TabBarFocusTests {
    @Test(
        "On a television the bar is at the top and has the focus first; what gets it is chosen, down leads into the page"
    )
    func television() throws {
        let (a, b) = (RowsController(title: "A"), RowsController(title: "B"))
        let tabs = UITabBarController()
        tabs.viewControllers = [a, b]
        let host = TestHost(tabs, device: .appleTV)
        #expect(tabs.tabBar.frame.minY == 46 && tabs.tabBar.frame.height == 68)
        let buttons = tabs.tabBar.subviews.compactMap { $0 as? UIControl }
        let focus = { host.window.focusSystem.focusedItem }
        #expect(focus() === buttons[0])
        host.press(.right)
        host.settle()
        #expect(focus() === buttons[1] && tabs.selectedIndex == 1 && b.view.window != nil)
        host.press(.down)
        #expect(focus() === b.buttons[0])
        host.press(.down)
        host.press(.menu)
        host.settle()
        #expect(focus() === buttons[1] && tabs.selectedIndex == 1)
    }

    @Test("On a television the bar leaves with the content that scrolls")
    func observedScrollView() {
        let page = RowsController(title: "A")
        page.loadViewIfNeeded()
        page.tabBarObservedScrollView = page.scrollView
        let tabs = UITabBarController()
        tabs.viewControllers = [page]
        let host = TestHost(tabs, device: .appleTV)
        page.scrollView.contentOffset.y += 100
        host.layout()
        #expect(tabs.tabBar.frame.minY == -54)
    }

    @Test("With a keyboard arrows lead from item to item, and select chooses")
    func keyboard() {
        let tabs = UITabBarController()
        tabs.viewControllers = [plainPage("A"), plainPage("B")]
        let host = TestHost(tabs, device: .desktop)
        let buttons = tabs.tabBar.subviews.compactMap { $0 as? UIControl }
        host.press(.right)
        host.press(.right)
        #expect(buttons[1].isFocused && tabs.selectedIndex == 0)
        host.press(.select)
        host.settle()
        #expect(tabs.selectedIndex == 1)
    }
}
