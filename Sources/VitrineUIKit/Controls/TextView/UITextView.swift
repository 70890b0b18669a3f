public import Foundation
import VitrineCoreGraphics
import VitrineFoundation
import VitrineGraphics
import VitrinePlatform
import VitrineText

/// Text on several lines that scrolls, and that a person edits or selects.
///
/// Only what is near the visible part is laid out: a text of a million lines opens at once, and its height is a guess until it
/// was scrolled through. An edit costs the paragraph that it is in.
@MainActor @preconcurrency
open class UITextView: UIScrollView, UITextInput, UIContentSizeCategoryAdjusting {
    /// The size of the font unless set, in points.
    private static let fontSize: CGFloat = 12

    final let editing: TextEditing
    final let canvas = TextCanvas()
    final let caret = CaretView()
    private final var isEditingNow = false
    private final var isPointing = false
    /// The heights of the content that the canvas has, in the content's coordinates.
    final var band: ClosedRange<CGFloat> = 0...0
    private final var hasFont = false
    final var wantsCaretInView = false

    /// A text view that shows the text of a container, or an empty text of its own.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        editing = TextEditing(defaults: Self.standardAttributes)
        self.textContainer = textContainer ?? Self.ownContainer()
        super.init(frame: frame)
        setUp()
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

    /// A text view that lays its text out by TextKit 2 or by TextKit 1. There is TextKit 1 only: any text view is what one is
    /// in UIKit after its ``layoutManager`` was asked for.
    public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero, textContainer: nil) }

    public required init?(coder: NSCoder) {
        editing = TextEditing(defaults: Self.standardAttributes)
        textContainer = Self.ownContainer()
        super.init(coder: coder)
        setUp()
        takeNib(coder, UITextView.self, outermost: Self.nibReader)
    }

    override class var nibReader: AnyClass { UITextView.self }
    override class func nibPath(_ key: String) -> AnyKeyPath? { textViewNibPaths[key] ?? super.nibPath(key) }
    override func take(_ nib: NibCoder) {
        super.take(nib)
        takeTextView(nib)
    }

    private static func ownContainer() -> NSTextContainer {
        let container = NSTextContainer(size: .zero)
        container.widthTracksTextView = true
        return container
    }

    private static var standardAttributes: [NSAttributedString.Key: Any] {
        [.font: UIFont.systemFont(ofSize: fontSize), .foregroundColor: UIColor.label]
    }

    private func setUp() {
        editing.owner = self
        itemMenu.attach()
        editing.menu.attach(to: self)
        _ = touchSelection
        editing.traits = traitCollection
        editing.container = textContainer
        textContainer.owner = self
        updateLinks()
        if textContainer.manager != nil { makeStack() }
        backgroundColor = .systemBackground
        canvas.draws = { [weak self] in self?.draw(canvasBounds: $0) }
        caret.isHidden = true
        super.addSubview(canvas)
        super.addSubview(caret)
        // A finger scrolls; a pointer selects.
        panGestureRecognizer.allowedTouchTypes = [0, 2]
        delaysContentTouches = false
        alwaysBounceVertical = false
    }

    // MARK: Text

    /// The text; never nil. Setting it puts the caret behind it, and tells nobody.
    ///
    /// Complexity: O(length).
    open var text: String! {
        get {
            noteRead(\UITextView.text)
            return editing.content.string
        }
        set {
            MainThread.demand(self)
            noteChange(\UITextView.text, from: editing.content.string, to: newValue ?? "") {
                setPlainText(newValue ?? "")
            }
        }
    }

    private func setPlainText(_ text: String) {
        let look = editing.isEmpty ? editing.defaults : editing.content.attributes(at: 0)
        let kept = look.values.filter { $0.key != .underlineStyle }
        editing.defaults = TextAttributes(kept)
        editing.setText([.init(text, editing.defaults)])
        programDidChangeText()
    }

    override func ownObservablePath(named name: String) -> AnyKeyPath? {
        name == "text" ? \UITextView.text : super.ownObservablePath(named: name)
    }

    /// The text with its attributes. Setting it tells nobody.
    ///
    /// Complexity: O(length).
    open var attributedText: NSAttributedString! {
        get { editing.attributedText }
        set {
            MainThread.demand(self)
            editing.setText(newValue.map { TextEditing.pieces(of: $0, over: editing.defaults) } ?? [])
            programDidChangeText()
        }
    }

    private func programDidChangeText() {
        editing.forgetHeights()
        textLookDidChange()
        selectionDidChange()
        invalidateIntrinsicContentSize()
    }

    /// The font; nil, and 12 points, unless set. Setting it changes all of the text.
    open var font: UIFont? {
        get { hasFont ? editing.defaults.font : nil }
        set {
            hasFont = newValue != nil
            setAttributes([.font: newValue ?? UIFont.systemFont(ofSize: Self.fontSize)])
        }
    }

    /// The colour of the text. `UIColor.label` by default. Setting it changes all of the text.
    open var textColor: UIColor? {
        get { editing.defaults.values[.foregroundColor] as? UIColor }
        set { setAttributes([.foregroundColor: newValue ?? UIColor.label]) }
    }

    private func setAttributes(_ attributes: [NSAttributedString.Key: Any]) {
        MainThread.demand(self)
        editing.defaults = editing.defaults.setting(attributes)
        if editing.isEmpty {
            editing.content = TextEditing.Content(attributes: editing.defaults)
        } else {
            editing.changeAttributes(in: 0..<editing.content.length) { $0.setting(attributes) }
        }
        lookDidChange()
    }

    final func lookDidChange() {
        editing.forgetHeights()
        stack?.manager.forgetFragments(from: 0)
        textLookDidChange()
        invalidateIntrinsicContentSize()
    }

    /// Where lines stand. `.natural` by default.
    open var textAlignment: NSTextAlignment {
        get { editing.alignment }
        set {
            guard newValue != editing.alignment else { return }
            editing.alignment = newValue
            lookDidChange()
        }
    }

    /// The attributes of what is typed next. They hold until the selection changes.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { editing.typingAttributes.values }
        set { editing.typing = TextAttributes(newValue) }
    }

    /// Whether the font follows the text size that the user chooses. False by default.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory != oldValue { adjustFont() } }
    }

    private func adjustFont() {
        guard adjustsFontForContentSizeCategory, let font else { return }
        self.font = font.adjusted(to: traitCollection)
    }

    /// The room around the text, in points. 8 above and below by default.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { if textContainerInset != oldValue { containerDidChange() } }
    }

    /// The room that lines have.
    public final let textContainer: NSTextContainer
    /// The text and who lays it out, once somebody asks.
    final var stack: (storage: NSTextStorage, manager: NSLayoutManager)?

    final func containerDidChange() {
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    /// How links look, in place of what the text says; in the tint colour unless set.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! {
        get { ownLinkAttributes ?? [.foregroundColor: tintColor ?? .systemBlue] }
        set {
            ownLinkAttributes = newValue
            updateLinks()
            lookDidChange()
        }
    }
    private final var ownLinkAttributes: [NSAttributedString.Key: Any]?

    /// What is found in text that is not edited, and made a link. Nothing by default.
    open var dataDetectorTypes: UIDataDetectorTypes = [] {
        didSet {
            guard dataDetectorTypes != oldValue else { return }
            updateLinks()
            lookDidChange()
        }
    }

    private func updateLinks() {
        editing.links = LinkLook(
            attributes: linkTextAttributes, detected: isEditable ? [] : dataDetectorTypes)
    }

    /// Opens what a link leads to.
    final var opens: (URL) -> Void = { UIApplication.shared.open($0) }
    /// The item that is pressed, and where.
    private final var pressed: (item: UITextItem, point: CGPoint)?

    // MARK: Behaviour

    /// Who says what may be done, and hears what was.
    @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
        get { super.delegate as? (any UITextViewDelegate) }
        set { super.delegate = newValue }
    }

    /// Whether a person may change the text. True by default.
    open var isEditable = true {
        didSet {
            if !isEditable, isFirstResponder, !isSelectable { resignFirstResponder() }
            guard isEditable != oldValue, !dataDetectorTypes.isEmpty else { return }
            updateLinks()
            lookDidChange()
        }
    }
    /// Whether a person may select the text. True by default.
    open var isSelectable = true
    /// Whether the attributes of the text may be changed by a person: what is pasted keeps those that it has. False by default.
    open var allowsEditingTextAttributes = false
    /// Whether the next text takes the place of all that is there. It is false again afterwards.
    open var clearsOnInsertion = false

    /// What is selected, in UTF-16 units: an empty range is the caret. Clamped to the text.
    open var selectedRange: NSRange {
        get { NSRange(location: editing.selection.lowerBound, length: editing.selection.count) }
        set {
            let start = min(max(0, newValue.location), editing.content.length)
            editing.select(start..<min(editing.content.length, start + max(0, newValue.length)))
        }
    }

    /// Scrolls until a range, in UTF-16 units, is visible.
    open func scrollRangeToVisible(_ range: NSRange) {
        layoutIfNeeded()
        let start = min(max(0, range.location), editing.content.length)
        let end = min(editing.content.length, start + max(0, range.length))
        reveal(editing.caretRect(at: end))
        if end > start { reveal(editing.caretRect(at: start)) }
    }

    private func reveal(_ caret: CGRect) {
        updateContentSize()
        let rect = caret.offsetBy(dx: textOrigin.x, dy: textOrigin.y)
        let inset = textContainerInset
        scrollRectToVisible(
            CGRect(x: 0, y: rect.minY - inset.top, width: 1, height: rect.height + inset.top + inset.bottom),
            animated: false)
    }

    open override var isScrollEnabled: Bool {
        didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
    }

    // MARK: Traits

    /// Which letters a keyboard on the screen makes capitals. `.sentences` by default.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Whether what is typed is corrected. Nothing is.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// Whether dots are under misspelled words while the text is edited, and menus say what they might be. By default they are
    /// where windows are on a display, unless nothing is to be corrected. See ``UITextChecker``.
    open var spellCheckingType = UITextSpellCheckingType.default {
        didSet { if spellCheckingType != oldValue { canvas.setNeedsDisplay() } }
    }
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

    /// Whether dots stand for the characters. Hidden text is never copied. False by default.
    open var isSecureTextEntry: Bool {
        get { editing.isSecure }
        set {
            guard newValue != editing.isSecure else { return }
            editing.isSecure = newValue
            lookDidChange()
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

    open override dynamic var canBecomeFirstResponder: Bool { (isEditable || isSelectable) && window != nil }

    open override dynamic var canBecomeFocused: Bool { isEditable }

    @discardableResult
    open override dynamic func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder,
            !isEditable || delegate?.textViewShouldBeginEditing(self) != false,
            super.becomeFirstResponder()
        else { return false }
        isEditingNow = isEditable
        if traitCollection.userInterfaceIdiom != .tv, canBecomeFocused, !isFocused {
            window?.focusSystem.moveFocus(to: self)
        }
        textLookDidChange()
        wantsCaretInView = true
        showCaret()
        guard isEditable else { return true }
        delegate?.textViewDidBeginEditing(self)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        return true
    }

    @discardableResult
    open override dynamic func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return super.resignFirstResponder() }
        guard !isEditingNow || delegate?.textViewShouldEndEditing(self) != false else { return false }
        editing.unmark()
        guard super.resignFirstResponder() else { return false }
        didEndEditing()
        return true
    }

    final func didEndEditing() {
        caret.stop()
        caret.isHidden = true
        touchSelection.hide()
        canvas.setNeedsDisplay()
        guard isEditingNow else { return }
        isEditingNow = false
        delegate?.textViewDidEndEditing(self)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    }

    open override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        super.didUpdateFocus(in: context, with: coordinator)
        guard traitCollection.userInterfaceIdiom != .tv else { return }
        if context.nextFocusedItem === self {
            if !context.focusHeading.isEmpty, !isFirstResponder { becomeFirstResponder() }
        } else if context.previouslyFocusedItem === self, context.nextFocusedItem != nil, isFirstResponder {
            resignFirstResponder()
        }
    }

    open override dynamic func willMove(toWindow newWindow: UIWindow?) {
        if newWindow == nil, isFirstResponder {
            window?.firstResponder = nil
            didEndEditing()
        }
        super.willMove(toWindow: newWindow)
    }

    // MARK: Typing

    /// Whether there is text.
    open var hasText: Bool { !editing.isEmpty }

    /// Types text, as a person would: the delegate is asked, and told.
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

    /// The rectangle of the caret at a position, in the view's coordinates.
    open func caretRect(for position: UITextPosition) -> CGRect {
        let offset = (position as? IndexedPosition)?.offset ?? 0
        prepareLines()
        return editing.caretRect(at: offset).offsetBy(dx: textOrigin.x, dy: textOrigin.y)
    }

    /// The rectangles of a range, in the view's coordinates.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        textSelectionRects(for: range)
    }

    /// The position nearest to a point of the view's coordinates.
    open func closestPosition(to point: CGPoint) -> UITextPosition? {
        IndexedPosition(place(at: point).offset)
    }

    /// What is selected: an empty range is the caret.
    open var selectedTextRange: UITextRange? {
        get { IndexedRange(editing.selection) }
        set { if let range = (newValue as? IndexedRange)?.range { editing.select(range) } }
    }

    /// Who is told about changes that the view makes by itself.
    open weak var inputDelegate: (any UITextInputDelegate)?
    /// Who finds words, sentences and other parts of the text.
    public private(set) final lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(
        textInput: self)
    /// How text is shown that is being composed: underlined, whatever is set.
    open var markedTextStyle: [NSAttributedString.Key: Any]?

    // MARK: Layout

    /// The upper left corner of the text, in the view's coordinates.
    final var textOrigin: CGPoint {
        CGPoint(x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top)
    }

    private func textWidth(in width: CGFloat) -> CGFloat {
        let sides = textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
        return max(1, width - sides)
    }

    /// Sees to it that the lines have the width of the view.
    final func prepareLines() {
        var width = textWidth(in: bounds.width)
        if !textContainer.widthTracksTextView {
            let own = NSTextContainer.limit(textContainer.size.width) - 2 * textContainer.lineFragmentPadding
            width = max(1, own)
        }
        guard editing.width != width else { return }
        editing.width = width
        editing.forgetHeights()
        stack?.manager.forgetFragments(from: 0)
        canvas.setNeedsDisplay()
    }

    private func updateContentSize() {
        let height = CGFloat(editing.content.height) + textContainerInset.top + textContainerInset.bottom
        contentSize = CGSize(
            width: bounds.width, height: PixelGrid(of: self).up(CGSize(width: 0, height: height)).height)
    }

    open override dynamic func layoutSubviews() {
        super.layoutSubviews()
        prepareLines()
        let origin = textOrigin
        editing.measure(from: bounds.minY - origin.y, to: bounds.maxY - origin.y)
        updateContentSize()
        layoutCanvas()
        layoutCaret()
        touchSelection.layout()
    }

    /// The canvas has the visible part and as much above and below, so that scrolling only moves what it has drawn.
    private func layoutCanvas() {
        let isCovered =
            band.lowerBound <= max(0, bounds.minY) && band.upperBound >= min(bounds.maxY, contentSize.height)
        if !isCovered || canvas.bounds.width != bounds.width {
            band = max(0, bounds.minY - bounds.height)...max(1, bounds.maxY + bounds.height)
            canvas.setNeedsDisplay()
        }
        canvas.frame = CGRect(
            x: 0, y: band.lowerBound, width: bounds.width, height: band.upperBound - band.lowerBound)
    }

    private func layoutCaret() {
        guard isFirstResponder else { return }
        let rect = editing.caretRect(at: editing.head, endsLine: editing.endsLine)
            .offsetBy(dx: textOrigin.x, dy: textOrigin.y)
        let grid = PixelGrid(of: self)
        caret.frame = CGRect(
            x: grid.nearest(rect.minX), y: grid.nearest(rect.minY), width: rect.width, height: rect.height)
        caret.backgroundColor = tintColor
        if !editing.selection.isEmpty || !isEditable {
            caret.stop()
            caret.isHidden = true
        }
        if wantsCaretInView {
            wantsCaretInView = false
            reveal(editing.caretRect(at: editing.head, endsLine: editing.endsLine))
        }
        tellInputMethod(rect)
    }

    final func showCaret() {
        guard isFirstResponder else { return }
        setNeedsLayout()
        if isEditable { caret.restart() }
    }

    /// An input method is told the paragraph: it needs no more of a long text.
    private func tellInputMethod(_ cursor: CGRect) {
        guard let platform = window?.platformWindow else { return }
        let place = editing.content.place(at: editing.head)
        let text = isSecureTextEntry ? "" : editing.content.paragraph(place.paragraph).text
        let index = text.utf16.index(text.startIndex, offsetBy: min(place.offset, text.utf16.count))
        let offset = text.utf8.distance(from: text.startIndex, to: index)
        platform.setTextState(
            TextState(surrounding: text, caret: offset, anchor: offset, cursor: convert(cursor, to: nil)))
    }

    private func draw(canvasBounds: CGRect) -> RenderNode? {
        guard canvasBounds.width > 0, editing.width != nil else { return nil }
        let origin = CGPoint(x: textOrigin.x, y: textOrigin.y - band.lowerBound)
        if canvas.painting != nil {
            let (top, bottom) = (band.lowerBound - textOrigin.y, band.upperBound - textOrigin.y)
            return .container(
                editing.selectionNodes(from: top, to: bottom, at: origin, tint: tintColor)
                    + editing.spellingNodes(from: top, to: bottom, at: origin))
        }
        return .container(
            editing.nodes(
                from: band.lowerBound - textOrigin.y, to: band.upperBound - textOrigin.y, at: origin,
                tint: tintColor, color: textColor ?? .label))
    }

    // MARK: Size

    /// The size of the text on lines no wider than `size.width`, with the insets.
    ///
    /// Complexity: O(length).
    open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize {
        let isBounded = size.width > 0 && size.width < .greatestFiniteMagnitude
        let inner = editing.size(width: isBounded ? textWidth(in: size.width) : nil)
        let sides = textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
        let up = PixelGrid(of: self).up(
            CGSize(
                width: inner.width + sides,
                height: inner.height + textContainerInset.top + textContainerInset.bottom))
        return CGSize(
            width: isBounded ? max(up.width, min(size.width, up.width)) : up.width, height: up.height)
    }

    /// The size of the text if it does not scroll; none otherwise.
    open override dynamic var intrinsicContentSize: CGSize {
        isScrollEnabled
            ? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
            : sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0))
    }

    override var wrapsAtLayoutWidth: Bool { !isScrollEnabled }

    override var baselineFont: UIFont? { editing.defaults.font }

    // MARK: Touches

    /// How far a press may move and still be of a link, in points.
    private static let pressReach: CGFloat = 6

    final func place(at point: CGPoint) -> (offset: Int, endsLine: Bool) {
        prepareLines()
        return editing.offset(at: CGPoint(x: point.x - textOrigin.x, y: point.y - textOrigin.y))
    }

    open override dynamic func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        // The other button opens menus, and does nothing where there is none.
        if event?.buttonMask.contains(.secondary) == true { return super.touchesBegan(touches, with: event) }
        guard let touch = touches.first, touch.view === self, touch.type == .indirectPointer else {
            pressed = touches.first.flatMap { touch in
                touch.view === self
                    ? item(at: touch.location(in: self)).map { ($0, touch.location(in: self)) } : nil
            }
            return super.touchesBegan(touches, with: event)
        }
        let point = touch.location(in: self)
        pressed = touch.tapCount == 1 ? item(at: point).map { ($0, point) } : nil
        if pressed == nil { isPointing = begin(touch, event) }
    }

    private final lazy var itemMenu = TextItemMenu(self)
    /// What fingers do with the selection.
    private(set) final lazy var touchSelection: TouchSelection = {
        let made = TouchSelection(
            self, isEditable: { [unowned self] in isEditable },
            menu: { [unowned self] in editing.editMenu })
        made.mayBegin = { [unowned self] point in (isSelectable || isEditable) && item(at: point) == nil }
        return made
    }()

    private func begin(_ touch: UITouch, _ event: UIEvent?) -> Bool {
        guard isSelectable || isEditable, isFirstResponder || becomeFirstResponder() else { return false }
        editing.point(
            at: place(at: touch.location(in: self)), tapCount: touch.tapCount,
            extends: event?.modifierFlags.contains(.shift) == true)
        showCaret()
        return true
    }

    open override dynamic func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let pressed, let touch = touches.first {
            let point = touch.location(in: self)
            guard hypot(point.x - pressed.point.x, point.y - pressed.point.y) > Self.pressReach else {
                return
            }
            self.pressed = nil
            // A drag that begins in a link selects.
            if touch.type == .indirectPointer, isSelectable, isFirstResponder || becomeFirstResponder() {
                editing.point(at: place(at: pressed.point), tapCount: 1, extends: false)
                isPointing = true
            }
        }
        guard isPointing, let touch = touches.first else { return super.touchesMoved(touches, with: event) }
        editing.drag(to: place(at: touch.location(in: self)))
    }

    open override dynamic func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, touch.view === self else {
            return super.touchesEnded(touches, with: event)
        }
        if let pressed {
            self.pressed = nil
            return perform(pressed.item)
        }
        if !isPointing, touch.type != .indirectPointer {
            touchSelection.tap(at: touch.location(in: self), count: touch.tapCount) {
                _ = begin(touch, event)
            }
        }
        isPointing = false
        editing.offerPrimary()
    }

    open override dynamic func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        isPointing = false
        pressed = nil
        super.touchesCancelled(touches, with: event)
    }

    // MARK: Appearance

    open override dynamic func tintColorDidChange() {
        super.tintColorDidChange()
        caret.backgroundColor = tintColor
        if ownLinkAttributes == nil { updateLinks() }
        canvas.setNeedsDisplay()
    }

    open override dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        editing.traits = traitCollection
        editing.isRightToLeft = traitCollection.layoutDirection == .rightToLeft
        if traitCollection.preferredContentSizeCategory
            != previousTraitCollection?.preferredContentSizeCategory
        {
            adjustFont()
        }
        lookDidChange()
    }

    /// Programs override it in extensions, to place what they add to all text views.
    open override dynamic var bounds: CGRect {
        get { super.bounds }
        set { super.bounds = newValue }
    }

    // MARK: Accessibility

    package override var isAccessibilityElementByKind: Bool { true }
    package override var accessibilityEditing: AccessibilityNode.Editing? {
        describedEditing(isEditable: isEditable, isMultiline: true)
    }
    override var describedText: String? { editing.content.string }

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
