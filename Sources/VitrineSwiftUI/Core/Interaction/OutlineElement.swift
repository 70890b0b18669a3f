/// An element that may be a line around something.
@MainActor
protocol OutlineElement: Element {
    /// Whether only a line is drawn.
    var isOutline: Bool { get }
}
