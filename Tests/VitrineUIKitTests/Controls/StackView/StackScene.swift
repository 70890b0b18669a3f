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

    func apply(to scene: inout StackScene) {
        func number(_ index: Int, _ count: Int) -> Int { numbers[index] % count }
        func pick<T>(_ index: Int, _ list: [T]) -> T { list[numbers[index] % list.count] }
        let order = scene.order
        let stacks = order.filter { scene.nodes[$0]!.kind == .stack }
        let others = order.dropFirst()
        let labels = order.filter { [.label, .button].contains(scene.nodes[$0]!.kind) }
        let sized = order.filter { scene.nodes[$0]!.kind == .sized }
        let contents = order.filter { [.image, .box, .sized].contains(scene.nodes[$0]!.kind) }
        func change(_ list: [Int], _ body: (inout StackScene.Node) -> Void) {
            guard !list.isEmpty else { return }
            let id = list[numbers[0] % list.count]
            body(&scene.nodes[id]!)
        }
        let texts = [
            "", "A", "Title", "Some words that wrap",
            "Twelve points or more of text that needs several lines",
            "שלום", "gyp",
        ]
        let priorities: [CGFloat] = [1, 100, 250, 251, 500, 749, 750, 751, 1000]
        switch kind {
        case 0, 1:
            var node = StackScene.Node()
            node.kind = pick(1, [.stack, .label, .label, .image, .box, .button, .sized, .plain, .stack])
            node.text = pick(2, texts)
            node.lines = pick(3, [1, 1, 0, 2])
            node.size = CGSize(
                width: pick(4, [0, 10, 25, 40, 80, 200]), height: pick(5, [0, 10, 20, 33, 90]))
            node.sizePriority = pick(3, [1000, 1000, 999, 500, 250])
            node.axis = pick(2, [.horizontal, .vertical])
            node.distribution = UIStackView.Distribution(rawValue: number(3, 5))!
            node.alignment = UIStackView.Alignment(rawValue: number(4, 6))!
            node.spacing = pick(5, [0, 0, 4, 8, 10.5, 20])
            guard scene.nodes.count < 24 else { return }
            let parent = stacks[numbers[0] % stacks.count]
            let id = scene.nextID
            scene.nextID += 1
            scene.nodes[id] = node
            scene.nodes[parent]!.children.insert(id, at: number(1, scene.nodes[parent]!.children.count + 1))
        case 2: if !others.isEmpty { scene.remove(Array(others)[numbers[0] % others.count]) }
        case 3, 4:
            // To another place.
            guard !others.isEmpty else { return }
            let id = Array(others)[numbers[0] % others.count]
            let parents = stacks.filter { !scene.isInside($0, id) }
            let parent = parents[numbers[1] % parents.count]
            let old = scene.parent(of: id)!
            scene.nodes[old]!.children.removeAll { $0 == id }
            // Custom spacing does not come along.
            if old != parent { scene.nodes[id]!.customSpacing = nil }
            scene.nodes[parent]!.children.insert(id, at: number(2, scene.nodes[parent]!.children.count + 1))
        case 5, 6, 7: change(Array(others)) { $0.isHidden.toggle() }
        case 8: change(stacks) { $0.axis = $0.axis == .horizontal ? .vertical : .horizontal }
        case 9, 10: change(stacks) { $0.distribution = UIStackView.Distribution(rawValue: number(1, 5))! }
        case 11, 12: change(stacks) { $0.alignment = UIStackView.Alignment(rawValue: number(1, 6))! }
        case 13:
            change(stacks) {
                $0.spacing = pick(1, [0, 4, 8, 10.5, 20, -6, UIStackView.spacingUseSystem])
            }
        case 14:
            change(Array(others)) {
                $0.customSpacing = pick(1, [nil, 0, 3, 12, 30, UIStackView.spacingUseSystem])
            }
        case 15: change(stacks) { $0.isBaselineRelative.toggle() }
        case 16: change(stacks) { $0.isMarginsRelative.toggle() }
        case 17:
            change(stacks) {
                $0.leading = nil
                $0.margins = UIEdgeInsets(
                    top: CGFloat(number(1, 20)), left: CGFloat(number(2, 20)), bottom: CGFloat(number(3, 20)),
                    right: CGFloat(number(4, 20)))
            }
        case 18:
            change(stacks) {
                $0.margins = nil
                $0.leading = NSDirectionalEdgeInsets(
                    top: CGFloat(number(1, 20)), leading: CGFloat(number(2, 20)),
                    bottom: CGFloat(number(3, 20)), trailing: CGFloat(number(4, 20)))
            }
        case 19: change(order) { $0.semantics = pick(1, [0, 3, 4]) }
        case 20:
            change(order) {
                if number(1, 2) == 0 {
                    $0.hugging.width = pick(2, priorities)
                } else {
                    $0.hugging.height = pick(2, priorities)
                }
            }
        case 21:
            change(order) {
                if number(1, 2) == 0 {
                    $0.resistance.width = pick(2, priorities)
                } else {
                    $0.resistance.height = pick(2, priorities)
                }
            }
        case 22, 23: change(labels) { $0.text = pick(1, texts) }
        case 24: change(labels) { $0.lines = pick(1, [0, 1, 2]) }
        case 25: change(labels) { $0.fontSize = pick(1, [9, 13, 17, 30.5]) }
        case 26:
            change(contents) {
                $0.size = CGSize(
                    width: pick(1, [0, 10, 25, 40, 80, 200]), height: pick(2, [0, 10, 20, 33, 90]))
            }
        case 27: change(sized) { $0.sizePriority = pick(1, [1000, 999, 500, 250]) }
        case 28:
            scene.size = CGSize(
                width: pick(0, [100, 200, 320, 321.5, 500]), height: pick(1, [60, 150, 240, 400]))
        case 29: scene.pin = pick(0, StackScene.Pin.allCases)
        case 30: scene.isRightToLeft.toggle()
        case 31: change(sized) { $0.hasRatio.toggle() }
        case 32: change(stacks) { $0.preservesMargins.toggle() }
        case 33: change(labels) { $0.preferredWidth = pick(1, [0, 40, 120]) }
        case 34: change(labels) { $0.isAttributed.toggle() }
        case 35: scene.isLarge.toggle()
        case 36:
            scene.window = CGSize(width: pick(0, [300, 600, 601]), height: pick(1, [200, 600]))
        case 37:
            // All at once, as when data comes.
            for id in others { scene.nodes[id]!.isHidden = (numbers[1] >> (id % 10)) % 2 == 0 }
        default: change(stacks) { $0.children.reverse() }
        }
    }
}
