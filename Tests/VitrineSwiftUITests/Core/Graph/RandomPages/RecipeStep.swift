import Fuzzing
import VitrineCoreGraphics
import VitrineUIKit

/// Something that happens to a page; each stands for itself, so that any can be left out.
enum RecipeStep: Equatable {
    /// How a change is shown: at once, animated to the end, or animated until the next step.
    enum Motion: CaseIterable { case none, whole, interrupted }

    case page(RecipePage, Motion)
    /// The page becomes another one, as the content of a cell does that is reused.
    case restart(RecipePage)
    case state(key: Int, Int, Motion)
    case model(key: Int, Int, Motion)
    case size(CGSize)
    case dark(Bool)
    case scroll(Int, percent: Int)

    /// Whether what follows comes before all rests.
    var isInterrupted: Bool {
        switch self {
        case .page(_, .interrupted), .state(_, _, .interrupted), .model(_, _, .interrupted): true
        default: false
        }
    }

    static func steps(seed: Int, count: Int, _ source: RecipeSource) -> [RecipeStep] {
        var generator = SeededGenerator(seed: seed)
        let hasSafeArea = generator.chance(0.3)
        var page = RecipePage(recipe: source.recipe(&generator, depth: 4), hasSafeArea: hasSafeArea)
        var steps = [RecipeStep.page(page, .none)]
        for _ in 0..<count {
            let motion = generator.chance(0.5) ? Motion.none : generator.pick(Motion.allCases)
            let keys = page.recipe.keys
            switch generator.int(0...11) {
            case 0...1 where !keys.isEmpty:
                steps.append(.state(key: generator.pick(keys), generator.int(0...120), motion))
            case 2 where !keys.isEmpty:
                steps.append(.model(key: generator.pick(keys), generator.int(0...999), motion))
            case 3:
                steps.append(.size(CGSize(width: generator.int(40...260), height: generator.int(60...300))))
            case 4: steps.append(.scroll(generator.int(0...5), percent: generator.int(0...100)))
            case 5:
                if generator.chance(0.3) {
                    steps.append(.dark(generator.chance(0.5)))
                } else if generator.chance(0.3) {
                    page.recipe = source.change(page.recipe, &generator)
                    steps.append(.restart(page))
                    continue
                } else if generator.chance(0.5) {
                    page.number = generator.int(0...9)
                } else {
                    page.isMirrored.toggle()
                }
                steps.append(.page(page, motion))
            default:
                page.recipe = source.change(page.recipe, &generator)
                steps.append(.page(page, motion))
            }
        }
        return steps
    }

    var recipe: Recipe? {
        get {
            switch self {
            case .page(let page, _), .restart(let page): page.recipe
            default: nil
            }
        }
        set {
            guard let newValue else { return }
            switch self {
            case .page(var page, let motion):
                page.recipe = newValue
                self = .page(page, motion)
            case .restart(var page):
                page.recipe = newValue
                self = .restart(page)
            default: break
            }
        }
    }
}

extension RecipeStep: CustomStringConvertible {
    var description: String {
        switch self {
        case .page(let page, let motion): "\(page)\(motion.words)"
        case .restart(let page): "anew \(page)"
        case .state(let key, let number, let motion): "state \(key) = \(number)\(motion.words)"
        case .model(let key, let number, let motion): "model \(key) = \(number)\(motion.words)"
        case .size(let size): "size \(size.width)×\(size.height)"
        case .dark(let isDark): isDark ? "dark" : "light"
        case .scroll(let index, let percent): "scroll view \(index) to \(percent) %"
        }
    }
}

extension RecipeStep.Motion {
    fileprivate var words: String {
        self == .none ? "" : ", animated\(self == .whole ? "" : " and cut short")"
    }
}
