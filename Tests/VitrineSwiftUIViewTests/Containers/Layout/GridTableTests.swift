import SwiftUITestSupport
import Testing

@testable import VitrineSwiftUI

/// `Grid`: spans, spacing, alignments and what columns get.
@MainActor
@Suite("Tables of grids")
struct GridTableTests {
    private func boxes<V: View>(
        _ width: CGFloat = 200, _ height: CGFloat = 100, @ViewBuilder _ view: () -> V
    ) -> [String: CGRect] {
        let bench = Bench(width, height) { view().named("grid") }
        return Dictionary(uniqueKeysWithValues: bench.graph.namedBoxes.map { ($0.name, $0.frame) })
    }

    private func fits<V: View>(_ proposal: ProposedViewSize = .unspecified, @ViewBuilder _ view: () -> V)
        -> CGSize
    {
        ViewGraph(view()).sizeThatFits(proposal)
    }

    @Test("Columns and rows are 8 points apart unless said")
    func spacing() {
        func grid(_ x: CGFloat?, _ y: CGFloat?) -> CGSize {
            fits {
                Grid(horizontalSpacing: x, verticalSpacing: y) {
                    GridRow {
                        box("a", 10, 10)
                        box("b", 20, 10)
                    }
                    GridRow {
                        box("c", 30, 10)
                        box("d", 10, 20)
                    }
                }
            }
        }
        #expect(grid(nil, nil) == CGSize(width: 58, height: 38))
        #expect(grid(0, nil) == CGSize(width: 50, height: 38))
        #expect(grid(nil, 1) == CGSize(width: 58, height: 31))
        #expect(grid(-10, -5) == CGSize(width: 40, height: 25))
    }

