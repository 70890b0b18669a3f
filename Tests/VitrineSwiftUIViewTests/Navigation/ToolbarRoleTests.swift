import SwiftUITestSupport
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

@MainActor
@Suite("Roles of toolbars, and what they have by themselves")
struct ToolbarRoleTests {
    private func item(_ page: HostedPage) -> UINavigationItem? {
        func find(_ controller: UIViewController) -> UINavigationController? {
            (controller as? UINavigationController) ?? controller.children.lazy.compactMap(find).first
        }
        return page.host.window.rootViewController.flatMap(find)?.topViewController?.navigationItem
    }

    @Test("A role is the style of the navigation item")
    func role() {
        func style(_ role: ToolbarRole) -> UINavigationItem.ItemStyle? {
            item(HostedPage { _ in NavigationStack { Text("a").navigationTitle("t").toolbarRole(role) } })?
                .style
        }
        #expect(style(.automatic) == .navigator)
        #expect(style(.editor) == .editor)
        #expect(style(.browser) == .browser)
    }

    @Test("The title is removed from the bar, and stays the screen's")
    func removing() {
        let page = HostedPage { _ in
            NavigationStack { Text("a").navigationTitle("t").toolbar(removing: .title) }
        }
        #expect(item(page)?.title == "t")
        #expect(item(page)?.largeTitleDisplayMode == .never)
        #expect(item(page)?.titleView != nil)
        #expect(page.host.find(text: "a").exists)
        #expect(!page.host.find(text: "t").exists)
        let kept = HostedPage { _ in
            NavigationStack { Text("a").navigationTitle("t").toolbar(removing: nil) }
        }
        #expect(item(kept)?.titleView == nil)
    }

    @Test("What a view says of the status bar and the home indicator its controllers answer")
    func statusBar() {
        func answers(_ view: some View) -> [Bool] {
            let host = TestHost(UIHostingController(rootView: view), size: CGSize(width: 200, height: 300))
            host.settle()
            func status(_ controller: UIViewController) -> Bool {
                controller.childForStatusBarHidden.map(status) ?? controller.prefersStatusBarHidden
            }
            func home(_ controller: UIViewController) -> Bool {
                controller.childForHomeIndicatorAutoHidden.map(home)
                    ?? controller.prefersHomeIndicatorAutoHidden
            }
            let root = host.window.rootViewController!
            return [status(root), home(root)]
        }
        #expect(answers(Text("a")) == [false, false])
        #expect(answers(Text("a").statusBarHidden()) == [true, false])
        #expect(answers(Text("a").persistentSystemOverlays(.hidden)) == [false, true])
        #expect(
            answers(NavigationStack { Text("a").statusBarHidden().persistentSystemOverlays(.hidden) }) == [
                true, true,
            ])
        #expect(
            answers(NavigationStack { Text("a").statusBarHidden() }.statusBarHidden(false)) == [false, false])
        #expect(answers(TabView { Text("a").statusBarHidden().tabItem { Text("t") } }) == [true, false])
    }
}
