public import VitrineCoreGraphics

extension CIImage {
    /// What a filter makes of the image.
    ///
    /// Stops the program where there is no filter of the name, or it has not one of the keys.
    ///
    /// - Parameters:
    ///   - filterName: `"CISepiaTone"` and the like.
    ///   - params: Values by the filter's keys; what is not named has its default.
    /// - Returns: An image without pixels where the filter makes none of these values.
    public func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
        guard let filter = CIFilter(name: filterName) else {
            fatalError(
                "CIImage.applyingFilter: there is no filter \"\(filterName)\"; CIFilter.filterNames(inCategory: nil) "
                    + "names those that there are.")
        }
        if filter.inputKeys.contains(kCIInputImageKey) { filter.setValue(self, forKey: kCIInputImageKey) }
        for (key, value) in params { filter.setValue(value, forKey: key) }
        return filter.outputImage ?? .empty()
    }

    /// What a filter makes of the image with its defaults.
    ///
    /// Stops the program where there is no filter of the name.
    public func applyingFilter(_ filterName: String) -> CIImage {
        applyingFilter(filterName, parameters: [:])
    }

    /// The image blurred by a Gaussian, beyond its edges with what is clear.
    ///
    /// - Parameter sigma: The standard deviation, in pixels; what is not above 0 changes nothing.
    public func applyingGaussianBlur(sigma: Double) -> CIImage {
        CIImage(recipe: recipe.gaussianBlurred(sigma: sigma))
    }

    /// The image over another one.
    public func composited(over dest: CIImage) -> CIImage {
        CIImage(
            recipe: .pointwise([recipe, dest.recipe], extent: extent.union(dest.extent)) { _ in
                .two { front, back in front + back * (1 - front.w) }
            })
    }

    /// The image whose colours are multiplied with their opacity.
    public func premultiplyingAlpha() -> CIImage { mapped { $0.premultiplied } }

    /// The image whose colours are divided by their opacity.
    public func unpremultiplyingAlpha() -> CIImage { mapped { $0.straight } }

    /// The image with full opacity in a rectangle, where it reaches it, and none beyond.
    ///
    /// Colours stay as they are stored, multiplied with their former opacity.
    public func settingAlphaOne(in extent: CGRect) -> CIImage {
        cropped(to: extent).mapped { Pixel($0.x, $0.y, $0.z, 1) }
    }

    /// The image with other properties.
    public func settingProperties(_ properties: [AnyHashable: Any]) -> CIImage {
        var named: [String: Any] = [:]
        for (key, value) in properties { if let key = key as? String { named[key] = value } }
        return CIImage(recipe: recipe, cgImage: cgImage, url: url, properties: named, colorSpace: colorSpace)
    }

    /// The image with components of a space brought into the context's working space.
    ///
    /// Nil for spaces that are not RGB ones.
    public func matchedToWorkingSpace(from colorSpace: CGColorSpace) -> CIImage? {
        guard colorSpace.model == .rgb else { return nil }
        let encoding = ColorEncoding(colorSpace)
        return pointwise { environment in
            .one { environment.matched($0.straight, from: encoding).premultiplied }
        }
    }

    /// The image with components of the context's working space brought into another one.
    ///
    /// Nil for spaces that are not RGB ones.
    public func matchedFromWorkingSpace(to colorSpace: CGColorSpace) -> CIImage? {
        guard colorSpace.model == .rgb else { return nil }
        let encoding = ColorEncoding(colorSpace)
        return pointwise { environment in
            .one { environment.result($0.straight, in: encoding).premultiplied }
        }
    }
}

extension CIImage {
    /// An image in whose place each pixel is made of this one's, in the same extent.
    func pointwise(_ kernel: @escaping @Sendable (RenderEnvironment) -> PointKernel) -> CIImage {
        CIImage(recipe: .pointwise([recipe], extent: extent, kernel: kernel))
    }

    /// An image whose pixels, premultiplied, are made of this one's.
    func mapped(_ body: @escaping @Sendable (Pixel) -> Pixel) -> CIImage { pointwise { _ in .one(body) } }

    /// An image whose straight colours are made of this one's, under the same opacity.
    func mappingColors(_ body: @escaping @Sendable (Pixel) -> Pixel) -> CIImage {
        mapped { pixel in
            let color = body(pixel.straight)
            return Pixel(color.x, color.y, color.z, pixel.w).premultiplied
        }
    }

    /// The same with colours by the curve that eyes have, which are computed as sRGB has them.
    func mappingPerceptualColors(_ body: @escaping @Sendable (Pixel) -> Pixel) -> CIImage {
        pointwise { environment in
            .one { pixel in
                let color = environment.computed(body(environment.perceptual(pixel.straight)))
                return Pixel(color.x, color.y, color.z, pixel.w).premultiplied
            }
        }
    }
}
