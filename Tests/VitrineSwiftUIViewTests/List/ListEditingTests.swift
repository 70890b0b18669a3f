import Foundation
import SwiftUITestSupport
import Testing
import VitrineTesting

@testable import VitrineSwiftUI
@testable import VitrineUIKit

@MainActor @Suite struct ListEditingTests {
    /// A list of two collections in one section, each with rows of its own, that writes down what it is told.
    private struct Shop: View {
        let log: ActionLog
        var isEager = false
        var appliesMoves = true
        @State private var fruit = ["Apple", "Banana", "Cherry", "Date"]
        @State private var bread = ["Rye", "Wheat"]
        @State private var mode = EditMode.inactive

        var body: some View {
            log.actions["edit"] = { mode = .active }
            log.actions["end"] = { mode = .inactive }
            return List {
                Section("Shop") {
                    Text("First")
                    ForEach(fruit, id: \.self) { name in
                        if isEager { Text(name) } else { Text(name) }
                    }
                    .onDelete {
                        log.lines.append("delete \($0.map { $0 })")
                        fruit.remove(atOffsets: $0)
                    }
                    .onMove {
                        log.lines.append("move \($0.map { $0 }) to \($1)")
                        if appliesMoves { fruit.move(fromOffsets: $0, toOffset: $1) }
                    }
                    ForEach(bread, id: \.self) { name in
                        Text(name).deleteDisabled(name == "Rye")
                    }
                    .onDelete { bread.remove(atOffsets: $0) }
                }
            }
            .environment(\.editMode, $mode)
        }
    }

    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    private func swipe(_ row: Int, _ host: TestHost, by distance: CGFloat = -90) {
        let center = host.list.convert(host.rowFrames[row], to: nil).center
        host.drag(
            from: CGPoint(x: center.x, y: center.y), to: CGPoint(x: center.x + distance, y: center.y),
            duration: 0.3)
        host.settle()
    }

    private func titles(_ row: Int, _ host: TestHost, _ edge: SwipeEdge) -> [String]? {
        let configuration = host.list.swipeActions(of: host.rows[row], edge: edge, whileEditing: true)
        return configuration?.actions.map { $0.title ?? "" }
    }

    @Test(arguments: [false, true])
    func `A swipe deletes the element of its row, counted in its own data`(_ isEager: Bool) throws {
        let log = ActionLog()
        let host = TestHost.settled(Shop(log: log, isEager: isEager))
        #expect(titles(0, host, .trailing) == nil)
        #expect(titles(2, host, .trailing) == ["Delete"])
        #expect(titles(2, host, .leading) == nil)
        swipe(2, host)
        host.tap(at: CGPoint(x: host.size.width - 45, y: host.list.convert(host.rowFrames[2], to: nil).midY))
        host.settle()
        #expect(log.lines == ["delete [1]"])
        #expect(host.rowTexts == ["First", "Apple", "Cherry", "Date", "Rye", "Wheat"])
    }

    @Test func `A row that says so cannot be deleted`() {
        let host = TestHost.settled(Shop(log: ActionLog()))
        #expect(titles(5, host, .trailing) == nil)
        #expect(titles(6, host, .trailing) == ["Delete"])
    }

    @Test func `The edit mode shows what can be done with each row, and hides it again`() {
        let log = ActionLog()
        let host = TestHost.settled(Shop(log: log))
        func kinds(_ row: Int) -> [String] {
            (host.rows[row].leadingPlaces + host.rows[row].trailingPlaces).map {
                "\($0.accessory.accessoryType)"
            }
        }
        #expect((0..<7).allSatisfy { kinds($0).isEmpty })
        let width = host.rows[1].contentView.bounds.width
        host.perform { log.actions["edit"]!() }
        host.settle()
        #expect(host.list.isEditing)
        #expect(kinds(0) == [])
        #expect(kinds(1) == ["delete", "reorder"])
        #expect(kinds(5) == [])
        #expect(kinds(6) == ["delete"])
        #expect(host.rows[1].contentView.bounds.width < width)
        host.perform { log.actions["end"]!() }
        host.settle()
        #expect((0..<7).allSatisfy { kinds($0).isEmpty })
        #expect(host.rows[1].contentView.bounds.width == width)
    }

