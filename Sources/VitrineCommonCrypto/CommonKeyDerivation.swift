import CVitrineCrypto

// Keys of passwords (`CommonKeyDerivation.h`), and random bytes (`CommonRandom.h`).

/// How a key is made of a password, by one of the constants.
public typealias CCPBKDFAlgorithm = UInt32
/// The code that it is made with, by one of the constants.
public typealias CCPseudoRandomAlgorithm = UInt32

/// PBKDF2 of RFC 8018, which is the only one.
public let kCCPBKDF2 = 2
/// Codes by SHA-1.
public let kCCPRFHmacAlgSHA1 = 1
/// Codes by SHA-224.
public let kCCPRFHmacAlgSHA224 = 2
/// Codes by SHA-256.
public let kCCPRFHmacAlgSHA256 = 3
/// Codes by SHA-384.
public let kCCPRFHmacAlgSHA384 = 4
/// Codes by SHA-512.
public let kCCPRFHmacAlgSHA512 = 5

/// Makes a key of a password.
///
/// - Parameter rounds: How much work that is.
/// - Returns: ``kCCSuccess``, or ``kCCParamError``.
///
/// Complexity: grows with the rounds and the length of the key.
@discardableResult
public func CCKeyDerivationPBKDF(
    _ algorithm: CCPBKDFAlgorithm, _ password: UnsafePointer<CChar>!, _ passwordLen: Int,
    _ salt: UnsafePointer<UInt8>!, _ saltLen: Int, _ prf: CCPseudoRandomAlgorithm, _ rounds: UInt32,
    _ derivedKey: UnsafeMutablePointer<UInt8>!, _ derivedKeyLen: Int
) -> Int32 {
    let kinds: [RunningHash.Kind] = [.sha1, .sha224, .sha256, .sha384, .sha512]
    guard algorithm == CCPBKDFAlgorithm(kCCPBKDF2), (1...kinds.count).contains(Int(prf)), rounds > 0,
        derivedKey != nil, derivedKeyLen > 0,
        vitrine_derive(
            kinds[Int(prf) - 1].code,
            vitrine_bytes(bytes: password, count: password == nil ? 0 : passwordLen),
            vitrine_bytes(bytes: salt, count: salt == nil ? 0 : saltLen), rounds, derivedKey, derivedKeyLen)
    else { return Int32(kCCParamError) }
    return Int32(kCCSuccess)
}

/// Says how many rounds take a time on this machine.
///
/// - Parameter msec: Milliseconds.
public func CCCalibratePBKDF(
    _ algorithm: CCPBKDFAlgorithm, _ passwordLen: Int, _ saltLen: Int, _ prf: CCPseudoRandomAlgorithm,
    _ derivedKeyLen: Int, _ msec: UInt32
) -> UInt32 {
    // Enough of them for a time that can be measured: some milliseconds.
    let rounds: UInt32 = 10_000
    var key = [UInt8](repeating: 0, count: max(1, derivedKeyLen))
    let password = [CChar](repeating: 0, count: passwordLen)
    let salt = [UInt8](repeating: 0, count: saltLen)
    let time = ContinuousClock().measure {
        CCKeyDerivationPBKDF(
            algorithm, password, passwordLen, salt, saltLen, prf, rounds, &key, key.count)
    }
    let milliseconds = max(time / .milliseconds(1), 0.001)
    return UInt32(min(max(1, Double(rounds) * Double(msec) / milliseconds), Double(Int32.max)))
}

/// Makes random bytes for keys.
///
/// - Returns: ``kCCSuccess``.
@discardableResult
public func CCRandomGenerateBytes(_ bytes: UnsafeMutableRawPointer!, _ count: Int) -> CCRNGStatus {
    var generator = SystemRandomNumberGenerator()
    for byte in UnsafeMutableRawBufferPointer(start: bytes, count: count).indices {
        bytes.storeBytes(of: UInt8.random(in: 0...255, using: &generator), toByteOffset: byte, as: UInt8.self)
    }
    return CCRNGStatus(kCCSuccess)
}
