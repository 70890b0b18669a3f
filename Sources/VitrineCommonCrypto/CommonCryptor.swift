// Ciphers (`CommonCryptor.h`), computed by OpenSSL, which has AES and DES.

/// Encrypts or decrypts a message.
///
/// - Parameters:
///   - iv: A block of random bytes; nil for zeros.
///   - dataOut: Takes the result, of at most a block more than the message has.
///   - dataOutMoved: Takes how many bytes the result has, or would have.
/// - Returns: ``kCCSuccess``; ``kCCBufferTooSmall``, ``kCCAlignmentError``, ``kCCDecodeError``, ``kCCKeySizeError``,
///   ``kCCParamError``, or ``kCCUnimplemented`` for ciphers other than AES and DES.
@discardableResult
public func CCCrypt(
    _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer!,
    _ keyLength: Int, _ iv: UnsafeRawPointer!, _ dataIn: UnsafeRawPointer!, _ dataInLength: Int,
    _ dataOut: UnsafeMutableRawPointer!, _ dataOutAvailable: Int, _ dataOutMoved: UnsafeMutablePointer<Int>!
) -> CCCryptorStatus {
    status {
        let cryptor = try Cryptor(op, alg, options: options, key: key, keyCount: keyLength, start: iv)
        let needed = cryptor.outputCount(dataInLength, isLast: true)
        // Of what is decrypted the length shows at the end; Apple's asks for room for all of it, too.
        guard needed <= dataOutAvailable else {
            dataOutMoved?.pointee = needed
            throw Cryptor.Failure(kCCBufferTooSmall)
        }
        let input = UnsafeRawBufferPointer(start: dataIn, count: dataIn == nil ? 0 : dataInLength)
        let result = try cryptor.update(input) + cryptor.finish()
        write(result, to: dataOut, dataOutMoved)
    }
}

/// A cipher at work; ``CCCryptorRelease(_:)`` ends it.
public typealias CCCryptorRef = OpaquePointer

/// Begins to encrypt or decrypt a message that comes in parts.
///
/// - Returns: As ``CCCrypt(_:_:_:_:_:_:_:_:_:_:_:)``.
@discardableResult
public func CCCryptorCreate(
    _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer!,
    _ keyLength: Int, _ iv: UnsafeRawPointer!, _ cryptorRef: UnsafeMutablePointer<CCCryptorRef?>!
) -> CCCryptorStatus {
    status {
        let cryptor = try Cryptor(op, alg, options: options, key: key, keyCount: keyLength, start: iv)
        cryptorRef.pointee = OpaquePointer(Unmanaged.passRetained(cryptor).toOpaque())
    }
}

/// Begins to encrypt or decrypt a message that comes in parts, in any mode that OpenSSL has.
///
/// - Parameters:
///   - tweak: For modes that are not here.
///   - numRounds: For ciphers that are not here.
/// - Returns: As ``CCCrypt(_:_:_:_:_:_:_:_:_:_:_:)``.
@discardableResult
public func CCCryptorCreateWithMode(
    _ op: CCOperation, _ mode: CCMode, _ alg: CCAlgorithm, _ padding: CCPadding, _ iv: UnsafeRawPointer!,
    _ key: UnsafeRawPointer!, _ keyLength: Int, _ tweak: UnsafeRawPointer!, _ tweakLength: Int,
    _ numRounds: Int32, _ options: CCModeOptions, _ cryptorRef: UnsafeMutablePointer<CCCryptorRef?>!
) -> CCCryptorStatus {
    status {
        let cryptor = try Cryptor(
            op, alg, mode: mode, isPadded: padding == CCPadding(ccPKCS7Padding), key: key,
            keyCount: keyLength,
            start: iv)
        cryptorRef.pointee = OpaquePointer(Unmanaged.passRetained(cryptor).toOpaque())
    }
}

