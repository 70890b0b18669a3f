// Codes that tell that a message is whose it says (`CommonHMAC.h`).

/// The digest of a code, by one of the constants.
public typealias CCHmacAlgorithm = UInt32

/// SHA-1.
public let kCCHmacAlgSHA1 = 0
/// MD5.
public let kCCHmacAlgMD5 = 1
/// SHA-256.
public let kCCHmacAlgSHA256 = 2
/// SHA-384.
public let kCCHmacAlgSHA384 = 3
/// SHA-512.
public let kCCHmacAlgSHA512 = 4
/// SHA-224.
public let kCCHmacAlgSHA224 = 5

/// A code that is being computed; a copy goes on by itself.
public struct CCHmacContext {
    fileprivate var inner: RunningHash?
    fileprivate var outer: RunningHash?
    /// Makes one that has to be begun.
    public init() {}
}

/// Begins a code (RFC 2104). Traps for an algorithm that is none of the constants.
public func CCHmacInit(
    _ ctx: UnsafeMutablePointer<CCHmacContext>!, _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer!,
    _ keyLength: Int
) {
    let kinds: [RunningHash.Kind] = [.sha1, .md5, .sha256, .sha384, .sha512, .sha224]
    precondition(
        Int(algorithm) < kinds.count,
        "\(algorithm) is no algorithm of CCHmac; pass one such as kCCHmacAlgSHA256.")
    let kind = kinds[Int(algorithm)]
    var block = [UInt8](UnsafeRawBufferPointer(start: key, count: key == nil ? 0 : keyLength))
    if block.count > kind.blockCount {
        var hash = RunningHash(kind)
        hash.update(block, block.count)
        block = hash.digest
    }
    block += repeatElement(0, count: kind.blockCount - block.count)
    // The bytes of RFC 2104.
    func hash(_ pad: UInt8) -> RunningHash {
        var hash = RunningHash(kind)
        hash.update(block.map { $0 ^ pad }, block.count)
        return hash
    }
    ctx.pointee.inner = hash(0x36)
    ctx.pointee.outer = hash(0x5C)
}

/// Goes on with it. Traps before it was begun.
public func CCHmacUpdate(
    _ ctx: UnsafeMutablePointer<CCHmacContext>!, _ data: UnsafeRawPointer!, _ dataLength: Int
) {
    RunningHash.begun(&ctx.pointee.inner, "CCHmac") { $0.update(data, dataLength) }
}

/// Ends it. Traps before it was begun.
///
/// - Parameter macOut: Takes as many bytes as the digest has.
public func CCHmacFinal(_ ctx: UnsafeMutablePointer<CCHmacContext>!, _ macOut: UnsafeMutableRawPointer!) {
    var digest: [UInt8] = []
    RunningHash.begun(&ctx.pointee.inner, "CCHmac") { digest = $0.digest }
    _ = ctx.pointee.outer!.finish(digest, digest.count, into: macOut.assumingMemoryBound(to: UInt8.self))
    ctx.pointee = CCHmacContext()
}

/// Computes a code.
///
/// - Parameter macOut: Takes as many bytes as the digest has.
public func CCHmac(
    _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer!, _ keyLength: Int, _ data: UnsafeRawPointer!,
    _ dataLength: Int, _ macOut: UnsafeMutableRawPointer!
) {
    var context = CCHmacContext()
    CCHmacInit(&context, algorithm, key, keyLength)
    CCHmacUpdate(&context, data, dataLength)
    CCHmacFinal(&context, macOut)
}
