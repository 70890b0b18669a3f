public import Foundation

/// What went wrong in cryptography.
public enum CryptoKitError: Error, Hashable, Sendable {
    /// A key has not the size that the algorithm needs.
    case incorrectKeySize
    /// A nonce, tag, key of a curve or signature has not the size that it must have.
    case incorrectParameterSize
    /// A tag is not that of the message: one of both was changed, or the key is another.
    case authenticationFailure
    /// The library that computes refused; here it is always -7, a parameter that is none.
    case underlyingCoreCryptoError(error: Int32)
    /// A key could not be wrapped.
    case wrapFailure
    /// A wrapped key was changed, or the key that it was wrapped by is another.
    case unwrapFailure
    /// A parameter has a value that is not allowed.
    case invalidParameter

    /// What Core Crypto says of a parameter that is none, as a point beside the curve.
    static let badParameter = CryptoKitError.underlyingCoreCryptoError(error: -7)
}

extension CryptoKitError: CustomNSError {
    public static var errorDomain: String { "CryptoKit.CryptoKitError" }

    /// As Swift counts cases: those with values come first.
    public var errorCode: Int {
        switch self {
        case .underlyingCoreCryptoError: 0
        case .incorrectKeySize: 1
        case .incorrectParameterSize: 2
        case .authenticationFailure: 3
        case .wrapFailure: 4
        case .unwrapFailure: 5
        case .invalidParameter: 6
        }
    }
}

/// What is wrong with a key or signature in PEM or DER.
public enum CryptoKitASN1Error: Error, Hashable, Sendable {
    /// A field has a tag that is not allowed.
    case invalidFieldIdentifier
    /// A field is of another type than the one that belongs there.
    case unexpectedFieldType
    /// An object identifier is not well-formed.
    case invalidObjectIdentifier
    /// It is not what it should be; here also where Apple's framework says more precisely what is wrong.
    case invalidASN1Object
    /// A number is not written as DER wants it.
    case invalidASN1IntegerEncoding
    /// A field ends too early.
    case truncatedASN1Field
    /// A length is written in a way that is not supported.
    case unsupportedFieldLength
    /// A document is not between the lines that PEM has, or not Base64.
    case invalidPEMDocument
}
