import SwiftUITestSupport
import Testing
import VitrineTesting

@testable import VitrineSwiftUI
@testable import VitrineUIKit

/// What a program passes to the views of a screen.
private final class Shop: ObservableObject {
    @Published var name = "Shop"
}

/// Previews and suggestions are shown by controllers of UIKit's, and belong to the screen that they come from.
@Suite("Views that are shown elsewhere")
@MainActor
struct ElsewhereTests {
    private struct Sign: View {
        @EnvironmentObject private var shop: Shop
        var body: some View { Text("from \(shop.name)") }
    }

    @Test("A context menu's preview has the environment of its view")
    func contextMenu() {
        let page = HostedPage { _ in
            Text("Item").frame(width: 100, height: 60)
                .contextMenu {
                    Button("Copy") {}
                } preview: {
                    Sign()
                }
                .environmentObject(Shop())
        }
        page.host.longPress(at: CGPoint(x: 150, y: 200))
        page.host.settle()
        #expect(page.host.find(text: "from Shop").exists)
    }

    @Test("The preview of what is dragged has the environment of its view")
    func dragging() {
        let page = HostedPage { _ in
            Text("Item").frame(width: 100, height: 60)
                .draggable("text") { Sign() }
                .environmentObject(Shop())
        }
        let start = CGPoint(x: 150, y: 200)
        page.host.touchDown(at: start)
        page.host.advance(by: 0.6)
        page.host.touchMove(to: CGPoint(x: 160, y: 240))
        page.host.advance(by: 0.3)
        #expect(page.host.find(text: "from Shop").exists)
        page.host.touchUp(at: start)
        page.host.settle()
    }

    @Test("Suggestions have the environment of what is searched, and follow it")
    func suggestions() throws {
        struct Page: View {
            let log: ActionLog
            @StateObject var shop = Shop()
            @State var text = ""
            var body: some View {
                log.actions["rename"] = { shop.name = "Market" }
                return NavigationStack {
                    Text("Page").searchable(text: $text).searchSuggestions { Sign() }
                }
                .environmentObject(shop)
            }
        }
        let page = HostedPage { Page(log: $0) }
        let controller = try #require(page.host.window.rootViewController.flatMap(search))
        controller.isActive = true
        page.host.settle()
        #expect(page.host.find(text: "from Shop").exists)
        page.act("rename")
        #expect(page.host.find(text: "from Market").exists)
    }

    private func search(in controller: UIViewController) -> UISearchController? {
        if let navigation = controller as? UINavigationController {
            return navigation.topViewController?.navigationItem.searchController
        }
        return controller.children.lazy.compactMap(search).first
    }
}
