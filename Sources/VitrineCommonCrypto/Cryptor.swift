import CVitrineCrypto
import Foundation

/// A cipher at work.
final class Cryptor: @unchecked Sendable {
    struct Failure: Error {
        let status: CCCryptorStatus
        init(_ status: Int) { self.status = CCCryptorStatus(status) }
    }

    private let context: OpaquePointer
    /// Bytes; 1 of a stream.
    let blockCount: Int
    private let isPadded: Bool
    private let encrypts: Bool
    /// Of what has come, how much is not written yet.
    private var waiting = 0

    /// - Parameters:
    ///   - start: As many bytes as a block has; nil for zeros.
    init(
        _ operation: CCOperation, _ algorithm: CCAlgorithm, mode: CCMode, isPadded: Bool,
        key: UnsafeRawPointer?,
        keyCount: Int, start: UnsafeRawPointer?
    ) throws(Failure) {
        guard operation <= 1, let key else { throw Failure(kCCParamError) }
        encrypts = operation == CCOperation(kCCEncrypt)
        let modes = [
            kCCModeECB: "ECB", kCCModeCBC: "CBC", kCCModeCTR: "CTR", kCCModeCFB: "CFB", kCCModeOFB: "OFB",
        ]
        guard let suffix = modes[Int(mode)] else { throw Failure(kCCUnimplemented) }
        var bytes = [UInt8](UnsafeRawBufferPointer(start: key, count: keyCount))
        defer { bytes.withUnsafeMutableBytes { vitrine_crypto_wipe($0.baseAddress, $0.count) } }
        let name: String
        let block: Int
        switch Int(algorithm) {
        case kCCAlgorithmAES:
            guard [16, 24, 32].contains(keyCount) else { throw Failure(kCCKeySizeError) }
            (name, block) = ("AES-\(8 * keyCount)-\(suffix)", 16)
        case kCCAlgorithmDES:
            guard keyCount == 8 else { throw Failure(kCCKeySizeError) }
            // Three times with one key is once: the library has no more of it.
            bytes = bytes + bytes + bytes
            (name, block) = ("DES-EDE3-\(suffix)", 8)
        case kCCAlgorithm3DES:
            guard keyCount == 24 else { throw Failure(kCCKeySizeError) }
            (name, block) = ("DES-EDE3-\(suffix)", 8)
        default: throw Failure(kCCUnimplemented)
        }
        let hasBlocks = ["ECB", "CBC"].contains(suffix)
        blockCount = hasBlocks ? block : 1
        self.isPadded = isPadded && hasBlocks
        let encrypts = encrypts
        let made = bytes.withUnsafeBytes {
            vitrine_cryptor_create(
                name, encrypts, vitrine_bytes(bytes: $0.baseAddress, count: $0.count),
                suffix == "ECB" ? nil : start, isPadded && hasBlocks)
        }
        guard let made else { throw Failure(kCCUnimplemented) }
        context = made
    }

    deinit { vitrine_cryptor_free(context) }

    /// How many bytes come of some more, at most.
    func outputCount(_ input: Int, isLast: Bool) -> Int {
        let all = waiting + input
        guard blockCount > 1 else { return all }
        let full = all / blockCount * blockCount
        return isLast && isPadded && encrypts ? full + blockCount : full
    }

    func update(_ input: UnsafeRawBufferPointer) throws(Failure) -> [UInt8] {
        // As much room as the library may want.
        let result = [UInt8](unsafeUninitializedCapacity: input.count + 2 * 16) { room, count in
            let bytes = vitrine_bytes(bytes: input.baseAddress, count: input.count)
            count = max(0, vitrine_cryptor_update(context, bytes, room.baseAddress))
        }
        waiting += input.count - result.count
        return result
    }

    func finish() throws(Failure) -> [UInt8] {
        var isDone = true
        let result = [UInt8](unsafeUninitializedCapacity: 2 * 16) { room, count in
            let written = vitrine_cryptor_finish(context, room.baseAddress)
            isDone = written >= 0
            count = max(0, written)
        }
        guard isDone else {
            let isFull = waiting % blockCount == 0
            throw Failure(isFull || encrypts && isPadded ? kCCDecodeError : kCCAlignmentError)
        }
        waiting = 0
        return result
    }
}
