public import Foundation
import VitrineCoreGraphics

/// Shows a list content configuration: an image, a text and a secondary text.
///
/// The view places its parts itself, without constraints, so that a row costs no solver. Its parts are made when a
/// configuration first has something for them, and kept.
@MainActor @preconcurrency
open class UIListContentView: UIView, UIContentView {
    private var content: UIListContentConfiguration
    private var label: UILabel?
    private var secondaryLabel: UILabel?
    private var imageView: UIImageView?
    /// The guides, by part.
    private var guides: [Part: UILayoutGuide] = [:]

    private enum Part { case text, secondaryText, image }

    /// Makes a view that shows a configuration.
    public init(configuration: UIListContentConfiguration) {
        content = configuration
        super.init(frame: .zero)
        show()
    }

    /// There are no archives of views on this system: always nil.
    public required init?(coder: NSCoder) { nil }

    // MARK: Configuration

    /// What is shown. Traps if it is set to a configuration of another type.
    public var configuration: any UIContentConfiguration {
        get { content }
        set {
            guard let newValue = newValue as? UIListContentConfiguration else {
                fatalError(
                    "UIListContentView was given a configuration of type \(type(of: newValue)). It shows "
                        + "UIListContentConfiguration only: make the view of another configuration with "
                        + "makeContentView(), or ask supports(_:) first.")
            }
            guard newValue != content else { return }
            content = newValue
            show()
        }
    }

    private func show() {
        let hadGuides = !guides.isEmpty
        if content.hasText {
            let label = label ?? made(UILabel(frame: .zero))
            self.label = label
            apply(content.textProperties, content.text, content.attributedText, to: label)
        } else {
            hide(label, .text)
        }
        if content.hasSecondaryText {
            let label = secondaryLabel ?? made(UILabel(frame: .zero))
            secondaryLabel = label
            apply(
                content.secondaryTextProperties, content.secondaryText, content.secondaryAttributedText,
                to: label)
        } else {
            hide(secondaryLabel, .secondaryText)
        }
        if let image = shownImage {
            let view = imageView ?? made(UIImageView(frame: .zero))
            imageView = view
            view.isHidden = false
            view.image = image
            view.contentMode = .scaleToFill
            applyImageTint()
        } else {
            imageView?.image = nil
            hide(imageView, .image)
        }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        if hadGuides { layoutGeometryDidChange() }
    }

    private func made<Part: UIView>(_ part: Part) -> Part {
        ListCellCounters.current.contentPartsMade += 1
        addSubview(part)
        return part
    }

    /// Constraints to the guide of something that is not there any more go with it.
    private func hide(_ view: UIView?, _ part: Part) {
        view?.isHidden = true
        if let guide = guides.removeValue(forKey: part) { removeLayoutGuide(guide) }
    }

    private func apply(
        _ properties: UIListContentConfiguration.TextProperties, _ text: String?,
        _ attributedText: NSAttributedString?, to label: UILabel
    ) {
        label.isHidden = false
        if label.font != properties.font { label.font = properties.font }
        label.numberOfLines = properties.numberOfLines
        label.lineBreakMode = properties.lineBreakMode
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        label.textAlignment =
            switch properties.alignment {
            case .natural: .natural
            case .center: .center
            case .justified: .justified
            }
        let color = properties.resolvedColor()
        if label.textColor != color { label.textColor = color }
        if let attributedText {
            label.attributedText = attributedText
        } else {
            label.text = properties.transformed(text ?? "")
        }
    }

    private func applyImageTint() {
        guard let imageView else { return }
        let tint = content.imageProperties.resolvedTintColor(for: tintColor)
        if imageView.tintColor != tint { imageView.tintColor = tint }
    }

    open override dynamic func tintColorDidChange() {
        super.tintColorDidChange()
        applyImageTint()
    }

    // MARK: Guides

    /// The place of the text; nil without one.
    ///
    /// If a configuration without text is set, the guide leaves the view, and constraints to it are deactivated.
    public var textLayoutGuide: UILayoutGuide? {
        content.hasText ? guide(.text) { $0.text } : nil
    }

    /// The place of the secondary text; nil without one. As ``textLayoutGuide``.
    public var secondaryTextLayoutGuide: UILayoutGuide? {
        content.hasSecondaryText ? guide(.secondaryText) { $0.secondaryText } : nil
    }

    /// The image as it is shown: a symbol as the content prefers it.
    private var shownImage: UIImage? {
        content.image?.preferring(
            content.imageProperties.preferredSymbolConfiguration, traits: traitCollection)
    }

    /// The place of the image; nil without one. As ``textLayoutGuide``.
    public var imageLayoutGuide: UILayoutGuide? {
        content.image == nil ? nil : guide(.image) { $0.image }
    }

