import Foundation
import Fuzzing
import Testing

@testable import VitrineLayout

@Suite("Lengths that are uniform across siblings")
struct UniformTests {
    func measured(_ heights: [CGFloat], _ layout: CompositionalSolver) -> CompositionalSolver {
        var layout = layout
        for (item, height) in heights.enumerated() {
            layout.setMeasuredSize(CGSize(width: height, height: height), ofItem: item, inSection: 0)
        }
        return layout
    }

    @Test("items of a row are as high as the highest of it, each row for itself")
    func row() {
        let layout = CompositionalSolver(
            LayoutSection(
                group: .row(
                    .fractionalWidth(1), .estimated(44),
                    [.item(.fractionalWidth(0.5), .uniformAcrossSiblings(44))])), items: 3)
        #expect(layout.frames(3) == [rect(0, 0, 150, 44), rect(150, 0, 150, 44), rect(0, 44, 150, 44)])
        // 60 and 20 in the first row, 30 alone in the second.
        #expect(
            measured([60, 20, 30], layout).frames(3) == [
                rect(0, 0, 150, 60), rect(150, 0, 150, 60), rect(0, 60, 150, 30),
            ])
        // What was the highest shrinks: the row follows.
        var shrunk = measured([60, 20, 30], layout)
        shrunk.setMeasuredSize(CGSize(width: 150, height: 25), ofItem: 0, inSection: 0)
        #expect(shrunk.frames(2) == [rect(0, 0, 150, 25), rect(150, 0, 150, 25)])
    }

    @Test("an estimated sibling counts, and keeps its own length; one of fixed length does not count")
    func mixed() {
        let layout = CompositionalSolver(
            LayoutSection(
                group: .row(
                    .fractionalWidth(1), .estimated(44),
                    [
                        .item(.absolute(50), .uniformAcrossSiblings(40)),
                        .item(.absolute(50), .estimated(60)),
                        .item(.absolute(50), .absolute(90)),
                    ])), items: 3)
        // The largest estimated one is 60; 90 is not estimated. The row is as high as its highest, 90.
        #expect(layout.frames(3) == [rect(0, 0, 50, 60), rect(50, 0, 50, 60), rect(100, 0, 50, 90)])
        let other = measured([70, 30], layout)
        #expect(other.frames(3) == [rect(0, 0, 50, 70), rect(50, 0, 50, 30), rect(100, 0, 50, 90)])
    }

    @Test("groups of a section are as high as the highest, and their uniform items fill them")
    func groups() {
        let layout = CompositionalSolver(
            LayoutSection(
                group: .row(
                    .fractionalWidth(1), .uniformAcrossSiblings(44),
                    [.item(.fractionalWidth(0.5), .uniformAcrossSiblings(44))]),
                interGroupSpacing: 10), items: 5)
        // The second row needs 70, so all have it: at 0, 80, 160.
        let other = measured([30, 20, 70], layout)
        #expect(
            other.frames(5) == [
                rect(0, 0, 150, 70), rect(150, 0, 150, 70), rect(0, 80, 150, 70), rect(150, 80, 150, 70),
                rect(0, 160, 150, 70),
            ])
        #expect(other.contentSize.height == 230)
        var shrunk = other
        shrunk.setMeasuredSize(CGSize(width: 0, height: 25), ofItem: 2, inSection: 0)
        // The third item needs 25, its neighbour is estimated at 44.
        #expect(shrunk.contentSize.height == 152)
    }

    @Test("cards of a shelf are as high as the highest of it")
    func shelf() {
        let size = LayoutSize(width: .absolute(100), height: .uniformAcrossSiblings(80))
        let section = LayoutSection(
            group: LayoutElement(
                size: size,
                content: .group(LayoutGroup(arrangement: .list(.vertical, [LayoutElement(size: size)])))),
            orthogonal: .continuous)
        let layout = measured([50, 90, 60], CompositionalSolver(section, items: 1_000_000))
        #expect(layout.contentSize.height == 90)
        // One that nobody measured as well: it will be there when it comes in.
        for item in [0, 1, 2, 999_999] {
            #expect(
                layout.orthogonalPlacement(ofItem: item, inSection: 0)?.frame
                    == rect(CGFloat(item) * 100, 0, 100, 90))
        }
    }

    @Test("widths of a row are those of the widest, as many as then fit")
    func along() {
        let layout = CompositionalSolver(
            LayoutSection(
                group: .row(
                    .fractionalWidth(1), .absolute(30),
                    [.item(.uniformAcrossSiblings(60), .fractionalHeight(1))], spacing: .fixed(10))), items: 6
        )
        // 4 · 60 + 30 = 270; five would take 340.
        #expect(layout.frames(5)[3] == rect(210, 0, 60, 30))
        #expect(layout.frames(5)[4] == rect(0, 30, 60, 30))
        // 90 for all: three of them take 290, four would take 390.
        let other = measured([50, 90], layout)
        #expect(
            other.frames(4) == [
                rect(0, 0, 90, 30), rect(100, 0, 90, 30), rect(200, 0, 90, 30), rect(0, 30, 60, 30),
            ])
    }

    @Test(
        "a uniform group passes what it gains along its axis on to its uniform items, and to flexible spacing"
    )
    func surplus() {
        func section(_ item: LayoutDimension, _ spacing: LayoutSpacing?) -> LayoutSection {
            LayoutSection(
                group: .column(
                    .fractionalWidth(1), .uniformAcrossSiblings(90), [.item(.fractionalWidth(1), item)],
                    spacing: spacing), interGroupSpacing: 0)
        }
        // Two of 40 fit in 90; the first column needs 60 + 70 = 130, the second 80: 50 more, 25 each.
        let shared = measured(
            [60, 70, 40, 40], CompositionalSolver(section(.uniformAcrossSiblings(40), nil), items: 4))
        // Uniform items of the first column are 70 each: 140 in all. The second gets 140 as well: 70 each.
        #expect(
            shared.frames(4) == [
                rect(0, 0, 300, 70), rect(0, 70, 300, 70), rect(0, 140, 300, 70), rect(0, 210, 300, 70),
            ])
        // Estimated items keep their lengths; the gap takes the rest: 60 + 10 + 70 = 140, then 140 − 80 = 60.
        let spread = measured(
            [60, 70, 40, 40], CompositionalSolver(section(.estimated(40), .flexible(10)), items: 4))
        #expect(
            spread.frames(4) == [
                rect(0, 0, 300, 60), rect(0, 70, 300, 70), rect(0, 140, 300, 40), rect(0, 240, 300, 40),
            ])
    }

    @Test("the longest of a hundred thousand is kept up to date when it shrinks")
    func running() {
        var maximum = RunningMaximum()
        var model: [CGFloat] = []
        var random = SeededGenerator(seed: 3)
        for _ in 0..<3000 {
            if Bool.random(using: &random) || model.isEmpty {
                let value = CGFloat(Int.random(in: 0...50, using: &random))
                model.append(value)
                maximum.insert(value)
            } else {
                maximum.remove(model.remove(at: Int.random(in: 0..<model.count, using: &random)))
            }
            #expect(maximum.maximum == model.max())
            #expect(maximum.count == model.count)
        }
    }
}
