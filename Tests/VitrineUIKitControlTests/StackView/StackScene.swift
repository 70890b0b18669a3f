import Fuzzing
import VitrineUIKit

/// A tree of stack views as a value: what a ``FuzzedStack`` shows.
struct StackScene: Equatable {
    enum Kind: Equatable { case stack, label, button, image, box, sized, plain }

    /// How the outermost stack view lies in the window.
    enum Pin: CaseIterable { case edges, corner, width, height, middle }

    struct Node: Equatable {
        var kind = Kind.stack
        var children: [Int] = []
        var isHidden = false
        var customSpacing: CGFloat?
        var hugging = CGSize(width: 250, height: 250)
        var resistance = CGSize(width: 750, height: 750)
        /// The raw value of the semantic content attribute: 0, 3 or 4.
        var semantics = 0
        // Of stack views.
        var axis = NSLayoutConstraint.Axis.horizontal
        var distribution = UIStackView.Distribution.fill
        var alignment = UIStackView.Alignment.fill
        var spacing: CGFloat = 0
        var isBaselineRelative = false
        var isMarginsRelative = false
        var margins: UIEdgeInsets?
        var leading: NSDirectionalEdgeInsets?
        var preservesMargins = false
        // Of what they arrange.
        var text = ""
        var fontSize: CGFloat = 17
        var lines = 1
        var preferredWidth: CGFloat = 0
        /// Whether the text is an attributed one.
        var isAttributed = false
        var size = CGSize(width: 40, height: 20)
        var sizePriority: Float = 1000
        /// Whether the height of a sized view is half its width.
        var hasRatio = false
    }

    var nodes: [Int: Node] = [0: Node()]
    var size = CGSize(width: 320, height: 240)
    var pin = Pin.edges
    var isRightToLeft = false
    var isLarge = false
    var window = CGSize(width: 600, height: 600)
    var nextID = 1

    /// The identifiers in order, depth first.
    var order: [Int] {
        func list(_ id: Int) -> [Int] { [id] + (nodes[id]?.children ?? []).flatMap(list) }
        return list(0)
    }

    func parent(of id: Int) -> Int? { nodes.first { $0.value.children.contains(id) }?.key }

    func isInside(_ id: Int, _ other: Int) -> Bool {
        var current: Int? = id
        while let known = current {
            if known == other { return true }
            current = parent(of: known)
        }
        return false
    }

    mutating func remove(_ id: Int) {
        for child in nodes[id]?.children ?? [] { remove(child) }
        if let parent = parent(of: id) { nodes[parent]?.children.removeAll { $0 == id } }
        nodes[id] = nil
    }
}

/// A change of a scene. The numbers name places as remainders, so that steps before it can be left out.
struct StackStep: CustomStringConvertible {
    /// When layout comes by after the change.
    enum Pass { case later, now, animated, animatedLayout }

    var kind: Int
    var numbers: [Int]
    var pass: Pass

    static let kinds = 39

    /// A step; of kind 0, which adds views, about as often as of all others.
    init(_ generator: inout SeededGenerator, adding: Bool) {
        kind = adding ? 0 : generator.int(0...(Self.kinds - 1))
        numbers = (0..<6).map { _ in generator.int(0...9999) }
        let chance = generator.int(0...9)
        pass =
            adding
            ? .later : chance < 2 ? .later : chance < 7 ? .now : chance < 9 ? .animated : .animatedLayout
    }

    var description: String { "\(kind)\(numbers)\(pass)" }
}
