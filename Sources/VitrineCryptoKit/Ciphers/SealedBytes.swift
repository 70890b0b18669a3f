import CVitrineCrypto
import Foundation

/// A nonce, what was encrypted, and the tag that authenticates it, one after the other.
struct SealedBytes: Sendable {
    static let tagCount = 16
    /// The nonce of boxes in one piece.
    static let nonceCount = 12

    let combined: Data
    let nonceCount: Int

    /// Takes a box apart; one that is too short for a nonce and a tag throws.
    init<D: DataProtocol>(combined: D) throws {
        guard combined.count >= Self.nonceCount + Self.tagCount else {
            throw CryptoKitError.incorrectParameterSize
        }
        self.combined = Data(combined)
        nonceCount = Self.nonceCount
    }

    /// Puts a box together; a tag of another length throws.
    init<C: DataProtocol, T: DataProtocol>(nonce: Data, ciphertext: C, tag: T) throws {
        guard tag.count == Self.tagCount else { throw CryptoKitError.incorrectParameterSize }
        combined = nonce + Data(ciphertext) + Data(tag)
        nonceCount = nonce.count
    }

    // In one piece each, whose first index is 0.
    var nonce: Data { Data(combined.prefix(nonceCount)) }
    var ciphertext: Data { Data(combined.dropFirst(nonceCount).dropLast(Self.tagCount)) }
    var tag: Data { Data(combined.suffix(Self.tagCount)) }

    /// Random bytes for a nonce.
    static func randomNonce() -> Data {
        var generator = SystemRandomNumberGenerator()
        return Data((0..<nonceCount).map { _ in generator.next() })
    }
}

extension SealedBytes {
    /// Encrypts a message.
    init<Message: DataProtocol, Added: DataProtocol>(
        sealing message: Message, by kind: vitrine_cipher_kind, key: SymmetricKey, nonce: Data, added: Added
    ) throws {
        let start = nonce.count
        let count = message.count
        var box = Data(count: start + count + Self.tagCount)
        box.replaceSubrange(0..<start, with: nonce)
        let isSealed = box.withUnsafeMutableBytes { box in
            message.withContiguousBytes { message in
                added.withContiguousBytes { added in
                    nonce.withUnsafeBytes { nonce in
                        key.withUnsafeBytes { key in
                            vitrine_cipher_seal(
                                kind, vitrine_bytes(key), vitrine_bytes(nonce), vitrine_bytes(added),
                                vitrine_bytes(message), box.baseAddress! + start,
                                (box.baseAddress! + start + count).assumingMemoryBound(to: UInt8.self))
                        }
                    }
                }
            }
        }
        guard isSealed else { throw CryptoKitError.badParameter }
        combined = box
        nonceCount = start
    }

    /// The message, if it and what was authenticated with it were not changed.
    func open<Added: DataProtocol>(
        by kind: vitrine_cipher_kind, key: SymmetricKey, added: Added
    ) throws -> Data {
        let count = combined.count - nonceCount - Self.tagCount
        var message = Data(count: count)
        let isOpen = message.withUnsafeMutableBytes { message in
            combined.withUnsafeBytes { box in
                added.withContiguousBytes { added in
                    key.withUnsafeBytes { key in
                        let bytes = box.baseAddress!
                        return vitrine_cipher_open(
                            kind, vitrine_bytes(key), vitrine_bytes(bytes: bytes, count: nonceCount),
                            vitrine_bytes(added), vitrine_bytes(bytes: bytes + nonceCount, count: count),
                            message.baseAddress,
                            (bytes + nonceCount + count).assumingMemoryBound(to: UInt8.self))
                    }
                }
            }
        }
        guard isOpen else { throw CryptoKitError.authenticationFailure }
        return message
    }
}
