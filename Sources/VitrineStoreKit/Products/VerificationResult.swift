/// Something that the shop says, and whether it is true. The shop here is the program's own, so it is.
public enum VerificationResult<SignedType> {
    /// Why it may not be true.
    public enum VerificationError: Error, Hashable, Sendable {
        case revokedCertificate, invalidCertificateChain, invalidDeviceVerification, invalidEncoding,
            invalidSignature, missingRequiredProperties
    }

    /// It may not be true.
    case unverified(SignedType, VerificationError)
    /// It is true.
    case verified(SignedType)

    /// What the shop says.
    ///
    /// - Throws: ``VerificationError`` where it may not be true.
    public var payloadValue: SignedType {
        get throws {
            switch self {
            case .unverified(_, let error): throw error
            case .verified(let value): return value
            }
        }
    }

    /// What the shop says, true or not.
    public var unsafePayloadValue: SignedType {
        switch self {
        case .unverified(let value, _), .verified(let value): value
        }
    }
}

extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}
extension VerificationResult: Sendable where SignedType: Sendable {}
