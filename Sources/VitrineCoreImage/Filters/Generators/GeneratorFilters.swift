import VitrineCoreGraphics

/// The filters of `kCICategoryGenerator`: images of nothing.
enum GeneratorFilters {
    static let all = [constantColor, checkerboard, stripes, random, roundedRectangle, qrCode, code128]

    static func field(
        extent: CGRect = .infinite, _ body: @escaping @Sendable (RenderEnvironment) -> (SIMD2<Float>) -> Pixel
    ) -> CIImage {
        CIImage(
            recipe: .pointwise([], extent: extent) { environment in
                // A kernel is made for one rendering; what it has taken from the environment never changes.
                nonisolated(unsafe) let field = body(environment)
                return .field { field($0) }
            })
    }

    private static let constantColor = FilterDescription(
        "CIConstantColorGenerator", kCICategoryGenerator, [.color(kCIInputColorKey, 1, 0, 0)],
        displayName: "Constant Color"
    ) { CIImage(color: $0.color(kCIInputColorKey)) }

    private static let patternInputs: [FilterInput] = [
        .center, .color("inputColor0", 1, 1, 1), .color("inputColor1", 0, 0, 0),
        .distance(kCIInputWidthKey, 80, 0...800), .number(kCIInputSharpnessKey, 1, 0...1, limits: 0...1),
    ]

    /// Squares of two colours, with a corner of four at the centre.
    private static let checkerboard = FilterDescription(
        "CICheckerboardGenerator", kCICategoryGenerator, patternInputs, displayName: "Checkerboard"
    ) { values in
        pattern(values) { away, wave in
            // The product of two waves has the sign of one square in the other's place.
            0.5 - 2 * (wave(away.x) - 0.5) * (wave(away.y) - 0.5)
        }
    }

    /// Upright stripes of two colours; the first begins at the centre.
    private static let stripes = FilterDescription(
        "CIStripesGenerator", kCICategoryGenerator, patternInputs, displayName: "Stripes"
    ) { values in pattern(values) { away, wave in 1 - wave(away.x) } }

    /// Two colours by a share that follows from a wave between 0 and 1, whose period is twice the width.
    private static func pattern(
        _ values: FilterArguments,
        _ share: @escaping @Sendable (_ away: SIMD2<Float>, _ wave: (Float) -> Float) -> Float
    ) -> CIImage {
        let center = values.center
        let (first, second) = (values.color("inputColor0"), values.color("inputColor1"))
        let width = values.number(kCIInputWidthKey)
        let softness = 1 - values.number(kCIInputSharpnessKey)
        guard width > 0 else { return CIImage(color: first) }
        // From an edge to half of the stripe at each side, where nothing is sharp; at least a pixel in all, so that
        // edges between pixels are smooth.
        let ramp = max(softness * width, 1)
        return field { environment in
            let (one, two) = (environment.premultiplied(first), environment.premultiplied(second))
            @Sendable func wave(_ place: Float) -> Float {
                let period = 2 * width
                let phase = place - (place / period).rounded(.down) * period
                // 1 in the first half, 0 in the second; how far it is to the nearest edge, within the half.
                let distance = phase < width ? min(phase, width - phase) : -min(phase - width, period - phase)
                return min(max(distance / ramp + 0.5, 0), 1)
            }
            return { place in one + (two - one) * share(place - center, wave) }
        }
    }

    /// Four independent numbers between 0 and 1 for each pixel, the same for a pixel at each time.
    private static let random = FilterDescription("CIRandomGenerator", kCICategoryGenerator, []) { _ in
        field { _ in
            { place in
                let x = UInt32(truncatingIfNeeded: Int(place.x.rounded(.down)))
                let y = UInt32(truncatingIfNeeded: Int(place.y.rounded(.down)))
                var bits = UInt64(x) << 32 | UInt64(y)
                // The last steps of SplitMix64 (Steele, Lea, Flood: Fast Splittable Pseudorandom Number Generators,
                // 2014).
                bits = (bits &+ 0x9E37_79B9_7F4A_7C15)
                bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
                bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
                bits ^= bits >> 31
                func number(_ lane: UInt64) -> Float { Float(bits >> (lane * 16) & 0xFFFF) / 65_535 }
                return Pixel(number(0), number(1), number(2), number(3))
            }
        }
    }

