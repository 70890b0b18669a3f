import Fuzzing
import Testing
import VitrineTesting

@testable import VitrineSwiftUI

/// A view as a value that can be changed at random: what a body makes of it must not depend on what it was before.
private indirect enum Recipe: Equatable {
    case text(Int)
    case color(Int)
    case spacer
    case stack(isVertical: Bool, spacing: Int, [Recipe])
    case layers([Recipe])
    case padded(Recipe, Int)
    case framed(Recipe, width: Int?, height: Int?, alignment: Int)
    case flexible(Recipe, Int)
    case fixed(Recipe)
    case prioritised(Recipe, Int)
    case shifted(Recipe, Int)
    case behind(Recipe, Recipe)
    case conditional(Bool, Recipe, Recipe)
    case optional(Bool, Recipe)
    case each([Int], Recipe)
    case erased(Recipe)
    case measured(Recipe)
    case identified(Recipe, Int)
    case hidden(Recipe, Bool)

    static func random(_ generator: inout SeededGenerator, depth: Int) -> Recipe {
        guard depth > 0, !generator.chance(0.2) else {
            switch generator.int(0...4) {
            case 0: return .color(generator.int(1...60))
            case 1: return .spacer
            default: return .text(generator.int(0...400))
            }
        }
        func part() -> Recipe { random(&generator, depth: depth - 1) }
        func parts() -> [Recipe] { (0..<generator.int(0...3)).map { _ in part() } }
        switch generator.int(0...15) {
        case 0, 1:
            return .stack(isVertical: generator.chance(0.5), spacing: generator.int(0...12), parts())
        case 2: return .layers(parts())
        case 3: return .padded(part(), generator.int(-4...12))
        case 4:
            return .framed(
                part(), width: generator.chance(0.5) ? generator.int(0...90) : nil,
                height: generator.chance(0.5) ? generator.int(0...90) : nil, alignment: generator.int(0...2))
        case 5: return .flexible(part(), generator.int(0...120))
        case 6: return .fixed(part())
        case 7: return .prioritised(part(), generator.int(-1...1))
        case 8: return .shifted(part(), generator.int(-20...20))
        case 9: return .behind(part(), part())
        case 10: return .conditional(generator.chance(0.5), part(), part())
        case 11: return .optional(generator.chance(0.7), part())
        case 12: return .each((0..<generator.int(0...4)).map { _ in generator.int(0...9) }, part())
        case 13: return .erased(part())
        case 14: return .measured(part())
        default:
            return generator.chance(0.5)
                ? .identified(part(), generator.int(0...2)) : .hidden(part(), generator.chance(0.5))
        }
    }

    /// The parts with one more, one less, two exchanged, or a change in one of them.
    private static func changed(_ parts: [Recipe], _ generator: inout SeededGenerator) -> [Recipe] {
        guard !parts.isEmpty, !generator.chance(0.3) else {
            return parts + [.random(&generator, depth: 1)]
        }
        var parts = parts
        let index = generator.int(0...(parts.count - 1))
        switch generator.int(0...3) {
        case 0: parts.remove(at: index)
        case 1: parts.swapAt(index, generator.int(0...(parts.count - 1)))
        default: parts[index] = parts[index].changed(&generator)
        }
        return parts
    }

    /// The recipe with one change somewhere.
    func changed(_ generator: inout SeededGenerator) -> Recipe {
        if generator.chance(0.15) { return .random(&generator, depth: 3) }
        switch self {
        case .text: return .text(generator.int(0...400))
        case .color: return .color(generator.int(1...60))
        case .spacer: return .random(&generator, depth: 2)
        case .stack(let isVertical, let spacing, let parts):
            return .stack(
                isVertical: generator.chance(0.1) ? !isVertical : isVertical,
                spacing: generator.chance(0.2) ? generator.int(0...12) : spacing,
                Self.changed(parts, &generator))
        case .layers(let parts): return .layers(Self.changed(parts, &generator))
        case .padded(let part, let length):
            return generator.chance(0.3)
                ? .padded(part, length + 3) : .padded(part.changed(&generator), length)
        case .framed(let part, let width, let height, let alignment):
            return generator.chance(0.4)
                ? .framed(part, width: height, height: width, alignment: generator.int(0...2))
                : .framed(part.changed(&generator), width: width, height: height, alignment: alignment)
        case .flexible(let part, let most):
            return .flexible(part.changed(&generator), generator.chance(0.3) ? most + 7 : most)
        case .fixed(let part): return .fixed(part.changed(&generator))
        case .prioritised(let part, let priority):
            return generator.chance(0.3)
                ? .prioritised(part, -priority) : .prioritised(part.changed(&generator), priority)
        case .shifted(let part, let length):
            return generator.chance(0.3)
                ? .shifted(part, -length) : .shifted(part.changed(&generator), length)
        case .behind(let front, let back):
            return generator.chance(0.5)
                ? .behind(front.changed(&generator), back) : .behind(front, back.changed(&generator))
        case .conditional(let isFirst, let first, let second):
            return generator.chance(0.5)
                ? .conditional(!isFirst, first, second)
                : .conditional(isFirst, first.changed(&generator), second.changed(&generator))
        case .optional(let isThere, let part):
            return generator.chance(0.5)
                ? .optional(!isThere, part) : .optional(isThere, part.changed(&generator))
        case .each(var ids, let part):
            if generator.chance(0.3) { return .each(ids, part.changed(&generator)) }
            if generator.chance(0.5) {
                ids.shuffle(using: &generator)
            } else {
                ids.append(generator.int(0...9))
            }
            return .each(generator.chance(0.3) ? Array(ids.dropFirst()) : ids, part)
        case .erased(let part): return .erased(part.changed(&generator))
        case .measured(let part): return .measured(part.changed(&generator))
        case .identified(let part, let id):
            return generator.chance(0.4)
                ? .identified(part, 1 - id) : .identified(part.changed(&generator), id)
        case .hidden(let part, let isHidden):
            return generator.chance(0.4)
                ? .hidden(part, !isHidden) : .hidden(part.changed(&generator), isHidden)
        }
    }
}

