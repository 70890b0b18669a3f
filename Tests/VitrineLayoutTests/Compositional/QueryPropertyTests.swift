import Foundation
import Fuzzing
import Testing
import VitrineSupport

@testable import VitrineLayout

@Suite("Queries")
struct QueryPropertyTests {
    static func randomSection(_ random: inout SeededGenerator) -> LayoutSection {
        func dimension(_ axis: LayoutAxis, _ low: CGFloat, _ random: inout SeededGenerator) -> LayoutDimension
        {
            switch Int.random(in: 0...3, using: &random) {
            case 0: .absolute(CGFloat(Int.random(in: Int(low)...Int(low) + 100, using: &random)))
            case 1: .fractionalWidth(CGFloat.random(in: 0.1...0.6, using: &random))
            case 2: .fractionalHeight(CGFloat.random(in: 0.1...0.6, using: &random))
            default: .estimated(CGFloat(Int.random(in: Int(low)...Int(low) + 70, using: &random)))
            }
        }
        let badge = LayoutSupplementary(
            kind: "badge", size: LayoutSize(width: .absolute(24), height: .absolute(24)),
            containerAnchor: LayoutAnchor(edges: [.top, .leading], offset: CGPoint(x: -12, y: -12)))
        let item = LayoutElement.item(
            dimension(.horizontal, 20, &random), dimension(.vertical, 20, &random),
            views: Bool.random(using: &random) ? [badge] : [])
        let nested = LayoutElement.column(
            .fractionalWidth(0.4), .absolute(90), [.item(.fractionalWidth(1), .fractionalHeight(0.5))])
        let spacing: LayoutSpacing? = [nil, .fixed(7), .flexible(3)].randomElement(using: &random)!
        let axis: LayoutAxis = Bool.random(using: &random) ? .horizontal : .vertical
        let arrangement: LayoutGroup.Arrangement =
            switch Int.random(in: 0...3, using: &random) {
            case 0: .repeating(axis, item, count: 3)
            case 1: .shares(axis, item, count: 4)
            case 2: .list(axis, [item, nested])
            default: .list(axis, [item])
            }
        let group = LayoutElement.group(
            size: LayoutSize(
                width: dimension(.horizontal, 100, &random), height: dimension(.vertical, 60, &random)),
            arrangement, interItemSpacing: spacing)
        return LayoutSection(
            group: group,
            contentInsets: LayoutInsets(
                top: CGFloat(Int.random(in: 0...20, using: &random)),
                leading: CGFloat(Int.random(in: 0...20, using: &random)), bottom: 4, trailing: 9),
            interGroupSpacing: CGFloat(Int.random(in: 0...12, using: &random)),
            orthogonal: [nil, nil, .continuous, .groupPagingCentered].randomElement(using: &random)!)
    }

    @Test(
        "what a query finds is what meets the rectangle among everything, for random layouts",
        arguments: FuzzBudget.seeds(200, from: 0))
    func queryIsFilter(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let count = Int.random(in: 1...4, using: &random)
        let specs = (0..<count).map { _ in Self.randomSection(&random) }
        let items = (0..<count).map { _ in Int.random(in: 0...60, using: &random) }
        var layout = CompositionalSolver(
            environment: LayoutEnvironment(
                axis: Bool.random(using: &random) ? .vertical : .horizontal,
                containerSize: CGSize(width: 320, height: 400), scale: 2,
                isRightToLeft: Bool.random(using: &random),
                interSectionSpacing: CGFloat(Int.random(in: 0...10, using: &random))),
            sections: specs, itemCounts: items)
        for _ in 0..<Int.random(in: 0...30, using: &random) {
            let section = Int.random(in: 0..<count, using: &random)
            guard items[section] > 0 else { continue }
            layout.setMeasuredSize(
                CGSize(
                    width: CGFloat(Int.random(in: 10...200, using: &random)),
                    height: CGFloat(Int.random(in: 10...200, using: &random))),
                ofItem: Int.random(in: 0..<items[section], using: &random), inSection: section)
        }
        let all = layout.everything()
        #expect(all.count == (0..<count).reduce(0) { $0 + (layout.isItem(0, inSection: $1) ? items[$1] : 0) })
        for _ in 0..<12 {
            let size = layout.contentSize
            let query = CGRect(
                x: CGFloat.random(in: -50...max(1, size.width), using: &random),
                y: CGFloat.random(in: -50...max(1, size.height), using: &random),
                width: CGFloat.random(in: 1...400, using: &random),
                height: CGFloat.random(in: 1...400, using: &random))
            let found = layout.placements(in: query)
            let wanted = all.filter { $0.frame.overlaps(query) }.map(\.element)
            let foundItems = found.map(\.element).filter {
                if case .item = $0 { true } else { false }
            }
            #expect(foundItems == wanted)
            for placement in found {
                #expect(layout.placement(of: placement.element)?.frame == placement.frame)
            }
        }
    }

