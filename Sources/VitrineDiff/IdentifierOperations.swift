/// What a difference has to ask of identifiers, for any type of them.
///
/// This is the only generic code in it. Everything else works with addresses and numbers, so it is
/// compiled once, and a caller for whom the compiler makes no specialised code (a generic class of another
/// module) pays for generics only where an identifier is really hashed or compared. The functions capture
/// nothing; made in code that knows the type, they are specialised.
@usableFromInline
struct IdentifierOperations {
    /// Bytes that mean something, and bytes from one identifier to the next.
    @usableFromInline let size: Int
    @usableFromInline let stride: Int
    /// Whether identifiers are nothing but bytes: no references. Equal ones then nearly always have equal bytes,
    /// as numbers and UUIDs always do.
    @usableFromInline let isPlain: Bool

    @usableFromInline let areEqual: (UnsafeRawPointer, UnsafeRawPointer) -> Bool
    /// How many identifiers from two addresses on are equal, at most `count`.
    @usableFromInline let commonPrefix: (UnsafeRawPointer, UnsafeRawPointer, _ count: Int) -> Int
    /// How many identifiers up to two addresses are equal, at most `count`.
    @usableFromInline let commonSuffix: (UnsafeRawPointer, UnsafeRawPointer, _ count: Int) -> Int
    /// The index of the first of `count` identifiers from the second address on that equals the first one; else `count`.
    @usableFromInline let indexOf: (UnsafeRawPointer, UnsafeRawPointer, _ count: Int) -> Int
    /// Writes the hash of each of `count` identifiers.
    @usableFromInline let hash: (UnsafeRawPointer, _ count: Int, UnsafeMutablePointer<UInt32>) -> Void

    @inlinable
    init<ID: Hashable>(_: ID.Type) {
        size = MemoryLayout<ID>.size
        stride = MemoryLayout<ID>.stride
        isPlain = _isPOD(ID.self)
        areEqual = {
            $0.assumingMemoryBound(to: ID.self).pointee == $1.assumingMemoryBound(to: ID.self).pointee
        }
        commonPrefix = { first, second, count in
            let first = first.assumingMemoryBound(to: ID.self)
            let second = second.assumingMemoryBound(to: ID.self)
            var length = 0
            while length < count, first[length] == second[length] { length &+= 1 }
            return length
        }
        commonSuffix = { first, second, count in
            let first = first.assumingMemoryBound(to: ID.self)
            let second = second.assumingMemoryBound(to: ID.self)
            var length = 0
            while length < count, first[-1 &- length] == second[-1 &- length] { length &+= 1 }
            return length
        }
        indexOf = { identifier, others, count in
            let identifier = identifier.assumingMemoryBound(to: ID.self)
            let others = others.assumingMemoryBound(to: ID.self)
            var index = 0
            while index < count, !(others[index] == identifier.pointee) { index &+= 1 }
            return index
        }
        hash = { identifiers, count, hashes in
            let identifiers = identifiers.assumingMemoryBound(to: ID.self)
            for index in 0..<count {
                // A type may give poor hashes, such as its number: the upper half of a product is well mixed.
                let hash = UInt64(truncatingIfNeeded: identifiers[index].hashValue)
                hashes[index] = UInt32(truncatingIfNeeded: (hash &* 0x9E37_79B9_7F4A_7C15) &>> 32)
            }
        }
    }
}
