import Foundation

/// Writes pixels into the bytes of a bitmap, and reads them.
struct PixelBytes {
    /// What a component of a stored pixel is.
    private enum Channel {
        case red, green, blue, alpha, luminance
    }

    /// How a component is stored.
    private enum Depth: Int {
        case byte = 1, word = 2, half = 3, float = 4

        var size: Int { self == .half ? 2 : rawValue }
    }

    private let channels: [Channel]
    private let depth: Depth
    let bytesPerRow: Int

    /// The bytes of a pixel.
    var pixelSize: Int { channels.count * depth.size }

    /// Whether there is such a format.
    static func knows(_ format: CIFormat) -> Bool { layout(format) != nil }

    /// Stops the program for a format that is not there.
    init(format: CIFormat, bytesPerRow: Int) {
        guard let (channels, depth) = Self.layout(format) else {
            fatalError(
                "CIFormat: there is no format of the number \(format.rawValue); use one of the named ones.")
        }
        self.channels = channels
        self.depth = depth
        self.bytesPerRow = bytesPerRow
    }

    private static func layout(_ format: CIFormat) -> ([Channel], Depth)? {
        let rgba: [Channel] = [.red, .green, .blue, .alpha]
        return switch format {
        case .RGBA8: (rgba, .byte)
        case .ARGB8: ([.alpha, .red, .green, .blue], .byte)
        case .BGRA8: ([.blue, .green, .red, .alpha], .byte)
        case .ABGR8: ([.alpha, .blue, .green, .red], .byte)
        case .RGBA16: (rgba, .word)
        case .RGBAh: (rgba, .half)
        case .RGBAf: (rgba, .float)
        case .A8: ([.alpha], .byte)
        case .A16: ([.alpha], .word)
        case .Ah: ([.alpha], .half)
        case .Af: ([.alpha], .float)
        case .R8: ([.red], .byte)
        case .R16: ([.red], .word)
        case .Rh: ([.red], .half)
        case .Rf: ([.red], .float)
        case .RG8: ([.red, .green], .byte)
        case .RG16: ([.red, .green], .word)
        case .RGh: ([.red, .green], .half)
        case .RGf: ([.red, .green], .float)
        case .L8: ([.luminance], .byte)
        case .L16: ([.luminance], .word)
        case .Lh: ([.luminance], .half)
        case .Lf: ([.luminance], .float)
        default: nil
        }
    }

    /// Writes all pixels of a buffer, the highest row first.
    ///
    /// - Parameters:
    ///   - encoding: What components are to mean; nil to leave them as they were computed.
    ///   - isPremultiplied: Whether colours are multiplied with opacity.
    func write(
        _ buffer: PixelBuffer, in environment: RenderEnvironment, as encoding: ColorEncoding?,
        isPremultiplied: Bool = true, to target: UnsafeMutableRawPointer
    ) {
        let region = buffer.region
        let isPlain = encoding == nil || environment.working == nil || environment.working == encoding
        // The common case: eight bits of sRGB from linear light, by a table.
        let isTabled = encoding == .sRGB && environment.working == .linearSRGB && depth == .byte
        buffer.readRows { y, row in
            var place = target + (region.maxY - 1 - y) * bytesPerRow
            for x in 0..<region.width {
                let pixel = row[x]
                // Light without opacity stays: sums of areas and histograms are kept in pixels, too.
                let isLight = pixel.w == 0
                var color = isLight || isPlain && isPremultiplied ? pixel : pixel.straight
                if isTabled {
                    color = Self.tabled(color)
                } else if !isPlain, let encoding {
                    color = environment.result(color, in: encoding)
                }
                if isPremultiplied, !isPlain, !isLight { color = color.premultiplied }
                for channel in channels {
                    store(component(channel, of: color), at: place)
                    place += depth.size
                }
            }
        }
    }

