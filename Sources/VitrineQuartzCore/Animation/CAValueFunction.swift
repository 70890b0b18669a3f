/// The name of a value function.
public struct CAValueFunctionName: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A turn about the x axis, of an angle in radians.
    public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
    /// A turn about the y axis, of an angle in radians.
    public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
    /// A turn about the z axis, of an angle in radians.
    public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
    /// A scale along the x axis.
    public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
    /// A scale along the y axis.
    public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
    /// A scale along the z axis.
    public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
    /// A distance along the x axis, in points.
    public static let translateX = CAValueFunctionName(rawValue: "translateX")
    /// A distance along the y axis, in points.
    public static let translateY = CAValueFunctionName(rawValue: "translateY")
    /// A distance along the z axis, in points.
    public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}

/// Makes a transform of an animation's value, so that a turn of several times around is more than its beginning and its end.
public final class CAValueFunction: NSObject {
    /// The function's name.
    public let name: CAValueFunctionName

    /// The function of a name; nil for one that does not exist.
    public convenience init?(name: CAValueFunctionName) {
        let known: [CAValueFunctionName] = [
            .rotateX, .rotateY, .rotateZ, .scaleX, .scaleY, .scaleZ, .translateX, .translateY, .translateZ,
        ]
        guard known.contains(name) else { return nil }
        self.init(known: name)
    }

    private init(known name: CAValueFunctionName) { self.name = name }

    /// What the animation's values are like: the number that changes nothing.
    @MainActor var model: AnimatableValue {
        switch name {
        case .scaleX, .scaleY, .scaleZ: .scalar(1)
        default: .scalar(0)
        }
    }

    /// The transform for a value.
    @MainActor func transform(_ value: AnimatableValue) -> AnimatableValue? {
        guard case .scalar(let number) = value else { return nil }
        let amount = CGFloat(number)
        let matrix: CATransform3D =
            switch name {
            case .rotateX: CATransform3DMakeRotation(amount, 1, 0, 0)
            case .rotateY: CATransform3DMakeRotation(amount, 0, 1, 0)
            case .rotateZ: CATransform3DMakeRotation(amount, 0, 0, 1)
            case .scaleX: CATransform3DMakeScale(amount, 1, 1)
            case .scaleY: CATransform3DMakeScale(1, amount, 1)
            case .scaleZ: CATransform3DMakeScale(1, 1, amount)
            case .translateX: CATransform3DMakeTranslation(amount, 0, 0)
            case .translateY: CATransform3DMakeTranslation(0, amount, 0)
            default: CATransform3DMakeTranslation(0, 0, amount)
            }
        return .transform(matrix)
    }
}
