public import Foundation

/// Decides where a web view goes, and hears of its loads. All methods are optional.
///
/// Of the two forms of a method, one that takes a handler and one that is `async`, a delegate has one; the other calls
/// it.
@MainActor @preconcurrency
public protocol WKNavigationDelegate: NSObjectProtocol {
    /// May it go there? Asked before each load. Yes, without the method.
    ///
    /// - Parameter decisionHandler: To be called once, now or later.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void)
    /// May it go there?
    func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction) async
        -> WKNavigationActionPolicy
    /// May it go there, and how is it shown? Asked in place of the method without preferences.
    ///
    /// - Parameter preferences: The view's own, which may be changed and handed back.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        preferences: WKWebpagePreferences,
        decisionHandler:
            @escaping @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void)
    /// May it go there, and how is it shown?
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        preferences: WKWebpagePreferences
    ) async -> (WKNavigationActionPolicy, WKWebpagePreferences)
    /// Is what was answered shown? If it can be, without the method.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void)
    /// Is what was answered shown?
    func webView(_ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse) async
        -> WKNavigationResponsePolicy

    /// A load has begun.
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
    /// The server has sent it elsewhere.
    func webView(
        _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
    /// A load has failed before anything came.
    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
        withError error: any Error)
    /// The first of the page has come: it takes the place of the one before.
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
    /// All of the page has come.
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
    /// A load has failed while the page came.
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
    /// What drew the page has ended; the view is empty until something is loaded.
    func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}
