// As views are made of a class known at run time (`UIView+Dynamic.swift`): UIKit's initialisers are not `required`, and
// subclasses that override them do not say so. Tests pin the symbols.
extension UITableViewCell {
    @_silgen_name("$s12VitrineUIKit15UITableViewCellC8_dynamicACSS_tcfC")
    private static func _allocateDynamic(_ reuseIdentifier: String) -> UITableViewCell

    /// Makes a cell of a class known at run time by its `init(style:reuseIdentifier:)`. A class without that initialiser
    /// traps with Swift's own message, as on Apple's systems.
    static func make(from type: UITableViewCell.Type, reuseIdentifier: String) -> UITableViewCell {
        type._allocateDynamic(reuseIdentifier)
    }
}

extension UITableViewHeaderFooterView {
    @_silgen_name("$s12VitrineUIKit023UITableViewHeaderFooterD0C8_dynamicACSS_tcfC")
    private static func _allocateDynamic(_ reuseIdentifier: String) -> UITableViewHeaderFooterView

    /// Makes a view of a class known at run time by its `init(reuseIdentifier:)`. A class without that initialiser traps
    /// with Swift's own message, as on Apple's systems.
    static func make(
        from type: UITableViewHeaderFooterView.Type, reuseIdentifier: String
    ) -> UITableViewHeaderFooterView {
        type._allocateDynamic(reuseIdentifier)
    }
}
