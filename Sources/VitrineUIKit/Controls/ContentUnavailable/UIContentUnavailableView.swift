public import Foundation
import VitrineCoreGraphics

/// Shows what stands in the place of content that there is not.
@MainActor @preconcurrency
open class UIContentUnavailableView: UIView, UIContentView {
    private var content: UIContentUnavailableConfiguration
    private let background: ConfiguredBackgroundView
    private let imageView = UIImageView(frame: .zero)
    private lazy var wheel = UIActivityIndicatorView(style: .medium)
    private let label = UILabel(frame: .zero)
    private let secondaryLabel = UILabel(frame: .zero)
    private var buttons: [UIButton] = []

    /// No line is longer: by eye, as wide as is read with ease.
    private static let mostWidth: CGFloat = 440

    /// Makes a view that shows a configuration.
    public init(configuration: UIContentUnavailableConfiguration) {
        content = configuration
        background = ConfiguredBackgroundView(configuration.background)
        super.init(frame: .zero)
        for view in [background, imageView, label, secondaryLabel] { addSubview(view) }
        show()
    }

    /// There are no archives of this view: always nil.
    public required init?(coder: NSCoder) { nil }

    /// What is shown. Traps if it is set to a configuration of another type.
    public var configuration: any UIContentConfiguration {
        get { content }
        set {
            guard let newValue = newValue as? UIContentUnavailableConfiguration else {
                fatalError(
                    "UIContentUnavailableView was given a configuration of type \(type(of: newValue)). It shows "
                        + "UIContentUnavailableConfiguration only: make the view of another configuration with "
                        + "makeContentView(), or ask supports(_:) first.")
            }
            guard newValue != content else { return }
            content = newValue
            show()
        }
    }

    // MARK: Parts

