package import VitrineCoreGraphics
package import VitrineGraphics

/// A type that layer properties have, and the value for animations that belongs to it.
package protocol LayerValue: Equatable {
    /// Whether there are differences of such values, so that animations can be added to each other.
    ///
    /// Numbers, points, sizes and rectangles are added by their numbers, transforms by concatenation
    /// (`CAPropertyAnimation.isAdditive`: "The addition function is type-dependent, e.g. for affine transforms the two
    /// matrices are concatenated"). Colours, paths, lists and what only switches have no sum.
    static var addsUp: Bool { get }
    var animatable: AnimatableValue { get }
    /// Nil if the value is of another kind.
    init?(animatable: AnimatableValue)
}

extension LayerValue {
    package static var addsUp: Bool { false }
}

extension Double: LayerValue {
    package static var addsUp: Bool { true }
    package var animatable: AnimatableValue { .scalar(self) }
    package init?(animatable: AnimatableValue) {
        guard case .scalar(let value) = animatable else { return nil }
        self = value
    }
}

extension CGFloat: LayerValue {
    package static var addsUp: Bool { true }
    package var animatable: AnimatableValue { .scalar(Double(self)) }
    package init?(animatable: AnimatableValue) {
        guard case .scalar(let value) = animatable else { return nil }
        self = CGFloat(value)
    }
}

extension Float: LayerValue {
    package static var addsUp: Bool { true }
    package var animatable: AnimatableValue { .scalar(Double(self)) }
    package init?(animatable: AnimatableValue) {
        guard case .scalar(let value) = animatable else { return nil }
        self = Float(value)
    }
}

extension CGPoint: LayerValue {
    package static var addsUp: Bool { true }
    package var animatable: AnimatableValue { .point(self) }
    package init?(animatable: AnimatableValue) {
        guard case .point(let value) = animatable else { return nil }
        self = value
    }
}

extension CGSize: LayerValue {
    package static var addsUp: Bool { true }
    package var animatable: AnimatableValue { .size(self) }
    package init?(animatable: AnimatableValue) {
        guard case .size(let value) = animatable else { return nil }
        self = value
    }
}

extension CGRect: LayerValue {
    package static var addsUp: Bool { true }
    package var animatable: AnimatableValue { .rect(self) }
    package init?(animatable: AnimatableValue) {
        guard case .rect(let value) = animatable else { return nil }
        self = value
    }
}

extension CATransform3D: LayerValue {
    package static var addsUp: Bool { true }
    package var animatable: AnimatableValue { .transform(self) }
    package init?(animatable: AnimatableValue) {
        guard case .transform(let value) = animatable else { return nil }
        self = value
    }
}

extension Bool: LayerValue {
    package var animatable: AnimatableValue { .flag(self) }
    package init?(animatable: AnimatableValue) {
        guard case .flag(let value) = animatable else { return nil }
        self = value
    }
}

extension CACornerMask: LayerValue {
    package var animatable: AnimatableValue { .scalar(Double(rawValue)) }
    package init?(animatable: AnimatableValue) {
        guard case .scalar(let value) = animatable, let bits = UInt(exactly: value) else { return nil }
        self.init(rawValue: bits)
    }
}

// MARK: Constants

/// A constant of Core Animation's with a name.
package protocol LayerConstant: LayerValue, RawRepresentable where RawValue == String {
    init(rawValue: String)
}

extension LayerConstant {
    package var animatable: AnimatableValue { .text(rawValue) }
    package init?(animatable: AnimatableValue) {
        guard case .text(let name) = animatable else { return nil }
        self.init(rawValue: name)
    }
}

extension CALayerContentsGravity: LayerConstant {}
extension CALayerContentsFilter: LayerConstant {}
extension CAMediaTimingFillMode: LayerConstant {}
extension CALayerCornerCurve: LayerConstant {}

// MARK: What there may be none of

/// A class of whose objects a layer property has one or none.
package protocol LayerReference: Equatable {
    static func animatable(_ object: Self?) -> AnimatableValue
    /// The object in a value. Not `Self`, since paths have subclasses.
    static func reference(in value: AnimatableValue) -> LayerReferenceValue
}

/// What a value says of a property that has one object or none. An optional in an optional would say it, too; release
/// builds cast the object that is not there.
package enum LayerReferenceValue {
    case object(AnyObject)
    case nothing
    /// The value is of another kind.
    case mismatch

    init(_ object: AnyObject?) {
        if let object { self = .object(object) } else { self = .nothing }
    }
}

extension Optional: LayerValue where Wrapped: LayerReference {
    package var animatable: AnimatableValue { Wrapped.animatable(self) }
    package init?(animatable: AnimatableValue) {
        switch Wrapped.reference(in: animatable) {
        case .object(let object): self = object as? Wrapped
        case .nothing: self = nil
        case .mismatch: return nil
        }
    }
}

extension CGColor: LayerReference {
    package static func animatable(_ object: CGColor?) -> AnimatableValue { .color(object) }
    package static func reference(in value: AnimatableValue) -> LayerReferenceValue {
        if case .color(let color) = value { LayerReferenceValue(color) } else { .mismatch }
    }
}

extension CGPath: LayerReference {
    package static func animatable(_ object: CGPath?) -> AnimatableValue { .path(object) }
    package static func reference(in value: AnimatableValue) -> LayerReferenceValue {
        if case .path(let path) = value { LayerReferenceValue(path) } else { .mismatch }
    }
}

extension Bitmap: LayerReference {
    package static func animatable(_ object: Bitmap?) -> AnimatableValue { .image(object) }
    package static func reference(in value: AnimatableValue) -> LayerReferenceValue {
        if case .image(let image) = value { LayerReferenceValue(image) } else { .mismatch }
    }
}

// MARK: Lists

/// A type of whose values a layer property has any number.
package protocol LayerListElement: Equatable {
    static func animatable(_ list: [Self]) -> AnimatableValue
    static func list(in value: AnimatableValue) -> [Self]?
}

extension Array: LayerValue where Element: LayerListElement {
    package var animatable: AnimatableValue { Element.animatable(self) }
    package init?(animatable: AnimatableValue) {
        guard let list = Element.list(in: animatable) else { return nil }
        self = list
    }
}

extension CGColor: LayerListElement {
    package static func animatable(_ list: [CGColor]) -> AnimatableValue { .colors(list) }
    package static func list(in value: AnimatableValue) -> [CGColor]? {
        if case .colors(let colors) = value { colors } else { nil }
    }
}

extension Double: LayerListElement {
    package static func animatable(_ list: [Double]) -> AnimatableValue { .scalars(list) }
    package static func list(in value: AnimatableValue) -> [Double]? {
        if case .scalars(let numbers) = value { numbers } else { nil }
    }
}
