import Foundation
import VitrineCoreGraphics

// A button without configuration: what it shows, and where.
extension UIButton {
    /// How strong title and image of a system button are while it is pressed, by the look of iOS.
    private static let pressedOpacity: CGFloat = 0.2

    /// Brings the parts up to date with the state.
    final func showFaces() {
        let isDimmed = isSystem && isHighlighted && !isTV
        let opacity: CGFloat = isDimmed ? Self.pressedOpacity : 1
        showTitle(opacity)
        showImage(opacity)
        let background = currentBackgroundImage
        if background != nil || parts.backgroundImage != nil {
            madeBackgroundImageView.image = background
        }
        showPlatter()
        showGlow()
    }

    private func showTitle(_ opacity: CGFloat) {
        guard hasTitle || parts.title != nil else { return }
        let label = madeTitleLabel
        if let attributed = currentAttributedTitle {
            label.attributedText = attributed
        } else {
            label.text = currentTitle
        }
        label.textColor = currentTitleColor
        label.shadowColor = currentTitleShadowColor
        label.alpha = opacity
        label.isHidden = !hasTitle
    }

    private func showImage(_ opacity: CGFloat) {
        let image = shownImage
        guard image != nil || parts.image != nil else { return }
        let view = madeImageView
        let isTemplate = isSystem && image?.renderingMode == .automatic
        view.image = isTemplate ? image?.withRenderingMode(.alwaysTemplate) : image
        let isLight = !isEnabled && adjustsImageWhenDisabled && !isTemplate
        view.alpha = isLight ? 0.5 : opacity
        view.isShaded = !isSystem && isHighlighted && adjustsImageWhenHighlighted && isEnabled
        view.isHidden = image == nil
        if isSystem {
            view.tintColor = isTV ? currentTitleColor : isEnabled ? nil : .tertiaryLabel
        }
    }

    /// A selected system button has its title on a tinted platter; on a television a system button is a platter,
    /// white with the focus.
    private func showPlatter() {
        guard isSystem else { return }
        if isTV, hasTitle || currentImage != nil {
            let color: UIColor =
                !isEnabled
                ? .tertiarySystemFill : isFocused ? .white : isSelected ? .systemFill : .secondarySystemFill
            madePlatter.backgroundColor = color
            madePlatter.isHidden = false
        } else if isSelected, hasTitle, !isTV {
            madePlatter.backgroundColor = isEnabled ? tintColor : .tertiaryLabel
            madePlatter.isHidden = false
        } else {
            parts.platter?.isHidden = true
        }
        // Estimates: Apple publishes neither.
        parts.platter?.layer.cornerRadius = isTV ? 10 : 4
    }

    final var hasTitle: Bool {
        if shown.configuration != nil { return shown.resolved?.attributedTitle != nil || hasFaceTitle }
        return hasFaceTitle
    }

    private var hasFaceTitle: Bool { currentAttributedTitle != nil || currentTitle != nil }

    // MARK: Size

    /// The insets of the program, or those of a television's system buttons.
    final var effectiveContentInsets: UIEdgeInsets {
        if contentEdgeInsets == .zero, isSystem, isTV {
            return UIEdgeInsets(top: 20, left: 40, bottom: 20, right: 40)
        }
        return contentEdgeInsets
    }

    /// The size of image and title beside each other, without anything around them.
    final func faceSize(titleWidth: CGFloat?) -> CGSize {
        let image = shownImage?.size ?? .zero
        guard hasFaceTitle else { return image }
        let title = titleSize(width: titleWidth.map { max(0, $0 - image.width) })
        return CGSize(width: image.width + title.width, height: max(image.height, title.height))
    }

    private func titleSize(width: CGFloat?) -> CGSize {
        guard hasFaceTitle else { return .zero }
        let label = madeTitleLabel
        if let width { return label.sizeThatFits(CGSize(width: width, height: 0)) }
        return label.intrinsicContentSize
    }

    /// With insets of the program exactly the content and these; else 6 points above and below the title, and at least
    /// 30 points of width. An empty button has the height of one with a title, and no narrow image is made wider.
    final func fittingFaces(width: CGFloat?) -> CGSize {
        let insets = effectiveContentInsets
        let content = faceSize(titleWidth: width.map { max(0, $0 - insets.left - insets.right) })
        guard insets == .zero else {
            return CGSize(
                width: max(0, content.width + insets.left + insets.right),
                height: max(0, content.height + insets.top + insets.bottom))
        }
        if !hasFaceTitle, currentImage != nil { return content }
        let line = PixelGrid(of: self).up((parts.title?.font ?? defaultEmptyFont).lineHeight)
        let title =
            hasFaceTitle
            ? titleSize(width: width.map { max(0, $0 - (shownImage?.size.width ?? 0)) }).height : line
        return CGSize(width: max(content.width, 30), height: max(content.height, title + 12))
    }

    private var defaultEmptyFont: UIFont { .systemFont(ofSize: isSystem ? 15 : 18) }

    // MARK: Places

    final func contentLayout(in content: CGRect) -> ButtonContentLayout {
        var layout = ButtonContentLayout(
            content: content, image: shownImage?.size, title: nil, imageInsets: imageEdgeInsets,
            titleInsets: titleEdgeInsets, horizontal: effectiveContentHorizontalAlignment,
            vertical: contentVerticalAlignment,
            isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft,
            scale: max(traitCollection.displayScale, 1))
        if hasFaceTitle {
            let isOneLine = madeTitleLabel.numberOfLines == 1
            layout.title = titleSize(width: isOneLine ? nil : layout.titleRoom)
        }
        return layout
    }

    final func placeFaces() {
        let content = contentRect(forBounds: bounds)
        if currentImage != nil { parts.image?.frame = imageRect(forContentRect: content) }
        if hasTitle { parts.title?.frame = titleRect(forContentRect: content) }
        if currentBackgroundImage != nil { parts.backgroundImage?.frame = backgroundRect(forBounds: bounds) }
        if let platter = parts.platter, !platter.isHidden {
            platter.frame = isTV ? bounds : selectionRect
        }
    }

    /// Around the title of a selected button, but not over its image. How far, is an estimate: Apple does not publish it.
    private var selectionRect: CGRect {
        let title = parts.title?.frame ?? .zero
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let hasImage = currentImage != nil
        return title.inset(
            by: UIEdgeInsets(
                top: -2, left: hasImage && !isMirrored ? 0 : -4, bottom: -2,
                right: hasImage && isMirrored ? 0 : -4))
    }
}
