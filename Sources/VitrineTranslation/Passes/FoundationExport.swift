/// A module that Foundation exports on Apple's systems, or is a part of there, and that programs import by themselves on
/// Linux.
struct FoundationExport {
    let module: String
    /// The modules that bring it here.
    let exporters: Set<String>
    /// Types and attributes of it that programs name.
    let names: Set<String>

    static let all = [combine, networking, xml]

    private static let combine = FoundationExport(
        module: "Combine", exporters: ["Combine", "SwiftUI"],
        names: [
            "AnyCancellable", "AnyPublisher", "AnySubject", "AnySubscriber", "Cancellable",
            "ConnectablePublisher",
            "CurrentValueSubject", "CustomCombineIdentifierConvertible", "Deferred", "Future",
            "ImmediateScheduler",
            "Just", "ObservableObject", "ObservableObjectPublisher", "PassthroughSubject", "Published",
            "Publisher",
            "Publishers", "Scheduler", "Subscribers", "TopLevelDecoder", "TopLevelEncoder",
        ])

    private static let xml = FoundationExport(
        module: "FoundationXML", exporters: ["FoundationXML"], names: ["XMLParser", "XMLParserDelegate"])

    private static let networking = FoundationExport(
        module: "FoundationNetworking", exporters: ["FoundationNetworking"],
        names: [
            "CachedURLResponse", "HTTPCookie", "HTTPCookiePropertyKey", "HTTPCookieStorage",
            "HTTPURLResponse",
            "NSMutableURLRequest", "NSURLRequest", "URLAuthenticationChallenge",
            "URLAuthenticationChallengeSender",
            "URLCache", "URLCredential", "URLCredentialStorage", "URLProtectionSpace", "URLProtocol",
            "URLProtocolClient", "URLRequest", "URLResponse", "URLSession", "URLSessionConfiguration",
            "URLSessionDataDelegate", "URLSessionDataTask", "URLSessionDelegate",
            "URLSessionDownloadDelegate",
            "URLSessionDownloadTask", "URLSessionTask", "URLSessionTaskDelegate", "URLSessionTaskMetrics",
            "URLSessionUploadTask", "URLSessionWebSocketTask",
        ])
}
