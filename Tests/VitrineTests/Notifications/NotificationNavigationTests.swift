import Testing
import VitrineTesting

@testable import Vitrine
@testable import VitrineSwiftUI
@testable import VitrineUIKit

@MainActor
private final class Route: ObservableObject {
    @Published var pages: [Int] = []
}

/// A stack whose root and pages register fruits; the pages register messages too.
private struct Pages: View {
    @ObservedObject var route: Route

    var body: some View {
        NavigationStack(path: $route.pages) {
            Color.white
                .navigationTitle("Root")
                .notification(for: Fruit.self) { Text("root \($0.name)") }
                .navigationDestination(for: Int.self) { page in
                    // Keys go to what has the focus.
                    Button("Button") {}
                        .navigationTitle("Page \(page)")
                        .notification(for: Fruit.self) { Text("page \(page) \($0.name)") }
                        .notification(for: Message.self) { Text("page \(page) \($0.text)") }
                }
        }
    }
}

@MainActor
@Suite("Notifications from pages of a stack", .serialized)
struct NotificationNavigationTests {
    @Test("The page on top says how a notification looks, on the way in and on the way back")
    func pages() throws {
        let route = Route()
        let fixture = try NotificationFixture { Pages(route: route) }
        var seen: [[String]] = []
        for pages in [[], [1], [1, 2], [1], []] {
            route.pages = pages
            fixture.host.advance(by: 1)
            fixture.set(Fruit.apple)
            fixture.host.advance(by: 0.5)
            seen.append(fixture.texts)
            fixture.set(nil)
            fixture.host.advance(by: 0.5)
        }
        #expect(
            seen == [["root Apple"], ["page 1 Apple"], ["page 2 Apple"], ["page 1 Apple"], ["root Apple"]])
    }

    @Test("A value that is set while a page comes in is shown by that page, and stays while the page goes")
    func duringPush() throws {
        let log = IssueLog()
        let route = Route()
        let fixture = try NotificationFixture { Pages(route: route) }
        fixture.manager.current = Message(text: "Hello")
        route.pages = [1]
        fixture.host.advance(by: 1)
        #expect(fixture.texts == ["page 1 Hello"])
        #expect(log.lines == [])
        route.pages = []
        fixture.host.advance(by: 1)
        #expect(fixture.texts == ["page 1 Hello"])
        fixture.host.advance(by: 4)
        #expect(fixture.manager.current == nil)
    }

    @Test("The stack's bar reaches the top edge of the screen, and the card lies above it")
    func bar() throws {
        let fixture = try NotificationFixture { Pages(route: Route()) }
        fixture.set(Fruit.apple)
        fixture.host.advance(by: 1)
        func find<T: UIView>(_ type: T.Type, in view: UIView) -> T? {
            (view as? T) ?? view.subviews.lazy.compactMap { find(type, in: $0) }.first
        }
        let bar = try #require(find(UINavigationBar.self, in: fixture.host.window))
        // Below the status bar, which its background covers.
        #expect(bar.convert(bar.bounds, to: nil).minY == 44)
        #expect(fixture.cards == ["Apple 52.0"])
        #expect(fixture.controller.view.subviews.last is NotificationBanner)
    }

    @Test("A large title makes room for the list that scrolls under it, also inside a container")
    func largeTitle() throws {
        let fixture = try NotificationFixture {
            NavigationStack {
                List { ForEach(0..<50) { Text("Row \($0)") } }.navigationTitle("Rows")
            }
        }
        func find<T: UIView>(_ type: T.Type, in view: UIView) -> T? {
            (view as? T) ?? view.subviews.lazy.compactMap { find(type, in: $0) }.first
        }
        let bar = try #require(find(UINavigationBar.self, in: fixture.host.window))
        #expect(bar.frame.height == 96)
        fixture.host.drag(from: CGPoint(x: 187, y: 600), to: CGPoint(x: 187, y: 300))
        fixture.host.settle()
        #expect(bar.frame.height == 44)
    }

    @Test("Escape dismisses the notification first, and goes back then")
    func escape() throws {
        let route = Route()
        let fixture = try NotificationFixture { Pages(route: route) }
        route.pages = [1]
        fixture.host.advance(by: 1)
        fixture.host.press(.down)
        fixture.set(Fruit.apple)
        fixture.host.advance(by: 1)
        fixture.host.press(.menu)
        fixture.host.advance(by: 1)
        #expect(fixture.manager.current == nil)
        #expect(route.pages == [1])
        fixture.host.press(.menu)
        fixture.host.advance(by: 1)
        #expect(route.pages == [])
    }
}
