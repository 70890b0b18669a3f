import VitrineGraphics

/// A symbol whose parts are painted with the levels of the foreground style.
struct SymbolPalette {
    /// The colours that make masks of the parts: black for the part, and nothing for others. The second tone is below the
    /// first.
    static let tones: [[UIColor]] = [[.clear, .black], [.black, .clear]]

    private let masks: [UIImage]
    private let styles: [_ResolvedStyle]
    private let scale: CGFloat

    /// - Parameter masks: The symbol in each of ``tones``; there is no palette where one is missing.
    init?(masks: [UIImage?], _ environment: EnvironmentValues, _ scale: CGFloat) {
        self.masks = masks.compactMap(\.self)
        guard self.masks.count == Self.tones.count else { return nil }
        styles = [HierarchicalShapeStyle.secondary, .primary].map { $0._resolve(environment, level: 0) }
        self.scale = scale
    }

    @MainActor func node(in bounds: CGRect) -> RenderNode? {
        RenderNode.container(
            zip(masks, styles).compactMap { mask, style in
                ImageContent.picture(of: mask, in: bounds, pixelsPerPoint: scale)
                    .map { style.gradient(in: bounds, unit: bounds).masked(by: $0) }
            })
    }
}
