import Foundation

/// Which items are selected or being pressed, and what selecting one does to the others.
struct SelectionModel: Equatable {
    /// What the user may do, in the present mode.
    enum Mode: Equatable {
        case none
        case single
        case multiple

        init(allows: Bool, allowsMultiple: Bool) {
            self = !allows ? .none : allowsMultiple ? .multiple : .single
        }
    }

    /// What a tap on an item asks for. The delegate may object to any of it.
    enum Tap: Equatable {
        case nothing
        case deselects
        /// Selects it, after ``others(than:mode:)`` have lost their selection.
        case selects
    }

    private(set) var selected: Set<IndexPath> = []
    private(set) var highlighted: IndexPath?
    /// The item that the user chose last: from it on a click with Shift selects.
    var anchor: IndexPath?

    /// In the order of their index paths.
    var sorted: [IndexPath] { selected.sorted() }

    func isSelected(_ indexPath: IndexPath) -> Bool { selected.contains(indexPath) }

    /// What a tap asks for. UIKit reports a tap on the only selected item again, and does not deselect it before.
    func tap(_ indexPath: IndexPath, mode: Mode) -> Tap {
        switch mode {
        case .none: .nothing
        case .multiple: isSelected(indexPath) ? .deselects : .selects
        case .single: .selects
        }
    }

    /// What loses its selection when an item is selected.
    func others(than indexPath: IndexPath, mode: Mode) -> [IndexPath] {
        mode == .multiple ? [] : sorted.filter { $0 != indexPath }
    }

    /// What loses its selection when the mode changes to one: where only one item can be selected, the first stays.
    func surplus(in mode: Mode) -> [IndexPath] { mode == .multiple ? [] : Array(sorted.dropFirst()) }

    mutating func set(_ isSelected: Bool, _ indexPath: IndexPath) {
        if isSelected { selected.insert(indexPath) } else { selected.remove(indexPath) }
    }

    mutating func highlight(_ indexPath: IndexPath?) { highlighted = indexPath }

    /// Items keep their selection through an update; items that are gone lose it.
    mutating func follow(_ newItem: (IndexPath) -> IndexPath?) {
        if !selected.isEmpty { selected = Set(selected.compactMap(newItem)) }
        highlighted = highlighted.flatMap(newItem)
        anchor = anchor.flatMap(newItem)
    }
}
