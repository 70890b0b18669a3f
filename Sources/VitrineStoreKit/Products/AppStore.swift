public import VitrineUIKit

/// The shop. There is none of Apple's here.
public enum AppStore {
    /// Where something was bought.
    public struct Environment: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// From Apple.
        public static let production = Environment(rawValue: "Production")
        /// From Apple's tests.
        public static let sandbox = Environment(rawValue: "Sandbox")
        /// From the program's file.
        public static let xcode = Environment(rawValue: "Xcode")
    }

    /// Whether the user may buy: where the program has a file for a shop.
    public static var canMakePayments: Bool { Shop.current.isOpen }

    /// Brings purchases up to date, which they are.
    ///
    /// - Throws: ``StoreKitError/networkError(_:)`` where the program has no file for a shop.
    public static func sync() async throws {
        guard Shop.current.isOpen else { throw StoreKitError.withoutShop }
    }

    /// Lets the system ask the user for a review, if it likes to: here it never does, for there is no shop to write one
    /// for.
    @MainActor
    public static func requestReview(in scene: UIWindowScene) {}

    /// Shows the user's subscriptions, of which Apple's shop has a page, and this one none.
    ///
    /// - Throws: ``StoreKitError/networkError(_:)``, as without a connection.
    @MainActor
    public static func showManageSubscriptions(in scene: UIWindowScene) async throws {
        throw StoreKitError.withoutShop
    }

    /// Asks the user for a code, of which Apple's shop knows, and this one does not.
    ///
    /// - Throws: ``StoreKitError/networkError(_:)``, as without a connection.
    @MainActor
    public static func presentOfferCodeRedeemSheet(in scene: UIWindowScene) async throws {
        throw StoreKitError.withoutShop
    }
}
