import CVitrineCrypto

// Digests (`CommonDigest.h`), computed by OpenSSL.

/// A number of bytes.
public typealias CC_LONG = UInt32
/// A number of bytes.
public typealias CC_LONG64 = UInt64

/// A digest by MD5 that is being computed; a copy goes on by itself.
public struct CC_MD5_CTX {
    /// nil before it is begun.
    var hash: RunningHash?
    /// Makes one that has to be begun.
    public init() {}
}

/// A digest by SHA-1 that is being computed; a copy goes on by itself.
public struct CC_SHA1_CTX {
    /// nil before it is begun.
    var hash: RunningHash?
    /// Makes one that has to be begun.
    public init() {}
}

/// A digest by SHA-224 or SHA-256 that is being computed; a copy goes on by itself.
public struct CC_SHA256_CTX {
    /// nil before it is begun.
    var hash: RunningHash?
    /// Makes one that has to be begun.
    public init() {}
}

/// A digest by SHA-384 or SHA-512 that is being computed; a copy goes on by itself.
public struct CC_SHA512_CTX {
    /// nil before it is begun.
    var hash: RunningHash?
    /// Makes one that has to be begun.
    public init() {}
}

// MARK: MD5

/// The bytes of a digest by MD5.
public let CC_MD5_DIGEST_LENGTH: Int32 = 16
/// The bytes of a block of MD5.
public let CC_MD5_BLOCK_BYTES: Int32 = 64

/// Computes a digest by MD5. It is broken: no secrets.
///
/// - Parameter md: Takes 16 bytes.
/// - Returns: `md`.
@discardableResult
public func CC_MD5(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
    RunningHash(.md5).finish(data, Int(len), into: md)
}

/// Begins a digest by MD5.
///
/// - Returns: 1.
@discardableResult
public func CC_MD5_Init(_ c: UnsafeMutablePointer<CC_MD5_CTX>!) -> Int32 {
    c.pointee.hash = RunningHash(.md5)
    return 1
}

