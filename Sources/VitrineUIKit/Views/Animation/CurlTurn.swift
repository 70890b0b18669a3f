import VitrineQuartzCore

/// A view whose picture is a sheet that rolls up to its upper edge, or a new one that rolls down over the old.
@MainActor
struct CurlTurn {
    private let isDown: Bool

    /// - Returns: nil for transitions of other kinds.
    init?(_ transition: UIView.AnimationOptions) {
        switch transition {
        case .transitionCurlUp: isDown = false
        case .transitionCurlDown: isDown = true
        default: return nil
        }
    }

    /// - Parameters:
    ///   - layer: It has its new content.
    ///   - picture: What it looked like before; it comes off when the turn is over.
    func run(
        _ layer: CALayer, _ picture: PictureLayer, duration: TimeInterval, timing: CAMediaTimingFunction,
        tracker: AnimationGroupTracker
    ) {
        let frame = CGRect(origin: .zero, size: layer.bounds.size)
        let sheet = PageCurlLayer(
            PageCurlLayer.Page(
                frame: frame, front: isDown ? layer.subtreeNode : picture.subtreeNode, back: nil, edge: .top,
                landsBeside: false))
        sheet.frame = layer.bounds
        if isDown { layer.addSublayer(picture) }
        layer.addSublayer(sheet)
        let curl = CABasicAnimation(keyPath: "progress")
        (curl.fromValue, curl.toValue) = isDown ? (1, 0) : (0, 1)
        curl.duration = duration
        curl.timingFunction = timing
        curl.completionGroup = tracker
        sheet.progress = isDown ? 0 : 1
        sheet.add(curl, forKey: "curl")
        tracker.endings.append { sheet.removeFromSuperlayer() }
    }
}
