import Foundation
import VitrineAssets
import VitrineCoreGraphics
import VitrineGraphics

/// An image of a catalogue with its variants, each read when it is first shown.
final class CatalogImage: @unchecked Sendable {
    let name: String
    private let set: ImageSet
    private let lock = NSLock()
    private var loaded: [Variant: UIImage?] = [:]

    private struct Variant: Hashable {
        var index: Int
        var isMirrored: Bool
        /// Of vectors.
        var scale: Int?
    }

    init(name: String, set: ImageSet) {
        self.name = name
        self.set = set
    }

    /// The image for traits, as part of an asset; nil where none is for them, or none can be read.
    func image(for traits: UITraitCollection, of asset: UIImageAsset) -> UIImage? {
        let wanted = AssetTraits(traits)
        guard let index = set.index(for: wanted) else { return nil }
        let entry = set.entries[index]
        let variant = Variant(
            index: index, isMirrored: set.isMirrored(entry, for: wanted),
            scale: entry.isVector ? wanted.scale : nil)
        return lock.withLock {
            if let known = loaded[variant] { return known }
            let image = load(entry, variant, asset)
            loaded[variant] = .some(image)
            return image
        }
    }

    private func load(_ entry: ImageSet.Entry, _ variant: Variant, _ asset: UIImageAsset) -> UIImage? {
        do throws(BitmapError) {
            var vector: VectorPicture?
            var bitmap: Bitmap
            let scale: CGFloat
            if let display = variant.scale {
                let picture = try VectorPicture(contentsOfFile: entry.file)
                // A vector for one scale is drawn in its pixels.
                let size = CGSize(
                    width: picture.size.width / CGFloat(entry.qualifiers.scale ?? 1),
                    height: picture.size.height / CGFloat(entry.qualifiers.scale ?? 1))
                scale = CGFloat(display)
                bitmap = try picture.bitmap(size: size, scale: scale)
                if set.preservesVectors, !variant.isMirrored { vector = picture }
            } else {
                scale = CGFloat(entry.qualifiers.scale ?? 1)
                bitmap = try Bitmap(contentsOfFile: entry.file, scale: scale)
            }
            if variant.isMirrored { bitmap = bitmap.mirrored() }
            return image(bitmap, scale, vector, entry, variant, asset)
        } catch {
            ReportLog.current.report(once: error.description)
            return nil
        }
    }

    private func image(
        _ bitmap: Bitmap, _ scale: CGFloat, _ vector: VectorPicture?, _ entry: ImageSet.Entry,
        _ variant: Variant, _ asset: UIImageAsset
    ) -> UIImage {
        /// From pixels of the file to points.
        let points = 1 / CGFloat(entry.qualifiers.scale ?? 1)
        func insets(_ pixels: PixelInsets) -> UIEdgeInsets {
            UIEdgeInsets(
                top: CGFloat(pixels.top) * points,
                left: CGFloat(variant.isMirrored ? pixels.right : pixels.left) * points,
                bottom: CGFloat(pixels.bottom) * points,
                right: CGFloat(variant.isMirrored ? pixels.left : pixels.right) * points)
        }
        let mode: UIImage.RenderingMode =
            switch set.intent {
            case .template: .alwaysTemplate
            case .original: .alwaysOriginal
            case nil: .automatic
            }
        let slicing = entry.slicing
        return UIImage(
            bitmap: slicing.map { Self.cut(bitmap, $0, variant) } ?? bitmap, scale: scale,
            renderingMode: mode,
            capInsets: slicing.map { insets($0.caps) } ?? .zero,
            resizingMode: slicing?.tiles == false ? .stretch : .tile,
            alignmentRectInsets: entry.alignment.map(insets) ?? .zero, isResizable: slicing != nil,
            vector: slicing == nil ? vector : nil, asset: asset)
    }

    /// Leaves out what lies between the part that fills and the right and lower caps: Xcode dims it, and it is not
    /// drawn.
    private static func cut(_ bitmap: Bitmap, _ slicing: Slicing, _ variant: Variant) -> Bitmap {
        // Vectors are drawn whole; their caps are in pixels of a file that has none.
        guard variant.scale == nil else { return bitmap }
        func hidden(_ length: Int, _ head: Int, _ tail: Int, _ center: Int?) -> Range<Int> {
            guard let center, head + center < length - tail else { return 0..<0 }
            return head + center..<length - tail
        }
        let columns = hidden(bitmap.pixelWidth, slicing.caps.left, slicing.caps.right, slicing.centerWidth)
        let rows = hidden(bitmap.pixelHeight, slicing.caps.top, slicing.caps.bottom, slicing.centerHeight)
        if columns.isEmpty, rows.isEmpty { return bitmap }
        let mirrored = bitmap.pixelWidth - columns.upperBound..<bitmap.pixelWidth - columns.lowerBound
        return bitmap.removing(columns: variant.isMirrored ? mirrored : columns, rows: rows)
    }
}
