public import Foundation
@_weakLinked public import FoundationNetworking
public import VitrineUIKit

/// A load of a page, by which a delegate knows which one it is told of.
@MainActor @preconcurrency
open class WKNavigation: NSObject {
    /// How the page is shown.
    public internal(set) var effectiveContentMode = WKWebpagePreferences.ContentMode.mobile

    override init() { super.init() }
}

/// What leads to a page.
public enum WKNavigationType: Int, Sendable {
    /// A link was tapped.
    case linkActivated
    /// A form was sent.
    case formSubmitted
    /// The history was gone through.
    case backForward
    /// The page is loaded anew.
    case reload
    /// A form was sent once more.
    case formResubmitted
    /// Something else: the program, a script, a frame.
    case other = -1
}

/// Whether a page may be gone to.
public enum WKNavigationActionPolicy: Int, Sendable {
    /// It stays where it is.
    case cancel
    /// It goes there.
    case allow
}

/// Whether what was answered is shown.
public enum WKNavigationResponsePolicy: Int, Sendable {
    /// It is not.
    case cancel
    /// It is.
    case allow
}

/// What leads to a page, and where.
@MainActor @preconcurrency
open class WKNavigationAction: NSObject {
    private let action: WebAction
    /// The frame that asks. That of the page: which one of several it is, is not known.
    public let sourceFrame: WKFrameInfo
    /// The frame that goes there; nil for a new window.
    public let targetFrame: WKFrameInfo?

    init(_ action: WebAction, source: WKFrameInfo, target: WKFrameInfo?) {
        (self.action, sourceFrame, targetFrame) = (action, source, target)
        super.init()
    }

    /// What leads there.
    open var navigationType: WKNavigationType { action.kind }
    /// What is to be loaded. Bodies are not told of.
    open var request: URLRequest { action.request.request }
    /// Whether it is to be kept as a file: asked by no page here, since what cannot be shown is told of as a response.
    open var shouldPerformDownload: Bool { false }
    /// The keys that were held: none, for fingers tap.
    open var modifierFlags: UIKeyModifierFlags { [] }
    /// The button that was pressed: the first.
    open var buttonNumber: UIEvent.ButtonMask { action.kind == .linkActivated ? .primary : [] }
}

/// What a server has answered, before it is shown.
@MainActor @preconcurrency
open class WKNavigationResponse: NSObject {
    private let answer: WebResponse

    init(_ answer: WebResponse) {
        self.answer = answer
        super.init()
    }

    /// Whether it is the page, and not a frame in it.
    open var isForMainFrame: Bool { answer.isMain }
    /// Whether it is of a kind that can be shown.
    open var canShowMIMEType: Bool { answer.canBeShown }

    /// What was answered: of HTTP a `HTTPURLResponse`.
    open var response: URLResponse {
        let url = answer.url ?? URL(string: "about:blank")!
        guard answer.status > 0 else {
            return URLResponse(
                url: url, mimeType: answer.type, expectedContentLength: answer.length, textEncodingName: nil)
        }
        return HTTPURLResponse(
            url: url, statusCode: answer.status, httpVersion: nil, headerFields: answer.headers)!
    }
}

/// A frame of a page.
@MainActor @preconcurrency
open class WKFrameInfo: NSObject {
    /// Whether it is the page, and not a frame in it.
    public let isMainFrame: Bool
    /// Where its page comes from.
    public let securityOrigin: WKSecurityOrigin
    /// The view that shows it.
    public private(set) weak var webView: WKWebView?
    private let url: URL?

    init(isMain: Bool, _ url: URL?, _ webView: WKWebView?) {
        (isMainFrame, self.url, self.webView) = (isMain, url, webView)
        securityOrigin = WKSecurityOrigin(url)
        super.init()
    }

    /// What it was loaded by, as far as it is told of: its address.
    open var request: URLRequest { WebRequest(url: url).request }
}

/// Where a page comes from.
@MainActor @preconcurrency
open class WKSecurityOrigin: NSObject {
    /// As `https`; empty without.
    public let `protocol`: String
    /// As `www.example.org`; empty without.
    public let host: String
    /// 0 for the usual one.
    public let port: Int

    init(_ url: URL?) {
        `protocol` = url?.scheme ?? ""
        host = url?.host ?? ""
        port = url?.port ?? 0
        super.init()
    }
}

/// How a page wants its new window.
@MainActor @preconcurrency
open class WKWindowFeatures: NSObject {
    /// Nil, as all here: pages' wishes of windows' places are not told of.
    open var menuBarVisibility: NSNumber? { nil }
    open var statusBarVisibility: NSNumber? { nil }
    open var toolbarsVisibility: NSNumber? { nil }
    open var allowsResizing: NSNumber? { nil }
    open var x: NSNumber? { nil }
    open var y: NSNumber? { nil }
    open var width: NSNumber? { nil }
    open var height: NSNumber? { nil }

    override init() { super.init() }
}

extension WebRequest {
    /// As programs have it.
    var request: URLRequest {
        var request = URLRequest(url: url ?? URL(string: "about:blank")!)
        request.httpMethod = method
        for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
        return request
    }

    init(_ request: URLRequest) {
        url = request.url
        method = request.httpMethod ?? "GET"
        headers = request.allHTTPHeaderFields ?? [:]
        hasBody = request.httpBody != nil || request.httpBodyStream != nil
    }
}
