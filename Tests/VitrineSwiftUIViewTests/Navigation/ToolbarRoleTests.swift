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

    @Test("The edges whose gestures are the program's own are what its controllers answer")
    func deferredGestures() {
        func edges(_ view: some View) -> UIRectEdge {
            let host = TestHost(UIHostingController(rootView: view), size: CGSize(width: 200, height: 300))
            host.settle()
            func answer(_ controller: UIViewController) -> UIRectEdge {
                controller.childForScreenEdgesDeferringSystemGestures.map(answer)
                    ?? controller.preferredScreenEdgesDeferringSystemGestures
            }
            return answer(host.window.rootViewController!)
        }
        #expect(edges(Text("a")) == [])
        #expect(edges(Text("a").defersSystemGestures(on: .vertical)) == [.top, .bottom])
        #expect(edges(NavigationStack { Text("a").defersSystemGestures(on: .leading) }) == .left)
        #expect(edges(TabView { Text("a").defersSystemGestures(on: .all).tabItem { Text("t") } }) == .all)
        #expect(
            edges(Text("a").defersSystemGestures(on: .leading).environment(\.layoutDirection, .rightToLeft))
                == .left)
    }

    // MARK: What is used less often

    private struct Actions: View {
        let log: ActionLog
        var role = ToolbarRole.automatic
        @State var isShort = false
        var body: some View {
            log.actions["shorten"] = { isShort = true }
            return NavigationStack {
                Text("a").navigationTitle("t").toolbarRole(role)
                    .toolbar {
                        ToolbarItem(placement: .primaryAction) { Button("Add") { log.lines.append("add") } }
                        ToolbarItem(placement: .secondaryAction) {
                            Button("Sort") { log.lines.append("sort") }
                        }
                        if !isShort {
                            ToolbarItemGroup(placement: .secondaryAction) {
                                Button("Copy") { log.lines.append("copy") }
                                Button("Delete", role: .destructive) { log.lines.append("delete") }
                            }
                        }
                    }
            }
        }
    }

    @Test("Secondary actions are in a menu at the end of the bar")
    func secondaryActions() {
        let page = HostedPage { Actions(log: $0) }
        #expect(item(page)?.centerItemGroups.count == 1)
        #expect(!page.host.find(text: "Sort").exists)
        page.host.tap(at: CGPoint(x: 275, y: 22))
        page.host.settle()
        #expect(page.host.find(text: "Sort").exists)
        page.host.find(text: "Delete").tap()
        page.host.settle()
        #expect(page.log.lines == ["delete"])
        page.act("shorten")
        page.host.tap(at: CGPoint(x: 275, y: 22))
        page.host.settle()
        #expect(page.host.find(text: "Sort").exists)
        #expect(!page.host.find(text: "Delete").exists)
    }

    @Test("The wide bar of an editor has secondary actions in its middle")
    func secondaryActionsInTheMiddle() {
        let log = ActionLog()
        let host = TestHost(Actions(log: log, role: .editor), device: .iPad)
        host.settle()
        #expect(host.find(text: "Sort").exists)
        #expect(host.find(text: "Copy").exists)
        host.find(text: "Copy").tap()
        #expect(log.lines == ["copy"])
        log.actions = [:]
    }

    @Test("A wide bar whose middle is too crowded has secondary actions in a menu", arguments: [3, 30])
    func crowdedMiddle(_ count: Int) {
        var heard: [Int] = []
        let view = NavigationStack {
            Text("a").navigationTitle("t").toolbarRole(.editor)
                .toolbar {
                    ToolbarItemGroup(placement: .secondaryAction) {
                        ForEach(0..<count, id: \.self) { index in
                            Button("Action \(index)") { heard.append(index) }
                        }
                    }
                }
        }
        let host = TestHost(view, device: .iPad)
        host.settle()
        #expect(host.find(label: "More").exists == (count == 30))
        #expect(host.find(text: "Action 2").exists == (count == 3))
        if count == 30 {
            host.find(label: "More").tap()
            host.settle()
        }
        host.find(text: "Action 2").tap()
        host.settle()
        #expect(heard == [2])
    }

    private struct NamedItems: CustomizableToolbarContent {
        let isLong: Bool
        var body: some CustomizableToolbarContent {
            ToolbarItem(id: "add", placement: .primaryAction) { Button("Add") {} }
            ToolbarItem(id: "rare", placement: .primaryAction, showsByDefault: false) { Button("Rare") {} }
            if isLong { ToolbarItem(id: "copy", placement: .topBarLeading) { Button("Copy") {} } }
        }
    }

    @Test("Items with names are shown as others are, those that show by default")
    func named() {
        for isLong in [false, true] {
            let page = HostedPage { _ in
                NavigationStack { Text("a").toolbar(id: "bar") { NamedItems(isLong: isLong) } }
            }
            #expect(page.host.find(text: "Add").exists)
            #expect(!page.host.find(text: "Rare").exists)
            #expect(page.host.find(text: "Copy").exists == isLong)
        }
        #expect(ToolbarItem(id: "a") { Text("a") }.id == "a")
    }
}
