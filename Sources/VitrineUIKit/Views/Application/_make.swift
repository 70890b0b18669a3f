/// Makes a view of a class known at run time, by the class's `init(frame:)`.
///
/// A translated program calls it, for `T(frame:)` and `type.init(frame:)`. A class without the initialiser traps with
/// Swift's own message.
///
/// - Parameter frame: The frame in points, in the coordinates of the superview.
@MainActor @preconcurrency
public func _make<View: UIView>(_ type: View.Type, frame: CGRect) -> View {
    UIView.make(from: type, frame: frame)
}

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
