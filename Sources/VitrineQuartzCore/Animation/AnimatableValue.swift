package import VitrineGraphics

/// A value that an animation can produce for a layer's property.
package enum AnimatableValue: Equatable {
    case scalar(Double)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case transform(CATransform3D)
    case color(CGColor?)
    case colors([CGColor])
    case scalars([Double])
    case path(CGPath?)
    case flag(Bool)
    case image(Bitmap?)
    /// A constant of Core Animation's, such as `resizeAspect`.
    case text(String)
}

extension AnimatableValue {
    /// Reads what user code put into an animation's `Any?`: Swift values, numbers and boxed geometry.
    /// `like` is the property's present value, which says what a boxed value stands for.
    init?(_ any: Any?, like model: AnimatableValue) {
        guard let any, !(any is NSNull) else {
            guard let none = model.none else { return nil }
            self = none
            return
        }
        let value: AnimatableValue? =
            switch model {
            case .scalar: Self.number(any).map { .scalar($0) }
            case .flag: Self.number(any).map { .flag($0 != 0) }
            case .point: (any as? CGPoint ?? (any as? NSValue)?.pointValue).map { .point($0) }
            case .size: (any as? CGSize ?? (any as? NSValue)?.sizeValue).map { .size($0) }
            case .rect: (any as? CGRect ?? (any as? NSValue)?.rectValue).map { .rect($0) }
            case .transform: Self.transform(any).map { .transform($0) }
            case .color: (any as? CGColor).map { .color($0) }
            case .colors: (any as? [Any]).map { .colors($0.compactMap { $0 as? CGColor }) }
            case .scalars: (any as? [Any]).map { .scalars($0.compactMap(Self.number)) }
            case .path: (any as? CGPath).map { .path($0) }
            case .image: (any as? Bitmap).map { .image($0) }
            case .text: Self.text(any).map { .text($0) }
            }
        guard let value else { return nil }
        self = value
    }

    /// What stands for none of this kind; nil where there is no such value.
    private var none: AnimatableValue? {
        switch self {
        case .color: .color(nil)
        case .path: .path(nil)
        case .image: .image(nil)
        case .colors: .colors([])
        case .scalars: .scalars([])
        default: nil
        }
    }

    private static func transform(_ any: Any) -> CATransform3D? {
        any as? CATransform3D ?? (any as? CGAffineTransform).map(CATransform3DMakeAffineTransform)
            ?? (any as? NSValue)?.noted(CATransform3D.self)
    }

    /// A string, or a constant that is one.
    private static func text(_ any: Any) -> String? {
        any as? String ?? (any as? any RawRepresentable)?.rawValue as? String
    }

    /// The value as key-value coding hands it out: numbers as `NSNumber`, geometry and colours as they are, none as nil.
    var object: Any? {
        switch self {
        case .scalar(let value): NSNumber(value: value)
        case .flag(let value): NSNumber(value: value)
        case .point(let value): value
        case .size(let value): value
        case .rect(let value): value
        case .transform(let value): value
        case .color(let value): value
        case .colors(let value): value.isEmpty ? nil : value
        case .scalars(let value): value.isEmpty ? nil : value.map { NSNumber(value: $0) }
        case .path(let value): value
        case .image(let value): value
        case .text(let value): value
        }
    }

    private static func number(_ any: Any) -> Double? {
        switch any {
        case let value as Double: value
        case let value as CGFloat: Double(value)
        case let value as Float: Double(value)
        case let value as Int: Double(value)
        case let value as Bool: value ? 1 : 0
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }

    /// The value part of the way to another; values that do not mix switch at the middle.
    func interpolated(to other: AnimatableValue, _ t: Double) -> AnimatableValue {
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * CGFloat(t) }
        switch (self, other) {
        case (.scalar(let a), .scalar(let b)): return .scalar(a + (b - a) * t)
        case (.point(let a), .point(let b)): return .point(CGPoint(x: mix(a.x, b.x), y: mix(a.y, b.y)))
        case (.size(let a), .size(let b)):
            return .size(CGSize(width: mix(a.width, b.width), height: mix(a.height, b.height)))
        case (.rect(let a), .rect(let b)):
            return .rect(
                CGRect(
                    // Not `minX`: the difference to a larger rectangle has a negative size.
                    x: mix(a.origin.x, b.origin.x), y: mix(a.origin.y, b.origin.y),
                    width: mix(a.size.width, b.size.width), height: mix(a.size.height, b.size.height)))
        case (.transform(let a), .transform(let b)): return .transform(a.interpolated(to: b, t))
        case (.color(let a), .color(let b)): return .color(Self.mix(a, b, t))
        case (.colors(let a), .colors(let b)) where a.count == b.count:
            return .colors(zip(a, b).map { Self.mix($0, $1, t) ?? .clear })
        case (.scalars(let a), .scalars(let b)) where a.count == b.count:
            return .scalars(zip(a, b).map { $0 + ($1 - $0) * t })
        case (.path(let a?), .path(let b?)):
            if let path = a.interpolated(to: b, CGFloat(t)) { return .path(path) }
            return t < 0.5 ? self : other
        default: return t < 0.5 ? self : other
        }
    }

