import Foundation
import VitrineCoreGraphics

/// What a button shows of its configuration.
@MainActor
struct ShownConfiguration {
    var configuration: UIButton.Configuration?
    /// The configuration for the state, which the parts show.
    var resolved: UIButton.Configuration?
    var needsUpdate = false
    var isUpdating = false
    var handler: UIButton.ConfigurationUpdateHandler?
}

extension UIButton {
    /// Brings the configuration of a button up to date with its state.
    public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void

    /// What the button shows. Nil at first: then what is set for states is shown.
    ///
    /// Texts, colours and images that are set for states are shown where the configuration has none; the insets of
    /// edges, and what happens to images, are the configuration's alone.
    public var configuration: Configuration? {
        get { shown.configuration }
        set {
            guard newValue != shown.configuration else { return }
            noteLayoutChange()
            let had = shown.configuration != nil
            shown.configuration = newValue
            if newValue == nil {
                leaveConfiguration()
            } else if !had {
                parts.platter?.isHidden = true
            }
            if !shown.isUpdating {
                shown.needsUpdate = newValue != nil
                invalidateIntrinsicContentSize()
                setNeedsLayout()
            }
        }
    }

    /// Called after ``updateConfiguration()``. A button that has no configuration gets a plain one by this.
    public var configurationUpdateHandler: ConfigurationUpdateHandler? {
        get { shown.handler }
        set {
            shown.handler = newValue
            guard newValue != nil else { return }
            if shown.configuration == nil { configuration = .plain() }
            setNeedsUpdateConfiguration()
        }
    }

    /// Lets program and system bring the configuration up to date, where that was asked for, and shows it.
    ///
    /// - Parameter isMeasured: Whether the caller asks for the size anyway.
    final func updateConfigurationIfNeeded(isMeasured: Bool = false) {
        guard shown.needsUpdate, !shown.isUpdating else { return }
        shown.needsUpdate = false
        shown.isUpdating = true
        updateConfiguration()
        shown.handler?(self)
        shown.isUpdating = false
        guard let configuration = shown.configuration else { return }
        let old = shown.resolved
        let resolved = automaticallyUpdatesConfiguration ? configuration.updated(for: self) : configuration
        shown.resolved = resolved
        show(resolved)
        guard !isMeasured, old.map({ !$0.hasSize(of: resolved) }) ?? true else { return }
        invalidateIntrinsicContentSize()
    }

    private func leaveConfiguration() {
        shown.resolved = nil
        shown.needsUpdate = false
        parts.background?.removeFromSuperview()
        parts.background = nil
        parts.indicator?.isHidden = true
        parts.subtitle?.isHidden = true
        if let label = parts.title {
            label.numberOfLines = 1
            label.lineBreakMode = .byTruncatingMiddle
            label.textAlignment = .center
            if let font = parts.defaultFont { label.font = font }
            label.attributedText = nil
        }
        parts.image?.tintColor = nil
        parts.activity?.stopAnimating()
        showFaces()
    }

