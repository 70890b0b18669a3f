import VitrineCoreGraphics
import VitrineGraphics

extension Recipe {
    /// The pixels of an image, with its lower left corner at the origin. They are read when they are needed.
    static func picture(_ image: CGImage, _ encoding: ColorEncoding?, sampling: Sampling = .linear) -> Recipe
    {
        let extent = CGRect(x: 0, y: 0, width: image.width, height: image.height)
        return Recipe(extent: extent, sampling: sampling) { region, _, environment in
            // Cropped first, so that no more is copied than is wanted; images count rows from above.
            let part = CGRect(
                x: region.minX, y: image.height - region.maxY, width: region.width, height: region.height)
            guard let cut = image.cropping(to: part) else {
                return PixelBuffer(region) { _, row in
                    row.initialize(repeating: .zero, count: region.width)
                }
            }
            return pixels(of: Bitmap(cut, scale: 1).pixels, region, encoding, environment)
        }
    }

    /// Pixels of straight bytes, the highest row first.
    private static func pixels(
        of bytes: [UInt8], _ region: PixelRect, _ encoding: ColorEncoding?, _ environment: RenderEnvironment
    ) -> PixelBuffer {
        // Nearly all pictures are of sRGB in linear light: a table in place of powers.
        let isPlain = encoding == nil || environment.working == nil || environment.working == encoding
        let plain = (0...255).map { Float($0) / 255 }
        let table =
            isPlain ? plain : encoding == .sRGB && environment.working == .linearSRGB ? SRGB.linearBytes : nil
        return bytes.withUnsafeBufferPointer { bytes in
            PixelBuffer(region) { y, row in
                var place = (region.maxY - 1 - y) * region.width * 4
                for x in 0..<region.width {
                    let (red, green, blue) = (Int(bytes[place]), Int(bytes[place + 1]), Int(bytes[place + 2]))
                    let alpha = plain[Int(bytes[place + 3])]
                    if let table {
                        row[x] = Pixel(table[red] * alpha, table[green] * alpha, table[blue] * alpha, alpha)
                    } else {
                        let color = Pixel(plain[red], plain[green], plain[blue], alpha)
                        row[x] = environment.matched(color, from: encoding ?? .sRGB).premultiplied
                    }
                    place += 4
                }
            }
        }
    }

    /// Pixels that are there already: premultiplied, the lowest row first, in an encoding.
    static func pixels(
        _ pixels: ContiguousArray<Pixel>, width: Int, height: Int, _ encoding: ColorEncoding?,
        sampling: Sampling = .linear
    ) -> Recipe {
        let whole = PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
        return Recipe(extent: whole.cgRect, sampling: sampling) { region, _, environment in
            var part = PixelBuffer(region: whole, storage: pixels).cut(to: region)
            if let encoding, environment.working != nil, environment.working != encoding {
                part.updateRows { _, row in
                    for x in 0..<region.width {
                        row[x] = environment.matched(row[x].straight, from: encoding).premultiplied
                    }
                }
            }
            return part
        }
    }
}