private struct WidthKey: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
}

/// The view of a recipe: a view that contains itself.
private struct Meal: View {
    let recipe: Recipe

    var body: some View {
        switch recipe {
        case .text(let number):
            // Long numbers are long texts, which wrap.
            AnyView(Text(String(repeating: "\(number) ", count: 1 + number % 7)))
        case .color(let side): AnyView(Color.red.frame(width: CGFloat(side), height: CGFloat(side % 17)))
        case .spacer: AnyView(Spacer(minLength: 3))
        case .stack(let isVertical, let spacing, let parts):
            if isVertical {
                AnyView(VStack(alignment: .leading, spacing: CGFloat(spacing)) { many(parts) })
            } else {
                AnyView(HStack(alignment: .top, spacing: CGFloat(spacing)) { many(parts) })
            }
        case .layers(let parts): AnyView(ZStack(alignment: .bottomTrailing) { many(parts) })
        case .padded(let part, let length): AnyView(Meal(recipe: part).padding(CGFloat(length)))
        case .framed(let part, let width, let height, let alignment):
            AnyView(
                Meal(recipe: part).frame(
                    width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) },
                    alignment: [.topLeading, .center, .trailing][alignment]))
        case .flexible(let part, let most):
            AnyView(Meal(recipe: part).frame(minWidth: 5, maxWidth: CGFloat(most), maxHeight: .infinity))
        case .fixed(let part): AnyView(Meal(recipe: part).fixedSize())
        case .prioritised(let part, let priority):
            AnyView(Meal(recipe: part).layoutPriority(Double(priority)))
        case .shifted(let part, let length):
            AnyView(Meal(recipe: part).offset(x: CGFloat(length), y: 2).opacity(0.5))
        case .behind(let front, let back):
            AnyView(
                Meal(recipe: front).background(Meal(recipe: back)).overlay(alignment: .topLeading) {
                    Text("o")
                })
        case .conditional(let isFirst, let first, let second):
            if isFirst { AnyView(Meal(recipe: first)) } else { AnyView(Meal(recipe: second).padding(1)) }
        case .optional(let isThere, let part):
            if isThere { AnyView(Meal(recipe: part)) }
        case .each(let ids, let part):
            AnyView(
                VStack(spacing: 1) {
                    // Equal identifiers are a mistake of their own, which is reported once.
                    ForEach(
                        ids.enumerated().filter { ids.firstIndex(of: $1) == $0 }.map(\.element), id: \.self
                    ) { id in
                        Text("\(id)")
                        Meal(recipe: part)
                    }
                })
        case .erased(let part): AnyView(AnyView(Meal(recipe: part)))
        case .measured(let part):
            AnyView(
                Meal(recipe: part).preference(key: WidthKey.self, value: 4)
                    .overlayPreferenceValue(WidthKey.self) { width in
                        GeometryReader { proxy in
                            Color.blue.frame(width: width, height: proxy.size.height / 2)
                        }
                    })
        case .identified(let part, let id): AnyView(Meal(recipe: part).id(id))
        case .hidden(let part, let isHidden):
            if isHidden { AnyView(Meal(recipe: part).hidden()) } else { AnyView(Meal(recipe: part)) }
        }
    }

    private func many(_ parts: [Recipe]) -> some View {
        ForEach(Array(parts.enumerated()), id: \.offset) { Meal(recipe: $0.element) }
    }
}

