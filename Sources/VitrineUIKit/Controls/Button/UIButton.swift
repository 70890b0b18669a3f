public import Foundation
import VitrineCoreGraphics

/// A control that performs an action when it is pressed.
///
/// What it shows is either set for its states (`setTitle(_:for:)` and the like), or described by a
/// ``Configuration``. With a menu it is a pull-down button; where that changes its selection, a pop-up button.
@MainActor @preconcurrency
open class UIButton: UIControl {
    /// The look of a button.
    public enum ButtonType: Int, Sendable {
        /// No look of its own.
        case custom = 0
        /// A title in the tint colour that dims while pressed.
        case system = 1
        /// A system button with an "i" in a circle, for details.
        case detailDisclosure = 2
        /// A system button with an "i" in a circle.
        case infoLight = 3
        /// A system button with an "i" in a circle: since iOS 7 as ``infoLight``.
        case infoDark = 4
        /// A system button with a plus in a circle.
        case contactAdd = 5

        /// What ``system`` was called before iOS 7.
        public static let roundedRect = ButtonType.system
        /// A grey disc with a cross, to close something.
        case close = 7
    }

    /// What a button is for.
    public enum Role: Int, Sendable {
        /// Nothing in particular.
        case normal = 0
        /// What most people will choose.
        case primary = 1
        /// It leads back without a change.
        case cancel = 2
        /// It deletes something: configured buttons are red in place of their tint.
        case destructive = 3
    }

    /// The type it was made with.
    open internal(set) var buttonType: ButtonType = .custom

