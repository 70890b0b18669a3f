import VitrineCoreGraphics

/// Everything in a colour picker: pages to choose on, the opacity, and colours that are kept.
final class ColorPickerView: UIView {
    // By eye, in points.
    static let width: CGFloat = 375
    private static let margin: CGFloat = 16
    private static let header: CGFloat = 54
    private static let pages: CGFloat = 32
    private static let page: CGFloat = 286
    private static let opacity: CGFloat = 76
    private static let fieldWidth: CGFloat = 77
    private static let swatches: CGFloat = 21

    private let scroll = UIScrollView()
    private let title = UILabel()
    private let close = UIButton(type: .system)
    private let choice = UISegmentedControl(items: ["Grid", "Spectrum", "Sliders"])
    private let grid = ColorGrid()
    private let spectrum = ColorSpectrum()
    private let sliders = ColorSliders()
    private let opacityLabel = ColorPickerView.caption("OPACITY")
    private let opacity = ColorTrack(label: "Opacity", isOpacity: true)
    private let opacityField = ColorNumberField(label: "Opacity", keyboard: .numberPad)
    private let divider = UIView()
    private let swatches = ColorSwatches()

    private(set) var color: PickedColor
    var supportsAlpha = true {
        didSet { if supportsAlpha != oldValue { alphaSupportDidChange() } }
    }
    var onChoice: (_ color: PickedColor, _ continuously: Bool) -> Void = { _, _ in }
    var onClose: () -> Void = {}
    var titleText: String? {
        get { title.text }
        set { title.text = newValue }
    }

    init(title text: String, color: PickedColor) {
        self.color = color
        super.init(frame: .zero)
        title.text = text
        title.font = .preferredFont(forTextStyle: .headline)
        title.textAlignment = .center
        title.accessibilityTraits = .header
        close.setImage(
            UIImage(
                systemName: "xmark",
                withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .bold)),
            for: .normal)
        close.tintColor = .secondaryLabel
        close.backgroundColor = .tertiarySystemFill
        close.layer.cornerRadius = 15
        close.accessibilityLabel = "Close"
        close.addAction(UIAction { [weak self] _ in self?.onClose() }, for: .primaryActionTriggered)
        choice.selectedSegmentIndex = 0
        choice.addAction(UIAction { [weak self] _ in self?.showPage() }, for: .valueChanged)
        divider.backgroundColor = .separator
        for surface in [grid, spectrum] {
            surface.onChoice = { [weak self] in self?.choose($0, $1) }
        }
        sliders.onChoice = { [weak self] in self?.choose($0, $1) }
        opacity.onChoice = { [weak self] value, continuously in
            guard let self else { return }
            var color = self.color
            color.alpha = value
            choose(color, continuously)
        }
        opacityField.onEntry = { [weak self] in self?.enterOpacity($0) }
        swatches.onChoice = { [weak self] kept in
            guard let self else { return }
            var kept = kept
            if !supportsAlpha { kept.alpha = 1 }
            choose(kept, false)
        }
        addSubview(scroll)
        for view in [
            title, close, choice, grid, spectrum, sliders, opacityLabel, opacity, opacityField, divider,
            swatches,
        ] { scroll.addSubview(view) }
        showPage()
        showColor()
    }

    required init?(coder: NSCoder) { nil }

    /// The text above a part.
    static func caption(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: 13, weight: .semibold)
        label.textColor = .secondaryLabel
        label.isAccessibilityElement = false
        return label
    }

    /// Turns rectangles around where text runs from right to left.
    static func mirroring(_ view: UIView) -> (CGRect) -> CGRect {
        guard view.effectiveUserInterfaceLayoutDirection == .rightToLeft else { return { $0 } }
        let width = view.bounds.width
        return { CGRect(x: width - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) }
    }

    static func naturalHeight(supportsAlpha: Bool) -> CGFloat {
        header + pages + margin + page + margin + (supportsAlpha ? opacity : 0) + swatches
            + ColorSwatches.height + 20
    }

    // MARK: Choosing

    private func choose(_ color: PickedColor, _ continuously: Bool) {
        self.color = color
        showColor()
        onChoice(color, continuously)
    }

    private func enterOpacity(_ text: String) {
        let digits = text.filter { !$0.isWhitespace && $0 != "%" }
        guard let number = Int(digits) else { return showColor() }
        var color = color
        color.alpha = CGFloat(min(max(number, 0), 100)) / 100
        if color != self.color { choose(color, false) } else { showColor() }
    }

    /// Shows a colour that the program set.
    func show(_ color: PickedColor) {
        self.color = color
        if !supportsAlpha { self.color.alpha = 1 }
        showColor()
    }

    private func alphaSupportDidChange() {
        for view in [opacityLabel, opacity, opacityField] { view.isHidden = !supportsAlpha }
        if !supportsAlpha, color.alpha < 1 { color.alpha = 1 }
        showColor()
        setNeedsLayout()
    }

    private func showColor() {
        grid.show(color)
        spectrum.show(color)
        sliders.show(color)
        opacity.show(
            color.alpha, from: color.solid.withAlphaComponent(0), to: color.solid,
            thumb: color.solid)
        opacityField.show("\(Int((color.alpha * 100).rounded()))%")
        swatches.show(color)
    }

    private func showPage() {
        for (index, view) in [grid, spectrum, sliders].enumerated() {
            view.isHidden = index != choice.selectedSegmentIndex
        }
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        scroll.frame = bounds
        let natural = Self.naturalHeight(supportsAlpha: supportsAlpha)
        scroll.contentSize = CGSize(width: bounds.width, height: natural)
        scroll.isScrollEnabled = natural > bounds.height - safeAreaInsets.top - safeAreaInsets.bottom
        let place = Self.mirroring(self)
        let inner = CGRect(
            x: max(safeAreaInsets.left, Self.margin), y: 0,
            width: max(
                0,
                bounds.width - max(safeAreaInsets.left, Self.margin)
                    - max(safeAreaInsets.right, Self.margin)), height: 0)
        var top: CGFloat = 0
        func put(_ view: UIView, x: CGFloat = 0, width: CGFloat, height: CGFloat) {
            view.frame = place(CGRect(x: inner.minX + x, y: top, width: width, height: height))
        }
        put(title, x: 44, width: max(0, inner.width - 88), height: Self.header)
        close.frame = place(CGRect(x: inner.maxX - 30, y: 12, width: 30, height: 30))
        top += Self.header
        put(choice, width: inner.width, height: Self.pages)
        top += Self.pages + Self.margin
        for page in [grid, spectrum, sliders] { put(page, width: inner.width, height: Self.page) }
        top += Self.page + Self.margin
        if supportsAlpha {
            put(opacityLabel, width: inner.width, height: 18)
            top += 24
            put(opacity, width: max(0, inner.width - Self.fieldWidth - 16), height: ColorTrack.height)
            put(
                opacityField, x: inner.width - Self.fieldWidth, width: Self.fieldWidth,
                height: ColorTrack.height)
            top += Self.opacity - 24
        }
        let line = 1 / max(traitCollection.displayScale, 1)
        put(divider, width: inner.width, height: line)
        top += Self.swatches
        put(swatches, width: inner.width, height: ColorSwatches.height)
    }
}
