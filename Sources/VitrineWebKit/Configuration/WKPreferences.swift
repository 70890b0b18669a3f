public import Foundation

/// Settings of web views.
@MainActor @preconcurrency
open class WKPreferences: NSObject {
    /// The smallest size of text, in points of the page; 0, as it is unless set, for any.
    open var minimumFontSize: CGFloat = 0 { didSet { change() } }
    /// Whether scripts may ask for windows without a tap. False unless set.
    open var javaScriptCanOpenWindowsAutomatically = false { didSet { change() } }
    /// Whether pages run scripts. True unless set.
    @available(*, deprecated, message: "Use WKWebpagePreferences.allowsContentJavaScript")
    open var javaScriptEnabled: Bool {
        get { runsScripts }
        set { runsScripts = newValue }
    }
    /// Whether pages known for deceiving are warned of. Kept: nobody keeps a list of them here.
    open var isFraudulentWebsiteWarningEnabled = true
    /// Whether text can be chosen. Kept: it is not chosen by fingers.
    open var isTextInteractionEnabled = true

    var runsScripts = true { didSet { change() } }
    private var views: [() -> WKWebView?] = []

    public override init() { super.init() }

    func add(_ view: WKWebView) {
        views.removeAll { $0() == nil }
        views.append { [weak view] in view }
    }

    private func change() { for view in views { view()?.settingsDidChange() } }
}

/// How one page is shown.
@MainActor @preconcurrency
open class WKWebpagePreferences: NSObject {
    /// For whom a page is laid out.
    public enum ContentMode: Int, Sendable {
        /// For what the device is.
        case recommended
        /// For a phone.
        case mobile
        /// For a desk.
        case desktop
    }

    /// For whom the page is laid out. For a desk it is 980 points wide whatever it says of itself.
    open var preferredContentMode = ContentMode.recommended
    /// Whether the page runs scripts of its own. True unless set; the program's run in any case.
    open var allowsContentJavaScript = true

    public override init() { super.init() }

    final func copied() -> WKWebpagePreferences {
        let copy = WKWebpagePreferences()
        copy.preferredContentMode = preferredContentMode
        copy.allowsContentJavaScript = allowsContentJavaScript
        return copy
    }
}