    private func guide(
        _ part: Part, _ frame: @escaping (ListContentLayout) -> CGRect?
    ) -> UILayoutGuide {
        if let guide = guides[part] { return guide }
        let guide = UILayoutGuide()
        guide.kind = .insets
        guide.identifier = "UIListContentView.\(part)"
        guide.insetsOfOwner = { view in
            guard let view = view as? UIListContentView else { return .zero }
            let layout = view.layout(in: view.bounds.size)
            guard let frame = frame(layout).map({ view.mirrored($0, in: layout.size) }) else { return .zero }
            return UIEdgeInsets(
                top: frame.minY, left: frame.minX, bottom: layout.size.height - frame.maxY,
                right: layout.size.width - frame.maxX)
        }
        guides[part] = guide
        addLayoutGuide(guide)
        return guide
    }

    /// How far from the leading edge the text begins; nil without text.
    var textLeading: CGFloat? {
        content.hasText || content.hasSecondaryText ? placer(height: bounds.height).textStart : nil
    }

    // MARK: Layout

    /// The margins of the content, from left to right in a left-to-right view.
    private var contentMargins: UIEdgeInsets {
        let own = content.directionalLayoutMargins
        var margins = UIEdgeInsets(
            top: own.top, left: own.leading, bottom: own.bottom, right: own.trailing)
        guard !content.axesPreservingSuperviewLayoutMargins.isEmpty, let parent = superview else {
            return margins
        }
        // In a cell that scrolls under a bar the content stays where it is.
        let outer = parent.layoutMargins(insideSafeArea: insetsLayoutMarginsFromSafeArea)
        let (area, frame) = (parent.bounds, self.frame)
        if content.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
            margins.top = max(margins.top, area.minY + outer.top - frame.minY)
            margins.bottom = max(margins.bottom, frame.maxY - (area.maxY - outer.bottom))
        }
        if content.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
            let sides = (
                left: area.minX + outer.left - frame.minX,
                right: frame.maxX - (area.maxX - outer.right)
            )
            margins.left = max(margins.left, isMirrored ? sides.right : sides.left)
            margins.right = max(margins.right, isMirrored ? sides.left : sides.right)
        }
        return margins
    }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private func mirrored(_ frame: CGRect, in size: CGSize) -> CGRect {
        guard isMirrored else { return frame }
        return CGRect(
            x: size.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }

    /// Where the parts are in a size that others chose.
    private func layout(in size: CGSize) -> ListContentLayout {
        placer(height: size.height).layout(width: size.width)
    }

    /// The layout as high as the content needs, in a width or on one line.
    private func naturalLayout(width: CGFloat?) -> ListContentLayout {
        placer(height: nil).layout(width: width)
    }

    private func placer(height: CGFloat?) -> ListContentPlacer {
        func measure(
            _ label: UILabel?, _ properties: UIListContentConfiguration.TextProperties, _ isThere: Bool
        ) -> ((CGFloat?) -> CGSize)? {
            guard isThere, let label else { return nil }
            return { width in
                var size = label.sizeThatFits(CGSize(width: width ?? .greatestFiniteMagnitude, height: 0))
                // The label sets text that is too wide in a smaller font.
                if properties.adjustsFontSizeToFitWidth, let width { size.width = min(size.width, width) }
                return size
            }
        }
        let standard = UIFontMetrics.default.scaledValue(for: 28, compatibleWith: traitCollection)
        return ListContentPlacer(
            configuration: content, margins: contentMargins, imageSize: shownImage?.size, givenHeight: height,
            standardDimension: standard, scale: max(traitCollection.displayScale, 1),
            measureText: measure(label, content.textProperties, content.hasText),
            measureSecondaryText: measure(
                secondaryLabel, content.secondaryTextProperties, content.hasSecondaryText)
        )
    }

    open override dynamic func layoutSubviews() {
        super.layoutSubviews()
        let layout = layout(in: bounds.size)
        if let frame = layout.text { label?.frame = mirrored(frame, in: layout.size) }
        if let frame = layout.secondaryText { secondaryLabel?.frame = mirrored(frame, in: layout.size) }
        if let frame = layout.image, let imageView {
            imageView.frame = mirrored(frame, in: layout.size)
            let radius = min(content.imageProperties.cornerRadius, min(frame.width, frame.height) / 2)
            imageView.layer.cornerRadius = max(0, radius)
            imageView.clipsToBounds = radius > 0
        }
    }

    /// The width given, and the height that the content needs in it.
    open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize {
        let isBounded = size.width > 0 && size.width < .greatestFiniteMagnitude
        return naturalLayout(width: isBounded ? size.width : nil).size
    }

    /// The size of the content with each text on a line.
    open override dynamic var intrinsicContentSize: CGSize { naturalLayout(width: nil).size }

    override var wrapsAtLayoutWidth: Bool { content.hasText || content.hasSecondaryText }

    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        setNeedsLayout()
    }

    open override dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }
}
