import SwiftUITestSupport
import Testing

@testable import VitrineSwiftUI

/// Columns of lazy grids: how `GridItem`s share a width.
@MainActor
@Suite("Columns of lazy grids")
struct GridTrackTests {
    /// Where columns begin and how wide they are, of a grid of so many views in one row.
    private func columns(
        _ items: [GridItem], _ width: CGFloat, alignment: HorizontalAlignment = .center, count: Int = 20
    ) -> [[CGFloat]] {
        let bench = Bench(width, 100) {
            LazyVGrid(columns: items, alignment: alignment, spacing: 0) {
                ForEach(0..<count, id: \.self) { Color.red.frame(height: 5).named("\($0)") }
            }
        }
        let boxes = bench.graph.namedBoxes.map(\.frame)
        return boxes.filter { $0.minY == boxes[0].minY }.map { [$0.minX, $0.width] }
    }

    private typealias Row = (items: [GridItem], width: CGFloat, columns: [[CGFloat]])

    @Test("Fixed columns have their width, whatever there is; the last one's spacing is nobody's")
    func fixed() {
        let table: [Row] = [
            ([GridItem(.fixed(100))], 100, [[0, 100]]),
            ([GridItem(.fixed(30)), GridItem(.fixed(50))], 88, [[0, 30], [38, 50]]),
            ([GridItem(.fixed(30), spacing: 0), GridItem(.fixed(50))], 80, [[0, 30], [30, 50]]),
            (
                [GridItem(.fixed(30), spacing: 20), GridItem(.fixed(50), spacing: 99)], 100,
                [[0, 30], [50, 50]]
            ),
            // More than there is: they stick out at both ends.
            ([GridItem(.fixed(60), spacing: 0), GridItem(.fixed(60))], 100, [[-10, 60], [50, 60]]),
            ([GridItem(.fixed(0), spacing: 10), GridItem(.fixed(90))], 100, [[0, 0], [10, 90]]),
        ]
        for row in table { #expect(columns(row.items, row.width) == row.columns) }
    }

    @Test("Flexible columns have equal parts of what fixed ones and spacings leave")
    func flexible() {
        let table: [Row] = [
            ([GridItem()], 100, [[0, 100]]),
            ([GridItem(), GridItem(), GridItem()], 316, [[0, 100], [108, 100], [216, 100]]),
            (
                [GridItem(spacing: 10), GridItem(spacing: 30), GridItem()], 340,
                [[0, 100], [110, 100], [240, 100]]
            ),
            (
                [GridItem(spacing: 0), GridItem(.fixed(40), spacing: 0), GridItem()], 100,
                [[0, 30], [30, 40], [70, 30]]
            ),
            // No narrower than 10 points, unless another minimum is set.
            ([GridItem(spacing: 0), GridItem()], 10, [[-5, 10], [5, 10]]),
            (
                [GridItem(.flexible(minimum: 2), spacing: 0), GridItem(.flexible(minimum: 2))], 10,
                [[0, 5], [5, 5]]
            ),
        ]
        for row in table { #expect(columns(row.items, row.width) == row.columns) }
    }

    @Test("Limits of flexible columns are kept one after the other, and the next ones share what is left")
    func limits() {
        let table: [Row] = [
            // 50 each; the first takes 20, the second all of the 80 that are left.
            ([GridItem(.flexible(maximum: 20)), GridItem()], 108, [[0, 20], [28, 80]]),
            // The other way round the first has had its half when the second takes less: 30 are left over.
            ([GridItem(), GridItem(.flexible(maximum: 20))], 108, [[15, 50], [73, 20]]),
            // A minimum above the part takes from the next.
            ([GridItem(.flexible(minimum: 70), spacing: 0), GridItem()], 100, [[0, 70], [70, 30]]),
            (
                [GridItem(spacing: 0), GridItem(.flexible(minimum: 70), spacing: 0)], 100,
                [[-10, 50], [40, 70]]
            ),
            (
                [
                    GridItem(.flexible(minimum: 10, maximum: 30), spacing: 0),
                    GridItem(.flexible(minimum: 10, maximum: 30), spacing: 0), GridItem(spacing: 0),
                ], 150, [[0, 30], [30, 30], [60, 90]]
            ),
        ]
        for row in table { #expect(columns(row.items, row.width) == row.columns) }
    }

    @Test("Adaptive columns are as many as fit with their spacing, and share what is over")
    func adaptive() {
        let table: [Row] = [
            // ⌊(308 + 8) ÷ (50 + 8)⌋ = 5 columns of (308 − 32) ÷ 5 = 55.2
            (
                [GridItem(.adaptive(minimum: 50))], 308,
                [[0, 55.2], [63.2, 55.2], [126.4, 55.2], [189.6, 55.2], [252.8, 55.2]]
            ),
            ([GridItem(.adaptive(minimum: 50), spacing: 0)], 100, [[0, 50], [50, 50]]),
            ([GridItem(.adaptive(minimum: 50), spacing: 0)], 99, [[0, 99]]),
            // No wider than the maximum: the rest is left at both ends.
            ([GridItem(.adaptive(minimum: 40, maximum: 45), spacing: 10)], 110, [[5, 45], [60, 45]]),
            // Beside a fixed column it has what that leaves: 100, as two of 46.
            (
                [GridItem(.fixed(50), spacing: 10), GridItem(.adaptive(minimum: 40), spacing: 8)], 160,
                [[0, 50], [60, 46], [114, 46]]
            ),
            // Of 200 each has 100, and makes as many columns of it as fit.
            (
                [
                    GridItem(.adaptive(minimum: 30), spacing: 0),
                    GridItem(.adaptive(minimum: 50), spacing: 0),
                ], 200, [[0, 33], [33, 33], [67, 33], [100, 50], [150, 50]]
            ),
            // One at least, at its minimum.
            ([GridItem(.adaptive(minimum: 120), spacing: 0)], 100, [[-10, 120]]),
        ]
        for row in table {
            let found = columns(row.items, row.width)
            #expect(found.count == row.columns.count)
            for (a, b) in zip(found.joined(), row.columns.joined()) { #expect(abs(a - b) < 0.7, "\(found)") }
        }
    }

    @Test("Columns that leave room stand where the grid's alignment says")
    func alignment() {
        let items = [GridItem(.fixed(20), spacing: 5), GridItem(.fixed(25))]
        #expect(columns(items, 100, alignment: .leading) == [[0, 20], [25, 25]])
        #expect(columns(items, 100, alignment: .center) == [[25, 20], [50, 25]])
        #expect(columns(items, 100, alignment: .trailing) == [[50, 20], [75, 25]])
    }

    @Test("Without columns there is one that takes all")
    func none() {
        #expect(columns([], 100) == [[0, 100]])
    }

    @Test("A row of a horizontal grid is a column's equal on the other axis")
    func rows() {
        let bench = Bench(100, 120) {
            LazyHGrid(
                rows: [GridItem(.fixed(20), spacing: 10), GridItem(), GridItem(.flexible(maximum: 30))],
                spacing: 4
            ) {
                ForEach(0..<5, id: \.self) { Color.red.frame(width: 10).named("\($0)") }
            }
        }
        // 120 − 20 − 10 − 8 = 82: 41, then 30 of 41.
        #expect(bench.box("0") == CGRect(38, 5.5, 10, 20))
        #expect(bench.box("1") == CGRect(38, 35.5, 10, 41))
        #expect(bench.box("2") == CGRect(38, 84.5, 10, 30))
        #expect(bench.box("3") == CGRect(52, 5.5, 10, 20))
        #expect(bench.box("4") == CGRect(52, 35.5, 10, 41))
    }
}
