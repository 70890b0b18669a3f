import Foundation
import Fuzzing

@testable import VitrineLayout

/// Random blueprints and what is measured in them: the same for a seed on every machine.
struct RandomLayout {
    var random: SeededGenerator
    /// Whether numbers may be such as nobody should write.
    var isBad = false

    init(seed: Int, isBad: Bool = false) {
        random = SeededGenerator(seed: seed)
        self.isBad = isBad
    }

    mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    mutating func chance(_ one: Int) -> Bool { int(1...one) == 1 }

    /// A number of points; of a bad layout, one in five is none.
    mutating func points(_ range: ClosedRange<Int>) -> CGFloat {
        if isBad, chance(5) {
            return [
                .nan, .infinity, -.infinity, -10, 0, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
                .leastNonzeroMagnitude, 1e-9, 1e12, -1e300,
            ].randomElement(using: &random)!
        }
        return CGFloat(int(range))
    }

    mutating func count(_ range: ClosedRange<Int>) -> Int {
        isBad && chance(5) ? [0, -1, .min, .max, 1_000_000].randomElement(using: &random)! : int(range)
    }

    mutating func dimension(_ range: ClosedRange<Int>) -> LayoutDimension {
        switch int(0...5) {
        case 0: .absolute(points(range))
        case 1: .fractionalWidth(isBad ? points(0...2) : CGFloat.random(in: 0.1...0.6, using: &random))
        case 2: .fractionalHeight(isBad ? points(0...2) : CGFloat.random(in: 0.1...0.6, using: &random))
        case 3: .uniformAcrossSiblings(points(range))
        default: .estimated(points(range))
        }
    }

    mutating func insets(_ greatest: Int = 20) -> LayoutInsets {
        guard chance(2) else { return LayoutInsets() }
        return LayoutInsets(
            top: points(0...greatest), leading: points(0...greatest), bottom: points(0...greatest),
            trailing: points(0...greatest))
    }

    mutating func spacing() -> LayoutSpacing? {
        switch int(0...3) {
        case 0: .fixed(points(0...12))
        case 1: .flexible(points(0...6))
        default: nil
        }
    }

    mutating func edges() -> LayoutEdgeSpacing {
        guard chance(4) else { return LayoutEdgeSpacing() }
        return LayoutEdgeSpacing(top: spacing(), leading: spacing(), bottom: spacing(), trailing: spacing())
    }

    mutating func anchor() -> LayoutAnchor {
        let all: [LayoutEdges] = [
            [], .top, .leading, .bottom, .trailing, [.top, .leading], [.bottom, .trailing],
        ]
        let isFractional = chance(2)
        let greatest = isFractional ? 1 : 14
        return LayoutAnchor(
            edges: all.randomElement(using: &random)!,
            offset: CGPoint(x: points(-greatest...greatest), y: points(-greatest...greatest)),
            isFractional: isFractional)
    }

    mutating func views() -> [LayoutSupplementary] {
        guard chance(3) else { return [] }
        return ["badge", "frame"].prefix(int(1...2)).map { kind in
            LayoutSupplementary(
                kind: kind, size: LayoutSize(width: dimension(4...24), height: dimension(4...24)),
                contentInsets: chance(5) ? insets(3) : LayoutInsets(), containerAnchor: anchor(),
                itemAnchor: chance(3) ? anchor() : nil)
        }
    }

    mutating func element(depth: Int) -> LayoutElement {
        var element = LayoutElement(
            size: LayoutSize(width: dimension(20...120), height: dimension(20...120)),
            contentInsets: insets(8), edgeSpacing: edges(), supplementaries: views())
        if depth > 0, chance(2) { element.content = content(depth: depth) }
        return element
    }