/// A page whose recipe is state, so that a change comes from inside.
private struct Page: View {
    let remote: Remote<Recipe>
    @State private var recipe: Recipe

    init(_ recipe: Recipe, _ remote: Remote<Recipe>) {
        _recipe = State(initialValue: recipe)
        self.remote = remote
    }

    var body: some View {
        remote.binding = $recipe
        return Meal(recipe: recipe)
    }
}

/// What a graph shows, in words: its elements with their frames, and the size that it would like.
@MainActor private func account(_ graph: ViewGraph) -> String {
    "\(graph.dump)\nideal \(graph.sizeThatFits(.unspecified)) narrow \(graph.sizeThatFits(ProposedViewSize(width: 60, height: nil)))"
}

@MainActor
@Suite("Views at random", .serialized)
struct GraphFuzzTests {
    /// The recipes that a page shows one after the other; the first is the one it is made with.
    private func recipes(seed: Int, steps: Int) -> [Recipe] {
        var generator = SeededGenerator(seed: seed)
        var recipes = [Recipe.random(&generator, depth: 4)]
        for _ in 0..<steps { recipes.append(recipes.last!.changed(&generator)) }
        return recipes
    }

    /// The first of the recipes after which the page is not as one that is made anew.
    private func difference(_ recipes: [Recipe]) -> (step: Int, changed: String, fresh: String)? {
        guard let first = recipes.first else { return nil }
        let remote = Remote<Recipe>()
        let bench = Bench(200, 180, scale: 2) { Page(first, remote) }
        for (step, recipe) in recipes.enumerated() {
            if step > 0 {
                remote.value = recipe
                bench.graph.update()
            }
            let changed = account(bench.graph)
            let fresh = account(Bench(200, 180, scale: 2) { Page(recipe, Remote()) }.graph)
            if changed != fresh { return (step, changed, fresh) }
        }
        return nil
    }

    @Test("A page that changed by its state is as one that is made anew", arguments: FuzzBudget.seeds(10))
    func incremental(seed: Int) {
        let all = recipes(seed: seed, steps: 12)
        guard difference(all) != nil else { return }
        let short = shortened(all) { difference($0) != nil }
        let found = difference(short)!
        Issue.record(
            """
            Seed \(seed): after \(short[...found.step].map { "\($0)" }.joined(separator: "\n→ "))
            it is
            \(found.changed)
            and made anew
            \(found.fresh)
            """)
    }
}
