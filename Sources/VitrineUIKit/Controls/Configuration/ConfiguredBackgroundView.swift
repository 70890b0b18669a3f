import Foundation
import VitrineCoreGraphics
import VitrineQuartzCore

/// Shows a background configuration behind the content of a cell that it fills.
@MainActor
final class ConfiguredBackgroundView: UIView {
    private var fill = UIView(frame: .zero)
    private var stroke: UIView?
    private var imageView: UIImageView?
    private var effectView: UIVisualEffectView?

    /// The corners that are rounded when the system gives the background its radius as one of a group of rows.
    var groupCorners = CACornerMask.all {
        didSet { if groupCorners != oldValue { round() } }
    }

    /// What is shown.
    var configuration: UIBackgroundConfiguration {
        didSet { if configuration != oldValue { show(insteadOf: oldValue) } }
    }

    /// What has the round corners, if any, and fills the view from edge to edge; nil if it does not.
    var roundedLayer: CALayer? { fill.frame == bounds && fill.layer.cornerRadius > 0 ? fill.layer : nil }

    init(_ configuration: UIBackgroundConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        ListCellCounters.current.backgroundViewsMade += 1
        isUserInteractionEnabled = false
        fill.isUserInteractionEnabled = false
        addSubview(fill)
        show(insteadOf: nil)
    }

    required init?(coder: NSCoder) { nil }

    private func show(insteadOf old: UIBackgroundConfiguration?) {
        applyColors()
        if old?.customView !== configuration.customView {
            old?.customView?.removeFromSuperview()
            if let view = configuration.customView {
                demand(
                    view.translatesAutoresizingMaskIntoConstraints,
                    "The custom view of a background configuration (\(type(of: view))) must have "
                        + "translatesAutoresizingMaskIntoConstraints enabled: the background gives it its frame. "
                        + "Constraints inside of it are welcome.")
                fill.addSubview(view)
            }
        }
        if old?.visualEffect != configuration.visualEffect { showEffect() }
        if let image = configuration.image {
            let view = imageView ?? UIImageView(frame: .zero)
            if imageView == nil {
                imageView = view
                fill.insertSubview(view, at: effectView == nil ? 0 : 1)
            }
            view.image = image
            view.contentMode = configuration.imageContentMode
        } else if let imageView {
            imageView.removeFromSuperview()
            self.imageView = nil
        }
        setNeedsLayout()
    }

    private func showEffect() {
        guard let effect = configuration.visualEffect else {
            effectView?.removeFromSuperview()
            effectView = nil
            return
        }
        if let effectView {
            effectView.effect = effect
        } else {
            let view = UIVisualEffectView(effect: effect)
            effectView = view
            fill.insertSubview(view, at: 0)
        }
    }

    private func applyColors() {
        fill.backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
        guard configuration.strokeWidth > 0 || stroke != nil else { return }
        let view = stroke ?? UIView(frame: .zero)
        if stroke == nil {
            stroke = view
            addSubview(view)
        }
        view.layer.borderWidth = configuration.strokeWidth
        view.layer.borderColor =
            configuration.resolvedStrokeColor(for: tintColor).resolvedColor(with: traitCollection).cgColor
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        applyColors()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        applyColors()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let frame = bounds.inset(by: insets)
        fill.frame = frame
        let radius = round()
        configuration.customView?.frame = fill.bounds
        imageView?.frame = fill.bounds
        effectView?.frame = fill.bounds
        let outset = configuration.strokeOutset
        stroke?.frame = frame.insetBy(dx: -outset, dy: -outset)
        // Concentric with the background.
        stroke?.layer.cornerRadius = radius > 0 ? max(0, radius + outset) : 0
    }

    /// Rounds the fill; returns the radius.
    @discardableResult
    private func round() -> CGFloat {
        let size = fill.bounds.size
        let radius = max(0, min(configuration.cornerRadius, min(size.width, size.height) / 2))
        let corners = configuration.roundsGroup ? groupCorners : .all
        // Shapes that differ in radius alone are animated into each other.
        fill.layer.cornerRadius = corners.isEmpty ? 0 : radius
        if !corners.isEmpty { fill.layer.maskedCorners = corners }
        fill.clipsToBounds = radius > 0 && (configuration.customView != nil || configuration.image != nil)
        if let effectView {
            // What clips is drawn apart, where nothing is behind. Glass rounds itself, and has a shadow around it.
            effectView.layer.cornerRadius = fill.layer.cornerRadius
            effectView.layer.maskedCorners = fill.layer.maskedCorners
            effectView.clipsToBounds = radius > 0 && !(configuration.visualEffect is UIGlassEffect)
        }
        return radius
    }

    private var insets: UIEdgeInsets {
        var insets = configuration.backgroundInsets
        let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
        if !edges.isEmpty, let cell = superview {
            let margins = cell.directional(cell.layoutMargins(insideSafeArea: false))
            if edges.contains(.top) { insets.top += margins.top }
            if edges.contains(.leading) { insets.leading += margins.leading }
            if edges.contains(.bottom) { insets.bottom += margins.bottom }
            if edges.contains(.trailing) { insets.trailing += margins.trailing }
        }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return UIEdgeInsets(
            top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
            right: isMirrored ? insets.leading : insets.trailing)
    }
}
