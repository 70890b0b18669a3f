import UIKitTestSupport
import VitrineUIKit

/// A tree of views that is made from a model, and can be made again as it is now.
///
/// A root, a group in it, another in that, and a guide; and boxes in any of them, whose places lead from box to box,
/// across the levels and from the guide. Every wish has a priority that no other in the tree has, so that there is one
/// best layout.
@MainActor
final class FuzzedTree {
    struct Model: Equatable {
        var size = CGSize(width: 300, height: 200)
        var isRightToLeft = false
        /// The width of the guide as a part of the root's.
        var guideShare: CGFloat = 0.25
        var inset: CGFloat = 10
        var boxes = (0..<5).map { _ in Box() }
    }

    struct Box: Equatable {
        enum Parent: CaseIterable { case root, group, inner }
        enum Start: CaseIterable { case parent, root, guide, previous, centre }
        enum Top: CaseIterable { case parent, baseline, middle }
        enum Width: Equatable { case content, wish(CGFloat), share(CGFloat), ratio(CGFloat) }

        var parent = Parent.root
        var start = Start.parent
        var top = Top.parent
        var width = Width.content
        var gap: CGFloat = 5
        var content = CGSize(width: 30, height: 20)
        var isPresent = true
        var isHidden = false
        var isCapped = false
        /// Between 1 and 123, all different: of the wish, the cap, hugging and resistance.
        var ranks: [Int] = [50, 100, 30, 90]
    }

