import SwiftUITestSupport
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

/// Titles and items of the bar.
@MainActor
@Suite("Titles and toolbars", .serialized)
struct ToolbarTests {
    private func item<V: View>(_ root: V) -> UINavigationItem {
        TestHost.navigating(NavigationStack { root }).navigation.topViewController!.navigationItem
    }

    @Test("Titles are given as keys, strings or texts; the innermost of several counts")
    func titles() {
        #expect(item(Text("a").navigationTitle("Key")).title == "Key")
        #expect(item(Text("a").navigationTitle(String("String"))).title == "String")
        #expect(item(Text("a").navigationTitle(Text("Te") + Text("xt"))).title == "Text")
        #expect(item(Text("a").navigationBarTitle("Older")).title == "Older")
        #expect(
            item(Text("a").navigationBarTitle(Text("Older"), displayMode: .inline)).largeTitleDisplayMode
                == .never)
        #expect(item(VStack { Text("a").navigationTitle("Inner") }).title == "Inner")
        #expect(item(Text("a")).title == nil || item(Text("a")).title == "")
    }

    @Test("Display modes are those of UIKit")
    func displayModes() {
        #expect(item(Text("a").navigationBarTitleDisplayMode(.inline)).largeTitleDisplayMode == .never)
        #expect(item(Text("a").navigationBarTitleDisplayMode(.large)).largeTitleDisplayMode == .always)
        #expect(
            item(Text("a").navigationTitle("T").navigationBarTitleDisplayMode(.automatic))
                .largeTitleDisplayMode == .automatic)
    }

    private func sides<C: ToolbarContent>(@ToolbarContentBuilder _ content: () -> C) -> [Int] {
        let item = item(Text("a").toolbar(content: content))
        return [
            item.leftBarButtonItems?.count ?? 0, item.titleView == nil ? 0 : 1,
            item.rightBarButtonItems?.count ?? 0,
        ]
    }

    @Test("A group of items is its items")
    func groups() {
        let found = sides {
            Group {
                ToolbarItem(placement: .cancellationAction) { Text("a") }
                ToolbarItem { Text("b") }
            }
        }
        #expect(found == [1, 0, 1])
    }

    private nonisolated static let placements: [(ToolbarItemPlacement, [Int])] = [
        (.automatic, [0, 0, 1]), (.principal, [0, 1, 0]), (.navigation, [1, 0, 0]),
        (.primaryAction, [0, 0, 1]),
        (.confirmationAction, [0, 0, 1]), (.cancellationAction, [1, 0, 0]), (.topBarLeading, [1, 0, 0]),
        (.topBarTrailing, [0, 0, 1]), (.navigationBarLeading, [1, 0, 0]),
        (.navigationBarTrailing, [0, 0, 1]),
    ]

    @Test("Items stand at the side of their placement")
    func placements() {
        for (placement, expected) in Self.placements {
            #expect(sides { ToolbarItem(placement: placement) { Button("Go") {} } } == expected)
        }
    }

    @Test("Builders take several items, groups, which are one row each, and conditions of both kinds")
    func builders() {
        #expect(
            sides {
                ToolbarItem(placement: .topBarLeading) { Text("a") }
                ToolbarItem { Text("b") }
                ToolbarItemGroup(placement: .topBarTrailing) {
                    Text("c")
                    Text("d")
                }
            } == [1, 0, 2])
        func conditional(_ isOn: Bool) -> [Int] {
            sides {
                if isOn { ToolbarItem(placement: .topBarLeading) { Text("a") } }
                if isOn {
                    ToolbarItem { Text("b") }
                } else {
                    ToolbarItem(placement: .principal) { Text("c") }
                }
            }
        }
        #expect(conditional(true) == [1, 0, 1])
        #expect(conditional(false) == [0, 1, 0])
        // Plain views are a row of the automatic placement.
        let views = item(
            Text("a").toolbar {
                block(10, 10)
                block(20, 10)
            })
        let row = views.rightBarButtonItem?.customView as? ToolbarHost
        #expect(row?.graph.leafFrames.map(box) == ["0 0 10 10", "26 0 20 10"])
    }

    @Test("Toolbars of nested views add up; those of a page that is below are not shown")
    func nested() {
        let both = item(
            VStack { Text("a").toolbar { ToolbarItem(placement: .topBarLeading) { Text("in") } } }
                .toolbar { ToolbarItem(placement: .topBarTrailing) { Text("out") } })
        #expect(both.leftBarButtonItems?.count == 1 && both.rightBarButtonItems?.count == 1)
        let host = TestHost.navigating(
            NavigationStack {
                NavigationLink("Go") { Text("Page").navigationTitle("Page") }.navigationTitle("Root")
                    .toolbar { ToolbarItem { Text("item") } }
            })
        host.tapText("Go")
        #expect(host.navigation.topViewController?.navigationItem.rightBarButtonItems?.isEmpty ?? true)
    }

    @Test("Bars are hidden by the page on top, and come back with the one below")
    func hiddenBars() {
        let host = TestHost.navigating(
            NavigationStack {
                NavigationLink("Go") { Text("Page").navigationBarHidden(true) }.navigationTitle("Root")
            })
        #expect(!host.navigation.isNavigationBarHidden)
        host.tapText("Go")
        #expect(host.navigation.isNavigationBarHidden)
        host.press([.menu])
        host.settle()
        #expect(!host.navigation.isNavigationBarHidden)
    }

    @Test("Buttons of the bar change the state of their page")
    func actions() {
        struct Page: View {
            @State private var count = 0
            var body: some View {
                Text("Count \(count)").navigationBarTitleDisplayMode(.inline)
                    .navigationTitle("Count \(count)")
                    .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Add") { count += 1 } } }
            }
        }
        let host = TestHost.navigating(NavigationStack { Page() })
        for _ in 0..<3 {
            host.tap(at: CGPoint(x: 345, y: 66))
            host.settle()
        }
        #expect(host.titles == ["Count 3"])
        #expect(host.screenTexts == ["Count 3"])
    }

    private func collect(_ element: Element) -> [String] {
        if let text = (element as? any TextBearing)?.text { return [text] }
        return element.children.flatMap(collect)
    }

    @Test("Labels among the items show their icons alone, unless a style says otherwise")
    func labels() {
        func texts<V: View>(@ViewBuilder _ item: () -> V) -> [String] {
            let host = TestHost.navigating(
                NavigationStack {
                    Text("Page").navigationBarTitleDisplayMode(.inline).toolbar { item() }
                })
            let item = host.navigation.topViewController?.navigationItem.rightBarButtonItems?.first
            return (item?.customView as? _UIHostingView<AnyView>).map { collect($0.graph.rootElement) } ?? [
                "none"
            ]
        }
        #expect(texts { Button("Add", systemImage: "plus") {} } == [])
        #expect(texts { Label("Add", systemImage: "plus") } == [])
        #expect(texts { Button("Add", systemImage: "plus") {}.labelStyle(.titleAndIcon) } == ["Add"])
        #expect(texts { Button("Add") {} } == ["Add"])
    }
}
