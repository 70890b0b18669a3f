import Foundation

/// A URL that was opened, and with what.
@MainActor @preconcurrency
open class UIOpenURLContext: NSObject {
    /// The URL.
    public let url: URL
    /// What is known of who opened it.
    public let options = UIScene.OpenURLOptions()

    init(_ url: URL) {
        self.url = url
        super.init()
    }
}

extension UIScene {
    /// What is known of who opened a URL: nothing, since a desktop does not tell.
    @MainActor @preconcurrency
    open class OpenURLOptions: NSObject {
        /// The program that opened it.
        open var sourceApplication: String? { nil }
        /// What that program sent along.
        open var annotation: Any? { nil }
        /// Whether a file is to be used where it is, and not copied.
        open var openInPlace: Bool { true }
    }
}

extension UIApplication {
    /// What is known of who opened a URL.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The program that opened it.
        public static let sourceApplication = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        /// What that program sent along.
        public static let annotation = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        /// Whether a file is to be used where it is.
        public static let openInPlace = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }

    /// Posted with a URL under the same name when it was opened: how views hear of it.
    package nonisolated static let didOpenURL = NSNotification.Name("VitrineApplicationDidOpenURL")

    /// The URLs among the arguments of a program, as a desktop entry passes them (`Exec=program %u`).
    package static func urls(in arguments: [String]) -> [URL] {
        arguments.compactMap { argument in
            guard let url = URL(string: argument), let scheme = url.scheme, scheme.utf8.count > 1 else {
                return nil
            }
            return url
        }
    }

    /// Tells the program of URLs that are opened.
    ///
    /// - Parameter isLaunch: whether they came with the start: then the options of scenes have named them.
    package func openFromOutside(_ urls: [URL], isLaunch: Bool = false) {
        guard !urls.isEmpty else { return }
        if let scene = delegatedScenes.first {
            if !isLaunch {
                scene.delegate?.scene(scene, openURLContexts: Set(urls.map(UIOpenURLContext.init)))
            }
        } else {
            for url in urls { _ = delegate?.application(self, open: url, options: [.openInPlace: true]) }
        }
        for url in urls {
            NotificationCenter.default.post(
                name: Self.didOpenURL, object: self, userInfo: [Self.didOpenURL: url])
        }
    }
}
