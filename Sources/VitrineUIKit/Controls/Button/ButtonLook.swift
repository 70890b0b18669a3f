import Foundation
import VitrineCoreGraphics
import VitrineGraphics

/// The colours that the system gives a configured button in a state.
///
/// Apple publishes neither these nor how strong they are: they are taken from how iOS and tvOS look.
struct ButtonLook {
    var foreground: UIColor
    var background: UIColor

    /// How strong a thinned tint is.
    private static let thin: CGFloat = 0.15
    /// How much of the colours is left while a button is pressed.
    private static let pressed: CGFloat = 0.75

    /// - Parameter tint: The tint of the button, or the colour of its role.
    init(_ configuration: UIButton.Configuration, _ state: ButtonState, tint: UIColor) {
        self =
            state.isTV
            ? Self.television(configuration, state) : Self.touch(configuration, state, tint)
    }

    private init(_ foreground: UIColor, _ background: UIColor) {
        self.foreground = foreground
        self.background = background
    }

    private static func touch(
        _ configuration: UIButton.Configuration, _ state: ButtonState, _ tint: UIColor
    ) -> ButtonLook {
        let style = configuration.style.look
        guard !state.isDisabled else {
            return ButtonLook(
                .tertiaryLabel, style == .plain || style == .glass ? .clear : .tertiarySystemFill)
        }
        let isSelected = state.isSelected && configuration.automaticallyUpdateForSelection
        let text = configuration.baseForegroundColor
        let fill = configuration.baseBackgroundColor
        var look: ButtonLook
        switch style {
        case .gray:
            look = ButtonLook(
                text ?? tint, isSelected ? (fill ?? tint).thinned(thin) : fill ?? .secondarySystemFill)
        case .tinted:
            look =
                isSelected
                ? ButtonLook(text ?? .white, fill ?? tint)
                : ButtonLook(text ?? tint, (fill ?? tint).thinned(thin))
        case .filled:
            let color = fill ?? tint
            look = ButtonLook(text ?? .white, isSelected ? color.darkened(0.2) : color)
        case .glass:
            look = ButtonLook(text ?? .label, isSelected ? (fill ?? tint).thinned(thin) : fill ?? .clear)
        case .prominentGlass:
            let color = fill ?? tint
            look = ButtonLook(text ?? .white, isSelected ? color.darkened(0.2) : color)
        default:
            look = ButtonLook(text ?? tint, isSelected ? (fill ?? tint).thinned(thin) : .clear)
        }
        guard state.isHighlighted else { return look }
        if style == .gray, !isSelected, fill == nil {
            // Grey grows darker, where colours fade.
            look.background = .systemFill
        } else {
            look.background = look.background.thinned(pressed)
        }
        // Without a background, the text alone shows the press.
        look.foreground = look.foreground.thinned(style == .plain && !isSelected ? 0.2 : pressed)
        return look
    }

    /// On a television, what has the focus is a white platter with black text, whatever its colours are without.
    private static func television(_ configuration: UIButton.Configuration, _ state: ButtonState)
        -> ButtonLook
    {
        let style = configuration.style.look
        if state.isDisabled {
            return ButtonLook(.tertiaryLabel, style == .plain ? .clear : .tertiarySystemFill)
        }
        if state.isFocused { return ButtonLook(.black, .white) }
        let isSelected = state.isSelected && configuration.automaticallyUpdateForSelection
        let fill = configuration.baseBackgroundColor
        let text = configuration.baseForegroundColor ?? .label
        if style == .plain { return ButtonLook(text, isSelected ? .tertiarySystemFill : .clear) }
        return ButtonLook(
            text, isSelected ? .systemFill : fill ?? .secondarySystemFill)
    }
}

/// What a button is like at the moment, as its look depends on it.
struct ButtonState: Hashable {
    var isDisabled = false
    var isHighlighted = false
    var isSelected = false
    var isFocused = false
    var isTV = false
}

extension UIColor {
    /// The colour with a part of its opacity, also where that depends on traits.
    func thinned(_ factor: CGFloat) -> UIColor { adapted { $0.alpha *= factor } }

    /// The colour with a part of black in it.
    func darkened(_ share: CGFloat) -> UIColor {
        adapted {
            $0.red *= 1 - share
            $0.green *= 1 - share
            $0.blue *= 1 - share
        }
    }

    private func adapted(_ change: @escaping @Sendable (inout RGBA) -> Void) -> UIColor {
        @Sendable func changed(_ rgba: RGBA) -> UIColor {
            var rgba = rgba
            change(&rgba)
            return UIColor(red: rgba.red, green: rgba.green, blue: rgba.blue, alpha: rgba.alpha)
        }
        guard isDynamic else { return changed(rgba(with: .current)) }
        return UIColor { changed(self.rgba(with: $0)) }
    }
}