/// Goes on with it. Traps before it was begun.
///
/// - Returns: 1.
@discardableResult
public func CC_MD5_Update(
    _ c: UnsafeMutablePointer<CC_MD5_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 {
    RunningHash.begun(&c.pointee.hash, "CC_MD5") { $0.update(data, Int(len)) }
    return 1
}

/// Ends it. Traps before it was begun.
///
/// - Parameter md: Takes 16 bytes.
/// - Returns: 1.
@discardableResult
public func CC_MD5_Final(
    _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_MD5_CTX>!
) -> Int32 {
    RunningHash.begun(&c.pointee.hash, "CC_MD5") { _ = $0.finish(nil, 0, into: md) }
    c.pointee.hash = nil
    return 1
}

// MARK: SHA-1

/// The bytes of a digest by SHA-1.
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
/// The bytes of a block of SHA-1.
public let CC_SHA1_BLOCK_BYTES: Int32 = 64

/// Computes a digest by SHA-1. It is broken: no secrets.
///
/// - Parameter md: Takes 20 bytes.
/// - Returns: `md`.
@discardableResult
public func CC_SHA1(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
    RunningHash(.sha1).finish(data, Int(len), into: md)
}

/// Begins a digest by SHA-1.
///
/// - Returns: 1.
@discardableResult
public func CC_SHA1_Init(_ c: UnsafeMutablePointer<CC_SHA1_CTX>!) -> Int32 {
    c.pointee.hash = RunningHash(.sha1)
    return 1
}

/// Goes on with it. Traps before it was begun.
///
/// - Returns: 1.
@discardableResult
public func CC_SHA1_Update(
    _ c: UnsafeMutablePointer<CC_SHA1_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 {
    RunningHash.begun(&c.pointee.hash, "CC_SHA1") { $0.update(data, Int(len)) }
    return 1
}

/// Ends it. Traps before it was begun.
///
/// - Parameter md: Takes 20 bytes.
/// - Returns: 1.
@discardableResult
public func CC_SHA1_Final(
    _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA1_CTX>!
) -> Int32 {
    RunningHash.begun(&c.pointee.hash, "CC_SHA1") { _ = $0.finish(nil, 0, into: md) }
    c.pointee.hash = nil
    return 1
}

// MARK: SHA-224

/// The bytes of a digest by SHA-224.
public let CC_SHA224_DIGEST_LENGTH: Int32 = 28
/// The bytes of a block of SHA-224.
public let CC_SHA224_BLOCK_BYTES: Int32 = 64

/// Computes a digest by SHA-224.
///
/// - Parameter md: Takes 28 bytes.
/// - Returns: `md`.
@discardableResult
public func CC_SHA224(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
    RunningHash(.sha224).finish(data, Int(len), into: md)
}

/// Begins a digest by SHA-224.
///
/// - Returns: 1.
@discardableResult
public func CC_SHA224_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 {
    c.pointee.hash = RunningHash(.sha224)
    return 1
}

/// Goes on with it. Traps before it was begun.
///
/// - Returns: 1.
@discardableResult
public func CC_SHA224_Update(
    _ c: UnsafeMutablePointer<CC_SHA256_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 {
    RunningHash.begun(&c.pointee.hash, "CC_SHA224") { $0.update(data, Int(len)) }
    return 1
}

/// Ends it. Traps before it was begun.
///
/// - Parameter md: Takes 28 bytes.
/// - Returns: 1.
@discardableResult
public func CC_SHA224_Final(
    _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA256_CTX>!
) -> Int32 {
    RunningHash.begun(&c.pointee.hash, "CC_SHA224") { _ = $0.finish(nil, 0, into: md) }
    c.pointee.hash = nil
    return 1
}

// MARK: SHA-256

/// The bytes of a digest by SHA-256.
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
/// The bytes of a block of SHA-256.
public let CC_SHA256_BLOCK_BYTES: Int32 = 64

/// Computes a digest by SHA-256.
///
/// - Parameter md: Takes 32 bytes.
/// - Returns: `md`.
@discardableResult
public func CC_SHA256(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
    RunningHash(.sha256).finish(data, Int(len), into: md)
}

/// Begins a digest by SHA-256.
///
/// - Returns: 1.
@discardableResult
public func CC_SHA256_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 {
    c.pointee.hash = RunningHash(.sha256)
    return 1
}

/// Goes on with it. Traps before it was begun.
///
/// - Returns: 1.
@discardableResult
public func CC_SHA256_Update(
    _ c: UnsafeMutablePointer<CC_SHA256_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 {
    RunningHash.begun(&c.pointee.hash, "CC_SHA256") { $0.update(data, Int(len)) }
    return 1
}

/// Ends it. Traps before it was begun.
///
/// - Parameter md: Takes 32 bytes.
/// - Returns: 1.
@discardableResult
public func CC_SHA256_Final(
    _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA256_CTX>!
) -> Int32 {
    RunningHash.begun(&c.pointee.hash, "CC_SHA256") { _ = $0.finish(nil, 0, into: md) }
    c.pointee.hash = nil
    return 1
}

// MARK: SHA-384

/// The bytes of a digest by SHA-384.
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
/// The bytes of a block of SHA-384.
public let CC_SHA384_BLOCK_BYTES: Int32 = 128

/// Computes a digest by SHA-384.
///
/// - Parameter md: Takes 48 bytes.
/// - Returns: `md`.
@discardableResult
public func CC_SHA384(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
    RunningHash(.sha384).finish(data, Int(len), into: md)
}

/// Begins a digest by SHA-384.
///
/// - Returns: 1.
@discardableResult
public func CC_SHA384_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 {
    c.pointee.hash = RunningHash(.sha384)
    return 1
}

/// Goes on with it. Traps before it was begun.
///
/// - Returns: 1.
@discardableResult
public func CC_SHA384_Update(
    _ c: UnsafeMutablePointer<CC_SHA512_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 {
    RunningHash.begun(&c.pointee.hash, "CC_SHA384") { $0.update(data, Int(len)) }
    return 1
}

/// Ends it. Traps before it was begun.
///
/// - Parameter md: Takes 48 bytes.
/// - Returns: 1.
@discardableResult
public func CC_SHA384_Final(
    _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA512_CTX>!
) -> Int32 {
    RunningHash.begun(&c.pointee.hash, "CC_SHA384") { _ = $0.finish(nil, 0, into: md) }
    c.pointee.hash = nil
    return 1
}

// MARK: SHA-512

/// The bytes of a digest by SHA-512.
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64
/// The bytes of a block of SHA-512.
public let CC_SHA512_BLOCK_BYTES: Int32 = 128

/// Computes a digest by SHA-512.
///
/// - Parameter md: Takes 64 bytes.
/// - Returns: `md`.
@discardableResult
public func CC_SHA512(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
    RunningHash(.sha512).finish(data, Int(len), into: md)
}

/// Begins a digest by SHA-512.
///
/// - Returns: 1.
@discardableResult
public func CC_SHA512_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 {
    c.pointee.hash = RunningHash(.sha512)
    return 1
}

/// Goes on with it. Traps before it was begun.
///
/// - Returns: 1.
@discardableResult
public func CC_SHA512_Update(
    _ c: UnsafeMutablePointer<CC_SHA512_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 {
    RunningHash.begun(&c.pointee.hash, "CC_SHA512") { $0.update(data, Int(len)) }
    return 1
}

/// Ends it. Traps before it was begun.
///
/// - Parameter md: Takes 64 bytes.
/// - Returns: 1.
@discardableResult
public func CC_SHA512_Final(
    _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA512_CTX>!
) -> Int32 {
    RunningHash.begun(&c.pointee.hash, "CC_SHA512") { _ = $0.finish(nil, 0, into: md) }
    c.pointee.hash = nil
    return 1
}
