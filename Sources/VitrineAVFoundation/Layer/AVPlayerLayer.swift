public import VitrineCoreGraphics
public import VitrineFoundation
public import VitrineQuartzCore

/// Shows the pictures of a player.
///
/// While it plays it looks once a frame whether there is another picture; while it stands still, and while nobody can
/// see the layer, nothing is done.
@MainActor @preconcurrency
open class AVPlayerLayer: CALayer {
    private let content = VideoContent()

    /// Makes a layer without a player.
    public override init() {
        super.init()
        begin()
    }

    /// Makes a layer that shows a player.
    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        guard let other = layer as? AVPlayerLayer else { return }
        videoGravity = other.videoGravity
        content.take(other.content)
        layerContent = content
    }

    /// Layers are not decoded here: always nil.
    public required init?(coder: NSCoder) { nil }

    private func begin() {
        content.layer = self
        layerContent = content
    }

    /// Whose pictures it shows.
    @_Observed public var player: AVPlayer? {
        didSet {
            guard player !== oldValue else { return }
            oldValue?.remove(self)
            player?.add(self)
            content.forget()
            playerDidChange()
        }
    }

    /// How they are placed; as large as fits unless set.
    open var videoGravity = AVLayerVideoGravity.resizeAspect {
        didSet { if videoGravity != oldValue { content.show() } }
    }

    /// Whether there is a picture of the player's item.
    @_Observed public internal(set) var isReadyForDisplay = false

    /// Where the picture is, in the layer's coordinates; the bounds before there is one, zero without a player.
    open var videoRect: CGRect {
        guard player != nil else { return .zero }
        guard let size = player?.currentItem?.presentationSize, size != .zero else { return bounds }
        return videoGravity.place(size, in: bounds)
    }

    /// The player has another item, starts, stops, or was moved.
    func playerDidChange() {
        content.look()
        if isReadyForDisplay != content.hasPicture { isReadyForDisplay = content.hasPicture }
        content.followIfPlaying()
    }
}
