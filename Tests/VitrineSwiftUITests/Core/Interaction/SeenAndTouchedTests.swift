import SwiftUITestSupport
import TestSupport
import Testing
import VitrineSwiftUI
import VitrineTesting

/// What is touched is what is seen: the view under a finger is the one whose colour is there.
@MainActor
@Suite("Seen and touched", .serialized)
struct SeenAndTouchedTests {
    /// A view that says which it is when it is tapped; its colour says it, too.
    private struct Leaf: View {
        let number: Int
        let log: ActionLog
        var body: some View {
            Color(red: Double(number * 20) / 255, green: 0, blue: 1)
                .contentShape(Rectangle())
                .onTapGesture { log.lines.append("\(number)") }
        }
    }

    /// The points of a page at which another view is touched than is seen, `x,y: seen, touched`.
    private func faults<V: View>(
        scroll: CGFloat = 0, @ViewBuilder _ content: (@escaping (Int) -> AnyView) -> V
    ) -> [String] {
        let log = ActionLog()
        let page = content { AnyView(Leaf(number: $0, log: log)) }
        let host = TestHost(
            page.frame(maxWidth: .infinity, maxHeight: .infinity).background(.white),
            size: CGSize(width: 100, height: 100), scale: 1)
        if scroll != 0 { host.window.descendant(UIScrollView.self)!.contentOffset.y = scroll }
        host.layout()
        var faults: [String] = []
        var seenAtAll: Set<String> = []
        for x in stride(from: CGFloat(3.5), to: 100, by: 8) {
            for y in stride(from: CGFloat(3.5), to: 100, by: 8) {
                let rgb = host.rgb(x, y)
                // Edges are mixed colours.
                let isLeaf = rgb[1] == 0 && rgb[2] == 255 && rgb[0] % 20 == 0
                let isWhite = rgb == [255, 255, 255]
                guard isLeaf || isWhite else { continue }
                let seen = isLeaf ? "\(rgb[0] / 20)" : ""
                seenAtAll.insert(seen)
                host.tap(at: CGPoint(x: x, y: y))
                let touched = log.take().joined(separator: "+")
                if seen != touched { faults.append("\(x),\(y): \(seen), \(touched)") }
            }
        }
        return seenAtAll.subtracting([""]).isEmpty ? ["nothing is seen"] : faults
    }

    @Test("Stacks, padding and offsets")
    func layout() {
        #expect(
            faults { leaf in
                HStack(spacing: 10) {
                    leaf(1)
                    VStack {
                        leaf(2); leaf(3).padding(10)
                    }
                }
            } == [])
        #expect(faults { $0(1).frame(width: 40, height: 40).offset(x: 20, y: -10) } == [])
        #expect(faults { $0(1).frame(width: 40, height: 40).position(x: 20, y: 80) } == [])
    }

    @Test("Piles: what is in front, in zIndex's order too")
    func piles() {
        #expect(
            faults { leaf in
                ZStack {
                    leaf(1); leaf(2).frame(width: 60, height: 30); leaf(3).frame(width: 20, height: 80)
                }
            } == [])
        #expect(
            faults { leaf in
                ZStack {
                    leaf(1).frame(width: 50).zIndex(2)
                    leaf(2).frame(height: 50).zIndex(1)
                    leaf(3)
                }
            } == [])
        #expect(
            faults { leaf in
                leaf(1).frame(width: 50, height: 50)
                    .background { leaf(2).frame(width: 80, height: 20) }
                    .overlay(alignment: .topTrailing) {
                        leaf(3).frame(width: 20, height: 20).offset(x: 10, y: -10)
                    }
            } == [])
        #expect(
            faults { leaf in
                HStack(spacing: -20) {
                    leaf(1); leaf(2); leaf(3)
                }
            } == [])
    }

    @Test("Turned and scaled views, one within the other")
    func transforms() {
        #expect(faults { $0(1).frame(width: 60, height: 20).rotationEffect(.degrees(30)) } == [])
        #expect(
            faults { $0(1).frame(width: 60, height: 20).rotationEffect(.degrees(70), anchor: .leading) } == []
        )
        #expect(
            faults { $0(1).frame(width: 20, height: 20).scaleEffect(x: 4, y: 2, anchor: .topLeading) } == [])
        #expect(
            faults { leaf in
                HStack(spacing: 0) {
                    leaf(1); leaf(2).rotationEffect(.degrees(45)); leaf(3).scaleEffect(0.5)
                }
                .frame(width: 60, height: 30)
                .rotationEffect(.degrees(20))
                .scaleEffect(1.5)
            } == [])
        #expect(
            faults { $0(1).frame(width: 30, height: 30).transformEffect(.init(scaleX: 2, y: 1.5)) } == [])
    }

    @Test("Clipped views: neither seen nor touched outside")
    func clips() {
        #expect(faults { $0(1).frame(width: 90, height: 90).frame(width: 40, height: 60).clipped() } == [])
        #expect(faults { $0(1).clipShape(Circle()) } == [])
        #expect(faults { $0(1).cornerRadius(40) } == [])
        #expect(faults { $0(1).clipShape(Circle().inset(by: 20)) } == [])
        #expect(faults { $0(1).clipShape(Ellipse().scale(x: 0.4)) } == [])
    }

    @Test("What is hidden or transparent is not touched")
    func hidden() {
        #expect(
            faults { leaf in
                ZStack {
                    leaf(1); leaf(2).frame(width: 40, height: 40).hidden()
                }
            } == [])
        #expect(
            faults { leaf in
                ZStack {
                    leaf(1); leaf(2).frame(width: 40, height: 40).opacity(0)
                }
            } == [])
    }

    @Test("Scrolled content, and what its bars leave of it")
    func scrolling() {
        #expect(
            faults(scroll: 35) { leaf in
                ScrollView {
                    VStack(spacing: 5) {
                        ForEach(1..<10, id: \.self) { leaf($0).frame(height: 25) }
                    }
                }
                .frame(width: 60, height: 70)
            } == [])
        #expect(
            faults(scroll: 35) { leaf in
                ScrollView {
                    LazyVStack(spacing: 5, pinnedViews: .sectionHeaders) {
                        Section {
                            ForEach(1..<10, id: \.self) { leaf($0).frame(height: 25) }
                        } header: {
                            leaf(11).frame(height: 15)
                        }
                    }
                }
                .safeAreaInset(edge: .bottom, spacing: 0) { leaf(12).frame(height: 20) }
            } == [])
        #expect(
            faults(scroll: 40) { leaf in
                List(1..<10, id: \.self) {
                    leaf($0).frame(height: 50).listRowInsets(EdgeInsets()).listRowSeparator(.hidden)
                }
                .listStyle(.plain)
            } == [])
    }

    @Test("Mirrored pages")
    func mirrored() {
        #expect(
            faults { leaf in
                HStack(spacing: 10) {
                    leaf(1); leaf(2).frame(width: 20).offset(x: 10); leaf(3).padding(.leading, 10)
                }
                .environment(\.layoutDirection, .rightToLeft)
            } == [])
        #expect(
            faults { leaf in
                Grid {
                    GridRow {
                        leaf(1); leaf(2)
                    }
                    GridRow { leaf(3).gridCellColumns(2) }
                }
                .environment(\.layoutDirection, .rightToLeft)
            } == [])
    }
}
