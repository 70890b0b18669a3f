import Fuzzing
import Testing
import UIKitTestSupport
import VitrineUIKit

/// The rules of a stack view along its axis as plain arithmetic.
private enum StackModel {
    /// Where views of some natural lengths stand in a given length; nil where the rules leave it open.
    static func lay(
        _ lengths: [Double], spacing: [Double], _ distribution: UIStackView.Distribution, in total: Double
    ) -> [(Double, Double)]? {
        var distances = spacing
        // All are alike, so all are at least the greatest.
        if distribution == .equalSpacing { distances = spacing.map { _ in spacing.max()! } }
        let gaps = distances.reduce(0, +)
        var sizes = lengths
        switch distribution {
        case .fillEqually:
            sizes = lengths.map { _ in (total - gaps) / Double(lengths.count) }
        case .fillProportionally:
            let whole = lengths.reduce(gaps, +)
            var rest = total - gaps
            for index in lengths.indices {
                let isLast = index == lengths.count - 1
                sizes[index] = isLast ? rest : max(0, min(rest, total * lengths[index] / whole))
                rest -= sizes[index]
            }
        case .fill, .equalSpacing, .equalCentering:
            var missing = lengths.reduce(gaps, +) - total
            if missing > 0 {
                // From the first on, down to nothing.
                for index in sizes.indices {
                    let part = min(missing, sizes[index])
                    sizes[index] -= part
                    missing -= part
                }
            } else if distribution == .fill || sizes.count == 1 {
                sizes[0] -= missing
            } else if distribution == .equalSpacing {
                let equal = (total - lengths.reduce(0, +)) / Double(lengths.count - 1)
                distances = distances.map { _ in equal }
            } else {
                let step = (total - (sizes[0] + sizes[sizes.count - 1]) / 2) / Double(sizes.count - 1)
                for index in distances.indices {
                    let distance = step - (sizes[index] + sizes[index + 1]) / 2
                    guard distance >= distances[index] else { return nil }
                    distances[index] = distance
                }
            }
        }
        var place = 0.0
        var result: [(Double, Double)] = []
        for (index, size) in sizes.enumerated() {
            result.append((place, size))
            place += size + (index < distances.count ? distances[index] : 0)
        }
        return result
    }
}

@Suite("Stack views: against a model")
@MainActor
struct StackModelTests {
    private static let distributions: [UIStackView.Distribution] = [
        .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ]