    private func show() {
        background.configuration = content.background
        let image = content.image?.preferring(
            content.imageProperties.preferredSymbolConfiguration, traits: traitCollection)
        imageView.image = image
        imageView.isHidden = image == nil
        imageView.tintColor = content.imageProperties.tintColor
        let isLoading = content.style == .loading && image == nil
        if isLoading {
            addSubview(wheel)
            wheel.startAnimating()
        } else if wheel.superview != nil {
            wheel.stopAnimating()
            wheel.removeFromSuperview()
        }
        apply(content.textProperties, content.text, content.attributedText, to: label)
        apply(
            content.secondaryTextProperties, content.secondaryText, content.secondaryAttributedText,
            to: secondaryLabel)
        for button in buttons { button.removeFromSuperview() }
        buttons = [
            button(content.button, content.buttonProperties),
            button(content.secondaryButton, content.secondaryButtonProperties),
        ].compactMap { $0 }
        for button in buttons { addSubview(button) }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func apply(
        _ properties: UIContentUnavailableConfiguration.TextProperties, _ text: String?,
        _ attributedText: NSAttributedString?, to label: UILabel
    ) {
        label.font = properties.font
        label.adjustsFontForContentSizeCategory = true
        label.textColor = properties.color
        label.lineBreakMode = properties.lineBreakMode
        label.numberOfLines = properties.numberOfLines
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
        label.textAlignment = content.alignment == .center ? .center : .natural
        if let attributedText { label.attributedText = attributedText } else { label.text = text }
        label.isHidden = attributedText.map { $0.length == 0 } ?? (text ?? "").isEmpty
    }

    private func button(
        _ configuration: UIButton.Configuration,
        _ properties: UIContentUnavailableConfiguration.ButtonProperties
    ) -> UIButton? {
        var configuration = configuration
        if configuration.attributedTitle == nil, configuration.image == nil {
            configuration.title = properties.primaryAction?.title
            configuration.image = properties.primaryAction?.image
            guard !(configuration.title ?? "").isEmpty || configuration.image != nil else { return nil }
        }
        let button = UIButton(configuration: configuration, primaryAction: properties.primaryAction)
        button.menu = properties.menu
        button.showsMenuAsPrimaryAction = properties.menu != nil && properties.primaryAction == nil
        button.isEnabled = properties.isEnabled
        button.role = properties.role
        return button
    }

    // MARK: Layout

    private var insets: UIEdgeInsets {
        let own = content.directionalLayoutMargins
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var insets = UIEdgeInsets(
            top: own.top, left: isMirrored ? own.trailing : own.leading, bottom: own.bottom,
            right: isMirrored ? own.leading : own.trailing)
        let safe = safeAreaInsets
        let outer = superview?.layoutMargins ?? .zero
        let axes = content.axesPreservingSuperviewLayoutMargins
        if axes.contains(.vertical) {
            insets.top = max(insets.top, safe.top)
            insets.bottom = max(insets.bottom, safe.bottom)
        }
        if axes.contains(.horizontal) {
            insets.left = max(insets.left, outer.left, safe.left)
            insets.right = max(insets.right, outer.right, safe.right)
        }
        return insets
    }

    /// The parts from top to bottom, each with its size and what is above it.
    private func parts(width: CGFloat) -> [(view: UIView, size: CGSize, space: CGFloat)] {
        var result: [(view: UIView, size: CGSize, space: CGFloat)] = []
        func add(_ view: UIView, _ size: CGSize, _ space: CGFloat) {
            result.append((view, size, result.isEmpty ? 0 : space))
        }
        func fitting(_ view: UIView) -> CGSize {
            let size = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
            return CGSize(width: min(size.width, width), height: size.height)
        }
        if wheel.superview != nil { add(wheel, wheel.intrinsicContentSize, 0) }
        if !imageView.isHidden, let image = imageView.image { add(imageView, size(of: image, width), 0) }
        if !label.isHidden { add(label, fitting(label), content.imageToTextPadding) }
        if !secondaryLabel.isHidden {
            let isBelowText = !label.isHidden
            add(
                secondaryLabel, fitting(secondaryLabel),
                isBelowText ? content.textToSecondaryTextPadding : content.imageToTextPadding)
        }
        for (index, button) in buttons.enumerated() {
            add(
                button, fitting(button),
                index == 0 ? content.textToButtonPadding : content.buttonToSecondaryButtonPadding)
        }
        return result
    }

    private func size(of image: UIImage, _ width: CGFloat) -> CGSize {
        let (size, most) = (image.size, content.imageProperties.maximumSize)
        var scale = min(1, width / max(size.width, 1))
        if most.width > 0 { scale = min(scale, most.width / max(size.width, 1)) }
        if most.height > 0 { scale = min(scale, most.height / max(size.height, 1)) }
        return CGSize(width: size.width * scale, height: size.height * scale)
    }

    open override dynamic func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        let room = bounds.inset(by: insets)
        let width = min(max(0, room.width), Self.mostWidth)
        let parts = parts(width: width)
        let height = parts.reduce(0) { $0 + $1.space + $1.size.height }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let grid = PixelGrid(of: self)
        var y = max(room.minY, room.midY - height / 2)
        for part in parts {
            y += part.space
            let x: CGFloat =
                content.alignment == .center
                ? room.midX - part.size.width / 2 : isMirrored ? room.maxX - part.size.width : room.minX
            part.view.frame = grid.placed(CGRect(origin: CGPoint(x: x, y: y), size: part.size))
            y += part.size.height
        }
        let radius = min(
            content.imageProperties.cornerRadius, min(imageView.bounds.width, imageView.bounds.height) / 2)
        imageView.layer.cornerRadius = max(0, radius)
        imageView.clipsToBounds = radius > 0
    }

    /// The width given, and the height that the parts need in it.
    open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize {
        let margins = content.directionalLayoutMargins
        let sides = margins.leading + margins.trailing
        let isBounded = size.width > 0 && size.width < .greatestFiniteMagnitude
        let width = isBounded ? min(max(0, size.width - sides), Self.mostWidth) : Self.mostWidth
        let parts = parts(width: width)
        let height = parts.reduce(margins.top + margins.bottom) { $0 + $1.space + $1.size.height }
        return CGSize(
            width: isBounded ? size.width : (parts.map(\.size.width).max() ?? 0) + sides, height: height)
    }

    /// The size of the parts with each text on a line.
    open override dynamic var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    open override dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        show()
    }
}
