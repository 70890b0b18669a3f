import SwiftUITestSupport
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

@MainActor
@Suite("Bars of screens: at the bottom, backgrounds, older links", .serialized)
struct BottomBarTests {
    private struct Barred: View {
        let log: ActionLog
        @State private var isShown = true
        @State private var isHidden = false
        var body: some View {
            log.actions["toggle"] = { isShown.toggle() }
            log.actions["hide"] = { isHidden.toggle() }
            return NavigationStack {
                Text("Content")
                    .toolbar(isHidden ? .hidden : .automatic, for: .bottomBar)
                    .toolbar {
                        if isShown {
                            ToolbarItemGroup(placement: .bottomBar) {
                                Button("First") { log.lines.append("first") }
                                Spacer()
                                Button("Second") { log.lines.append("second") }
                            }
                        }
                    }
            }
        }
    }

    @Test("Items of the bottom bar are in a toolbar, whose spacers fill it; without items there is none")
    func bottomBar() {
        let log = ActionLog()
        let host = TestHost.navigating(Barred(log: log))
        #expect(!host.navigation.isToolbarHidden)
        #expect(host.navigation.toolbar.frame == CGRect(x: 0, y: 734, width: 375, height: 44))
        host.tap(at: CGPoint(x: 30, y: 756))
        host.tap(at: CGPoint(x: 340, y: 756))
        #expect(log.lines == ["first", "second"])
        log.actions["hide"]?()
        host.settle()
        #expect(host.navigation.isToolbarHidden)
        log.actions["hide"]?()
        host.settle()
        #expect(!host.navigation.isToolbarHidden)
        log.actions["toggle"]?()
        host.settle()
        #expect(host.navigation.isToolbarHidden && host.navigation.toolbar.isHidden)
    }

    @Test("One item stands in the middle, several share the width")
    func spreading() {
        func frames(_ count: Int) -> [CGFloat] {
            let host = TestHost.navigating(
                NavigationStack {
                    Text("Content").toolbar {
                        ToolbarItem(placement: .bottomBar) { Color.red.frame(width: 40, height: 20) }
                        if count > 1 {
                            ToolbarItem(placement: .bottomBar) { Color.red.frame(width: 40, height: 20) }
                        }
                    }
                })
            return (0..<375).filter { host.color(at: CGPoint(x: CGFloat($0), y: 756)).green < 0.5 }
                .map { CGFloat($0) }
        }
        let one = frames(1)
        #expect(abs(one.first! - 167.5) <= 1 && abs(one.last! - 207.5) <= 1.5)
        let two = frames(2)
        #expect(two.first == 16 && two.last == 358)
    }

    @Test("Backgrounds and colour schemes of the navigation bar, by screen")
    func backgrounds() {
        let host = TestHost.navigating(
            NavigationStack {
                NavigationLink("Open") { Text("Plain") }
                    .navigationTitle("Root").navigationBarTitleDisplayMode(.inline)
                    .toolbarBackground(.visible, for: .navigationBar)
                    .toolbarBackground(
                        LinearGradient(colors: [.black, .black], startPoint: .top, endPoint: .bottom),
                        for: .navigationBar
                    )
                    .toolbarColorScheme(.dark, for: .navigationBar)
            })
        let place = CGPoint(x: 20, y: 60)
        #expect(host.color(at: place).red < 0.1)
        #expect(host.navigation.navigationBar.traitCollection.userInterfaceStyle == .dark)
        host.tapText("Open")
        #expect(host.color(at: CGPoint(x: 200, y: 80)).red > 0.9)
        #expect(host.navigation.navigationBar.traitCollection.userInterfaceStyle == .light)
        host.navigation.popViewController(animated: true)
        host.settle()
        #expect(host.color(at: place).red < 0.1)
    }

    private struct Older: View {
        let log: ActionLog
        @State private var isActive = false
        @State private var selection: String?
        var body: some View {
            log.actions["open"] = { isActive = true }
            log.actions["close"] = { isActive = false }
            log.actions["select"] = { selection = "two" }
            log.lines.append("\(isActive) \(selection ?? "-")")
            return NavigationView {
                VStack {
                    NavigationLink("Active", isActive: $isActive) { Text("Page").navigationTitle("Page") }
                    NavigationLink(
                        destination: Text("1").navigationTitle("One"), tag: "one", selection: $selection
                    ) {
                        Text("One")
                    }
                    NavigationLink(
                        destination: Text("2").navigationTitle("Two"), tag: "two", selection: $selection
                    ) {
                        Text("Two")
                    }
                }
                .navigationTitle("Root")
            }
        }
    }

    @available(*, deprecated)
    @Test("Links by isActive and by tag open and close with their values")
    func olderLinks() {
        let log = ActionLog()
        let host = TestHost.navigating(Older(log: log))
        host.tapText("Active")
        #expect(host.titles == ["Root", "Page"] && log.lines.last == "true -")
        host.navigation.popViewController(animated: true)
        host.settle()
        #expect(host.titles == ["Root"] && log.lines.last == "false -")
        log.actions["open"]?()
        host.settle()
        #expect(host.titles == ["Root", "Page"])
        log.actions["close"]?()
        host.settle()
        #expect(host.titles == ["Root"])
        host.tapText("One")
        #expect(host.titles == ["Root", "One"] && log.lines.last == "false one")
        host.navigation.popViewController(animated: false)
        host.settle()
        #expect(log.lines.last == "false -")
        log.actions["select"]?()
        host.settle()
        #expect(host.titles == ["Root", "Two"])
    }

    @Test("What a tab says about the navigation bar reaches the stack around its tab view")
    func throughTabs() {
        let host = TestHost.navigating(
            NavigationStack {
                TabView {
                    Text("A").tabItem { Text("A") }.navigationTitle("Inner")
                        .toolbar(.hidden, for: .navigationBar)
                    Text("B").tabItem { Text("B") }
                }
            })
        #expect(host.navigation.isNavigationBarHidden && host.titles == ["Inner"])
    }
}