    @Test("Rows may be of different length: missing cells are empty")
    func raggedRows() {
        let boxes = boxes {
            Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow { box("a", 10, 10) }
                GridRow {
                    box("b", 20, 10)
                    box("c", 30, 10)
                    box("d", 5, 5)
                }
                GridRow {}
                GridRow {
                    box("e", 1, 1)
                    box("f", 1, 1)
                }
            }
        }
        #expect(boxes["grid"]?.size == CGSize(width: 55, height: 21))
        #expect(boxes["c"]?.minX == boxes["f"]?.minX)
        #expect(boxes["e"]?.minY == boxes["b"].map { $0.minY + 10 })
    }

    @Test("A cell over columns is as wide as all of them with the spacing between")
    func spans() {
        let boxes = boxes {
            Grid(horizontalSpacing: 10, verticalSpacing: 0) {
                GridRow {
                    box("a", 20, 10)
                    box("b", 30, 10)
                    box("c", 40, 10)
                }
                GridRow {
                    Color.red.frame(height: 10).named("ab").gridCellColumns(2)
                        .gridCellUnsizedAxes(.horizontal)
                    box("d", 5, 10)
                }
                GridRow {
                    box("e", 5, 10)
                    Color.red.frame(height: 10).named("bc").gridCellColumns(2)
                        .gridCellUnsizedAxes(.horizontal)
                }
            }
        }
        #expect(boxes["grid"]?.size == CGSize(width: 110, height: 30))
        #expect(boxes["ab"]?.width == 60 && boxes["ab"]?.minX == boxes["a"]?.minX)
        #expect(boxes["bc"]?.width == 80 && boxes["bc"]?.minX == boxes["b"]?.minX)
        #expect(boxes["d"]?.midX == boxes["c"]?.midX)
    }

    @Test("A wide cell over columns widens them by what they lack, in equal parts")
    func wideSpan() {
        let boxes = boxes {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Color.red.frame(height: 10).frame(minWidth: 20).named("a")
                    Color.red.frame(height: 10).frame(minWidth: 20).named("b")
                }
                GridRow { box("wide", 100, 10).gridCellColumns(2) }
            }.fixedSize()
        }
        #expect(boxes["grid"]?.width == 100)
        #expect(boxes["a"]?.width == 50 && boxes["b"]?.width == 50)
    }

    @Test("A view that is no row spans the grid, and is offered its width")
    func noRow() {
        let boxes = boxes {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box("a", 30, 10)
                    box("b", 40, 10)
                }
                Divider().named("line").gridCellUnsizedAxes(.horizontal)
                GridRow {
                    box("c", 30, 10)
                    box("d", 40, 10)
                }
            }
        }
        #expect(boxes["grid"]?.size == CGSize(width: 70, height: 21))
        #expect(boxes["line"] == CGRect(65, boxes["a"]!.maxY, 70, 1))
    }

    @Test("Alignments: of the grid, of a column, of a row, of a cell; the nearer one counts")
    func alignments() {
        /// Where the small box is in the cell of 40 × 40.
        func place(
            grid: Alignment = .center, row: VerticalAlignment? = nil, column: HorizontalAlignment? = nil,
            anchor: UnitPoint? = nil
        ) -> CGPoint {
            @ViewBuilder func small() -> some View {
                switch (column, anchor) {
                case (nil, nil): box("small", 10, 10)
                case (let column?, nil): box("small", 10, 10).gridColumnAlignment(column)
                case (nil, let anchor?): box("small", 10, 10).gridCellAnchor(anchor)
                case (let column?, let anchor?):
                    box("small", 10, 10).gridColumnAlignment(column).gridCellAnchor(anchor)
                }
            }
            let boxes = boxes {
                Grid(alignment: grid, horizontalSpacing: 0, verticalSpacing: 0) {
                    GridRow(alignment: row) {
                        small()
                        box("tall", 1, 40)
                    }
                    GridRow { box("wide", 40, 1) }
                }
            }
            let origin = boxes["grid"]!.origin
            return CGPoint(x: boxes["small"]!.minX - origin.x, y: boxes["small"]!.minY - origin.y)
        }
        #expect(place() == CGPoint(x: 15, y: 15))
        #expect(place(grid: .topLeading) == CGPoint(x: 0, y: 0))
        #expect(place(grid: .bottomTrailing) == CGPoint(x: 30, y: 30))
        #expect(place(grid: .topLeading, row: .bottom) == CGPoint(x: 0, y: 30))
        #expect(place(grid: .topLeading, column: .trailing) == CGPoint(x: 30, y: 0))
        #expect(place(grid: .topLeading, row: .bottom, column: .center) == CGPoint(x: 15, y: 30))
        #expect(place(row: .top, column: .leading, anchor: .bottomTrailing) == CGPoint(x: 30, y: 30))
        #expect(place(anchor: UnitPoint(x: 0.25, y: 0.75)) == CGPoint(x: 7.5, y: 22.5))
    }

    @Test("Where text runs from the right, the first column is at the right, and leading is there")
    func rightToLeft() {
        let boxes = boxes(100, 40) {
            Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 0) {
                GridRow {
                    box("a", 30, 10)
                    box("b", 60, 10)
                }
                GridRow {
                    box("c", 10, 10)
                    box("d", 10, 10)
                }
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        #expect(boxes["a"]?.minX == 70)
        #expect(boxes["b"]?.minX == 0)
        #expect(boxes["c"]?.minX == 90)
        #expect(boxes["d"]?.minX == 50)
    }

    @Test("Flexible cells share what is left; the width offered is taken")
    func flexible() {
        func widths(_ width: CGFloat) -> [CGFloat?] {
            let boxes = boxes(width, 40) {
                Grid(horizontalSpacing: 10, verticalSpacing: 0) {
                    GridRow {
                        Color.red.named("a")
                        box("b", 40, 10)
                        Color.red.named("c")
                    }
                }
            }
            return [boxes["a"]?.width, boxes["b"]?.width, boxes["c"]?.width]
        }
        #expect(widths(200) == [70, 40, 70])
        #expect(widths(100) == [20, 40, 20])
    }

    @Test("Flexible rows share the height that fixed ones leave")
    func flexibleRows() {
        let boxes = boxes(100, 100) {
            Grid(horizontalSpacing: 0, verticalSpacing: 10) {
                GridRow { Color.red.named("a") }
                GridRow { box("b", 10, 20) }
                GridRow { Color.red.named("c") }
            }
        }
        #expect(boxes["a"]?.height == 30 && boxes["b"]?.height == 20 && boxes["c"]?.height == 30)
        #expect(boxes["c"]?.minY == 70)
    }

    @Test("gridCellUnsizedAxes keeps a greedy cell from making its column wide or its row high")
    func unsized() {
        func sizes(_ axes: Axis.Set) -> CGSize? {
            boxes(200, 100) {
                Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                    GridRow {
                        box("a", 20, 10)
                        Color.red.named("greedy").gridCellUnsizedAxes(axes)
                    }
                    GridRow {
                        box("b", 20, 10)
                        box("c", 30, 10)
                    }
                }
            }["greedy"]?.size
        }
        #expect(sizes([.horizontal, .vertical]) == CGSize(width: 30, height: 10))
        #expect(sizes(.horizontal)?.width == 30)
        #expect(sizes(.vertical)?.height == 10)
        #expect(sizes([])?.width == 180)
    }

    @Test("Conditions in and between rows come and go without disturbing the others' state")
    func changes() {
        struct Cell: View {
            let name: String
            let log: ActionLog
            @State private var count = 0
            var body: some View {
                log.actions[name] = { count += 1 }
                return Text(verbatim: "\(name)\(count)")
            }
        }
        struct Screen: View {
            let log: ActionLog
            @State private var rows = [1, 2]
            @State private var shows = false
            var body: some View {
                log.actions["row"] = { rows.insert(0, at: 0) }
                log.actions["cell"] = { shows.toggle() }
                return Grid {
                    ForEach(rows, id: \.self) { row in
                        GridRow {
                            if shows { Cell(name: "new\(row)-", log: log) }
                            Cell(name: "a\(row)-", log: log)
                        }
                    }
                }
            }
        }
        let page = HostedPage { Screen(log: $0) }
        page.act("a2-")
        page.act("row")
        #expect(page.texts == ["a0-0", "a1-0", "a2-1"])
        page.act("cell")
        #expect(page.texts == ["new0-0", "a0-0", "new1-0", "a1-0", "new2-0", "a2-1"])
        #expect(page.frame("a2-1")!.minX > page.frame("new2-0")!.maxX)
    }

    @Test("GridLayout is the same as a layout value")
    func layoutValue() {
        let layout = GridLayout(alignment: .bottomTrailing, horizontalSpacing: 3, verticalSpacing: 4)
        #expect(layout.alignment == .bottomTrailing)
        #expect(layout.horizontalSpacing == 3 && layout.verticalSpacing == 4)
        let size = fits {
            layout {
                GridRow {
                    box("a", 10, 10)
                    box("b", 20, 10)
                }
                GridRow { box("c", 30, 10) }
            }
        }
        #expect(size == CGSize(width: 53, height: 24))
    }
}
