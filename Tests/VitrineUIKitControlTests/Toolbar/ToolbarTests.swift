import Foundation
import Testing
import UIKitTestSupport
import VitrineTesting
import VitrineUIKit

@MainActor
@Suite("Toolbars", .serialized)
struct ToolbarTests {
    private func item(_ title: String, _ action: @escaping () -> Void = {}) -> UIBarButtonItem {
        UIBarButtonItem(title: title, primaryAction: UIAction { _ in action() })
    }

    private func button(_ title: String, in bar: UIView) -> UIButton? {
        bar.first(UIButton.self) { $0.accessibilityLabel == title }
    }

    @Test(
        "Flexible spaces share what is left, fixed ones have their width; without any, items stand at the leading side"
    )
    func layout() throws {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 100, width: 320, height: 44))
        let controller = UIViewController()
        controller.view.addSubview(bar)
        let host = TestHost(controller)
        let (a, b) = (
            UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20)),
            UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
        )
        bar.items = [UIBarButtonItem(customView: a), UIBarButtonItem(customView: b)]
        host.layout()
        #expect(a.frame == CGRect(x: 16, y: 12, width: 40, height: 20))
        #expect(b.frame == CGRect(x: 72, y: 7, width: 60, height: 30))
        bar.items = [UIBarButtonItem(customView: a), .flexibleSpace(), UIBarButtonItem(customView: b)]
        host.layout()
        #expect(a.frame.minX == 16 && b.frame.maxX == 304)
        bar.items = [
            .flexibleSpace(), UIBarButtonItem(customView: a), .fixedSpace(10), UIBarButtonItem(customView: b),
            .flexibleSpace(),
        ]
        host.layout()
        #expect(a.frame.minX == 105 && b.frame.minX == 155)
        #expect(bar.sizeThatFits(.zero).height == 44)
        bar.items = nil
        host.layout()
        #expect(bar.items == nil && a.superview == nil)
    }

    @Test("A navigation controller has a hidden one for the items of its top page")
    func navigation() throws {
        var log: [String] = []
        let page = plainPage("Page")
        page.toolbarItems = [item("Share") { log.append("share") }, .flexibleSpace(), item("Delete")]
        let navigation = UINavigationController(rootViewController: page)
        let host = TestHost(navigation, safeArea: phoneSafeArea)
        #expect(navigation.isToolbarHidden && page.view.safeAreaInsets.bottom == 34)
        #expect(button("Share", in: navigation.toolbar) == nil || navigation.toolbar.isHidden)
        navigation.isToolbarHidden = false
        host.layout()
        #expect(navigation.toolbar.frame == CGRect(x: 0, y: 734, width: 375, height: 44))
        #expect(page.view.safeAreaInsets.bottom == 78)
        host.tap(try #require(button("Share", in: navigation.toolbar)))
        #expect(log == ["share"])
        page.toolbarItems = [item("Other")]
        #expect(
            button("Other", in: navigation.toolbar) != nil && button("Share", in: navigation.toolbar) == nil)
        let second = plainPage("Second")
        second.setToolbarItems([item("Second")], animated: false)
        navigation.pushViewController(second, animated: true)
        host.settle()
        #expect(button("Second", in: navigation.toolbar) != nil && second.view.safeAreaInsets.bottom == 78)
        navigation.setToolbarHidden(true, animated: true)
        host.settle()
        #expect(navigation.toolbar.isHidden && second.view.safeAreaInsets.bottom == 34)
        #expect(navigation.toolbar.frame.minY == 812)
    }

    @Test("Within tabs it stands above the tab bar; a page that hides the bottom bar hides both")
    func inTabs() {
        let page = plainPage("Page")
        page.toolbarItems = [item("Share")]
        let navigation = UINavigationController(rootViewController: page)
        navigation.isToolbarHidden = false
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        let host = TestHost(tabs, safeArea: phoneSafeArea)
        #expect(
            navigation.toolbar.frame.maxY == tabs.tabBar.frame.minY && page.view.safeAreaInsets.bottom == 127)
        let detail = plainPage("Detail")
        detail.hidesBottomBarWhenPushed = true
        navigation.pushViewController(detail, animated: false)
        host.settle()
        #expect(navigation.toolbar.isHidden && detail.view.safeAreaInsets.bottom == 34)
        navigation.popViewController(animated: false)
        host.settle()
        #expect(!navigation.toolbar.isHidden && page.view.safeAreaInsets.bottom == 127)
    }

    @Test(
        "Background: clear where the content ends above, there while content lies under it; looks of buttons")
    func looks() throws {
        let page = RowsController(title: "Rows")
        page.loadViewIfNeeded()
        page.scrollView.backgroundColor = .systemRed
        page.toolbarItems = [item("Share")]
        let navigation = UINavigationController(rootViewController: page)
        navigation.isToolbarHidden = false
        let host = TestHost(navigation, safeArea: phoneSafeArea)
        let place = CGPoint(x: 200, y: 790)
        #expect(host.color(at: place).green > 0.7)
        page.scrollView.contentOffset.y = 30 * 44 + 78 - 812
        host.layout()
        #expect(host.color(at: place).green < 0.4)
        let look = UIToolbarAppearance()
        look.configureWithOpaqueBackground()
        look.backgroundColor = .black
        look.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.systemGreen]
        navigation.toolbar.standardAppearance = look
        navigation.toolbar.scrollEdgeAppearance = look
        host.layout()
        #expect(host.color(at: place).red < 0.1)
        #expect(try #require(button("Share", in: navigation.toolbar)).currentTitleColor == .systemGreen)
    }

    @Test("A bar of its own is where its delegate says")
    func position() {
        final class Top: NSObject, UIToolbarDelegate {
            func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
        }
        let bar = UIToolbar(frame: CGRect(x: 0, y: 44, width: 375, height: 44))
        let delegate = Top()
        #expect(bar.barPosition == .bottom)
        bar.delegate = delegate
        bar.barTintColor = .systemRed
        bar.isTranslucent = false
        let controller = UIViewController()
        controller.view.addSubview(bar)
        let host = TestHost(controller)
        #expect(bar.barPosition == .topAttached)
        #expect(host.color(at: CGPoint(x: 100, y: 10)).green < 0.4)
    }
}
