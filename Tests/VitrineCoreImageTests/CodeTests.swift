import Testing

@testable import VitrineCoreImage

@Suite struct CodeTests {
    @Test func correctionOfTheStandardsExample() {
        // ISO/IEC 18004, annex I: "01234567" in version 1-M.
        let data: [UInt8] = [
            0x10, 0x20, 0x0C, 0x56, 0x61, 0x80, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11,
        ]
        #expect(
            ReedSolomon.remainder(data[...], by: ReedSolomon.generator(degree: 10)) == [
                0xA5, 0x24, 0xD4, 0xC1, 0xED, 0x36, 0xC7, 0x87, 0x2C, 0x55,
            ])
    }

    @Test func versionsHoldWhatTheTableSays() {
        // ISO/IEC 18004, table 7: bytes at L, M, Q and H.
        let capacities = [
            1: [17, 14, 11, 7], 2: [32, 26, 20, 14], 6: [134, 106, 74, 58], 7: [154, 122, 86, 64],
            10: [271, 213, 151, 119], 21: [929, 711, 509, 403], 27: [1465, 1125, 805, 625],
            32: [1952, 1538, 1112, 842], 40: [2953, 2331, 1663, 1273],
        ]
        for (version, bytes) in capacities {
            let layouts = QRCode.Correction.allCases.map { QRLayout(version: version, correction: $0) }
            #expect(layouts.map(\.byteCapacity) == bytes, "\(version)")
        }
    }

    @Test func alignmentPatternsAreWhereTheTableSays() {
        // ISO/IEC 18004, table E.1.
        let places = [
            1: [], 2: [6, 18], 7: [6, 22, 38], 14: [6, 26, 46, 66], 15: [6, 26, 48, 70],
            21: [6, 28, 50, 72, 94],
            32: [6, 34, 60, 86, 112, 138], 36: [6, 24, 50, 76, 102, 128, 154],
            40: [6, 30, 58, 86, 114, 142, 170],
        ]
        for (version, expected) in places {
            #expect(QRLayout(version: version, correction: .low).alignment == expected, "\(version)")
        }
    }

    @Test func helloIsAKnownSymbol() throws {
        let code = try #require(QRCode(Array("Hello".utf8), correction: .medium))
        #expect(code.version == 1 && code.size == 21)
        let rows = (0..<21).map { y in String((0..<21).map { x in code[x, y] ? "#" : "." }) }
        // Read back by a decoder of others.
        #expect(rows == Self.hello)
    }

    @Test(arguments: [1, 2, 6, 7, 10, 14, 21, 32, 40])
    func messagesAreReadBack(version: Int) throws {
        for correction in QRCode.Correction.allCases where version < 20 || correction == .quartile {
            let layout = QRLayout(version: version, correction: correction)
            let message = (0..<layout.byteCapacity).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ version) }
            let code = try #require(QRCode(message, correction: correction))
            #expect(code.version == version)
            #expect(QRReader(code).message == message, "\(version)-\(correction.rawValue)")
        }
    }

    @Test func whatDoesNotFitIsRefused() {
        #expect(QRCode([UInt8](repeating: 0, count: 1274), correction: .high) == nil)
        #expect(QRCode([], correction: .low)?.version == 1)
    }

    @Test func barsHaveTheFewestSymbols() {
        // Start B, five letters, check, stop: (104 + 40·1 + 69·2 + 76·3 + 76·4 + 79·5) mod 103 = 1209 mod 103.
        #expect(Code128.symbols(Array("Hello".utf8)) == [104, 40, 69, 76, 76, 79, 76, 106])
        // Start C and pairs of digits.
        #expect(Code128.symbols(Array("123456".utf8))?.prefix(4) == [105, 12, 34, 56])
        // A letter, then six digits by C: 99 goes over.
        #expect(Code128.symbols(Array("a123456".utf8))?.prefix(6) == [104, 65, 99, 12, 34, 56])
        // A control character is in set A.
        #expect(Code128.symbols([9])?.prefix(2) == [103, 73])
        #expect(Code128.symbols([]) == nil && Code128.symbols([200]) == nil)
        #expect(Code128.modules(Array("A".utf8))?.count == 3 * 11 + 13)
    }

    private static let hello = [
        "#######..####.#######",
        "#.....#.....#.#.....#",
        "#.###.#.#.#.#.#.###.#",
        "#.###.#.#.#...#.###.#",
        "#.###.#.##..#.#.###.#",
        "#.....#.##.#..#.....#",
        "#######.#.#.#.#######",
        "........#.#..........",
        "#.#####..#.#..#####..",
        "...#....#..####..##.#",
        "..#####..##.#.##.###.",
        "..#..#.##.#####..##..",
        ".###..#####.#..#....#",
        "........#...#..#.#...",
        "#######..#.#.#..#.##.",
        "#.....#.#.#....#####.",
        "#.###.#.#..#.#..#..#.",
        "#.###.#.##.#####.#...",
        "#.###.#.##..#.##..#..",
        "#.....#..#.####.###..",
        "#######.##..#...#..#.",
    ]
}

