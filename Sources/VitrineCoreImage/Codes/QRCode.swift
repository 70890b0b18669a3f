/// A QR code of bytes (ISO/IEC 18004:2015), in the smallest version that holds them.
struct QRCode: Sendable {
    /// How much of a code may be lost, about 7, 15, 25 and 30 %.
    enum Correction: String, CaseIterable, Sendable {
        case low = "L"
        case medium = "M"
        case quartile = "Q"
        case high = "H"

        /// The indicator of the format's bits (table 12).
        var bits: Int {
            switch self {
            case .low: 1
            case .medium: 0
            case .quartile: 3
            case .high: 2
            }
        }
    }

    /// 1…40.
    let version: Int
    /// The modules of a side.
    let size: Int
    /// 0…7.
    let mask: Int
    private let matrix: QRMatrix

    /// Whether a module is dark, counted from the upper left corner.
    subscript(x: Int, y: Int) -> Bool { matrix[x, y] }

    /// Nil for more bytes than version 40 holds.
    init?(_ message: [UInt8], correction: Correction) {
        guard
            let layout = (1...40).lazy.map({ QRLayout(version: $0, correction: correction) })
                .first(where: { $0.byteCapacity >= message.count })
        else { return nil }
        version = layout.version
        size = layout.size
        let codewords = QRCodewords.interleaved(message, layout)
        // Of the eight masks the one whose symbol has the least that readers stumble over (7.8.3).
        var best: (matrix: QRMatrix, mask: Int, penalty: Int)?
        for mask in 0..<8 {
            var matrix = QRMatrix(layout)
            matrix.place(codewords, mask: mask)
            matrix.placeFormat(correction, mask: mask)
            let penalty = matrix.penalty
            if best.map({ penalty < $0.penalty }) ?? true { best = (matrix, mask, penalty) }
        }
        guard let best else { return nil }
        (matrix, mask) = (best.matrix, best.mask)
    }
}
