import Fuzzing
import SwiftUITestSupport
import VitrineSwiftUI
import VitrineTesting
import VitrineUIKit

/// A page to which steps happen, and pages that are made anew from what it must show then.
@MainActor
struct RandomPageRun {
    struct Difference {
        let step: Int
        let changed: String
        let fresh: String
    }

    private let model = RecipeModel()
    private let stage: RecipeStage
    private var page: RecipePage
    private var size = CGSize(width: 200, height: 220)
    private var isDark = false

    private init(_ page: RecipePage) {
        self.page = page
        stage = RecipeStage(page, model, size: size)
    }

    /// The first difference between the page that changed and one that is made anew.
    static func difference(_ steps: [RecipeStep]) -> Difference? {
        guard case .page(let first, _)? = steps.first else { return nil }
        var run = RandomPageRun(first)
        for (index, step) in steps.enumerated() {
            run.perform(step)
            if step.isInterrupted {
                run.stage.host.advance(by: 0.04)
            } else if let found = run.compare(index) {
                return found
            }
        }
        return nil
    }

    private mutating func perform(_ step: RecipeStep) {
        switch step {
        case .page(let new, let motion):
            page = new
            change(motion) { stage.page?.wrappedValue = new }
        case .restart(let new):
            page = new
            stage.restart(new)
        case .state(let key, let number, let motion):
            model.numbers[key] = number
            change(motion) { for binding in stage.bindings[key] ?? [] { binding.wrappedValue = number } }
        case .model(let key, let number, let motion): change(motion) { model.box(key).number = number }
        case .size(let new):
            size = new
            stage.host.resize(to: new)
        case .dark(let new):
            isDark = new
            stage.host.window.overrideUserInterfaceStyle = new ? .dark : .light
        case .scroll(let index, let percent):
            let views = stage.scrollViews
            guard !views.isEmpty else { return }
            let view = views[index % views.count]
            let insets = view.adjustedContentInset
            let room = CGSize(
                width: max(0, view.contentSize.width + insets.left + insets.right - view.bounds.width),
                height: max(0, view.contentSize.height + insets.top + insets.bottom - view.bounds.height))
            view.contentOffset = CGPoint(
                x: room.width * CGFloat(percent) / 100 - insets.left,
                y: room.height * CGFloat(percent) / 100 - insets.top)
        }
    }

    private func change(_ motion: RecipeStep.Motion, _ body: () -> Void) {
        stage.host.perform {
            if motion == .none { body() } else { withAnimation(.linear(duration: 0.1), body) }
        }
    }

    private func compare(_ step: Int) -> Difference? {
        let rests = stage.settle()
        let changed = stage.account
        let fresh = RecipeStage(page, model, size: size, isDark: isDark)
        let restsAnew = fresh.settle()
        // Where people have scrolled to is no state of a view; what is scrolled away in a lazy one may scroll, too.
        for _ in 0..<3 {
            let moved = zip(stage.scrollViews, fresh.scrollViews).filter {
                $0.contentOffset != $1.contentOffset
            }
            guard !moved.isEmpty else { break }
            for (old, new) in moved { new.contentOffset = old.contentOffset }
            _ = fresh.settle()
        }
        let anew = fresh.account
        guard changed != anew || rests != restsAnew else { return nil }
        return Difference(
            step: step, changed: rests ? changed : "Never rests.\n\(changed)",
            fresh: restsAnew ? anew : "Never rests.\n\(anew)")
    }
}

/// Makes steps with a difference short, and their recipes small.
@MainActor
func shrunk(_ steps: [RecipeStep]) -> [RecipeStep] {
    func differs(_ steps: [RecipeStep]) -> Bool { RandomPageRun.difference(steps) != nil }
    var steps = shortened(steps, attempts: 150, while: differs)
    var left = 400
    var isSmaller = true
    while isSmaller, left > 0 {
        isSmaller = false
        var paths: Set<[Int]> = []
        for step in steps { paths.formUnion(step.recipe?.paths ?? []) }
        for path in paths.sorted(by: { $0.count < $1.count }) {
            for change in Recipe.simplifications where left > 0 {
                left -= 1
                let fewer = steps.map { step in
                    var step = step
                    step.recipe = step.recipe?.changed(at: path[...], change)
                    return step
                }
                if fewer != steps, differs(fewer) {
                    steps = fewer
                    isSmaller = true
                }
            }
        }
    }
    return steps
}

extension Recipe {
    /// Ways to make a recipe smaller; each leaves alone what it cannot.
    fileprivate static let simplifications: [@Sendable (Recipe) -> Recipe] = [
        { $0.parts.isEmpty ? $0 : $0.parts[0] },
        { $0.parts.count > 1 ? $0.parts[1] : $0 },
        { $0.parts.count > 2 ? $0.parts[2] : $0 },
        { $0.parts.isEmpty ? $0 : .leaf(.color, 20) },
        { $0.withoutPart(0) }, { $0.withoutPart(1) }, { $0.withoutPart(2) },
    ]

    private func withoutPart(_ index: Int) -> Recipe {
        guard case .container(let kind, let number, var parts) = self, parts.indices.contains(index) else {
            return self
        }
        parts.remove(at: index)
        return .container(kind, number, parts)
    }
}
