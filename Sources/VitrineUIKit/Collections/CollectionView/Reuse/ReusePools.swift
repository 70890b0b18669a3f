import Foundation
import VitrineCoreGraphics

/// Classes registered for reuse identifiers, and the views that wait to be used again.
@MainActor
final class ReusePools {
    struct Slot: Hashable {
        var category: ElementKey.Category
        var kind: String
        var identifier: String
    }

    private var classes: [Slot: UICollectionReusableView.Type] = [:]
    /// Slots whose views are to come from a nib.
    private var nibs: [Slot: UINib] = [:]
    private var waiting: [Slot: [UICollectionReusableView]] = [:]

    func register(_ type: AnyClass?, category: ElementKey.Category, kind: String, identifier: String) {
        demand(!identifier.isEmpty, "A reuse identifier must not be empty")
        let slot = Slot(category: category, kind: kind, identifier: identifier)
        nibs[slot] = nil
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

    func register(_ nib: UINib?, category: ElementKey.Category, kind: String, identifier: String) {
        register(nil as AnyClass?, category: category, kind: kind, identifier: identifier)
        nibs[Slot(category: category, kind: kind, identifier: identifier)] = nib
    }

    func isRegistered(_ type: AnyClass, in slot: Slot) -> Bool {
        classes[slot].map { $0 == type } ?? false
    }

    func hasRegistration(_ slot: Slot) -> Bool { classes[slot] != nil || nibs[slot] != nil }

    /// Whether a view waits there.
    func hasWaiting(_ slot: Slot) -> Bool { waiting[slot]?.isEmpty == false }

    /// A view from the pool, if one waits there.
    func take(_ slot: Slot) -> UICollectionReusableView? {
        waiting[slot]?.popLast()
    }

    /// A view of exactly a class from the pool, if one waits there. Others of that slot are of no use any more.
    func take(_ slot: Slot, ofType type: UICollectionReusableView.Type) -> UICollectionReusableView? {
        while let view = waiting[slot]?.popLast() {
            if Swift.type(of: view) == type { return view }
        }
        return nil
    }

    /// A new view of the registered class.
    func make(_ slot: Slot, for key: ElementKey, frame: CGRect) -> UICollectionReusableView {
        guard let type = classes[slot] else {
            if let nib = nibs[slot] { return make(of: nib, slot, frame) }
            fatalError(missingRegistration(slot, key))
        }
        return UIView.make(from: type, frame: frame)
    }

    private func make(of nib: UINib, _ slot: Slot, _ frame: CGRect) -> UICollectionReusableView {
        let view: UICollectionReusableView =
            slot.category == .cell
            ? nib.makeOnly(UICollectionViewCell.self, for: slot.identifier)
            : nib.makeOnly(UICollectionReusableView.self, for: slot.identifier)
        if let own = view.reuseIdentifier, own != slot.identifier {
            fatalError(
                "view reuse identifier in nib (\(own)) does not match the identifier used to register the nib "
                    + "(\(slot.identifier))")
        }
        view.frame = frame
        return view
    }

    /// UIKit's sentence, with the place, the call that is missing and what could have been meant.
    private func missingRegistration(_ slot: Slot, _ key: ElementKey) -> String {
        let isCell = slot.category == .cell
        let others = classes.keys.filter { $0.category == slot.category && $0.kind == slot.kind }
            .map { "\"\($0.identifier)\"" }.sorted()
        let call =
            isCell
            ? "register(_:forCellWithReuseIdentifier: \"\(slot.identifier)\")"
            : "register(_:forSupplementaryViewOfKind: \"\(slot.kind)\", withReuseIdentifier: "
                + "\"\(slot.identifier)\")"
        return
            "UICollectionView: could not dequeue a view of kind: \(isCell ? "UICollectionElementKindCell" : slot.kind) with "
            + "identifier \(slot.identifier) for \(key.place) - must register a class for the identifier: call "
            + "\(call) first. Registered for this kind: "
            + (others.isEmpty ? "nothing." : others.joined(separator: ", ") + ".")
    }

    func put(_ view: UICollectionReusableView, _ slot: Slot) {
        waiting[slot, default: []].append(view)
    }

    /// How many views of a category wait, in all pools.
    func count(of category: ElementKey.Category) -> Int {
        waiting.reduce(0) { $0 + ($1.key.category == category ? $1.value.count : 0) }
    }
}
