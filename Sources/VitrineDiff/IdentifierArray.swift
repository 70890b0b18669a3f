/// The identifiers of one side of a difference, seen as bytes.
///
/// Two live values with the same bytes are the same value, whatever their type is. So comparing bytes can only
/// ever *save* a call of `==`, never replace its answer; an identifier that is not equal to itself
/// would be the exception, and is reported (``IdentifierFault``).
struct IdentifierArray {
    let base: UnsafeRawPointer
    let count: Int
    let operations: IdentifierOperations

    @inline(__always)
    func address(_ index: Int) -> UnsafeRawPointer { base + index &* operations.stride }

    /// Whether two identifiers have the same bytes.
    @inline(__always)
    static func haveSameBytes(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ size: Int) -> Bool {
        if size == 16 {
            return (a.loadUnaligned(as: UInt64.self) ^ b.loadUnaligned(as: UInt64.self))
                | (a.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
                    ^ b.loadUnaligned(fromByteOffset: 8, as: UInt64.self)) == 0
        }
        if size == 8 { return a.loadUnaligned(as: UInt64.self) == b.loadUnaligned(as: UInt64.self) }
        return haveSameBytesOfAnySize(a, b, size)
    }

    private static func haveSameBytesOfAnySize(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ size: Int)
        -> Bool
    {
        var offset = 0
        while offset &+ 8 <= size {
            guard
                a.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                    == b.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            else { return false }
            offset &+= 8
        }
        while offset < size {
            guard
                a.load(fromByteOffset: offset, as: UInt8.self)
                    == b.load(fromByteOffset: offset, as: UInt8.self)
            else { return false }
            offset &+= 1
        }
        return true
    }

    /// A hash of the bytes: the folded product of wyhash, a fifteenth of the cost of `Hasher` for a UUID.
    @inline(__always)
    func byteHash(_ index: Int, seed: UInt64) -> UInt32 {
        let address = address(index)
        let size = operations.size
        if size == 16 {
            return Self.fold(
                address.loadUnaligned(as: UInt64.self) ^ seed,
                address.loadUnaligned(fromByteOffset: 8, as: UInt64.self) ^ 0xA076_1D64_78BD_642F)
        }
        if size == 8 {
            return Self.fold(address.loadUnaligned(as: UInt64.self) ^ seed, 0xA076_1D64_78BD_642F)
        }
        return Self.byteHashOfAnySize(address, size, seed)
    }

    private static func byteHashOfAnySize(_ address: UnsafeRawPointer, _ size: Int, _ seed: UInt64) -> UInt32
    {
        var state = seed
        var offset = 0
        while offset &+ 8 <= size {
            let product = (state ^ address.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
                .multipliedFullWidth(by: 0xE703_7ED1_A0B4_28DB)
            state = product.high ^ product.low
            offset &+= 8
        }
        var rest: UInt64 = 0
        while offset < size {
            rest = rest &<< 8 | UInt64(address.load(fromByteOffset: offset, as: UInt8.self))
            offset &+= 1
        }
        return fold(state ^ rest, 0xA076_1D64_78BD_642F)
    }

    @inline(__always)
    private static func fold(_ a: UInt64, _ b: UInt64) -> UInt32 {
        let product = a.multipliedFullWidth(by: b)
        let folded = product.high ^ product.low
        return UInt32(truncatingIfNeeded: folded ^ folded &>> 32)
    }

    /// How many identifiers are equal from an index on here and from another one on in `other`.
    func commonPrefix(from index: Int, with other: IdentifierArray, from otherIndex: Int, limit: Int) -> Int {
        let packed = operations.size == operations.stride
        var length = 0
        // After identifiers that are equal with different bytes, comparing bytes is tried again ever more seldom.
        var patience = 8
        while length < limit {
            if packed {
                let bytes = Self.sameBytes(
                    address(index + length), other.address(otherIndex + length),
                    (limit - length) * operations.stride)
                length += bytes / operations.stride
                if length == limit { return limit }
            }
            let part = packed ? min(patience, limit - length) : limit - length
            let equal = operations.commonPrefix(
                address(index + length), other.address(otherIndex + length), part)
            length += equal
            if equal < part { return length }
            patience *= 2
        }
        return length
    }

    /// How many identifiers are equal before an index here and before another one in `other`.
    func commonSuffix(before index: Int, with other: IdentifierArray, before otherIndex: Int, limit: Int)
        -> Int
    {
        let packed = operations.size == operations.stride
        var length = 0
        var patience = 8
        while length < limit {
            if packed {
                let bytes = Self.sameBytesBefore(
                    address(index - length), other.address(otherIndex - length),
                    (limit - length) * operations.stride)
                length += bytes / operations.stride
                if length == limit { return limit }
            }
            let part = packed ? min(patience, limit - length) : limit - length
            let equal = operations.commonSuffix(
                address(index - length), other.address(otherIndex - length), part)
            length += equal
            if equal < part { return length }
            patience *= 2
        }
        return length
    }

    /// How many bytes are the same from two addresses on; 64 at a time, which the compiler makes vectors of.
    private static func sameBytes(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ count: Int) -> Int {
        var offset = 0
        while offset &+ 64 <= count, isBlockSame(a + offset, b + offset) { offset &+= 64 }
        while offset &+ 8 <= count,
            (a + offset).loadUnaligned(as: UInt64.self) == (b + offset).loadUnaligned(as: UInt64.self)
        { offset &+= 8 }
        while offset < count,
            a.load(fromByteOffset: offset, as: UInt8.self) == b.load(fromByteOffset: offset, as: UInt8.self)
        { offset &+= 1 }
        return offset
    }

    private static func sameBytesBefore(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ count: Int) -> Int {
        var offset = 0
        while offset &+ 64 <= count, isBlockSame(a - offset - 64, b - offset - 64) { offset &+= 64 }
        while offset &+ 8 <= count,
            (a - offset - 8).loadUnaligned(as: UInt64.self) == (b - offset - 8).loadUnaligned(as: UInt64.self)
        { offset &+= 8 }
        while offset < count,
            (a - offset - 1).load(as: UInt8.self) == (b - offset - 1).load(as: UInt8.self)
        { offset &+= 1 }
        return offset
    }

    @inline(__always)
    private static func isBlockSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        var different: UInt64 = 0
        for word in 0..<8 {
            different |=
                a.loadUnaligned(fromByteOffset: word &* 8, as: UInt64.self)
                ^ b.loadUnaligned(fromByteOffset: word &* 8, as: UInt64.self)
        }
        return different == 0
    }
}
