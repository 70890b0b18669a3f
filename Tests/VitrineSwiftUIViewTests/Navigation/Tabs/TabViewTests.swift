import SwiftUITestSupport
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

@MainActor
@Suite("Tab views", .serialized)
struct TabViewTests {
    private struct Counter: View {
        let name: String
        let log: ActionLog
        @State private var count = 0
        var body: some View {
            log.actions[name] = { count += 1 }
            log.lines.append("\(name) \(count)")
            return Text("\(name) \(count)")
                .onAppear { log.lines.append("\(name) appears") }
                .onDisappear { log.lines.append("\(name) disappears") }
        }
    }

    private func tabs(_ host: TestHost) -> UITabBarController {
        host.rootViewController.children.compactMap { $0 as? UITabBarController }.first!
    }

    private func tap(_ title: String, _ host: TestHost) {
        let bar = tabs(host).tabBar
        host.tap(bar.subviews.compactMap { $0 as? UIControl }.first { $0.accessibilityLabel == title }!)
        host.settle()
    }

    private func texts(_ host: TestHost) -> [String] {
        guard let screen = tabs(host).selectedViewController as? TabScreen else { return [] }
        func collect(_ element: Element) -> [String] {
            if let text = (element as? any TextBearing)?.text { return [text] }
            return element.children.flatMap(collect)
        }
        return collect(screen.host!.graph.rootElement)
    }

    @Test("A tab is one, whether it shows no view or several")
    func oneEach() throws {
        let host = TestHost.navigating(
            TabView {
                Tab("None", systemImage: "star") {}
                Tab("Several", systemImage: "heart") {
                    Text("a")
                    Text("b")
                }
            })
        #expect(try #require(tabs(host).tabBar.items).map(\.title) == ["None", "Several"])
        #expect(texts(host) == [])
        tap("Several", host)
        #expect(texts(host) == ["a", "b"])
    }

