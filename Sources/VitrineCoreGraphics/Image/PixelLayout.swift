import CVitrineGTK

extension vitrine_pixel_layout {
    /// The layout of pixels of 8-bit components; nil for any other.
    init?(_ info: CGBitmapInfo, bitsPerComponent: Int, bitsPerPixel: Int, model: CGColorSpaceModel?) {
        guard bitsPerComponent == 8, !info.contains(.floatComponents) else { return nil }
        let alpha = info.alphaInfo
        let bytes = Int32(bitsPerPixel / 8)
        let order = info.intersection(.byteOrderMask)
        if alpha == .alphaOnly {
            self.init(red: -1, green: -1, blue: -1, alpha: 0, bytes: bytes, straight: false)
            return
        }
        if model == .monochrome {
            guard bytes == 1 || bytes == 2 else { return nil }
            let isFirst = alpha == .premultipliedFirst || alpha == .first
            let hasAlpha = bytes == 2 && alpha != .none
            self.init(
                red: isFirst ? 1 : 0, green: isFirst ? 1 : 0, blue: isFirst ? 1 : 0,
                alpha: hasAlpha ? (isFirst ? 0 : 1) : -1, bytes: bytes,
                straight: alpha == .first || alpha == .last)
            return
        }
        guard model == .rgb, bytes == 4 || (bytes == 3 && alpha == .none) else { return nil }
        guard order == [] || order == .byteOrder32Big || order == .byteOrder32Little else { return nil }
        let isFirst = [.premultipliedFirst, .first, .noneSkipFirst].contains(alpha)
        let hasAlpha = ![.none, .noneSkipFirst, .noneSkipLast].contains(alpha)
        let places: [Int32] = order == .byteOrder32Little && bytes == 4 ? [3, 2, 1, 0] : [0, 1, 2, 3]
        let shift = isFirst ? 1 : 0
        self.init(
            red: places[shift], green: places[shift + 1], blue: places[shift + 2],
            alpha: hasAlpha ? places[isFirst ? 0 : 3] : -1, bytes: bytes,
            straight: alpha == .first || alpha == .last)
    }

    /// Whether this is cairo's own layout.
    var isNative: Bool { red == 2 && green == 1 && blue == 0 && alpha == 3 && !straight }
}
