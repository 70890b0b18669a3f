public import Foundation
@_weakLinked public import FoundationNetworking
public import Observation
public import VitrineSwiftUI
import VitrineUIKit

/// A page of the web, which loads with or without a ``WebView`` that shows it. Views that read its values follow them.
@MainActor
@Observable
public final class WebPage {
    /// How a page is set up.
    @MainActor
    public struct Configuration {
        /// Scripts, and who hears them.
        public var userContentController = WKUserContentController()
        /// Where cookies and the like are kept.
        public var websiteDataStore = WKWebsiteDataStore.default()
        /// What is added to the name by which the page shows itself to servers.
        public var applicationNameForUserAgent: String?
        /// Whether a page is only shown once all of it has come.
        public var suppressesIncrementalRendering = false

        public init() {}

        fileprivate var plain: WKWebViewConfiguration {
            let plain = WKWebViewConfiguration()
            plain.userContentController = userContentController
            plain.websiteDataStore = websiteDataStore
            plain.applicationNameForUserAgent = applicationNameForUserAgent
            plain.suppressesIncrementalRendering = suppressesIncrementalRendering
            return plain
        }
    }

    /// What happens to a load.
    public enum NavigationEvent: Hashable, Sendable {
        /// It has begun.
        case startedProvisionalNavigation
        /// The server has sent it elsewhere.
        case receivedServerRedirect
        /// The first of the page has come.
        case committed
        /// All of the page has come.
        case finished
    }

    /// Why a load has failed.
    public enum NavigationError: Error {
        /// Before anything came.
        case failedProvisionalNavigation(any Error)
        /// What drew the page has ended.
        case webContentProcessTerminated
    }

    /// The pages that it was at.
    @MainActor
    public struct BackForwardList {
        /// A page that it was at.
        @MainActor
        public struct Item {
            let item: WKBackForwardListItem
            /// Its address.
            public var url: URL { item.url }
            /// The address that led to it.
            public var initialURL: URL { item.initialURL }
            /// Its title.
            public var title: String? { item.title }
        }

        /// The page that is shown.
        public let currentItem: Item?
        /// The pages before it, the nearest last.
        public let backList: [Item]
        /// The pages after it, the nearest first.
        public let forwardList: [Item]

        fileprivate init(_ list: WKBackForwardList) {
            currentItem = list.currentItem.map { Item(item: $0) }
            backList = list.backList.map { Item(item: $0) }
            forwardList = list.forwardList.map { Item(item: $0) }
        }
    }

    /// The address of the page.
    public private(set) var url: URL?
    /// The title of the page; empty before there is one.
    public private(set) var title = ""
    /// Whether a page is being loaded.
    public private(set) var isLoading = false
    /// How much of it has come, about: 0…1.
    public private(set) var estimatedProgress = 0.0
    /// Whether all of the page came over connections that nobody else can read.
    public private(set) var hasOnlySecureContent = false
    /// The pages that it was at.
    public private(set) var backForwardList: BackForwardList

    /// By which name it shows itself to servers; nil for WebKitGTK's.
    public var customUserAgent: String? {
        get { view.customUserAgent }
        set { view.customUserAgent = newValue }
    }
    /// Whether a desktop's inspector may look at the page.
    public var isInspectable: Bool {
        get { view.isInspectable }
        set { view.isInspectable = newValue }
    }

    @ObservationIgnored let view: WKWebView
    @ObservationIgnored private let listener = PageListener()
    @ObservationIgnored private var observations: [NSKeyValueObservation] = []

    /// Makes a page.
    public init(configuration: Configuration = Configuration()) {
        view = WKWebView(frame: .zero, configuration: configuration.plain)
        backForwardList = BackForwardList(view.backForwardList)
        view.navigationDelegate = listener
        follow(\.url) { $0.url = $0.view.url }
        follow(\.title) { $0.title = $0.view.title ?? "" }
        follow(\.isLoading) { $0.isLoading = $0.view.isLoading }
        follow(\.estimatedProgress) { $0.estimatedProgress = $0.view.estimatedProgress }
        follow(\.hasOnlySecureContent) { $0.hasOnlySecureContent = $0.view.hasOnlySecureContent }
    }

    private func follow<Value>(
        _ path: KeyPath<WKWebView, Value>, _ take: @escaping @MainActor (WebPage) -> Void
    ) {
        observations.append(
            view.observe(path) { [weak self] _, _ in
                MainActor.assumeIsolated {
                    guard let self else { return }
                    take(self)
                    self.backForwardList = BackForwardList(self.view.backForwardList)
                }
            })
    }

