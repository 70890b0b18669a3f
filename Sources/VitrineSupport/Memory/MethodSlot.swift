/// The place of a method in the tables of methods of a class and its subclasses: tells which of them override it.
///
/// Swift's classes begin with the same words in memory where they share methods. What is special about a subclass that
/// overrides the method alone, and not about one that overrides nothing, is the method.
package struct MethodSlot: Sendable {
    private let index: Int?
    private let original: UInt

    /// - Parameters:
    ///   - base: The class that has the method.
    ///   - plain: A subclass that overrides nothing.
    ///   - overriding: A subclass that overrides the method and nothing else.
    package init(base: AnyClass, plain: AnyClass, overriding: AnyClass) {
        let (base, plain, other) = (Self.words(base), Self.words(plain), Self.words(overriding))
        // The seven words before are about the class itself.
        let found = (7..<min(base.count, plain.count, other.count)).first {
            base[$0] == plain[$0] && base[$0] != other[$0]
        }
        index = found
        original = found.map { base[$0] } ?? 0
    }

    /// The places of several methods, in the order in which the base declares them.
    ///
    /// - Parameter overriding: A subclass that overrides these methods and nothing else.
    package static func all(base: AnyClass, plain: AnyClass, overriding: AnyClass) -> [MethodSlot] {
        let (base, plain, other) = (words(base), words(plain), words(overriding))
        return (7..<min(base.count, plain.count, other.count))
            .filter { base[$0] == plain[$0] && base[$0] != other[$0] }
            .map { MethodSlot(index: $0, original: base[$0]) }
    }

    private init(index: Int, original: UInt) { (self.index, self.original) = (index, original) }

    /// Whether a subclass of the base has a method of its own. Complexity: O(1).
    package func isOverridden(in type: AnyClass) -> Bool {
        guard let index else { return true }
        return Self.words(type)[index] != original
    }

    private static func words(_ type: AnyClass) -> UnsafeBufferPointer<UInt> {
        let start = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
        // Size of the whole and where the words begin within it.
        let extent = UnsafeRawPointer(start + 4).assumingMemoryBound(to: UInt32.self)
        return UnsafeBufferPointer(start: start, count: Int(extent[0] - extent[1]) / MemoryLayout<UInt>.size)
    }
}
