/// A layer whose sublayers a graph decides.
@MainActor
final class DisplayContainer {
    /// What is in the container: a layer, the view it belongs to if it is a view's, and how it comes and goes.
    struct Item {
        let layer: CALayer
        let view: UIView?
        let presence: Presence
        /// That of changes where it is drawn.
        let animation: Animation?
        /// It was there before, out of view.
        let comesIntoView: Bool
    }

    let layer: CALayer
    /// The view of `layer`, when views can be put into it.
    private(set) weak var view: UIView?
    /// The same view, when nobody else keeps it.
    private let ownedView: UIView?
    /// The element whose content is shown.
    var owner: Element? {
        get { ownerReference?.object }
        set { ownerReference = newValue?.backReference }
    }
    private var ownerReference: BackReference<Element>?
    /// Where the layer's coordinates begin, in those of the graph; whole pixels.
    var origin = CGPoint.zero
    /// Something was left out because it is out of view.
    var leavesOut = false
    private(set) var items: [Item] = []
    /// The place of each layer among the items.
    private var places: [ObjectIdentifier: Int] = [:]
    /// The opacity that layers had before what they show left its place.
    private var faded: [ObjectIdentifier: Float] = [:]
    /// Layers that left and fade out.
    private var leaving: Set<ObjectIdentifier> = []

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
    ///
    /// Complexity: O(items), and what is moved among the sublayers.
    func show(_ new: [Item], _ pass: RenderPass) {
        let old = items
        let known = places
        let isSame = new.count == old.count && zip(new, old).allSatisfy { $0.layer === $1.layer }
        items = new
        for item in new { showPresence(item) }
        if isSame && leaving.isEmpty { return }
        places = Dictionary(
            new.enumerated().map { (ObjectIdentifier($1.layer), $0) }, uniquingKeysWith: { $1 })
        for item in new { leaving.remove(ObjectIdentifier(item.layer)) }
        for item in old where places[ObjectIdentifier(item.layer)] == nil { remove(item, pass) }
        arrange(new)
        guard !old.isEmpty else { return }
        for item in new where known[ObjectIdentifier(item.layer)] == nil && !item.comesIntoView {
            guard case .staying = item.presence, let animation = item.animation else { continue }
            LayerAnimator.insert(item.layer, animation)
        }
    }

    /// Fades out what has left its place, and in what is back.
    private func showPresence(_ item: Item) {
        let id = ObjectIdentifier(item.layer)
        if case .leaving(let animation) = item.presence {
            let isNew = faded[id] == nil
            if isNew { faded[id] = item.layer.opacity }
            // What is animated already goes on: effects set their own opacity with every pass.
            LayerAnimator.setOpacity(of: item.layer, to: 0, animation: isNew ? animation : nil)
        } else if let opacity = faded.removeValue(forKey: id) {
            LayerAnimator.setOpacity(of: item.layer, to: Double(opacity), animation: item.animation)
        }
    }

    /// Brings the sublayers into the order of the items. Layers that fade out lie among them, where they were.
    private func arrange(_ items: [Item]) {
        var sublayers = layer.sublayers ?? []
        var index = 0
        for item in items {
            while index < sublayers.count, leaving.contains(ObjectIdentifier(sublayers[index])) { index += 1 }
            if index < sublayers.count, sublayers[index] === item.layer {
                index += 1
                continue
            }
            if let child = item.view, child.superview !== view {
                view?.addSubview(child)
                sublayers.append(item.layer)
            }
            // Most come at the end; what moves is looked for behind.
            if index == sublayers.count - 1, sublayers[index] === item.layer {
                index += 1
                continue
            }
            if let old = sublayers[index...].firstIndex(where: { $0 === item.layer }) {
                sublayers.remove(at: old)
            }
            layer.insertSublayer(item.layer, at: UInt32(index))
            sublayers.insert(item.layer, at: index)
            index += 1
        }
    }

    private func remove(_ item: Item, _ pass: RenderPass) {
        let id = ObjectIdentifier(item.layer)
        let opacity = faded.removeValue(forKey: id)
        // Another container has taken it already: two that exchange what they show.
        guard item.layer.superlayer === layer else { return }
        let remove: @MainActor () -> Void = { [weak self] in
            self?.leaving.remove(id)
            // It may have come back since.
            if let self, places[id] != nil || item.layer.superlayer !== layer { return }
            item.view?.removeFromSuperview()
            // Where only layers can be, as in a mask, that of a view is without its view.
            item.layer.removeFromSuperlayer()
        }
        guard let animation = pass.animation, item.view == nil, opacity == nil, case .staying = item.presence
        else { return remove() }
        leaving.insert(id)
        LayerAnimator.remove(item.layer, animation, completion: remove)
    }

    /// Whether a layer was shown before this pass.
    func contains(_ layer: CALayer) -> Bool { places[ObjectIdentifier(layer)] != nil }

    /// Takes how an item comes and goes from now on.
    func update(_ item: Item) {
        guard let place = places[ObjectIdentifier(item.layer)] else { return }
        items[place] = item
        showPresence(item)
    }
}
