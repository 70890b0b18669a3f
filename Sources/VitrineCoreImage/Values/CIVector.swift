public import VitrineCoreGraphics

/// Numbers in a row: a place, a rectangle or coefficients that a filter takes.
open class CIVector: NSObject, @unchecked Sendable {
    // Never changed.
    private let values: [CGFloat]

    init(_ values: [CGFloat]) { self.values = values }

    /// Makes a vector of as many numbers as are counted.
    public convenience init(values: UnsafePointer<CGFloat>, count: Int) {
        self.init(Array(UnsafeBufferPointer(start: values, count: max(0, count))))
    }

    /// Makes a vector of one number.
    public convenience init(x: CGFloat) { self.init([x]) }

    /// Makes a vector of two numbers.
    public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }

    /// Makes a vector of three numbers.
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }

    /// Makes a vector of four numbers.
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init([x, y, z, w]) }

    /// Makes a vector of a point's *x* and *y*.
    public convenience init(cgPoint point: CGPoint) { self.init([point.x, point.y]) }

    /// Makes a vector of a rectangle's origin, width and height.
    public convenience init(cgRect rect: CGRect) {
        self.init([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
    }

    /// Makes a vector of the six entries of a transform, `a` to `ty`.
    public convenience init(cgAffineTransform t: CGAffineTransform) {
        self.init([t.a, t.b, t.c, t.d, t.tx, t.ty])
    }

    /// Makes a vector of numbers with spaces between them, in brackets: `[1 0.5 2]`. What is no number ends the row.
    public convenience init(string representation: String) {
        self.init(NumberRow.numbers(in: representation))
    }

    /// How many numbers there are.
    public var count: Int { values.count }

    /// A number by its index; 0 beyond the last one.
    public func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }

    /// The first number; 0 where there is none.
    public var x: CGFloat { value(at: 0) }
    /// The second number; 0 where there is none.
    public var y: CGFloat { value(at: 1) }
    /// The third number; 0 where there is none.
    public var z: CGFloat { value(at: 2) }
    /// The fourth number; 0 where there is none.
    public var w: CGFloat { value(at: 3) }

    /// The first two numbers as a point.
    public var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
    /// The first four numbers as a rectangle: origin, width and height.
    public var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
    /// The first six numbers as a transform, `a` to `ty`.
    public var cgAffineTransformValue: CGAffineTransform {
        CGAffineTransform(x, y, z, w, value(at: 4), value(at: 5))
    }

    /// The numbers with spaces between them, in brackets: `[1 0.5 2]`.
    public var stringRepresentation: String { "[\(NumberRow.text(values))]" }

    /// The numbers.
    var components: [CGFloat] { values }

    open override var description: String { stringRepresentation }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CIVector)?.values == values }
    open override var hash: Int { values.hashValue }
}

/// Numbers written with spaces between them, as vectors and colours are.
enum NumberRow {
    /// The numbers up to what is none, without what stands around them.
    static func numbers(in text: String) -> [CGFloat] {
        let inner = text.trimmingCharacters(in: CharacterSet(charactersIn: "[]() \t\n"))
        var numbers: [CGFloat] = []
        for word in inner.split(whereSeparator: { $0 == " " || $0 == "," || $0 == "\t" || $0 == "\n" }) {
            guard let number = Double(word) else { break }
            numbers.append(CGFloat(number))
        }
        return numbers
    }

    static func text(_ numbers: [CGFloat]) -> String {
        numbers.map { number in
            // As C's %g writes them.
            String(format: "%g", Double(number))
        }.joined(separator: " ")
    }
}
