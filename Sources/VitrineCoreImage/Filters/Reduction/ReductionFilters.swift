import VitrineCoreGraphics

/// The filters of `kCICategoryReduction`: what an area of an image is as a whole. Each result lies at the origin.
enum ReductionFilters {
    static let all = [
        average, maximum, minimum, maximumAlpha, minimumAlpha, rowAverage, columnAverage, histogram,
    ]

    private static let inputs: [FilterInput] = [.image, .rectangle(kCIInputExtentKey, 0, 0, 640, 80)]

    /// One pixel of all in the rectangle.
    private static func single(
        _ name: String, _ body: @escaping @Sendable (_ pixels: ContiguousArray<Pixel>) -> Pixel
    ) -> FilterDescription {
        FilterDescription(name, kCICategoryReduction, inputs) { values in
            CIImage(
                recipe: values.image.recipe.reduced(values.rectangle(kCIInputExtentKey), width: 1, height: 1)
                {
                    _, image, _ in [body(image.pixels)]
                })
        }
    }

    private static let average = single("CIAreaAverage") { pixels in
        mean(pixels, stride(from: 0, to: pixels.count, by: 1))
    }

    /// In doubles: a sum of millions has no room for one more in a float.
    private static func mean(_ pixels: ContiguousArray<Pixel>, _ places: StrideTo<Int>) -> Pixel {
        var sum = SIMD4<Double>.zero
        var count = 0.0
        for place in places {
            sum += SIMD4<Double>(pixels[place])
            count += 1
        }
        return Pixel(sum / max(count, 1))
    }

    /// The largest of each component.
    private static let maximum = single("CIAreaMaximum") { $0.reduce($0[0]) { pointwiseMax($0, $1) } }
    /// The smallest of each component.
    private static let minimum = single("CIAreaMinimum") { $0.reduce($0[0]) { pointwiseMin($0, $1) } }
    /// The pixel with the largest opacity.
    private static let maximumAlpha = single("CIAreaMaximumAlpha") {
        $0.reduce($0[0]) { $1.w > $0.w ? $1 : $0 }
    }
    /// The pixel with the smallest opacity.
    private static let minimumAlpha = single("CIAreaMinimumAlpha") {
        $0.reduce($0[0]) { $1.w < $0.w ? $1 : $0 }
    }

    /// One row of the means of all columns.
    private static let rowAverage = FilterDescription("CIRowAverage", kCICategoryReduction, inputs) {
        values in
        let area = PixelRect(covering: values.rectangle(kCIInputExtentKey).intersection(values.image.extent))
        return CIImage(
            recipe: values.image.recipe.reduced(area.cgRect, width: area.width, height: 1) { area, image, _ in
                (0..<area.width).map { mean(image.pixels, stride(from: $0, to: area.count, by: area.width)) }
            })
    }

    /// One column of the means of all rows.
    private static let columnAverage = FilterDescription("CIColumnAverage", kCICategoryReduction, inputs) {
        values in
        let area = PixelRect(covering: values.rectangle(kCIInputExtentKey).intersection(values.image.extent))
        return CIImage(
            recipe: values.image.recipe.reduced(area.cgRect, width: 1, height: area.height) {
                area, image, _ in
                (0..<area.height).map {
                    mean(image.pixels, stride(from: $0 * area.width, to: ($0 + 1) * area.width, by: 1))
                }
            })
    }

    /// How many pixels have each component in each of as many parts of 0…1, as shares of all, times a scale: a row of
    /// pixels whose components are the shares.
    private static let histogram = FilterDescription(
        "CIAreaHistogram", kCICategoryReduction,
        inputs + [
            .number(kCIInputScaleKey, 1, 0...1, limits: 0...Double.greatestFiniteMagnitude),
            .number("inputCount", 64, 1...256, limits: 1...2048, type: kCIAttributeTypeCount),
        ]
    ) { values in
        let count = Int(values.double("inputCount"))
        let scale = values.number(kCIInputScaleKey)
        return CIImage(
            recipe: values.image.recipe.reduced(values.rectangle(kCIInputExtentKey), width: count, height: 1)
            {
                area, image, _ in
                var bins = [SIMD4<Double>](repeating: .zero, count: count)
                for pixel in image.pixels {
                    let straight = pixel.straight
                    for lane in 0..<4 {
                        let value = straight[lane]
                        let bin = value > 0 ? min(Int(min(value, 1) * Float(count)), count - 1) : 0
                        bins[bin][lane] += 1
                    }
                }
                return bins.map { Pixel($0 / Double(area.count)) * scale }
            })
    }
}
