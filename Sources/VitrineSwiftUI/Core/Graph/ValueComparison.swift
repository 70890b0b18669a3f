@_spi(Reflection) import Swift

/// A type that knows better than its bytes whether two values are the same input.
@MainActor
protocol InputComparable {
    func isSameInput(as other: Self) -> Bool
}

/// Compares view values, to leave alone what did not change.
///
/// Per type, once: `InputComparable`, then `Equatable`, then bytes for plain data, then field by field with the
/// standard library's metadata. Closures compare by function and context pointers. What cannot be compared
/// counts as changed, which costs an evaluation and never correctness.
@MainActor
enum ValueComparison {
    /// A way to compare. In a struct: a bare function gets a closure around it with each collection that it is put into, and
    /// with each time it is taken out.
    struct Comparator {
        let isEqual: @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool

        init(_ isEqual: @escaping @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool) {
            self.isEqual = isEqual
        }
    }

    private struct Field {
        let offset: Int
        let comparator: Comparator
    }

    private static var comparators: [ObjectIdentifier: Comparator] = [:]

    /// Whether two values are the same input.
    static func isEqual<T>(_ a: T, _ b: T) -> Bool { isEqual(a, b, comparator(for: T.self)) }

    fileprivate static func isEqual<T>(_ a: T, _ b: T, _ compare: Comparator) -> Bool {
        withUnsafePointer(to: a) { pa in
            withUnsafePointer(to: b) { pb in compare.isEqual(UnsafeRawPointer(pa), UnsafeRawPointer(pb)) }
        }
    }

    /// How values of a type are compared, for who compares them often.
    static func comparator(for type: Any.Type) -> Comparator {
        if let known = comparators[ObjectIdentifier(type)] { return known }
        let made = makeComparator(type)
        comparators[ObjectIdentifier(type)] = made
        return made
    }

    private static func makeComparator(_ type: Any.Type) -> Comparator {
        if let custom = type as? any InputComparable.Type { return customComparator(custom) }
        if let equatable = type as? any Equatable.Type { return equatableComparator(equatable) }
        if let bytes = plainSize(type) { return Comparator { memcmp($0, $1, bytes) == 0 } }
        if type is AnyClass { return pointerComparator }
        if let existential = existentialComparator(type) { return existential }
        if isFunction(type) { return functionComparator }
        var fields: [Field] = []
        let complete = _forEachField(of: type) { _, offset, field, kind in
            // Existentials and the like: what their type itself says.
            fields.append(
                Field(
                    offset: offset,
                    comparator: kind == .function ? functionComparator : comparator(for: field)))
            return true
        }
        guard complete, !fields.isEmpty else { return Comparator { _, _ in false } }
        return Comparator { a, b in
            for field in fields where !field.comparator.isEqual(a + field.offset, b + field.offset) {
                return false
            }
            return true
        }
    }

    private static let pointerComparator = Comparator {
        $0.load(as: UnsafeRawPointer?.self) == $1.load(as: UnsafeRawPointer?.self)
    }

    /// By function and context: closures are the same where they were made once. One that has captured a single object may
    /// have that for its context, however often it is made; since then nothing says whether what it reads of the object is
    /// the same, it counts as another one.
    private static let functionComparator = Comparator { a, b in
        guard memcmp(a, b, 2 * MemoryLayout<UInt>.size) == 0 else { return false }
        let word = MemoryLayout<UInt>.size
        guard let context = a.load(fromByteOffset: word, as: UnsafeRawPointer?.self) else { return true }
        return !isObject(context)
    }

    /// Whether a heap object is an instance of a class (Swift's ABI: the kind of class metadata is 0 or a pointer, that of the
    /// boxes of closures a small number).
    private static func isObject(_ context: UnsafeRawPointer) -> Bool {
        let kind = context.load(as: UnsafeRawPointer.self).load(as: UInt.self)
        return kind == 0 || kind > 0x7FF
    }

