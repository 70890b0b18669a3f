import Foundation
import UIKitTestSupport
import VitrineTesting
import VitrineUIKit

/// Views that show a ``StackScene``, edited to another one or made for it at once.
@MainActor
final class FuzzedStack {
    private(set) var scene = StackScene()
    let host: TestHost
    private let root = UIView()
    private var views: [Int: UIView] = [:]
    private var pins: [NSLayoutConstraint] = []
    /// Of the views of a given size: width, height, ratio.
    private var sizes: [Int: [NSLayoutConstraint]] = [:]

    init() {
        host = TestHost(root, size: CGSize(width: 600, height: 600), scale: 2)
        host.window.traitOverrides.layoutDirection = .leftToRight
        let stack = made(scene.nodes[0]!)
        views[0] = stack
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        pin(scene)
    }

    /// Made at once.
    convenience init(_ scene: StackScene) {
        self.init()
        show(scene)
    }

    // MARK: Frames

    /// The frames by identifier, after a layout pass.
    var frames: [Int: CGRect] {
        host.layout()
        return views.mapValues(\.frame)
    }

    /// The first view, depth first, whose frame differs from that in another tree, and both frames.
    func difference(from other: FuzzedStack) -> String? {
        let (own, others) = (frames, other.frames)
        for id in scene.order where own[id] != others[id] {
            return "view \(id), \(scene.nodes[id]!.kind), has \(own[id]!), made afresh \(others[id]!)"
        }
        return nil
    }

    // MARK: Changes

    func show(_ new: StackScene) {
        let old = scene
        scene = new
        if new.isRightToLeft != old.isRightToLeft {
            host.window.traitOverrides.layoutDirection = new.isRightToLeft ? .rightToLeft : .leftToRight
        }
        if new.isLarge != old.isLarge {
            host.window.traitOverrides.preferredContentSizeCategory = new.isLarge ? .extraExtraLarge : .large
        }
        if new.window != old.window { host.resize(to: new.window) }
        if new.size != old.size || new.pin != old.pin { pin(new) }
        for id in new.order {
            let node = new.nodes[id]!
            if views[id] == nil { views[id] = made(node) }
            style(id, from: old.nodes[id] ?? StackScene.Node(), to: node)
        }
        for id in new.order where new.nodes[id]!.kind == .stack { arrange(id, new) }
        for id in old.nodes.keys.sorted() where new.nodes[id] == nil {
            views[id]?.removeFromSuperview()
            views[id] = nil
            sizes[id] = nil
        }
        for id in new.order where id != 0 {
            let parent = new.parent(of: id)!
            let (stack, view) = (views[parent] as! UIStackView, views[id]!)
            let spacing = new.nodes[id]!.customSpacing
            let isKept = old.nodes[id] != nil && old.parent(of: id) == parent
            if spacing != (isKept ? old.nodes[id]!.customSpacing : nil) {
                stack.setCustomSpacing(spacing ?? UIStackView.spacingUseDefault, after: view)
            }
            if new.nodes[id]!.isHidden != view.isHidden { view.isHidden = new.nodes[id]!.isHidden }
        }
    }

    private func pin(_ scene: StackScene) {
        NSLayoutConstraint.deactivate(pins)
        let stack = views[0]!
        pins = [
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            stack.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
        ]
        if scene.pin == .edges || scene.pin == .width {
            pins.append(stack.widthAnchor.constraint(equalToConstant: scene.size.width))
        }
        if scene.pin == .edges || scene.pin == .height {
            pins.append(stack.heightAnchor.constraint(equalToConstant: scene.size.height))
        }
        if scene.pin == .middle {
            pins[0] = stack.centerXAnchor.constraint(equalTo: root.centerXAnchor)
            pins.append(stack.widthAnchor.constraint(lessThanOrEqualToConstant: scene.size.width))
        }
        NSLayoutConstraint.activate(pins)
    }

    private func made(_ node: StackScene.Node) -> UIView {
        switch node.kind {
        case .stack: return UIStackView()
        case .label: return UILabel()
        case .button: return UIButton(type: .system)
        case .image: return UIImageView()
        case .box:
            let box = ContentBox()
            box.content = node.size
            return box
        case .sized, .plain: return UIView()
        }
    }

    private func arrange(_ id: Int, _ scene: StackScene) {
        let stack = views[id] as! UIStackView
        let children = scene.nodes[id]!.children.map { views[$0]! }
        for view in stack.arrangedSubviews where !children.contains(view) { view.removeFromSuperview() }
        for (index, view) in children.enumerated() {
            let present = stack.arrangedSubviews
            if index < present.count, present[index] === view { continue }
            stack.insertArrangedSubview(view, at: index)
        }
    }

