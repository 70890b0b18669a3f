import Foundation

// The methods that decide ask one another: that with preferences and a handler is called, and asks the one without
// preferences; what a delegate has not of those goes on to the asynchronous ones, and they answer.

/// Does something at once up to where it waits, where Swift can.
@MainActor
func begin(_ work: @escaping @MainActor () async -> Void) {
    #if compiler(>=6.2)
    Task.immediate { await work() }
    #else
    Task { await work() }
    #endif
}

extension WKNavigationDelegate {
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        preferences: WKWebpagePreferences,
        decisionHandler:
            @escaping @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
    ) {
        webView.proposedPreferences = preferences
        self.webView(webView, decidePolicyFor: navigationAction) {
            let chosen = webView.proposedPreferences ?? preferences
            webView.proposedPreferences = nil
            decisionHandler($0, chosen)
        }
    }

    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) {
        let preferences = webView.proposedPreferences ?? WKWebpagePreferences()
        begin {
            let (policy, chosen) = await self.webView(
                webView, decidePolicyFor: navigationAction, preferences: preferences)
            webView.proposedPreferences = chosen
            decisionHandler(policy)
        }
    }

    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        preferences: WKWebpagePreferences
    ) async -> (WKNavigationActionPolicy, WKWebpagePreferences) {
        (await self.webView(webView, decidePolicyFor: navigationAction), preferences)
    }

    public func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction) async
        -> WKNavigationActionPolicy
    { .allow }

    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
    ) {
        begin { decisionHandler(await self.webView(webView, decidePolicyFor: navigationResponse)) }
    }

    public func webView(_ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse) async
        -> WKNavigationResponsePolicy
    { navigationResponse.canShowMIMEType ? .allow : .cancel }

    public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
    public func webView(
        _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
    ) {}
    public func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
        withError error: any Error
    ) {}
    public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
    public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
    }
    public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
}