    /// Whether a function has captured nothing.
    static func isWithoutContext(_ function: UnsafeRawPointer) -> Bool {
        function.load(fromByteOffset: MemoryLayout<UInt>.size, as: UInt.self) == 0
    }

    /// Whether a type is one of Swift's own functions (Swift's ABI, "function metadata": kind 0x302, then flags with the
    /// convention), as an optional one has inside.
    private static func isFunction(_ type: Any.Type) -> Bool {
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        guard metadata.load(as: UInt.self) == 0x302 else { return false }
        let flags = metadata.load(fromByteOffset: MemoryLayout<UInt>.size, as: UInt.self)
        return (flags >> 16) & 0xFF == 0
    }

    /// Values of protocol types: of the same type, and the same as that type sees it. The metadata says what lies
    /// in memory (Swift's ABI, "existential type metadata": kind 0x303, then flags; kind 0x307 where the protocol's types
    /// are named, as in `any Sequence<Int>`, then a shape with flags); the standard library's walk over fields takes these
    /// types for values and crashes.
    private static func existentialComparator(_ type: Any.Type) -> Comparator? {
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        switch metadata.load(as: UInt.self) {
        case 0x303:
            let flags = metadata.load(fromByteOffset: MemoryLayout<UInt>.size, as: UInt32.self)
            let isClassBound = flags & 0x8000_0000 == 0
            let isError = flags & 0x3F00_0000 != 0
            if isClassBound || isError { return pointerComparator }
        case 0x307:
            let shape = metadata.load(fromByteOffset: MemoryLayout<UInt>.size, as: UnsafeRawPointer.self)
            let special = shape.load(as: UInt32.self) & 0xFF
            if special == 1 { return pointerComparator }
            // Types themselves, and layouts of their own.
            if special != 0 { return Comparator { _, _ in false } }
        default: return nil
        }
        return Comparator { a, b in
            // Witness tables follow the three words of the value and its type: what is before them is an `Any`.
            isSameValue(
                a.assumingMemoryBound(to: Any.self).pointee, b.assumingMemoryBound(to: Any.self).pointee)
        }
    }

    private static func isSameValue<T>(_ x: T, _ y: Any) -> Bool {
        guard Swift.type(of: y) == T.self, let y = y as? T else { return false }
        return isEqual(x, y)
    }

    private static func customComparator<T: InputComparable>(_ type: T.Type) -> Comparator {
        Comparator {
            $0.assumingMemoryBound(to: T.self).pointee.isSameInput(
                as: $1.assumingMemoryBound(to: T.self).pointee)
        }
    }

    private static func equatableComparator<T: Equatable>(_ type: T.Type) -> Comparator {
        Comparator {
            $0.assumingMemoryBound(to: T.self).pointee == $1.assumingMemoryBound(to: T.self).pointee
        }
    }

    private static func plainSize(_ type: Any.Type) -> Int? {
        func open<T>(_ type: T.Type) -> Int? {
            // An enum's payload may hide behind padding, a metatype has no size: both still compare by bytes.
            _isPOD(type) ? MemoryLayout<T>.size : nil
        }
        return _openExistential(type, do: open)
    }
}

/// Comparing values of one type, which is looked up once: a node compares with each update of what is above it.
@MainActor
struct InputComparison<T> {
    private var comparator: ValueComparison.Comparator?

    /// Whether two values are the same input. The first is read where it is, and not copied.
    mutating func isEqual(_ a: UnsafePointer<T>, _ b: T) -> Bool {
        let comparator = self.comparator ?? ValueComparison.comparator(for: T.self)
        if self.comparator == nil { self.comparator = comparator }
        return withUnsafePointer(to: b) { comparator.isEqual(UnsafeRawPointer(a), UnsafeRawPointer($0)) }
    }
}

extension Optional: InputComparable {
    func isSameInput(as other: Wrapped?) -> Bool {
        switch (self, other) {
        case (nil, nil): true
        case let (a?, b?): ValueComparison.isEqual(a, b)
        default: false
        }
    }
}