/// Reads a symbol without a fault: what the standard's decoding does (clause 12), written the other way round.
private struct QRReader {
    let message: [UInt8]

    init(_ code: QRCode) {
        let size = code.size
        // The format beside the lower left and the upper right finder, the lowest bit first; its five upper bits are
        // data.
        var format = 0
        for bit in 0..<8 where code[size - 1 - bit, 8] { format |= 1 << bit }
        for bit in 8..<15 where code[8, size - 15 + bit] { format |= 1 << bit }
        let data = (format ^ 0x5412) >> 10
        let correction = [QRCode.Correction.medium, .low, .high, .quartile][data >> 3]
        let layout = QRLayout(version: (size - 17) / 4, correction: correction)
        func isPattern(_ x: Int, _ y: Int) -> Bool {
            if (x < 9 && y < 9) || (x < 9 && y >= size - 8) || (x >= size - 8 && y < 9) { return true }
            if x == 6 || y == 6 { return true }
            if layout.version >= 7, (x < 6 && y >= size - 11) || (y < 6 && x >= size - 11) { return true }
            let middles = layout.alignment
            return middles.contains { cx in
                middles.contains { cy in
                    let isFinder =
                        (cx == 6 && cy == 6) || (cx == 6 && cy == size - 7) || (cy == 6 && cx == size - 7)
                    return !isFinder && abs(x - cx) <= 2 && abs(y - cy) <= 2
                }
            }
        }
        func mask(_ i: Int, _ j: Int) -> Bool {
            switch data & 7 {
            case 0: (i + j) % 2 == 0
            case 1: i % 2 == 0
            case 2: j % 3 == 0
            case 3: (i + j) % 3 == 0
            case 4: (i / 2 + j / 3) % 2 == 0
            case 5: (i * j) % 2 + (i * j) % 3 == 0
            case 6: ((i * j) % 3 + i * j) % 2 == 0
            default: ((i * j) % 3 + i + j) % 2 == 0
            }
        }
        var bits: [Bool] = []
        var column = size - 1
        var isUp = true
        while column > 0 {
            if column == 6 { column -= 1 }
            for step in 0..<size {
                let y = isUp ? size - 1 - step : step
                for x in [column, column - 1] where !isPattern(x, y) { bits.append(code[x, y] != mask(y, x)) }
            }
            isUp.toggle()
            column -= 2
        }
        func number(_ bits: some Sequence<Bool>) -> Int { bits.reduce(0) { $0 * 2 + ($1 ? 1 : 0) } }
        let bytes = (0..<layout.codewordCount).map { number(bits[$0 * 8..<$0 * 8 + 8]) }
        // Blocks take turns; the longer ones have one more at the end.
        var blocks = [[Int]](repeating: [], count: layout.blockCount)
        let short = layout.dataCount / layout.blockCount, long = layout.dataCount % layout.blockCount
        var place = 0
        for index in 0...short {
            for block in blocks.indices where index < short || block >= layout.blockCount - long {
                blocks[block].append(bytes[place])
                place += 1
            }
        }
        let stream = blocks.joined().flatMap { byte in (0..<8).reversed().map { byte >> $0 & 1 == 1 } }
        let count = number(stream[4..<4 + layout.countBits])
        let start = 4 + layout.countBits
        message =
            number(stream[0..<4]) == 4
            ? (0..<count).map { UInt8(number(stream[start + $0 * 8..<start + $0 * 8 + 8])) } : []
    }
}
