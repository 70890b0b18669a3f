import VitrineUIKit

/// A white symbol over a video.
final class ControlButton: UIButton {
    private let number = UILabel()
    private var size: CGFloat = 22
    private var symbol = ""
    /// How much larger it is: on a television, which is far away.
    var magnification: CGFloat = 1 { didSet { if magnification != oldValue { show(symbol) } } }

    /// - Parameters:
    ///   - symbol: The name of a symbol of the system's.
    ///   - size: In points.
    ///   - number: What stands within an arrow that goes round.
    convenience init(_ symbol: String, size: CGFloat, number text: String? = nil, label: String) {
        self.init(frame: .zero)
        self.size = size
        tintColor = .white
        accessibilityLabel = label
        number.text = text
        number.textColor = .white
        number.textAlignment = .center
        number.isUserInteractionEnabled = false
        number.isAccessibilityElement = false
        addSubview(number)
        show(symbol)
        // So that it is seen over white pictures, too.
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.35
        layer.shadowRadius = 4
        layer.shadowOffset = .zero
    }

    func show(_ symbol: String) {
        self.symbol = symbol
        number.font = .systemFont(ofSize: size * magnification * 0.34, weight: .bold)
        let configuration = UIImage.SymbolConfiguration(pointSize: size * magnification, weight: .semibold)
        setImage(UIImage(systemName: symbol, withConfiguration: configuration), for: .normal)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        number.frame = bounds
    }

    /// With a remote control keys do what buttons do elsewhere.
    override var canBecomeFocused: Bool {
        traitCollection.userInterfaceIdiom != .tv && super.canBecomeFocused
    }
}
