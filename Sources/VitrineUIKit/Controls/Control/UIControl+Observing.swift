extension UIControl {
    /// By the names of Objective-C, which `addObserver` is given.
    static let controlPaths: [String: AnyKeyPath] = [
        "enabled": \UIControl.isEnabled, "selected": \UIControl.isSelected,
        "highlighted": \UIControl.isHighlighted,
    ]
}
