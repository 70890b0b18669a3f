public import Foundation
import VitrineCoreGraphics

/// A bar with a field for what is searched, and a button that cancels the search.
@MainActor @preconcurrency
open class UISearchBar: UIView {
    /// How much the bar stands out.
    public enum Style: UInt, Sendable {
        /// As is usual: as `.prominent`.
        case `default` = 0
        /// With a background as that of bars, and lines above and below; a search bar in a navigation bar has that one's.
        case prominent = 1
        /// Without one.
        case minimal = 2
    }

    /// 56 points high, the field 8 from the sides; in a navigation bar 52 and 16, the field near its top, as on iOS.
    private static let height: CGFloat = 56
    static let heightInBar: CGFloat = 52
    private static let margin: CGFloat = 8
    private static let marginInBar: CGFloat = 16
    private static let topInBar: CGFloat = 1
    /// What the scopes add, and how high their control is.
    private static let scopeHeight: CGFloat = 44
    private static let scopeControlHeight: CGFloat = 32

    private final let field = UISearchTextField()
    final private(set) var cancelButton: UIButton?
    private(set) final var scopeControl: UISegmentedControl?
    /// What the program has set in the place of parts of the bar.
    final var looks = SearchBarLooks() { didSet { looksDidChange(from: oldValue) } }
    private final var scopePicture: UIImageView?
    /// Who shows the bar and takes part in what happens in it, before the delegate.
    final weak var searchOwner: (any SearchBarOwner)?
    /// Whether the bar is a part of a navigation bar.
    final var isInBar = false {
        didSet {
            guard isInBar != oldValue else { return }
            updateBackground()
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }
    private final lazy var events = SearchFieldEvents(of: self)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        takeNib(coder, UISearchBar.self, outermost: Self.nibReader)
    }

    override class var nibReader: AnyClass { UISearchBar.self }
    override class var isOpaqueAtFirst: Bool { false }
    override class func nibPath(_ key: String) -> AnyKeyPath? { searchBarNibPaths[key] ?? super.nibPath(key) }
    override func take(_ nib: NibCoder) {
        super.take(nib)
        takeSearchBar(nib)
    }

    private func setUp() {
        updateBackground()
        addSubview(backgroundView)
        addSubview(field)
        field.delegate = events
        field.tokensDidChange = { [weak self] in self?.searchOwner?.searchTokensDidChange() }
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

    private func textDidChange() {
        delegate?.searchBar(self, textDidChange: field.text ?? "")
        searchOwner?.searchTextDidChange()
    }

    // MARK: Scopes

    /// The titles of the scopes; nil, the default, is none.
    open var scopeButtonTitles: [String]? {
        didSet {
            guard scopeButtonTitles != oldValue else { return }
            scopeControl?.removeFromSuperview()
            scopeControl = nil
            layoutDidChange()
        }
    }

    /// The scope that is chosen. 0 unless set.
    open var selectedScopeButtonIndex = 0 {
        didSet { scopeControl?.selectedSegmentIndex = selectedScopeButtonIndex }
    }

    /// Whether the scopes are shown below the field, if there are any. False unless set.
    open var showsScopeBar: Bool {
        get { storedShowsScope }
        set { setShowsScope(newValue, animated: false) }
    }
    private final var storedShowsScope = false

    /// Shows or hides the scopes.
    open func setShowsScope(_ show: Bool, animated: Bool) {
        guard show != storedShowsScope else { return }
        storedShowsScope = show
        layoutDidChange()
        guard animated, window != nil else { return }
        UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() }
    }

    /// Whether scopes are to be seen.
    final var hasScopes: Bool { storedShowsScope && scopeButtonTitles?.isEmpty == false }

