/// How a view answers to the pointer over it.
@MainActor @preconcurrency
public enum UIPointerEffect {
    /// What fits the size of the view: a highlight for what is small, else a hover.
    case automatic(UITargetedPreview)
    /// A platter comes up behind the view.
    case highlight(UITargetedPreview)
    /// The view grows and casts a shadow.
    case lift(UITargetedPreview)
    /// The view gets a tint and grows, and casts a shadow where it is asked for.
    case hover(
        UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
        prefersScaledContent: Bool = true)

    /// Where the tint of a hover is.
    public enum TintMode: Int, Sendable {
        /// There is none.
        case none = 0
        /// Over the view.
        case overlay = 1
        /// Behind the view.
        case underlay = 2
    }

    /// The view.
    public var preview: UITargetedPreview {
        switch self {
        case .automatic(let preview), .highlight(let preview), .lift(let preview): preview
        case .hover(let preview, _, _, _): preview
        }
    }
}
