import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

@MainActor
@Suite("Lists in a navigation stack", .serialized)
struct NavigationListTests {
    @Test("A million rows in a stack, and a page pushed from the last of them")
    func millionRows() {
        let host = TestHost.navigating(
            NavigationStack {
                List(0..<1_000_000) { NavigationLink("Row \($0)", value: $0) }
                    .navigationDestination(for: Int.self) { Text("Number \($0)") }
            })
        let list = host.window.firstList!
        list.contentOffset.y = list.contentSize.height - 600
        host.settle()
        let row = list.visibleCells.first { list.indexPath(for: $0)?.item == 999_999 }!
        host.tap(at: row.convert(CGPoint(x: 20, y: 22), to: nil))
        host.settle()
        #expect(host.screenTexts == ["Number 999,999"])
    }

    @Test("On a television focus goes through rows into pages and comes back to the row it left")
    func televisionFocus() {
        let host = TestHost.navigating(
            NavigationStack {
                List(0..<5) { NavigationLink("Row \($0)", value: $0) }
                    .navigationDestination(for: Int.self) { number in
                        Button("Button \(number)") {}
                    }
            }, device: .appleTV)
        func name() -> String {
            (host.window.focusSystem.focusedItem as? any FocusNamed)?.focusName ?? "none"
        }
        host.press([.down, .down])
        #expect(name() == "Row 2")
        host.press([.select])
        host.settle()
        #expect(name() == "Button 2")
        host.press([.menu])
        host.settle()
        #expect(name() == "Row 2")
    }
}
