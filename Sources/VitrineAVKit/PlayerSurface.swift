import VitrineAVFoundation
import VitrineUIKit

/// The view that a player's pictures show in.
final class PlayerSurface: UIView {
    override class var layerClass: AnyClass { AVPlayerLayer.self }

    var playerLayer: AVPlayerLayer { layer as! AVPlayerLayer }
}