    /// A rectangle of one colour with quarters of circles at its corners, clear around.
    private static let roundedRectangle = FilterDescription(
        "CIRoundedRectangleGenerator", kCICategoryGenerator,
        [
            .rectangle(kCIInputExtentKey, 0, 0, 100, 100), .distance(kCIInputRadiusKey, 10, 0...100),
            .color(kCIInputColorKey, 1, 1, 1),
        ]
    ) { values in
        let extent = values.rectangle(kCIInputExtentKey)
        let radius = min(values.number(kCIInputRadiusKey), Float(min(extent.width, extent.height)) / 2)
        let color = values.color(kCIInputColorKey)
        let middle = SIMD2(Float(extent.midX), Float(extent.midY))
        let half = SIMD2(Float(extent.width), Float(extent.height)) / 2
        return field(extent: extent) { environment in
            let fill = environment.premultiplied(color)
            return { place in
                // How far a place is outside of the rectangle, as a signed distance.
                let away = place - middle
                let q = SIMD2(abs(away.x), abs(away.y)) - half + radius
                let outer = SIMD2(max(q.x, 0), max(q.y, 0))
                let distance = (outer * outer).sum().squareRoot() + min(max(q.x, q.y), 0) - radius
                return fill * min(max(0.5 - distance, 0), 1)
            }
        }
    }

    /// A QR code of the message's bytes, a pixel a module, with a module of white around. What is longer than a code
    /// holds makes no image.
    private static let qrCode = FilterDescription(
        "CIQRCodeGenerator", kCICategoryGenerator,
        [.data("inputMessage"), .text("inputCorrectionLevel", "M")], displayName: "QR Code Generator"
    ) { values in
        let level = values.text("inputCorrectionLevel")
        guard let correction = QRCode.Correction(rawValue: level.uppercased()) else {
            ReportLog.current.report(
                once: "CIQRCodeGenerator: there is no correction level \"\(level)\"; use L, M, Q or H.")
            return nil
        }
        let message = values.data("inputMessage")
        guard let code = QRCode(Array(message), correction: correction) else {
            ReportLog.current.report(
                once:
                    "CIQRCodeGenerator: \(message.count) bytes are more than a code of level \(level) holds.")
            return nil
        }
        let size = code.size + 2
        return modules(width: size, height: size) { x, y in
            let (column, row) = (x - 1, size - 2 - y)
            return (0..<code.size).contains(column) && (0..<code.size).contains(row) && code[column, row]
        }
    }

    /// A Code 128 of the message's ASCII characters, a pixel a module wide. Others make no image.
    private static let code128 = FilterDescription(
        "CICode128BarcodeGenerator", kCICategoryGenerator,
        [
            .data("inputMessage"), .number("inputQuietSpace", 10, 0...100, limits: 0...1000),
            .number("inputBarcodeHeight", 32, 1...500, limits: 1...5000),
        ], displayName: "Code 128 Barcode Generator"
    ) { values in
        let message = values.data("inputMessage")
        guard let bars = Code128.modules(Array(message)) else {
            ReportLog.current.report(
                once:
                    "CICode128BarcodeGenerator: the message has bytes beyond 127, or none; Code 128 has ASCII only."
            )
            return nil
        }
        let quiet = Int(values.double("inputQuietSpace").rounded())
        let height = Int(values.double("inputBarcodeHeight").rounded())
        return modules(width: bars.count + 2 * quiet, height: height) { x, _ in
            bars.indices.contains(x - quiet) && bars[x - quiet]
        }
    }

    /// Black and white pixels, which stay sharp when they are enlarged.
    private static func modules(width: Int, height: Int, _ isBlack: (_ x: Int, _ y: Int) -> Bool) -> CIImage {
        var pixels = ContiguousArray(repeating: Pixel(repeating: 1), count: width * height)
        for y in 0..<height {
            for x in 0..<width where isBlack(x, y) { pixels[y * width + x] = Pixel(0, 0, 0, 1) }
        }
        return CIImage(recipe: .pixels(pixels, width: width, height: height, nil, sampling: .nearest))
    }
}
