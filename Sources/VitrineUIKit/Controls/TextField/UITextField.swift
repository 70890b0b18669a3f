public import Foundation
import VitrineCoreGraphics
import VitrineFoundation
import VitrineGraphics
import VitrinePlatform
import VitrineText

/// A line of text that a person edits.
///
/// A click places the caret, a double click selects a word, dragging selects; keys are those of a desktop: arrows, Home and End
/// with Shift and Control, Ctrl+A, C, X, V, Z. A keyboard on the screen never appears.
@MainActor @preconcurrency
open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting {
    /// The size of the font unless set, in points.
    static let fontSize: CGFloat = 17

    final let editing: TextEditing
    final let canvas = TextCanvas()
    final let caret = CaretView()
    final let border = UIView()
    final let placeholderLabel = PlaceholderLabel()
    final var clearButton: UIButton?
    /// How far the text is scrolled, in points.
    final var scrolled: CGFloat = 0
    final var isEditingNow = false
    /// A press that begins editing is down.
    private final var isBeingSelected = false
    private final var endReason = DidEndEditingReason.committed
    private final var ownBaselines: (first: CGFloat, last: CGFloat)?

    public override init(frame: CGRect) {
        editing = TextEditing(defaults: Self.standardAttributes)
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        editing = TextEditing(defaults: Self.standardAttributes)
        super.init(coder: coder)
        setUp()
        takeNib(coder, UITextField.self, outermost: Self.nibReader)
    }

    override class var nibReader: AnyClass { UITextField.self }
    override class var isOpaqueAtFirst: Bool { false }
    override class func nibPath(_ key: String) -> AnyKeyPath? { textFieldNibPaths[key] ?? super.nibPath(key) }
    override func take(_ nib: NibCoder) {
        super.take(nib)
        takeTextField(nib)
    }

    private static var standardAttributes: [NSAttributedString.Key: Any] {
        [.font: UIFont.systemFont(ofSize: fontSize), .foregroundColor: UIColor.label]
    }

    private func setUp() {
        editing.owner = self
        editing.menu.attach(to: self)
        editing.traits = traitCollection
        border.isUserInteractionEnabled = false
        border.isHidden = true
        canvas.clipsToBounds = true
        canvas.draws = { [weak self] in self?.draw(canvasBounds: $0) }
        caret.isHidden = true
        placeholderLabel.field = self
        placeholderLabel.textColor = .placeholderText
        placeholderLabel.font = font
        for view in [border, placeholderLabel, canvas] { super.addSubview(view) }
        _ = touchSelection
        canvas.addSubview(caret)
    }

    // MARK: Text

    /// The text; never nil, unless nothing was set. Setting it puts the caret behind it, and tells nobody.
    open var text: String? {
        get {
            noteRead(\UITextField.text)
            return editing.content.string
        }
        set {
            MainThread.demand(self)
            let new = cleaned(newValue ?? "")
            guard new != editing.content.string else { return }
            noteChange(\UITextField.text, from: editing.content.string, to: new) {
                editing.setText([.init(new, editing.defaults)])
                programDidChangeText()
            }
        }
    }

    override func ownObservablePath(named name: String) -> AnyKeyPath? {
        name == "text" ? \UITextField.text : super.ownObservablePath(named: name)
    }

    /// The text with its attributes.
    open var attributedText: NSAttributedString? {
        get { editing.attributedText }
        set {
            MainThread.demand(self)
            editing.setText(newValue.map { TextEditing.pieces(of: $0, over: editing.defaults) } ?? [])
            programDidChangeText()
        }
    }

    private func programDidChangeText() {
        textLookDidChange()
        selectionDidChange()
    }

    /// The font. By default the system font of 17 points. Setting it changes all of the text.
    open var font: UIFont? {
        get { editing.defaults.font }
        set { setAttributes([.font: newValue ?? UIFont.systemFont(ofSize: Self.fontSize)]) }
    }

    /// The colour of the text. `UIColor.label` by default. Setting it changes all of the text.
    open var textColor: UIColor? {
        get { editing.defaults.values[.foregroundColor] as? UIColor }
        set { setAttributes([.foregroundColor: newValue ?? UIColor.label]) }
    }

    /// Where the text stands. `.natural` by default.
    open var textAlignment: NSTextAlignment {
        get { editing.alignment }
        set {
            guard newValue != editing.alignment else { return }
            editing.alignment = newValue
            placeholderLabel.textAlignment = newValue
            textLookDidChange()
        }
    }

    /// The attributes of text that has none of its own. Setting them changes all of the text.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { editing.defaults.values }
        set { setAttributes(newValue) }
    }

    /// The attributes of what is typed next; nil while nothing is edited. They hold until the selection changes.
    open var typingAttributes: [NSAttributedString.Key: Any]? {
        get { isEditingNow ? editing.typingAttributes.values : nil }
        set { editing.typing = newValue.map { TextAttributes($0) } }
    }

    /// Whether the attributes of the text may be changed by a person. Nothing offers it yet but programs. False by default.
    open var allowsEditingTextAttributes = false

    private func setAttributes(_ attributes: [NSAttributedString.Key: Any]) {
        MainThread.demand(self)
        editing.defaults = editing.defaults.setting(attributes)
        editing.content.changeAttributes(in: 0..<editing.content.length) { $0.setting(attributes) }
        if editing.isEmpty { editing.content = TextEditing.Content(attributes: editing.defaults) }
        if placeholderAttributes == nil { placeholderLabel.font = font }
        invalidateIntrinsicContentSize()
        textLookDidChange()
    }

    /// Whether text that does not fit is set smaller, down to ``minimumFontSize``. False by default.
    open var adjustsFontSizeToFitWidth = false {
        didSet { if adjustsFontSizeToFitWidth != oldValue { textLookDidChange() } }
    }

    /// The smallest size that text is shrunk to, in points. 0 by default.
    open var minimumFontSize: CGFloat = 0 {
        didSet { if minimumFontSize != oldValue { textLookDidChange() } }
    }

    /// Whether the font follows the text size that the user chooses. False by default.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory != oldValue { adjustFont() } }
    }

    private func adjustFont() {
        guard adjustsFontForContentSizeCategory, let font else { return }
        self.font = font.adjusted(to: traitCollection)
    }

    // MARK: Placeholder

    private final var placeholderAttributes: NSAttributedString?

    /// What is shown while there is no text.
    open var placeholder: String? {
        get { placeholderAttributes?.string ?? placeholderLabel.text }
        set {
            placeholderAttributes = nil
            placeholderLabel.textColor = .placeholderText
            placeholderLabel.font = font
            placeholderLabel.text = newValue
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// What is shown while there is no text, with attributes; those that are not set are the field's.
    open var attributedPlaceholder: NSAttributedString? {
        get { placeholderAttributes ?? placeholder.map { NSAttributedString(string: $0) } }
        set {
            placeholderAttributes = newValue
            placeholderLabel.textColor = .placeholderText
            placeholderLabel.font = font
            if let newValue {
                let whole = NSMutableAttributedString(string: "")
                let look = TextAttributes([
                    .font: font ?? .systemFont(ofSize: Self.fontSize),
                    .foregroundColor: UIColor.placeholderText,
                ])
                for piece in TextEditing.pieces(of: newValue, over: look) {
                    whole.append(NSAttributedString(string: piece.text, attributes: piece.attributes.values))
                }
                placeholderLabel.attributedText = whole
            } else {
                placeholderLabel.text = nil
            }
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// Draws the placeholder. Override to draw another one, or none; do not call.
    ///
    /// - Parameter rect: Where it goes, in the field's coordinates: ``placeholderRect(forBounds:)``.
    open func drawPlaceholder(in rect: CGRect) { placeholderLabel.drawOwn(in: rect) }

    // MARK: Looks

    /// What is around the text. `.none` by default.
    open var borderStyle = BorderStyle.none {
        didSet {
            guard borderStyle != oldValue else { return }
            updateBorder()
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// An image in the place of the border; nil, the default, is none. With a round border it is not shown.
    open var background: UIImage? { didSet { if background != oldValue { updateBorder() } } }
    /// The same while the field is disabled; nil, the default, is ``background``, without which it does not count.
    open var disabledBackground: UIImage? {
        didSet { if disabledBackground != oldValue { updateBorder() } }
    }
    private final var backgroundPicture: UIImageView?

    private func updateBackground() {
        guard let background, borderStyle != .roundedRect else {
            backgroundPicture?.removeFromSuperview()
            return backgroundPicture = nil
        }
        let picture = backgroundPicture ?? UIImageView(frame: borderRect(forBounds: bounds))
        picture.image = isEnabled ? background : disabledBackground ?? background
        guard backgroundPicture == nil else { return }
        backgroundPicture = picture
        picture.isUserInteractionEnabled = false
        super.insertSubview(picture, at: 0)
    }

    private func updateBorder() {
        updateBackground()
        border.isHidden = borderStyle == .none || backgroundPicture != nil
        let isRound = borderStyle == .roundedRect
        // Radius 5, as UIKit's own. Apple publishes no colours of the line; these are ours.
        border.layer.cornerRadius = isRound ? 5 : 0
        border.layer.borderWidth =
            borderStyle == .none ? 0 : isRound ? 1 / max(1, traitCollection.displayScale) : 1
        border.layer.borderColor =
            (isRound ? UIColor.systemGray3 : UIColor.label).resolvedColor(with: traitCollection).cgColor
        border.backgroundColor = isRound ? .systemBackground : nil
    }

    /// What the button that clears the text shows in the place of the system's sign.
    final var clearImage: UIImage? {
        didSet {
            clearButton?.setImage(clearImage ?? UIImage(systemName: "xmark.circle.fill"), for: .normal)
        }
    }

    /// When the button that clears the text is shown. `.never` by default.
    open var clearButtonMode = ViewMode.never {
        didSet {
            recordAppearance(\UITextField.clearButtonMode, from: oldValue)
            if clearButtonMode != oldValue { setNeedsLayout() }
        }
    }
    /// Whether the text is cleared when editing begins. False by default.
    open var clearsOnBeginEditing = false
    /// Whether the next text takes the place of all that is there. It is false again afterwards.
    open var clearsOnInsertion = false

    /// A view before the text.
    open var leftView: UIView? {
        didSet { replaceSideView(oldValue, with: leftView) }
    }
    /// When ``leftView`` is shown. `.never` by default.
    open var leftViewMode = ViewMode.never {
        didSet { if leftViewMode != oldValue { setNeedsLayout() } }
    }
    /// A view behind the text.
    open var rightView: UIView? {
        didSet { replaceSideView(oldValue, with: rightView) }
    }
    /// When ``rightView`` is shown. `.never` by default.
    open var rightViewMode = ViewMode.never {
        didSet { if rightViewMode != oldValue { setNeedsLayout() } }
    }

    private func replaceSideView(_ old: UIView?, with new: UIView?) {
        guard old !== new else { return }
        old?.removeFromSuperview()
        if let new {
            new.isHidden = true
            addSubview(new)
        }
        setNeedsLayout()
    }

    final func isShown(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: isEditingNow
        case .unlessEditing: !isEditingNow
        case .always: true
        }
    }

    final var showsLeft: Bool { leftView != nil && isShown(leftViewMode) }
    final var showsClear: Bool { !editing.isEmpty && isEnabled && isShown(clearButtonMode) }
    final var showsRight: Bool { rightView != nil && isShown(rightViewMode) && !showsClear }

    // MARK: Traits

    /// Which letters a keyboard on the screen makes capitals. `.sentences` by default.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Whether what is typed is corrected. Nothing is.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// Whether spelling is checked. It is not.
    open var spellCheckingType = UITextSpellCheckingType.default
    /// Whether straight quotation marks become curly.
    open var smartQuotesType = UITextSmartQuotesType.default
    /// Whether two hyphens become a dash.
    open var smartDashesType = UITextSmartDashesType.default
    /// Whether spaces are put in or taken away with words.
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    /// Which keyboard suits the text.
    open var keyboardType = UIKeyboardType.default
    /// How a keyboard on the screen looks.
    open var keyboardAppearance = UIKeyboardAppearance.default
    /// What the key Return is for.
    open var returnKeyType = UIReturnKeyType.default
    /// Whether Return does nothing as long as there is no text. False by default.
    open var enablesReturnKeyAutomatically = false
    /// What the text is about.
    open var textContentType: UITextContentType!
    /// What a new password must be made of. Nil by default.
    open var passwordRules: UITextInputPasswordRules?

    /// Whether dots stand for the characters. Hidden text is never copied, and appears in no dump. False by default.
    open var isSecureTextEntry: Bool {
        get { editing.isSecure }
        set {
            guard newValue != editing.isSecure else { return }
            editing.isSecure = newValue
            textLookDidChange()
        }
    }

    // MARK: Input views

    private final var ownInputView: UIView?
    private final var ownAccessoryView: UIView?

    /// What is shown in the place of a keyboard while the text is edited. Nil by default. A new one is shown with the
    /// next editing, or by `reloadInputViews()`.
    open override dynamic var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }
    /// What is shown above the keyboard while the text is edited. Nil by default. A new one is shown with the next
    /// editing, or by `reloadInputViews()`.
    open override dynamic var inputAccessoryView: UIView? {
        get { ownAccessoryView }
        set { ownAccessoryView = newValue }
    }

    // MARK: Editing

    /// Who says what may be done, and hears what was.
    open weak var delegate: (any UITextFieldDelegate)? {
        didSet { DelegateMethods.check(delegate) }
    }

    /// Whether the text is being edited.
    open var isEditing: Bool { isEditingNow }

    open override dynamic var canBecomeFirstResponder: Bool { isEnabled && window != nil }

    open override dynamic var canBecomeFocused: Bool { isEnabled }

    @discardableResult
    open override dynamic func becomeFirstResponder() -> Bool {
        guard let window else { return beginEditing() }
        // Who makes room for the keyboard knows by then what is edited.
        return window.keyboard.holding { beginEditing() }
    }

    private func beginEditing() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) != false,
            super.becomeFirstResponder()
        else { return false }
        isEditingNow = true
        endReason = .committed
        if clearsOnBeginEditing, !editing.isEmpty { clear() }
        focusWindow()
        textLookDidChange()
        showCaret()
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        return true
    }

    /// Focus goes where text is edited.
    private func focusWindow() {
        guard traitCollection.userInterfaceIdiom != .tv, !isFocused else { return }
        window?.focusSystem.moveFocus(to: self)
    }

    @discardableResult
    open override dynamic func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return super.resignFirstResponder() }
        guard delegate?.textFieldShouldEndEditing(self) != false else { return false }
        editing.unmark()
        guard super.resignFirstResponder() else { return false }
        didEndEditing()
        return true
    }

    final func didEndEditing() {
        guard isEditingNow else { return }
        isEditingNow = false
        touchSelection.hide()
        caret.stop()
        caret.isHidden = true
        scrolled = 0
        textLookDidChange()
        delegate?.textFieldDidEndEditing(self, reason: endReason)
        sendActions(for: .editingDidEnd)
        NotificationCenter.default.post(
            name: Self.textDidEndEditingNotification, object: self,
            userInfo: [Self.didEndEditingReasonUserInfoKey: endReason.rawValue])
    }

    open override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        super.didUpdateFocus(in: context, with: coordinator)
        guard traitCollection.userInterfaceIdiom != .tv else { return }
        if context.nextFocusedItem === self {
            // A key led here; a click begins editing by itself.
            if !context.focusHeading.isEmpty, !isFirstResponder, becomeFirstResponder() {
                editing.select(0..<editing.content.length)
            }
        } else if context.previouslyFocusedItem === self, context.nextFocusedItem != nil, isFirstResponder {
            resignFirstResponder()
        }
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        isSelected(by: presses) ? isBeingSelected = true : super.pressesBegan(presses, with: event)
    }

    /// Select and Return begin editing what has the focus.
    private func isSelected(by presses: Set<UIPress>) -> Bool {
        !isFirstResponder && isFocused && presses.contains { $0.type == .select }
    }

    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if isBeingSelected, isSelected(by: presses) { becomeFirstResponder() }
        isBeingSelected = false
        super.pressesEnded(presses, with: event)
    }

    open override dynamic func willMove(toWindow newWindow: UIWindow?) {
        if newWindow == nil, isEditingNow {
            window?.firstResponder = nil
            didEndEditing()
        }
        super.willMove(toWindow: newWindow)
    }

    // MARK: Typing

    /// Whether there is text.
    open var hasText: Bool { !editing.isEmpty }

    /// Types text, as a person would: the delegate is asked, and everybody told.
    open func insertText(_ text: String) {
        if clearsOnInsertion {
            clearsOnInsertion = false
            editing.select(0..<editing.content.length)
        }
        editing.insert(text)
    }

    /// Deletes what is selected, or else the character before the caret.
    open func deleteBackward() { editing.delete(.backward) }

    /// Puts text that an input method is not done with in the place of what it had before.
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        let start = max(0, min(selectedRange.location, markedText?.utf16.count ?? 0))
        editing.setMarked(markedText ?? "", selected: start..<start + max(0, selectedRange.length))
    }

    /// What an input method has put in stays as it is.
    open func unmarkText() { editing.unmark() }

    /// Whether the selection may be what it became: a field that has places where no caret can be moves it on.
    func selectionMayStay() -> Bool { true }

    // MARK: Standard actions

    open override dynamic func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        editing.canPerform(action) ?? super.canPerformAction(action, withSender: sender)
    }
    open override func cut(_ sender: Any?) { editing.cut() }
    open override func copy(_ sender: Any?) { editing.copy() }
    open override func paste(_ sender: Any?) { editing.paste() }
    open override func delete(_ sender: Any?) { editing.deleteSelection() }
    open override func select(_ sender: Any?) { editing.selectWord() }
    open override func selectAll(_ sender: Any?) { editing.selectAll(sender) }

    /// The rectangle of the caret at a position, in the field's coordinates.
    open func caretRect(for position: UITextPosition) -> CGRect {
        let offset = (position as? IndexedPosition)?.offset ?? 0
        return editing.caretRect(at: offset).offsetBy(dx: textOrigin.x, dy: textOrigin.y)
    }

    /// The rectangles of a range, in the field's coordinates.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        textSelectionRects(for: range)
    }

    /// The position nearest to a point of the field's coordinates.
    open func closestPosition(to point: CGPoint) -> UITextPosition? {
        IndexedPosition(place(at: point).offset)
    }

    /// What is selected: an empty range is the caret.
    open var selectedTextRange: UITextRange? {
        get { IndexedRange(editing.selection) }
        set { if let range = (newValue as? IndexedRange)?.range { editing.select(range) } }
    }

    /// Who is told about changes that the field makes by itself.
    open weak var inputDelegate: (any UITextInputDelegate)?
    /// Who finds words, sentences and other parts of the text.
    public private(set) final lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(
        textInput: self)
    /// How text is shown that is being composed: underlined, whatever is set.
    open var markedTextStyle: [NSAttributedString.Key: Any]?

    private func clear() {
        editing.setText([])
        programDidChangeText()
        textDidChange()
    }

    // MARK: Places

    /// Where the border is drawn.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Where the text is drawn.
    open func textRect(forBounds bounds: CGRect) -> CGRect { contentRect(bounds) }

    /// Where the text is drawn while it is edited.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { contentRect(bounds) }

    /// Where the placeholder is drawn.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        isEditingNow ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    }

    /// Where the clear button is: 19 points wide, 5 from the edge, ours.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        let side: CGFloat = 19
        let x = isMirrored ? bounds.minX + 5 : bounds.maxX - side - 5
        return CGRect(x: x, y: onPixels(bounds.midY - side / 2), width: side, height: side)
    }

    /// Where the left view is: as large as it is, at the leading edge.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        sideRect(leftView, bounds, isLeading: true)
    }

    /// Where the right view is: as large as it is, at the trailing edge.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        sideRect(rightView, bounds, isLeading: false)
    }

    // MARK: Size

    open override dynamic var intrinsicContentSize: CGSize {
        let natural =
            editing.isEmpty
            ? placeholderLabel.intrinsicContentSize.width
            : PixelGrid(of: self).up(editing.size(width: nil)).width
        var width = natural + 2 * contentRect(CGRect(x: 0, y: 0, width: 1000, height: 34)).minX
        if showsLeft { width += leftViewRect(forBounds: bounds).width }
        if showsRight { width += rightViewRect(forBounds: bounds).width }
        return CGSize(width: width + (editing.isEmpty ? 0 : TextEditing.caretWidth), height: ownHeight)
    }

    /// A line of 17 points takes 22, and 34 with a round border: UIKit's own.
    private var ownHeight: CGFloat {
        let line = (font ?? .systemFont(ofSize: Self.fontSize)).lineHeight.rounded(.up) + 1
        switch borderStyle {
        case .none: return line
        case .line: return line + 2
        case .bezel, .roundedRect: return line + 12
        }
    }

    open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override var baselineFont: UIFont? { font }

    override var baselineInsets: (first: CGFloat, last: CGFloat)? {
        let height = bounds.height > 0 ? bounds.height : ownHeight
        let font = (font ?? .systemFont(ofSize: Self.fontSize)).textFont
        let baseline = onPixels((height - font.lineHeight) / 2) + font.ascender
        return (baseline, height - baseline)
    }

    // MARK: Layout

    open override dynamic func layoutSubviews() {
        super.layoutSubviews()
        border.frame = borderRect(forBounds: bounds)
        backgroundPicture?.frame = border.frame
        layoutSides()
        let room = isEditingNow ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
        canvas.frame = room
        placeholderLabel.frame = placeholderRect(forBounds: bounds)
        placeholderLabel.isHidden = !editing.isEmpty
        placeholderLabel.textAlignment = editing.alignment
        shrink()
        layoutCaret()
        touchSelection.layout()
    }

    final func clearWasPressed() {
        guard delegate?.textFieldShouldClear(self) != false else { return }
        clear()
    }

    // MARK: Touches

    final func place(at point: CGPoint) -> (offset: Int, endsLine: Bool) {
        editing.offset(at: CGPoint(x: point.x - textOrigin.x, y: 0))
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard super.beginTracking(touch, with: event) else { return false }
        // The other button opens menus, and does nothing where there is none.
        let isSecondary = event?.buttonMask.contains(.secondary) == true
        if touch.type == .indirectPointer, !isSecondary { begin(touch, event) }
        return true
    }

    /// What fingers do with the selection.
    private(set) final lazy var touchSelection = TouchSelection(
        self, isEditable: { true }, menu: { [unowned self] in editing.editMenu })

    private func begin(_ touch: UITouch, _ event: UIEvent?) {
        let point = touch.location(in: self)
        guard isFirstResponder || becomeFirstResponder() else { return }
        layoutIfNeeded()
        editing.point(
            at: place(at: point), tapCount: touch.tapCount,
            extends: event?.modifierFlags.contains(.shift) == true)
        showCaret()
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        if touch.type == .indirectPointer, isFirstResponder {
            editing.drag(to: place(at: touch.location(in: self)))
        }
        return super.continueTracking(touch, with: event)
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        editing.offerPrimary()
        // A finger edits where it is lifted: until then it may be scrolling what the field is in.
        if let touch, touch.type != .indirectPointer, bounds.contains(touch.location(in: self)) {
            touchSelection.tap(at: touch.location(in: self), count: touch.tapCount) { begin(touch, event) }
        }
    }

    // MARK: Appearance

    override func stateDidChange() {
        super.stateDidChange()
        canvas.setNeedsDisplay()
        if !isEnabled, isFirstResponder { resignFirstResponder() }
        if background != nil { updateBackground() }
    }

    open override dynamic func tintColorDidChange() {
        super.tintColorDidChange()
        caret.backgroundColor = tintColor
        canvas.setNeedsDisplay()
    }

    open override dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        editing.traits = traitCollection
        editing.isRightToLeft = traitCollection.layoutDirection == .rightToLeft
        updateBorder()
        if traitCollection.preferredContentSizeCategory
            != previousTraitCollection?.preferredContentSizeCategory
        {
            adjustFont()
        }
        textLookDidChange()
    }

    // MARK: Accessibility

    package override var isAccessibilityElementByKind: Bool { true }
    package override var accessibilityEditing: AccessibilityNode.Editing? {
        describedEditing(isEditable: isEnabled, isMultiline: false)
    }
    override var describedText: String? { text }

    /// The placeholder, unless set.
    open override dynamic var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? placeholder }
        set { super.accessibilityLabel = newValue }
    }

    /// The text, dots if it is hidden, unless set.
    open override dynamic var accessibilityValue: String? {
        get {
            if let value = super.accessibilityValue { return value }
            let text = editing.content.string
            return isSecureTextEntry ? String(repeating: "\u{2022}", count: text.count) : text
        }
        set { super.accessibilityValue = newValue }
    }
}