    @Test("400 seeded rows and columns stand where arithmetic says")
    func single() {
        var random = SeededGenerator(seed: 11)
        var compared = 0
        for _ in 0..<400 {
            // Lengths in whole points of a hundred pixels, so that rounding is far below what is compared.
            let sizes = (0...random.int(0...3)).map { _ in
                CGSize(width: Double(10 + random.int(0...59)), height: Double(10 + random.int(0...59)))
            }
            let stage = StackStage(sizes)
            stage.stage.window.traitOverrides.displayScale = 100
            let stack = stage.stack
            let isVertical = random.int(0...1) == 1
            stack.axis = isVertical ? .vertical : .horizontal
            stack.distribution = random.pick(Self.distributions)
            stack.spacing = Double(random.int(0...11))
            for box in stage.boxes {
                if random.int(0...3) == 0 { box.isHidden = true }
                if random.int(0...3) == 0 { stack.setCustomSpacing(Double(random.int(0...19)), after: box) }
            }
            let shown = stage.boxes.filter { !$0.isHidden }
            guard !shown.isEmpty else { continue }
            let spacing = shown.dropLast().map { box in
                let custom = stack.customSpacing(after: box)
                return Double(custom == UIStackView.spacingUseDefault ? stack.spacing : custom)
            }
            let lengths = shown.map { Double(isVertical ? $0.content.height : $0.content.width) }
            let gaps = spacing.reduce(0, +)
            let total = gaps + Double(random.int(0...Int(lengths.reduce(0, +)) * 2 - 1) + 1)
            stage.size(isVertical ? 100 : total, isVertical ? total : 100)
            _ = stage.frames
            guard
                let expected = StackModel.lay(lengths, spacing: spacing, stack.distribution, in: total)
            else { continue }
            compared += 1
            for (box, (place, length)) in zip(shown, expected) {
                let frame = box.frame
                let (start, size) = isVertical ? (frame.minY, frame.height) : (frame.minX, frame.width)
                #expect(
                    abs(start - place) < 0.02 && abs(size - length) < 0.02,
                    "\(stack.distribution) of \(lengths) with \(spacing) in \(total): \(start), \(size) for \(place), \(length)"
                )
            }
        }
        #expect(compared > 300)
    }

    // MARK: Nested

    /// A tree of stack views at their natural sizes, as arithmetic.
    private indirect enum Tree {
        case leaf(ContentBox)
        case stack(UIStackView, [Tree])

        @MainActor var view: UIView {
            switch self {
            case .leaf(let box): box
            case .stack(let stack, _): stack
            }
        }

        @MainActor var size: CGSize {
            switch self {
            case .leaf(let box): return box.content
            case .stack(let stack, let children):
                let sizes = children.map(\.size)
                let spacing = stack.spacing * CGFloat(children.count - 1)
                let (widths, heights) = (sizes.map(\.width), sizes.map(\.height))
                return stack.axis == .horizontal
                    ? CGSize(width: widths.reduce(spacing, +), height: heights.max()!)
                    : CGSize(width: widths.max()!, height: heights.reduce(spacing, +))
            }
        }

        /// Compares the frames below with places one after the other.
        @MainActor func check() {
            guard case .stack(let stack, let children) = self else { return }
            let own = size
            var place = 0.0
            for child in children {
                let size = child.size
                let isRow = stack.axis == .horizontal
                let room = isRow ? own.height - size.height : own.width - size.width
                let part: Double =
                    switch stack.alignment {
                    case .center: 0.5
                    case .trailing: 1
                    default: 0
                    }
                let frame = rect(
                    isRow ? place : room * part, isRow ? room * part : place, size.width, size.height)
                let actual = child.view.frame
                #expect(
                    abs(actual.minX - frame.minX) < 0.02 && abs(actual.minY - frame.minY) < 0.02
                        && abs(actual.width - frame.width) < 0.02 && abs(actual.height - frame.height) < 0.02,
                    "\(actual) for \(frame)")
                place += (isRow ? size.width : size.height) + stack.spacing
                child.check()
            }
        }
    }

    private func tree(_ random: inout SeededGenerator, depth: Int) -> Tree {
        if depth == 0 || (depth < 4 && random.int(0...2) == 0) {
            let box = ContentBox()
            box.content = CGSize(width: 5 + random.int(0...39), height: 5 + random.int(0...39))
            return .leaf(box)
        }
        let children = (0...random.int(0...2)).map { _ in tree(&random, depth: depth - 1) }
        let stack = UIStackView(arrangedSubviews: children.map(\.view))
        stack.axis = random.int(0...1) == 0 ? .horizontal : .vertical
        // At natural sizes these come to the same.
        stack.distribution = random.pick([.fill, .fillProportionally, .equalSpacing])
        stack.alignment = random.pick([.leading, .center, .trailing])
        stack.spacing = Double(random.int(0...9))
        return .stack(stack, children)
    }

    @Test("40 seeded trees of stack views, four deep, stand where arithmetic says")
    func nested() {
        var random = SeededGenerator(seed: 5)
        for _ in 0..<40 {
            let tree = tree(&random, depth: 4)
            let stage = ConstraintStage()
            stage.window.traitOverrides.displayScale = 100
            stage.box(tree.view)
            stage.activate(
                tree.view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
                tree.view.topAnchor.constraint(equalTo: stage.root.topAnchor))
            stage.layout()
            #expect(tree.view.frame.size == tree.size)
            tree.check()
        }
    }

    @Test("After any changes everything is as if it had been made so at once")
    func edits() {
        var random = SeededGenerator(seed: 3)
        for _ in 0..<60 {
            let edited = StackStage().size(400, 300)
            var all: [ContentBox] = edited.boxes
            for step in 0..<12 {
                let stack = edited.stack
                let box = random.pick(all)
                switch random.int(0...8) {
                case 0: box.isHidden.toggle()
                case 1:
                    let new = ContentBox()
                    new.content = CGSize(width: 10 + random.int(0...29), height: 10 + random.int(0...29))
                    all.append(new)
                    stack.insertArrangedSubview(new, at: random.int(0...stack.arrangedSubviews.count))
                case 2: stack.removeArrangedSubview(box)
                case 3: stack.insertArrangedSubview(box, at: random.int(0...stack.arrangedSubviews.count))
                case 4: stack.distribution = random.pick(Self.distributions)
                case 5: stack.alignment = random.pick([.fill, .leading, .center, .trailing, .firstBaseline])
                case 6: stack.spacing = Double(random.int(0...9))
                case 7: stack.axis = random.int(0...1) == 0 ? .horizontal : .vertical
                default: stack.setCustomSpacing(Double(random.int(0...9)), after: box)
                }
                if step % 3 == 0 { edited.stage.layout() }
            }
            edited.stage.layout()
            let stack = edited.stack
            let fresh = StackStage(stack.arrangedSubviews.map { ($0 as! ContentBox).content }).size(400, 300)
            fresh.stack.axis = stack.axis
            fresh.stack.distribution = stack.distribution
            fresh.stack.alignment = stack.alignment
            fresh.stack.spacing = stack.spacing
            for (new, old) in zip(fresh.boxes, stack.arrangedSubviews) {
                fresh.stack.setCustomSpacing(stack.customSpacing(after: old), after: new)
                new.isHidden = old.isHidden
            }
            fresh.stage.layout()
            let frames = stack.arrangedSubviews.filter { !$0.isHidden }.map(\.frame)
            #expect(frames == fresh.boxes.filter { !$0.isHidden }.map(\.frame))
            let names = { (stack: UIStackView) in stack.constraints.compactMap(\.identifier).sorted() }
            #expect(names(stack) == names(fresh.stack))
        }
    }
}
