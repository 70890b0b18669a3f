import CVitrineCrypto
import VitrineCryptoKit

/// A digest or a code that is being computed.
struct RunningHash {
    enum Kind {
        case md5, sha1, sha224, sha256, sha384, sha512

        var code: vitrine_hash_kind {
            switch self {
            case .md5: vitrine_hash_md5
            case .sha1: vitrine_hash_sha1
            case .sha224: vitrine_hash_sha224
            case .sha256: vitrine_hash_sha256
            case .sha384: vitrine_hash_sha384
            case .sha512: vitrine_hash_sha512
            }
        }
        /// Bytes.
        var digestCount: Int {
            switch self {
            case .md5: 16
            case .sha1: 20
            case .sha224: 28
            case .sha256: 32
            case .sha384: 48
            case .sha512: 64
            }
        }
        /// Bytes.
        var blockCount: Int { self == .sha384 || self == .sha512 ? 128 : 64 }
    }

    let kind: Kind
    private var state: HashState

    init(_ kind: Kind) {
        self.kind = kind
        state = HashState(kind.code)
    }

    mutating func update(_ bytes: UnsafeRawPointer?, _ count: Int) {
        state.update(UnsafeRawBufferPointer(start: count > 0 ? bytes : nil, count: bytes == nil ? 0 : count))
    }

    var digest: [UInt8] { state.finish(count: kind.digestCount) }

    /// Adds the last bytes and writes the digest, which it returns.
    func finish(
        _ bytes: UnsafeRawPointer?, _ count: Int, into result: UnsafeMutablePointer<UInt8>?
    ) -> UnsafeMutablePointer<UInt8>? {
        var last = self
        last.update(bytes, count)
        let digest = last.digest
        result?.update(from: digest, count: digest.count)
        return result
    }

    static func begun(_ hash: inout RunningHash?, _ name: String, _ body: (inout RunningHash) -> Void) {
        precondition(
            hash != nil,
            "\(name)_Update and \(name)_Final go on with what \(name)_Init has begun: call it first.")
        body(&hash!)
    }
}
