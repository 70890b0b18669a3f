/// Makes a cell of a table of a class known at run time, by the class's `init(style:reuseIdentifier:)`.
///
/// A translated program calls it, for `T(style:reuseIdentifier:)` and `type.init(style:reuseIdentifier:)`. A class without
/// the initialiser traps with Swift's own message.
@MainActor @preconcurrency
public func _make<Cell: UITableViewCell>(
    _ type: Cell.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?
) -> Cell {
    UITableViewCell.make(from: type, style: style, reuseIdentifier: reuseIdentifier)
}

/// Makes a header or footer of a class known at run time, by the class's `init(reuseIdentifier:)`, as `_make` makes cells.
@MainActor @preconcurrency
public func _make<View: UITableViewHeaderFooterView>(_ type: View.Type, reuseIdentifier: String?) -> View {
    UITableViewHeaderFooterView.make(from: type, reuseIdentifier: reuseIdentifier)
}
