public import Foundation

/// Liquid Glass for a visual effect view: a blur of what lies behind, a light rim and a soft shadow.
///
/// Its shape is that of the view's corners (`layer.cornerRadius`), a capsule where they have no radius. An effect that is changed
/// after a view was given it changes nothing there until it is given again. Nothing is bent at the edges; measures by eye.
open class UIGlassEffect: UIVisualEffect, @unchecked Sendable {
    /// How glass looks.
    public enum Style: Int, Sendable {
        /// It blurs what is behind it, for most controls.
        case regular = 0
        /// It leaves what is behind it to be seen, over pictures.
        case clear = 1
    }

    let style: Style

    /// Makes regular glass.
    public convenience override init() { self.init(style: .regular) }

    /// Makes glass of a style.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    /// Whether it grows and lights up a little under a finger. False unless set.
    open var isInteractive = false
    /// The colour of the glass; nil, as unless set, is none.
    open var tintColor: UIColor?

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIGlassEffect(style: style)
        copy.isInteractive = isInteractive
        copy.tintColor = tintColor
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIGlassEffect else { return false }
        return style == other.style && isInteractive == other.isInteractive && tintColor == other.tintColor
    }
    open override var hash: Int { style.rawValue }
}
