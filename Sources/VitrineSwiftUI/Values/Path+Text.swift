extension Path: LosslessStringConvertible {
    /// A path of what ``description`` writes; nil for other text.
    ///
    /// Numbers stand before the letter of what is drawn with them, in points: `x y m`, `x y l`, `cx cy x y q`,
    /// `c1x c1y c2x c2y x y c`, `x y width height re` and `h`.
    public init?(_ string: String) {
        self.init()
        var numbers: [CGFloat] = []
        func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[index], y: numbers[index + 1]) }
        for word in string.split(whereSeparator: \.isWhitespace) {
            if let number = Double(word), number.isFinite {
                numbers.append(number)
                continue
            }
            // Nothing but a rectangle or a point begins a path.
            guard !isEmpty || word == "m" || word == "re" else { return nil }
            switch (word, numbers.count) {
            case ("m", 2): move(to: point(0))
            case ("l", 2): addLine(to: point(0))
            case ("q", 4): addQuadCurve(to: point(2), control: point(0))
            case ("c", 6): addCurve(to: point(4), control1: point(0), control2: point(2))
            case ("re", 4):
                addRect(CGRect(origin: point(0), size: CGSize(width: numbers[2], height: numbers[3])))
            case ("h", 0): closeSubpath()
            default: return nil
            }
            numbers = []
        }
        guard numbers.isEmpty else { return nil }
    }

    /// What it is made of, in words that make the path again: `0 0 m 10 0 l 10 10 l h`.
    public var description: String {
        var words: [String] = []
        func add(_ points: [CGPoint], _ letter: String) {
            words += points.flatMap { [Self.text($0.x), Self.text($0.y)] } + [letter]
        }
        forEach { element in
            switch element {
            case .move(let point): add([point], "m")
            case .line(let point): add([point], "l")
            case .quadCurve(let end, let control): add([control, end], "q")
            case .curve(let end, let first, let second): add([first, second, end], "c")
            case .closeSubpath: add([], "h")
            }
        }
        return words.joined(separator: " ")
    }

    /// The shortest text of a number, whole ones without a point.
    private static func text(_ number: CGFloat) -> String {
        let text = "\(number)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
