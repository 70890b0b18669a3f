import CVitrineGTK
import Foundation

/// A part of a picture at a size in device pixels.
struct ResampledKey: Hashable {
    var source: CGRect
    var width: Int32
    var height: Int32
}

extension Bitmap {
    /// Sizes kept for one picture: a card at rest and lifted, in two layouts.
    private static let keptSizes = 4

    /// The picture, or its part in unit coordinates, in a rectangle in points.
    ///
    /// A picture drawn smaller than it is gets resampled once to the pixels it covers: it then looks as smooth
    /// as it can, and each frame copies it.
    func node(in rect: CGRect, source unit: CGRect, scale: CGFloat, isSmooth: Bool) -> NativeNode? {
        let part = CGRect(
            x: unit.minX * CGFloat(pixelWidth), y: unit.minY * CGFloat(pixelHeight),
            width: unit.width * CGFloat(pixelWidth), height: unit.height * CGFloat(pixelHeight))
        let width = Int32(clamping: Int(max(1, min(32767, (rect.width * scale).rounded()))))
        let height = Int32(clamping: Int(max(1, min(32767, (rect.height * scale).rounded()))))
        let isSmaller = CGFloat(width) < part.width - 0.5 || CGFloat(height) < part.height - 0.5
        if isSmooth, isSmaller, Int(width) * Int(height) <= 16_000_000,
            let small = resample(ResampledKey(source: part, width: width, height: height))
        {
            let whole = vitrine_rect(x: 0, y: 0, width: Double(width), height: Double(height))
            return NativeNode(vitrine_node_surface(small.pointer, whole, rect.native, true))
        }
        return NativeNode(vitrine_node_surface(surface, part.native, rect.native, isSmooth))
    }

    /// The picture's part over and over; `tile` is one of them.
    func tiles(in rect: CGRect, source unit: CGRect, tile: CGRect, opacity: Double) -> NativeNode? {
        let part = CGRect(
            x: unit.minX * CGFloat(pixelWidth), y: unit.minY * CGFloat(pixelHeight),
            width: unit.width * CGFloat(pixelWidth), height: unit.height * CGFloat(pixelHeight))
        return NativeNode(vitrine_node_tiles(surface, part.native, tile.native, rect.native, opacity))
    }

    private func resample(_ key: ResampledKey) -> NativeSurface? {
        if let known = resampled[key] { return known }
        guard let pointer = vitrine_surface_resampled(surface, key.source.native, key.width, key.height)
        else {
            return nil
        }
        GraphicsCounters.count(\.imagesResampled)
        if resampled.count >= Self.keptSizes { resampled.removeAll() }
        let small = NativeSurface(pointer)
        resampled[key] = small
        return small
    }
}
