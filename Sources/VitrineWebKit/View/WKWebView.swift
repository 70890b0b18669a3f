public import Foundation
@_weakLinked public import FoundationNetworking
public import VitrineCoreGraphics
public import VitrineFoundation
import VitrineQuartzCore
public import VitrineUIKit

/// Shows pages of the web.
///
/// WebKitGTK loads them and draws what is seen into a picture, which is taken anew when the page says that it looks
/// otherwise, when it was scrolled, and when the view has another size. A page at rest costs nothing.
@MainActor @preconcurrency
open class WKWebView: UIView {
    private let given: WKWebViewConfiguration
    let context = RuntimeContext.current
    let engine: any WebEngine
    /// How the view was set up: a copy, with the same preferences, scripts and store.
    open var configuration: WKWebViewConfiguration { given.copied() }
    /// Decides where the view goes, and hears of its loads.
    open weak var navigationDelegate: (any WKNavigationDelegate)? {
        didSet { DelegateMethods.check(navigationDelegate) }
    }
    /// Shows windows and dialogs.
    open weak var uiDelegate: (any WKUIDelegate)? { didSet { DelegateMethods.check(uiDelegate) } }

    // MARK: What is known of the page. Observable, as all that changes by itself.

    /// The title of the page; empty before there is one.
    @_Observed public internal(set) var title: String?
    /// The address of the page.
    @_Observed public internal(set) var url: URL? { didSet { self.URL = url } }
    /// Whether a page is being loaded.
    @_Observed public internal(set) var isLoading = false { didSet { loading = isLoading } }
    /// How much of it has come, about: 0…1.
    @_Observed public internal(set) var estimatedProgress = 0.0
    /// Whether all of the page came over connections that nobody else can read.
    @_Observed public internal(set) var hasOnlySecureContent = false
    /// Whether there is a page to go back to.
    @_Observed public internal(set) var canGoBack = false
    /// Whether there is a page to go forward to.
    @_Observed public internal(set) var canGoForward = false
    // By these names of Objective-C's they are observed, too.
    @_Observed var URL: URL?
    @_Observed var loading = false
    /// The colour that the page names as its own in `theme-color`; nil where it names none.
    @_Observed public internal(set) var themeColor: UIColor?
    /// The colour behind the page, as far as it can be pulled: that of the page unless it is set.
    open var underPageBackgroundColor: UIColor! {
        get { ownUnderPageColor ?? pageColor ?? .systemBackground }
        set {
            ownUnderPageColor = newValue
            updateColors()
        }
    }
    private var ownUnderPageColor: UIColor?
    var pageColor: UIColor? { didSet { if pageColor != oldValue { updateColors() } } }
    /// The pages that the view was at.
    public let backForwardList = WKBackForwardList()

    // MARK: Parts

    /// Scrolls the page.
    open var scrollView: UIScrollView { scroller }
    let scroller = WebScrollView()
    let content = WebContentView()
    private(set) lazy var painter = PagePainter(self)
    private(set) lazy var loads = PageLoads(self)

    // MARK: Settings

    /// By which name the view shows itself to servers; nil, as it is unless set, for WebKitGTK's.
    open var customUserAgent: String? { didSet { settingsDidChange() } }
    /// How much larger the page is laid out. 1 unless set.
    open var pageZoom: CGFloat = 1 { didSet { if pageZoom != oldValue { painter.sizeDidChange() } } }
    /// Whether swipes from the edges go through the history. False unless set.
    open var allowsBackForwardNavigationGestures = false { didSet { updateSwipes() } }
    /// Whether links are shown when they are pressed long. Kept: they are not.
    open var allowsLinkPreview = true
    /// Whether a desktop's inspector may look at the page. False unless set.
    open var isInspectable = false { didSet { settingsDidChange() } }
    /// Those that a delegate is asked about.
    var proposedPreferences: WKWebpagePreferences?
    /// Those of the page that is shown.
    var pagePreferences: WKWebpagePreferences

    private var swipes: [UIScreenEdgePanGestureRecognizer] = []