    @Test(arguments: [(1, 3, "move [0] to 3"), (4, 1, "move [3] to 0"), (2, 3, "move [1] to 3")])
    func `A row that is moved is where the data has it, and nothing moves twice`(
        _ from: Int, _ to: Int, _ said: String
    ) {
        let log = ActionLog()
        let host = TestHost.settled(Shop(log: log))
        host.perform { log.actions["edit"]!() }
        host.settle()
        var expected = host.rowTexts
        let (start, end) = (host.rowFrames[from].center, host.rowFrames[to].center)
        #expect(host.list.beginInteractiveMovementForItem(at: path(from)))
        host.advance(by: 0.1)
        for step in 1...10 {
            host.list.updateInteractiveMovementTargetPosition(
                CGPoint(x: start.x, y: start.y + (end.y - start.y) * CGFloat(step) / 10))
            host.advance(by: 0.05)
        }
        let before = host.list.counters.cellsMade
        host.list.endInteractiveMovement()
        host.settle()
        expected.insert(expected.remove(at: from), at: to)
        #expect(log.lines == [said])
        #expect(host.rowTexts == expected)
        #expect(host.list.counters.cellsMade == before)
    }

    @Test func `A program that keeps its order has its row back`() {
        let log = ActionLog()
        let host = TestHost.settled(Shop(log: log, appliesMoves: false))
        host.perform { log.actions["edit"]!() }
        host.settle()
        let texts = host.rowTexts
        let end = host.rowFrames[3].center
        #expect(host.list.beginInteractiveMovementForItem(at: path(1)))
        host.list.updateInteractiveMovementTargetPosition(end)
        host.advance(by: 0.5)
        host.list.endInteractiveMovement()
        host.settle()
        #expect(log.lines == ["move [0] to 3"])
        #expect(host.rowTexts == texts)
    }

    /// A finger rests on a row, and carries it to another one.
    private func carry(_ from: Int, to: Int, _ host: TestHost) {
        let start = host.list.convert(host.rowFrames[from], to: nil).center
        let end = host.list.convert(host.rowFrames[to], to: nil).center
        host.touchDown(at: start)
        host.advance(by: 0.7)
        host.moveTouch(from: start, to: end, duration: 0.4)
        host.advance(by: 0.4)
        host.touchUp(at: end)
        host.settle()
    }

    @Test func `A finger that rests on a row moves it outside of the edit mode, and within it does not`() {
        let log = ActionLog()
        let host = TestHost.settled(Shop(log: log))
        var expected = host.rowTexts
        carry(1, to: 3, host)
        expected.insert(expected.remove(at: 1), at: 3)
        #expect(log.lines == ["move [0] to 3"] && host.rowTexts == expected)
        // What has no `onMove` stays.
        carry(0, to: 2, host)
        carry(5, to: 6, host)
        #expect(log.lines.count == 1 && host.rowTexts == expected)
        host.perform { log.actions["edit"]!() }
        host.settle()
        carry(1, to: 3, host)
        #expect(log.lines.count == 1 && host.rowTexts == expected)
    }

    private struct Menus: View {
        let log: ActionLog
        @State private var names = ["A", "B", "C"]
        var body: some View {
            List {
                ForEach(names, id: \.self) { name in
                    Text(name).contextMenu { Button("Open") {} }
                }
                .onMove { names.move(fromOffsets: $0, toOffset: $1) }
            }
        }
    }

    @Test func `Where a finger that rests opens a menu it moves no row`() {
        let host = TestHost.settled(Menus(log: ActionLog()))
        carry(0, to: 2, host)
        #expect(host.rowTexts == ["A", "B", "C"])
    }

    @Test func `Rows stay among those of their data`() {
        let log = ActionLog()
        let host = TestHost.settled(Shop(log: log))
        host.perform { log.actions["edit"]!() }
        host.settle()
        let delegate = host.list.delegate
        func target(_ from: Int, _ to: Int) -> IndexPath? {
            delegate?.collectionView(
                host.list, targetIndexPathForMoveOfItemFromOriginalIndexPath: path(from),
                atCurrentIndexPath: path(from), toProposedIndexPath: path(to))
        }
        #expect(target(1, 6) == path(4))
        #expect(target(3, 0) == path(1))
        #expect(target(1, 2) == path(2))
        #expect(!host.list.beginInteractiveMovementForItem(at: path(0)))
        #expect(!host.list.beginInteractiveMovementForItem(at: path(5)))
    }

