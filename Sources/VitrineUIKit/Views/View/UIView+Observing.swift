extension UIView {
    /// By the names of Objective-C, which `addObserver` is given.
    static let viewPaths: [String: AnyKeyPath] = [
        "frame": \UIView.frame, "bounds": \UIView.bounds, "center": \UIView.center,
        "transform": \UIView.transform, "alpha": \UIView.alpha, "hidden": \UIView.isHidden,
        "backgroundColor": \UIView.backgroundColor, "safeAreaInsets": \UIView.safeAreaInsets,
    ]

    /// Changes the geometry by one of its properties, and says, while somebody observes the view, which of them changed:
    /// a new frame is a new centre or bounds, too.
    ///
    /// Of calls before the change, only those for the property that is set come.
    @inline(__always)
    final func noteGeometryChange<Value: Equatable>(
        _ path: @autoclosure () -> KeyPath<UIView, Value>, to new: Value, _ change: () -> Void
    ) {
        guard _slowPath(notes.contains(.observed)) else { return change() }
        tellGeometryChange(path(), to: new, change)
    }

    @inline(never)
    private final func tellGeometryChange<Value: Equatable>(
        _ path: KeyPath<UIView, Value>, to new: Value, _ change: () -> Void
    ) {
        let (bounds, center, frame) = (layer.bounds, layer.position, layer.frame)
        let old: Value = self[keyPath: path]
        if old != new { ObservedObjects.willChange(self, path, old: old) }
        change()
        if layer.bounds != bounds { ObservedObjects.didChange(self, \UIView.bounds, old: bounds) }
        if layer.position != center { ObservedObjects.didChange(self, \UIView.center, old: center) }
        if layer.frame != frame { ObservedObjects.didChange(self, \UIView.frame, old: frame) }
    }
}
