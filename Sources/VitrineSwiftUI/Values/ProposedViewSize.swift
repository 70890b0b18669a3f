/// A proposal for the size of a view, in points: nil asks for the ideal, zero for the minimum, infinity for the
/// maximum extent of a dimension.
public struct ProposedViewSize: Equatable, Sendable {
    /// The proposed width.
    public var width: CGFloat?
    /// The proposed height.
    public var height: CGFloat?

    /// Asks for the minimum.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// Asks for the ideal.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// Asks for the maximum.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// Proposes dimensions.
    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// Proposes a size.
    public init(_ size: CGSize) {
        width = size.width
        height = size.height
    }

    /// The proposal with dimensions instead of nil.
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    /// The proposal reduced by insets, never below zero.
    func inset(by insets: EdgeInsets) -> ProposedViewSize {
        ProposedViewSize(
            width: width.map { max(0, $0 - insets.leading - insets.trailing) },
            height: height.map { max(0, $0 - insets.top - insets.bottom) })
    }
}
