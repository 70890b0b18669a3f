import VitrineCoreGraphics

/// The filters of `kCICategoryStylize`, but for the blends by masks.
enum StylizeFilters {
    static let all = [
        pixellate, hexagons, crystallize, pointillize, edges, bloom, gloom, convolution3, convolution5,
        convolutionAcross, convolutionUp,
    ]

    /// Squares of one colour each, the mean of the pixels in them. The centre is a corner of four.
    private static let pixellate = FilterDescription(
        "CIPixellate", kCICategoryStylize,
        [.image, .center, .number(kCIInputScaleKey, 8, 1...100, limits: 1...10_000)]
    ) { $0.image.pixellated(center: $0.center, size: $0.number(kCIInputScaleKey)) }

    private static let hexagons = FilterDescription(
        "CIHexagonalPixellate", kCICategoryStylize,
        [.image, .center, .number(kCIInputScaleKey, 8, 1...100, limits: 1...10_000)]
    ) { values in
        // A hexagon is as wide as the scale says.
        let radius = values.number(kCIInputScaleKey) / Float(3).squareRoot()
        return values.image.mosaic(HexagonMosaic(center: values.center, radius: max(radius, 0.5)))
    }

    /// Polygons of one colour each: a Voronoi diagram of points, one in each square of a grid whose side is the radius.
    private static let crystallize = FilterDescription(
        "CICrystallize", kCICategoryStylize, [.image, .distance(kCIInputRadiusKey, 20, 1...100), .center]
    ) { values in
        let size = min(max(values.number(kCIInputRadiusKey), 0.5), 10_000)
        return values.image.mosaic(VoronoiMosaic(center: values.center, size: size))
    }

    /// Discs of one colour each, on white.
    private static let pointillize = FilterDescription(
        "CIPointillize", kCICategoryStylize, [.image, .distance(kCIInputRadiusKey, 20, 1...100), .center]
    ) { values in
        let size = min(max(values.number(kCIInputRadiusKey), 0.5), 10_000)
        return values.image.mosaic(VoronoiMosaic(center: values.center, size: size), dot: size * 0.6)
    }

    /// How fast each component changes, by Roberts' cross, which is the least that finds an edge.
    private static let edges = FilterDescription(
        "CIEdges", kCICategoryStylize, [.image, .number(kCIInputIntensityKey, 1, 0...10, identity: 0)]
    ) { values in
        let intensity = values.number(kCIInputIntensityKey)
        let image = values.image
        return CIImage(
            recipe: Recipe(
                extent: image.extent, inputs: [image.clampedToExtent().recipe],
                needs: { _, region in region.outset(x: 1, y: 1) },
                render: { region, inputs, _ in
                    inputs[0].withRows { rows in
                        PixelBuffer(region) { y, row in
                            for x in 0..<region.width {
                                let column = region.minX + x
                                let one = rows[column, y], other = rows[column + 1, y + 1]
                                let right = rows[column + 1, y], up = rows[column, y + 1]
                                let (a, b) = (other - one, up - right)
                                let size = (a * a + b * b).squareRoot() * intensity
                                row[x] = Pixel(size.x, size.y, size.z, 1) * one.w
                            }
                        }
                    }
                }))
    }

    private static let glowInputs: [FilterInput] = [
        .image, .distance(kCIInputRadiusKey, 10, 0...100),
        .number(kCIInputIntensityKey, 0.5, 0...1, identity: 0),
    ]

    /// A glow around what is bright: the blurred picture as light over the picture, as much as the intensity says.
    private static let bloom = FilterDescription("CIBloom", kCICategoryStylize, glowInputs) { values in
        let intensity = values.number(kCIInputIntensityKey)
        let image = values.image
        let blurred = image.applyingGaussianBlur(sigma: values.double(kCIInputRadiusKey))
        return CIImage(
            recipe: .pointwise([image.recipe, blurred.recipe], extent: blurred.extent) { _ in
                .two { pixel, glow in
                    let light = glow * intensity
                    return pixel + light - pixel * light
                }
            })
    }

    /// Dulls what is bright: towards the blurred picture where that is darker.
    private static let gloom = FilterDescription("CIGloom", kCICategoryStylize, glowInputs) { values in
        let intensity = values.number(kCIInputIntensityKey)
        return values.image.withBlur(sigma: values.double(kCIInputRadiusKey)) { pixel, blurred in
            let dull = pixel + (pointwiseMin(pixel, blurred) - pixel) * intensity
            return Pixel(dull.x, dull.y, dull.z, pixel.w)
        }
    }

    private static let convolution3 = convolution("CIConvolution3X3", "3 by 3", width: 3, height: 3)
    private static let convolution5 = convolution("CIConvolution5X5", "5 by 5", width: 5, height: 5)
    private static let convolutionAcross = convolution(
        "CIConvolution9Horizontal", "Horizontal 9", width: 9, height: 1)
    private static let convolutionUp = convolution(
        "CIConvolution9Vertical", "Vertical 9", width: 1, height: 9)

    /// Sums of the pixels around by weights, a row after the other from below, of all four premultiplied components.
    private static func convolution(
        _ name: String, _ shape: String, width: Int, height: Int
    ) -> FilterDescription {
        let count = width * height
        let same = (0..<count).map { $0 == count / 2 ? CGFloat(1) : 0 }
        return FilterDescription(
            name, kCICategoryStylize,
            [.image, .weights(kCIInputWeightsKey, same), .number(kCIInputBiasKey, 0, -1...1, identity: 0)],
            displayName: "\(shape) Convolution"
        ) { values in
            let given = values.components(kCIInputWeightsKey).map { Float($0) }
            let weights = (0..<count).map { $0 < given.count ? given[$0] : 0 }
            let bias = values.number(kCIInputBiasKey)
            let (across, up) = (width / 2, height / 2)
            let image = values.image
            // A bias is seen everywhere.
            let extent = bias == 0 ? image.extent.insetBy(across, up) : CGRect.infinite
            return CIImage(
                recipe: image.recipe.filtered(extent: extent, margin: (across, up)) { region, image, _ in
                    image.withRows { rows in
                        PixelBuffer(region) { y, row in
                            for x in 0..<region.width {
                                var sum = Pixel(repeating: bias)
                                for k in 0..<count {
                                    let pixel = rows[region.minX + x + k % width - across, y + k / width - up]
                                    sum += pixel * weights[k]
                                }
                                row[x] = sum
                            }
                        }
                    }
                })
        }
    }
}

extension CGRect {
    fileprivate func insetBy(_ across: Int, _ up: Int) -> CGRect {
        isInfinite || isNull ? self : insetBy(dx: CGFloat(-across), dy: CGFloat(-up))
    }
}
