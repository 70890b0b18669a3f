import Fuzzing

/// A view as a value that can be changed at random: what a graph makes of it must not depend on what it was before.
///
/// The numbers are 0…99; what they mean is the business of each kind.
indirect enum Recipe: Hashable {
    enum Leaf: CaseIterable {
        case text, color, shape, gradient, spacer, divider, empty
        case state, model, environment, platform, button, geometry
        /// Wrong on purpose: shows what it does not depend on, and a view that is never updated.
        case deaf, stuck

        var isSound: Bool { self != .deaf && self != .stuck }
    }

    enum Modifier: CaseIterable {
        case padding, edgePadding, offset, position, frame, flexibleFrame, fixedSize, aspectRatio, priority
        case guide, zIndex, ignoresSafeArea, safeAreaPadding, containerFrame
        case id, erased, optional, appears
        case opacity, scale, rotation, clipped, clipShape, corners, border, shadow, hidden, colorBehind
        case preference, transformPreference, showsPreference, showsAnchor, readsSize
        case number, font, foreground, lineLimit, lineStyle, direction
        case animated, transition
        case tapped, untouchable, contentShape
    }

    enum Pair: CaseIterable {
        case branch, background, overlay, mask, bar, sideBar
    }

    enum Container: CaseIterable {
        case column, row, layers, pairOfViews, grid, flow, anyLayout, fits, group, section
        case scrollingColumn, scrollingRow, list, lazyColumn, lazyRow, lazyGrid
        /// Wrong on purpose: a layout that keeps its cache for ever.
        case staleFlow

        var isSound: Bool { self != .staleFlow }
    }

    case leaf(Leaf, Int)
    case modified(Modifier, Int, Recipe)
    case pair(Pair, Int, Recipe, Recipe)
    case container(Container, Int, [Recipe])
    case each([Int], Recipe)

    /// The recipes in this one, in order.
    var parts: [Recipe] {
        switch self {
        case .leaf: []
        case .modified(_, _, let part), .each(_, let part): [part]
        case .pair(_, _, let first, let second): [first, second]
        case .container(_, _, let parts): parts
        }
    }

    func withParts(_ parts: [Recipe]) -> Recipe {
        switch self {
        case .leaf: self
        case .modified(let kind, let number, _): .modified(kind, number, parts[0])
        case .each(let ids, _): .each(ids, parts[0])
        case .pair(let kind, let number, _, _): .pair(kind, number, parts[0], parts[1])
        case .container(let kind, let number, _): .container(kind, number, parts)
        }
    }

    /// How many recipes this is, with those inside.
    var count: Int { parts.reduce(1) { $0 + $1.count } }

    /// Every way down: the indices of parts.
    var paths: [[Int]] {
        [[]] + parts.enumerated().flatMap { index, part in part.paths.map { [index] + $0 } }
    }

    /// The recipe with a change at the end of a way down; the same where there is no such way.
    func changed(at path: ArraySlice<Int>, _ change: (Recipe) -> Recipe) -> Recipe {
        guard let index = path.first else { return change(self) }
        var parts = self.parts
        guard parts.indices.contains(index) else { return self }
        parts[index] = parts[index].changed(at: path.dropFirst(), change)
        return withParts(parts)
    }

    /// The keys of the states and models in it.
    var keys: [Int] {
        switch self {
        case .leaf(.state, let number), .leaf(.model, let number), .leaf(.deaf, let number): [number % 10]
        default: parts.flatMap(\.keys)
        }
    }
}

extension Recipe: CustomStringConvertible {
    var description: String {
        switch self {
        case .leaf(let kind, let number): "\(kind) \(number)"
        case .modified(let kind, let number, let part): "\(part).\(kind)(\(number))"
        case .pair(let kind, let number, let first, let second): "\(kind) \(number) (\(first) | \(second))"
        case .container(let kind, let number, let parts): "\(kind) \(number) \(parts)"
        case .each(let ids, let part): "each\(ids) (\(part))"
        }
    }
}

/// Makes recipes at random.
struct RecipeSource {
    var leaves = Recipe.Leaf.allCases.filter(\.isSound) + [.text, .text, .state, .color]
    var modifiers = Recipe.Modifier.allCases
    var containers =
        Recipe.Container.allCases.filter(\.isSound) + [.column, .row, .column, .row, .layers]

    func recipe(_ generator: inout SeededGenerator, depth: Int) -> Recipe {
        guard depth > 0, !generator.chance(0.15) else {
            return .leaf(generator.pick(leaves), generator.int(0...99))
        }
        let number = generator.int(0...99)
        switch generator.int(0...9) {
        case 0...4:
            let parts = (0..<generator.int(0...3)).map { _ in recipe(&generator, depth: depth - 1) }
            return .container(generator.pick(containers), number, parts)
        case 5...7:
            return .modified(generator.pick(modifiers), number, recipe(&generator, depth: depth - 1))
        case 8:
            return .pair(
                generator.pick(Recipe.Pair.allCases), number, recipe(&generator, depth: depth - 1),
                recipe(&generator, depth: depth - 1))
        default:
            let ids = (0..<generator.int(0...4)).map { _ in generator.int(0...9) }
            return .each(ids.withoutRepeats, recipe(&generator, depth: depth - 1))
        }
    }

    /// The recipe with one change somewhere in it.
    func change(_ recipe: Recipe, _ generator: inout SeededGenerator) -> Recipe {
        // What has grown large is cut back.
        guard recipe.count < 60 else { return self.recipe(&generator, depth: 3) }
        var result = recipe
        let path = generator.pick(recipe.paths)
        result = recipe.changed(at: path[...]) { part in
            switch generator.int(0...9) {
            case 0: return self.recipe(&generator, depth: 2)
            case 1: return .modified(generator.pick(modifiers), generator.int(0...99), part)
            case 2 where !part.parts.isEmpty: return generator.pick(part.parts)
            default: return changeOf(part, &generator)
            }
        }
        return result
    }

    private func changeOf(_ recipe: Recipe, _ generator: inout SeededGenerator) -> Recipe {
        let number = generator.int(0...99)
        switch recipe {
        case .leaf(let kind, _): return .leaf(kind, number)
        case .modified(let kind, _, let part): return .modified(kind, number, part)
        case .pair(let kind, let old, let first, let second):
            return .pair(kind, kind == .branch ? old + 1 : number, first, second)
        case .container(let kind, let old, var parts):
            if parts.isEmpty || generator.chance(0.35) {
                parts.insert(self.recipe(&generator, depth: 1), at: generator.int(0...parts.count))
            } else if generator.chance(0.4) {
                parts.remove(at: generator.int(0...(parts.count - 1)))
            } else if generator.chance(0.5) {
                parts.shuffle(using: &generator)
            } else {
                return .container(kind, number, parts)
            }
            return .container(kind, old, parts)
        case .each(var ids, let part):
            if generator.chance(0.4) {
                ids.shuffle(using: &generator)
            } else if generator.chance(0.5) {
                ids.insert(generator.int(0...9), at: generator.int(0...ids.count))
            } else {
                ids = Array(ids.dropFirst())
            }
            return .each(ids.withoutRepeats, part)
        }
    }
}

extension [Int] {
    /// Equal identifiers are a mistake of their own.
    fileprivate var withoutRepeats: [Int] {
        enumerated().filter { firstIndex(of: $1) == $0 }.map(\.element)
    }
}
