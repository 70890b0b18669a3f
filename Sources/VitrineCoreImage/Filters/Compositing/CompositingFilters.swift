import VitrineCoreGraphics

/// The filters of `kCICategoryCompositeOperation`, the blends by a mask, and the dissolve.
enum CompositingFilters {
    static let all = operations + blends + [mask, alphaMask, redMask, blueMask, dissolve]

    // Porter and Duff's operations, on premultiplied pixels.
    private static let operations = [
        operation("CISourceOverCompositing", .union) { front, back in front + back * (1 - front.w) },
        operation("CISourceInCompositing", .intersection) { front, back in front * back.w },
        operation("CISourceOutCompositing", .front) { front, back in front * (1 - back.w) },
        operation("CISourceAtopCompositing", .back) { front, back in front * back.w + back * (1 - front.w) },
        // Core Image's reference has sums and extremes of components, and products; pixels are premultiplied.
        operation("CIAdditionCompositing", .union, displayName: "Addition") { front, back in
            let sum = front + back
            return Pixel(sum.x, sum.y, sum.z, min(1, sum.w))
        },
        operation("CIMaximumCompositing", .union, displayName: "Maximum") { pointwiseMax($0, $1) },
        operation("CIMinimumCompositing", .union, displayName: "Minimum") { pointwiseMin($0, $1) },
        operation("CIMultiplyCompositing", .intersection, displayName: "Multiply") { $0 * $1 },
    ]

    /// Where there may be pixels.
    private enum Reach {
        case union, intersection, front, back
    }

    private static func operation(
        _ name: String, _ reach: Reach, displayName: String? = nil,
        _ body: @escaping @Sendable (_ front: Pixel, _ back: Pixel) -> Pixel
    ) -> FilterDescription {
        let words = FilterDescription.words(of: String(name.dropFirst(2)))
            .replacingOccurrences(of: " Compositing", with: "")
        return FilterDescription(
            name, kCICategoryCompositeOperation, [.image, .background], displayName: displayName ?? words
        ) { values in
            let (front, back) = (values.image, values.background)
            let extent =
                switch reach {
                case .union: front.extent.union(back.extent)
                case .intersection: front.extent.intersection(back.extent)
                case .front: front.extent
                case .back: back.extent
                }
            return CIImage(
                recipe: .pointwise([front.recipe, back.recipe], extent: extent) { _ in .two(body) })
        }
    }

    private static let blends = [
        blend("Multiply", BlendMode.multiply), blend("Screen", BlendMode.screen),
        blend("Overlay", BlendMode.overlay), blend("Darken", BlendMode.darken),
        blend("Lighten", BlendMode.lighten), blend("ColorDodge", BlendMode.colorDodge),
        blend("ColorBurn", BlendMode.colorBurn), blend("HardLight", BlendMode.hardLight),
        blend("SoftLight", BlendMode.softLight), blend("Difference", BlendMode.difference),
        blend("Exclusion", BlendMode.exclusion), blend("Hue", BlendMode.hue),
        blend("Saturation", BlendMode.saturation), blend("Color", BlendMode.color),
        blend("Luminosity", BlendMode.luminosity), blend("LinearBurn", BlendMode.linearBurn),
        blend("LinearDodge", BlendMode.linearDodge), blend("LinearLight", BlendMode.linearLight),
        blend("VividLight", BlendMode.vividLight), blend("PinLight", BlendMode.pinLight),
        blend("Subtract", BlendMode.subtract),
        blend("Divide", BlendMode.divide),
    ]

    private static func blend(_ name: String, _ blend: @escaping BlendMode.Blend) -> FilterDescription {
        operation("CI\(name)BlendMode", .union) { front, back in
            BlendMode.composited(front, over: back, blend)
        }
    }

    private static let mask = masked("CIBlendWithMask", "Blend With Mask") { $0.luminance }
    private static let alphaMask = masked("CIBlendWithAlphaMask", "Blend With Alpha Mask") { $0.w }
    private static let redMask = masked("CIBlendWithRedMask", "Blend With Red Mask") { $0.x }
    private static let blueMask = masked("CIBlendWithBlueMask", "Blend With Blue Mask") { $0.z }

    /// The image where the mask is 1 and what is behind where it is 0; without a background, nothing is.
    private static func masked(
        _ name: String, _ displayName: String, _ share: @escaping @Sendable (_ mask: Pixel) -> Float
    ) -> FilterDescription {
        FilterDescription(
            name, kCICategoryStylize,
            [.image, .image(kCIInputBackgroundImageKey, isRequired: false), .image(kCIInputMaskImageKey)],
            displayName: displayName
        ) { values in
            let front = values.image
            let back = values.optionalImage(kCIInputBackgroundImageKey) ?? .empty()
            let mask = values.image(kCIInputMaskImageKey)
            return CIImage(
                recipe: .pointwise(
                    [front.recipe, back.recipe, mask.recipe], extent: front.extent.union(back.extent)
                ) { _ in
                    .three { front, back, mask in
                        back + (front - back) * min(max(share(mask), 0), 1)
                    }
                })
        }
    }

    /// From one image to another.
    private static let dissolve = FilterDescription(
        "CIDissolveTransition", kCICategoryTransition,
        [
            .image, .image(kCIInputTargetImageKey),
            .number(kCIInputTimeKey, 0, 0...1, identity: 0, limits: 0...1, type: kCIAttributeTypeTime),
        ], displayName: "Dissolve"
    ) { values in
        let time = values.number(kCIInputTimeKey)
        let (start, end) = (values.image, values.image(kCIInputTargetImageKey))
        return CIImage(
            recipe: .pointwise([start.recipe, end.recipe], extent: start.extent.union(end.extent)) { _ in
                .two { start, end in start + (end - start) * time }
            })
    }
}
