/// Outlines the focused item where the system shows focus with a ring: everywhere but on tvOS, where focused
/// items grow.
@MainActor
final class FocusRing {
    /// 3.5 points wide in the tint colour, hugging the item's corners (METRICS §7).
    private static let width: CGFloat = 3.5

    func follow(_ item: (any UIFocusItem)?, in window: UIWindow?) {}
}
