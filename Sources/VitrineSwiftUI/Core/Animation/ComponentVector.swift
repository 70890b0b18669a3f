/// Numbers of a value that has some of them, or a changing number of them: lengths that may be missing, stops of a gradient.
nonisolated struct ComponentVector: VectorArithmetic {
    private(set) var values: [Double] = []
    /// What the numbers are of: values of different kinds have nothing between them.
    private(set) var kind = 0

    static var zero: ComponentVector { ComponentVector() }

    /// An empty vector of a kind.
    init(kind: Int = 0) { self.kind = kind }

    /// Lengths; those that are missing or not finite are no numbers between which something lies.
    init(_ lengths: [CGFloat?]) {
        var hasher = Hasher()
        for length in lengths {
            let isNumber = length?.isFinite ?? false
            hasher.combine(isNumber)
            if let length, isNumber { values.append(Double(length)) } else { hasher.combine(length) }
        }
        kind = hasher.finalize()
    }

    mutating func append(_ value: Double) { values.append(value) }

    /// Adds the numbers of another vector, whose kind counts, too.
    mutating func append(_ other: ComponentVector) {
        values += other.values
        var hasher = Hasher()
        hasher.combine(kind)
        hasher.combine(other.kind)
        hasher.combine(other.values.count)
        kind = hasher.finalize()
    }

    /// Lengths with the numbers of this vector.
    func lengths(like lengths: [CGFloat?]) -> [CGFloat?] {
        var reader = reader
        return lengths.map { length in
            guard let length, length.isFinite else { return length }
            return reader.next().map { CGFloat($0) } ?? length
        }
    }

    /// Hands out the numbers in order.
    var reader: Reader { Reader(values: values) }

    struct Reader {
        private let values: [Double]
        private var position = 0

        fileprivate init(values: [Double]) { self.values = values }

        mutating func next() -> Double? {
            guard position < values.count else { return nil }
            position += 1
            return values[position - 1]
        }

        mutating func read(_ value: inout CGFloat) { if let next = next() { value = CGFloat(next) } }
        mutating func read(_ value: inout Double) { if let next = next() { value = next } }
    }

    /// A missing number is zero.
    private static func combine(_ a: Self, _ b: Self, _ operation: (Double, Double) -> Double) -> Self {
        var result = a.values.isEmpty ? ComponentVector(kind: b.kind) : ComponentVector(kind: a.kind)
        for index in 0..<max(a.values.count, b.values.count) {
            result.values.append(
                operation(
                    index < a.values.count ? a.values[index] : 0, index < b.values.count ? b.values[index] : 0
                ))
        }
        return result
    }

    static func + (a: Self, b: Self) -> Self { combine(a, b, +) }
    static func - (a: Self, b: Self) -> Self { combine(a, b, -) }
    static func == (a: Self, b: Self) -> Bool { a.kind == b.kind && a.values == b.values }

    mutating func scale(by rhs: Double) {
        for index in values.indices { values[index] *= rhs }
    }

    var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }
}

/// Data of which not every two have something between them.
nonisolated protocol KindedData {
    func isOfOneKind(as other: Self) -> Bool
}

extension ComponentVector: KindedData {
    func isOfOneKind(as other: ComponentVector) -> Bool {
        kind == other.kind && values.count == other.values.count
    }
}

extension AnimatablePair: KindedData {
    func isOfOneKind(as other: Self) -> Bool {
        haveOneKind(first, other.first) && haveOneKind(second, other.second)
    }
}

/// Whether there is something between two values of animatable data.
nonisolated func haveOneKind<Data>(_ a: Data, _ b: Data) -> Bool {
    func open<K: KindedData>(_ a: K) -> Bool { (b as? K).map { a.isOfOneKind(as: $0) } ?? true }
    guard let kinded = a as? any KindedData else { return true }
    return open(kinded)
}