    final var faces = ButtonFaces()
    // Made when first needed: a button of an image alone has no label.
    final var parts = ButtonParts()
    final var shown = ShownConfiguration()
    final var menuState = ButtonMenuState()
    final var pointer = ButtonPointer()

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        takeNib(coder, UIButton.self, outermost: Self.nibReader)
    }

    override class var nibReader: AnyClass { UIButton.self }
    override class var isOpaqueAtFirst: Bool { false }
    override func take(_ nib: NibCoder) {
        super.take(nib)
        takeButton(nib)
    }

    /// Makes a custom button with the title and image of `primaryAction`, which it performs.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { take(primaryAction) }
    }

    /// Makes a button of a type.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        become(buttonType)
    }

    /// Makes a system button with an image.
    ///
    /// - Parameters:
    ///   - target: Who is told of presses; nil is the responder chain.
    ///   - action: The method; nil tells nobody.
    open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
        let button = _make(self)
        button.become(.system)
        button.setImage(image, for: .normal)
        if let action { button.addTarget(target, action: action, for: .touchUpInside) }
        return button
    }

    /// Makes a system button with the title and image of `primaryAction`, which it performs.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        if let primaryAction { take(primaryAction) }
    }

    /// Makes a system button that a configuration describes. The title and the image of `primaryAction`, which it
    /// performs, are shown where the configuration has none.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        if let primaryAction { take(primaryAction) }
        self.configuration = configuration
    }

    private func take(_ action: UIAction) {
        if !action.title.isEmpty { setTitle(action.title, for: .normal) }
        setImage(action.image, for: .normal)
        addAction(action, for: .primaryActionTriggered)
    }

    // MARK: Accessibility

    /// The title that is shown, and the subtitle after it, unless another label is set.
    open override dynamic var accessibilityLabel: String? {
        get {
            if let label = super.accessibilityLabel { return label }
            let title = configuration?.title ?? currentTitle
            let parts = [title, configuration?.subtitle].compactMap { $0 }.filter { !$0.isEmpty }
            return parts.isEmpty ? nil : parts.joined(separator: ", ")
        }
        set { super.accessibilityLabel = newValue }
    }
    package override var isAccessibilityElementByKind: Bool { true }
    override var accessibilityTraitsOfKind: UIAccessibilityTraits {
        super.accessibilityTraitsOfKind.union(.button)
    }

    // MARK: Configuration

    /// Asks for ``updateConfiguration()`` with the next layout pass, or before the button is measured. State, tint and
    /// traits ask for it by themselves.
    open func setNeedsUpdateConfiguration() {
        guard shown.configuration != nil else { return }
        shown.needsUpdate = true
        setNeedsLayout()
    }

    /// Changes the configuration for the state of the button. Override and call `super`; do not call.
    open func updateConfiguration() {}

    /// Whether the configuration is shown as ``Configuration/updated(for:)`` makes it for the state. True unless set.
    open var automaticallyUpdatesConfiguration = true {
        didSet { if automaticallyUpdatesConfiguration != oldValue { setNeedsUpdateConfiguration() } }
    }

    /// Whether a press selects the button, or no longer, before its actions are performed; or, where a press opens the
    /// menu, whether one entry of that is chosen, whose title and image the button shows. False unless set.
    open var changesSelectionAsPrimaryAction = false {
        didSet { if changesSelectionAsPrimaryAction != oldValue { menuDidChange() } }
    }

    /// The menu. A press opens it where ``UIControl/showsMenuAsPrimaryAction`` says so, else a finger that rests.
    open var menu: UIMenu? {
        get { menuState.menu }
        set {
            menuState.menu = newValue
            isContextMenuInteractionEnabled = newValue != nil
            menuDidChange()
        }
    }

    /// How the entries of the menu are ordered where it opens upwards. Automatic unless set.
    open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
        get { menuState.order }
        set { menuState.order = newValue }
    }

    open override var showsMenuAsPrimaryAction: Bool {
        didSet { if showsMenuAsPrimaryAction != oldValue { menuDidChange() } }
    }

    open override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { menuConfiguration }

    override func menuDidPerform(_ element: UIMenuElement) { showChosenEntry() }

    /// What the button is for. Normal unless set.
    open var role = Role.normal {
        didSet { if role != oldValue { setNeedsUpdateConfiguration() } }
    }

    // MARK: Faces

    /// Sets the title for a state. States without one show that of `.normal`.
    open func setTitle(_ title: String?, for state: State) {
        guard faces[state].title != title else { return }
        faces[state].title = title
        faceDidChange()
    }

    /// Sets the title with attributes for a state, where it comes before the plain one. States without one show that of
    /// `.normal`.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        guard !LabelText.isSame(faces[state].attributedTitle, title) else { return }
        // What is compared with next time must not change with the program's.
        faces[state].attributedTitle = title.map { NSAttributedString(attributedString: $0) }
        faceDidChange()
    }

    /// Sets the colour of the title for a state. States without one show that of `.normal`.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        guard faces[state].titleColor != color else { return }
        faces[state].titleColor = color
        faceDidChange()
    }

    /// Sets the colour of the title's shadow for a state. States without one show that of `.normal`.
    open func setTitleShadowColor(_ color: UIColor?, for state: State) {
        guard faces[state].titleShadowColor != color else { return }
        faces[state].titleShadowColor = color
        faceDidChange()
    }

    /// Sets the image for a state. States without one show that of `.normal`.
    open func setImage(_ image: UIImage?, for state: State) {
        guard faces[state].image != image else { return }
        faces[state].image = image
        faceDidChange()
    }

    /// Sets the image behind the content for a state, stretched over ``backgroundRect(forBounds:)``. States without one
    /// show that of `.normal`.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        guard faces[state].backgroundImage != image else { return }
        faces[state].backgroundImage = image
        faceDidChange()
    }

    // As on iOS, what was set for no state is that of the normal one.

    /// The title for a state; that of the normal one if none was set for it.
    open func title(for state: State) -> String? { faces.value(\.title, in: state) }
    /// The title with attributes for a state; that of the normal one if none was set for it.
    open func attributedTitle(for state: State) -> NSAttributedString? {
        faces.value(\.attributedTitle, in: state)
    }
    /// The title's colour for a state; that of the normal one if none was set for it, and if none was for that either, white, or
    /// the tint of a system button.
    open func titleColor(for state: State) -> UIColor? {
        faces.value(\.titleColor, in: state) ?? (isSystem ? tintColor : .white)
    }
    /// The colour of the title's shadow for a state; that of the normal one if none was set for it.
    open func titleShadowColor(for state: State) -> UIColor? { faces.value(\.titleShadowColor, in: state) }
    /// The image for a state; that of the normal one if none was set for it.
    open func image(for state: State) -> UIImage? { faces.value(\.image, in: state) }
    /// The image behind the content for a state; that of the normal one if none was set for it.
    open func backgroundImage(for state: State) -> UIImage? { faces.value(\.backgroundImage, in: state) }

    /// The title that is shown, of those set for states.
    open var currentTitle: String? { faces.value(\.title, in: state) }
    /// The title with attributes that is shown, of those set for states.
    open var currentAttributedTitle: NSAttributedString? { faces.attributedTitle(in: state) }
    /// The image that is shown, of those set for states.
    open var currentImage: UIImage? { faces.value(\.image, in: state) }
    /// The image that is shown behind the content.
    open var currentBackgroundImage: UIImage? { faces.value(\.backgroundImage, in: state) }
    /// The colour of the title's shadow.
    open var currentTitleShadowColor: UIColor? { faces.value(\.titleShadowColor, in: state) }
    /// The colour that the title is shown in, where no configuration says another.
    open var currentTitleColor: UIColor {
        if let color = faces.value(\.titleColor, in: state) { return color }
        guard isSystem else { return .white }
        if !isEnabled { return .tertiaryLabel }
        if isTV { return isFocused ? .black : .label }
        return isSelected ? .systemBackground : tintColor
    }

    /// The label of the title; it is made when it is first asked for.
    open var titleLabel: UILabel? {
        updateConfigurationIfNeeded()
        return madeTitleLabel
    }

    /// The view of the image; it is made when it is first asked for.
    open var imageView: UIImageView? {
        updateConfigurationIfNeeded()
        return madeImageView
    }

    /// The label of a configuration's subtitle; nil without one.
    open var subtitleLabel: UILabel? {
        updateConfigurationIfNeeded()
        return parts.subtitle?.isHidden == false ? parts.subtitle : nil
    }

    /// Whether an image is drawn darker while a custom button is pressed. True unless set. It means nothing with a
    /// configuration.
    open var adjustsImageWhenHighlighted = true {
        didSet { if adjustsImageWhenHighlighted != oldValue { stateDidChange() } }
    }

    /// Whether an image is drawn lighter while a button is disabled. True unless set. It means nothing with a
    /// configuration.
    open var adjustsImageWhenDisabled = true {
        didSet { if adjustsImageWhenDisabled != oldValue { stateDidChange() } }
    }

    final func faceDidChange(_ setter: StaticString = #function) {
        noteLayoutChange(setter)
        invalidateIntrinsicContentSize()
        stateDidChange()
    }

    override func stateDidChange() {
        super.stateDidChange()
        if shown.configuration == nil { showFaces() } else { setNeedsUpdateConfiguration() }
    }

    open override dynamic func tintColorDidChange() {
        super.tintColorDidChange()
        stateDidChange()
    }

    open override dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        followTraits(previousTraitCollection)
    }

    // MARK: Rectangles

    /// The distance between the edges and the content, in points. At zero, the default, the system's: 6 points above
    /// and below a title, and a width of at least 30 points. It means nothing with a configuration.
    ///
    /// Traps if it is set to what is not finite, as the two below.
    open var contentEdgeInsets = UIEdgeInsets.zero {
        didSet { insetsDidChange("contentEdgeInsets", contentEdgeInsets, oldValue, changesSize: true) }
    }

    /// How much smaller the title's rectangle is, and how far from its place, in points. The button's size does not
    /// depend on it. It means nothing with a configuration.
    open var titleEdgeInsets = UIEdgeInsets.zero {
        didSet { insetsDidChange("titleEdgeInsets", titleEdgeInsets, oldValue, changesSize: false) }
    }

    /// How much smaller the image's rectangle is, and how far from its place, in points. The button's size does not
    /// depend on it. It means nothing with a configuration.
    open var imageEdgeInsets = UIEdgeInsets.zero {
        didSet { insetsDidChange("imageEdgeInsets", imageEdgeInsets, oldValue, changesSize: false) }
    }

    private func insetsDidChange(
        _ name: String, _ insets: UIEdgeInsets, _ old: UIEdgeInsets, changesSize: Bool
    ) {
        demand(
            insets.top.isFinite && insets.left.isFinite && insets.bottom.isFinite && insets.right.isFinite,
            "UIButton: \(name) must be finite numbers of points, not \(insets). A length that was computed by dividing "
                + "by zero is a likely cause.")
        guard insets != old else { return }
        if changesSize { invalidateIntrinsicContentSize() }
        setNeedsLayout()
    }

    /// Where the background image goes: all of `bounds` unless overridden.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Where image and title go: `bounds` less the insets.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: effectiveContentInsets) }

    /// Where the title goes, in the same coordinates as `contentRect`.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        contentLayout(in: contentRect).titleRect
    }

    /// Where the image goes, in the same coordinates as `contentRect`.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        contentLayout(in: contentRect).imageRect
    }

    // MARK: Layout

    /// The size of the content with the insets around it.
    open override dynamic var intrinsicContentSize: CGSize { fittingSize(width: nil) }

    /// The size of the content with the insets around it. Titles of several lines break at `size.width`.
    open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize {
        let isBounded = size.width > 0 && size.width < .greatestFiniteMagnitude
        return fittingSize(width: isBounded ? size.width : nil)
    }

    override var wrapsAtLayoutWidth: Bool { wrapsTitle }
    override var layoutDescriptionText: String? { currentTitle }
    override var baselineFont: UIFont? { hasTitle ? madeTitleLabel.font : nil }
    override var baselineInsets: (first: CGFloat, last: CGFloat)? { titleBaselines }
    override var textStretch: (share: CGFloat, height: CGFloat)? { hasTitle ? titleStretch : nil }

    open override dynamic func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        placeParts()
    }

    open override var semanticContentAttribute: UISemanticContentAttribute {
        didSet { if semanticContentAttribute != oldValue { setNeedsUpdateConfiguration() } }
    }

    // MARK: Pressing

    override func primaryTouchEnded(with event: UIEvent?) { performPrimaryAction(with: event) }

    final func performPrimaryAction(with event: UIEvent?) {
        if openPrimaryMenu(with: event) { return }
        if changesSelectionAsPrimaryAction { isSelected.toggle() }
        sendActions(for: .primaryActionTriggered, with: event)
    }

    /// Enabled buttons can have the focus.
    open override dynamic var canBecomeFocused: Bool { isEnabled }

    override func focusDidChange(with coordinator: UIFocusAnimationCoordinator) {
        guard isTV else { return super.focusDidChange(with: coordinator) }
        coordinator.addCoordinatedAnimations { self.showFocus() }
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard isEnabled, presses.contains(where: { $0.type == .select }) else {
            super.pressesBegan(presses, with: event)
            return
        }
        isHighlighted = true
        sinkOrLift()
        if !isTV { sendActions(for: .touchDown, with: event) }
    }

    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard isHighlighted, presses.contains(where: { $0.type == .select }) else {
            super.pressesEnded(presses, with: event)
            return
        }
        isHighlighted = false
        sinkOrLift()
        // A key does what a finger does, as with the full keyboard access of iOS; a remote triggers the primary action alone.
        if !isTV { sendActions(for: .touchUpInside, with: event) }
        performPrimaryAction(with: event)
    }

    open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard isHighlighted else {
            super.pressesCancelled(presses, with: event)
            return
        }
        isHighlighted = false
        sinkOrLift()
        if !isTV { sendActions(for: .touchCancel, with: event) }
    }
}