    // MARK: Loading

    /// Loads what is at an address; nothing for nil.
    @discardableResult
    public func load(_ url: URL?) -> some AsyncSequence<NavigationEvent, any Error> {
        events { $0.load(url.map { URLRequest(url: $0) } ?? URLRequest(url: URL(string: "about:blank")!)) }
    }

    /// Loads what a request asks for.
    @discardableResult
    public func load(_ request: URLRequest) -> some AsyncSequence<NavigationEvent, any Error> {
        events { $0.load(request) }
    }

    /// Shows a page that is given.
    @discardableResult
    public func load(html: String, baseURL: URL = URL(string: "about:blank")!)
        -> some AsyncSequence<NavigationEvent, any Error>
    {
        events { $0.loadHTMLString(html, baseURL: baseURL) }
    }

    /// Shows data of a type.
    @discardableResult
    public func load(_ data: Data, mimeType: String, characterEncoding: String.Encoding, baseURL: URL)
        -> some AsyncSequence<NavigationEvent, any Error>
    {
        let name =
            characterEncoding == .utf16 ? "utf-16" : characterEncoding == .isoLatin1 ? "iso-8859-1" : "utf-8"
        return events { $0.load(data, mimeType: mimeType, characterEncodingName: name, baseURL: baseURL) }
    }

    /// Goes to a page of the history.
    @discardableResult
    public func load(_ item: BackForwardList.Item) -> some AsyncSequence<NavigationEvent, any Error> {
        events { $0.go(to: item.item) }
    }

    /// Loads the page anew.
    @discardableResult
    public func reload(fromOrigin: Bool = false) -> some AsyncSequence<NavigationEvent, any Error> {
        events { fromOrigin ? $0.reloadFromOrigin() : $0.reload() }
    }

    /// Gives up what is being loaded.
    public func stopLoading() { view.stopLoading() }

    /// Calls an asynchronous function, of which the body is given, and waits for what it returns.
    ///
    /// - Parameter arguments: By the names that the body uses.
    @discardableResult
    public func callJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], contentWorld: WKContentWorld? = nil
    ) async throws -> Any? {
        try await view.callAsyncJavaScript(
            functionBody, arguments: arguments, contentWorld: contentWorld ?? .page)
    }

    private func events(_ begin: (WKWebView) -> WKNavigation?) -> AsyncThrowingStream<
        NavigationEvent, any Error
    > {
        let (stream, continuation) = AsyncThrowingStream.makeStream(of: NavigationEvent.self)
        if let navigation = begin(view) {
            listener.follow(navigation, continuation)
        } else {
            continuation.finish()
        }
        return stream
    }
}

/// Hands what happens to loads to who waits for it.
@MainActor
private final class PageListener: NSObject, WKNavigationDelegate {
    private typealias Continuation = AsyncThrowingStream<WebPage.NavigationEvent, any Error>.Continuation
    private var waiting: [ObjectIdentifier: (navigation: WKNavigation, continuation: Continuation)] = [:]

    func follow(
        _ navigation: WKNavigation,
        _ continuation: AsyncThrowingStream<WebPage.NavigationEvent, any Error>.Continuation
    ) { waiting[ObjectIdentifier(navigation)] = (navigation, continuation) }

    private func tell(_ navigation: WKNavigation?, _ event: WebPage.NavigationEvent) {
        guard let navigation else { return }
        waiting[ObjectIdentifier(navigation)]?.continuation.yield(event)
    }

    private func end(_ navigation: WKNavigation?, _ error: (any Error)? = nil) {
        guard let navigation else { return }
        waiting.removeValue(forKey: ObjectIdentifier(navigation))?.continuation.finish(throwing: error)
    }

    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
        tell(navigation, .startedProvisionalNavigation)
    }
    func webView(
        _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
    ) { tell(navigation, .receivedServerRedirect) }
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { tell(navigation, .committed) }
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
        tell(navigation, .finished)
        end(navigation)
    }
    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
        withError error: any Error
    ) { end(navigation, WebPage.NavigationError.failedProvisionalNavigation(error)) }
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
        end(navigation, error)
    }
    func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {
        for (navigation, _) in waiting.values {
            end(navigation, WebPage.NavigationError.webContentProcessTerminated)
        }
    }
}