    @Test("rows that fit do not overlap and stay in the container", arguments: 0..<60)
    func noOverlap(seed: Int) {
        var random = SeededGenerator(seed: seed + 1000)
        let columns = Int.random(in: 1...7, using: &random)
        let spacing = CGFloat.random(in: 0...9, using: &random)
        let inset = CGFloat.random(in: 0...20, using: &random)
        let width = CGFloat.random(in: 200...500, using: &random)
        let group = LayoutElement.group(
            size: LayoutSize(width: .fractionalWidth(1), height: .fractionalWidth(0.3)),
            .shares(.horizontal, .item(.fractionalWidth(1), .fractionalHeight(1)), count: columns),
            interItemSpacing: .fixed(spacing))
        let layout = CompositionalSolver(
            LayoutSection(
                group: group,
                contentInsets: LayoutInsets(top: inset, leading: inset, bottom: inset, trailing: inset),
                interGroupSpacing: spacing), items: 40, width: width, scale: 3)
        let frames = layout.frames(40)
        // Origin and size are rounded each for itself.
        let pixel: CGFloat = 1.0 / 3 + 1e-6
        for (index, frame) in frames.enumerated() {
            #expect(frame.minX >= inset - pixel && frame.maxX <= width - inset + pixel)
            #expect(frame.minY >= inset - pixel && frame.maxY <= layout.contentSize.height - inset + pixel)
            for other in frames[(index + 1)...] {
                let shared = frame.intersection(other)
                #expect(shared.isNull || shared.width <= pixel || shared.height <= pixel)
            }
        }
    }

    @Test("ten million items are prepared as one group, and a query looks at what is visible")
    func tenMillion() {
        let section = LayoutSection(
            group: .row(
                .fractionalWidth(1), .absolute(80), [.item(.fractionalWidth(0.25), .fractionalHeight(1))]),
            interGroupSpacing: 10)
        let layout = CompositionalSolver(section, items: 10_000_000)
        #expect(layout.contentSize.height == 224_999_990)
        let last = CGRect(x: 0, y: layout.contentSize.height - 600, width: 300, height: 600)
        for query in [CGRect(x: 0, y: 0, width: 300, height: 600), last, rect(0, 100_000_045, 300, 600)] {
            var examined = 0
            let found = layout.placements(in: query, visible: nil, examined: &examined)
            #expect(found.count >= 24)
            #expect(examined <= 2 * found.count)
        }
        #expect(layout.placement(ofItem: 9_999_999, inSection: 0)?.frame == rect(225, 224_999_910, 75, 80))
    }

    @Test("a shelf of ten million looks at what is visible in it")
    func tenMillionOrthogonal() {
        let section = LayoutSection(
            group: .row(.absolute(100), .absolute(150), [.item(.fractionalWidth(1), .fractionalHeight(1))]),
            interGroupSpacing: 10, orthogonal: .continuous)
        let layout = CompositionalSolver(section, items: 10_000_000)
        #expect(layout.orthogonalPlacements(inSection: 0, in: rect(550_000_000, 0, 300, 150)).count == 3)
        var examined = 0
        _ = layout.placements(in: rect(0, 0, 300, 600), visible: nil, examined: &examined)
        #expect(examined <= 6)
    }
}