    /// A missing colour fades as the other one without opacity.
    private static func mix(_ a: CGColor?, _ b: CGColor?, _ t: Double) -> CGColor? {
        guard let from = a ?? b?.copy(alpha: 0), let to = b ?? a?.copy(alpha: 0) else { return nil }
        guard from.tile == nil, to.tile == nil else { return t < 0.5 ? a : b }
        // Springs overshoot: opacity and channels stay in range.
        func mix(_ x: CGFloat, _ y: CGFloat) -> CGFloat { min(max(x + (y - x) * CGFloat(t), 0), 1) }
        return CGColor(
            red: mix(from.red, to.red), green: mix(from.green, to.green), blue: mix(from.blue, to.blue),
            alpha: mix(from.alpha, to.alpha))
    }

    /// `base` with this value added: transforms concatenate in front of it, what cannot be added replaces it.
    func added(to base: AnimatableValue) -> AnimatableValue {
        switch (self, base) {
        case (.scalar(let a), .scalar(let b)): return .scalar(a + b)
        case (.point(let a), .point(let b)): return .point(CGPoint(x: a.x + b.x, y: a.y + b.y))
        case (.size(let a), .size(let b)):
            return .size(CGSize(width: a.width + b.width, height: a.height + b.height))
        case (.rect(let a), .rect(let b)):
            // Of the raw fields: a difference of rectangles has negative sizes.
            return .rect(
                CGRect(
                    origin: CGPoint(x: a.origin.x + b.origin.x, y: a.origin.y + b.origin.y),
                    size: CGSize(
                        width: a.size.width + b.size.width, height: a.size.height + b.size.height)))
        case (.transform(let a), .transform(let b)): return .transform(CATransform3DConcat(a, b))
        default: return self
        }
    }

    /// What must be added to `other` to get this value; nil for values that cannot be added.
    func difference(from other: AnimatableValue) -> AnimatableValue? {
        switch (self, other) {
        case (.scalar(let a), .scalar(let b)): return .scalar(a - b)
        case (.point(let a), .point(let b)): return .point(CGPoint(x: a.x - b.x, y: a.y - b.y))
        case (.size(let a), .size(let b)):
            return .size(CGSize(width: a.width - b.width, height: a.height - b.height))
        case (.rect(let a), .rect(let b)):
            return .rect(
                CGRect(
                    origin: CGPoint(x: a.origin.x - b.origin.x, y: a.origin.y - b.origin.y),
                    size: CGSize(
                        width: a.size.width - b.size.width, height: a.size.height - b.size.height)))
        case (.transform(let a), .transform(let b)):
            guard let inverse = b.inverse else { return nil }
            return .transform(CATransform3DConcat(a, inverse))
        default: return nil
        }
    }

    /// The value that changes nothing when added.
    var neutral: AnimatableValue? {
        switch self {
        case .scalar: .scalar(0)
        case .point: .point(.zero)
        case .size: .size(.zero)
        case .rect: .rect(.zero)
        case .transform: .transform(.identity)
        default: nil
        }
    }
}

extension CGPath {
    /// The path part of the way to another of the same structure; nil if the structures differ.
    func interpolated(to other: CGPath, _ t: CGFloat) -> CGPath? {
        guard elements.count == other.elements.count else { return nil }
        func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
            CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
        }
        let path = CGMutablePath()
        for (a, b) in zip(elements, other.elements) {
            switch (a, b) {
            case (.move(let p), .move(let q)): path.move(to: mix(p, q))
            case (.line(let p), .line(let q)): path.addLine(to: mix(p, q))
            case (.quad(let c, let p), .quad(let d, let q)):
                path.addQuadCurve(to: mix(p, q), control: mix(c, d))
            case (.curve(let c1, let c2, let p), .curve(let d1, let d2, let q)):
                path.addCurve(to: mix(p, q), control1: mix(c1, d1), control2: mix(c2, d2))
            case (.close, .close): path.closeSubpath()
            default: return nil
            }
        }
        return path
    }
}

/// A picture is the same as itself only: comparing pixels would cost more than drawing them.
extension Bitmap: Equatable {
    package static func == (a: Bitmap, b: Bitmap) -> Bool { a === b }
}
