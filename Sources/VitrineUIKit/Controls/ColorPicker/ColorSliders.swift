import VitrineCoreGraphics

/// Red, green and blue on tracks, and the colour as a code.
final class ColorSliders: UIView {
    private static let titles = ["Red", "Green", "Blue"]
    private static let fieldWidth: CGFloat = 77
    private static let rowHeight: CGFloat = 76

    private let labels: [UILabel]
    private let tracks: [ColorTrack]
    private let fields: [ColorNumberField]
    private let codeLabel = UILabel()
    private let codeField = ColorNumberField(label: "Hex color", keyboard: .asciiCapable)
    private var shown = PickedColor(red: 1, green: 1, blue: 1)
    var onChoice: (_ color: PickedColor, _ continuously: Bool) -> Void = { _, _ in }

    init() {
        labels = Self.titles.map { ColorPickerView.caption($0.uppercased()) }
        tracks = Self.titles.map { ColorTrack(label: $0, isOpacity: false) }
        fields = Self.titles.map { ColorNumberField(label: $0, keyboard: .numberPad) }
        super.init(frame: .zero)
        for (index, path) in [\PickedColor.red, \.green, \.blue].enumerated() {
            tracks[index].spoken = { "\(PickedColor.byte($0))" }
            tracks[index].onChoice = { [weak self] value, continuously in
                guard let self else { return }
                var color = shown
                color[keyPath: path] = value
                choose(color, continuously)
            }
            fields[index].onEntry = { [weak self] text in
                guard let self else { return }
                var color = shown
                if let number = Int(text.filter { !$0.isWhitespace }) {
                    color[keyPath: path] = CGFloat(min(max(number, 0), 255)) / 255
                }
                enter(color)
            }
        }
        codeLabel.text = "sRGB Hex Color #"
        codeLabel.font = .preferredFont(forTextStyle: .body)
        codeLabel.textAlignment = .right
        codeField.onEntry = { [weak self] text in
            guard let self else { return }
            enter(PickedColor(hex: text, alpha: shown.alpha) ?? shown)
        }
        for view in labels + tracks + fields + [codeLabel, codeField] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    private func choose(_ color: PickedColor, _ continuously: Bool) {
        show(color)
        onChoice(color, continuously)
    }

    /// Takes what was typed; what was no colour is replaced by what is shown.
    private func enter(_ color: PickedColor) {
        let isNew = !color.hasBytes(of: shown)
        show(color)
        if isNew { onChoice(color, false) }
    }

    func show(_ color: PickedColor) {
        shown = color
        let parts = [color.red, color.green, color.blue]
        for (index, path) in [\PickedColor.red, \.green, \.blue].enumerated() {
            var (low, high) = (color, color)
            low[keyPath: path] = 0
            high[keyPath: path] = 1
            tracks[index].show(parts[index], from: low.solid, to: high.solid, thumb: color.solid)
            fields[index].show("\(PickedColor.byte(parts[index]))")
        }
        codeField.show(color.hex)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let place = ColorPickerView.mirroring(self)
        for index in 0..<3 {
            let top = CGFloat(index) * Self.rowHeight
            labels[index].frame = place(CGRect(x: 0, y: top, width: bounds.width, height: 18))
            tracks[index].frame = place(
                CGRect(
                    x: 0, y: top + 24, width: max(0, bounds.width - Self.fieldWidth - 16),
                    height: ColorTrack.height))
            fields[index].frame = place(
                CGRect(
                    x: bounds.width - Self.fieldWidth, y: top + 24, width: Self.fieldWidth,
                    height: ColorTrack.height))
        }
        let top = 3 * Self.rowHeight
        let width: CGFloat = 104
        codeField.frame = place(
            CGRect(x: bounds.width - width, y: top + 4, width: width, height: ColorTrack.height))
        codeLabel.frame = place(
            CGRect(x: 0, y: top + 4, width: max(0, bounds.width - width - 8), height: ColorTrack.height))
    }
}
