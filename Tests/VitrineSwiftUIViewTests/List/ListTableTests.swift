import SwiftUITestSupport
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

/// Lists: every way to make one, and what rows may ask for.
@MainActor
@Suite("Tables of lists", .serialized)
struct ListTableTests {
    private func texts<V: View>(@ViewBuilder _ list: () -> V) -> [String] {
        TestHost.settled(list()).rowTexts
    }

    @Test("Lists are made of views, of data, of ranges and of bindings")
    func initialisers() {
        let items = [ListItem(1), ListItem(2)]
        #expect(
            texts {
                List {
                    Text("a"); Text("b")
                }
            } == ["a", "b"])
        #expect(texts { List(items) { Text($0.title) } } == ["Item 1", "Item 2"])
        #expect(texts { List(["x", "y"], id: \.self) { Text($0) } } == ["x", "y"])
        #expect(texts { List(0..<3) { Text(verbatim: "\($0)") } } == ["0", "1", "2"])
        #expect(texts { List(.constant(items)) { $item in Text(item.title) } } == ["Item 1", "Item 2"])
        #expect(
            texts { List(items, selection: .constant(Int?.none)) { Text($0.title) } } == ["Item 1", "Item 2"])
        #expect(texts { List(["x"], id: \.self, selection: .constant(String?.none)) { Text($0) } } == ["x"])
        #expect(
            texts {
                Form {
                    Text("a"); Section { Text("b") }
                }
            } == ["a", "b"])
        #expect(texts { List {} } == [])
    }

    @Test("Each view of a group, a loop, a condition or an erased view is a row; a stack is one")
    func rows() {
        struct Pair: View {
            var body: some View {
                Text("p")
                Text("q")
            }
        }
        #expect(
            texts {
                List {
                    Group {
                        Text("a")
                        Text("b")
                    }
                    ForEach(0..<2, id: \.self) { number in
                        Text(verbatim: "c\(number)")
                        Text(verbatim: "d\(number)")
                    }
                    if true { Text("e") }
                    if false { Text("never") }
                    EmptyView()
                    AnyView(Text("f"))
                    VStack {
                        Text("g")
                        Text("h")
                    }
                    Pair()
                }
            } == ["a", "b", "c0", "d0", "c1", "d1", "e", "f", "g", "p", "q"])
    }

    @Test("Sections with headers and footers of text or views, in all their forms")
    func sections() {
        let host = TestHost.settled(
            List {
                Section("title") { Text("1") }
                Section {
                    Text("2")
                } header: {
                    Text("header")
                }
                Section {
                    Text("3")
                } footer: {
                    Text("footer")
                }
                Section {
                    Text("4")
                } header: {
                    Text("both")
                } footer: {
                    Text("ends")
                }
                Section(header: Text("old"), footer: Text("older")) { Text("5") }
                Section(header: Text("only")) { Text("6") }
            }, device: .iPad)
        #expect(host.rowTexts == ["1", "2", "3", "4", "5", "6"])
        #expect(host.list.numberOfSections == 6)
        func shown(_ kind: String) -> Int {
            host.list.visibleSupplementaryViews(ofKind: kind).count
        }
        #expect(shown(ListBoundaryView.header) == 5)
        #expect(shown(ListBoundaryView.footer) == 3)
    }

    @Test("Rows are at least 44 points high, or what the environment says, and grow with their content")
    func heights() {
        func heights<V: View>(_ list: V) -> [CGFloat] { TestHost.settled(list).rowFrames.map(\.height) }
        let rows = Group {
            Color.red.frame(height: 10)
            Color.red.frame(height: 100)
        }
        .listRowInsets(EdgeInsets())
        #expect(heights(List { rows }.listStyle(.plain)) == [44, 100])
        #expect(
            heights(List { rows }.listStyle(.plain).environment(\.defaultMinListRowHeight, 20)) == [20, 100])
        #expect(
            heights(List { rows }.listStyle(.plain).environment(\.defaultMinListRowHeight, 120)) == [
                120, 120,
            ])
    }

    @Test("Row insets are the row's own, and nil means the list's")
    func insets() {
        func frame(_ insets: EdgeInsets?) -> CGRect? {
            let host = TestHost.settled(
                List { Color.red.frame(height: 50).listRowInsets(insets) }.listStyle(.plain))
            return (host.rows.first?.host?.graph.leafFrames.first)
        }
        #expect(frame(EdgeInsets()) == CGRect(0, 0, 375, 50))
        #expect(frame(EdgeInsets(top: 1, leading: 30, bottom: 2, trailing: 45)) == CGRect(30, 1, 300, 50))
        #expect(frame(nil)?.minX == 16)
    }

    @Test("Separators are hidden by row and by edge")
    func separators() {
        func count<V: View>(@ViewBuilder _ rows: () -> V) -> Int {
            TestHost.settled(List { rows() }.listStyle(.insetGrouped)).rowSeparators.count
        }
        #expect(
            count {
                Text("a"); Text("b"); Text("c")
            } == 2)
        #expect(
            count {
                Text("a").listRowSeparator(.hidden); Text("b"); Text("c")
            } == 1)
        #expect(
            count {
                Text("a"); Text("b").listRowSeparator(.hidden, edges: .bottom); Text("c")
            } == 1)
        #expect(
            count {
                Group {
                    Text("a"); Text("b"); Text("c")
                }.listRowSeparator(.hidden)
            } == 0)
    }

    @Test("A selection is nothing, one row, and another; a tap on the selected row keeps it")
    func selection() {
        struct Choosing: View {
            let log: ActionLog
            @State private var chosen: String?
            var body: some View {
                log.lines.append(chosen ?? "nil")
                log.actions["b"] = { chosen = "b" }
                return List(["a", "b", "c"], id: \.self, selection: $chosen) { Text($0) }.listStyle(.plain)
            }
        }
        let log = ActionLog()
        let host = TestHost.settled(Choosing(log: log))
        func selected() -> [String] {
            host.rows.filter(\.isRowSelected).compactMap { $0.host?.texts.first }
        }
        func tap(_ row: Int) {
            let frame = host.list.convert(host.rowFrames[row], to: nil)
            host.tap(at: CGPoint(x: frame.maxX - 20, y: frame.midY))
            host.settle()
        }
        tap(0)
        #expect(selected() == ["a"])
        tap(2)
        #expect(selected() == ["c"])
        tap(2)
        #expect(selected() == ["c"])
        host.perform { log.actions["b"]!() }
        host.settle()
        #expect(selected() == ["b"])
        #expect(log.lines == ["nil", "a", "c", "b"])
    }

    @Test("Without a selection a tap selects nothing; a button in a row is pressed by the row")
    func buttons() {
        let log = ActionLog()
        let host = TestHost.settled(
            List {
                Text("plain")
                Button("press") { log.lines.append("pressed") }
            }
            .listStyle(.plain))
        for frame in host.rowFrames {
            let place = host.list.convert(frame, to: nil)
            host.tap(at: CGPoint(x: place.maxX - 20, y: place.midY))
            host.settle()
        }
        #expect(log.lines == ["pressed"])
        #expect(host.rows.allSatisfy { !$0.isRowSelected })
    }

    @Test("Gestures in rows work, and those of what was reused do not fire")
    func gestures() {
        let log = ActionLog()
        let host = TestHost.settled(
            List(0..<100, id: \.self) { number in
                Text(verbatim: "\(number)").frame(maxWidth: .infinity).contentShape(Rectangle())
                    .onTapGesture { log.lines.append("\(number)") }
            }
            .listStyle(.plain))
        host.tap(at: CGPoint(x: 150, y: 22))
        host.settle()
        host.perform { host.list.contentOffset.y = 44 * 50 }
        host.settle()
        host.tap(at: CGPoint(x: 150, y: 22))
        host.settle()
        #expect(log.lines == ["0", "50"])
    }

    @Test("Scroll background, styles and disabled scrolling reach the list")
    func settings() {
        let host = TestHost.settled(List(0..<3) { _ in Text("a") }.scrollDisabled(true))
        #expect(!host.list.isScrollEnabled)
        let free = TestHost.settled(List(0..<3) { _ in Text("a") }.scrollIndicators(.hidden))
        #expect(free.list.isScrollEnabled && !free.list.showsVerticalScrollIndicator)
        let styles: [CGFloat] = [
            TestHost.settled(List { Text("a") }.listStyle(.plain)).rowFrames[0].width,
            TestHost.settled(List { Text("a") }.listStyle(.grouped)).rowFrames[0].width,
            TestHost.settled(List { Text("a") }.listStyle(.insetGrouped)).rowFrames[0].width,
            TestHost.settled(List { Text("a") }.listStyle(.automatic)).rowFrames[0].width,
        ]
        #expect(styles == [375, 375, 343, 343])
    }

    @Test("Rows that come and go in an animation are where they belong in the end")
    func animatedChanges() {
        struct Screen: View {
            let log: ActionLog
            @State private var numbers = [1, 2, 3, 4]
            var body: some View {
                log.actions["change"] = { withAnimation { numbers = [9, 4, 2, 8] } }
                log.actions["sections"] = { withAnimation { numbers = [] } }
                return List {
                    Section("first") { ForEach(numbers, id: \.self) { Text(verbatim: "\($0)") } }
                    if numbers.isEmpty { Section("second") { Text("none") } }
                }
                .listStyle(.plain)
            }
        }
        let log = ActionLog()
        let host = TestHost.settled(Screen(log: log))
        host.perform { log.actions["change"]!() }
        host.settle()
        #expect(host.rowTexts == ["9", "4", "2", "8"])
        #expect(host.rowFrames.map(\.height) == [44, 44, 44, 44])
        let starts = host.rowFrames.map(\.minY)
        #expect(zip(starts, starts.dropFirst()).allSatisfy { abs($1 - $0 - 44) < 0.01 })
        host.perform { log.actions["sections"]!() }
        host.settle()
        #expect(host.rowTexts == ["none"])
    }

    @Test("In a list geometry, preferences and onAppear are those of the rows in view")
    func geometry() {
        let log = ActionLog()
        let host = TestHost.settled(
            List(0..<100, id: \.self) { number in
                Color.red.frame(height: 44).listRowInsets(EdgeInsets())
                    .onGeometryChange(for: CGFloat.self) {
                        $0.frame(in: .global).minY
                    } action: {
                        if number == 3 { log.lines.append("\(Int($0))") }
                    }
            }
            .listStyle(.plain))
        let start = Int(host.list.convert(host.rowFrames[3], to: nil).minY)
        #expect(log.take().last == "\(start)")
        host.perform { host.list.contentOffset.y += 10 }
        host.settle()
        #expect(log.take().last == "\(start - 10)")
    }
}
