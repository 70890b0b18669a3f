import VitrineCoreGraphics

/// 120 colours to choose from: greys in the first row, below them twelve hues from dark to light.
final class ColorGrid: ColorSurface {
    static let columns = 12
    static let rows = 10

    /// The colours of iOS, by eye.
    static let colors: [PickedColor] = """
        FFFFFF EBEBEB D6D6D6 C2C2C2 ADADAD 999999 858585 707070 5C5C5C 474747 333333 000000
        00374A 011D57 11053B 2E063D 3C071B 5C0701 5A1C00 583300 563D00 666100 4F5504 263E0F
        004D65 012F7B 1A0A52 450D59 551029 831100 7B2900 7A4A00 785800 8D8602 6F760A 38571A
        016E8F 0042A9 2C0977 61187C 791A3D B51A00 AD3E00 A96800 A67B01 C4BC00 9BA50E 4E7A27
        008CB4 0056D6 371A94 7A219E 99244F E22400 DA5100 D38301 D19D01 F5EC00 C3D117 669D34
        00A1D8 0061FE 4D22B2 982ABC B92D5D FF4015 FF6A00 FFAB01 FDC700 FEFB41 D9EC37 76BB40
        01C7FC 3A87FE 5E30EB BE38F3 E63B7A FF6250 FF8648 FEB43F FECB3E FFF76B E4EF65 96D35F
        52D6FC 74A7FF 864FFE D357FE EE719E FF8C82 FFA57D FFC777 FFD977 FFF994 EAF28F B1DD8B
        93E3FD A7C6FF B18CFE E292FE F4A4C0 FFB5AF FFC5AB FFD9A8 FEE4A8 FFFBB9 F2F7B7 CDE8B5
        CBF0FF D3E2FF D9C9FE EFCAFE F9D3E0 FFDBD8 FFE2D6 FFECD4 FFF2D5 FEFCDD F7FADB DFEED4
        """.split { $0 == " " || $0 == "\n" }.map { PickedColor(hex: $0, alpha: 1)! }

    private let cells = ColorCells()
    private let ring = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        cells.isUserInteractionEnabled = false
        cells.clipsToBounds = true
        cells.layer.cornerRadius = Self.radius
        addSubview(cells)
        ring.isUserInteractionEnabled = false
        ring.layer.borderWidth = 3
        ring.layer.borderColor = UIColor.white.cgColor
        ring.layer.cornerRadius = 2
        ring.layer.shadowColor = UIColor.black.cgColor
        ring.layer.shadowOpacity = 0.3
        ring.layer.shadowRadius = 2
        ring.layer.shadowOffset = .zero
        addSubview(ring)
        accessibilityLabel = "Color grid"
    }

    required init?(coder: NSCoder) { nil }

    /// The cell of the colour that is shown; nil where it is none of them.
    private var index: Int? {
        let hex = shown.hex
        return Self.colors.firstIndex { $0.hex == hex }
    }

    override func colorDidChange() {
        ring.isHidden = index == nil
        setNeedsLayout()
    }

    private func rect(_ index: Int) -> CGRect {
        let grid = PixelGrid(of: self)
        let (row, column) = (CGFloat(index / Self.columns), CGFloat(index % Self.columns))
        let (width, height) = (bounds.width / CGFloat(Self.columns), bounds.height / CGFloat(Self.rows))
        return grid.placed(CGRect(x: column * width, y: row * height, width: width, height: height))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        cells.frame = bounds
        if let index { ring.frame = rect(index).insetBy(dx: -1.5, dy: -1.5) }
    }

    override func color(at point: CGPoint) -> PickedColor {
        let (width, height) = (bounds.width / CGFloat(Self.columns), bounds.height / CGFloat(Self.rows))
        guard width > 0, height > 0 else { return shown }
        let column = min(max(Int((point.x / width).rounded(.down)), 0), Self.columns - 1)
        let row = min(max(Int((point.y / height).rounded(.down)), 0), Self.rows - 1)
        return Self.colors[row * Self.columns + column]
    }

    override func color(beside steps: (x: Int, y: Int)) -> PickedColor? {
        guard let index else { return Self.colors[0] }
        let (row, column) = (index / Self.columns + steps.y, index % Self.columns + steps.x)
        guard (0..<Self.rows).contains(row), (0..<Self.columns).contains(column) else { return nil }
        return Self.colors[row * Self.columns + column]
    }

    override func accessibilityIncrement() { step(by: 1) }
    override func accessibilityDecrement() { step(by: -1) }

    private func step(by count: Int) {
        let next = (index ?? -count) + count
        if Self.colors.indices.contains(next) { choose(Self.colors[next], continuously: false) }
    }
}

/// The squares of the grid, in one drawing.
private final class ColorCells: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        contentMode = .redraw
        isOpaque = false
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let grid = PixelGrid(of: self)
        let width = bounds.width / CGFloat(ColorGrid.columns)
        let height = bounds.height / CGFloat(ColorGrid.rows)
        for (index, color) in ColorGrid.colors.enumerated() {
            let (row, column) = (CGFloat(index / ColorGrid.columns), CGFloat(index % ColorGrid.columns))
            let (left, top) = (grid.nearest(column * width), grid.nearest(row * height))
            context.setFillColor(color.color.cgColor)
            context.fill(
                CGRect(
                    x: left, y: top, width: grid.nearest((column + 1) * width) - left,
                    height: grid.nearest((row + 1) * height) - top))
        }
    }
}
