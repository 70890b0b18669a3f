/// A layer whose sublayers a graph decides.
@MainActor
final class DisplayContainer {
    /// What is in the container: a layer, the view it belongs to if it is a view's, and the element it shows.
    struct Item {
        let layer: CALayer
        let view: UIView?
        let transition: Transition?
    }

    let layer: CALayer
    /// The view of `layer`, when views can be put into it.
    private(set) weak var view: UIView?
    /// The same view, when nobody else keeps it.
    private let ownedView: UIView?
    /// Where the layer's coordinates begin, in those of the graph; whole pixels.
    var origin = CGPoint.zero
    private(set) var items: [Item] = []
    /// Layers that left and fade out.
    private var leaving: [CALayer] = []

    /// Makes a container of a view's layer. A hosting view owns its graph and with it the container: it is not
    /// owned back.
    init(view: UIView, isOwned: Bool) {
        ownedView = isOwned ? view : nil
        layer = view.layer
        self.view = view
    }

    init(layer: CALayer) {
        ownedView = nil
        self.layer = layer
        GraphCounters.current.layersMade += 1
    }

    /// Shows exactly these items, in this order; arriving and leaving ones with their transitions when the
    /// pass is animated.
    func show(_ new: [Item], _ pass: RenderPass) {
        let same = new.count == items.count && zip(new, items).allSatisfy { $0.layer === $1.layer }
        if same && leaving.isEmpty { return }
        let kept = Set(new.map { ObjectIdentifier($0.layer) })
        let known = Set(items.map { ObjectIdentifier($0.layer) })
        let isFirst = items.isEmpty
        for item in items where !kept.contains(ObjectIdentifier(item.layer)) { remove(item, pass) }
        var index: UInt32 = 0
        for item in new {
            place(item, at: index)
            index += 1
            if !isFirst, !known.contains(ObjectIdentifier(item.layer)),
                let animation = item.transition?.insertion.animation ?? pass.animation
            {
                LayerAnimator.insert(item.layer, item.transition ?? .opacity, animation)
            }
        }
        items = new
    }

    private func place(_ item: Item, at index: UInt32) {
        if let child = item.view, child.superview !== view { view?.addSubview(child) }
        let sublayers = layer.sublayers ?? []
        // Layers that fade out lie among the others and do not count.
        var position = 0
        var counted: UInt32 = 0
        while position < sublayers.count, counted < index {
            if !leaving.contains(where: { $0 === sublayers[position] }) { counted += 1 }
            position += 1
        }
        while position < sublayers.count, leaving.contains(where: { $0 === sublayers[position] }) {
            position += 1
        }
        if position < sublayers.count, sublayers[position] === item.layer { return }
        layer.insertSublayer(item.layer, at: UInt32(position))
    }

    private func remove(_ item: Item, _ pass: RenderPass) {
        let remove: @MainActor () -> Void = { [weak self] in
            self?.leaving.removeAll { $0 === item.layer }
            if let view = item.view { view.removeFromSuperview() } else { item.layer.removeFromSuperlayer() }
        }
        guard let animation = item.transition?.removal.animation ?? pass.animation, item.view == nil else {
            return remove()
        }
        leaving.append(item.layer)
        LayerAnimator.remove(item.layer, item.transition ?? .opacity, animation, completion: remove)
    }

    /// Whether a layer was shown before this pass.
    func contains(_ layer: CALayer) -> Bool { items.contains { $0.layer === layer } }
}
