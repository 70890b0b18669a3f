public import Foundation
import VitrineCoreGraphics

/// A control that performs an action when it is pressed.
@MainActor @preconcurrency
open class UIButton: UIControl {
    /// The look of a button.
    public enum ButtonType: Int, Sendable {
        /// No look of its own.
        case custom = 0
        /// A title in the tint colour that dims while pressed.
        case system = 1
    }

    private struct Face {
        var title: String?
        var titleColor: UIColor?
        var image: UIImage?
    }

    private var faces: [State.RawValue: Face] = [:]

    /// The type it was made with.
    open private(set) var buttonType: ButtonType = .custom

    // Made when first needed: a button of an image alone has no label.
    private var labelIfMade: UILabel?
    private var pictureIfMade: UIImageView?

    private var label: UILabel {
        if let labelIfMade { return labelIfMade }
        let label = UILabel(frame: .zero)
        label.font = .systemFont(ofSize: isTV ? 38 : buttonType == .system ? 15 : 18)
        label.textAlignment = .center
        labelIfMade = label
        addSubview(label)
        return label
    }

    private var picture: UIImageView {
        if let pictureIfMade { return pictureIfMade }
        let view = UIImageView(frame: .zero)
        view.contentMode = .scaleAspectFit
        pictureIfMade = view
        addSubview(view)
        return view
    }

    private var isTV: Bool { traitCollection.userInterfaceIdiom == .tv }

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Makes a button of a type.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
        stateDidChange()
    }

    /// Makes a system button with the title and image of `primaryAction`, which it performs.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        guard let primaryAction else { return }
        setTitle(primaryAction.title, for: .normal)
        setImage(primaryAction.image, for: .normal)
        addAction(primaryAction, for: .primaryActionTriggered)
    }

    // MARK: Face

    /// Sets the title for a state. States without one show that of `.normal`.
    open func setTitle(_ title: String?, for state: State) {
        faces[state.rawValue, default: Face()].title = title
        faceDidChange()
    }

    /// Sets the colour of the title for a state. States without one show that of `.normal`.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        faces[state.rawValue, default: Face()].titleColor = color
        faceDidChange()
    }

    /// Sets the image for a state. States without one show that of `.normal`.
    open func setImage(_ image: UIImage?, for state: State) {
        faces[state.rawValue, default: Face()].image = image
        faceDidChange()
    }

    /// The title for a state; nil if none was set for it.
    open func title(for state: State) -> String? { faces[state.rawValue]?.title }
    /// The title's colour for a state; nil if none was set for it.
    open func titleColor(for state: State) -> UIColor? { faces[state.rawValue]?.titleColor }
    /// The image for a state; nil if none was set for it.
    open func image(for state: State) -> UIImage? { faces[state.rawValue]?.image }

    /// The title that is shown.
    open var currentTitle: String? { value(\.title) }
    /// The image that is shown.
    open var currentImage: UIImage? { value(\.image) }
    /// The colour that the title is shown in.
    open var currentTitleColor: UIColor {
        if let color = value(\.titleColor) { return color }
        guard buttonType == .system else { return .white }
        return isEnabled ? tintColor : .tertiaryLabel
    }

    /// The label of the title; it is made when it is first asked for.
    open var titleLabel: UILabel? { label }
    /// The view of the image; it is made when it is first asked for.
    open var imageView: UIImageView? { picture }

    private func value<Value>(_ path: KeyPath<Face, Value?>) -> Value? {
        faces[state.rawValue]?[keyPath: path]
            ?? faces[state.subtracting(.focused).rawValue]?[keyPath: path]
            ?? faces[State.normal.rawValue]?[keyPath: path]
    }

    private func faceDidChange() {
        invalidateIntrinsicContentSize()
        stateDidChange()
    }

    override func stateDidChange() {
        super.stateDidChange()
        // iOS dims a pressed system button to about a fifth.
        let strength: CGFloat = buttonType == .system && isHighlighted ? 0.2 : 1
        let title = currentTitle
        if title != nil || labelIfMade != nil {
            label.text = title
            label.textColor = currentTitleColor
            label.alpha = strength
        }
        let image = currentImage
        if image != nil || pictureIfMade != nil {
            let isTemplate = buttonType == .system && image?.renderingMode == .automatic
            picture.image = isTemplate ? image?.withRenderingMode(.alwaysTemplate) : image
            picture.alpha = strength
        }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        stateDidChange()
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    override var baselineFont: UIFont? { currentTitle == nil ? nil : label.font }

    override var baselineInsets: (first: CGFloat, last: CGFloat)? {
        guard currentTitle != nil, let insets = label.baselineInsets else { return nil }
        let space = (intrinsicContentSize.height - label.intrinsicContentSize.height) / 2
        return (insets.first + space, insets.last + space)
    }

    /// The size of image and title beside each other; a system button is at least 30 by 34 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let title = currentTitle == nil ? .zero : label.sizeThatFits(.zero)
        let image = currentImage?.size ?? .zero
        let content = CGSize(width: title.width + image.width, height: max(title.height, image.height))
        guard buttonType == .system else { return content }
        return CGSize(width: max(content.width, 30), height: max(content.height + 12, 34))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let image = currentImage?.size ?? .zero
        let wanted = currentTitle == nil ? .zero : label.sizeThatFits(.zero)
        let title = CGSize(
            width: min(wanted.width, max(0, bounds.width - image.width)),
            height: min(wanted.height, bounds.height))
        let left = bounds.midX - (image.width + title.width) / 2
        if currentImage != nil {
            picture.frame = CGRect(
                x: left, y: bounds.midY - image.height / 2, width: image.width, height: image.height)
        }
        if currentTitle != nil {
            label.frame = CGRect(
                x: left + image.width, y: bounds.midY - title.height / 2, width: title.width,
                height: title.height)
        }
    }

    // MARK: Pressing

    override func primaryTouchEnded() { sendActions(for: .primaryActionTriggered) }

    /// Enabled buttons can have the focus.
    open override var canBecomeFocused: Bool { isEnabled }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard isEnabled, presses.contains(where: { $0.type == .select }) else {
            super.pressesBegan(presses, with: event)
            return
        }
        isHighlighted = true
    }

    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard isHighlighted, presses.contains(where: { $0.type == .select }) else {
            super.pressesEnded(presses, with: event)
            return
        }
        isHighlighted = false
        sendActions(for: .primaryActionTriggered)
    }

    open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard isHighlighted else {
            super.pressesCancelled(presses, with: event)
            return
        }
        isHighlighted = false
    }
}
