import VitrineUIKit

extension StackStep {
    private static let texts = [
        "", "A", "Title", "Some words that wrap", "Twelve points or more of text that needs several lines",
        "שלום", "gyp",
    ]
    private static let priorities: [CGFloat] = [1, 100, 250, 251, 500, 749, 750, 751, 1000]

    private func number(_ index: Int, _ count: Int) -> Int { numbers[index] % count }
    private func pick<T>(_ index: Int, _ list: [T]) -> T { list[numbers[index] % list.count] }

    /// Changes one of some nodes, if there are any.
    private func change(
        _ list: [Int], _ scene: inout StackScene, _ body: (inout StackScene.Node) -> Void
    ) {
        guard !list.isEmpty else { return }
        body(&scene.nodes[list[numbers[0] % list.count]]!)
    }

    func apply(to scene: inout StackScene) {
        switch kind {
        case 0, 1: add(to: &scene)
        case 2:
            let others = scene.others
            if !others.isEmpty { scene.remove(others[numbers[0] % others.count]) }
        case 3, 4: move(in: &scene)
        case 8...13, 15...18, 32, 38...: changeStack(in: &scene)
        case 28, 29, 30, 35, 36: changeSurroundings(of: &scene)
        default: changeArranged(in: &scene)
        }
    }

    private func add(to scene: inout StackScene) {
        let stacks = scene.stacks
        var node = StackScene.Node()
        node.kind = pick(1, [.stack, .label, .label, .image, .box, .button, .sized, .plain, .stack])
        node.text = pick(2, Self.texts)
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
    }

    /// To another place.
    private func move(in scene: inout StackScene) {
        let (others, stacks) = (scene.others, scene.stacks)
        guard !others.isEmpty else { return }
        let id = others[numbers[0] % others.count]
        let parents = stacks.filter { !scene.isInside($0, id) }
        let parent = parents[numbers[1] % parents.count]
        let old = scene.parent(of: id)!
        scene.nodes[old]!.children.removeAll { $0 == id }
        // Custom spacing does not come along.
        if old != parent { scene.nodes[id]!.customSpacing = nil }
        scene.nodes[parent]!.children.insert(id, at: number(2, scene.nodes[parent]!.children.count + 1))
    }

    private func changeStack(in scene: inout StackScene) {
        switch kind {
        case 8: change(scene.stacks, &scene) { $0.axis = $0.axis == .horizontal ? .vertical : .horizontal }
        case 9, 10:
            change(scene.stacks, &scene) {
                $0.distribution = UIStackView.Distribution(rawValue: number(1, 5))!
            }
        case 11, 12:
            change(scene.stacks, &scene) { $0.alignment = UIStackView.Alignment(rawValue: number(1, 6))! }
        case 13:
            change(scene.stacks, &scene) {
                $0.spacing = pick(1, [0, 4, 8, 10.5, 20, -6, UIStackView.spacingUseSystem])
            }
        case 15: change(scene.stacks, &scene) { $0.isBaselineRelative.toggle() }
        case 16: change(scene.stacks, &scene) { $0.isMarginsRelative.toggle() }
        case 17:
            change(scene.stacks, &scene) {
                $0.leading = nil
                $0.margins = UIEdgeInsets(
                    top: CGFloat(number(1, 20)), left: CGFloat(number(2, 20)), bottom: CGFloat(number(3, 20)),
                    right: CGFloat(number(4, 20)))
            }
        case 18:
            change(scene.stacks, &scene) {
                $0.margins = nil
                $0.leading = NSDirectionalEdgeInsets(
                    top: CGFloat(number(1, 20)), leading: CGFloat(number(2, 20)),
                    bottom: CGFloat(number(3, 20)), trailing: CGFloat(number(4, 20)))
            }
        case 32: change(scene.stacks, &scene) { $0.preservesMargins.toggle() }
        default: change(scene.stacks, &scene) { $0.children.reverse() }
        }
    }

    private func changeSurroundings(of scene: inout StackScene) {
        switch kind {
        case 28:
            scene.size = CGSize(
                width: pick(0, [100, 200, 320, 321.5, 500]), height: pick(1, [60, 150, 240, 400]))
        case 29: scene.pin = pick(0, StackScene.Pin.allCases)
        case 30: scene.isRightToLeft.toggle()
        case 35: scene.isLarge.toggle()
        default:
            scene.window = CGSize(width: pick(0, [300, 600, 601]), height: pick(1, [200, 600]))
        }
    }

    private func changeArranged(in scene: inout StackScene) {
        switch kind {
        case 5, 6, 7: change(scene.others, &scene) { $0.isHidden.toggle() }
        case 14:
            change(scene.others, &scene) {
                $0.customSpacing = pick(1, [nil, 0, 3, 12, 30, UIStackView.spacingUseSystem])
            }
        case 19: change(scene.order, &scene) { $0.semantics = pick(1, [0, 3, 4]) }
        case 20:
            change(scene.order, &scene) {
                if number(1, 2) == 0 {
                    $0.hugging.width = pick(2, Self.priorities)
                } else {
                    $0.hugging.height = pick(2, Self.priorities)
                }
            }
        case 21:
            change(scene.order, &scene) {
                if number(1, 2) == 0 {
                    $0.resistance.width = pick(2, Self.priorities)
                } else {
                    $0.resistance.height = pick(2, Self.priorities)
                }
            }
        case 22, 23: change(scene.labels, &scene) { $0.text = pick(1, Self.texts) }
        case 24: change(scene.labels, &scene) { $0.lines = pick(1, [0, 1, 2]) }
        case 25: change(scene.labels, &scene) { $0.fontSize = pick(1, [9, 13, 17, 30.5]) }
        case 26:
            change(scene.contents, &scene) {
                $0.size = CGSize(
                    width: pick(1, [0, 10, 25, 40, 80, 200]), height: pick(2, [0, 10, 20, 33, 90]))
            }
        case 27: change(scene.sized, &scene) { $0.sizePriority = pick(1, [1000, 999, 500, 250]) }
        case 31: change(scene.sized, &scene) { $0.hasRatio.toggle() }
        case 33: change(scene.labels, &scene) { $0.preferredWidth = pick(1, [0, 40, 120]) }
        case 34: change(scene.labels, &scene) { $0.isAttributed.toggle() }
        default:
            // All at once, as when data comes.
            for id in scene.others { scene.nodes[id]!.isHidden = (numbers[1] >> (id % 10)) % 2 == 0 }
        }
    }
}

extension StackScene {
    /// All but the root.
    fileprivate var others: [Int] { Array(order.dropFirst()) }
    fileprivate var stacks: [Int] { order.filter { nodes[$0]!.kind == .stack } }
    fileprivate var labels: [Int] { order.filter { [.label, .button].contains(nodes[$0]!.kind) } }
    fileprivate var sized: [Int] { order.filter { nodes[$0]!.kind == .sized } }
    fileprivate var contents: [Int] { order.filter { [.image, .box, .sized].contains(nodes[$0]!.kind) } }
}