    // MARK: Swipe actions

    private struct Mail: View {
        let log: ActionLog
        var body: some View {
            List {
                ForEach(["One", "Two"], id: \.self) { name in
                    Text(name)
                        .swipeActions(edge: .leading, allowsFullSwipe: false) {
                            Button {
                                log.lines.append("flag \(name)")
                            } label: {
                                Label("Flag", systemImage: "flag.fill")
                            }
                            .tint(.orange)
                            Button("More") {}
                        }
                        .swipeActions {
                            Button("Trash", role: .destructive) { log.lines.append("trash \(name)") }
                            Button("Off") {}.disabled(true)
                        }
                }
                .onDelete { _ in log.lines.append("delete") }
            }
        }
    }

    @Test func `Buttons become actions with their titles, images, roles and tints`() throws {
        let log = ActionLog()
        let host = TestHost.settled(Mail(log: log))
        let list = host.list
        let leading = try #require(list.swipeActions(of: host.rows[1], edge: .leading, whileEditing: false))
        #expect(leading.actions.map(\.title) == ["Flag", "More"])
        #expect(!leading.performsFirstActionWithFullSwipe)
        #expect(leading.actions[0].image != nil)
        #expect(leading.actions[0].backgroundColor.cgColor == UIColor.systemOrange.cgColor)
        #expect(leading.actions[1].image == nil)
        #expect(leading.actions[1].backgroundColor == .systemGray)
        let trailing = try #require(list.swipeActions(of: host.rows[1], edge: .trailing, whileEditing: false))
        // In place of the button that deletes; what is disabled is not there.
        #expect(trailing.actions.map(\.title) == ["Trash"])
        #expect(trailing.performsFirstActionWithFullSwipe)
        #expect(trailing.actions[0].style == .destructive)
        swipe(1, host, by: 150)
        host.tap(at: CGPoint(x: 50, y: list.convert(host.rowFrames[1], to: nil).midY))
        host.settle()
        #expect(log.lines == ["flag Two"])
    }

    // MARK: Choosing

    private struct Choice: View {
        let log: ActionLog
        @State private var chosen: Set<String> = ["Beta"]
        @State private var mode = EditMode.inactive
        var body: some View {
            log.actions["edit"] = { mode = .active }
            log.actions["end"] = { mode = .inactive }
            log.actions["all"] = { chosen = ["Alpha", "Beta", "Delta"] }
            log.lines.append(chosen.sorted().joined())
            return List(["Alpha", "Beta", "Gamma", "Delta"], id: \.self, selection: $chosen) { name in
                Text(name).selectionDisabled(name == "Gamma")
            }
            .environment(\.editMode, $mode)
        }
    }

    @Test func `A set is chosen in the edit mode`() {
        let log = ActionLog()
        let host = TestHost.settled(Choice(log: log))
        func tap(_ row: Int) {
            host.tap(at: host.list.convert(host.rowFrames[row], to: nil).center)
            host.settle()
        }
        func selected() -> [Bool] { host.rows.map(\.isSelected) }
        tap(0)
        #expect(log.lines.last == "Beta")
        host.perform { log.actions["edit"]!() }
        host.settle()
        #expect(selected() == [false, true, false, false])
        tap(0)
        #expect(log.lines.last == "AlphaBeta")
        #expect(selected() == [true, true, false, false])
        tap(1)
        tap(2)
        #expect(log.lines.last == "Alpha")
        host.perform { log.actions["all"]!() }
        host.settle()
        #expect(selected() == [true, true, false, true])
        host.perform { log.actions["end"]!() }
        host.settle()
        #expect(selected() == [false, false, false, false])
        #expect(log.lines.last == "AlphaBetaDelta")
    }

    // MARK: The button

