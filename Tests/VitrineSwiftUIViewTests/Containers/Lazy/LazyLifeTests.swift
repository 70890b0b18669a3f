import SwiftUITestSupport
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

/// What is made when, what is kept, and what changes above the visible part do.
@MainActor
@Suite("Life in lazy stacks")
struct LazyLifeTests {
    private struct Row: View {
        let number: Int
        let log: ActionLog
        @State private var count = 0
        var body: some View {
            log.actions["\(number)"] = { count += 1 }
            return Text(verbatim: "\(number): \(count)").frame(height: 40)
                .onAppear { log.lines.append("+\(number)") }
                .onDisappear { log.lines.append("-\(number)") }
        }
    }

    /// Numbers of a stack of rows of 40 points in 200.
    private struct Screen: View {
        let log: ActionLog
        @State var numbers: [Int]
        var body: some View {
            log.actions["drop first"] = { numbers.removeFirst() }
            log.actions["drop ten"] = { numbers.removeFirst(10) }
            log.actions["insert ten"] = { numbers.insert(contentsOf: 1000..<1010, at: 0) }
            log.actions["reverse"] = { numbers.reverse() }
            log.actions["clear"] = { numbers = [] }
            log.actions["fill"] = { numbers = Array(0..<30) }
            log.actions["last away"] = { numbers.removeLast(20) }
            return ScrollView {
                LazyVStack(spacing: 0) { ForEach(numbers, id: \.self) { Row(number: $0, log: log) } }
            }
        }
    }

    private func page(_ count: Int = 100) -> HostedPage {
        HostedPage(300, 200) { Screen(log: $0, numbers: Array(0..<count)) }
    }

    @Test("Rows appear from the top down, and one step of scrolling makes one appear and one go")
    func appearances() {
        let page = page()
        #expect(page.log.take() == ["+0", "+1", "+2", "+3", "+4"])
        page.scroll(y: 20)
        #expect(page.log.take() == ["+5"])
        page.scroll(y: 40)
        #expect(page.log.take() == ["-0"])
        page.scroll(y: 30)
        #expect(page.log.take() == ["+0"])
    }

    @Test("Every step of scrolling evaluates the bodies that come, and no other")
    func bodies() {
        GraphCounters.current = GraphCounters()
        let page = page(1000)
        #expect(GraphCounters.current.bodies(of: Row.self) == 5)
        for step in 1...20 { page.scroll(y: CGFloat(step) * 40) }
        #expect(GraphCounters.current.bodies(of: Row.self) == 25)
        #expect(GraphCounters.current.bodies(of: Screen.self) == 1)
        // Back, to rows that were kept with their state.
        for step in 0..<20 { page.scroll(y: CGFloat(19 - step) * 40) }
        #expect(page.texts == (0..<5).map { "\($0): 0" })
    }

    @Test("State is kept for two hundred rows out of view, and not for all of a long list")
    func keeping() {
        let page = page(5000)
        page.act("0")
        page.scroll(y: 150 * 40)
        page.scroll(y: 0)
        #expect(page.texts.first == "0: 1")
        for step in 0..<50 { page.scroll(y: CGFloat(step) * 200) }
        page.scroll(y: 0)
        #expect(page.texts.first == "0: 0")
    }

    @Test("A row that is out of view takes up a change of its state when it comes back")
    func changedOutOfView() {
        let page = page()
        page.scroll(y: 400)
        page.act("2")
        #expect(page.texts.first == "10: 0")
        page.scroll(y: 0)
        #expect(page.texts.prefix(4) == ["0: 0", "1: 0", "2: 1", "3: 0"])
    }

    @Test("Rows that go at the top let the others move up, at the top of the page")
    func removingAtTheTop() {
        let page = page()
        page.act("3")
        page.act("drop first")
        #expect(page.texts == ["1: 0", "2: 0", "3: 1", "4: 0", "5: 0"])
        #expect(page.frames.map(\.midY) == [20, 60, 100, 140, 180])
        #expect(page.scrollView.contentSize.height == 3960)
    }

