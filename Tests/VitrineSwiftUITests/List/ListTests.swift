import Fuzzing
import TestSupport
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

private final class Log {
    var lines: [String] = []
    var actions: [String: () -> Void] = [:]
}

private struct Item: Identifiable, Equatable {
    let id: Int
    var title: String
    init(_ id: Int, _ title: String? = nil) {
        self.id = id
        self.title = title ?? "Item \(id)"
    }
}

private struct Line: View {
    let item: Item
    var body: some View { Text(item.title) }
}

/// A row with state of its own.
private struct Toggler: View {
    let item: Item
    @State private var isOn = false
    var body: some View {
        Button("\(item.title) \(isOn ? "on" : "off")") { isOn.toggle() }
    }
}

@MainActor
private func show<V: View>(_ root: V, device: TestHost.Device = .iPhone) -> TestHost {
    let host = TestHost(root, device: device)
    host.settle()
    return host
}

@MainActor
private func list(_ host: TestHost) -> UICollectionView {
    func find(_ view: UIView) -> UICollectionView? {
        if let found = view as? UICollectionView { return found }
        for child in view.subviews {
            if let found = find(child) { return found }
        }
        return nil
    }
    return find(host.window)!
}

/// What the rows on screen say, from top to bottom.
@MainActor
private func texts(_ host: TestHost) -> [String] {
    list(host).visibleCells.sorted { $0.frame.minY < $1.frame.minY }
        .compactMap { ($0 as? ListCell)?.host?.texts.first }
}

@MainActor
private func frames(_ host: TestHost) -> [CGRect] {
    list(host).visibleCells.map(\.frame).sorted { $0.minY < $1.minY }
}

/// To hundredths of a point: thirds are pixels.
private func rounded(_ rects: [CGRect]) -> [CGRect] {
    func round(_ value: CGFloat) -> CGFloat { (value * 100).rounded() / 100 }
    return rects.map {
        CGRect(x: round($0.minX), y: round($0.minY), width: round($0.width), height: round($0.height))
    }
}

@MainActor
private func separators(_ host: TestHost) -> [CGRect] {
    list(host).visibleCells.compactMap { $0 as? ListCell }.sorted { $0.frame.minY < $1.frame.minY }
        .flatMap { cell in cell.shownSeparators.map { cell.convert($0, to: list(host)) } }
}

@MainActor
@Suite("List", .serialized)
struct ListTests {
    private struct Fixed: View {
        var body: some View {
            List {
                Section("Fruits") {
                    Text("Apple")
                    Text("Pear")
                }
                Section {
                    Text("Carrot")
                } footer: {
                    Text("Roots")
                }
            }
        }
    }

