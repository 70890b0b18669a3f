import Foundation

/// A cell that says itself what it is found by when letters are typed.
@MainActor
package protocol TypeAheadCell: UICollectionViewCell {
    /// The text; nil for none.
    var typeAheadText: String? { get }
}

// Keys of a desktop, while an item has the focus and nobody else takes them.
extension UICollectionView: FocusKeyTaking {
    /// How many items are looked at for one letter; our choice. Cells beyond the screen are made for it, one at a time.
    static let typeAheadReach = 2_000
    /// How many items at an end are looked at for one that can have the focus; our choice.
    private static let endReach = 100

    func takeKey(_ key: UIKey) -> Bool {
        guard let cell = focusedCell, UIFocusSystem.focusSystem(for: self)?.focusedItem === cell.focusBearer,
            let focused = indexPath(for: cell)
        else { return false }
        guard key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else { return false }
        switch key.keyCode {
        case .keyboardHome: return focusEnd(last: false)
        case .keyboardEnd: return focusEnd(last: true)
        case .keyboardDeleteOrBackspace, .keyboardDeleteForward: return deleteChosen(focused)
        default: return typeAhead(key.characters, from: focused)
        }
    }

    // MARK: Going to an item

    /// Brings the focus to an item, wherever it is.
    ///
    /// - Returns: Whether it has the focus. Else the content is where it was.
    private func focus(_ indexPath: IndexPath) -> Bool {
        let before = contentOffset
        if cellForItem(at: indexPath).map({ $0.superview == nil }) ?? true {
            scroll(to: indexPath, at: [], animated: false)
            layoutIfNeeded()
        }
        // Delegates may look at the cell before they answer.
        if canFocusItem(at: indexPath), let cell = cellForItem(at: indexPath), cell.superview != nil,
            UIFocusSystem.focusSystem(for: self)?.moveFocus(to: cell.focusBearer) == true
        {
            return true
        }
        if contentOffset != before { contentOffset = before }
        return false
    }

    private func focusEnd(last: Bool) -> Bool {
        let axis: ScrollAxis = canScroll(.vertical) ? .vertical : .horizontal
        let ends = range(axis)
        let end = last ? ends.upperBound : ends.lowerBound
        let before = contentOffset
        if axis == .vertical { contentOffset.y = end } else { contentOffset.x = end }
        layoutIfNeeded()
        // The ends may be items that cannot have the focus.
        for path in ItemWalk(counts: counts, from: nil, backwards: last).prefix(Self.endReach)
        where focus(path) {
            return true
        }
        contentOffset = before
        return false
    }

    private var counts: [Int] { (0..<numberOfSections).map { numberOfItems(inSection: $0) } }

    // MARK: Typing

    private func typeAhead(_ characters: String, from focused: IndexPath) -> Bool {
        guard let wanted = typing.take(characters, at: runtimeContext.now) else { return false }
        if wanted.mayStay, let text = typeAheadText(at: focused), TypeAhead.begins(text, wanted.beginning) {
            return true
        }
        for path in ItemWalk(counts: counts, from: focused, backwards: false).prefix(Self.typeAheadReach) {
            guard let text = typeAheadText(at: path), TypeAhead.begins(text, wanted.beginning) else {
                continue
            }
            if focus(path) { break }
        }
        // Who types looks for something, found or not: the key is nobody else's.
        return true
    }

    /// What an item is found by. The cell of one that is not on screen is made for the question, and given back.
    private func typeAheadText(at path: IndexPath) -> String? {
        if let cell = cellForItem(at: path) { return Self.typeAheadText(of: cell) }
        guard movement == nil, !isBusy, updates.phase == .idle,
            let attributes = layoutAttributesForItem(at: path)
        else { return nil }
        pass.enter()
        defer { pass.leave() }
        var text: String?
        UIView.performWithoutAnimation {
            let view = requestView(for: .cell(path), attributes: attributes)
            text = (view as? UICollectionViewCell).flatMap { Self.typeAheadText(of: $0) }
            (view as? any PreparedCellObserver)?.preparedCellWillNotDisplay()
            if let key = view.elementKey { putIntoPool(view, key) }
        }
        return text
    }

    private static func typeAheadText(of cell: UICollectionViewCell) -> String? {
        if let label = cell.accessibilityLabel, !label.isEmpty { return label }
        if let cell = cell as? any TypeAheadCell { return cell.typeAheadText }
        if let content = cell.contentConfiguration as? UIListContentConfiguration {
            return content.text ?? content.attributedText?.string
        }
        return cell.contentView.firstShownText
    }

    // MARK: Deleting

    /// The chosen items, or the one with the focus where none are.
    private func deleteChosen(_ focused: IndexPath) -> Bool {
        guard let deletesByKey, movement == nil else { return false }
        let chosen = selection.sorted
        return deletesByKey(chosen.isEmpty ? [focused] : chosen)
    }
}

extension UIView {
    /// The text of the first label that shows one.
    package var firstShownText: String? {
        if let label = self as? UILabel, !label.isHidden, let text = label.text, !text.isEmpty { return text }
        return subviews.lazy.filter { !$0.isHidden }.compactMap(\.firstShownText).first
    }
}

/// All items once, beginning after one and going around; without one, from the first or the last.
struct ItemWalk: Sequence, IteratorProtocol {
    private let counts: [Int]
    private let backwards: Bool
    private var section: Int
    private var item: Int
    private var left: Int

    init(counts: [Int], from start: IndexPath?, backwards: Bool) {
        self.counts = counts
        self.backwards = backwards
        left = counts.reduce(0, +)
        if let start {
            (section, item) = (start.section, start.item)
            // The start itself is not visited.
            left -= 1
        } else if backwards {
            (section, item) = (counts.count, 0)
        } else {
            (section, item) = (0, -1)
        }
    }

    mutating func next() -> IndexPath? {
        guard left > 0 else { return nil }
        left -= 1
        if backwards {
            item -= 1
            while item < 0 {
                section = section == 0 ? counts.count - 1 : section - 1
                item = counts[section] - 1
            }
        } else {
            item += 1
            while item >= counts[section] {
                section = section == counts.count - 1 ? 0 : section + 1
                item = 0
            }
        }
        return IndexPath(item: item, section: section)
    }
}
