import Foundation

/// Classes registered for reuse identifiers, and the views that wait to be used again.
@MainActor
final class ReusePools {
    struct Slot: Hashable {
        var category: ElementKey.Category
        var kind: String
        var identifier: String
    }

    private var classes: [Slot: UICollectionReusableView.Type] = [:]
    private var waiting: [Slot: [UICollectionReusableView]] = [:]

    func register(_ type: AnyClass?, category: ElementKey.Category, kind: String, identifier: String) {
        precondition(!identifier.isEmpty, "A reuse identifier must not be empty")
        let slot = Slot(category: category, kind: kind, identifier: identifier)
        guard let type else {
            classes[slot] = nil
            return
        }
        guard let viewType = type as? UICollectionReusableView.Type,
            category != .cell || viewType is UICollectionViewCell.Type
        else {
            let base = category == .cell ? "UICollectionViewCell" : "UICollectionReusableView"
            fatalError("\(type) cannot be registered for \"\(identifier)\": it is not a subclass of \(base)")
        }
        // Views of the former class must not be handed out for the new one.
        if let former = classes[slot], former != viewType { waiting[slot] = nil }
        classes[slot] = viewType
    }

    func isRegistered(_ type: AnyClass, in slot: Slot) -> Bool {
        classes[slot].map { $0 == type } ?? false
    }

    /// A view from the pool, if one waits there.
    func take(_ slot: Slot) -> UICollectionReusableView? {
        waiting[slot]?.popLast()
    }

    /// A new view of the registered class.
    func make(_ slot: Slot, frame: CGRect) -> UICollectionReusableView {
        guard let type = classes[slot] else {
            switch slot.category {
            case .cell:
                fatalError(
                    "could not dequeue a view of kind: UICollectionElementKindCell with identifier "
                        + "\(slot.identifier) - must register a class for the identifier: call "
                        + "register(_:forCellWithReuseIdentifier: \"\(slot.identifier)\") first")
            case .supplementary, .decoration:
                fatalError(
                    "could not dequeue a view of kind: \(slot.kind) with identifier \(slot.identifier) - must "
                        + "register a class for the identifier: call register(_:forSupplementaryViewOfKind: "
                        + "\"\(slot.kind)\", withReuseIdentifier: \"\(slot.identifier)\") first")
            }
        }
        return UIView.make(from: type, frame: frame)
    }

    func put(_ view: UICollectionReusableView, _ slot: Slot) {
        waiting[slot, default: []].append(view)
    }

    /// How many views of a category wait, in all pools.
    func count(of category: ElementKey.Category) -> Int {
        waiting.reduce(0) { $0 + ($1.key.category == category ? $1.value.count : 0) }
    }
}
