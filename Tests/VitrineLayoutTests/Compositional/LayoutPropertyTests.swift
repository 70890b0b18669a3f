import Foundation
import Fuzzing
import Testing
import VitrineSupport

@testable import VitrineLayout

/// Laws that hold for every blueprint, tried on random ones.
@Suite("Laws of compositional layouts")
struct LayoutPropertyTests {
    func layout(_ random: inout RandomLayout) -> CompositionalSolver {
        let specs = (0..<random.int(1...4)).map { _ in random.section() }
        return CompositionalSolver(
            environment: random.environment(), sections: specs,
            itemCounts: specs.map { _ in random.chance(6) ? 0 : random.int(0...40) })
    }

    @Test(
        "what a query finds is what meets the rectangle among everything: items, their views, edges, backgrounds",
        arguments: FuzzBudget.seeds(150, from: 0))
    func queryIsFilter(seed: Int) {
        var random = RandomLayout(seed: seed)
        var layout = layout(&random)
        layout.measure(random.measurements(layout, random.int(0...30)))
        let size = layout.contentSize
        for _ in 0..<8 {
            let rect = CGRect(
                x: CGFloat(random.int(-50...Int(min(size.width, 5000)) + 50)),
                y: CGFloat(random.int(-50...Int(min(size.height, 5000)) + 50)),
                width: CGFloat(random.int(1...300)), height: CGFloat(random.int(1...500)))
            let found = layout.placements(in: rect, visible: rect)
            let wanted = layout.all(visible: rect).filter { $0.frame.overlaps(rect) }
            #expect(Set(found.map(\.element)) == Set(wanted.map(\.element)))
            #expect(found.count == wanted.count)
            for placement in found {
                #expect(layout.placement(of: placement.element, visible: rect) == placement)
            }
        }
        for section in 0..<layout.sectionCount {
            guard let geometry = layout.orthogonalGeometry(ofSection: section) else { continue }
            let rect = CGRect(
                x: CGFloat(random.int(-20...Int(min(geometry.contentSize.width, 5000)))),
                y: CGFloat(random.int(-20...Int(min(geometry.contentSize.height, 5000)))), width: 150,
                height: 200)
            let found = layout.orthogonalPlacements(inSection: section, in: rect).compactMap { place in
                if case .item(_, let item) = place.element { item } else { nil }
            }
            let wanted = (0..<layout.itemCount(inSection: section)).filter {
                layout.orthogonalPlacement(ofItem: $0, inSection: section)!.frame.overlaps(rect)
            }
            #expect(found == wanted)
        }
    }

    @Test("the order in which sizes are measured leaves no trace", arguments: FuzzBudget.seeds(80, from: 0))
    func order(seed: Int) {
        var random = RandomLayout(seed: seed &+ 5000)
        let fresh = layout(&random)
        var sizes = random.measurements(fresh, 40)
        var seen: Set<[Int]> = []
        sizes = sizes.filter { seen.insert([$0.0, $0.1]).inserted }
        var first = fresh
        first.measure(sizes)
        var second = fresh
        second.measure(sizes.shuffled(using: &random.random))
        #expect(second.all() == first.all())
        #expect(second.contentSize == first.contentSize)
        // A size that was another one before leaves none either.
        var third = fresh
        third.measure(sizes.map { ($0.0, $0.1, CGSize(width: 77, height: 33)) })
        third.measure(sizes)
        let isRecorded = sizes.allSatisfy { section, item, _ in
            first.measuredSize(ofItem: item, inSection: section) != nil
                || third.measuredSize(ofItem: item, inSection: section) == nil
        }
        if isRecorded {
            #expect(third.all() == first.all())
            #expect(third.contentSize == first.contentSize)
        }
    }

