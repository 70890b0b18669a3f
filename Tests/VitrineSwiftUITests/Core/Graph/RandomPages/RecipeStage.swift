import Fuzzing
import SwiftUITestSupport
import VitrinePlatform
import VitrineUIKit

@testable import VitrineGraphics
@testable import VitrineSwiftUI
@testable import VitrineTesting

/// The numbers that views of recipes show, beside those in the recipes.
@MainActor
final class RecipeModel {
    /// What is in the states of leaves, by key; a leaf that is made begins with it.
    var numbers: [Int: Int] = [:]
    private var boxes: [Int: NumberBox] = [:]

    func box(_ key: Int) -> NumberBox {
        if let known = boxes[key] { return known }
        let made = NumberBox()
        boxes[key] = made
        return made
    }
}

/// What a page shows, and what is around it.
struct RecipePage: Equatable {
    var recipe: Recipe
    var number = 0
    var isMirrored = false
    /// Whether the edges of the screen are not safe.
    var hasSafeArea = false
}

/// A page in a window, and what its views tell of themselves.
@MainActor
final class RecipeStage {
    let model: RecipeModel
    fileprivate(set) var page: Binding<RecipePage>?
    /// States of leaves, by key.
    var bindings: [Int: [Binding<Int?>]] = [:]
    /// How many views with a number have appeared and not disappeared.
    var appearances: [Int: Int] = [:]
    fileprivate var numbers: [Int] = []
    private(set) var host: TestHost!

    init(_ page: RecipePage, _ model: RecipeModel, size: CGSize, isDark: Bool = false) {
        self.model = model
        host = TestHost(
            RootView(page: page, stage: self, identity: 0), size: size, scale: 2,
            safeArea: page.hasSafeArea ? UIEdgeInsets(top: 10, left: 0, bottom: 4, right: 0) : .zero,
            style: isDark ? .dark : .light)
    }

    /// Shows another page: what was shown is no part of it.
    func restart(_ page: RecipePage) {
        identity += 1
        host.perform { controller.rootView = RootView(page: page, stage: self, identity: identity) }
    }

    private var identity = 0
    private var controller: UIHostingController<RootView> {
        host.rootViewController as! UIHostingController<RootView>
    }

    /// Lets everything come to rest; false if it does not.
    func settle() -> Bool {
        let rests = host.settle(timeout: 5)
        host.layout()
        return rests
    }

    /// The scroll views of SwiftUI's, outermost first.
    var scrollViews: [UIScrollView] { views(of: HostingScrollView.self) }

    /// The views of a kind, in the order in which they are drawn.
    private func views<Kind: UIView>(of kind: Kind.Type) -> [Kind] {
        func collect(_ layer: CALayer) -> [Kind] {
            ((layer.delegate as? Kind).map { [$0] } ?? []) + (layer.sublayers ?? []).flatMap(collect)
        }
        return collect(host.rootViewController.view.layer)
    }

    /// Which of two cells is above the other is nobody's business.
    private func sortCells() {
        for list in views(of: UICollectionView.self) {
            let cells = list.visibleCells.sorted {
                ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX)
            }
            for cell in cells { list.bringSubviewToFront(cell) }
        }
        host.layout()
    }

    private var graph: ViewGraph { (controller.view as! _UIHostingView<RootView>).graph }

    /// What can be told from outside, in words.
    var account: String {
        sortCells()
        let graph = graph
        var lines = ["ELEMENTS"] + elements(graph.rootElement)
        // How wide a lazy stack would like to be depends on which of its rows were seen.
        let isLazy = graph.rootElement.contains { $0.dumpName.hasPrefix("Lazy") }
        let sizes =
            isLazy ? [] : [ProposedViewSize.unspecified, ProposedViewSize(width: 60, height: nil), .zero]
        lines.append("SIZES " + sizes.map { "\(graph.sizeThatFits($0))" }.joined(separator: " "))
        lines.append("HITS " + hits(graph))
        lines.append("PREFERENCES \(numbers)")
        lines.append("APPEARED \(appearances.filter { $0.value != 0 }.sorted { $0.key < $1.key })")
        lines.append("DRAWN")
        return (lines + DrawnText(host.surface.content).lines).joined(separator: "\n")
    }

    /// The elements with their frames; of views that scroll lazily only the outside, since the rest is estimated.
    private func elements(_ element: Element, _ depth: Int = 0) -> [String] {
        let frame = element.frame
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { short($0) }
        let line =
            String(repeating: "  ", count: depth) + element.dumpName + " " + numbers.joined(separator: " ")
        if element.dumpName == "Scroll", element.contains(where: { $0.dumpName.hasPrefix("Lazy") }) {
            return [line]
        }
        return [line] + element.paintOrder.flatMap { elements($0, depth + 1) }
    }

    /// What is at some points.
    private func hits(_ graph: ViewGraph) -> String {
        let size = graph.size
        return (0..<16).map { index in
            let point = CGPoint(
                x: size.width * (0.1 + 0.25 * CGFloat(index % 4)),
                y: size.height * (0.1 + 0.25 * CGFloat(index / 4)))
            return graph.rootElement.hitTest(point)?.dumpName ?? "-"
        }.joined(separator: " ")
    }
}

extension Element {
    fileprivate func contains(where isMeant: (Element) -> Bool) -> Bool {
        children.contains { isMeant($0) || $0.contains(where: isMeant) }
    }
}

private struct RootView: View {
    let page: RecipePage
    let stage: RecipeStage
    let identity: Int
    var body: some View { PageView(page, stage).id(identity) }
}

private struct PageView: View {
    let stage: RecipeStage
    @State private var page: RecipePage

    init(_ page: RecipePage, _ stage: RecipeStage) {
        _page = State(initialValue: page)
        self.stage = stage
    }

    var body: some View {
        stage.page = $page
        // One view: of several, each would tell its preferences.
        return ZStack { RecipeView(recipe: page.recipe, stage: stage) }
            .onPreferenceChange(NumbersKey.self) { stage.numbers = $0 }
            .environment(\.recipeNumber, page.number)
            .environment(\.layoutDirection, page.isMirrored ? .rightToLeft : .leftToRight)
    }
}

extension RecipePage: CustomStringConvertible {
    var description: String {
        "\(recipe)\(number == 0 ? "" : ", number \(number)")\(isMirrored ? ", mirrored" : "")\(hasSafeArea ? ", unsafe" : "")"
    }
}
