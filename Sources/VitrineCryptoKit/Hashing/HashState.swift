package import CVitrineCrypto

/// A digest that is being computed: a value, copied when one of two that share it goes on.
package struct HashState: Sendable {
    /// Only changed by the one value that has it.
    private final class Context: @unchecked Sendable {
        let hash: OpaquePointer

        init(_ hash: OpaquePointer) { self.hash = hash }

        deinit { vitrine_hash_free(hash) }
    }

    private var context: Context

    package init(_ kind: vitrine_hash_kind) { context = Context(vitrine_hash_create(kind)) }

    package mutating func update(_ bytes: UnsafeRawBufferPointer) {
        if !isKnownUniquelyReferenced(&context) { context = Context(vitrine_hash_copy(context.hash)) }
        vitrine_hash_update(context.hash, bytes.baseAddress, bytes.count)
    }

    package func finish(count: Int) -> [UInt8] {
        let last = Context(vitrine_hash_copy(context.hash))
        return [UInt8](unsafeUninitializedCapacity: count) { bytes, written in
            vitrine_hash_finish(last.hash, bytes.baseAddress)
            written = count
        }
    }
}