    @Test(
        "after insertions and deletions, with measurements carried along, frames are those of a fresh layout",
        arguments: FuzzBudget.seeds(80, from: 0))
    func carrying(seed: Int) {
        var random = RandomLayout(seed: seed &+ 9000)
        let spec = random.section()
        let environment = random.environment()
        var items = (0..<random.int(1...40)).map { $0 }
        var next = items.count
        var sizes: [Int: CGSize] = [:]
        func make(_ count: Int) -> CompositionalSolver {
            CompositionalSolver(environment: environment, sections: [spec], itemCounts: [count])
        }
        var layout = make(items.count)
        for _ in 0..<8 {
            for _ in 0..<random.int(0...10) where !items.isEmpty {
                let place = random.int(0...items.count - 1)
                let size = CGSize(width: CGFloat(random.int(10...160)), height: CGFloat(random.int(10...160)))
                sizes[items[place]] = size
                layout.setMeasuredSize(size, ofItem: place, inSection: 0)
            }
            let before = items
            for _ in 0..<random.int(0...5) {
                if random.chance(2), !items.isEmpty {
                    items.remove(at: random.int(0...items.count - 1))
                } else {
                    items.insert(next, at: random.int(0...items.count))
                    next += 1
                }
            }
            var after = make(items.count)
            let places = Dictionary(uniqueKeysWithValues: items.enumerated().map { ($1, $0) })
            after.carryMeasurements(
                from: layout, newItem: { _, item in places[before[item]].map { (0, $0) } },
                newSection: { $0 })
            layout = after
        }
        // What was only estimated is measured nowhere: a template of mixed elements may estimate another length
        // for an item that moved, so the fresh layout takes what the carried one recorded.
        var fresh = make(items.count)
        for place in items.indices.shuffled(using: &random.random) {
            if let size = layout.measuredSize(ofItem: place, inSection: 0) {
                fresh.setMeasuredSize(size, ofItem: place, inSection: 0)
            }
        }
        #expect(fresh.contentSize == layout.contentSize)
        #expect(fresh.all() == layout.all())
    }