    private static func tabled(_ color: Pixel) -> Pixel {
        SRGB.encodedBytes.withUnsafeBufferPointer { table in
            func encoded(_ light: Float) -> Float {
                // What is no number compares with nothing and is 0.
                let place = light > 0 ? min(light, 1) * 65_535 : 0
                return Float(table[Int(place.rounded())]) / 255
            }
            return Pixel(encoded(color.x), encoded(color.y), encoded(color.z), color.w)
        }
    }

    private func component(_ channel: Channel, of color: Pixel) -> Float {
        switch channel {
        case .red: color.x
        case .green: color.y
        case .blue: color.z
        case .alpha: color.w
        case .luminance: color.luminance
        }
    }

    private func store(_ value: Float, at place: UnsafeMutableRawPointer) {
        let unit = value > 0 ? min(value, 1) : 0
        switch depth {
        case .byte: place.storeBytes(of: UInt8((unit * 255).rounded()), as: UInt8.self)
        case .word: place.storeBytes(of: UInt16((unit * 65_535).rounded()), as: UInt16.self)
        case .half: place.storeBytes(of: HalfFloat.bits(of: value), as: UInt16.self)
        case .float: place.storeBytes(of: value, as: Float.self)
        }
    }

    /// Reads pixels, the lowest row first. Missing components are 0, and opacity 1.
    func pixels(of data: Data, width: Int, height: Int) -> ContiguousArray<Pixel> {
        let needed = height == 0 ? 0 : bytesPerRow * (height - 1) + width * pixelSize
        precondition(
            bytesPerRow >= width * pixelSize && data.count >= needed,
            "CIImage(bitmapData:): \(width)×\(height) pixels of \(pixelSize) bytes need \(needed) bytes, "
                + "not \(data.count)."
        )
        var pixels = ContiguousArray(repeating: Pixel(0, 0, 0, 1), count: width * height)
        data.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            for y in 0..<height {
                var place = base + (height - 1 - y) * bytesPerRow
                for x in 0..<width {
                    for channel in channels {
                        let value = load(place)
                        switch channel {
                        case .red: pixels[y * width + x].x = value
                        case .green: pixels[y * width + x].y = value
                        case .blue: pixels[y * width + x].z = value
                        case .alpha: pixels[y * width + x].w = value
                        case .luminance: pixels[y * width + x] = Pixel(value, value, value, 1)
                        }
                        place += depth.size
                    }
                }
            }
        }
        return pixels
    }

    private func load(_ place: UnsafeRawPointer) -> Float {
        switch depth {
        case .byte: Float(place.load(as: UInt8.self)) / 255
        case .word: Float(place.loadUnaligned(as: UInt16.self)) / 65_535
        case .half: HalfFloat.value(of: place.loadUnaligned(as: UInt16.self))
        case .float: place.loadUnaligned(as: Float.self)
        }
    }
}

/// Numbers of 16 bits (IEEE 754's binary16), which Swift lacks on some machines.
enum HalfFloat {
    /// The nearest number's bits, of two equally near ones the even one.
    static func bits(of value: Float) -> UInt16 {
        let bits = value.bitPattern
        let sign = UInt16(bits >> 16 & 0x8000)
        if value.isNaN { return sign | 0x7E00 }
        let size = abs(value)
        // Half the step above the largest number.
        if size >= 65_520 { return sign | 0x7C00 }
        // Below 2⁻¹⁴ steps are of 2⁻²⁴.
        if size < 0x1p-14 { return sign | UInt16((size * 0x1p24).rounded(.toNearestOrEven)) }
        let step = UInt32(1 << 13)
        let rounded = size.bitPattern + (step / 2 - 1) + (size.bitPattern >> 13 & 1)
        return sign | UInt16(truncatingIfNeeded: (rounded >> 13) - (112 << 10))
    }

    static func value(of bits: UInt16) -> Float {
        let exponent = Int(bits >> 10 & 31)
        let fraction = Float(bits & 1023)
        let size: Float =
            exponent == 0
            ? fraction * 0x1p-24
            : exponent == 31
                ? (fraction == 0 ? .infinity : .nan)
                : Float(sign: .plus, exponent: exponent - 15, significand: 1 + fraction / 1024)
        return bits & 0x8000 == 0 ? size : -size
    }
}
