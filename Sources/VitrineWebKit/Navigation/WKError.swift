public import Foundation

/// The domain of ``WKError``.
public let WKErrorDomain = "WKErrorDomain"

/// What can go wrong with a web view besides its loads.
public struct WKError: CustomNSError, Hashable {
    /// What went wrong.
    public enum Code: Int, Sendable {
        case unknown = 1
        /// What draws the page has ended.
        case webContentProcessTerminated = 2
        /// The view is gone.
        case webViewInvalidated = 3
        /// A script threw.
        case javaScriptExceptionOccurred = 4
        /// What a script made cannot be handed over.
        case javaScriptResultTypeIsUnsupported = 5
    }

    /// What went wrong.
    public let code: Code
    private let message: String?

    /// Makes an error.
    public init(_ code: Code) { self.init(code, message: nil) }

    init(_ code: Code, message: String?) { (self.code, self.message) = (code, message) }

    public static var errorDomain: String { WKErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] {
        var details: [String: Any] = [NSLocalizedDescriptionKey: localizedDescription]
        if let message { details["WKJavaScriptExceptionMessage"] = message }
        return details
    }

    public var localizedDescription: String {
        switch code {
        case .unknown: "An unknown error occurred"
        case .webContentProcessTerminated: "The Web Content process was terminated"
        case .webViewInvalidated: "The WKWebView was invalidated"
        case .javaScriptExceptionOccurred: "A JavaScript exception occurred"
        case .javaScriptResultTypeIsUnsupported:
            "JavaScript execution returned a result of an unsupported type"
        }
    }

    public static var unknown: Code { .unknown }
    public static var webContentProcessTerminated: Code { .webContentProcessTerminated }
    public static var webViewInvalidated: Code { .webViewInvalidated }
    public static var javaScriptExceptionOccurred: Code { .javaScriptExceptionOccurred }
    public static var javaScriptResultTypeIsUnsupported: Code { .javaScriptResultTypeIsUnsupported }

    init(_ fault: WebScriptFault) {
        switch fault {
        case .exception(let text): self.init(.javaScriptExceptionOccurred, message: text)
        case .unsupported: self.init(.javaScriptResultTypeIsUnsupported)
        case .gone: self.init(.webContentProcessTerminated)
        }
    }
}