    @Test("right to left is the mirror image of left to right", arguments: FuzzBudget.seeds(75, from: 0))
    func mirrored(seed: Int) {
        var random = RandomLayout(seed: seed &+ 20_000)
        let specs = (0..<random.int(1...4)).map { _ in random.section() }
        let counts = specs.map { _ in random.int(0...30) }
        var environment = random.environment()
        environment.isRightToLeft = false
        var left = CompositionalSolver(environment: environment, sections: specs, itemCounts: counts)
        environment.isRightToLeft = true
        var right = CompositionalSolver(environment: environment, sections: specs, itemCounts: counts)
        let sizes = random.measurements(left, 20)
        left.measure(sizes)
        right.measure(sizes)
        #expect(left.contentSize == right.contentSize)
        let width = left.contentSize.width
        func mirror(_ rect: CGRect, in width: CGFloat) -> CGRect {
            CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
        }
        let visible = CGRect(x: 10, y: 30, width: 200, height: 300)
        let ones = left.all(visible: visible)
        let others = right.all(visible: mirror(visible, in: width))
        #expect(ones.map(\.element) == others.map(\.element))
        for (one, other) in zip(ones, others) { #expect(near(mirror(one.frame, in: width), other.frame)) }
        for section in 0..<left.sectionCount {
            guard let region = left.orthogonalGeometry(ofSection: section),
                let other = right.orthogonalGeometry(ofSection: section)
            else { continue }
            #expect(near(mirror(region.frame, in: width), other.frame))
            #expect(region.contentSize == other.contentSize)
            let inner = region.axis == .horizontal ? max(region.contentSize.width, region.frame.width) : nil
            for item in 0..<left.itemCount(inSection: section) {
                let one = left.orthogonalPlacement(ofItem: item, inSection: section)!.frame
                let two = right.orthogonalPlacement(ofItem: item, inSection: section)!.frame
                #expect(near(inner.map { mirror(one, in: $0) } ?? one, two))
            }
        }
    }

    func near(_ first: CGRect, _ second: CGRect) -> Bool {
        abs(first.minX - second.minX) < 1e-6 && abs(first.minY - second.minY) < 1e-6
            && abs(first.width - second.width) < 1e-6 && abs(first.height - second.height) < 1e-6
    }

    @Test(
        "items of rows and columns that fit do not overlap, and stay in their container",
        arguments: FuzzBudget.seeds(80, from: 0))
    func noOverlap(seed: Int) {
        var random = RandomLayout(seed: seed &+ 30_000)
        // Fractions that add up to one at most, on both axes and two levels deep.
        func part(_ axis: LayoutAxis, _ depth: Int, _ random: inout RandomLayout) -> LayoutElement {
            let count = random.int(1...3)
            let along = CGFloat(random.int(60...100)) / 100
            var element = LayoutElement(
                size: LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(1)),
                contentInsets: random.insets(3))
            guard depth > 0 else { return element }
            let children = (0..<count).map { _ in
                var child = part(axis.cross, depth - 1, &random)
                let share = along / CGFloat(count)
                child.size =
                    axis == .horizontal
                    ? LayoutSize(width: .fractionalWidth(share), height: .fractionalHeight(1))
                    : LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(share))
                return child
            }
            element.content = .group(LayoutGroup(arrangement: .list(axis, children)))
            return element
        }
        var group = part(.horizontal, random.int(1...3), &random)
        group.size = LayoutSize(width: .fractionalWidth(1), height: .absolute(CGFloat(random.int(50...200))))
        let inset = CGFloat(random.int(0...20))
        let section = LayoutSection(
            group: group,
            contentInsets: LayoutInsets(top: inset, leading: inset, bottom: inset, trailing: inset),
            interGroupSpacing: random.points(0...9))
        let scale = CGFloat(random.int(1...3))
        let layout = CompositionalSolver(
            section, items: 40, width: CGFloat(random.int(250...500)), scale: scale)
        let frames = layout.frames(40)
        // Origin and size are rounded each for itself: by half a pixel up both, and so a pixel at the far edge.
        let pixel = 1 / scale + 1e-6
        let room = CGRect(origin: .zero, size: layout.contentSize)
            .insetBy(dx: inset - pixel, dy: inset - pixel)
        for (index, frame) in frames.enumerated() {
            let isInside =
                frame.minX >= room.minX && frame.minY >= room.minY && frame.maxX <= room.maxX
                && frame.maxY <= room.maxY
            #expect(isInside || frame.width == 0 || frame.height == 0)
            for other in frames[(index + 1)...] {
                let shared = frame.intersection(other)
                #expect(shared.isNull || shared.width <= pixel || shared.height <= pixel)
            }
        }
    }

    @Test(
        "no number, however bad, hangs a layout or reaches a frame", arguments: FuzzBudget.seeds(120, from: 0)
    )
    func bad(seed: Int) {
        var random = RandomLayout(seed: seed &+ 40_000, isBad: true)
        let specs = (0..<random.int(0...3)).map { _ in random.section() }
        let counts = specs.map { _ in [0, -5, 3, 40, 2_000].randomElement(using: &random.random)! }
        var layout = CompositionalSolver(
            environment: random.environment(), sections: specs, itemCounts: counts)
        func isSound(_ rect: CGRect) -> Bool {
            rect.minX.isFinite && rect.minY.isFinite && rect.width.isFinite && rect.height.isFinite
                && rect.width >= 0 && rect.height >= 0
        }
        for round in 0..<2 {
            let size = layout.contentSize
            #expect(size.width.isFinite && size.height.isFinite && size.width >= 0 && size.height >= 0)
            for section in 0..<layout.sectionCount {
                #expect(isSound(layout.frame(ofSection: section)))
                let count = layout.itemCount(inSection: section)
                for item in [0, 1, count / 2, count - 1] {
                    if let place = layout.placement(ofItem: item, inSection: section) {
                        #expect(isSound(place.frame))
                    }
                }
                if let geometry = layout.orthogonalGeometry(ofSection: section) {
                    #expect(isSound(geometry.frame))
                    #expect(isSound(CGRect(origin: geometry.initialOffset, size: geometry.contentSize)))
                    let rest = layout.restingOffset(
                        ofSection: section, proposed: CGPoint(x: random.points(0...500), y: 0),
                        velocity: CGPoint(x: random.points(-2...2), y: 0), start: .zero)
                    #expect(rest.x.isFinite && rest.y.isFinite)
                }
            }
            for _ in 0..<4 {
                let rect = CGRect(
                    x: random.points(-50...200), y: random.points(-50...900), width: random.points(0...320),
                    height: random.points(0...640))
                // A rectangle without bounds finds everything; that is not for a million items.
                guard rect.width < 1e6, rect.height < 1e6 else { continue }
                for place in layout.placements(in: rect, visible: rect) { #expect(isSound(place.frame)) }
            }
            if round == 0 { layout.measure(random.measurements(layout, 30)) }
        }
        for diagnostic in layout.diagnostics {
            #expect(diagnostic.description.hasSuffix("."))
            #expect(
                diagnostic.description.hasPrefix("section") || diagnostic.description.hasPrefix("the layout"))
        }
    }
}
