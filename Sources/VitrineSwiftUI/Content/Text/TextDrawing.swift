import VitrineGraphics

/// Draws texts in the place of their elements.
@MainActor
protocol TextDrawing {
    /// The size of a text for a proposal, in points.
    ///
    /// - Parameter own: The size that it has otherwise.
    func size(for proposal: ProposedViewSize, own: @escaping (ProposedViewSize) -> CGSize) -> CGSize
    /// How far it draws beyond the text's box, in points.
    var padding: EdgeInsets { get }
    /// A picture of a text, and where it is in the coordinates of the text's box.
    ///
    /// - Parameters:
    ///   - attributes: What was attached to the spans of the text.
    ///   - size: That of the box, in points.
    ///   - scale: Pixels to a point.
    func picture(
        of text: DrawnText, _ attributes: [TextAttributes], size: CGSize, scale: CGFloat,
        environment: EnvironmentValues
    ) -> (Bitmap, CGRect)?
}

private struct TextDrawingKey: EnvironmentKey {
    static var defaultValue: (any TextDrawing)? { nil }
}

extension EnvironmentValues {
    /// What draws texts; nil where they are drawn as they are.
    var textDrawing: (any TextDrawing)? {
        get { self[TextDrawingKey.self] }
        set { self[TextDrawingKey.self] = newValue }
    }
}

extension EdgeInsets {
    /// A box with its corner at the origin, grown by the insets.
    func box(around size: CGSize) -> CGRect {
        CGRect(
            x: -leading, y: -top, width: size.width + leading + trailing,
            height: size.height + top + bottom)
    }
}
