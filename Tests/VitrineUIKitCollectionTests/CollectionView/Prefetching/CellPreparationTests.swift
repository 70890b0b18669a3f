import Foundation
import Testing

@testable import VitrineUIKit

/// What is made ahead, without a collection view: rows of 50 points in a view of 100 × 200.
@MainActor
@Suite("Which cells are made ahead")
struct CellPreparationTests {
    private func visible(_ y: CGFloat) -> CGRect { CGRect(x: 0, y: y, width: 100, height: 200) }

    private func candidate(_ item: Int, section: Int? = nil) -> CellPreparation.Candidate {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: [section ?? 0, item])
        attributes.frame = CGRect(x: 0, y: CGFloat(item) * 50, width: 100, height: 50)
        return .init(
            entry: .init(key: ElementKey(attributes), attributes: attributes, section: section),
            scrollsWith: section, extent: attributes.frame)
    }

    private func element(_ candidate: CellPreparation.Candidate) -> Element {
        let view = UICollectionViewCell(frame: candidate.extent)
        view.elementKey = candidate.entry.key
        return Element(view: view, attributes: candidate.entry.attributes, section: candidate.entry.section)
    }

    /// Scrolled down to an offset, with cells made for items.
    private func scrolled(to y: CGFloat, ready: [Int], planned: [Int] = []) -> CellPreparation {
        var preparation = CellPreparation()
        _ = preparation.noteScroll(of: nil, from: visible(y - 10), to: visible(y))
        _ = preparation.takeStrips { _ in visible(y) }
        for item in ready { preparation.add(element(candidate(item)), for: candidate(item)) }
        preparation.plan(planned.map { candidate($0) }, for: nil)
        return preparation
    }

    private func next(_ preparation: inout CellPreparation, at y: CGFloat) -> Int? {
        preparation.takeNext(visible: { _ in visible(y) }, isShown: { _ in false })?.entry.key.item
    }

    @Test("The nearest comes first, in either direction")
    func order() {
        var down = scrolled(to: 100, ready: [], planned: [8, 6, 7])
        #expect([next(&down, at: 100), next(&down, at: 100), next(&down, at: 100)] == [6, 7, 8])
        #expect(next(&down, at: 100) == nil && !down.hasNext)
        var up = CellPreparation()
        _ = up.noteScroll(of: nil, from: visible(510), to: visible(500))
        #expect(
            up.takeStrips { _ in visible(500) }.map(\.strip) == [CGRect(x: 0, y: 420, width: 100, height: 80)]
        )
        up.plan([7, 8, 9].map { candidate($0) }, for: nil)
        #expect([next(&up, at: 500), next(&up, at: 500), next(&up, at: 500)] == [9, 8, 7])
    }

    @Test("What is there already, or was scrolled past, is not made")
    func useless() {
        var preparation = scrolled(to: 100, ready: [6], planned: [6, 7, 8, 20])
        let found = preparation.takeNext(visible: { _ in visible(100) }, isShown: { $0.item == 7 })
        #expect(found?.entry.key.item == 8)
        // Row 20 ends at 1050.
        #expect(next(&preparation, at: 850) == nil)
    }

    @Test("Another direction and a jump give everything back, and plans with it")
    func turning() {
        var turned = scrolled(to: 100, ready: [6, 7], planned: [8])
        #expect(turned.noteScroll(of: nil, from: visible(100), to: visible(95)).isEmpty)
        #expect(
            turned.noteScroll(of: nil, from: visible(95), to: visible(80)).map(\.attributes.indexPath.item)
                == [6, 7])
        #expect(turned.ready.isEmpty && turned.hasNext)
        #expect(next(&turned, at: 80) == nil)
        var jumped = scrolled(to: 100, ready: [6, 7], planned: [8])
        #expect(jumped.noteScroll(of: nil, from: visible(100), to: visible(5000)).count == 2)
        #expect(!jumped.isHeading && !jumped.hasNext)
    }

    @Test("Cells that wait have a limit")
    func limit() {
        var preparation = scrolled(to: 100, ready: Array(6..<70), planned: [70])
        #expect(preparation.ready.count == CellPreparation.limit)
        #expect(!preparation.hasNext)
        #expect(next(&preparation, at: 100) == nil)
        #expect(preparation.take(.cell([0, 6])) != nil)
        #expect(next(&preparation, at: 100) == 70)
    }

    @Test("What lies more than a page away is given back")
    func distance() {
        var preparation = scrolled(to: 1000, ready: [14, 15, 24, 27, 28])
        // Visible are 1000 to 1200; a page more are 800 to 1400: rows 16 to 27.
        #expect(
            preparation.dropDistant { _ in visible(1000) }.map(\.attributes.indexPath.item) == [14, 15, 28])
        #expect(preparation.dropDistant { _ in nil }.count == 2)
    }

    @Test("An update renames what waits, and gives back what is gone")
    func renaming() {
        var preparation = scrolled(to: 100, ready: [6, 7, 8], planned: [9])
        let kept = preparation.cell(.cell([0, 8]))
        let generation = preparation.generation
        // Item 7 is deleted, and one is inserted before all.
        let gone = preparation.rename { key in
            key.item == 7 ? nil : .cell([0, key.item + (key.item < 7 ? 1 : 0)])
        }
        #expect(gone.map(\.attributes.indexPath.item) == [7])
        #expect(preparation.ready.keys.map(\.item).sorted() == [7, 8])
        #expect(preparation.cell(.cell([0, 8])) === kept)
        #expect(preparation.cell(.cell([0, 7]))?.view.elementKey == .cell([0, 7]))
        #expect(preparation.generation != generation)
        #expect(next(&preparation, at: 100) == nil)
        // Where they are now is asked; what has no place is given back.
        let lost = preparation.updatePlaces { key, _ in
            key.item == 8 ? nil : CGRect(x: 0, y: 350, width: 100, height: 50)
        }
        #expect(lost.count == 1 && preparation.ready[.cell([0, 7])]?.extent.minY == 350)
    }

    @Test("Sections that scroll by themselves have directions of their own")
    func sections() {
        var preparation = scrolled(to: 100, ready: [6])
        func row(_ x: CGFloat) -> CGRect { CGRect(x: x, y: 0, width: 100, height: 50) }
        _ = preparation.noteScroll(of: 3, from: row(0), to: row(20))
        let strips = preparation.takeStrips { $0 == nil ? visible(100) : row(20) }
        #expect(strips.map(\.section) == [3])
        #expect(strips.map(\.strip) == [CGRect(x: 120, y: 0, width: 100, height: 50)])
        preparation.add(element(candidate(3, section: 3)), for: candidate(3, section: 3))
        #expect(preparation.noteScroll(of: 3, from: row(20), to: row(0)).map(\.section) == [3])
        #expect(preparation.ready.count == 1)
        // One that is off the screen is looked at no more.
        #expect(preparation.takeStrips { $0 == nil ? visible(100) : nil }.isEmpty)
    }
}
