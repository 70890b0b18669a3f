import VitrineCoreGraphics

/// What a button knows of the pointer.
struct ButtonPointer {
    var interaction: UIPointerInteraction?
    var source: ButtonPointerSource?
    var provider: UIButton.PointerStyleProvider?
}

extension UIButton {
    /// Says what happens while the pointer is over a button.
    ///
    /// - Parameters:
    ///   - button: The button.
    ///   - proposedEffect: What it would do by itself.
    ///   - proposedShape: The outline that comes up by itself, in the coordinates of the button's superview.
    public typealias PointerStyleProvider =
        @MainActor (
            _ button: UIButton, _ proposedEffect: UIPointerEffect, _ proposedShape: UIPointerShape
        ) -> UIPointerStyle?

    /// Whether the button answers to the pointer over it. False unless set, or unless it has a provider of styles.
    public var isPointerInteractionEnabled: Bool {
        get { pointer.interaction != nil }
        set {
            guard newValue != (pointer.interaction != nil) else { return }
            if let interaction = pointer.interaction {
                pointer.interaction = nil
                pointer.source = nil
                removeInteraction(interaction)
            } else {
                let source = ButtonPointerSource()
                let interaction = UIPointerInteraction(delegate: source)
                pointer.source = source
                pointer.interaction = interaction
                addInteraction(interaction)
            }
        }
    }

    /// Says what happens while the pointer is over the button. Setting it lets the button answer to the pointer.
    public var pointerStyleProvider: PointerStyleProvider? {
        get { pointer.provider }
        set {
            pointer.provider = newValue
            if newValue != nil { isPointerInteractionEnabled = true }
            pointer.interaction?.invalidate()
        }
    }

    /// Around what has no ground of its own there is room between it and the edge of what comes up; points, ours.
    private static let room: CGFloat = 8

    fileprivate var pointerStyle: UIPointerStyle? {
        guard isEnabled, window != nil, superview != nil else { return nil }
        let hasGround =
            backgroundColor != nil || currentBackgroundImage != nil
            || configuration.map { $0.style != .plain && $0.style != .borderless } == true
        let preview = UITargetedPreview(view: self)
        let effect: UIPointerEffect = hasGround ? .lift(preview) : .highlight(preview)
        // Small bare buttons get a platter that is not cramped.
        let outline =
            hasGround || bounds.height >= 36 ? frame : frame.insetBy(dx: -Self.room, dy: -Self.room / 2)
        let shape = UIPointerShape.roundedRect(
            outline, radius: layer.cornerRadius > 0 ? layer.cornerRadius : UIPointerShape.defaultCornerRadius)
        guard let provider = pointer.provider else { return UIPointerStyle(effect: effect, shape: shape) }
        return provider(self, effect, shape)
    }
}

/// Answers for a button, so that programs' own buttons may be delegates of interactions of their own.
@MainActor
final class ButtonPointerSource: NSObject, UIPointerInteractionDelegate {
    func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? { (interaction.view as? UIButton)?.pointerStyle }
}