    @Test("A turn-round keeps the state of the rows that stay in view")
    func reversing() {
        let page = page(7)
        page.act("3")
        _ = page.log.take()
        page.act("reverse")
        #expect(page.texts == ["6: 0", "5: 0", "4: 0", "3: 1", "2: 0"])
        #expect(page.log.take().sorted() == ["+5", "+6", "-0", "-1"])
    }

    @Test("All may go and come again; what comes again begins anew")
    func clearing() {
        let page = page(100)
        page.act("1")
        _ = page.log.take()
        page.act("clear")
        #expect(page.texts == [])
        #expect(page.log.take().sorted() == ["-0", "-1", "-2", "-3", "-4"])
        page.act("fill")
        #expect(page.texts == (0..<5).map { "\($0): 0" })
        #expect(page.log.take() == ["+0", "+1", "+2", "+3", "+4"])
        #expect(page.scrollView.contentSize.height == 1200)
    }

    @Test("A row that leaves the data out of view begins anew, too; those that stay keep their state")
    func removedOutOfView() {
        let page = page(30)
        page.act("2")
        page.scroll(y: 400)
        page.act("12")
        page.scroll(y: 800)
        page.act("drop ten")
        page.act("fill")
        page.scroll(y: 0)
        #expect(page.texts == (0..<5).map { "\($0): 0" })
        page.scroll(y: 400)
        #expect(page.texts.prefix(3) == ["10: 0", "11: 0", "12: 1"])
    }

    @Test("A view behind a condition begins anew when it comes back, seen or not")
    func condition() {
        struct Screen: View {
            let log: ActionLog
            @State private var shows = true
            var body: some View {
                log.actions["toggle"] = { shows.toggle() }
                return ScrollView {
                    LazyVStack(spacing: 0) {
                        if shows { Row(number: 500, log: log) }
                        ForEach(0..<50, id: \.self) { Row(number: $0, log: log) }
                    }
                }
            }
        }
        let page = HostedPage(300, 200) { Screen(log: $0) }
        page.act("500")
        page.act("0")
        page.act("toggle")
        page.act("toggle")
        #expect(page.texts.prefix(3) == ["500: 0", "0: 1", "1: 0"])
        page.act("500")
        page.scroll(y: 1000)
        page.act("toggle")
        page.act("toggle")
        page.scroll(y: 0)
        #expect(page.texts.prefix(3) == ["500: 0", "0: 1", "1: 0"])
    }

    @Test("Where the end goes away under it, the page is at the new end")
    func shorter() {
        let page = page(40)
        page.scroll(y: 1400)
        #expect(page.texts.last == "39: 0")
        page.act("last away")
        #expect(page.scrollView.contentSize.height == 800)
        #expect(page.scrollView.contentOffset.y == 600)
        #expect(page.texts == (15..<20).map { "\($0): 0" })
    }

    @Test("A task begins when its row comes into view and is cancelled when it leaves")
    func tasks() async {
        struct Working: View {
            let number: Int
            let log: ActionLog
            var body: some View {
                Text(verbatim: "\(number)").frame(height: 100)
                    .task { log.lines.append("begins \(number)") }
            }
        }
        let page = HostedPage(300, 200) { log in
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(0..<50, id: \.self) { Working(number: $0, log: log) } }
            }
        }
        for _ in 0..<20 { await Task.yield() }
        #expect(page.log.take().sorted() == ["begins 0", "begins 1"])
        page.scroll(y: 100)
        for _ in 0..<20 { await Task.yield() }
        #expect(page.log.take() == ["begins 2"])
    }

    @Test("Preferences and the environment go through a lazy stack as through others")
    func values() {
        struct Longest: PreferenceKey {
            static let defaultValue = 0
            static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
        }
        struct Reader: View {
            let number: Int
            @Environment(\.lineSpacing) private var spacing
            var body: some View {
                Text(verbatim: "\(number) \(Int(spacing))").frame(height: 40)
                    .preference(key: Longest.self, value: number)
            }
        }
        let page = HostedPage(300, 200) { log in
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(0..<100, id: \.self) { Reader(number: $0) } }
            }
            .lineSpacing(7)
            .onPreferenceChange(Longest.self) { log.lines.append("\($0)") }
        }
        #expect(page.texts.first == "0 7")
        #expect(page.log.take().last == "4")
        page.scroll(y: 400)
        #expect(page.log.take().last == "14")
    }
}