    private(set) var model: Model
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 700, height: 500))
    let root = UIView()
    let group = UIView()
    let inner = UIView()
    let guide = UILayoutGuide()
    let views: [ContentBox]
    /// Beside the boxes, for baselines.
    let title = UILabel()
    private var installed: [[NSLayoutConstraint]]
    private var edges: [NSLayoutConstraint] = []
    private var guideWidth: NSLayoutConstraint?

    init(_ model: Model) {
        self.model = model
        views = model.boxes.map { _ in ContentBox() }
        installed = model.boxes.map { _ in [] }
        window.traitOverrides.displayScale = 1
        window.addSubview(root)
        root.addSubview(group)
        group.addSubview(inner)
        root.addLayoutGuide(guide)
        for view in [group, inner, title] { view.translatesAutoresizingMaskIntoConstraints = false }
        root.addSubview(title)
        title.text = "Title"
        edges = [
            group.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: model.inset),
            root.trailingAnchor.constraint(equalTo: group.trailingAnchor, constant: model.inset),
            inner.leadingAnchor.constraint(equalTo: group.leadingAnchor, constant: model.inset),
        ]
        NSLayoutConstraint.activate(
            edges + [
                group.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
                group.bottomAnchor.constraint(equalTo: root.bottomAnchor),
                inner.topAnchor.constraint(equalTo: group.topAnchor, constant: 7),
                inner.widthAnchor.constraint(equalTo: group.widthAnchor, multiplier: 0.5),
                inner.heightAnchor.constraint(equalTo: inner.widthAnchor, multiplier: 0.75, constant: 3),
                title.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                title.topAnchor.constraint(equalTo: root.topAnchor, constant: 12),
                guide.leadingAnchor.constraint(equalTo: inner.centerXAnchor),
                guide.topAnchor.constraint(equalTo: root.topAnchor),
                guide.heightAnchor.constraint(equalToConstant: 9),
            ])
        apply(model, isFirst: true)
    }

    /// Brings the tree from its model to another.
    func apply(_ new: Model, isFirst: Bool = false) {
        let old = model
        model = new
        root.frame.size = new.size
        if isFirst || old.isRightToLeft != new.isRightToLeft {
            window.traitOverrides.layoutDirection = new.isRightToLeft ? .rightToLeft : .leftToRight
        }
        for edge in edges { edge.constant = new.inset }
        if isFirst || old.guideShare != new.guideShare {
            guideWidth?.isActive = false
            guideWidth = guide.widthAnchor.constraint(
                equalTo: root.widthAnchor, multiplier: new.guideShare)
            guideWidth?.isActive = true
        }
        for index in views.indices { place(index, from: isFirst ? nil : old) }
        for index in views.indices { constrain(index, from: isFirst ? nil : old) }
    }

    private func container(_ index: Int) -> UIView {
        switch model.boxes[index].parent {
        case .root: root
        case .group: group
        case .inner: inner
        }
    }

    private func place(_ index: Int, from old: Model?) {
        let (box, view) = (model.boxes[index], views[index])
        if view.content != box.content { view.content = box.content }
        view.isHidden = box.isHidden
        view.translatesAutoresizingMaskIntoConstraints = false
        // Lowest first, so that no two are equal on the way: that would be as good as any order.
        view.setContentHuggingPriority(priority(index, 2), for: .horizontal)
        view.setContentCompressionResistancePriority(priority(index, 3), for: .horizontal)
        guard box.isPresent else { return view.removeFromSuperview() }
        if view.superview !== container(index) { container(index).addSubview(view) }
    }

    private func priority(_ index: Int, _ slot: Int) -> UILayoutPriority {
        // Multiples of eight and a rest that is the box's own: 9...988, and no two alike.
        UILayoutPriority(Float(model.boxes[index].ranks[slot] * 8 + index))
    }

    private func previous(_ index: Int) -> ContentBox? {
        index > 0 && model.boxes[index - 1].isPresent ? views[index - 1] : nil
    }

    private func constrain(_ index: Int, from old: Model?) {
        let (box, view) = (model.boxes[index], views[index])
        guard box.isPresent else {
            NSLayoutConstraint.deactivate(installed[index])
            installed[index] = []
            return
        }
        if let old, isSame(index, as: old), installed[index].allSatisfy(\.isActive), !installed[index].isEmpty
        {
            // Nothing but numbers changed.
            installed[index][0].constant = box.gap
            return
        }
        NSLayoutConstraint.deactivate(installed[index])
        installed[index] = [start(box, view, index), top(box, view, index)]
        if let width = width(box, view, index) { installed[index].append(width) }
        if box.isCapped {
            let cap = view.trailingAnchor.constraint(lessThanOrEqualTo: group.trailingAnchor, constant: -1)
            cap.priority = priority(index, 1)
            installed[index].append(cap)
        }
        NSLayoutConstraint.activate(installed[index])
    }

    private func isSame(_ index: Int, as old: Model) -> Bool {
        var box = old.boxes[index]
        box.gap = model.boxes[index].gap
        box.content = model.boxes[index].content
        box.isHidden = model.boxes[index].isHidden
        guard box == model.boxes[index] else { return false }
        return index == 0 || old.boxes[index - 1].isPresent == model.boxes[index - 1].isPresent
    }

    private func start(_ box: Box, _ view: UIView, _ index: Int) -> NSLayoutConstraint {
        let parent = container(index)
        return switch box.start {
        case .parent: view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: box.gap)
        case .root: view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: box.gap)
        case .guide: view.leadingAnchor.constraint(equalTo: guide.trailingAnchor, constant: box.gap)
        case .previous:
            view.leadingAnchor.constraint(
                equalTo: (previous(index) ?? title).trailingAnchor, constant: box.gap)
        case .centre: view.centerXAnchor.constraint(equalTo: parent.centerXAnchor, constant: box.gap)
        }
    }

    private func top(_ box: Box, _ view: UIView, _ index: Int) -> NSLayoutConstraint {
        let parent = container(index)
        return switch box.top {
        case .parent: view.topAnchor.constraint(equalTo: parent.topAnchor, constant: CGFloat(index))
        case .baseline: view.firstBaselineAnchor.constraint(equalTo: title.lastBaselineAnchor, constant: 4)
        case .middle: view.centerYAnchor.constraint(equalTo: (previous(index) ?? parent).centerYAnchor)
        }
    }

    private func width(_ box: Box, _ view: UIView, _ index: Int) -> NSLayoutConstraint? {
        switch box.width {
        case .content: return nil
        case .wish(let width):
            let wish = view.widthAnchor.constraint(equalToConstant: width)
            wish.priority = priority(index, 0)
            return wish
        case .share(let share):
            return view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: share)
        case .ratio(let ratio):
            return view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: ratio)
        }
    }

    func layout() -> [CGRect] {
        window.layoutIfNeeded()
        return [group.frame, inner.frame, title.frame, guide.layoutFrame]
            + views.map { $0.superview == nil ? .null : $0.frame }
    }
}
