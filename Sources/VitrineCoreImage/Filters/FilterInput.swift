import VitrineCoreGraphics

/// A value that a filter takes, with its default and its range.
struct FilterInput: Sendable {
    enum Kind: Sendable {
        case image, number, vector, color, transform, data, text, colorSpace
    }

    /// A default.
    enum Value: Sendable {
        case number(Double)
        case vector([CGFloat])
        case color(CIColor)
        case transform
        case text(String)
        case data(Data)
    }

    let key: String
    let kind: Kind
    /// One of `kCIAttributeType…`.
    let type: String
    let initial: Value?
    /// Whether nothing is made without it.
    let isRequired: Bool
    /// What sliders offer.
    var slider: ClosedRange<Double>?
    /// The value that changes nothing.
    var identity: Double?
    /// What is allowed; values beyond it are taken as its ends.
    var limits: ClosedRange<Double>?

    private init(
        _ key: String, _ kind: Kind, _ type: String, _ initial: Value?, isRequired: Bool = true,
        slider: ClosedRange<Double>? = nil, identity: Double? = nil, limits: ClosedRange<Double>? = nil
    ) {
        self.key = key
        self.kind = kind
        self.type = type
        self.initial = initial
        self.isRequired = isRequired
        self.slider = slider
        self.identity = identity
        self.limits = limits
    }

    static let image = image(kCIInputImageKey)
    static let background = image(kCIInputBackgroundImageKey)

    static func image(_ key: String, isRequired: Bool = true) -> FilterInput {
        FilterInput(key, .image, kCIAttributeTypeImage, nil, isRequired: isRequired)
    }

    /// - Parameters:
    ///   - range: What sliders offer.
    ///   - limits: What is allowed, where it is not everything.
    static func number(
        _ key: String, _ initial: Double, _ range: ClosedRange<Double>, identity: Double? = nil,
        limits: ClosedRange<Double>? = nil, type: String = kCIAttributeTypeScalar
    ) -> FilterInput {
        FilterInput(key, .number, type, .number(initial), slider: range, identity: identity, limits: limits)
    }

    /// A length in pixels, never below 0.
    static func distance(_ key: String, _ initial: Double, _ range: ClosedRange<Double>) -> FilterInput {
        number(
            key, initial, range, limits: 0...Double.greatestFiniteMagnitude, type: kCIAttributeTypeDistance)
    }

    /// An angle in radians, counterclockwise.
    static func angle(
        _ key: String = kCIInputAngleKey, _ initial: Double = 0, _ range: ClosedRange<Double> = -.pi ... .pi
    ) -> FilterInput {
        number(key, initial, range, identity: 0, type: kCIAttributeTypeAngle)
    }

    static func point(_ key: String, _ x: CGFloat, _ y: CGFloat) -> FilterInput {
        FilterInput(key, .vector, kCIAttributeTypePosition, .vector([x, y]))
    }

    static let center = point(kCIInputCenterKey, 150, 150)

    static func rectangle(_ key: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat)
        -> FilterInput
    {
        FilterInput(key, .vector, kCIAttributeTypeRectangle, .vector([x, y, width, height]))
    }

    static func vector(_ key: String, _ values: CGFloat...) -> FilterInput {
        FilterInput(key, .vector, kCIAttributeTypeOffset, .vector(values))
    }

    static func weights(_ key: String, _ values: [CGFloat]) -> FilterInput {
        FilterInput(key, .vector, kCIAttributeTypeOffset, .vector(values))
    }

    static func color(
        _ key: String, _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1
    ) -> FilterInput {
        FilterInput(
            key, .color, kCIAttributeTypeColor,
            .color(CIColor(red: red, green: green, blue: blue, alpha: alpha)))
    }

    static let transform = FilterInput(
        kCIInputTransformKey, .transform, kCIAttributeTypeTransform, .transform)

    static func data(_ key: String, _ initial: Data? = nil) -> FilterInput {
        FilterInput(key, .data, "", initial.map { .data($0) })
    }

    static func text(_ key: String, _ initial: String) -> FilterInput {
        FilterInput(key, .text, "", .text(initial))
    }

    static func colorSpace(_ key: String) -> FilterInput {
        FilterInput(key, .colorSpace, "", nil, isRequired: false)
    }

    /// The default as programs read it.
    var initialObject: Any? {
        switch initial {
        case .number(let number): NSNumber(value: number)
        case .vector(let values): CIVector(values)
        case .color(let color): color
        case .transform: CGAffineTransform.identity
        case .text(let text): text
        case .data(let data): data
        case nil: nil
        }
    }

    /// What people read: "Center" for `inputCenter`, "Point 0" for `inputPoint0`.
    var displayName: String { FilterDescription.words(of: String(key.dropFirst(5))) }

    /// The class of values, by its name on Apple's systems.
    var className: String {
        switch kind {
        case .image: "CIImage"
        case .number: "NSNumber"
        case .vector: "CIVector"
        case .color: "CIColor"
        case .transform: "NSAffineTransform"
        case .data: "NSData"
        case .text: "NSString"
        case .colorSpace: "NSObject"
        }
    }
}