    @Test func `The button begins and ends the edit mode of its screen`() {
        struct Editable: View {
            @State private var items = [ListItem(1), ListItem(2), ListItem(3)]
            var body: some View {
                NavigationStack {
                    List($items, editActions: .all) { $item in ListLine(item: item) }.toolbar { EditButton() }
                }
            }
        }
        let host = TestHost.settled(Editable())
        host.find(text: "Edit").tap()
        host.settle()
        #expect(host.list.isEditing)
        #expect(host.rows[0].leadingPlaces.count == 1)
        host.find(text: "Done").tap()
        host.settle()
        #expect(!host.list.isEditing)
        #expect(titles(1, host, .trailing) == ["Delete"])
        swipe(1, host)
        host.tap(at: CGPoint(x: host.size.width - 45, y: host.list.convert(host.rowFrames[1], to: nil).midY))
        host.settle()
        #expect(host.rowTexts == ["Item 1", "Item 3"])
    }

    @Test func `Rows of bindings are those of the collection's elements`() {
        struct Screen: View {
            @State private var items = [ListItem(1), ListItem(2)]
            @State private var names = ["A", "B"]
            @State private var chosen: Int?
            let rows: Int
            var body: some View {
                switch rows {
                case 0: List($items) { $item in ListLine(item: item) }
                case 1: List($names, id: \.self) { $name in Text(name) }
                case 2: List($items, selection: $chosen) { $item in ListLine(item: item) }
                default: List { ForEach($items) { $item in ListLine(item: item) } }
                }
            }
        }
        for rows in 0..<4 {
            let texts = rows == 1 ? ["A", "B"] : ["Item 1", "Item 2"]
            #expect(TestHost.settled(Screen(rows: rows)).rowTexts == texts)
        }
    }

    @Test func `Bindings that a key path identifies can be moved and deleted`() {
        struct Names: View {
            @State private var names = ["A", "B", "C"]
            var body: some View {
                List($names, id: \.self, editActions: .all) { $name in Text(name) }
            }
        }
        let host = TestHost.settled(Names())
        #expect(titles(1, host, .trailing) == ["Delete"])
        swipe(1, host)
        host.tap(at: CGPoint(x: host.size.width - 45, y: host.list.convert(host.rowFrames[1], to: nil).midY))
        host.settle()
        #expect(host.rowTexts == ["A", "C"])
    }

    // MARK: Spacing

    @Test func `Rows and sections are as far apart as is asked`() {
        func host(_ rows: CGFloat?, _ sections: CGFloat?) -> TestHost {
            let list = List {
                Section { ForEach(0..<2, id: \.self) { Text("\($0)") } }
                Section { Text("last") }
            }
            return TestHost.settled(
                list.listRowSpacing(rows).listSectionSpacing(sections.map { .custom($0) } ?? .default))
        }
        let plain = host(nil, nil).rowFrames
        #expect(plain[1].minY == plain[0].maxY)
        #expect(plain[2].minY == plain[1].maxY + 35)
        let wide = host(12, 50)
        #expect(wide.rowFrames[1].minY == wide.rowFrames[0].maxY + 12)
        #expect(wide.rowFrames[2].minY == wide.rowFrames[1].maxY + 50)
        #expect(wide.rowSeparators.isEmpty)
    }

    @Test func `Headers that stand out are larger and as they are written`() throws {
        func header(_ prominence: Prominence) throws -> ListBoundaryView {
            let host = TestHost.settled(
                List { Section("Title") { Text("row") } }.headerProminence(prominence))
            return try #require(
                host.list.supplementaryView(forElementKind: ListBoundaryView.header, at: path(0))
                    as? ListBoundaryView)
        }
        #expect(try header(.increased).bounds.height > header(.standard).bounds.height)
    }

    @Test func `A tree discloses its elements`() {
        struct Folder: Identifiable {
            let id: String
            var inner: [Folder]?
        }
        let tree = [Folder(id: "a", inner: [Folder(id: "b"), Folder(id: "c")]), Folder(id: "d")]
        let host = TestHost.settled(List(tree, children: \.inner) { Text($0.id) })
        #expect(host.rowTexts == ["a", "d"])
        host.tap(at: host.list.convert(host.rowFrames[0], to: nil).center)
        host.settle()
        #expect(host.rowTexts == ["a", "b", "c", "d"])
    }
}
