/// The modules of a QR code, with its patterns (ISO/IEC 18004:2015, 6.3 and 7.7 to 7.10).
struct QRMatrix: Sendable {
    let size: Int
    private var isDark: [Bool]
    /// Whether a module belongs to a pattern, and takes no data.
    private var isFixed: [Bool]

    subscript(x: Int, y: Int) -> Bool { isDark[y * size + x] }

    /// All patterns but the format.
    init(_ layout: QRLayout) {
        size = layout.size
        isDark = [Bool](repeating: false, count: size * size)
        isFixed = isDark
        for place in 0..<size {
            set(place, 6, place.isMultiple(of: 2))
            set(6, place, place.isMultiple(of: 2))
        }
        for (x, y) in [(3, 3), (size - 4, 3), (3, size - 4)] { placeRings(x, y, reach: 4, dark: [0, 1, 3]) }
        let places = layout.alignment
        for y in places {
            for x in places {
                let isFinder = (x == 6 && y == 6) || (x == 6 && y == size - 7) || (x == size - 7 && y == 6)
                if !isFinder { placeRings(x, y, reach: 2, dark: [0, 2]) }
            }
        }
        placeVersion(layout.version)
        // Room for the format, and the module that is always dark.
        for place in 0..<9 where place != 6 {
            set(place, 8, false)
            set(8, place, false)
        }
        for place in size - 8..<size {
            set(place, 8, false)
            set(8, place, false)
        }
        set(8, size - 8, true)
    }

    private mutating func set(_ x: Int, _ y: Int, _ value: Bool) {
        isDark[y * size + x] = value
        isFixed[y * size + x] = true
    }

    /// Squares in one another; some are dark, by their distance from the middle.
    private mutating func placeRings(_ x: Int, _ y: Int, reach: Int, dark: Set<Int>) {
        for dy in -reach...reach {
            for dx in -reach...reach {
                guard (0..<size).contains(x + dx), (0..<size).contains(y + dy) else { continue }
                set(x + dx, y + dy, dark.contains(max(abs(dx), abs(dy))))
            }
        }
    }

    /// A number followed by the remainder of its division by a polynomial, both of bits.
    private static func coded(_ value: Int, by polynomial: Int, degree: Int) -> Int {
        var rest = value << degree
        for bit in (degree..<degree + 8).reversed() where rest >> bit & 1 == 1 {
            rest ^= polynomial << (bit - degree)
        }
        return value << degree | rest
    }

    private mutating func placeVersion(_ version: Int) {
        guard version >= 7 else { return }
        let bits = Self.coded(version, by: 0b1_1111_0010_0101, degree: 12)
        for bit in 0..<18 {
            let (near, far) = (bit / 3, size - 11 + bit % 3)
            set(near, far, bits >> bit & 1 == 1)
            set(far, near, bits >> bit & 1 == 1)
        }
    }

    /// What says how the code is to be read, twice.
    mutating func placeFormat(_ correction: QRCode.Correction, mask: Int) {
        let bits =
            Self.coded(correction.bits << 3 | mask, by: 0b101_0011_0111, degree: 10) ^ 0b101_0100_0001_0010
        for bit in 0..<15 {
            let value = bits >> bit & 1 == 1
            // Around the upper left finder: down from the top, past the timing pattern, then to the left.
            switch bit {
            case 0..<6: set(8, bit, value)
            case 6: set(8, 7, value)
            case 7: set(8, 8, value)
            case 8: set(7, 8, value)
            default: set(14 - bit, 8, value)
            }
            // Beside the other two.
            if bit < 8 { set(size - 1 - bit, 8, value) } else { set(8, size - 15 + bit, value) }
        }
    }

    /// Places bits in columns of two from the right, up and down in turn, each inverted where the mask says so.
    mutating func place(_ bytes: [UInt8], mask: Int) {
        var bit = 0
        var isUp = true
        // The column of the timing pattern is left out.
        for right in stride(from: size - 1, to: 6, by: -2).map({ $0 }) + [5, 3, 1] {
            for step in 0..<size {
                let y = isUp ? size - 1 - step : step
                for x in [right, right - 1] where !isFixed[y * size + x] {
                    // What is left over when all bytes are placed is light.
                    let value = bit < bytes.count * 8 && bytes[bit / 8] >> (7 - bit % 8) & 1 == 1
                    isDark[y * size + x] = value != Self.isInverted(x, y, mask)
                    bit += 1
                }
            }
            isUp.toggle()
        }
    }

    /// The masks of table 10.
    private static func isInverted(_ x: Int, _ y: Int, _ mask: Int) -> Bool {
        switch mask {
        case 0: (x + y) % 2 == 0
        case 1: y % 2 == 0
        case 2: x % 3 == 0
        case 3: (x + y) % 3 == 0
        case 4: (y / 2 + x / 3) % 2 == 0
        case 5: x * y % 2 + x * y % 3 == 0
        case 6: (x * y % 2 + x * y % 3) % 2 == 0
        default: ((x + y) % 2 + x * y % 3) % 2 == 0
        }
    }

    /// What readers stumble over, in points (table 11).
    var penalty: Int {
        var points = 0
        for place in 0..<size {
            points += Self.linePenalty((0..<size).map { self[$0, place] })
            points += Self.linePenalty((0..<size).map { self[place, $0] })
        }
        for y in 0..<(size - 1) {
            for x in 0..<(size - 1) {
                let value = self[x, y]
                if self[x + 1, y] == value, self[x, y + 1] == value, self[x + 1, y + 1] == value {
                    points += 3
                }
            }
        }
        // Ten for each whole 5 % that the dark ones are away from a half.
        let dark = isDark.lazy.filter { $0 }.count
        return points + abs(dark * 20 - size * size * 10) / (size * size) * 10
    }

    /// Runs of five and more, and what looks like a finder with four light modules at one side.
    private static func linePenalty(_ line: [Bool]) -> Int {
        var points = 0
        var run = 0
        for place in line.indices {
            run = place > 0 && line[place] == line[place - 1] ? run + 1 : 1
            if run == 5 { points += 3 } else if run > 5 { points += 1 }
        }
        let finder = [true, false, true, true, true, false, true]
        let light = [Bool](repeating: false, count: 4)
        for pattern in [finder + light, light + finder] where line.count >= pattern.count {
            for start in 0...(line.count - pattern.count)
            where line[start..<start + pattern.count].elementsEqual(pattern) { points += 40 }
        }
        return points
    }
}
