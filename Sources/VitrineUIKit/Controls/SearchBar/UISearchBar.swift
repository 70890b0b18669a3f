public import Foundation
import VitrineCoreGraphics

/// A bar with a field for what is searched, and a button that cancels the search.
@MainActor @preconcurrency
open class UISearchBar: UIView {
    /// How much the bar stands out.
    public enum Style: UInt, Sendable {
        /// As is usual: as `.prominent`.
        case `default` = 0
        /// With a background.
        case prominent = 1
        /// Without one.
        case minimal = 2
    }

    /// 56 points high, the field 8 from the sides.
    private static let height: CGFloat = 56
    private static let margin: CGFloat = 8

    private final let field = UISearchTextField()
    private final var cancelButton: UIButton?
    private final lazy var events = SearchFieldEvents(of: self)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        addSubview(field)
        field.delegate = events
        field.addAction(UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
    }

    // MARK: Text

    /// Who says what may be done, and hears what was.
    open weak var delegate: (any UISearchBarDelegate)? {
        didSet { DelegateMethods.check(delegate) }
    }

    /// The field.
    open var searchTextField: UISearchTextField { field }

    /// The text; never nil. The delegate hears of it when it becomes another.
    open var text: String? {
        get { field.text }
        set {
            guard newValue ?? "" != field.text else { return }
            field.text = newValue
            textDidChange()
        }
    }

    /// What is shown while there is no text.
    open var placeholder: String? {
        get { field.placeholder }
        set { field.placeholder = newValue }
    }

    private func textDidChange() { delegate?.searchBar(self, textDidChange: field.text ?? "") }

    // MARK: Looks

    /// How much the bar stands out. `.default` by default.
    open var searchBarStyle = Style.default {
        didSet { if searchBarStyle != oldValue { updateBackground() } }
    }

    /// The colour behind the field; nil, the default, is none.
    open var barTintColor: UIColor? {
        didSet {
            recordAppearance(\UISearchBar.barTintColor, from: oldValue)
            updateBackground()
        }
    }

    private func updateBackground() { backgroundColor = searchBarStyle == .minimal ? nil : barTintColor }

    /// Whether there is a button that cancels. False by default.
    open var showsCancelButton: Bool {
        get { storedShowsCancel }
        set { setShowsCancelButton(newValue, animated: false) }
    }
    private final var storedShowsCancel = false

    /// Shows or hides the button that cancels.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        guard showsCancelButton != storedShowsCancel else { return }
        storedShowsCancel = showsCancelButton
        if showsCancelButton, cancelButton == nil { makeCancelButton() }
        setNeedsLayout()
        guard animated, window != nil else { return }
        UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() }
    }

    private func makeCancelButton() {
        let button = UIButton(type: .system)
        button.setTitle("Cancel", for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 17)
        button.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                delegate?.searchBarCancelButtonClicked(self)
            }, for: .touchUpInside)
        addSubview(button)
        cancelButton = button
    }

    // MARK: Traits

    /// Which letters a keyboard on the screen makes capitals.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { field.autocapitalizationType }
        set { field.autocapitalizationType = newValue }
    }
    /// Whether what is typed is corrected. Nothing is.
    open var autocorrectionType: UITextAutocorrectionType {
        get { field.autocorrectionType }
        set { field.autocorrectionType = newValue }
    }
    /// Whether spelling is checked. It is not.
    open var spellCheckingType: UITextSpellCheckingType {
        get { field.spellCheckingType }
        set { field.spellCheckingType = newValue }
    }
    /// Which keyboard suits the text.
    open var keyboardType: UIKeyboardType {
        get { field.keyboardType }
        set { field.keyboardType = newValue }
    }
    /// What the key Return is for. `.search` by default.
    open var returnKeyType: UIReturnKeyType {
        get { field.returnKeyType }
        set { field.returnKeyType = newValue }
    }
    /// Whether Return does nothing as long as there is no text. True by default.
    open var enablesReturnKeyAutomatically: Bool {
        get { field.enablesReturnKeyAutomatically }
        set { field.enablesReturnKeyAutomatically = newValue }
    }

    // MARK: First responder

    open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }
    open override var isFirstResponder: Bool { field.isFirstResponder }
    @discardableResult
    open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }
    @discardableResult
    open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Self.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        var room = bounds.insetBy(dx: Self.margin, dy: 0)
        cancelButton?.isHidden = !storedShowsCancel
        if storedShowsCancel, let cancelButton {
            let width = cancelButton.sizeThatFits(bounds.size).width.rounded(.up)
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            let x = isMirrored ? room.minX : room.maxX - width
            cancelButton.frame = CGRect(x: x, y: bounds.midY - 18, width: width, height: 36)
            room.size.width -= width + Self.margin
            if isMirrored { room.origin.x += width + Self.margin }
        }
        let height = UISearchTextField.height
        field.frame = CGRect(
            x: room.minX, y: bounds.midY - height / 2, width: max(0, room.width), height: height)
    }
}

/// Hands on what happens in the field of a search bar.
@MainActor
private final class SearchFieldEvents: NSObject, UITextFieldDelegate {
    private unowned let bar: UISearchBar

    init(of bar: UISearchBar) {
        self.bar = bar
        super.init()
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        bar.delegate?.searchBarShouldBeginEditing(bar) != false
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        bar.delegate?.searchBarTextDidBeginEditing(bar)
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        bar.delegate?.searchBarShouldEndEditing(bar) != false
    }

    func textFieldDidEndEditing(_ textField: UITextField) { bar.delegate?.searchBarTextDidEndEditing(bar) }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        bar.delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string) != false
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        bar.delegate?.searchBarSearchButtonClicked(bar)
        return true
    }
}
