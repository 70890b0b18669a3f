import VitrineCoreGraphics

/// An outline of the table, read.
struct SymbolOutline {
    let path = CGMutablePath()
    var isEvenOdd = false

    /// Reads relative whole numbers of hundredths after `m`, `l` and `c`, and `z`.
    init(_ text: String) {
        var bytes = Array(text.utf8)[...]
        if bytes.first == UInt8(ascii: "e") {
            isEvenOdd = true
            bytes.removeFirst()
        }
        var (x, y) = (0, 0)
        var start = (x, y)
        func number() -> Int {
            if bytes.first == UInt8(ascii: " ") { bytes.removeFirst() }
            let isNegative = bytes.first == UInt8(ascii: "-")
            if isNegative { bytes.removeFirst() }
            var value = 0
            while let digit = bytes.first, (48...57).contains(digit) {
                value = value * 10 + Int(digit - 48)
                bytes.removeFirst()
            }
            return isNegative ? -value : value
        }
        /// A point after the current one.
        func point() -> (Int, Int) {
            let dx = number()
            return (x + dx, y + number())
        }
        func place(_ point: (Int, Int)) -> CGPoint {
            CGPoint(x: CGFloat(point.0) / 100, y: CGFloat(point.1) / 100)
        }
        while let step = bytes.popFirst() {
            switch step {
            case UInt8(ascii: "m"):
                (x, y) = point()
                start = (x, y)
                path.move(to: place(start))
            case UInt8(ascii: "l"):
                (x, y) = point()
                path.addLine(to: place((x, y)))
            case UInt8(ascii: "c"):
                let (first, second, end) = (point(), point(), point())
                path.addCurve(to: place(end), control1: place(first), control2: place(second))
                (x, y) = end
            case UInt8(ascii: "z"):
                path.closeSubpath()
                (x, y) = start
            default:
                return
            }
        }
    }
}
