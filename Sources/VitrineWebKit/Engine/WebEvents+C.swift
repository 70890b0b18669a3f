import CVitrineWeb
import Foundation

extension WebAction {
    init(_ event: vitrine_web_event) {
        request.url = event.address.flatMap { URL(string: String(cString: $0)) }
        request.method = event.text.map { String(cString: $0) } ?? "GET"
        request.headers = fields(event.headers)
        kind = WKNavigationType(engineCode: Int(event.code))
        isNewWindow = event.flag
        isRedirect = event.is_redirect
    }
}

extension WebResponse {
    init(_ event: vitrine_web_event) {
        url = event.address.flatMap { URL(string: String(cString: $0)) }
        type = event.name.map { String(cString: $0) }
        status = Int(event.code)
        headers = fields(event.headers)
        length = Int(event.length)
        canBeShown = event.flag
        isMain = event.is_main
    }
}

extension WKNavigationType {
    /// By WebKitGTK's numbers.
    init(engineCode code: Int) {
        self =
            [.linkActivated, .formSubmitted, .backForward, .reload, .formResubmitted][safe: code] ?? .other
    }
}

extension Array {
    subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}

/// Lines of "name: value".
private func fields(_ text: UnsafePointer<CChar>?) -> [String: String] {
    guard let text else { return [:] }
    var fields: [String: String] = [:]
    for line in String(cString: text).split(separator: "\n") {
        guard let colon = line.range(of: ": ") else { continue }
        fields[String(line[..<colon.lowerBound])] = String(line[colon.upperBound...])
    }
    return fields
}

/// What programs see of a load that failed.
enum WebFault {
    /// What WebKit calls a load that its client or another load has ended, and the like.
    static let domain = "WebKitErrorDomain"

    static func error(_ event: vitrine_web_event) -> NSError {
        let name = event.name.map { String(cString: $0) } ?? ""
        let known = place(name, Int(event.code))
        var details: [String: Any] = [NSLocalizedDescriptionKey: event.text.map { String(cString: $0) } ?? ""]
        if let text = known.text { details[NSLocalizedDescriptionKey] = text }
        if let address = event.address.map({ String(cString: $0) }) {
            details[NSURLErrorFailingURLErrorKey] = URL(string: address)
            details[NSURLErrorFailingURLStringErrorKey] = address
        }
        return NSError(domain: known.domain, code: known.code, userInfo: details)
    }

    /// A domain and code of Apple's for those of WebKitGTK and GIO, with Apple's words where they are known.
    private static func place(_ name: String, _ code: Int) -> (domain: String, code: Int, text: String?) {
        let hostIsUnknown = "A server with the specified hostname could not be found."
        switch (name, code) {
        case ("WebKitPolicyError", 101):
            return (NSURLErrorDomain, NSURLErrorUnsupportedURL, "unsupported URL")
        case ("WebKitPolicyError", 100...102):
            return (domain, code, code == 102 ? "Frame load interrupted" : nil)
        case ("WebKitNetworkError", 301):
            return (NSURLErrorDomain, NSURLErrorUnsupportedURL, "unsupported URL")
        case ("WebKitNetworkError", 302): return (NSURLErrorDomain, NSURLErrorCancelled, "cancelled")
        case ("WebKitNetworkError", 303): return (NSURLErrorDomain, NSURLErrorFileDoesNotExist, nil)
        case ("certificate", _):
            return (
                NSURLErrorDomain, NSURLErrorServerCertificateUntrusted,
                "The certificate for this server is invalid."
            )
        case ("g-resolver-error-quark", _), ("g-io-error-quark", 28):
            return (NSURLErrorDomain, NSURLErrorCannotFindHost, hostIsUnknown)
        // Unreachable networks and hosts.
        case ("g-io-error-quark", 37), ("g-io-error-quark", 38):
            return (
                NSURLErrorDomain, NSURLErrorNotConnectedToInternet,
                "The Internet connection appears to be offline."
            )
        case ("g-io-error-quark", 39):
            return (NSURLErrorDomain, NSURLErrorCannotConnectToHost, "Could not connect to the server.")
        case ("g-io-error-quark", 24): return (NSURLErrorDomain, NSURLErrorTimedOut, "The request timed out.")
        case ("g-io-error-quark", 19): return (NSURLErrorDomain, NSURLErrorCancelled, "cancelled")
        case ("g-io-error-quark", 1):
            return (
                NSURLErrorDomain, NSURLErrorFileDoesNotExist,
                "The requested URL was not found on this server."
            )
        default: return (NSURLErrorDomain, NSURLErrorUnknown, nil)
        }
    }
}