    @Test("Sections are cards: rows of 44 points, headers above, 35 points between")
    func cards() {
        let host = show(Fixed())
        #expect(
            rounded(frames(host)) == [
                CGRect(x: 16, y: 38.67, width: 343, height: 44),
                CGRect(x: 16, y: 82.67, width: 343, height: 44),
                CGRect(x: 16, y: 161.67, width: 343, height: 44),
            ])
        #expect(texts(host) == ["Apple", "Pear", "Carrot"])
    }

    @Test("Separators of a pixel lie between rows and begin where the text does")
    func separatorFrames() {
        let host = show(Fixed())
        #expect(rounded(separators(host)) == [CGRect(x: 32, y: 82.33, width: 327, height: 0.33)])
    }

    private struct Editable: View {
        let remote: Remote<Int>
        @State private var width: Int
        init(_ width: Int, _ remote: Remote<Int>) {
            _width = State(initialValue: width)
            self.remote = remote
        }
        var body: some View {
            remote.binding = $width
            return List {
                HStack {
                    Color.red.frame(width: CGFloat(width), height: 10)
                    Text(String(repeating: "m", count: 1 + width / 4))
                }
                Text("Last")
            }
        }
    }

    @Test(
        "Separators begin where the text does after it moved or grew, in both directions",
        arguments: [false, true])
    func separatorsAfterChange(isMirrored: Bool) {
        func shown(_ width: Int, _ remote: Remote<Int>) -> TestHost {
            let host = TestHost(Editable(width, remote), scale: 1)
            if isMirrored { host.window.traitOverrides.layoutDirection = .rightToLeft }
            host.settle()
            return host
        }
        let remote = Remote<Int>()
        let host = shown(8, remote)
        remote.value = 40
        host.settle()
        let (changed, fresh) = (separators(host), separators(shown(40, Remote())))
        #expect(changed == fresh)
        // 16 for the card, 16 inside it, 40 for the red, 8 between, from either side of 375 points.
        let expected: [CGFloat] = isMirrored ? [16, 295] : [80, 359]
        #expect(changed.flatMap { [$0.minX, $0.maxX] } == expected)
    }

    @Test("A plain list goes from edge to edge, with separators also around the rows")
    func plain() {
        let host = show(
            List {
                Text("One")
                HStack {
                    Color.red.frame(width: 30, height: 30)
                    Text("Two")
                }
            }.listStyle(.plain))
        #expect(
            frames(host) == [
                CGRect(x: 0, y: 0, width: 375, height: 44), CGRect(x: 0, y: 44, width: 375, height: 52),
            ])
        #expect(separators(host).map(\.minX) == [16, 16, 54])
    }

    @Test("Rows ask for insets, a background and no separator")
    func traits() {
        let host = show(
            List {
                Text("One").listRowInsets(EdgeInsets(top: 20, leading: 40, bottom: 20, trailing: 0))
                    .listRowSeparator(.hidden)
                Text("Two").listRowBackground(Color.red)
                Text("Three")
            }.listStyle(.plain))
        #expect(frames(host)[0].height > 59)
        #expect(separators(host).map(\.minX) == [16, 16])
        let second = frames(host)[1]
        let color = host.color(at: CGPoint(x: 300, y: second.midY))
        #expect(color.red > 0.9 && color.blue < 0.3)
    }

    // MARK: Identity

    @Test("State of a row stays with it while it is scrolled away and back")
    func stateWhileScrolling() {
        let host = show(List((0..<200).map { Item($0) }) { Toggler(item: $0) })
        host.tap(at: CGPoint(x: 300, y: 40))
        host.settle()
        #expect(texts(host).first == "Item 0 on")
        list(host).contentOffset.y = 4000
        host.settle()
        #expect(!texts(host).contains { $0.hasSuffix("on") })
        list(host).contentOffset.y = 0
        host.settle()
        #expect(texts(host).first == "Item 0 on")
        #expect(texts(host)[1] == "Item 1 off")
    }

    @Test("A cell that shows another row of the same type makes no node, no layer and no cell")
    func reuseInPlace() {
        let host = show(List((0..<1000).map { Item($0) }) { Line(item: $0) })
        // One page each way: pools are filled.
        list(host).contentOffset.y = 600
        host.settle()
        list(host).contentOffset.y = 1200
        host.settle()
        let cells = list(host).counters.cellsMade
        GraphCounters.reset()
        list(host).contentOffset.y = 1860
        host.settle()
        #expect(list(host).counters.cellsMade == cells)
        #expect(GraphCounters.current.nodesMade == 0)
        #expect(GraphCounters.current.layersMade == 0)
        #expect(texts(host).contains("Item 45"))
    }

    @Test("A million rows cost what a thousand do")
    func million() {
        func cost(_ count: Int) -> [Int] {
            GraphCounters.reset()
            let host = show(List { ForEach(0..<count, id: \.self) { Line(item: Item($0)) } })
            let opened = [GraphCounters.current.bodies(of: Line.self), list(host).counters.cellsMade]
            GraphCounters.reset()
            list(host).contentOffset.y = 15_000
            host.settle()
            return opened + [
                GraphCounters.current.bodies(of: Line.self), list(host).counters.cellsMade,
                GraphCounters.current.nodesMade,
            ]
        }
        let small = cost(1000)
        #expect(small == cost(1_000_000))
        #expect(small[0] <= 20)
        #expect(small[2] <= 20)
    }

    // MARK: Changes

    private struct Changing: View {
        let log: Log
        @State private var items = (0..<5).map { Item($0) }
        @State private var hasExtra = false
        var body: some View {
            log.actions["insert"] = { items.insert(Item(9), at: 1) }
            log.actions["remove"] = { items.removeAll { $0.id == 2 } }
            log.actions["move"] = { items.swapAt(0, 4) }
            log.actions["rename"] = { items[0].title = "Renamed" }
            log.actions["extra"] = { hasExtra.toggle() }
            return List {
                Text("First")
                ForEach(items) { Line(item: $0) }
                if hasExtra {
                    Section("Extra") { Text("Last") }
                }
            }
        }
    }

    @Test("Rows come, go and move with their identity, animated, and keep their cells")
    func differences() {
        let log = Log()
        let host = show(Changing(log: log))
        let second = list(host).cellForItem(at: IndexPath(item: 2, section: 0))
        log.actions["insert"]?()
        host.advance(by: 0.1)
        #expect(list(host).cellForItem(at: IndexPath(item: 3, section: 0)) === second)
        // On the way: neither where it was nor where it will be.
        let shown = second!.layer.presentation()?.frame.minY ?? second!.frame.minY
        #expect(shown > 105 && shown < 149)
        host.settle()
        #expect(texts(host) == ["First", "Item 0", "Item 9", "Item 1", "Item 2", "Item 3", "Item 4"])
        log.actions["remove"]?()
        host.settle()
        #expect(texts(host) == ["First", "Item 0", "Item 9", "Item 1", "Item 3", "Item 4"])
        log.actions["move"]?()
        host.settle()
        #expect(texts(host) == ["First", "Item 4", "Item 9", "Item 1", "Item 3", "Item 0"])
        log.actions["extra"]?()
        host.settle()
        #expect(texts(host).last == "Last")
        #expect(list(host).numberOfSections == 2)
        log.actions["extra"]?()
        host.settle()
        #expect(list(host).numberOfSections == 1)
    }

    private struct Shuffled: View {
        struct Content: Equatable {
            var sections: [(id: Int, items: [Int])] = []
            var hasFirst = false
            var hasFooter = false
            static func == (a: Self, b: Self) -> Bool { false }
        }
        let log: Log
        let change: Changes
        @State private var content = Content()
        final class Changes { var set: ((Content) -> Void)? }
        var body: some View {
            change.set = { content = $0 }
            return List {
                if content.hasFirst { Text("First") }
                ForEach(content.sections, id: \.id) { section in
                    Section {
                        ForEach(section.items, id: \.self) { Text("\($0)") }
                        if section.items.count > 2 { Text("many") }
                    } footer: {
                        if content.hasFooter { Text("Footer") }
                    }
                }
                Text("Last")
            }
        }
    }

    @Test(
        "A hundred random changes of sections and rows, some during the animation of others, end as they should"
    )
    func randomChanges() {
        var random = SeededGenerator(seed: 7)
        let change = Shuffled.Changes()
        let host = TestHost(
            Shuffled(log: Log(), change: change), size: CGSize(width: 375, height: 3000), scale: 1)
        host.settle()
        for step in 0..<100 {
            var content = Shuffled.Content()
            content.hasFirst = Bool.random(using: &random)
            content.hasFooter = Bool.random(using: &random)
            var items = (0..<20).shuffled(using: &random)
            for id in (0..<5).shuffled(using: &random).prefix(Int.random(in: 0...5, using: &random)) {
                let count = Int.random(in: 0...4, using: &random)
                content.sections.append((id, Array(items.prefix(count))))
                items.removeFirst(count)
            }
            change.set?(content)
            if step % 3 == 0 { host.advance(by: 0.1) } else { host.settle() }
            guard step % 3 != 0 else { continue }
            var expected = content.hasFirst ? ["First"] : []
            for section in content.sections {
                expected += section.items.map { "\($0)" } + (section.items.count > 2 ? ["many"] : [])
            }
            #expect(texts(host) == expected + ["Last"], "step \(step)")
        }
    }

    @Test("A changed element evaluates its own row")
    func changedElement() {
        let log = Log()
        let host = show(Changing(log: log))
        GraphCounters.reset()
        log.actions["rename"]?()
        host.settle()
        #expect(texts(host)[1] == "Renamed")
        #expect(GraphCounters.current.bodies(of: Line.self) == 1)
    }

    private struct Counting: View {
        let log: Log
        @State private var count = 0
        var body: some View {
            log.actions["count"] = { count += 1 }
            return List {
                ForEach(0..<3, id: \.self) { Text("\($0): \(count)") }
            }
        }
    }

    @Test("State that only a row's closure reads brings the rows up to date")
    func closureState() {
        let log = Log()
        let host = show(Counting(log: log))
        log.actions["count"]?()
        host.settle()
        #expect(texts(host) == ["0: 1", "1: 1", "2: 1"])
    }

    private struct Named: EnvironmentKey { static let defaultValue = "none" }
    private struct Reader: View {
        @Environment(\.self) private var environment
        var body: some View { Text(environment[Named.self]) }
    }

    @Test("Rows have the environment of the list, and that of the modifiers between")
    func environment() {
        let host = show(
            List {
                Reader()
                Group {
                    Reader()
                    ForEach(0..<1, id: \.self) { _ in Reader() }
                }.transformEnvironment(\.self) { $0[Named.self] += "!" }
            }.transformEnvironment(\.self) { $0[Named.self] = "some" })
        #expect(texts(host) == ["some", "some!", "some!"])
    }

    // MARK: Buttons, focus, selection

    @Test("All of a button's row can be pressed, and shows it")
    func buttonRow() {
        let log = Log()
        let host = show(List { Button("Press") { log.lines.append("pressed") } })
        host.touchDown(at: CGPoint(x: 340, y: 45))
        host.advance(by: 0.2)
        let pressed = host.color(at: CGPoint(x: 300, y: 45))
        #expect(abs(pressed.red - 209.0 / 255) < 0.02)
        host.touchUp(at: CGPoint(x: 340, y: 45))
        host.settle()
        #expect(log.lines == ["pressed"])
        #expect(host.color(at: CGPoint(x: 300, y: 45)).red > 0.99)
    }

    @Test("On a television focus goes from row to row, and the row with it is white")
    func televisionFocus() {
        let log = Log()
        let host = show(
            List(0..<40) { number in Button("Row \(number)") { log.lines.append("\(number)") } },
            device: .appleTV)
        for _ in 0..<20 { host.press([.down]) }
        host.press([.select])
        host.settle()
        #expect(log.lines == ["20"])
        let cell = list(host).visibleCells.compactMap { $0 as? ListCell }.first { $0.isRowFocused }
        #expect(cell?.host?.texts.first == "Row 20")
        let place = cell!.convert(CGPoint(x: 900, y: 33), to: nil)
        #expect(host.color(at: place).red > 0.98)
        #expect(list(host).bounds.contains(cell!.frame))
    }

    private struct Focused: View {
        let log: Log
        @FocusState private var field: Int?
        var body: some View {
            log.lines.append(field.map { "\($0)" } ?? "nil")
            log.actions["focus 3"] = { field = 3 }
            return List(0..<5) { number in
                Button("Row \(number)") {}.focused($field, equals: number)
            }
        }
    }

    @Test("A focus state of the list follows the focus from row to row, and moves it")
    func focusState() {
        let log = Log()
        let host = show(Focused(log: log), device: .appleTV)
        host.press([.down])
        host.settle()
        log.actions["focus 3"]?()
        host.settle()
        #expect(log.lines == ["nil", "0", "1", "3"])
        #expect((host.window.focusSystem.focusedItem as? any FocusNamed)?.focusName == "Row 3")
    }

    private struct Appearing: View {
        let log: Log
        let number: Int
        var body: some View {
            Text("Row \(number)").onAppear { log.lines.append("+\(number)") }
                .onDisappear { log.lines.append("-\(number)") }
        }
    }

    @Test("Rows appear when they come on screen and disappear when they leave it, in reused cells, too")
    func appearance() {
        let log = Log()
        let host = show(List(0..<100) { Appearing(log: log, number: $0) }.listStyle(.plain))
        #expect(log.lines == (0...18).map { "+\($0)" })
        log.lines = []
        list(host).contentOffset.y = 88
        host.settle()
        #expect(Set(log.lines) == ["-0", "-1", "+19", "+20"])
        log.lines = []
        list(host).contentOffset.y = 0
        host.settle()
        #expect(Set(log.lines) == ["-19", "-20", "+0", "+1"])
    }

    private struct Growing: View {
        @State private var isOpen = false
        var body: some View {
            VStack(alignment: .leading) {
                Button("More") { isOpen.toggle() }
                if isOpen { Color.red.frame(height: 100) }
            }
        }
    }

    @Test("A row whose state makes it higher moves those below")
    func growing() {
        let host = show(
            List {
                Growing()
                Text("Below")
            }.listStyle(.plain))
        #expect(rounded(frames(host)).map(\.minY) == [0, 44])
        host.tap(at: CGPoint(x: 30, y: 22))
        host.settle()
        #expect(rounded(frames(host)).map(\.minY) == [0, 150.33])
        host.tap(at: CGPoint(x: 30, y: 22))
        host.settle()
        #expect(rounded(frames(host)).map(\.minY) == [0, 44])
    }

    private struct SomeKey: PreferenceKey {
        static let defaultValue: [Int] = []
        static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
    }

    @Test("Preferences of the rows on screen reach the views around the list")
    func preferences() {
        let log = Log()
        _ = show(
            List {
                ForEach(0..<3, id: \.self) { Text("Row").preference(key: SomeKey.self, value: [$0]) }
            }.onPreferenceChange(SomeKey.self) { log.lines.append("\($0)") })
        #expect(log.lines.last == "[0, 1, 2]")
    }

    @Test(
        "Sections and a form of labels look as stored, light and dark",
        arguments: [UIUserInterfaceStyle.light, .dark])
    func pictures(style: UIUserInterfaceStyle) throws {
        let host = TestHost(
            NavigationStack {
                Form {
                    Section {
                        NavigationLink(value: 1) {
                            Label {
                                Text("Wireless")
                            } icon: {
                                RoundedRectangle(cornerRadius: 6).fill(.blue).frame(width: 29, height: 29)
                            }
                        }
                        LabeledContent("Name", value: "Vitrine")
                        Button("Forget", role: .destructive) {}
                    } header: {
                        Text("Network")
                    } footer: {
                        Text("Known networks are joined automatically.")
                    }
                    Section("Rows") {
                        ForEach(1..<4) { Text("Row \($0)") }
                    }
                }
                .navigationTitle("Settings")
                .toolbar { Button("Done") {} }
            }, size: CGSize(width: 375, height: 560), scale: 2, style: style)
        host.settle()
        // The icon of 29 points is blue; groups stand on the colour of grouped pages.
        #expect(host.area(of: style == .dark ? [10, 132, 255] : [0, 122, 255]) > 29 * 29 * 0.9)
        #expect(host.rgb(4, 540) == (style == .dark ? [0, 0, 0] : [242, 242, 247]))
        try host.verifyPicture(style == .dark ? "form-dark" : "form-light")
    }

    @Test("The row with the focus stays white when rows change around it")
    func focusDuringChanges() {
        let log = Log()
        let host = show(Inserting(log: log), device: .appleTV)
        host.press([.select])
        host.settle()
        #expect(texts(host) == ["Insert", "New", "Old"])
        #expect(host.color(at: CGPoint(x: 900, y: frames(host)[0].midY)).red > 0.98)
        #expect(host.color(at: CGPoint(x: 900, y: frames(host)[2].midY)).red < 0.95)
    }

    private struct Inserting: View {
        let log: Log
        @State private var names = ["Old"]
        var body: some View {
            List {
                Button("Insert") { names.insert("New", at: 0) }
                ForEach(names, id: \.self) { name in Button(name) {} }
            }
        }
    }

    private struct Choosing: View {
        let log: Log
        @State private var chosen: Int?
        var body: some View {
            log.lines.append(chosen.map { "\($0)" } ?? "nil")
            log.actions["none"] = { chosen = nil }
            return List(selection: $chosen) {
                ForEach(0..<3, id: \.self) { Text("Row \($0)") }
                Text("Tagged").tag(70)
            }
        }
    }

    @Test("A tap selects a row's identifier or tag, and the row shows it")
    func selection() {
        let log = Log()
        let host = show(Choosing(log: log))
        host.tap(at: CGPoint(x: 300, y: 85))
        host.settle()
        host.tap(at: CGPoint(x: 300, y: 170))
        host.settle()
        #expect(log.lines == ["nil", "1", "70"])
        func selected() -> [String] {
            list(host).visibleCells.compactMap { $0 as? ListCell }.filter(\.isRowSelected)
                .compactMap { $0.host?.texts.first }
        }
        #expect(selected() == ["Tagged"])
        log.actions["none"]?()
        host.settle()
        #expect(selected() == [])
    }
}

extension RowHost {
    fileprivate var texts: [String] {
        func collect(_ element: Element) -> [String] {
            (element as? any TextBearing).map { [$0.text] } ?? element.children.flatMap(collect)
        }
        return collect(graph.rootElement)
    }
}
