/// How much fits into a version of QR codes, and in what blocks (ISO/IEC 18004:2015, tables 1, 9 and E.1).
struct QRLayout: Sendable {
    let version: Int
    let correction: QRCode.Correction

    /// The modules of a side.
    var size: Int { 17 + 4 * version }

    /// The middles of alignment patterns, along each side: from 6 to the seventh module from the end, in even steps
    /// but for the first one (annex E).
    var alignment: [Int] {
        guard version > 1 else { return [] }
        let intervals = version / 7 + 1
        let last = size - 7
        let length = last - 6
        // The table has the next even number, but for one version.
        let step = version == 32 ? 26 : (length + 2 * intervals - 1) / (2 * intervals) * 2
        return [6] + (0..<intervals).reversed().map { last - $0 * step }
    }

    /// The bytes of all blocks, of data and of correction: the modules that are left when all patterns are placed.
    var codewordCount: Int {
        let count = alignment.count
        // Three of the places of alignment patterns are finders; in those on the timing patterns 5 modules count twice.
        let patterns = count == 0 ? 0 : (count * count - 3) * 25 - 2 * (count - 2) * 5
        let versionBits = version >= 7 ? 36 : 0
        // Finders with their separators, timing, format and the dark module.
        let fixed = 3 * 64 + 2 * (size - 16) + 31
        return (size * size - fixed - patterns - versionBits) / 8
    }

    /// The bytes of correction of each block.
    var correctionPerBlock: Int { Self.correctionPerBlock[correction]?[version - 1] ?? 0 }

    /// The blocks. The last of them are a byte longer where the data do not divide evenly.
    var blockCount: Int { Self.blockCounts[correction]?[version - 1] ?? 1 }

    /// The bytes of data of all blocks.
    var dataCount: Int { codewordCount - correctionPerBlock * blockCount }

    /// The bits that say how long a message of bytes is.
    var countBits: Int { version < 10 ? 8 : 16 }

    /// How many bytes a message in byte mode may have.
    var byteCapacity: Int { (dataCount * 8 - 4 - countBits) / 8 }

    private static let correctionPerBlock: [QRCode.Correction: [Int]] = [
        .low: [
            7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26,
            28,
            30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
        ],
        .medium: [
            10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28,
            28, 28,
            28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
        ],
        .quartile: [
            13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30, 30,
            30, 28,
            30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
        ],
        .high: [
            17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30, 30,
            30, 30,
            30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
        ],
    ]

    private static let blockCounts: [QRCode.Correction: [Int]] = [
        .low: [
            1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15,
            16,
            17, 18, 19, 19, 20, 21, 22, 24, 25,
        ],
        .medium: [
            1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26,
            28,
            29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
        ],
        .quartile: [
            1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34, 34,
            35,
            38, 40, 43, 45, 48, 51, 53, 56, 59, 62, 65, 68,
        ],
        .high: [
            1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37, 40,
            42,
            45, 48, 51, 54, 57, 60, 63, 66, 70, 74, 77, 81,
        ],
    ]
}