    mutating func content(depth: Int) -> LayoutElement.Content {
        let axis: LayoutAxis = chance(2) ? .horizontal : .vertical
        let arrangement: LayoutGroup.Arrangement
        switch int(0...6) {
        case 0: arrangement = .repeating(axis, element(depth: depth - 1), count: count(1...4))
        case 1: arrangement = .shares(axis, element(depth: depth - 1), count: count(1...4))
        case 2:
            let frames = (0..<int(0...9)).map { index in
                LayoutCustomItem(
                    frame: CGRect(
                        x: points(-10...150), y: points(-10...90), width: points(0...60),
                        height: points(0...60)),
                    zIndex: index % 3)
            }
            arrangement = .custom { _ in frames }
        default:
            let count = isBad ? int(0...3) : int(1...3)
            arrangement = .list(axis, (0..<count).map { _ in element(depth: depth - 1) })
        }
        return .group(LayoutGroup(arrangement: arrangement, interItemSpacing: spacing()))
    }

    mutating func boundaries() -> [LayoutBoundary] {
        guard chance(2) else { return [] }
        let all: [LayoutAlignment] = [
            .top, .topLeading, .leading, .bottomLeading, .bottom, .bottomTrailing, .trailing, .topTrailing,
        ]
        return (0..<int(1...3)).map { index in
            LayoutBoundary(
                kind: "edge\(index)", size: LayoutSize(width: dimension(10...60), height: dimension(10...40)),
                contentInsets: chance(4) ? insets(4) : LayoutInsets(),
                alignment: all.randomElement(using: &random)!,
                offset: chance(3) ? CGPoint(x: points(-9...9), y: points(-9...9)) : .zero,
                extendsBoundary: !chance(4), isPinned: chance(3))
        }
    }

    mutating func section() -> LayoutSection {
        var group = element(depth: 0)
        group.content = content(depth: 2)
        group.size = LayoutSize(width: dimension(100...280), height: dimension(60...160))
        return LayoutSection(
            group: group, contentInsets: insets(), interGroupSpacing: points(0...12),
            boundaries: boundaries(),
            decorations: chance(3) ? [LayoutDecoration(kind: "back", contentInsets: insets(4))] : [],
            orthogonal: [nil, nil, nil, .continuous, .groupPagingCentered].randomElement(using: &random)!)
    }

    mutating func environment() -> LayoutEnvironment {
        LayoutEnvironment(
            axis: chance(3) ? .horizontal : .vertical,
            containerSize: CGSize(width: points(300...340), height: points(380...420)),
            scale: isBad && chance(5) ? points(1...3) : CGFloat(int(1...3)), isRightToLeft: chance(2),
            interSectionSpacing: points(0...10), boundaries: chance(3) ? boundaries() : [])
    }

    /// What items measure: section, item, size.
    mutating func measurements(_ layout: CompositionalSolver, _ count: Int) -> [(Int, Int, CGSize)] {
        (0..<count).compactMap { _ in
            let section = int(0...max(0, layout.sectionCount - 1))
            guard layout.sectionCount > 0, layout.itemCount(inSection: section) > 0 else { return nil }
            let item = int(0...min(500, layout.itemCount(inSection: section) - 1))
            return (section, item, CGSize(width: points(10...160), height: points(10...160)))
        }
    }
}

extension CompositionalSolver {
    mutating func measure(_ sizes: [(Int, Int, CGSize)]) {
        for (section, item, size) in sizes { setMeasuredSize(size, ofItem: item, inSection: section) }
    }

    /// Every placement of every kind, each asked for by itself.
    func all(visible: CGRect? = nil) -> [LayoutPlacement] {
        var elements: [LayoutPlacement.Element] = []
        for index in sections.indices {
            let solved = sections[index]
            for decoration in solved.spec.decorations {
                elements.append(.decoration(kind: decoration.kind, section: index))
            }
            if !solved.isEmpty {
                for item in 0..<itemCount(inSection: index) {
                    elements.append(.item(section: index, item: item))
                }
                for kind in ["badge", "frame"] {
                    var number = 0
                    while placement(of: .supplementary(kind: kind, section: index, index: number)) != nil {
                        elements.append(.supplementary(kind: kind, section: index, index: number))
                        number += 1
                    }
                }
            }
            for (number, boundary) in solved.spec.boundaries.enumerated() {
                elements.append(.boundary(kind: boundary.kind, section: index, index: number))
            }
        }
        for (number, boundary) in boundaries.specs.enumerated() {
            elements.append(.layoutBoundary(kind: boundary.kind, index: number))
        }
        return elements.compactMap { placement(of: $0, visible: visible) }
    }
}
