import Foundation
import VitrineCoreGraphics

extension UIButton.Configuration {
    /// The configuration with the system's look for the state of a button, where the program has set none.
    @MainActor @preconcurrency
    public func updated(for button: UIButton) -> UIButton.Configuration {
        var result = self
        let tint: UIColor = button.role == .destructive ? .systemRed : button.tintColor
        var base = self
        if base.baseForegroundColor == nil {
            base.baseForegroundColor = button.faces.value(\.titleColor, in: button.state)
        }
        let look = ButtonLook(base, button.lookState, tint: tint)
        result.foreground = look.foreground
        let glass =
            style == .glass || style == .prominentGlass
            ? (background.visualEffect as? UIGlassEffect)?.copy() as? UIGlassEffect : nil
        result.background.setDefaults(
            color: glass == nil ? look.background : .clear,
            cornerRadius: buttonSize.cornerRadius(isTV: button.isTV))
        if let glass {
            // Of glass, the colour is in it rather than behind it.
            glass.tintColor = glass.tintColor ?? (look.background == .clear ? nil : look.background)
            result.background.visualEffect = glass
        }
        return result
    }

    /// The radius of the corners. Apple publishes none of the system's: they are estimates.
    func cornerRadius(for traits: UITraitCollection) -> CGFloat {
        switch cornerStyle {
        case .fixed: background.cornerRadius
        case .dynamic:
            traits.isTV
                ? background.cornerRadius
                : UIFontMetrics.default.scaledValue(for: background.cornerRadius, compatibleWith: traits)
        case .small: traits.isTV ? 6 : 4
        case .medium: traits.isTV ? 10 : 6
        case .large: traits.isTV ? 16 : 9
        case .capsule: .greatestFiniteMagnitude
        }
    }

    /// Whether another configuration has texts, image and measures of the same size.
    func hasSize(of other: Self) -> Bool {
        func measured(_ configuration: Self) -> Self {
            var copy = configuration
            copy.background = .button(cornerRadius: 0)
            copy.foreground = nil
            copy.baseForegroundColor = nil
            copy.baseBackgroundColor = nil
            copy.cornerStyle = .fixed
            return copy
        }
        return measured(self) == measured(other)
    }

    // MARK: Directions

    func side(isMirrored: Bool) -> ConfiguredButtonLayout.Side {
        switch imagePlacement {
        case .top: .top
        case .bottom: .bottom
        case .trailing: isMirrored ? .leading : .trailing
        default: isMirrored ? .trailing : .leading
        }
    }

    /// How the texts stand, from left to right.
    func alignment(isMirrored: Bool) -> ConfiguredButtonLayout.Alignment {
        switch (titleAlignment, imagePlacement) {
        case (.leading, _), (.automatic, .leading): isMirrored ? .trailing : .leading
        case (.trailing, _), (.automatic, .trailing): isMirrored ? .leading : .trailing
        case (.center, _), (.automatic, _): .center
        }
    }

    // MARK: Texts

    /// The texts with all attributes that they are shown with.
    @MainActor
    func texts(for button: UIButton) -> (title: NSAttributedString?, subtitle: NSAttributedString?) {
        let traits = button.traitCollection
        func base(_ style: UIFont.TextStyle) -> AttributeContainer {
            var attributes = AttributeContainer()
            attributes.uiKit.font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
            attributes.uiKit.foregroundColor = foreground ?? button.tintColor
            return attributes
        }
        let title = attributedTitle ?? button.currentAttributedTitle.map { AttributedString($0) }
        let titleStyle = buttonSize.titleStyle(isTV: traits.isTV)
        var shown = title.map {
            NSAttributedString($0.styled(base(titleStyle), titleTextAttributesTransformer))
        }
        if title == nil, let plain = button.currentTitle {
            if let transformer = titleTextAttributesTransformer {
                shown = NSAttributedString(AttributedString(plain).styled(base(titleStyle), transformer))
            } else {
                // What most buttons have, without building the text of runs and taking it apart again.
                shown = NSAttributedString(
                    string: plain,
                    attributes: [
                        .font: UIFont.preferredFont(forTextStyle: titleStyle, compatibleWith: traits),
                        .foregroundColor: foreground ?? button.tintColor ?? .systemBlue,
                    ])
            }
        }
        return (
            shown,
            attributedSubtitle.map {
                NSAttributedString(
                    $0.styled(
                        base(buttonSize.subtitleStyle(isTV: traits.isTV)), subtitleTextAttributesTransformer))
            }
        )
    }
}

extension AttributedString {
    /// The text with attributes below its own, and all of them transformed.
    fileprivate func styled(
        _ base: AttributeContainer, _ transformer: UIConfigurationTextAttributesTransformer?
    ) -> AttributedString {
        var result = AttributedString()
        for run in runs {
            let attributes = base.merging(run.attributes)
            result.append(
                AttributedString(
                    String(self[run.range].characters), attributes: transformer?(attributes) ?? attributes))
        }
        return result
    }
}

extension UIButton {
    /// What its look depends on.
    final var lookState: ButtonState {
        ButtonState(
            isDisabled: !isEnabled, isHighlighted: isHighlighted, isSelected: isSelected,
            isFocused: isFocused, isTV: isTV)
    }
}
