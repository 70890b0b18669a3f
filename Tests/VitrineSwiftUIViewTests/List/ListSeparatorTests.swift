import SwiftUITestSupport
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

@Suite("Separators of lists")
@MainActor
struct ListSeparatorTests {
    /// The lines of the rows on screen by row: "t" for one above, "b" for one below.
    private func lines<V: View>(_ root: V) -> [String] {
        TestHost.settled(root).rows.map { lines($0) }
    }

    private func lines(_ cell: ListCell) -> String {
        (cell.topSeparator.isHidden ? "" : "t") + (cell.bottomSeparator.isHidden ? "" : "b")
    }

    @Test("The line between two rows is hidden where either wants that")
    func hidden() {
        #expect(
            lines(
                List {
                    Text("a")
                    Text("b").listRowSeparator(.hidden)
                    Text("c")
                    Text("d")
                }
                .listStyle(.plain)) == ["t", "", "b", "b"])
        #expect(
            lines(
                List {
                    Text("a")
                    Text("b").listRowSeparator(.hidden, edges: .top)
                    Text("c")
                }
                .listStyle(.plain)) == ["t", "b", "b"])
    }

    @Test("Lines are shown where a row wants that, also where its style has none")
    func visible() {
        #expect(
            lines(
                List {
                    Text("a")
                    Text("b").listRowSeparator(.visible)
                    Text("c")
                }
                .listStyle(.insetGrouped)) == ["b", "b", ""])
        // The ends of cards have none.
        #expect(lines(List { Text("a").listRowSeparator(.visible) }.listStyle(.insetGrouped)) == [""])
        // The rows of a sidebar have none by themselves.
        let pad = TestHost.settled(
            List {
                Text("a")
                Text("b").listRowSeparator(.visible, edges: .bottom)
                Text("c")
            }
            .listStyle(.sidebar), device: .iPad)
        #expect(pad.rows.map { lines($0) } == ["", "b", ""])
    }

    @Test("A row hides the line above it when it wants that later, and shows it again")
    func changes() {
        struct Rows: View {
            let isHidden: Bool
            var body: some View {
                List {
                    Text("a")
                    Text("b").listRowSeparator(isHidden ? .hidden : .automatic, edges: .top)
                }
                .listStyle(.plain)
            }
        }
        let controller = UIHostingController(rootView: Rows(isHidden: false))
        let host = TestHost(controller, device: .iPhone, safeArea: .zero)
        host.settle()
        #expect(host.rows.map { lines($0) } == ["tb", "b"])
        controller.rootView = Rows(isHidden: true)
        host.settle()
        #expect(host.rows.map { lines($0) } == ["t", "b"])
        controller.rootView = Rows(isHidden: false)
        host.settle()
        #expect(host.rows.map { lines($0) } == ["tb", "b"])
    }

    @Test("Each edge has its tint; the line between two rows that of the upper one, else of the lower one")
    func tints() {
        let host = TestHost.settled(
            List {
                Text("a").listRowSeparatorTint(.red, edges: .top)
                Text("b").listRowSeparatorTint(.green, edges: .bottom)
                Text("c").listRowSeparatorTint(.blue)
            }
            .listStyle(.plain))
        func color(_ view: UIView) -> UIColor? { view.backgroundColor }
        func tint(_ color: Color, _ host: TestHost) -> UIColor {
            UIColor(cgColor: color.resolve(host.rows[0].host!.graph.environment))
        }
        let rows = host.rows
        #expect(color(rows[0].topSeparator) == tint(.red, host))
        #expect(color(rows[0].bottomSeparator) == .separator)
        #expect(color(rows[1].bottomSeparator) == tint(.green, host))
        #expect(color(rows[2].bottomSeparator) == tint(.blue, host))
        let below = TestHost.settled(
            List {
                Text("a"); Text("b").listRowSeparatorTint(.red, edges: .top)
            }.listStyle(.plain))
        #expect(color(below.rows[0].bottomSeparator) == tint(.red, below))
    }

    @Test("A section decides about the lines at its ends, and its rows before it")
    func sections() {
        func list(_ edges: VerticalEdge.Set, row: Visibility = .automatic) -> [String] {
            lines(
                List {
                    Section {
                        Text("a").listRowSeparator(row, edges: .top); Text("b")
                    }
                    .listSectionSeparator(.hidden, edges: edges)
                    Section { Text("c") }
                }
                .listStyle(.plain))
        }
        #expect(list([]) == ["tb", "b", "tb"])
        #expect(list(.top) == ["b", "b", "tb"])
        #expect(list(.bottom) == ["tb", "", "tb"])
        #expect(list(.all) == ["b", "", "tb"])
        #expect(list(.all, row: .visible) == ["tb", "", "tb"])
        let tinted = TestHost.settled(
            List {
                Section {
                    Text("a"); Text("b")
                }.listSectionSeparatorTint(.red)
            }.listStyle(.plain))
        let red = UIColor(cgColor: Color.red.resolve(tinted.rows[0].host!.graph.environment))
        #expect(tinted.rows[0].topSeparator.backgroundColor == red)
        #expect(tinted.rows[0].bottomSeparator.backgroundColor == .separator)
        #expect(tinted.rows[1].bottomSeparator.backgroundColor == red)
    }

    @Test("Guides say where lines begin and end, in both directions", arguments: [false, true])
    func guides(mirrored: Bool) {
        let host = TestHost.settled(
            List {
                Text("a").alignmentGuide(.listRowSeparatorLeading) { $0[.leading] + 40 }
                HStack {
                    Text("b").alignmentGuide(.listRowSeparatorTrailing) { $0[.trailing] }
                    Spacer()
                }
            }
            .listStyle(.plain)
            .environment(\.layoutDirection, mirrored ? .rightToLeft : .leftToRight))
        let width = host.list.bounds.width
        let margin = host.rows[1].metrics.rowInsets.leading
        let frames = host.rows.map(\.bottomSeparator.frame)
        #expect(frames[0].width == width - margin - 40)
        #expect((mirrored ? width - frames[0].maxX : frames[0].minX) == margin + 40)
        let start = mirrored ? width - frames[1].maxX : frames[1].minX
        #expect(abs(start - margin) < 0.01)
        // As wide as the letter.
        #expect(frames[1].width > 5 && frames[1].width < 20)
    }
}
