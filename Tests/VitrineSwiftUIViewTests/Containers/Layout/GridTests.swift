import SwiftUITestSupport
import Testing

@testable import VitrineSwiftUI

@MainActor
@Suite("Grids")
struct GridTests {
    private func box(_ width: CGFloat, _ height: CGFloat) -> some View {
        Color.red.frame(width: width, height: height)
    }

    private func frames(_ view: some View, in size: CGSize = CGSize(width: 200, height: 100)) -> [CGRect] {
        let graph = ViewGraph(view)
        graph.size = size
        graph.update()
        return graph.leafFrames
    }

    private func size(_ view: some View, _ proposal: ProposedViewSize = .unspecified) -> CGSize {
        ViewGraph(view).sizeThatFits(proposal)
    }

    @Test("Columns are as wide as their widest cell, rows as high as their highest")
    func columns() {
        let grid = Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 5) {
            GridRow {
                box(20, 10)
                box(30, 20)
            }
            GridRow {
                box(40, 30)
                box(10, 10)
                box(5, 5)
            }
        }
        #expect(size(grid) == CGSize(width: 40 + 10 + 30 + 10 + 5, height: 20 + 5 + 30))
        let origin = CGPoint(x: (200 - 95) / 2.0, y: (100 - 55) / 2.0)
        let places = frames(grid).map { CGPoint(x: $0.minX - origin.x, y: $0.minY - origin.y) }
        #expect(
            places == [
                CGPoint(x: 0, y: 0), CGPoint(x: 50, y: 0), CGPoint(x: 0, y: 25), CGPoint(x: 50, y: 25),
                CGPoint(x: 90, y: 25),
            ])
    }

    @Test("Cells line up as the grid, their column and their row say, or at their own anchor")
    func alignment() {
        let grid = Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow(alignment: .bottom) {
                box(40, 40)
                box(40, 10).gridColumnAlignment(.trailing)
            }
            GridRow {
                box(10, 40)
                box(10, 10)
                box(10, 10).gridCellAnchor(.bottom)
            }
        }
        let frames = frames(grid, in: CGSize(width: 90, height: 80))
        #expect(frames[1].origin == CGPoint(x: 40, y: 30))
        #expect(frames[2].origin == CGPoint(x: 0, y: 40))
        #expect(frames[3].origin == CGPoint(x: 70, y: 40))
        #expect(frames[4].origin == CGPoint(x: 80, y: 70))
    }

    @Test("A cell over several columns, and a view in no row, widen the columns where they need more")
    func spans() {
        let grid = Grid(horizontalSpacing: 10, verticalSpacing: 0) {
            GridRow {
                box(20, 10)
                box(20, 10)
            }
            GridRow { box(90, 10).gridCellColumns(2) }
        }
        #expect(size(grid) == CGSize(width: 90, height: 20))
        #expect(frames(grid, in: CGSize(width: 90, height: 20))[0].midX == 20)
        let flexible = Grid(horizontalSpacing: 10, verticalSpacing: 0) {
            GridRow {
                box(20, 10)
                box(20, 10)
            }
            Color.red.frame(height: 2)
        }
        #expect(size(flexible, ProposedViewSize(width: 150, height: nil)).width == 150)
        let unsized = Grid(horizontalSpacing: 10, verticalSpacing: 0) {
            GridRow {
                box(20, 10)
                box(20, 10)
            }
            Color.red.frame(height: 2).gridCellUnsizedAxes(.horizontal)
        }
        #expect(size(unsized, ProposedViewSize(width: 150, height: nil)).width == 50)
        #expect(frames(unsized, in: CGSize(width: 150, height: 12)).last?.width == 50)
    }

    @Test("Flexible columns share what fixed ones leave")
    func flexible() {
        let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow {
                box(50, 10)
                Color.red.frame(height: 10)
                Color.red.frame(height: 10)
            }
        }
        #expect(frames(grid).map(\.width) == [50, 75, 75])
    }

    @Test("Rows line up on baselines, and rows outside of grids are groups")
    func baselines() {
        let grid = Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow {
                box(10, 30)
                box(10, 30).alignmentGuide(.firstTextBaseline) { _ in 10 }
            }
        }
        #expect(size(grid) == CGSize(width: 20, height: 50))
        let frames = frames(grid, in: CGSize(width: 20, height: 50))
        #expect(frames.map(\.minY) == [0, 20])
        #expect(
            size(
                HStack(spacing: 0) {
                    GridRow {
                        box(10, 5); box(20, 5)
                    }
                }) == CGSize(width: 30, height: 5))
        #expect(size(Grid { EmptyView() }) == .zero)
    }

    @Test("Rows of a loop are rows, and keep their places when one is inserted")
    func loops() {
        func grid(_ rows: [Int]) -> some View {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                ForEach(rows, id: \.self) { row in
                    GridRow {
                        box(10, CGFloat(row))
                        box(20, 5)
                    }
                }
            }
        }
        #expect(size(grid([1, 2, 3])) == CGSize(width: 30, height: 15))
        #expect(size(grid([10, 20, 30])) == CGSize(width: 30, height: 60))
    }
}
