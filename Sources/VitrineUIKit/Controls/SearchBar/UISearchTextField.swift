public import Foundation
import VitrineCoreGraphics
import VitrineText

/// A text field for what is searched: a grey capsule with a magnifier.
@MainActor @preconcurrency
open class UISearchTextField: UITextField {
    /// 36 points high with a radius of 10, as on iOS.
    static let height: CGFloat = 36
    private static let radius: CGFloat = 10
    /// Between the edge, the magnifier and the text, in points. Apple publishes none; ours.
    private static let gap: CGFloat = 6

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        takeNib(coder, UISearchTextField.self, outermost: Self.nibReader)
    }

    override class var nibReader: AnyClass { UISearchTextField.self }

    private func setUp() {
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = Self.radius
        let magnifier = UIImageView(image: UIImage(systemName: "magnifyingglass"))
        magnifier.tintColor = .secondaryLabel
        magnifier.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        magnifier.contentMode = .scaleAspectFit
        leftView = magnifier
        leftViewMode = .always
        clearButtonMode = .whileEditing
        returnKeyType = .search
        enablesReturnKeyAutomatically = true
        autocorrectionType = .default
    }

    // MARK: Images

    /// How far text and signs are from their places, as the search bar has it.
    final var textOffset = UIOffset.zero { didSet { setNeedsLayout() } }
    final var iconOffsets: [UISearchBar.Icon: UIOffset] = [:] { didSet { setNeedsLayout() } }
    /// The field's own background, while it has an image in its place.
    private final var ownBackground: UIColor?

    /// Shows images in the place of the grey.
    final func showBackground(_ images: StateImages) {
        let hadImage = background != nil
        background = images[.normal]
        disabledBackground = images[.disabled]
        guard hadImage != (background != nil) else { return }
        if hadImage {
            backgroundColor = ownBackground
            layer.cornerRadius = Self.radius
        } else {
            ownBackground = backgroundColor
            backgroundColor = nil
            layer.cornerRadius = 0
        }
    }

    // MARK: Tokens

    /// The colour behind tokens; nil brings the default back, a grey.
    open var tokenBackgroundColor: UIColor! {
        get { customTokenColor ?? .systemGray4 }
        set {
            customTokenColor = newValue
            setNeedsLayout()
        }
    }
    private(set) final var customTokenColor: UIColor?

    /// Whether a person may delete tokens. True by default.
    open var allowsDeletingTokens = true

    /// Told when the program changed the tokens.
    final var tokensDidChange: (() -> Void)?

    /// Where the caret or the selection was before.
    private final var lastSelection = 0..<0

    /// The text after the tokens.
    open override var text: String? {
        get { tokenCount == 0 ? super.text : textWithoutTokens }
        set {
            if tokenCount == 0 {
                super.text = newValue
            } else {
                setTextWithoutTokens(cleaned(newValue ?? ""))
            }
        }
    }

    open override var font: UIFont? {
        get { super.font }
        set {
            super.font = newValue
            let kept = tokens
            if !kept.isEmpty { tokens = kept }
        }
    }

    /// No caret is before a token: the token is selected in its place.
    override func selectionMayStay() -> Bool {
        let (count, now, before) = (tokenCount, editing.selection, lastSelection)
        lastSelection = now
        guard now.isEmpty, now.lowerBound < count else { return true }
        // The caret that leaves a selected token at its beginning goes on to the token before.
        let leaves = before.count == 1 && before.lowerBound == now.lowerBound && before.lowerBound > 0
        let index = leaves ? now.lowerBound - 1 : now.lowerBound
        editing.select(anchor: index, head: index + 1)
        return false
    }

    open override func insertText(_ text: String) {
        if !leavesTokens() { super.insertText(text) }
    }

    /// Selects a token that is right before the caret; deletes what is selected, or the character before the caret.
    open override func deleteBackward() {
        let (selection, count) = (editing.selection, tokenCount)
        if selection.isEmpty, editing.marked == nil, count > 0, selection.lowerBound == count {
            editing.select(count - 1..<count)
        } else if !leavesTokens() {
            super.deleteBackward()
        }
    }

    /// Whether what is selected stays, as it has tokens that are not to be deleted.
    private func leavesTokens() -> Bool {
        !allowsDeletingTokens && editing.marked == nil && editing.selection.lowerBound < tokenCount
    }

    open override dynamic func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if action == .cut || action == .delete || action == .paste, leavesTokens() { return false }
        // A token alone has no text to copy.
        if action == .cut || action == .copy, editing.selection.upperBound <= tokenCount { return false }
        return super.canPerformAction(action, withSender: sender)
    }

    open override func copy(_ sender: Any?) {
        let range = editing.selection.clamped(to: tokenCount..<max(tokenCount, editing.content.length))
        if !range.isEmpty { UIPasteboard.general.string = editing.content.string(in: range) }
    }

    open override func cut(_ sender: Any?) {
        copy(sender)
        editing.deleteSelection()
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let goesOn = super.beginTracking(touch, with: event)
        if goesOn, touch.type == .indirectPointer { selectToken(under: touch) }
        return goesOn
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if let touch, touch.type != .indirectPointer { selectToken(under: touch) }
    }

    private func selectToken(under touch: UITouch) {
        guard isFirstResponder, let index = token(at: touch.location(in: self)) else { return }
        editing.select(index..<index + 1)
    }

    open override dynamic func layoutSubviews() {
        super.layoutSubviews()
        layoutTokens()
    }

    /// What is said after the tokens' names.
    open override dynamic var accessibilityValue: String? {
        get {
            guard tokenCount > 0, !isSecureTextEntry else { return super.accessibilityValue }
            return (tokens.map(\.text) + [textWithoutTokens]).filter { !$0.isEmpty }.joined(separator: ", ")
        }
        set { super.accessibilityValue = newValue }
    }

    // MARK: Places

    open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        moved(super.leftViewRect(forBounds: bounds), .search, inside: bounds)
    }

    open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        moved(super.rightViewRect(forBounds: bounds), .bookmark, inside: bounds)
    }

    open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        let offset = iconOffsets[.clear] ?? .zero
        return super.clearButtonRect(forBounds: bounds).offsetBy(dx: offset.horizontal, dy: offset.vertical)
    }

    private func moved(_ rect: CGRect, _ icon: UISearchBar.Icon, inside bounds: CGRect) -> CGRect {
        let offset = iconOffsets[icon] ?? .zero
        return rect.offsetBy(
            dx: (rect.midX < bounds.midX ? Self.gap : -Self.gap) + offset.horizontal, dy: offset.vertical)
    }

    open override func textRect(forBounds bounds: CGRect) -> CGRect {
        textPlace(super.textRect(forBounds: bounds))
    }

    open override func editingRect(forBounds bounds: CGRect) -> CGRect {
        textPlace(super.editingRect(forBounds: bounds))
    }

    private func textPlace(_ rect: CGRect) -> CGRect {
        rect.insetBy(dx: Self.gap, dy: 0).offsetBy(dx: textOffset.horizontal, dy: textOffset.vertical)
    }

    open override dynamic var intrinsicContentSize: CGSize {
        let own = super.intrinsicContentSize
        return CGSize(width: own.width + 3 * Self.gap, height: max(Self.height, own.height))
    }
}
