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
