import VitrineUIKit

/// The search of a screen: what views say of it, as a controller of UIKit's.
@MainActor
final class ScreenSearch: NSObject {
    let controller: UISearchController
    private let suggestions: UIHostingController<AnyView>
    private var request: SearchRequest
    private var scopes: [SearchRequest.Scope] = []
    /// The text that program and field agreed about last. While the field is being emptied the program's is of before.
    private var shownText = ""
    /// The tokens that they agreed about.
    private var shownTokens: [AnyHashable] = []
    /// What the program asked for last, which is not done twice.
    private var wasPresented: Bool?

    init(_ request: SearchRequest) {
        self.request = request
        suggestions = UIHostingController(rootView: AnyView(EmptyView()))
        controller = UISearchController(searchResultsController: suggestions)
        super.init()
        controller.obscuresBackgroundDuringPresentation = false
        controller.automaticallyShowsSearchResultsController = false
        controller.searchResultsUpdater = self
        controller.delegate = self
        controller.searchBar.delegate = self
    }

    /// Takes over what views say now.
    func show(_ request: SearchRequest, _ environment: EnvironmentValues) {
        self.request = request
        let bar = controller.searchBar
        request.dismissal.end = { [weak controller] in controller?.isActive = false }
        if request.current != shownText {
            shownText = request.current
            bar.text = request.current
        }
        showTokens(request.tokens, environment)
        bar.placeholder = request.prompt ?? "Search"
        scopes = request.scopes?(environment) ?? []
        let titles = scopes.map(\.title)
        if bar.scopeButtonTitles ?? [] != titles { bar.scopeButtonTitles = titles.isEmpty ? nil : titles }
        controller.scopeBarActivation = request.showsScopesOnText ? .onTextEntry : .onSearchActivation
        if let chosen = scopes.firstIndex(where: \.isChosen), bar.selectedScopeButtonIndex != chosen {
            bar.selectedScopeButtonIndex = chosen
        }
        showSuggestions(environment)
        showFocus(request.focus)
        guard let wanted = request.isPresented?.wrappedValue, wanted != wasPresented else { return }
        wasPresented = wanted
        if wanted != controller.isActive {
            // Once the bar is where it belongs.
            controller.searchBar.runtimeContext.frames.afterNextLayout { [weak self] in self?.present(wanted)
            }
        }
    }

    /// The field's tokens become those of the program.
    private func showTokens(_ tokens: SearchRequest.Tokens?, _ environment: EnvironmentValues) {
        guard let tokens, tokens.current.map(\.id) != shownTokens else { return }
        shownTokens = tokens.current.map(\.id)
        controller.searchBar.searchTextField.tokens = tokens.current.map { token in
            let label = token.label(environment)
            let made = UISearchToken(icon: label.image, text: label.title)
            made.representedObject = token.id
            return made
        }
    }

    // MARK: Focus

    private var focus: [SearchFocus] = []
    /// Whether the field is to get the focus as soon as it is where it belongs.
    private var isTakingFocus = false

    private func showFocus(_ wanted: [SearchFocus]) {
        for old in focus where !wanted.contains(where: { $0.location === old.location }) { old.detach(self) }
        focus = wanted
        for state in focus { state.attach(self) }
    }

    private func focusDidChange() {
        for state in focus { state.location.follow() }
    }

    private func present(_ wanted: Bool) {
        guard wasPresented == wanted else { return }
        controller.isActive = wanted
    }

    /// Suggestions are shown over the content, as rows, as long as there are any.
    private func showSuggestions(_ environment: EnvironmentValues) {
        guard let views = request.suggestions else {
            controller.showsSearchResultsController = false
            return
        }
        let text = request.text
        let tokens = request.tokens
        let completion = SearchCompletionAction {
            text.wrappedValue = $0
        } token: {
            tokens?.add($0)
            text.wrappedValue = ""
        }
        let probe = _UIHostingView(rootView: Group { views }, inheriting: environment)
        let isEmpty =
            probe.graph.rootElement.children.allSatisfy(\.children.isEmpty)
            && probe.intrinsicContentSize.height <= 0
        suggestions.inheritedEnvironment = environment
        suggestions.rootView = AnyView(
            List { views }.listStyle(.plain).environment(\.searchCompletionAction, completion))
        controller.showsSearchResultsController = !isEmpty
    }
}

extension ScreenSearch: UISearchResultsUpdating, UISearchControllerDelegate, UISearchBarDelegate {
    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        shownText = text
        if request.text.wrappedValue != text { request.text.wrappedValue = text }
        guard let tokens = request.tokens else { return }
        let left = searchController.searchBar.searchTextField.tokens.compactMap {
            $0.representedObject as? AnyHashable
        }
        guard left != shownTokens else { return }
        shownTokens = left
        tokens.keep(left)
    }

    func willPresentSearchController(_ searchController: UISearchController) { change(to: true) }
    func willDismissSearchController(_ searchController: UISearchController) { change(to: false) }

    private func change(to isActive: Bool) {
        request.setActive(isActive)
        wasPresented = isActive
        if let isPresented = request.isPresented, isPresented.wrappedValue != isActive {
            isPresented.wrappedValue = isActive
        }
    }

    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { focusDidChange() }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { focusDidChange() }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { request.submit() }

    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        if scopes.indices.contains(selectedScope) { scopes[selectedScope].choose() }
    }
}

extension ScreenSearch: OutsideFocusTarget {
    private var field: UISearchTextField { controller.searchBar.searchTextField }
    var hasFocus: Bool { isTakingFocus || field.isFirstResponder }

    func takeFocus() {
        guard !field.isFirstResponder else { return }
        if field.window != nil, field.becomeFirstResponder() { return }
        isTakingFocus = true
        // Once the bar is where it belongs.
        controller.searchBar.runtimeContext.frames.afterNextLayout { [weak self] in
            guard let self else { return }
            isTakingFocus = false
            if !field.isFirstResponder { _ = field.becomeFirstResponder() }
            focusDidChange()
        }
    }

    func giveUpFocus() {
        isTakingFocus = false
        if field.isFirstResponder { _ = field.resignFirstResponder() }
    }
}
