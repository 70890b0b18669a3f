import SwiftUITestSupport
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

/// Rows of lists: state through changes, looks that change, and what lists tell.
@MainActor
@Suite("State of rows in lists", .serialized)
struct ListStateTests {
    private struct Row: View {
        let number: Int
        let log: ActionLog
        @State private var count = 0
        var body: some View {
            log.actions["\(number)"] = { count += 1 }
            return Text(verbatim: "\(number): \(count)")
        }
    }

    private struct Screen: View {
        let log: ActionLog
        @State var numbers: [Int]
        var body: some View {
            log.actions["drop"] = { numbers.removeFirst(3) }
            log.actions["back"] = { numbers.insert(contentsOf: 0..<3, at: 0) }
            log.actions["reverse"] = { numbers.reverse() }
            log.actions["animated drop"] = { withAnimation { numbers.removeFirst(3) } }
            log.actions["clear"] = { numbers = [] }
            log.actions["fill"] = { numbers = Array(0..<40) }
            return List(numbers, id: \.self) { Row(number: $0, log: log) }.listStyle(.plain)
        }
    }

    private func page(_ count: Int = 40) -> HostedPage {
        HostedPage(300, 440) { Screen(log: $0, numbers: Array(0..<count)) }
    }

    @Test("A row that leaves the data and comes back begins anew")
    func removed() {
        let page = page()
        page.act("1")
        page.act("5")
        #expect(page.host.rowTexts.prefix(6) == ["0: 0", "1: 1", "2: 0", "3: 0", "4: 0", "5: 1"])
        page.act("drop")
        #expect(page.host.rowTexts.prefix(3) == ["3: 0", "4: 0", "5: 1"])
        page.act("back")
        #expect(page.host.rowTexts.prefix(6) == ["0: 0", "1: 0", "2: 0", "3: 0", "4: 0", "5: 1"])
    }

    @Test("Also when it goes in an animation, and when it comes back before that is over")
    func removedAnimated() {
        let page = page()
        page.act("1")
        page.act("animated drop")
        page.act("back")
        #expect(page.host.rowTexts.prefix(2) == ["0: 0", "1: 0"])
        page.act("1")
        page.start("animated drop")
        page.host.advance(by: 0.1)
        page.act("back")
        #expect(page.host.rowTexts.prefix(2) == ["0: 0", "1: 0"])
    }

    @Test("And when it went out of view")
    func removedOutOfView() {
        let page = page()
        page.act("1")
        page.scroll(y: 1000)
        page.act("drop")
        page.act("back")
        page.scroll(y: 0)
        #expect(page.host.rowTexts.prefix(2) == ["0: 0", "1: 0"])
    }

    @Test("And when all went, and the section with them")
    func cleared() {
        let page = page()
        page.act("1")
        page.act("clear")
        #expect(page.host.rowTexts == [])
        page.act("fill")
        #expect(page.host.rowTexts.prefix(2) == ["0: 0", "1: 0"])
    }

    @Test("A row that only moves keeps its state, in view and out of it")
    func moved() {
        let page = page(20)
        page.act("1")
        page.act("reverse")
        #expect(page.host.rowTexts.first == "19: 0")
        page.scroll(y: 440)
        #expect(page.host.rowTexts.contains("1: 1"))
        page.act("reverse")
        page.scroll(y: 0)
        #expect(page.host.rowTexts.prefix(2) == ["0: 0", "1: 1"])
    }

    @Test("A scrolled row within a row is as it was left when it comes back")
    func scrolledRow() {
        let page = HostedPage(300, 440) { _ in
            List(0..<40, id: \.self) { _ in
                ScrollView(.horizontal) { Color.red.frame(width: 1000, height: 100) }
            }
            .listStyle(.plain)
        }
        func inner() -> UIScrollView? {
            page.host.rows.first?.host?.subviews.compactMap { $0 as? UIScrollView }.first
        }
        page.host.perform { inner()?.contentOffset.x = 200 }
        page.host.settle()
        page.scroll(y: 1000)
        #expect(inner()?.contentOffset.x == 0)
        page.scroll(y: 0)
        #expect(inner()?.contentOffset.x == 200)
    }
}