/// Goes on with a part of the message.
///
/// - Returns: ``kCCSuccess``, or ``kCCBufferTooSmall``, after which nothing was done.
@discardableResult
public func CCCryptorUpdate(
    _ cryptorRef: CCCryptorRef!, _ dataIn: UnsafeRawPointer!, _ dataInLength: Int,
    _ dataOut: UnsafeMutableRawPointer!, _ dataOutAvailable: Int, _ dataOutMoved: UnsafeMutablePointer<Int>!
) -> CCCryptorStatus {
    status {
        let cryptor = cryptor(cryptorRef)
        guard cryptor.outputCount(dataInLength, isLast: false) <= dataOutAvailable else {
            throw Cryptor.Failure(kCCBufferTooSmall)
        }
        write(
            try cryptor.update(UnsafeRawBufferPointer(start: dataIn, count: dataInLength)), to: dataOut,
            dataOutMoved)
    }
}

/// Ends a message.
///
/// - Returns: ``kCCSuccess``, ``kCCBufferTooSmall``, ``kCCAlignmentError`` or ``kCCDecodeError``.
@discardableResult
public func CCCryptorFinal(
    _ cryptorRef: CCCryptorRef!, _ dataOut: UnsafeMutableRawPointer!, _ dataOutAvailable: Int,
    _ dataOutMoved: UnsafeMutablePointer<Int>!
) -> CCCryptorStatus {
    status {
        let cryptor = cryptor(cryptorRef)
        guard cryptor.outputCount(0, isLast: true) <= dataOutAvailable else {
            throw Cryptor.Failure(kCCBufferTooSmall)
        }
        write(try cryptor.finish(), to: dataOut, dataOutMoved)
    }
}

/// How many bytes come of a part of a message, at most.
///
/// - Parameter final: Whether it is the last part, with what ``CCCryptorFinal(_:_:_:_:)`` writes.
public func CCCryptorGetOutputLength(_ cryptorRef: CCCryptorRef!, _ inputLength: Int, _ final: Bool) -> Int {
    cryptor(cryptorRef).outputCount(inputLength, isLast: final)
}

/// Lets go of a cipher.
///
/// - Returns: ``kCCSuccess``.
@discardableResult
public func CCCryptorRelease(_ cryptorRef: CCCryptorRef!) -> CCCryptorStatus {
    if let cryptorRef { Unmanaged<Cryptor>.fromOpaque(UnsafeRawPointer(cryptorRef)).release() }
    return CCCryptorStatus(kCCSuccess)
}

private func cryptor(_ reference: CCCryptorRef) -> Cryptor {
    Unmanaged<Cryptor>.fromOpaque(UnsafeRawPointer(reference)).takeUnretainedValue()
}

private func status(_ body: () throws -> Void) -> CCCryptorStatus {
    do {
        try body()
        return CCCryptorStatus(kCCSuccess)
    } catch {
        return (error as? Cryptor.Failure)?.status ?? CCCryptorStatus(kCCUnspecifiedError)
    }
}

private func write(
    _ bytes: [UInt8], to result: UnsafeMutableRawPointer?, _ count: UnsafeMutablePointer<Int>?
) {
    if !bytes.isEmpty { result?.copyMemory(from: bytes, byteCount: bytes.count) }
    count?.pointee = bytes.count
}

extension Cryptor {
    fileprivate convenience init(
        _ operation: CCOperation, _ algorithm: CCAlgorithm, options: CCOptions, key: UnsafeRawPointer?,
        keyCount: Int, start: UnsafeRawPointer?
    ) throws(Failure) {
        let isByItself = options & CCOptions(kCCOptionECBMode) != 0
        try self.init(
            operation, algorithm, mode: CCMode(isByItself ? kCCModeECB : kCCModeCBC),
            isPadded: options & CCOptions(kCCOptionPKCS7Padding) != 0, key: key, keyCount: keyCount,
            start: start)
    }
}
