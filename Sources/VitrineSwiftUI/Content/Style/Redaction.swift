import VitrineGraphics

/// The reasons to apply a redaction to data displayed on screen.
public struct RedactionReasons: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Makes reasons of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Displayed data should appear as generic placeholders.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// Displayed data should be obscured to protect private information.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// Displayed data should appear as invalidated and pending a new update.
    public static let invalidated = RedactionReasons(rawValue: 4)
}

private struct RedactionReasonsKey: EnvironmentKey { static let defaultValue: RedactionReasons = [] }
private struct PrivacySensitiveKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// The current redaction reasons applied to the view hierarchy.
    public var redactionReasons: RedactionReasons {
        get { self[RedactionReasonsKey.self] }
        set { self[RedactionReasonsKey.self] = newValue }
    }

    var isPrivacySensitive: Bool {
        get { self[PrivacySensitiveKey.self] }
        set { self[PrivacySensitiveKey.self] = newValue }
    }

    /// Whether texts and images are drawn as bars and boxes.
    var isRedacted: Bool {
        let reasons = redactionReasons
        return reasons.contains(.placeholder) || reasons.contains(.privacy) && isPrivacySensitive
    }
}

/// What is drawn in place of texts and images.
enum Placeholder {
    /// How much of the foreground there is. Apple publishes no number: our choice, after its looks.
    private static let opacity = 0.16

    /// A bar for each line.
    @MainActor
    static func bars(for layout: TextLayout, _ style: _ResolvedStyle) -> RenderNode? {
        .container(
            layout.lines.compactMap { line in
                guard line.rect.width > 0 else { return nil }
                // As high as capital letters with a little around them, in the middle of the line.
                return box(line.rect.insetBy(dx: 0, dy: line.rect.height * 0.12), style)
            })
    }

    /// A box with round corners.
    @MainActor
    static func box(_ rect: CGRect, _ style: _ResolvedStyle) -> RenderNode {
        let fill = RenderNode.color(RGBA(style.opacity(opacity).color), in: rect)
        return fill.clipped(to: RoundedRect(rect, radius: min(4, rect.height / 2, rect.width / 2)))
    }
}

nonisolated extension View {
    /// Adds a reason to apply a redaction to this view hierarchy: as a placeholder, texts are bars and images boxes.
    public func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
    }

    /// Removes any reason to apply a redaction to this view hierarchy.
    public func unredacted() -> some View { environment(\.redactionReasons, []) }

    /// Marks the view as containing sensitive, private user data: it is redacted for reasons of privacy.
    public func privacySensitive(_ sensitive: Bool = true) -> some View {
        environment(\.isPrivacySensitive, sensitive)
    }
}
