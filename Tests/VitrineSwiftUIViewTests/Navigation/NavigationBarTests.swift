import SwiftUITestSupport
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

@MainActor
@Suite("The bar of a navigation stack", .serialized)
struct NavigationBarTests {
    private struct Barred: View {
        let log: ActionLog
        @State private var count = 0
        @State private var isHidden = false
        @State private var hasMore = false
        var body: some View {
            log.actions["count"] = { count += 1 }
            log.actions["hide"] = { isHidden.toggle() }
            log.actions["more"] = { hasMore.toggle() }
            return NavigationStack {
                Text("Content")
                    .navigationTitle("Count \(count)")
                    .navigationBarTitleDisplayMode(.inline)
                    .navigationBarBackButtonHidden()
                    .toolbar(isHidden ? .hidden : .visible, for: .navigationBar)
                    .toolbar {
                        ToolbarItem(placement: .topBarLeading) { Button("Lead \(count)") { count += 10 } }
                        if hasMore { ToolbarItem { Button("More") { log.lines.append("more") } } }
                        ToolbarItem(placement: .topBarTrailing) { Button("Trail") { count += 100 } }
                    }
            }
        }
    }

    @Test("Title, display mode, hidden bars and items of toolbars reach the bar, and changes of them, too")
    func bar() {
        let log = ActionLog()
        let host = TestHost.navigating(Barred(log: log))
        let item = host.navigation.topViewController!.navigationItem
        #expect(item.title == "Count 0")
        #expect(item.largeTitleDisplayMode == .never)
        #expect(item.hidesBackButton)
        #expect(item.leftBarButtonItems?.count == 1)
        #expect(item.rightBarButtonItems?.count == 1)
        host.tap(at: CGPoint(x: 30, y: 66))
        host.settle()
        #expect(item.title == "Count 10")
        host.tap(at: CGPoint(x: 345, y: 66))
        host.settle()
        #expect(item.title == "Count 110")
        let lead = item.leftBarButtonItem?.customView as? ToolbarHost
        #expect(lead?.graph.leafFrames.count == 1)
        log.actions["more"]?()
        host.settle()
        #expect(item.rightBarButtonItems?.count == 2)
        #expect(!host.navigation.isNavigationBarHidden)
        log.actions["hide"]?()
        host.settle()
        #expect(host.navigation.isNavigationBarHidden)
    }

    @Test("The root's title is large, and content begins below it")
    func largeTitle() {
        let host = TestHost.navigating(
            NavigationStack {
                List(0..<40) { Text("Row \($0)") }.navigationTitle("Rows")
            })
        let bar = host.navigation.navigationBar
        #expect(bar.frame == CGRect(x: 0, y: 44, width: 375, height: 96))
        let list = host.window.firstList
        #expect(list?.adjustedContentInset.top == 140)
        #expect(list?.contentOffset.y == -140)
        list?.contentOffset.y = 100
        host.settle()
        #expect(bar.frame.height == 44)
    }

    private struct Older: View {
        let log: ActionLog
        var body: some View {
            NavigationView {
                Text("Content")
                    .navigationBarTitle("Older", displayMode: .inline)
                    .navigationBarItems(
                        leading: Button("Lead") { log.lines.append("lead") },
                        trailing: Button("Trail") { log.lines.append("trail") })
            }
            .navigationViewStyle(StackNavigationViewStyle())
        }
    }

    @Test("Items of the bar under their older name are at the sides of the bar")
    func olderItems() {
        let log = ActionLog()
        let host = TestHost.navigating(Older(log: log))
        host.tap(at: CGPoint(x: 30, y: 66))
        host.tap(at: CGPoint(x: 345, y: 66))
        host.settle()
        #expect(log.lines == ["lead", "trail"])
        let item = host.navigation.topViewController?.navigationItem
        #expect(item?.leftBarButtonItems?.count == 1 && item?.rightBarButtonItems?.count == 1)
    }
}
