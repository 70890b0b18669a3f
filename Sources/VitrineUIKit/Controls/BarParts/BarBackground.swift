import VitrineCoreGraphics

/// What a bar has behind its items: a blur, a colour, an image, and the line at the edge to the content.
@MainActor
final class BarBackground: UIView {
    /// Where the line lies.
    enum Line {
        /// Outside of the upper edge, as that of bars at the bottom.
        case above
        /// Outside of the lower edge, as that of bars at the top.
        case below
        /// Inside of both, as those of bars in content.
        case framing
    }

    private let effectView = UIVisualEffectView(effect: nil)
    private let colorView = UIView(frame: .zero)
    private let imageView = UIImageView(frame: .zero)
    private let line: Line
    private let lines: [UIImageView]
    private var lineHeight: CGFloat?

    init(line: Line) {
        self.line = line
        lines = (0..<(line == .framing ? 2 : 1)).map { _ in UIImageView(frame: .zero) }
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        imageView.clipsToBounds = true
        for view in [effectView, colorView, imageView] + lines { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    /// Takes over the looks.
    ///
    /// - Parameters:
    ///   - appearance: Nil is a bar without a background.
    ///   - hidesLine: Whether there is no line beside the bar, whatever the appearance says.
    func show(_ appearance: UIBarAppearance?, hidesLine: Bool = false) {
        let effect = appearance?.backgroundEffect
        // Without one nothing looks behind, which costs.
        effectView.isHidden = effect == nil
        if effectView.effect?.isEqual(effect) != true { effectView.effect = effect }
        colorView.backgroundColor = appearance?.backgroundColor
        imageView.image = appearance?.backgroundImage
        imageView.contentMode = appearance?.backgroundImageContentMode ?? .scaleToFill
        imageView.isHidden = appearance?.backgroundImage == nil
        lineHeight = appearance?.shadowImage?.size.height
        for line in lines {
            line.isHidden = hidesLine
            line.image = appearance?.shadowImage
            line.tintColor = appearance?.shadowColor
            line.backgroundColor = appearance?.shadowImage == nil ? appearance?.shadowColor : nil
        }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for view in [effectView, colorView, imageView] where view.frame != bounds { view.frame = bounds }
        let pixel = 1 / max(traitCollection.displayScale, 1)
        let height = lineHeight ?? pixel
        let places =
            switch line {
            case .above: [-height]
            case .below: [bounds.height]
            case .framing: [0, bounds.height - height]
            }
        for (line, y) in zip(lines, places) {
            line.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
        }
    }
}
