import VitrineCoreGraphics

/// How a colour goes over another one, both straight: the blend functions of PDF (ISO 32000-1, 11.3.5), which W3C's
/// Compositing and Blending has, too, and those of the same kind that Core Image adds.
enum BlendMode {
    typealias Blend = @Sendable (_ back: Pixel, _ front: Pixel) -> Pixel

    /// A function of a component of what is behind and the same of what is in front.
    static func separable(_ body: @escaping @Sendable (_ back: Float, _ front: Float) -> Float) -> Blend {
        { back, front in
            Pixel(body(back.x, front.x), body(back.y, front.y), body(back.z, front.z), 1)
        }
    }

    static let multiply = separable { $0 * $1 }
    static let screen = separable(screened)
    static let overlay = separable { hardLit($1, $0) }
    static let darken = separable { min($0, $1) }
    static let lighten = separable { max($0, $1) }
    static let colorDodge = separable(dodged)
    static let colorBurn = separable(burnt)
    static let hardLight = separable(hardLit)
    static let softLight = separable { back, front in
        if front <= 0.5 { return back - (1 - 2 * front) * back * (1 - back) }
        let d = back <= 0.25 ? ((16 * back - 12) * back + 4) * back : max(0, back).squareRoot()
        return back + (2 * front - 1) * (d - back)
    }
    static let difference = separable { abs($0 - $1) }
    static let exclusion = separable { $0 + $1 - 2 * $0 * $1 }
    static let linearBurn = separable { max(0, $0 + $1 - 1) }
    static let linearDodge = separable { min(1, $0 + $1) }
    static let linearLight = separable { back, front in min(max(back + 2 * front - 1, 0), 1) }
    static let vividLight = separable { back, front in
        front <= 0.5 ? burnt(back, 2 * front) : dodged(back, 2 * front - 1)
    }
    static let pinLight = separable { back, front in
        front <= 0.5 ? min(back, 2 * front) : max(back, 2 * front - 1)
    }
    static let subtract = separable { max(0, $0 - $1) }
    static let divide = separable { back, front in front <= 0 ? (back <= 0 ? 0 : 1) : min(1, back / front) }

    static let hue: Blend = { back, front in
        lit(saturated(front, saturation(back)), luminosity(back))
    }
    static let saturation: Blend = { back, front in
        lit(saturated(back, saturation(front)), luminosity(back))
    }
    static let color: Blend = { back, front in lit(front, luminosity(back)) }
    static let luminosity: Blend = { back, front in lit(back, luminosity(front)) }

    @Sendable private static func screened(_ back: Float, _ front: Float) -> Float {
        back + front - back * front
    }

    @Sendable private static func dodged(_ back: Float, _ front: Float) -> Float {
        back <= 0 ? 0 : front >= 1 ? 1 : min(1, back / (1 - front))
    }

    @Sendable private static func burnt(_ back: Float, _ front: Float) -> Float {
        back >= 1 ? 1 : front <= 0 ? 0 : 1 - min(1, (1 - back) / front)
    }

    @Sendable private static func hardLit(_ back: Float, _ front: Float) -> Float {
        front <= 0.5 ? back * 2 * front : screened(back, 2 * front - 1)
    }

    // Of ISO 32000-1, 11.3.5.3.

    private static func luminosity(_ color: Pixel) -> Float {
        0.3 * color.x + 0.59 * color.y + 0.11 * color.z
    }

    private static func saturation(_ color: Pixel) -> Float {
        max(color.x, color.y, color.z) - min(color.x, color.y, color.z)
    }

    private static func lit(_ color: Pixel, _ luminosity: Float) -> Pixel {
        var result = color + (luminosity - self.luminosity(color))
        let light = self.luminosity(result)
        let low = min(result.x, result.y, result.z), high = max(result.x, result.y, result.z)
        if low < 0 { result = (result - light) * (light / (light - low)) + light }
        if high > 1 { result = (result - light) * ((1 - light) / (high - light)) + light }
        return result
    }

    private static func saturated(_ color: Pixel, _ saturation: Float) -> Pixel {
        let low = min(color.x, color.y, color.z), high = max(color.x, color.y, color.z)
        return high > low ? (color - low) * (saturation / (high - low)) : .zero
    }

    /// Lays a colour over another one, both premultiplied: (1 − αb)·Cs + αb·B(Cb, Cs), over what is behind.
    static func composited(_ front: Pixel, over back: Pixel, _ blend: Blend) -> Pixel {
        guard front.w > 0 else { return back }
        guard back.w > 0 else { return front }
        let mixed = blend(back.straight, front.straight) * (front.w * back.w)
        let result = front * (1 - back.w) + back * (1 - front.w) + mixed
        return Pixel(result.x, result.y, result.z, front.w + back.w - front.w * back.w)
    }
}