    private func layoutDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        searchOwner?.searchBarHeightDidChange()
    }

    private func madeScopeControl() -> UISegmentedControl {
        if let scopeControl { return scopeControl }
        let control = UISegmentedControl(items: scopeButtonTitles)
        control.selectedSegmentIndex = selectedScopeButtonIndex
        control.addAction(
            UIAction { [weak self, weak control] _ in
                guard let self, let control else { return }
                selectedScopeButtonIndex = control.selectedSegmentIndex
                delegate?.searchBar(self, selectedScopeButtonIndexDidChange: control.selectedSegmentIndex)
                searchOwner?.searchScopeDidChange()
            }, for: .valueChanged)
        for change in looks.changesOfScopes { change(control) }
        addSubview(control)
        scopeControl = control
        return control
    }

    // MARK: Looks

    /// How much the bar stands out. `.default` by default.
    open var searchBarStyle = Style.default {
        didSet { if searchBarStyle != oldValue { updateBackground() } }
    }

    /// The colour of the bar's background; nil, the default, is that of bars. Without a background it shows nowhere.
    open var barTintColor: UIColor? {
        didSet {
            recordAppearance(\UISearchBar.barTintColor, from: oldValue)
            updateBackground()
        }
    }

    /// An image behind the field, in the place of the bar's own background; an empty one leaves nothing there. Nil, the
    /// default, is the bar's own.
    open var backgroundImage: UIImage? {
        didSet {
            recordAppearance(\UISearchBar.backgroundImage, from: oldValue)
            updateBackground()
        }
    }

    private final let backgroundView = BarBackground(line: .framing)

    private func updateBackground() {
        let look = background
        backgroundView.isHidden = look == nil
        backgroundView.show(look)
    }

    /// Whether a navigation bar shows the bar: as its search, or in a title view.
    final var isPartOfBar: Bool {
        isInBar
            || sequence(first: self as UIView, next: \.superview).contains {
                $0 is any NavigationItemObserver
            }
    }

    open override dynamic func didMoveToWindow() {
        super.didMoveToWindow()
        updateBackground()
    }

    private func looksDidChange(from old: SearchBarLooks) {
        if looks.style != old.style {
            overrideUserInterfaceStyle = looks.style.isDark ? .dark : .unspecified
        }
        updateBackground()
        field.showBackground(looks.field)
        if let image = looks.scopeBackground {
            let picture = scopePicture ?? UIImageView()
            if scopePicture == nil { insertSubview(picture, aboveSubview: backgroundView) }
            scopePicture = picture
            picture.image = image
        } else {
            scopePicture?.removeFromSuperview()
            scopePicture = nil
        }
        setNeedsLayout()
    }

    open override dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if looks.low != nil { updateBackground() }
    }

    /// How far the field, with its image, is from its place, in points. Zero by default.
    open var searchFieldBackgroundPositionAdjustment = UIOffset.zero {
        didSet {
            recordAppearance(\UISearchBar.searchFieldBackgroundPositionAdjustment, from: oldValue)
            setNeedsLayout()
        }
    }

    /// A sign in the field.
    public enum Icon: Int, Sendable {
        /// The magnifying glass.
        case search = 0
        /// What clears the text.
        case clear = 1
        /// What shows bookmarks.
        case bookmark = 2
        /// What shows results.
        case resultsList = 3
    }

    private final var icons: [Icon: [UInt: UIImage]] = [:]

    /// Sets the sign of the field for a state; nil is the system's. There is no sign of results here.
    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        icons[icon, default: [:]][state.rawValue] = iconImage
        showIcons()
    }

    /// The sign that was set for a state.
    open func image(for icon: Icon, state: UIControl.State) -> UIImage? { icons[icon]?[state.rawValue] }

    private func showIcons() {
        func own(_ icon: Icon) -> UIImage? { image(for: icon, state: .normal) }
        (field.leftView as? UIImageView)?.image = own(.search) ?? UIImage(systemName: "magnifyingglass")
        field.clearImage = own(.clear)
        bookmarkButton?.setImage(own(.bookmark) ?? UIImage(systemName: "book"), for: .normal)
    }

    /// Whether there is a button for bookmarks in the field, while there is no text. False by default.
    open var showsBookmarkButton = false {
        didSet {
            guard showsBookmarkButton != oldValue else { return }
            guard showsBookmarkButton else {
                field.rightView = nil
                return bookmarkButton = nil
            }
            let button = UIButton(type: .custom)
            button.frame = CGRect(x: 0, y: 0, width: 32, height: UISearchTextField.height)
            button.tintColor = .secondaryLabel
            button.accessibilityLabel = "Bookmarks"
            button.addAction(
                UIAction { [weak self] _ in
                    guard let self else { return }
                    delegate?.searchBarBookmarkButtonClicked(self)
                }, for: .touchUpInside)
            bookmarkButton = button
            field.rightView = button
            field.rightViewMode = .unlessEditing
            showIcons()
        }
    }
    private final var bookmarkButton: UIButton?

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

    /// What stands on the button that cancels; nil for the system's word. Programs set it by its name in Objective-C.
    final var cancelTitle: String? {
        didSet {
            guard cancelTitle != oldValue else { return }
            cancelButton?.setTitle(cancelTitle ?? "Cancel", for: .normal)
            setNeedsLayout()
        }
    }

    private func makeCancelButton() {
        let button = UIButton(type: .system)
        button.setTitle(cancelTitle ?? "Cancel", for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 17)
        button.addAction(
            UIAction { [weak self] _ in
                self?.cancel()
            }, for: .touchUpInside)
        addSubview(button)
        cancelButton = button
    }

    /// The search is cancelled by its button or by Escape.
    final func cancel() {
        delegate?.searchBarCancelButtonClicked(self)
        searchOwner?.searchDidCancel()
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if isFirstResponder, storedShowsCancel || searchOwner != nil,
            presses.contains(where: { $0.type == .menu })
        {
            cancel()
        } else {
            super.pressesBegan(presses, with: event)
        }
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

    open override dynamic var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }
    open override var isFirstResponder: Bool { field.isFirstResponder }
    @discardableResult
    open override dynamic func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }

    /// What is shown above the keyboard while the text is edited. Nil by default.
    open override dynamic var inputAccessoryView: UIView? {
        get { field.inputAccessoryView }
        set { field.inputAccessoryView = newValue }
    }
    @discardableResult
    open override dynamic func resignFirstResponder() -> Bool { field.resignFirstResponder() }

    // MARK: Layout

    override class var defaultHugging: (UILayoutPriority, UILayoutPriority) { (.defaultLow, .defaultHigh) }

    open override dynamic var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: fullHeight)
    }

    open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: fullHeight)
    }

    /// With the scopes.
    final var fullHeight: CGFloat {
        (isInBar ? Self.heightInBar : Self.height) + (hasScopes ? Self.scopeHeight : 0)
    }

    open override dynamic func layoutSubviews() {
        super.layoutSubviews()
        if backgroundView.frame != bounds { backgroundView.frame = bounds }
        let margin = isInBar ? Self.marginInBar : Self.margin
        var room = bounds.insetBy(dx: margin, dy: 0)
        let height = looks.field[.normal]?.size.height ?? UISearchTextField.height
        let line = bounds.height - (hasScopes ? Self.scopeHeight : 0)
        let top = isInBar ? Self.topInBar : (line - height) / 2
        cancelButton?.isHidden = !storedShowsCancel
        if storedShowsCancel, let cancelButton {
            let width = cancelButton.sizeThatFits(bounds.size).width.rounded(.up)
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            let x = isMirrored ? room.minX : room.maxX - width
            cancelButton.frame = CGRect(x: x, y: top, width: width, height: 36)
            room.size.width -= width + Self.margin
            if isMirrored { room.origin.x += width + Self.margin }
        }
        field.frame = CGRect(x: room.minX, y: top, width: max(0, room.width), height: height)
            .offsetBy(
                dx: searchFieldBackgroundPositionAdjustment.horizontal,
                dy: searchFieldBackgroundPositionAdjustment.vertical)
        scopeControl?.isHidden = !hasScopes
        scopePicture?.isHidden = !hasScopes
        scopePicture?.frame = CGRect(x: 0, y: line, width: bounds.width, height: bounds.height - line)
        guard hasScopes else { return }
        madeScopeControl().frame = CGRect(
            x: margin, y: line - (isInBar ? 6 : 0), width: max(0, bounds.width - 2 * margin),
            height: Self.scopeControlHeight)
    }
}

/// Who shows a search bar, and takes part in what happens in it.
@MainActor
protocol SearchBarOwner: AnyObject {
    func searchDidBegin()
    func searchTextDidChange()
    func searchTokensDidChange()
    func searchScopeDidChange()
    func searchDidCancel()
    func searchBarHeightDidChange()
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
        bar.searchOwner?.searchDidBegin()
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
