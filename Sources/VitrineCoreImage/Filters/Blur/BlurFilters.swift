import VitrineCoreGraphics

/// The filters of `kCICategoryBlur` and `kCICategorySharpen`.
enum BlurFilters {
    static let all = [gaussian, box, disc, motion, zoom, masked, median, unsharpMask, sharpenLuminance]

    private static let gaussian = FilterDescription(
        "CIGaussianBlur", kCICategoryBlur, [.image, .distance(kCIInputRadiusKey, 10, 0...100)]
    ) { CIImage(recipe: $0.image.recipe.gaussianBlurred(sigma: $0.double(kCIInputRadiusKey))) }

    private static let box = FilterDescription(
        "CIBoxBlur", kCICategoryBlur, [.image, .distance(kCIInputRadiusKey, 10, 1...100)]
    ) { CIImage(recipe: $0.image.recipe.boxBlurred(radius: $0.double(kCIInputRadiusKey))) }

    private static let disc = FilterDescription(
        "CIDiscBlur", kCICategoryBlur, [.image, .distance(kCIInputRadiusKey, 8, 0...100)]
    ) { CIImage(recipe: $0.image.recipe.discBlurred(radius: $0.double(kCIInputRadiusKey))) }

    private static let motion = FilterDescription(
        "CIMotionBlur", kCICategoryBlur, [.image, .distance(kCIInputRadiusKey, 20, 0...100), .angle()]
    ) {
        CIImage(
            recipe: $0.image.recipe.motionBlurred(
                length: $0.double(kCIInputRadiusKey), angle: $0.double(kCIInputAngleKey)))
    }

    /// The mean of the picture enlarged about the centre by up to the amount, in percent. Apple says that a camera
    /// zooms while it takes the picture, and not how far.
    private static let zoom = FilterDescription(
        "CIZoomBlur", kCICategoryBlur,
        [.image, .center, .number(kCIInputAmountKey, 20, -200...200, identity: 0)]
    ) { values in
        let percent = Float(min(max(values.double(kCIInputAmountKey), -99), 1000))
        return CIImage(recipe: values.image.recipe.zoomBlurred(by: percent / 100, about: values.center))
    }

    /// The image where the mask is black, and blurred the more the lighter it is: between five blurs, up to the radius.
    private static let masked = FilterDescription(
        "CIMaskedVariableBlur", kCICategoryBlur,
        [.image, .image("inputMask"), .distance(kCIInputRadiusKey, 5, 0...100)]
    ) { values in
        let image = values.image
        let mask = values.image("inputMask").recipe
        let radius = values.double(kCIInputRadiusKey)
        let steps = 5
        let source = image.clampedToExtent()
        var result = image.recipe
        for step in 0..<steps {
            let blurred = source.applyingGaussianBlur(sigma: radius * Double(step + 1) / Double(steps))
            result = .pointwise([result, blurred.recipe, mask], extent: image.extent) { environment in
                .three { sharp, blurred, mask in
                    // By the curve that eyes have: a grey halfway is half of the radius.
                    let light = environment.perceptual(Pixel(repeating: mask.luminance)).x
                    let share = min(max(light * Float(steps) - Float(step), 0), 1)
                    return sharp + (blurred - sharp) * share
                }
            }
        }
        return CIImage(recipe: result)
    }

    private static let median = FilterDescription(
        "CIMedianFilter", kCICategoryBlur, [.image], displayName: "Median"
    ) { CIImage(recipe: $0.image.recipe.medianFiltered()) }

    /// Adds what a blur takes away. Edges of the picture are taken to go on, or they would shine.
    private static let unsharpMask = FilterDescription(
        "CIUnsharpMask", kCICategorySharpen,
        [
            .image, .distance(kCIInputRadiusKey, 2.5, 0...100),
            .number(kCIInputIntensityKey, 0.5, 0...1, identity: 0),
        ]
    ) { values in
        let intensity = values.number(kCIInputIntensityKey)
        return values.image.withBlur(sigma: values.double(kCIInputRadiusKey)) { color, blurred in
            let sharp = color + (color - blurred) * intensity
            return Pixel(sharp.x, sharp.y, sharp.z, color.w)
        }
    }

    /// The same for the luminance, so that colours at edges stay.
    private static let sharpenLuminance = FilterDescription(
        "CISharpenLuminance", kCICategorySharpen,
        [
            .image, .number(kCIInputSharpnessKey, 0.4, 0...2, identity: 0),
            .distance(kCIInputRadiusKey, 1.69, 0...20),
        ]
    ) { values in
        let sharpness = values.number(kCIInputSharpnessKey)
        return values.image.withBlur(sigma: values.double(kCIInputRadiusKey)) { color, blurred in
            let more = (color.luminance - blurred.luminance) * sharpness
            return Pixel(color.x + more, color.y + more, color.z + more, color.w)
        }
    }
}

extension CIImage {
    /// An image in the same extent, of the pixels of this one and of the same blurred, both premultiplied.
    func withBlur(
        sigma: Double, _ body: @escaping @Sendable (_ pixel: Pixel, _ blurred: Pixel) -> Pixel
    ) -> CIImage {
        let blurred = clampedToExtent().applyingGaussianBlur(sigma: sigma)
        return CIImage(
            recipe: .pointwise([recipe, blurred.recipe], extent: extent) { _ in .two(body) })
    }
}
