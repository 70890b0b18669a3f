import Testing
import VitrineUIKit

@Suite("Constraints under random changes")
@MainActor
struct LayoutFuzzTests {
    private struct Generator: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return (state >> 33) | (state << 31)
        }
    }

    /// A tree that can be made again as it is now: a row of boxes, each with places and sizes that change.
    @MainActor
    private final class Tree {
        struct Box {
            var gap: CGFloat = 5
            var content = CGSize(width: 30, height: 20)
            var isInGroup = false
            var isPresent = true
            var hugging: Float = 250
            var isCapped = false
            var width: CGFloat?
        }

        var boxes: [Box]
        var size = CGSize(width: 300, height: 100)
        let root = UIView()
        let group = UIView()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
        let views: [ContentBox]
        var installed: [[NSLayoutConstraint]]

        init(_ boxes: [Box], size: CGSize) {
            self.boxes = boxes
            self.size = size
            views = boxes.map { _ in ContentBox() }
            installed = boxes.map { _ in [] }
            window.traitOverrides.displayScale = 1
            window.addSubview(root)
            root.addSubview(group)
            group.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                group.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
                group.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
                group.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
                group.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            ])
            for index in boxes.indices { apply(index) }
            root.frame.size = size
        }

        /// Puts a box where its model says.
        func apply(_ index: Int) {
            let (box, view) = (boxes[index], views[index])
            NSLayoutConstraint.deactivate(installed[index])
            installed[index] = []
            view.content = box.content
            view.translatesAutoresizingMaskIntoConstraints = false
            view.setContentHuggingPriority(.init(box.hugging), for: .horizontal)
            guard box.isPresent else { return view.removeFromSuperview() }
            let parent = box.isInGroup ? group : root
            if view.superview !== parent { parent.addSubview(view) }
            // The place is relative to the root also from inside the group: constraints cross.
            var constraints = [
                view.leadingAnchor.constraint(
                    equalTo: root.leadingAnchor, constant: box.gap * CGFloat(index + 1)),
                view.topAnchor.constraint(equalTo: parent.topAnchor, constant: CGFloat(index)),
            ]
            if box.isCapped {
                constraints.append(view.trailingAnchor.constraint(lessThanOrEqualTo: group.trailingAnchor))
            }
            if let width = box.width {
                constraints.append(view.widthAnchor.constraint(equalToConstant: width))
                constraints[constraints.count - 1].priority = .init(700)
            }
            NSLayoutConstraint.activate(constraints)
            installed[index] = constraints
        }

        func layout() -> [CGRect] {
            window.layoutIfNeeded()
            return ([group] + views).map { $0.superview == nil ? .null : $0.frame }
        }
    }

    @Test("After every change the frames are those of a tree made anew", arguments: 0..<25)
    func incremental(seed: Int) {
        var generator = Generator(state: UInt64(seed) &* 104_729 &+ 11)
        let tree = Tree((0..<5).map { _ in Tree.Box() }, size: CGSize(width: 300, height: 100))
        for step in 0..<20 {
            let index = Int.random(in: 0..<tree.boxes.count, using: &generator)
            switch Int.random(in: 0..<8, using: &generator) {
            case 0: tree.size.width = CGFloat(Int.random(in: 150...400, using: &generator))
            case 1: tree.boxes[index].content.width = CGFloat(Int.random(in: 0...120, using: &generator))
            case 2: tree.boxes[index].isInGroup.toggle()
            case 3: tree.boxes[index].isPresent.toggle()
            case 4: tree.boxes[index].isCapped.toggle()
            case 5: tree.boxes[index].hugging = Float(Int.random(in: 1...999, using: &generator))
            case 6: tree.boxes[index].gap = CGFloat(Int.random(in: 0...20, using: &generator))
            default:
                tree.boxes[index].width =
                    Bool.random(using: &generator) ? nil : CGFloat(Int.random(in: 0...90, using: &generator))
            }
            // Some steps change the constant that there is instead of making constraints anew.
            if tree.installed[index].count > 1, step % 3 == 0, tree.boxes[index].isPresent {
                tree.installed[index][0].constant = tree.boxes[index].gap * CGFloat(index + 1)
            }
            tree.apply(index)
            tree.root.frame.size = tree.size
            let fresh = Tree(tree.boxes, size: tree.size)
            #expect(tree.layout() == fresh.layout(), "step \(step)")
        }
    }
}
