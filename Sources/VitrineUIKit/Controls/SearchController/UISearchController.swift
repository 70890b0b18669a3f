public import Foundation
import VitrineCoreGraphics

/// A search: a bar, and what is found, over the content that is searched.
///
/// As the `searchController` of a navigation item its bar stands below the title. While the search is active the bar is
/// all that is left of the navigation bar, and the content is dim, or covered by the controller of the results once there
/// is a text.
@MainActor @preconcurrency
open class UISearchController: UIViewController {
    /// When the scopes of the bar are shown.
    public enum ScopeBarActivation: Int, Sendable {
        /// As the system has it: while the search is active.
        case automatic = 0
        /// The program shows them.
        case manual = 1
        /// Once there is a text.
        case onTextEntry = 2
        /// While the search is active.
        case onSearchActivation = 3
    }

    /// Makes a search.
    ///
    /// - Parameter searchResultsController: Shows what was found; nil where the content itself does.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    /// Makes a search whose content shows what was found.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        searchResultsController = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUp()
    }

    public required init?(coder: NSCoder) {
        searchResultsController = nil
        super.init(coder: coder)
        setUp()
    }

    /// The bar can be added to a view as it is: it is as wide as the screen.
    private func setUp() {
        bar.searchOwner = self
        let width = UIScreen.main.bounds.width
        bar.frame = CGRect(origin: .zero, size: bar.sizeThatFits(CGSize(width: width, height: 0)))
        bar.frame.size.width = width
    }

    private final let bar = UISearchBar(frame: .zero)
    private final let dimming = UIView()
    /// Who shows the bar; nil where it stands among other views.
    final weak var host: (any SearchHost)?
    private final var storedIsActive = false

    /// Updates what is found.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// Hears of the beginning and the end.
    open weak var delegate: (any UISearchControllerDelegate)? {
        didSet { DelegateMethods.check(delegate) }
    }
    /// Shows what was found.
    public let searchResultsController: UIViewController?
    /// The bar.
    open var searchBar: UISearchBar { bar }

    /// Whether the content is dim while the search is active and shows nothing of its own. True unless set.
    open var obscuresBackgroundDuringPresentation = true {
        didSet { if obscuresBackgroundDuringPresentation != oldValue { updateContent() } }
    }
    /// As ``obscuresBackgroundDuringPresentation``.
    @available(*, deprecated, renamed: "obscuresBackgroundDuringPresentation")
    open var dimsBackgroundDuringPresentation: Bool {
        get { obscuresBackgroundDuringPresentation }
        set { obscuresBackgroundDuringPresentation = newValue }
    }
    /// Whether the title and the buttons of the navigation bar are away while the search is active. True unless set.
    open var hidesNavigationBarDuringPresentation = true
    /// Whether the results are shown as soon as there is a text. True unless set.
    open var automaticallyShowsSearchResultsController = true {
        didSet { if automaticallyShowsSearchResultsController != oldValue { updateContent() } }
    }
    /// Whether the results are shown, where that is not automatic. False unless set.
    open var showsSearchResultsController = false {
        didSet {
            guard showsSearchResultsController != oldValue else { return }
            if !isShowingAutomatically { automaticallyShowsSearchResultsController = false }
            if storedIsActive { searchResultsController?.view.isHidden = !showsSearchResultsController }
            updateContent()
        }
    }
    private final var isShowingAutomatically = false
    /// Whether the bar has a button that cancels while the search is active. True unless set.
    open var automaticallyShowsCancelButton = true
    /// When the scopes are shown. Automatic unless set.
    open var scopeBarActivation = ScopeBarActivation.automatic
    /// Whether the scopes are shown while the search is active. True unless set.
    open var automaticallyShowsScopeBar: Bool {
        get { scopeBarActivation != .manual }
        set { scopeBarActivation = newValue ? .automatic : .manual }
    }

    // MARK: Suggestions

    /// What is suggested for the search: rows over the content and the results while the search is active. Nil, the
    /// default, is none. Who updates the results is told which one was chosen.
    open var searchSuggestions: [any UISearchSuggestion]? {
        didSet { updateContent() }
    }
    private final var suggestionList: SearchSuggestionList?

    private func updateSuggestions() {
        let suggestions = searchSuggestions ?? []
        guard !suggestions.isEmpty || suggestionList != nil else { return }
        let list = suggestionList ?? SearchSuggestionList()
        if suggestionList == nil {
            suggestionList = list
            list.frame = view.bounds
            list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            list.didChoose = { [weak self] suggestion in
                guard let self else { return }
                searchResultsUpdater?.updateSearchResults(for: self, selecting: suggestion)
            }
        }
        list.isHidden = suggestions.isEmpty
        list.show(suggestions)
        if list.superview !== view || view.subviews.last !== list { view.addSubview(list) }
    }

    // MARK: Activity

    /// Whether a search goes on. Setting it begins or ends one, animated.
    open var isActive: Bool {
        get { storedIsActive }
        set {
            guard newValue != storedIsActive else { return }
            if newValue { begin() } else { end() }
        }
    }

    override var searchedText: String? { storedIsActive ? bar.text ?? "" : nil }

    private func begin() {
        guard bar.window != nil || host != nil, !storedIsActive else { return }
        storedIsActive = true
        delegate?.willPresentSearchController(self)
        showContent()
        if automaticallyShowsCancelButton { bar.setShowsCancelButton(true, animated: true) }
        updateScopes()
        searchResultsUpdater?.updateSearchResults(for: self)
        if !bar.isFirstResponder { bar.becomeFirstResponder() }
        animateBar { [weak self] in
            guard let self, storedIsActive else { return }
            delegate?.didPresentSearchController(self)
        }
    }

    private func end() {
        guard storedIsActive else { return }
        storedIsActive = false
        delegate?.willDismissSearchController(self)
        bar.resignFirstResponder()
        bar.searchTextField.tokens = []
        bar.text = nil
        if automaticallyShowsCancelButton { bar.setShowsCancelButton(false, animated: true) }
        updateScopes()
        searchResultsUpdater?.updateSearchResults(for: self)
        animateBar { [weak self] in
            guard let self, !storedIsActive else { return }
            removeContent()
            delegate?.didDismissSearchController(self)
        }
    }

    /// 0.3 s, as seen on iOS.
    private func animateBar(_ completion: @escaping () -> Void) {
        let isActive = storedIsActive
        guard let window = bar.window else { return completion() }
        UIView.animate(
            withDuration: 0.3, delay: 0, options: .allowUserInteraction,
            animations: {
                self.viewIfLoaded?.alpha = isActive ? 1 : 0
                self.host?.searchDidChange(self)
                window.layoutIfNeeded()
            }, completion: { _ in completion() })
    }

    private func updateScopes() {
        let isShown: Bool
        switch scopeBarActivation {
        case .manual: return
        case .automatic, .onSearchActivation: isShown = storedIsActive
        case .onTextEntry: isShown = storedIsActive && bar.text?.isEmpty == false
        }
        bar.setShowsScope(isShown, animated: true)
    }

    // MARK: Content

    open override func loadView() { view = SearchContentView() }

    open override dynamic func viewDidLoad() {
        super.viewDidLoad()
        // Of black, .12 in light surroundings and .36 in dark ones. Estimates.
        dimming.backgroundColor = UIColor { traits in
            UIColor.black.withAlphaComponent(traits.userInterfaceStyle == .dark ? 0.36 : 0.12)
        }
        let tap = UITapGestureRecognizer()
        tap.addAction { [weak self] _ in self?.isActive = false }
        dimming.addGestureRecognizer(tap)
        dimming.frame = view.bounds
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(dimming)
    }

    /// The view goes over the content, if it shows anything.
    private func showContent() {
        guard let place = host?.place(for: self) ?? placeAroundBar else { return }
        if parent !== place.controller {
            place.controller.addChild(self)
            view.frame = place.view.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            place.view.addSubview(view)
            didMove(toParent: place.controller)
        }
        view.alpha = 0
        if host == nil {
            let bottom = bar.convert(CGPoint(x: 0, y: bar.bounds.maxY), to: view).y
            view.frame.origin.y += bottom
            view.frame.size.height -= bottom
        }
        addResults()
        updateContent()
    }

    /// The results are there from the beginning of the search, hidden: programs show them before there is a text by
    /// unhiding their view, and fill them in the first update, which comes before there is a text, too.
    private func addResults() {
        guard let results = searchResultsController else { return }
        results.view.isHidden = !showsSearchResultsController
        guard results.parent == nil else { return }
        addChild(results)
        results.view.frame = view.bounds
        results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(results.view)
        results.didMove(toParent: self)
    }

    /// Where the view goes if the bar is a view among others: over the controller's around it.
    private var placeAroundBar: (controller: UIViewController, view: UIView)? {
        var responder: UIResponder? = bar
        while let current = responder {
            if let controller = current as? UIViewController { return (controller, controller.view) }
            responder = current.next
        }
        return nil
    }

    private func removeContent() {
        guard parent != nil else { return }
        willMove(toParent: nil)
        viewIfLoaded?.removeFromSuperview()
        removeFromParent()
    }

    /// Shows the results, the dim content, or nothing.
    private func updateContent() {
        guard storedIsActive, isViewLoaded else { return }
        let hasText = bar.text?.isEmpty == false || bar.searchTextField.tokenCount > 0
        if automaticallyShowsSearchResultsController {
            isShowingAutomatically = true
            showsSearchResultsController = hasText
            isShowingAutomatically = false
        }
        let showsResults = showsSearchResultsController && searchResultsController != nil
        updateSuggestions()
        dimming.isHidden = showsResults || !obscuresBackgroundDuringPresentation
    }
}

/// What shows nothing lets touches through.
private final class SearchContentView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}

extension UISearchController: SearchBarOwner {
    func searchDidBegin() { isActive = true }

    func searchTextDidChange() {
        updateContent()
        guard storedIsActive else { return }
        updateScopes()
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    func searchTokensDidChange() { updateContent() }
    func searchScopeDidChange() { searchResultsUpdater?.updateSearchResults(for: self) }
    func searchDidCancel() { isActive = false }
    func searchBarHeightDidChange() { host?.searchDidChange(self) }
}

/// Who shows the bar of a search.
@MainActor
protocol SearchHost: AnyObject {
    /// Where the search shows its results: over the content, below the bar.
    func place(for search: UISearchController) -> (controller: UIViewController, view: UIView)?
    /// The search began or ended, or its bar has another height.
    func searchDidChange(_ search: UISearchController)
}
