import Foundation
import VitrineQuartzCore
import VitrineSupport

/// The loads of a view, from the decision to the end, in the order in which WebKit tells of them.
@MainActor
final class PageLoads {
    private unowned let view: WKWebView
    /// Loads that the program began and the engine has not told of yet.
    private var upcoming: [WKNavigation] = []
    /// The load of which something has been told.
    private(set) var current: WKNavigation?
    private var isProvisional = false
    /// What the program has loaded last.
    private var last: WebLoad?
    /// The load that was allowed last.
    private var allowed: WKNavigation?

    init(_ view: WKWebView) { self.view = view }

    // MARK: Beginning

    func begin(_ load: WebLoad) -> WKNavigation? {
        let navigation = WKNavigation()
        if case .request(let request) = load, request.hasBody || request.method != "GET" {
            refuse(request, navigation)
            return navigation
        }
        upcoming.append(navigation)
        last = load
        note(load)
        view.engine.load(load)
        return navigation
    }

    func begin(_ body: () -> Void) -> WKNavigation {
        let navigation = WKNavigation()
        upcoming.append(navigation)
        if !view.isLoading { view.isLoading = true }
        body()
        return navigation
    }

    func again(bypassingCaches: Bool) -> WKNavigation? {
        if view.painter.hasPage { return begin { view.engine.reload(bypassingCaches: bypassingCaches) } }
        return last.flatMap { begin($0) }
    }

    /// What is known of a page at once.
    private func note(_ load: WebLoad) {
        if !view.isLoading { view.isLoading = true }
        switch load {
        case .request(let request): view.url = request.url
        case .html(_, let base): view.url = base ?? URL(string: "about:blank")
        case .data(_, _, _, let base): view.url = base
        }
        view.estimatedProgress = max(view.estimatedProgress < 1 ? view.estimatedProgress : 0, 0.1)
    }

    private func refuse(_ request: WebRequest, _ navigation: WKNavigation) {
        let sentence =
            "WebKitGTK loads pages by GET alone for a program; fetch \(request.url?.absoluteString ?? "the page") "
            + "with URLSession and hand it to load(_:mimeType:characterEncodingName:baseURL:)."
        let error = NSError(
            domain: NSURLErrorDomain, code: NSURLErrorUnsupportedURL,
            userInfo: [NSLocalizedDescriptionKey: sentence])
        view.context.laterTurns.perform { [weak view] in
            guard let view else { return }
            view.navigationDelegate?.webView(view, didStartProvisionalNavigation: navigation)
            view.navigationDelegate?.webView(
                view, didFailProvisionalNavigation: navigation, withError: error)
        }
    }

    // MARK: Deciding

    func decide(_ action: WebAction, _ decide: @escaping (Bool) -> Void) {
        let page = WKFrameInfo(isMain: true, view.url, view)
        let target =
            action.isNewWindow
            ? nil
            : action.isMain ? page : WKFrameInfo(isMain: false, action.request.url, view)
        let navigation = WKNavigationAction(action, source: page, target: target)
        let isMain = action.isMain && !action.isNewWindow
        let load = isMain ? (upcoming.isEmpty ? WKNavigation() : upcoming.removeFirst()) : nil
        let answer: @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void = {
            [weak self] policy, preferences in
            self?.answer(policy, preferences, load, action, decide)
        }
        guard let delegate = view.navigationDelegate else {
            return answer(.allow, view.defaultPreferences.copied())
        }
        delegate.webView(
            view, decidePolicyFor: navigation, preferences: view.defaultPreferences.copied(),
            decisionHandler: answer)
    }

    private func answer(
        _ policy: WKNavigationActionPolicy, _ preferences: WKWebpagePreferences, _ load: WKNavigation?,
        _ action: WebAction, _ decide: (Bool) -> Void
    ) {
        let isAllowed = policy == .allow
        if let load {
            if isAllowed {
                load.effectiveContentMode =
                    preferences.preferredContentMode == .desktop ? .desktop : .mobile
                allowed = load
                view.pagePreferences = preferences
                view.settingsDidChange()
            } else if current == nil || !isProvisional {
                settle()
            }
        }
        decide(isAllowed)
    }

    func decide(_ response: WebResponse, _ decide: @escaping (Bool) -> Void) {
        guard let delegate = view.navigationDelegate else { return decide(response.canBeShown) }
        delegate.webView(view, decidePolicyFor: WKNavigationResponse(response)) { decide($0 == .allow) }
    }

    // MARK: What happened

    func started() {
        let navigation = allowed ?? WKNavigation()
        allowed = nil
        // A load that the program began without being asked about it.
        if upcoming.first === navigation { upcoming.removeFirst() }
        (current, isProvisional) = (navigation, true)
        if !view.isLoading { view.isLoading = true }
        view.navigationDelegate?.webView(view, didStartProvisionalNavigation: navigation)
    }

    func redirected() {
        view.navigationDelegate?.webView(
            view, didReceiveServerRedirectForProvisionalNavigation: current)
    }

    func committed() {
        isProvisional = false
        view.navigationDelegate?.webView(view, didCommit: current)
    }

    func finished() {
        let navigation = current
        (current, isProvisional) = (nil, false)
        settle()
        view.navigationDelegate?.webView(view, didFinish: navigation)
    }

    func failed(_ error: NSError) {
        let (navigation, wasProvisional) = (current, isProvisional)
        (current, isProvisional) = (nil, false)
        settle()
        guard let navigation else { return }
        if wasProvisional {
            view.navigationDelegate?.webView(
                view, didFailProvisionalNavigation: navigation, withError: error)
        } else {
            view.navigationDelegate?.webView(view, didFail: navigation, withError: error)
        }
    }

    /// Nothing is loaded any more.
    private func settle() {
        if view.isLoading { view.isLoading = false }
        view.followState()
    }

    /// What drew the page has ended.
    func terminated() {
        (current, isProvisional, upcoming, allowed) = (nil, false, [], nil)
        settle()
        view.navigationDelegate?.webViewWebContentProcessDidTerminate(view)
    }
}
