import CVitrineGTK
public import Foundation

extension CGContext {
    private func lineDidChange() {
        vitrine_context_set_line(native, line.width, line.cap.rawValue, line.join.rawValue, line.miterLimit)
    }

    /// Units of user space; 0 is one pixel.
    public func setLineWidth(_ width: CGFloat) {
        guard width >= 0, width.isFinite else {
            return report("a line of width \(width) cannot be drawn; use 0 or more.")
        }
        line.width = width
        lineDidChange()
    }
    public func setLineCap(_ cap: CGLineCap) {
        line.cap = cap
        lineDidChange()
    }
    public func setLineJoin(_ join: CGLineJoin) {
        line.join = join
        lineDidChange()
    }
    public func setMiterLimit(_ limit: CGFloat) {
        guard isDrawable(limit) else { return }
        line.miterLimit = limit
        lineDidChange()
    }
    /// Lengths of dashes and gaps in turn, in user space; none for a solid line.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        guard phase.isFinite, lengths.allSatisfy({ $0 >= 0 && $0.isFinite }), lengths.reduce(0, +).isFinite,
            lengths.isEmpty || lengths.contains(where: { $0 > 0 })
        else {
            return report(
                "dashes of \(lengths) cannot be drawn; use lengths of 0 or more, some of them above 0.")
        }
        vitrine_context_set_dash(native, lengths.map(Double.init), lengths.count, phase)
    }
    /// How far lines may be from the curves they stand for, in pixels.
    public func setFlatness(_ flatness: CGFloat) {
        vitrine_context_set_flatness(native, min(max(flatness.isNaN ? 0 : flatness, 0.05), 100))
    }

    public func setShouldAntialias(_ shouldAntialias: Bool) {
        line.shouldAntialias = shouldAntialias
        antialiasDidChange()
    }
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
        line.allowsAntialiasing = allowsAntialiasing
        antialiasDidChange()
    }
    private func antialiasDidChange() {
        vitrine_context_set_antialias(native, line.shouldAntialias && line.allowsAntialiasing)
    }

    // MARK: Colours

    /// How colours are brought into the space of the context that it has not.
    ///
    /// Nothing changes: the spaces here are made of three primaries and a curve, or a curve alone, and there is one way
    /// between such spaces whatever the intent.
    ///
    /// Source: ICC.1:2022, 8.3 and F.3: profiles of matrices and curves hold no table for another intent.
    public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}

    public func setFillColor(_ color: CGColor) { setColor(color, isStroke: false) }
    public func setStrokeColor(_ color: CGColor) { setColor(color, isStroke: true) }

    /// Sets the space that `setFillColor(_:)` of components has its colours in, and the colour to its first one, opaque;
    /// the space of patterns says what the colour of a pattern means.
    public func setFillColorSpace(_ space: CGColorSpace) {
        line.fillSpace = space
        if let color = space.firstColor { setFillColor(color) }
    }
    /// Sets the space that `setStrokeColor(_:)` of components has its colours in, as ``setFillColorSpace(_:)`` does.
    public func setStrokeColorSpace(_ space: CGColorSpace) {
        line.strokeSpace = space
        if let color = space.firstColor { setStrokeColor(color) }
    }

    /// Fills with the colour of components in the space set last, and alpha after them. Where that is of patterns nothing
    /// changes.
    public func setFillColor(_ components: UnsafePointer<CGFloat>) {
        if let color = CGColor(colorSpace: line.fillSpace, components: components) { setFillColor(color) }
    }
    /// Strokes with the colour of components in the space set last, as `setFillColor(_:)`.
    public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
        if let color = CGColor(colorSpace: line.strokeSpace, components: components) { setStrokeColor(color) }
    }

    private func setColor(_ color: CGColor, isStroke: Bool) {
        if let space = color.colorSpace {
            if isStroke { line.strokeSpace = space } else { line.fillSpace = space }
        }
        guard let tile = color.tile else { return vitrine_context_set_color(native, isStroke, color.native) }
        // From the origin of the space at the beginning.
        let phase = CGAffineTransform(scaleX: 1 / tile.scale, y: 1 / tile.scale)
        vitrine_context_set_tile(
            native, isStroke, tile.image.surface, phase.native,
            vitrine_color(red: 0, green: 0, blue: 0, alpha: color.alpha), true)
    }

    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        line.fillSpace = .sRGBSpace
        vitrine_context_set_color(
            native, false, vitrine_color(red: red, green: green, blue: blue, alpha: alpha))
    }
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        line.strokeSpace = .sRGBSpace
        vitrine_context_set_color(
            native, true, vitrine_color(red: red, green: green, blue: blue, alpha: alpha))
    }
    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        setFillColor(red: gray, green: gray, blue: gray, alpha: alpha)
        line.fillSpace = CGColorSpaceCreateDeviceGray()
    }
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        setStrokeColor(red: gray, green: gray, blue: gray, alpha: alpha)
        line.strokeSpace = CGColorSpaceCreateDeviceGray()
    }
    public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat)
    {
        setFillColor(
            CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
    }

    /// Fills with a pattern; one that is not colored in the colour of `components`: of the base of the pattern space that
    /// was set, or red, green and blue, and alpha.
    public func setFillPattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {
        setPattern(pattern, components, isStroke: false)
    }
    public func setStrokePattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {
        setPattern(pattern, components, isStroke: true)
    }

    private func setPattern(_ pattern: CGPattern, _ parts: UnsafePointer<CGFloat>, isStroke: Bool) {
        let base = pattern.matrix.concatenating(basePixelTransform)
        let scaleX = max((base.a * base.a + base.b * base.b).squareRoot(), 1e-3)
        let scaleY = max((base.c * base.c + base.d * base.d).squareRoot(), 1e-3)
        let width = Int(clamping: max(1, (pattern.step.width * scaleX).rounded()))
        let height = Int(clamping: max(1, (pattern.step.height * scaleY).rounded()))
        guard let tile = CGContext(pixelWidth: min(width, 8192), pixelHeight: min(height, 8192), scale: 1)
        else { return }
        // A tile as its own space has it, the lower row first where y grows upwards: the pattern's matrix turns it.
        let unit = CGAffineTransform(
            scaleX: CGFloat(tile.width) / pattern.step.width, y: CGFloat(tile.height) / pattern.step.height)
        tile.concatenate(
            CGAffineTransform(translationX: -pattern.bounds.minX, y: -pattern.bounds.minY)
                .concatenating(unit))
        tile.clip(to: pattern.bounds)
        pattern.draw(in: tile)
        let phase = unit.inverted().concatenating(
            CGAffineTransform(translationX: pattern.bounds.minX, y: pattern.bounds.minY)
        ).concatenating(pattern.matrix)
        let space = (isStroke ? line.strokeSpace : line.fillSpace).baseColorSpace ?? .sRGBSpace
        let color =
            pattern.isColored
            ? vitrine_color(red: 0, green: 0, blue: 0, alpha: parts[0])
            : (CGColor(colorSpace: space, components: parts) ?? .black).native
        vitrine_context_set_tile(native, isStroke, tile.surface, phase.native, color, pattern.isColored)
    }

    /// Opacity of all that is drawn, 0…1.
    public func setAlpha(_ alpha: CGFloat) {
        // No number is no opacity.
        let alpha = alpha.isNaN ? 0 : alpha
        vitrine_context_set_alpha(native, min(max(alpha, 0), 1))
    }
    public func setBlendMode(_ mode: CGBlendMode) { vitrine_context_set_blend(native, mode.rawValue) }

    /// A black shadow, a third opaque. See ``setShadow(offset:blur:color:)``.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(red: 0, green: 0, blue: 0, alpha: 1 / 3))
    }

    /// Gives all that is drawn a shadow. Its offset and blur are in the space that the context began with, whatever the
    /// matrix is now; the blur is twice the standard deviation. Nil for none.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        guard isDrawable(offset.width, offset.height, blur) else { return }
        vitrine_context_set_shadow(
            native, offset.width, offset.height, max(blur, 0), (color ?? .clear).native)
    }
}

extension CGColorSpace {
    /// The colour that a context has when the space was set: no component of anything, opaque. Nil of patterns.
    fileprivate var firstColor: CGColor? {
        CGColor(
            colorSpace: self, components: [CGFloat](repeating: 0, count: numberOfComponents) + [1])
    }
}
