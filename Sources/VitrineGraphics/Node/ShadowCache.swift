import CVitrineGTK
import Foundation
import VitrineCoreGraphics

/// Blurred shadows kept as alpha surfaces, shared by all shapes of the same size.
///
/// Drawing 60 card shadows with cairo's blur took 4.4 ms of each frame; painting a kept surface is a copy.
enum ShadowCache {
    private struct Key: Hashable {
        var width: Int32
        var height: Int32
        var radii: [CGFloat]
        var deviation: CGFloat
    }

    private final class Surface {
        let pointer: OpaquePointer
        let cost: Int

        init(_ pointer: OpaquePointer) {
            self.pointer = pointer
            cost = Int(vitrine_surface_width(pointer)) * Int(vitrine_surface_height(pointer))
        }

        deinit { vitrine_surface_unref(pointer) }
    }

    // Guarded by GraphicsLock. 32 MB hold the shadows of a screen of cards at 3×, at several sizes.
    nonisolated(unsafe) private static var surfaces = RecentCache<Key, Surface>(limit: 32 << 20)

    /// Larger surfaces are not worth keeping; GSK then blurs at every draw.
    private static let largestArea: CGFloat = 12e6

    static func node(
        of outline: RoundedRect, color: RGBA, offset: CGSize, blur: CGFloat, scale: CGFloat
    ) -> NativeNode? {
        guard color.alpha > 0, !outline.rect.isEmpty else { return nil }
        let width = (outline.rect.width * scale).rounded()
        let height = (outline.rect.height * scale).rounded()
        let deviation = blur * scale
        let margin = (3 * deviation).rounded(.up)
        guard width >= 1, height >= 1 else { return nil }
        guard (width + 2 * margin) * (height + 2 * margin) <= largestArea else {
            return NativeNode(
                vitrine_node_live_shadow(
                    outline.native, color.native, offset.width, offset.height, blur))
        }
        let radii = outline.scaledRadii(by: scale)
        let key = Key(
            width: Int32(clamping: width), height: Int32(clamping: height),
            radii: [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft], deviation: deviation)
        guard let surface = surface(for: key, radii: radii, margin: Int32(clamping: margin)) else {
            return nil
        }
        let reach = margin / scale
        let target = outline.rect.offsetBy(dx: offset.width, dy: offset.height).insetBy(
            dx: -reach, dy: -reach)
        return NativeNode(vitrine_node_surface_mask(surface.pointer, target.native, color.native))
    }

    private static func surface(for key: Key, radii: RoundedRect, margin: Int32) -> Surface? {
        if let known = surfaces[key] { return known }
        guard
            let pointer = vitrine_shadow_create(key.width, key.height, radii.native, key.deviation, margin)
        else { return nil }
        GraphicsCounters.count(\.shadowsBlurred)
        let surface = Surface(pointer)
        surfaces.insert(surface, for: key, cost: surface.cost)
        return surface
    }
}
