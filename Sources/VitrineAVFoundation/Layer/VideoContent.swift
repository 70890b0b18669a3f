import Foundation
import VitrineCoreGraphics
import VitrineGraphics
import VitrineQuartzCore

/// What an ``AVPlayerLayer`` draws: the picture that its player is at.
@MainActor
final class VideoContent: LayerContent {
    /// Whose content it is. A presentation layer's has none: it shows what the layer did.
    weak var layer: AVPlayerLayer?
    private weak var item: AVPlayerItem?
    private var bitmap: Bitmap?
    private var number: UInt64 = 0
    private var link: CADisplayLink?
    /// Whether it was asked to show another picture and has not: nobody sees the layer.
    private var isUnseen = false

    var hasPicture: Bool { bitmap != nil }

    /// Shows what another one does.
    func take(_ other: VideoContent) { bitmap = other.bitmap }

    /// Forgets the picture: of another player.
    func forget() {
        (bitmap, item, number) = (nil, nil, 0)
        show()
    }

    /// Has the layer drawn anew.
    func show() {
        isUnseen = true
        layer?.layerContent = self
    }

    /// Takes the picture that the player is at, if it is another one.
    func look() {
        guard let layer else { return }
        let current = layer.player?.currentItem
        if current !== item {
            (item, number) = (current, 0)
            if current == nil { forget() }
        }
        guard let found = current?.engine?.picture(after: number) else { return }
        number = found.number
        bitmap = Bitmap(found.picture.image, scale: 1)
        show()
    }

    /// Looks once a frame from now on, if there is something to be seen.
    func followIfPlaying() {
        guard let layer, let runtime = layer.context?.runtime, layer.player?.isMoving == true else {
            // Where it plays without a window it begins once it is drawn.
            if layer?.player?.isMoving == true { show() }
            return
        }
        guard link == nil else { return }
        let link = CADisplayLink { [weak self] in self?.step($0) }
        self.link = link
        runtime.enter { link.add(to: .main, forMode: .common) }
    }

    private func step(_ link: CADisplayLink) {
        guard let layer, layer.context != nil, layer.player?.isMoving == true, !isUnseen else {
            link.invalidate()
            self.link = nil
            return
        }
        layer.playerDidChange()
    }

    // MARK: Drawing

    func makeNode(in bounds: CGRect, for layer: CALayer) -> RenderNode? {
        isUnseen = false
        if self.layer === layer { followIfPlaying() }
        guard let bitmap, let gravity = (layer as? AVPlayerLayer)?.videoGravity else { return nil }
        let place = gravity.place(bitmap.size, in: bounds)
        guard gravity == .resizeAspectFill, !place.isEmpty else { return .image(bitmap, in: place) }
        // What is too much is cut off.
        let part = CGRect(
            x: (bounds.minX - place.minX) / place.width, y: (bounds.minY - place.minY) / place.height,
            width: bounds.width / place.width, height: bounds.height / place.height)
        return .image(bitmap, in: bounds, source: part)
    }
}
