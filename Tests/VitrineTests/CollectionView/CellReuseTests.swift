import Testing
import VitrineTesting

@testable import Vitrine
@testable import VitrineSwiftUI
@testable import VitrineUIKit

/// What a cell costs that is used again for another item.
@MainActor
@Suite("Reuse of CollectionView's cells", .serialized)
struct CellReuseTests {
    /// A column of cells in a window that shows three of them.
    struct Column<Content: View>: View {
        let content: (Int) -> Content
        var body: some View {
            CollectionView(rows: [CollectionRow(section: 0, items: Array(0..<1000))]) { _, _ in
                CollectionProbe.column
            } cell: { _, item in
                content(item)
            }
        }
    }

    private func probe(_ content: @escaping (Int) -> some View) -> CollectionProbe {
        CollectionProbe(Column(content: content), size: CGSize(width: 375, height: 300))
    }

    private func scroll(_ probe: CollectionProbe, to offset: CGFloat) {
        probe.collectionView.contentOffset.y = offset
        probe.host.settle()
    }

    /// A card such as a shelf has: a button with a style, artwork, two texts, effects and an animation.
    struct Card: View {
        let item: Int
        @State private var taps = 0
        @Environment(\.colorScheme) private var colorScheme

        var body: some View {
            Button {
                taps += 1
            } label: {
                ZStack(alignment: .bottomLeading) {
                    LinearGradient(
                        colors: [.blue, .black], startPoint: .topLeading, endPoint: .bottomTrailing)
                    GeometryReader { geometry in
                        Circle().fill(Color.white).frame(width: geometry.size.height)
                    }
                    VStack(alignment: .leading, spacing: 2) {
                        Text("\(item)").font(.headline).lineLimit(1)
                        Group {
                            if item >= 0 { Text("taps \(taps)") }
                            ForEach(0..<2) { Text("line \($0)") }
                        }
                    }
                    .padding(12)
                    .background(Color.red.opacity(0.5))
                }
                .overlay(Rectangle().stroke(Color.white))
            }
            .buttonStyle(Style())
        }

