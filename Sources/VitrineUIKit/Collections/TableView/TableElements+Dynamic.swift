// As views are made of a class known at run time (`UIView+Dynamic.swift`): UIKit's initialisers are not `required`, and
// subclasses that override them do not say so. Tests pin the symbols.
extension UITableViewCell {
    @_silgen_name("$s12VitrineUIKit15UITableViewCellC8_dynamic_A2C0E5StyleO_SSSgtcfC")
    private static func _allocateDynamic(
        _ style: UITableViewCell.CellStyle, _ reuseIdentifier: __owned String?
    ) -> UITableViewCell

    /// Makes a cell of a class known at run time by its `init(style:reuseIdentifier:)`. A class without that initialiser
    /// traps with Swift's own message, as on Apple's systems.
    static func make<Cell: UITableViewCell>(
        from type: Cell.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?
    ) -> Cell {
        unsafeDowncast(type._allocateDynamic(style, reuseIdentifier), to: Cell.self)
    }
}

extension UITableViewHeaderFooterView {
    @_silgen_name("$s12VitrineUIKit023UITableViewHeaderFooterD0C8_dynamicACSSSg_tcfC")
    private static func _allocateDynamic(_ reuseIdentifier: __owned String?) -> UITableViewHeaderFooterView

    /// Makes a view of a class known at run time by its `init(reuseIdentifier:)`. A class without that initialiser traps
    /// with Swift's own message, as on Apple's systems.
    static func make<View: UITableViewHeaderFooterView>(
        from type: View.Type, reuseIdentifier: String?
    ) -> View {
        unsafeDowncast(type._allocateDynamic(reuseIdentifier), to: View.self)
    }
}