    /// Makes a view of a size.
    ///
    /// - Parameter configuration: Copied: changes afterwards do not come here.
    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        given = configuration.copied()
        pagePreferences = given.defaultWebpagePreferences ?? WKWebpagePreferences()
        engine = WebEngines.make(given, in: context)
        super.init(frame: frame)
        setUp()
    }

    /// Makes a view of a size.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, configuration: WKWebViewConfiguration())
    }

    /// Makes a view out of a nib or storyboard.
    public required init?(coder: NSCoder) {
        given = WKWebViewConfiguration()
        pagePreferences = given.defaultWebpagePreferences
        engine = WebEngines.make(given, in: context)
        super.init(coder: coder)
        setUp()
    }

    isolated deinit { engine.close() }

    private func setUp() {
        title = ""
        backgroundColor = .systemBackground
        clipsToBounds = true
        scrollView.frame = bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.contentInsetAdjustmentBehavior = .automatic
        addSubview(scrollView)
        scrollView.addSubview(content)
        content.web = self
        engine.onEvent = { [weak self] in self?.hear($0) }
        settingsDidChange()
        engine.addHandler(PageScript.handler)
        setScripts()
        given.userContentController.attach(self)
        given.preferences.add(self)
        painter.begin()
        updateColors()
    }

    /// Whether nothing is seen through the page. True unless set: then what the page leaves clear is white.
    open override var isOpaque: Bool {
        get { showsWhite }
        set {
            showsWhite = newValue
            updateColors()
        }
    }
    private var showsWhite = true

    private func updateColors() {
        content.backgroundColor = showsWhite ? pageColor ?? .white : .clear
        if let ownUnderPageColor { scrollView.backgroundColor = ownUnderPageColor }
    }

    open override var backgroundColor: UIColor? { didSet { scrollView.backgroundColor = backgroundColor } }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        painter.sizeDidChange()
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        painter.sizeDidChange()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        settingsDidChange()
        painter.sizeDidChange()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if traitCollection.userInterfaceStyle != previousTraitCollection?.userInterfaceStyle {
            settingsDidChange()
        }
        painter.sizeDidChange()
    }

    // MARK: Configuration

    func settingsDidChange() {
        var settings = WebSettings()
        settings.hasJavaScript = given.preferences.runsScripts && pagePreferences.allowsContentJavaScript
        settings.opensWindows = given.preferences.javaScriptCanOpenWindowsAutomatically
        settings.hasInspector = isInspectable
        settings.needsGestureToPlay = !given.mediaTypesRequiringUserActionForPlayback.isEmpty
        settings.isDark = traitCollection.userInterfaceStyle == .dark
        settings.minimumFontSize = given.preferences.minimumFontSize
        settings.userAgent =
            customUserAgent ?? given.applicationNameForUserAgent.map { "\(UserAgent.standard) \($0)" }
        engine.apply(settings)
    }

    func setScripts() {
        engine.setScripts([PageScript.changes] + given.userContentController.userScripts.map(\.engineScript))
    }

    var controller: WKUserContentController { given.userContentController }
    var suppressesIncrementalRendering: Bool { given.suppressesIncrementalRendering }
    var defaultPreferences: WKWebpagePreferences { given.defaultWebpagePreferences ?? WKWebpagePreferences() }

    // MARK: Loading

    /// Loads a page. What has a body, or another method than GET, fails: WebKitGTK sends none for a program.
    ///
    /// - Returns: The load, by which the delegate is told of it.
    @discardableResult
    open func load(_ request: URLRequest) -> WKNavigation? { loads.begin(.request(WebRequest(request))) }

    /// Shows a page that is given.
    ///
    /// - Parameter baseURL: From where its links lead; nil for nowhere.
    @discardableResult
    open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        loads.begin(.html(string, base: baseURL))
    }

    /// Shows a file.
    ///
    /// - Parameter readAccessURL: What the page may read besides. Kept: it may read all that the program may.
    @discardableResult
    open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        precondition(
            URL.isFileURL,
            "WKWebView.loadFileURL(_:allowingReadAccessTo:) shows files, and \(URL.absoluteString) is none; use "
                + "load(_:).")
        return loads.begin(.request(WebRequest(url: URL)))
    }

    /// Shows data of a type, as `text/html` or `application/pdf`.
    @discardableResult
    open func load(
        _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
    ) -> WKNavigation? {
        loads.begin(.data(data, type: MIMEType, encoding: characterEncodingName, base: baseURL))
    }

    /// Shows data as if a server had sent them.
    @discardableResult
    open func loadSimulatedRequest(_ request: URLRequest, response: URLResponse, responseData data: Data)
        -> WKNavigation
    {
        let base = request.url ?? Foundation.URL(string: "about:blank")!
        return loads.begin(
            .data(
                data, type: response.mimeType ?? "text/html", encoding: response.textEncodingName ?? "utf-8",
                base: base))!
    }

    /// Shows a page as if a server had sent it.
    @discardableResult
    open func loadSimulatedRequest(_ request: URLRequest, responseHTML string: String) -> WKNavigation {
        loads.begin(.html(string, base: request.url))!
    }

    /// Loads the page anew; what has failed before there was one is tried again.
    @discardableResult
    open func reload() -> WKNavigation? { loads.again(bypassingCaches: false) }

    /// Loads the page anew, and all that is in it.
    @discardableResult
    open func reloadFromOrigin() -> WKNavigation? { loads.again(bypassingCaches: true) }

    /// Gives up what is being loaded.
    open func stopLoading() { engine.stop() }

    /// Goes to the page before.
    @discardableResult
    open func goBack() -> WKNavigation? { backForwardList.backItem.flatMap { go(to: $0) } }

    /// Goes to the page after.
    @discardableResult
    open func goForward() -> WKNavigation? { backForwardList.forwardItem.flatMap { go(to: $0) } }

    /// Goes to a page of the history; nil if it is not there, or shown.
    @discardableResult
    open func go(to item: WKBackForwardListItem) -> WKNavigation? {
        guard let distance = backForwardList.distance(of: item), distance != 0 else { return nil }
        return loads.begin { engine.go(distance) }
    }

    // MARK: Swipes

    private func updateSwipes() {
        guard allowsBackForwardNavigationGestures else {
            swipes.forEach(removeGestureRecognizer)
            swipes = []
            return
        }
        guard swipes.isEmpty else { return }
        for edge in [UIRectEdge.left, .right] {
            let swipe = UIScreenEdgePanGestureRecognizer()
            swipe.edges = edge
            swipe.addAction { [weak self, unowned swipe] _ in self?.swiped(swipe) }
            addGestureRecognizer(swipe)
            swipes.append(swipe)
        }
    }

    private func swiped(_ swipe: UIScreenEdgePanGestureRecognizer) {
        guard swipe.state == .ended else { return }
        let distance = swipe.translation(in: self).x
        if swipe.edges == .left, distance > bounds.width / 3 { goBack() }
        if swipe.edges == .right, distance < -bounds.width / 3 { goForward() }
    }

    /// Whether the view shows pages of a scheme by itself, so that programs must not.
    open class func handlesURLScheme(_ urlScheme: String) -> Bool {
        ["http", "https", "file", "about", "data", "blob", "ws", "wss", "ftp"].contains(
            urlScheme.lowercased())
    }
}

enum UserAgent {
    /// WebKitGTK's, which names to be added come after.
    static let standard =
        "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15"
}