        private struct Style: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label
                    .clipShape(RoundedRectangle(cornerRadius: 12))
                    .shadow(radius: 4)
                    .scaleEffect(configuration.isPressed ? 0.9 : 1)
                    .animation(.easeOut(duration: 0.2), value: configuration.isPressed)
            }
        }
    }

    @Test("No cell, view, controller, node or layer is made when a cell is reused, however far one scrolls")
    func nothingIsMade() throws {
        let probe = probe { Card(item: $0) }
        // A fourth cell comes when two are seen in part, and three more are made ahead: a page's.
        scroll(probe, to: 50)
        let made = probe.collectionView.counters.cellsMade
        #expect(made == 4 + 3)
        var views: Set<ObjectIdentifier> = []
        func note() {
            for cell in probe.collectionView.visibleCells {
                cell.contentView.subviews.forEach { views.insert(ObjectIdentifier($0)) }
            }
        }
        note()
        GraphCounters.reset()
        for step in 1...200 {
            scroll(probe, to: 50 + CGFloat(step) * 130)
            note()
        }
        #expect(probe.text(at: [0, 261]) == "261")
        #expect(probe.collectionView.counters.cellsReused >= 200)
        #expect(probe.collectionView.counters.cellsMade == made)
        #expect(views.count == made)
        #expect(GraphCounters.current.nodesMade == 0)
        #expect(GraphCounters.current.layersMade == 0)
    }

    @Test("State, also deep inside and read by nobody else, begins anew with each item")
    func stateBeginsAnew() {
        final class Taps { var taps: [Int: () -> Void] = [:] }
        struct Inner: View {
            let item: Int
            let taps: Taps
            @State private var count = 0
            var body: some View {
                let binding = $count
                taps.taps[item] = { binding.wrappedValue += 1 }
                return Text("\(item):\(count)")
            }
        }
        let taps = Taps()
        let probe = probe { item in
            GeometryReader { _ in
                HStack { ForEach(0..<1) { _ in AnyView(Inner(item: item, taps: taps)).padding(1) } }
            }
        }
        scroll(probe, to: 100)
        taps.taps[1]?()
        taps.taps[2]?()
        probe.host.settle()
        #expect(probe.cells == "1:1 2:1 3:0")
        GraphCounters.reset()
        scroll(probe, to: 200)
        #expect(probe.cells == "2:1 3:0 4:0")
        scroll(probe, to: 1000)
        #expect(probe.cells == "10:0 11:0 12:0")
        #expect(GraphCounters.current.nodesMade == 0)
        // What an old action changes is gone: it changes nothing that is shown.
        taps.taps[1]?()
        probe.host.settle()
        #expect(probe.cells == "10:0 11:0 12:0")
        taps.taps[11]?()
        probe.host.settle()
        #expect(probe.cells == "10:0 11:1 12:0")
    }

    @Test("Actions of appearing and disappearing, which belong to an identity, run for each item")
    func appearance() {
        final class Log { var lines: [String] = [] }
        let log = Log()
        let probe = probe { item in
            Text("\(item)")
                .onAppear { log.lines.append("+\(item)") }
                .onDisappear { log.lines.append("-\(item)") }
        }
        log.lines = []
        GraphCounters.reset()
        scroll(probe, to: 300)
        #expect(Set(log.lines) == ["+3", "+4", "+5", "-0", "-1", "-2"])
        #expect(log.lines.count == 6)
        #expect(GraphCounters.current.nodesMade == 0)
    }

    @Test("A task is cancelled when its item leaves, and another begins with the next item")
    func tasks() async {
        @MainActor final class Log { var lines: [String] = [] }
        let log = Log()
        let probe = probe { item in
            Text("\(item)")
                .task {
                    log.lines.append("begin \(item)")
                    while !Task.isCancelled { await Task.yield() }
                    log.lines.append("end \(item)")
                }
        }
        func wait(until count: Int) async {
            for _ in 0..<10_000 where log.lines.count < count { await Task.yield() }
        }
        await wait(until: 3)
        #expect(Set(log.lines) == ["begin 0", "begin 1", "begin 2"])
        log.lines = []
        GraphCounters.reset()
        scroll(probe, to: 300)
        await wait(until: 6)
        #expect(Set(log.lines) == ["end 0", "end 1", "end 2", "begin 3", "begin 4", "begin 5"])
        #expect(GraphCounters.current.nodesMade == 0)
        scroll(probe, to: 600)
        await wait(until: 12)
    }

    @Test("The values that onChange compares belong to the item: another item is no change")
    func changes() {
        final class Log {
            var lines: [String] = []
            var set: [Int: (Int) -> Void] = [:]
        }
        struct Watched: View {
            let item: Int
            let log: Log
            @State private var value = 0
            var body: some View {
                let binding = $value
                log.set[item] = { binding.wrappedValue = $0 }
                return Text("\(item)")
                    .onChange(of: item) { log.lines.append("item \(item)") }
                    .onChange(of: value, initial: true) { old, new in
                        log.lines.append("\(item): \(old) to \(new)")
                    }
            }
        }
        let log = Log()
        let probe = probe { Watched(item: $0, log: log) }
        log.set[0]?(7)
        probe.host.settle()
        #expect(log.lines.last == "0: 0 to 7")
        log.lines = []
        GraphCounters.reset()
        scroll(probe, to: 300)
        #expect(log.lines.sorted() == ["3: 0 to 0", "4: 0 to 0", "5: 0 to 0"])
        log.set[4]?(1)
        probe.host.settle()
        #expect(log.lines.last == "4: 0 to 1")
        #expect(GraphCounters.current.nodesMade == 0)
    }

    @Test("A tap that began on one item does not end on the next")
    func tapGesture() {
        var tapped: [Int] = []
        let probe = probe { item in
            Color.red.onTapGesture { tapped.append(item) }
        }
        // The cell of the third item is used again for the fourth: the last that left is the first to come back.
        probe.host.touchDown(at: CGPoint(x: 187, y: 250))
        // A scroll view keeps the beginning of a touch back for a while.
        probe.host.advance(by: 0.2)
        let cell = probe.collectionView.cellForItem(at: IndexPath(item: 2, section: 0))
        probe.collectionView.contentOffset.y = 300
        probe.host.layout()
        #expect(cell === probe.collectionView.cellForItem(at: IndexPath(item: 3, section: 0)))
        probe.host.touchUp(at: CGPoint(x: 187, y: 50))
        probe.host.settle()
        #expect(tapped == [])
        probe.host.tap(at: CGPoint(x: 187, y: 50))
        #expect(tapped == [3])
    }

    @Test("An item that takes over a cell in the middle of an animation is shown at rest")
    func animationEnds() throws {
        struct Dimmed: View {
            let item: Int
            @State private var isDim = false
            static var dim: [Int: () -> Void] = [:]
            var body: some View {
                let binding = $isDim
                Self.dim[item] = { binding.wrappedValue = true }
                return Rectangle().opacity(isDim ? 0.2 : 1)
                    .animation(.linear(duration: 10), value: isDim)
                    .animation(.linear(duration: 10), value: item)
            }
        }
        let probe = probe { Dimmed(item: $0) }
        Dimmed.dim[0]?()
        probe.host.advance(by: 1)
        func opacities() -> [Float] {
            func collect(_ layer: CALayer) -> [Float] {
                [layer.presentation()?.opacity ?? layer.opacity] + (layer.sublayers ?? []).flatMap(collect)
            }
            return probe.collectionView.visibleCells.flatMap { collect($0.layer) }.filter { $0 != 1 }
        }
        #expect(opacities().map { ($0 * 100).rounded() } == [92])
        probe.collectionView.contentOffset.y = 300
        probe.host.advance(by: 0.1)
        #expect(opacities() == [])
    }

    @Test("A button that a finger is on keeps its identity: the item that takes the cell does not hear of it")
    func pressedButton() {
        var tapped: [Int] = []
        let probe = probe { item in
            Button("\(item)") { tapped.append(item) }.frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        probe.host.touchDown(at: CGPoint(x: 187, y: 50))
        probe.host.advance(by: 0.2)
        probe.collectionView.contentOffset.y = 300
        probe.host.layout()
        #expect(probe.cells == "3 4 5")
        probe.host.touchUp(at: CGPoint(x: 187, y: 50))
        probe.host.settle()
        #expect(tapped == [])
        probe.host.tap(at: CGPoint(x: 187, y: 50))
        #expect(tapped == [3])
    }
}