    @Test("Tabs are made when they are chosen, and keep their state; the bar shows their labels")
    func lazily() {
        let log = ActionLog()
        let host = TestHost.navigating(
            TabView {
                Counter(name: "A", log: log).tabItem { Label("First", systemImage: "star") }
                Counter(name: "B", log: log).tabItem { Label("Second", systemImage: "heart") }.badge(3)
            })
        #expect(tabs(host).tabBar.items?.map(\.title) == ["First", "Second"])
        #expect(tabs(host).tabBar.items?.map { $0.image != nil } == [true, true])
        #expect(tabs(host).tabBar.items?[1].badgeValue == "3")
        #expect(log.lines == ["A 0", "A appears"] && texts(host) == ["A 0"])
        log.actions["A"]?()
        host.settle()
        log.lines = []
        tap("Second", host)
        #expect(
            log.lines == ["B 0", "B appears", "A disappears"]
                || log.lines == ["B 0", "A disappears", "B appears"])
        #expect(texts(host) == ["B 0"])
        log.lines = []
        tap("First", host)
        #expect(texts(host) == ["A 1"] && !log.lines.contains("A 0"))
    }

    private struct Selecting: View {
        let log: ActionLog
        @State private var selection = "b"
        @State private var hasMore = false
        var body: some View {
            log.actions["a"] = { selection = "a" }
            log.actions["more"] = { hasMore = true }
            log.lines.append(selection)
            return TabView(selection: $selection) {
                Text("A").tabItem { Text("A") }.tag("a")
                Text("B").tag("b").tabItem { Text("B") }
                if hasMore { Text("C").tabItem { Text("C") }.tag("c") }
            }
        }
    }

    @Test("A selection chooses by tags, and hears what the user chooses")
    func selection() {
        let log = ActionLog()
        let host = TestHost.navigating(Selecting(log: log))
        #expect(tabs(host).selectedIndex == 1 && texts(host) == ["B"])
        tap("A", host)
        #expect(log.lines.last == "a" && texts(host) == ["A"])
        tap("B", host)
        log.actions["a"]?()
        host.settle()
        #expect(tabs(host).selectedIndex == 0)
        log.actions["more"]?()
        host.settle()
        #expect(tabs(host).tabBar.items?.map(\.title) == ["A", "B", "C"] && tabs(host).selectedIndex == 0)
        tap("C", host)
        #expect(log.lines.last == "c" && texts(host) == ["C"])
    }

    @Test("A binding that does not take the user's choice keeps its tab")
    func refusing() {
        let host = TestHost.navigating(
            TabView(selection: .constant(1)) {
                Text("A").tabItem { Text("A") }.tag(1)
                Text("B").tabItem { Text("B") }.tag(2)
            })
        tap("B", host)
        #expect(tabs(host).selectedIndex == 0 && tabs(host).tabBar.selectedItem?.title == "A")
        #expect(texts(host) == ["A"])
    }

    private struct Inner: View {
        let name: String
        var body: some View { Text(name).tabItem { Text("Tab \(name)") } }
    }

    @Test("Labels inside of a tab's own body count, and a loop's identifiers choose")
    func innerLabelsAndLoops() {
        let log = ActionLog()
        struct Loop: View {
            let log: ActionLog
            @State private var selection = "y"
            var body: some View {
                log.lines.append(selection)
                return TabView(selection: $selection) {
                    ForEach(["x", "y", "z"], id: \.self) { Inner(name: $0) }
                }
            }
        }
        let host = TestHost.navigating(Loop(log: log))
        #expect(tabs(host).tabBar.items?.map(\.title) == ["Tab x", "Tab y", "Tab z"])
        #expect(tabs(host).selectedIndex == 1)
        tap("Tab z", host)
        #expect(log.lines.last == "z")
    }

    private enum Place: Hashable { case home, search }

    private struct Newer: View {
        let log: ActionLog
        @State private var place = Place.home
        var body: some View {
            log.lines.append("\(place)")
            return TabView(selection: $place) {
                Tab("Home", systemImage: "house", value: Place.home) { Counter(name: "H", log: log) }
                    .badge("New")
                Tab(value: Place.search, role: .search) { Counter(name: "S", log: log) }
            }
        }
    }

    @Test("A tab of a value alone has an item that says nothing")
    func silent() {
        let host = TestHost.navigating(
            TabView(selection: .constant(2)) {
                Tab(value: 1) { Text("1") }
                Tab.init(value: 2) { Text("2") }
            })
        #expect(tabs(host).tabBar.items?.map { $0.title ?? "" } == ["", ""])
        #expect(texts(host) == ["2"])
    }

    @Test("Tab: titles, symbols, values, roles and badges")
    func newer() {
        let log = ActionLog()
        let host = TestHost.navigating(Newer(log: log))
        #expect(tabs(host).tabBar.items?.map(\.title) == ["Home", "Search"])
        #expect(tabs(host).tabBar.items?.map { $0.image != nil } == [true, true])
        #expect(tabs(host).tabBar.items?.first?.badgeValue == "New")
        #expect(!log.lines.contains("S 0"))
        tap("Search", host)
        #expect(log.lines.contains("search") && texts(host) == ["S 0"])
        let plain = TestHost.navigating(
            TabView {
                Tab("One", systemImage: "star") { Text("1") }
                Tab("Two", systemImage: "heart") { Text("2") }.disabled(true)
                ForEach(3..<5, id: \.self) { number in
                    Tab("\(number)", systemImage: "circle") { Text("\(number)") }
                }
            })
        #expect(tabs(plain).tabBar.items?.map(\.title) == ["One", "Two", "3", "4"])
        tap("Two", plain)
        #expect(tabs(plain).selectedIndex == 0)
        tap("4", plain)
        #expect(texts(plain) == ["4"])
    }

    @Test(
        "The tabs of sections follow each other in a bar; a tab that is hidden there by default is not in it")
    func sections() {
        let host = TestHost.navigating(
            TabView {
                Tab("One", systemImage: "star") { Text("1") }.customizationID("one")
                TabSection("More") {
                    Tab("Two", systemImage: "heart") { Text("2") }
                    Tab("Three", systemImage: "circle") { Text("3") }
                        .defaultVisibility(.hidden, for: .tabBar)
                    Tab("Four", systemImage: "circle") { Text("4") }
                        .defaultVisibility(.hidden, for: .sidebar)
                }
            }
            .tabViewStyle(.sidebarAdaptable).tabViewCustomization(.constant(TabViewCustomization())))
        #expect(tabs(host).tabBar.items?.map(\.title) == ["One", "Two", "Four"])
        tap("Four", host)
        #expect(texts(host) == ["4"])
    }

    @Test(
        "A stack in a tab: content keeps clear of both bars, a pushed screen hides the bar, a second tap goes back"
    )
    func stacks() {
        let host = TestHost.navigating(
            TabView {
                NavigationStack {
                    List(0..<40) { number in
                        if number == 0 {
                            NavigationLink("Open") { Text("Detail").toolbar(.hidden, for: .tabBar) }
                        } else if number == 1 {
                            NavigationLink("Other") { Text("Other") }
                        } else {
                            Text("Row \(number)")
                        }
                    }
                    .navigationTitle("Rows")
                }
                .tabItem { Label("Rows", systemImage: "list.bullet") }
                Text("B").tabItem { Text("B") }
            })
        let controller = tabs(host)
        let list = host.window.firstList!
        #expect(list.adjustedContentInset.bottom == 83)
        #expect(controller.tabBar.frame.height == 83)
        let navigation = controller.selectedViewController!.children.first as! UINavigationController
        host.tap(at: CGPoint(x: 100, y: 160))
        host.settle()
        #expect(navigation.viewControllers.count == 2 && controller.isTabBarHidden)
        navigation.popViewController(animated: true)
        host.settle()
        #expect(!controller.isTabBarHidden && controller.tabBar.frame.minY == 729)
        host.tap(at: CGPoint(x: 100, y: 210))
        host.settle()
        #expect(navigation.viewControllers.count == 2 && !controller.isTabBarHidden)
        tap("Rows", host)
        #expect(navigation.viewControllers.count == 1)
    }

    @Test("The tint of the environment is the bar's; backgrounds and colour schemes of bars")
    func looks() {
        let host = TestHost.navigating(
            TabView {
                Color.white.tabItem { Text("A") }
                    .toolbarBackground(.visible, for: .tabBar)
                    .toolbarBackground(Color.black, for: .tabBar)
                    .toolbarColorScheme(.dark, for: .tabBar)
                Color.white.tabItem { Text("B") }
            }
            .tint(.red))
        let traits = tabs(host).traitCollection
        #expect(
            tabs(host).tabBar.tintColor.resolvedColor(with: traits)
                == UIColor(Color.red).resolvedColor(with: traits))
        #expect(host.color(at: CGPoint(x: 20, y: 790)).red < 0.1)
        #expect(tabs(host).tabBar.traitCollection.userInterfaceStyle == .dark)
        tap("B", host)
        #expect(host.color(at: CGPoint(x: 20, y: 790)).red > 0.9)
        #expect(tabs(host).tabBar.traitCollection.userInterfaceStyle == .light)
    }

    @Test("What proxies say when the tabs appear is there in the first frame, but for the tint")
    func proxies() {
        defer { AppearanceRegistry.reset() }
        UITabBar.appearance().tintColor = .systemRed
        let host = TestHost.navigating(
            TabView {
                ScrollView { Text("A") }.tabItem { Text("A") }
            }
            .onAppear {
                UITabBar.appearance().unselectedItemTintColor = .systemGreen
                UIScrollView.appearance().bounces = false
            })
        #expect(tabs(host).tabBar.unselectedItemTintColor == .systemGreen)
        func scrollViews(_ view: UIView) -> [UIScrollView] {
            ([view] + view.subviews).compactMap { $0 as? UIScrollView } + view.subviews.flatMap(scrollViews)
        }
        #expect(scrollViews(tabs(host).selectedViewController!.view).map(\.bounces).contains(false))
        let traits = tabs(host).traitCollection
        #expect(
            tabs(host).tabBar.tintColor.resolvedColor(with: traits)
                == UIColor.systemBlue.resolvedColor(with: traits))
    }

    private struct Pages: View {
        let log: ActionLog
        @State private var page = 0
        var body: some View {
            log.actions["last"] = { withAnimation { page = 2 } }
            log.lines.append("page \(page)")
            return TabView(selection: $page) {
                ForEach(0..<3) { Counter(name: "P\($0)", log: log).tag($0) }
            }
            .tabViewStyle(.page(indexDisplayMode: .always))
            .indexViewStyle(.page(backgroundDisplayMode: .always))
        }
    }

    @Test("Pages are turned by swipes, by the selection and by dots")
    func pages() {
        let log = ActionLog()
        let host = TestHost.navigating(Pages(log: log))
        let controller = host.rootViewController.children.compactMap { $0 as? TabPagesController }.first!
        #expect(controller.dots.numberOfPages == 3 && !controller.dots.isHidden)
        #expect(controller.dots.backgroundStyle == .prominent)
        host.fling(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 100, y: 300))
        host.settle()
        #expect(log.lines.last { $0.hasPrefix("page") } == "page 1" && controller.dots.currentPage == 1)
        log.actions["P1"]?()
        log.actions["last"]?()
        host.settle()
        #expect(controller.dots.currentPage == 2)
        #expect((controller.pages.viewControllers?.first as? TabScreen)?.value == AnyHashable(2))
        log.lines = []
        host.fling(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 300, y: 300))
        host.settle()
        // State was kept.
        #expect(!log.lines.contains("P1 0") && log.lines.last { $0.hasPrefix("page") } == "page 1")
    }

    @Test("Pages fill the screen where the safe area is ignored around them, and else keep to it")
    func pagesInTheSafeArea() {
        func host(_ view: some View) -> TestHost {
            TestHost(
                UIHostingController(rootView: view), size: CGSize(width: 100, height: 200),
                safeArea: UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0))
        }
        let pages = TabView {
            Color.red
            Color.blue
        }.tabViewStyle(.page(indexDisplayMode: .never))
        func reds(_ host: TestHost) -> [Bool] {
            [5, 100, 195].map {
                host.color(at: CGPoint(x: 50, y: $0)).red > 0.9
                    && host.color(at: CGPoint(x: 50, y: $0)).blue < 0.5
            }
        }
        #expect(reds(host(pages)) == [false, true, false])
        #expect(reds(host(pages.ignoresSafeArea())) == [true, true, true])
        #expect(reds(host(pages.ignoresSafeArea(edges: .top))) == [true, true, false])
        #expect(reds(host(ScrollView([]) { pages }.ignoresSafeArea())) == [true, true, true])
    }

    @Test("A badge of a row of a list stands at its trailing side")
    func rowBadges() {
        let host = TestHost.navigating(
            List {
                Text("Inbox").badge(7)
                Text("Sent").badge(0)
            })
        #expect(host.find(text: "7").exists && !host.find(text: "0").exists)
        #expect(host.find(text: "7").frame.maxX > 330)
    }
}
