public import Foundation

/// What goes wrong with a shop.
public enum StoreKitError: Error, LocalizedError {
    /// Something else.
    case unknown
    /// The user does not want to.
    case userCancelled
    /// The shop cannot be reached.
    case networkError(URLError)
    /// The system is at fault.
    case systemError(any Error)
    /// The shop of this country does not have it.
    case notAvailableInStorefront
    /// The program may not.
    case notEntitled
    /// It cannot be done here.
    case unsupported

    public var errorDescription: String? {
        switch self {
        case .unknown, .systemError: "Unable to Complete Request"
        case .userCancelled: "Request Canceled"
        case .networkError: "Cannot Connect"
        case .notAvailableInStorefront: "Item Unavailable"
        case .notEntitled: "Not Entitled"
        case .unsupported: "Unsupported"
        }
    }

    /// There is no shop without a file of the program's, as there is none without a connection.
    static var withoutShop: StoreKitError { .networkError(URLError(.notConnectedToInternet)) }
}