    private func style(_ id: Int, from old: StackScene.Node, to new: StackScene.Node) {
        let view = views[id]!
        if new.semantics != old.semantics {
            view.semanticContentAttribute = UISemanticContentAttribute(rawValue: new.semantics)!
        }
        func priority(_ value: CGFloat) -> UILayoutPriority { UILayoutPriority(Float(value)) }
        if new.hugging.width != old.hugging.width {
            view.setContentHuggingPriority(priority(new.hugging.width), for: .horizontal)
        }
        if new.hugging.height != old.hugging.height {
            view.setContentHuggingPriority(priority(new.hugging.height), for: .vertical)
        }
        if new.resistance.width != old.resistance.width {
            view.setContentCompressionResistancePriority(priority(new.resistance.width), for: .horizontal)
        }
        if new.resistance.height != old.resistance.height {
            view.setContentCompressionResistancePriority(priority(new.resistance.height), for: .vertical)
        }
        if let stack = view as? UIStackView { style(stack, from: old, to: new) }
        if let label = view as? UILabel {
            if new.text != old.text || new.isAttributed != old.isAttributed || new.fontSize != old.fontSize {
                label.font = .systemFont(ofSize: new.fontSize)
                label.text = new.text
                if new.isAttributed {
                    label.attributedText = NSAttributedString(
                        string: new.text, attributes: [.font: UIFont.boldSystemFont(ofSize: new.fontSize)])
                }
            }
            if new.preferredWidth != old.preferredWidth { label.preferredMaxLayoutWidth = new.preferredWidth }
            if new.lines != old.lines { label.numberOfLines = new.lines }
        }
        if let button = view as? UIButton, button.currentTitle != new.text {
            button.setTitle(new.text, for: .normal)
        }
        if let image = view as? UIImageView, new.size != old.size || image.image == nil {
            image.image = Self.image(new.size)
        }
        if let box = view as? ContentBox, new.size != old.size { box.content = new.size }
        if new.kind == .sized { size(id, view, new) }
    }

    private func style(_ stack: UIStackView, from old: StackScene.Node, to new: StackScene.Node) {
        if new.axis != old.axis { stack.axis = new.axis }
        if new.distribution != old.distribution { stack.distribution = new.distribution }
        if new.alignment != old.alignment { stack.alignment = new.alignment }
        if new.spacing != old.spacing { stack.spacing = new.spacing }
        if new.isBaselineRelative != old.isBaselineRelative {
            stack.isBaselineRelativeArrangement = new.isBaselineRelative
        }
        if new.isMarginsRelative != old.isMarginsRelative {
            stack.isLayoutMarginsRelativeArrangement = new.isMarginsRelative
        }
        if new.preservesMargins != old.preservesMargins {
            stack.preservesSuperviewLayoutMargins = new.preservesMargins
        }
        if let margins = new.margins, margins != old.margins { stack.layoutMargins = margins }
        if let margins = new.leading, margins != old.leading { stack.directionalLayoutMargins = margins }
    }

    private func size(_ id: Int, _ view: UIView, _ node: StackScene.Node) {
        if sizes[id] == nil {
            let constraints = [
                view.widthAnchor.constraint(equalToConstant: node.size.width),
                view.heightAnchor.constraint(equalToConstant: node.size.height),
                view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
            ]
            for constraint in constraints { constraint.priority = UILayoutPriority(node.sizePriority) }
            sizes[id] = constraints
            constraints[0].isActive = true
            constraints[node.hasRatio ? 2 : 1].isActive = true
            return
        }
        let constraints = sizes[id]!
        for (constraint, isWanted) in zip(constraints, [true, !node.hasRatio, node.hasRatio]) {
            if constraint.priority.rawValue != node.sizePriority {
                let isRequired = node.sizePriority == 1000 || constraint.priority == .required
                if isRequired { constraint.isActive = false }
                constraint.priority = UILayoutPriority(node.sizePriority)
            }
            if constraint.isActive != isWanted { constraint.isActive = isWanted }
        }
        constraints[0].constant = node.size.width
        constraints[1].constant = node.size.height
    }

    /// One step, and what comes after it.
    func take(_ new: StackScene, _ pass: StackStep.Pass) {
        switch pass {
        case .later: show(new)
        case .now:
            show(new)
            host.layout()
        case .animated, .animatedLayout:
            UIView.animate(withDuration: 0.2) {
                self.show(new)
                if pass == .animatedLayout { self.root.layoutIfNeeded() }
            }
            host.advance(by: 0.3)
        }
    }

    // MARK: Images

    private static var images: [String: UIImage] = [:]

    private static func image(_ size: CGSize) -> UIImage? {
        guard size.width > 0, size.height > 0 else { return nil }
        let key = "\(size)"
        if let image = images[key] { return image }
        let view = UIView()
        view.backgroundColor = .red
        let image = UIImage(data: TestHost(view, size: size, scale: 1).pngData())
        images[key] = image
        return image
    }
}
