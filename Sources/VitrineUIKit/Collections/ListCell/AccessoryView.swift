import Foundation
import VitrineCoreGraphics
import VitrineQuartzCore

/// A view whose layer is a shape: a sign of an accessory.
@MainActor
private final class GlyphView: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }
    private(set) var glyph: AccessoryGlyph?
    private var scale: CGFloat = 0

    func show(_ glyph: AccessoryGlyph, scale: CGFloat) {
        guard self.glyph != glyph || self.scale != scale, let shape = layer as? CAShapeLayer else { return }
        self.glyph = glyph
        self.scale = scale
        shape.path = glyph.path(scale: scale)
        shape.lineWidth = glyph.lineWidth * scale
        shape.lineCap = .round
        shape.lineJoin = .round
        shape.fillColor = nil
    }

    func setColor(_ color: UIColor) {
        (layer as? CAShapeLayer)?.strokeColor = color.resolvedColor(with: traitCollection).cgColor
    }
}

/// Shows one of the system's accessories; for those with an action, a control.
@MainActor
final class AccessoryView: UIControl {
    /// What an accessory looks like depends on it.
    struct Look: Equatable {
        var isSelected = false
        var isExpanded = false
        /// Whether a tap on the accessory itself does something.
        var isControl = false
        /// How much larger than at the standard text size.
        var scale: CGFloat = 1
    }

    private(set) var accessory: UICellAccessory
    private(set) var look = Look()
    private var glyphView: GlyphView?
    private var disc: UIView?
    private var label: UILabel?
    /// What a tap does.
    final var onTap: (() -> Void)?

    init(_ accessory: UICellAccessory) {
        self.accessory = accessory
        super.init(frame: .zero)
        ListCellCounters.current.accessoryViewsMade += 1
        addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Showing

    func show(_ accessory: UICellAccessory, _ look: Look) {
        self.accessory = accessory
        self.look = look
        isUserInteractionEnabled = look.isControl && !accessory.options.isHidden
        if accessory.accessoryType == .label { showLabel() } else { showGlyph() }
        setNeedsLayout()
    }

    private func showLabel() {
        let label = label ?? UILabel(frame: .zero)
        if self.label == nil {
            self.label = label
            addSubview(label)
        }
        let options = accessory.options
        let font = options.font ?? .preferredFont(forTextStyle: .body)
        label.font = options.adjustsFont ? font.adjusted(to: traitCollection) : font
        label.textColor = options.tintColor ?? .secondaryLabel
        label.text = options.text
    }

    private func showGlyph() {
        let view = glyphView ?? GlyphView(frame: .zero)
        if glyphView == nil {
            glyphView = view
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        view.show(glyph, scale: look.scale)
        view.setColor(glyphColor)
        view.transform = glyphTransform
        let color = discColor
        if color != nil || disc != nil {
            let disc = disc ?? UIView(frame: .zero)
            if self.disc == nil {
                self.disc = disc
                disc.isUserInteractionEnabled = false
                insertSubview(disc, at: 0)
            }
            disc.backgroundColor = color
        }
    }

    private var glyph: AccessoryGlyph {
        switch accessory.accessoryType {
        case .disclosureIndicator, .outlineDisclosure: .chevron
        case .checkmark: .checkmark
        case .detail: .info
        case .delete: .minus
        case .insert: .plus
        case .reorder: .reorder
        case .multiselect: look.isSelected ? .checkmark : .circle
        case .label, .customView: .circle
        }
    }

    /// The system's colours: greys for what only hints, the tint for what can be tapped, white in the circles.
    private var glyphColor: UIColor {
        let tint = accessory.options.tintColor
        return switch accessory.accessoryType {
        // Translucent, so as to show on a selected row as well.
        case .disclosureIndicator, .reorder: tint ?? .tertiaryLabel
        case .outlineDisclosure, .checkmark, .detail: tint ?? tintColor
        case .delete, .insert: tint ?? .white
        case .multiselect: look.isSelected ? .white : tint ?? .tertiaryLabel
        case .label, .customView: .clear
        }
    }

    private var discColor: UIColor? {
        let color = accessory.options.backgroundColor
        return switch accessory.accessoryType {
        case .delete: color ?? .systemRed
        case .insert: color ?? .systemGreen
        case .multiselect: look.isSelected ? color ?? tintColor : .clear
        default: nil
        }
    }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Chevrons point to the trailing edge, those of what is expanded down. The check mark in a circle is smaller.
    private var glyphTransform: CGAffineTransform {
        switch accessory.accessoryType {
        case .disclosureIndicator, .outlineDisclosure:
            let mirror: CGAffineTransform = isMirrored ? CGAffineTransform(scaleX: -1, y: 1) : .identity
            guard accessory.accessoryType == .outlineDisclosure, look.isExpanded else { return mirror }
            return mirror.concatenating(CGAffineTransform(rotationAngle: isMirrored ? -.pi / 2 : .pi / 2))
        case .multiselect where look.isSelected:
            return CGAffineTransform(scaleX: 0.7, y: 0.7)
        default:
            return .identity
        }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        show(accessory, look)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        show(accessory, look)
    }

    override func stateDidChange() {
        super.stateDidChange()
        glyphView?.alpha = isHighlighted ? 0.3 : 1
    }

    // MARK: Layout

    /// How large the accessory is.
    var contentSize: CGSize {
        if let label, accessory.accessoryType == .label {
            return label.sizeThatFits(.zero)
        }
        if accessory.accessoryType == .multiselect { return scaled(AccessoryGlyph.circle.size) }
        // An expanded chevron takes the room of a collapsed one: nothing moves when it turns.
        return scaled(glyph.size)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize }

    private func scaled(_ size: CGSize) -> CGSize {
        CGSize(width: size.width * look.scale, height: size.height * look.scale)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label?.frame = bounds
        disc?.frame = bounds
        disc?.layer.cornerRadius = bounds.width / 2
        if let glyphView {
            glyphView.bounds.size = scaled(glyph.size)
            glyphView.center = CGPoint(x: bounds.midX, y: bounds.midY)
        }
    }

    /// As large as a finger: 44 points, as far as the row goes.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let (width, height) = (max(0, 44 - bounds.width) / 2, max(0, 44 - bounds.height) / 2)
        return bounds.insetBy(dx: -width, dy: -height).contains(point)
    }
}
