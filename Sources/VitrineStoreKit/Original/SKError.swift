public import Foundation
public import VitrineFoundation

/// The domain of ``SKError``.
public let SKErrorDomain = "SKErrorDomain"

/// Why something is not bought.
public struct SKError: _CodedError {
    /// The reasons.
    public enum Code: Int, _CodeOfError {
        public typealias Failure = SKError

        /// Something else.
        case unknown = 0
        /// The program may not do that.
        case clientInvalid = 1
        /// The user does not want to.
        case paymentCancelled = 2
        /// The payment makes no sense.
        case paymentInvalid = 3
        /// The user may not pay.
        case paymentNotAllowed = 4
        /// The shop does not have it.
        case storeProductNotAvailable = 5
        /// The user does not allow it.
        case cloudServicePermissionDenied = 6
        /// The shop cannot be reached.
        case cloudServiceNetworkConnectionFailed = 7
        /// The user has taken it back.
        case cloudServiceRevoked = 8
        /// The user has to agree first.
        case privacyAcknowledgementRequired = 9
        /// There is no such offer.
        case invalidOfferIdentifier = 11
        /// The offer is not signed.
        case invalidSignature = 12
        /// The offer says too little.
        case missingOfferParams = 13
        /// The offer costs something else.
        case invalidOfferPrice = 14
    }

    public let _nsError: NSError
    public init(_nsError: NSError) { self._nsError = _nsError }

    /// The domain of the errors.
    public static var errorDomain: String { SKErrorDomain }
    public static func _sentence(of code: Code) -> String {
        code == .cloudServiceNetworkConnectionFailed
            ? "Cannot connect to iTunes Store"
            : "The operation couldn’t be completed. (\(errorDomain) error \(code.rawValue).)"
    }

    /// Something else.
    public static var unknown: Code { .unknown }

    /// The program may not do that.
    public static var clientInvalid: Code { .clientInvalid }

    /// The user does not want to.
    public static var paymentCancelled: Code { .paymentCancelled }

    /// The payment makes no sense.
    public static var paymentInvalid: Code { .paymentInvalid }

    /// The user may not pay.
    public static var paymentNotAllowed: Code { .paymentNotAllowed }

    /// The shop does not have it.
    public static var storeProductNotAvailable: Code { .storeProductNotAvailable }

    /// The user does not allow it.
    public static var cloudServicePermissionDenied: Code { .cloudServicePermissionDenied }

    /// The shop cannot be reached.
    public static var cloudServiceNetworkConnectionFailed: Code { .cloudServiceNetworkConnectionFailed }

    /// The user has taken it back.
    public static var cloudServiceRevoked: Code { .cloudServiceRevoked }

    /// The user has to agree first.
    public static var privacyAcknowledgementRequired: Code { .privacyAcknowledgementRequired }

    /// There is no such offer.
    public static var invalidOfferIdentifier: Code { .invalidOfferIdentifier }

    /// The offer is not signed.
    public static var invalidSignature: Code { .invalidSignature }

    /// The offer says too little.
    public static var missingOfferParams: Code { .missingOfferParams }

    /// The offer costs something else.
    public static var invalidOfferPrice: Code { .invalidOfferPrice }
}
