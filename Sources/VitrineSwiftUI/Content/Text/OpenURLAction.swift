/// An action that opens a URL: what links in texts call, and what the environment gives to views.
@MainActor @preconcurrency
public struct OpenURLAction {
    /// What became of a URL.
    public struct Result: Sendable {
        enum Kind: Sendable {
            case handled, discarded
            case systemAction(URL?)
        }

        let kind: Kind
        /// The handler has opened it.
        public static let handled = Result(kind: .handled)
        /// The handler has left it alone, and so does everybody.
        public static let discarded = Result(kind: .discarded)
        /// The system is to open it.
        public static let systemAction = Result(kind: .systemAction(nil))
        /// The system is to open another one.
        public static func systemAction(_ url: URL) -> Result { Result(kind: .systemAction(url)) }
    }

    private let handler: ((URL) -> Result)?

    /// Has the system open URLs.
    init() { handler = nil }

    /// Has a function open URLs.
    public init(handler: @escaping (URL) -> Result) { self.handler = handler }

    /// Opens a URL.
    public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

    /// Opens a URL, and tells whether it was.
    public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
        switch (handler?(url) ?? .systemAction).kind {
        case .handled: completion(true)
        case .discarded: completion(false)
        case .systemAction(let other): UIApplication.shared.open(other ?? url) { completion($0) }
        }
    }
}

private struct OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { MainActor.assumeIsolated { OpenURLAction() } }
}

extension EnvironmentValues {
    /// Opens URLs: with the program that the desktop has for them, unless another action was set.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
}
