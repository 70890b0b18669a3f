import VitrineCoreGraphics
import VitrineQuartzCore

/// All hues from left to right; each from white at the top over its full colour in the middle to black at the bottom.
final class ColorSpectrum: ColorSurface {
    private static let thumb: CGFloat = 28

    private let hues = GradientView()
    private let shades = GradientView()
    private let thumb = UIView()
    /// Where the user chose the colour that is shown, as shares of the bounds.
    private var chosen: (place: CGPoint, color: PickedColor)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        let hue = (0...6).map { UIColor(hue: CGFloat($0) / 6, saturation: 1, brightness: 1, alpha: 1) }
        hues.show(hue, from: CGPoint(x: 0, y: 0.5), to: CGPoint(x: 1, y: 0.5))
        shades.show(
            [.white, UIColor(white: 1, alpha: 0), UIColor(white: 0, alpha: 0), .black],
            at: [0, 0.5, 0.5, 1], from: CGPoint(x: 0.5, y: 0), to: CGPoint(x: 0.5, y: 1))
        for view in [hues, shades] {
            view.isUserInteractionEnabled = false
            view.clipsToBounds = true
            view.layer.cornerRadius = Self.radius
            addSubview(view)
        }
        thumb.isUserInteractionEnabled = false
        thumb.layer.borderColor = UIColor.white.cgColor
        thumb.layer.borderWidth = 3
        thumb.layer.cornerRadius = Self.thumb / 2
        thumb.layer.shadowColor = UIColor.black.cgColor
        thumb.layer.shadowOpacity = 0.3
        thumb.layer.shadowRadius = 3
        thumb.layer.shadowOffset = CGSize(width: 0, height: 1)
        addSubview(thumb)
        accessibilityLabel = "Color spectrum"
    }

    required init?(coder: NSCoder) { nil }

    override func colorDidChange() {
        thumb.backgroundColor = shown.solid
        if let chosen, chosen.color.hex != shown.hex { self.chosen = nil }
        setNeedsLayout()
    }

    /// Where a colour stands; colours that are both pale and dark stand at their brightness.
    private var place: CGPoint {
        if let chosen { return chosen.place }
        let parts = shown.hueSaturationBrightness
        let y = parts.brightness < 1 ? 1 - parts.brightness / 2 : parts.saturation / 2
        return CGPoint(x: parts.hue, y: y)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        hues.frame = bounds
        shades.frame = bounds
        let place = place
        thumb.frame = CGRect(
            x: place.x * bounds.width - Self.thumb / 2, y: place.y * bounds.height - Self.thumb / 2,
            width: Self.thumb, height: Self.thumb)
    }

    override func color(at point: CGPoint) -> PickedColor {
        guard bounds.width > 0, bounds.height > 0 else { return shown }
        let x = min(max(point.x / bounds.width, 0), 1)
        let y = min(max(point.y / bounds.height, 0), 1)
        let color = PickedColor(
            hue: x, saturation: min(y * 2, 1), brightness: min((1 - y) * 2, 1), alpha: shown.alpha)
        chosen = (CGPoint(x: x, y: y), color)
        return color
    }

    override func color(beside steps: (x: Int, y: Int)) -> PickedColor? {
        let place = place
        return color(
            at: CGPoint(
                x: (place.x + CGFloat(steps.x) * 0.02) * bounds.width,
                y: (place.y + CGFloat(steps.y) * 0.04) * bounds.height))
    }

    override func accessibilityIncrement() { step(by: 1) }
    override func accessibilityDecrement() { step(by: -1) }

    private func step(by count: Int) {
        if let color = color(beside: (x: count, y: 0)) { choose(color, continuously: false) }
    }
}

/// A view that is one gradient.
final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    func show(
        _ colors: [UIColor], at places: [Double]? = nil, from start: CGPoint, to end: CGPoint,
        type: CAGradientLayerType = .axial
    ) {
        guard let layer = layer as? CAGradientLayer else { return }
        layer.colors = colors.map(\.cgColor)
        layer.locations = places?.map { NSNumber(value: $0) }
        layer.startPoint = start
        layer.endPoint = end
        layer.type = type
    }
}