    final func labelDidChange() {
        // What the button itself does to its labels it takes into account by itself.
        guard shown.configuration == nil else { return }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: Showing

    private func show(_ configuration: Configuration) {
        let text = configuration.texts(for: self)
        show(
            text.title, configuration.titleLineBreakMode, in: text.title == nil ? parts.title : madeTitleLabel
        )
        show(
            text.subtitle, configuration.subtitleLineBreakMode,
            in: text.subtitle == nil ? parts.subtitle : madeSubtitleLabel)
        let preferred =
            configuration.preferredSymbolConfigurationForImage ?? currentPreferredSymbolConfiguration
        let image = (configuration.image ?? currentImage)?.preferring(preferred, traits: traitCollection)
        let color = configuration.foreground ?? tintColor ?? .systemBlue
        if configuration.showsActivityIndicator {
            let view = madeActivityIndicator
            view.color = configuration.activityIndicatorColorTransformer?(color) ?? color
            view.startAnimating()
        } else {
            parts.activity?.stopAnimating()
        }
        if image != nil || parts.image != nil {
            let view = madeImageView
            view.image =
                image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
            view.tintColor = configuration.imageColorTransformer?(color) ?? color
            view.alpha = 1
            view.isShaded = false
            view.isHidden = image == nil || configuration.showsActivityIndicator
        }
        parts.backgroundImage?.image = nil
        showBackground(of: configuration)
        setNeedsLayout()
    }

    private func show(_ text: NSAttributedString?, _ lineBreakMode: NSLineBreakMode, in label: UILabel?) {
        guard let label else { return }
        label.isHidden = text == nil
        guard let shown = text else { return }
        let wraps = lineBreakMode == .byWordWrapping || lineBreakMode == .byCharWrapping
        label.numberOfLines = wraps ? 0 : 1
        label.lineBreakMode = lineBreakMode
        label.alpha = 1
        label.shadowColor = nil
        if label.attributedText != shown { label.attributedText = shown }
        if shown.length > 0, let font = shown.attribute(.font, at: 0, effectiveRange: nil) as? UIFont,
            label.font != font
        {
            // What baselines and spacing by fonts go by.
            label.font = font
        }
    }

    private func showBackground(of configuration: Configuration) {
        var background = configuration.background
        background.resolve(cornerRadius: configuration.cornerRadius(for: traitCollection))
        if background.image == nil { background.image = currentBackgroundImage }
        if let view = parts.background {
            view.configuration = background
        } else {
            let view = ConfiguredBackgroundView(background)
            parts.background = view
            insertSubview(view, at: 0)
            view.frame = bounds
        }
    }

    // MARK: Layout

    private func layout(_ configuration: Configuration) -> ConfiguredButtonLayout {
        var layout = ConfiguredButtonLayout()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func measure(_ label: UILabel?) -> ConfiguredButtonLayout.Measure? {
            guard let label, !label.isHidden else { return nil }
            return { label.sizeThatFits(CGSize(width: $0 ?? .greatestFiniteMagnitude, height: 0)) }
        }
        layout.title = measure(parts.title)
        layout.subtitle = measure(parts.subtitle)
        layout.image =
            configuration.showsActivityIndicator
            ? parts.activity?.intrinsicContentSize
            : parts.image?.isHidden == false ? parts.image?.image?.size : nil
        layout.side = configuration.side(isMirrored: isMirrored)
        layout.imageReservation = configuration.imageReservation
        layout.imagePadding = configuration.imagePadding
        layout.titlePadding = configuration.titlePadding
        layout.titleAlignment = configuration.alignment(isMirrored: isMirrored)
        layout.horizontal = effectiveContentHorizontalAlignment
        layout.vertical = contentVerticalAlignment
        layout.scale = max(traitCollection.displayScale, 1)
        return layout
    }

    /// The insets from left to right.
    private func insets(_ configuration: Configuration) -> UIEdgeInsets {
        var insets = configuration.contentInsets(isTV: isTV)
        insets.trailing += indicatorRoom(configuration)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return UIEdgeInsets(
            top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
            right: isMirrored ? insets.leading : insets.trailing)
    }

    final func fittingSize(width: CGFloat?) -> CGSize {
        updateConfigurationIfNeeded(isMeasured: true)
        guard let configuration = shown.resolved else { return fittingFaces(width: width) }
        let insets = insets(configuration)
        let content = layout(configuration).size(
            width: width.map { max(0, $0 - insets.left - insets.right) })
        return CGSize(
            width: max(0, content.width + insets.left + insets.right),
            height: max(0, content.height + insets.top + insets.bottom))
    }

    final func placeParts() {
        guard let configuration = shown.resolved else { return placeFaces() }
        parts.background?.frame = bounds
        let layout = layout(configuration)
        let frames = layout.frames(in: bounds.inset(by: insets(configuration)))
        if let frame = frames.title { parts.title?.frame = frame }
        if let frame = frames.subtitle { parts.subtitle?.frame = frame }
        if let frame = frames.image {
            parts.image?.frame = frame
            parts.activity?.frame = frame
        }
        let shownFrames = [frames.title, frames.subtitle, frames.image].compactMap { $0 }
        let content = shownFrames.reduce(CGRect.null) { $0.union($1) }
        placeIndicator(configuration, content: content.isNull ? bounds : content)
        let alignment: NSTextAlignment =
            switch layout.titleAlignment {
            case .leading: .left
            case .center: .center
            case .trailing: .right
            }
        parts.title?.textAlignment = alignment
        parts.subtitle?.textAlignment = alignment
    }

    final var wrapsTitle: Bool {
        updateConfigurationIfNeeded(isMeasured: true)
        guard shown.resolved != nil else { return false }
        return [parts.title, parts.subtitle].contains {
            guard let label = $0, !label.isHidden else { return false }
            return label.numberOfLines != 1
        }
    }

    /// How far the baselines of the title are from the edges of a button that has its size of choice.
    final var titleBaselines: (first: CGFloat, last: CGFloat)? {
        updateConfigurationIfNeeded(isMeasured: true)
        guard hasTitle, let insets = madeTitleLabel.baselineInsets else { return nil }
        let size = textSize
        let room = CGRect(origin: .zero, size: size)
        let frame: CGRect
        if let configuration = shown.resolved {
            frame = layout(configuration).frames(in: room.inset(by: self.insets(configuration))).title ?? room
        } else {
            frame = titleRect(forContentRect: contentRect(forBounds: room))
        }
        // In a rectangle that is higher than its lines, a label has them in the middle.
        let lines = madeTitleLabel.sizeThatFits(CGSize(width: frame.width, height: 0)).height
        let space = max(0, frame.height - lines) / 2
        return (frame.minY + space + insets.first, size.height - frame.maxY + space + insets.last)
    }

    /// The size that baselines are told for: of the button's choice, at the width that wrapping titles have.
    private var textSize: CGSize { fittingSize(width: wrapsTitle && bounds.width > 0 ? bounds.width : nil) }

    final var titleStretch: (share: CGFloat, height: CGFloat) {
        let share: CGFloat =
            switch contentVerticalAlignment {
            case .top: 0
            case .bottom: 1
            case .center: 0.5
            // Without configuration the label fills the height, and has its text in the middle.
            case .fill: shown.resolved == nil ? 0.5 : 0
            }
        return (share, textSize.height - alignmentRectInsets.top - alignmentRectInsets.bottom)
    }
}
