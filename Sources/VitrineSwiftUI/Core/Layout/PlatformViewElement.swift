/// An element that shows a `UIView`.
@MainActor
protocol PlatformViewElement: Element {
    /// The view, once made.
    var platformView: UIView? { get }
}
