/// A type that represents a height where a sheet naturally rests.
public struct PresentationDetent: Hashable, Sendable {
    private enum Kind: Hashable {
        case medium, large
        case fraction(CGFloat)
        case height(CGFloat)
        case custom(ObjectIdentifier)
    }

    private let kind: Kind
    private var resolve: (@MainActor @Sendable (Context) -> CGFloat?)?

    /// The system detent for a sheet that is approximately half the height of the screen.
    public static let medium = PresentationDetent(kind: .medium)
    /// The system detent for a sheet at full height.
    public static let large = PresentationDetent(kind: .large)

    /// A custom detent with the specified fractional height, of 0…1.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(kind: .fraction(fraction))
    }

    /// A custom detent with the specified height, in points.
    public static func height(_ height: CGFloat) -> PresentationDetent {
        PresentationDetent(kind: .height(height))
    }

    /// A custom detent with a calculated height.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        PresentationDetent(kind: .custom(ObjectIdentifier(type))) { D.height(in: $0) }
    }

    private init(kind: Kind, resolve: (@MainActor @Sendable (Context) -> CGFloat?)? = nil) {
        self.kind = kind
        self.resolve = resolve
    }

    public static func == (left: PresentationDetent, right: PresentationDetent) -> Bool {
        left.kind == right.kind
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

    /// Information that you use to calculate the presentation's height.
    @dynamicMemberLookup
    public struct Context {
        /// The height that the presentation appears in, in points.
        public let maxDetentValue: CGFloat
        fileprivate let environment: EnvironmentValues

        /// A value of the environment that the sheet is presented with.
        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
            environment[keyPath: keyPath]
        }
    }

    // MARK: As a detent of UIKit

    var identifier: UISheetPresentationController.Detent.Identifier {
        switch kind {
        case .medium: .medium
        case .large: .large
        case .fraction(let fraction): .init("fraction \(fraction)")
        case .height(let height): .init("height \(height)")
        case .custom(let type): .init("custom \(type.hashValue)")
        }
    }

    @MainActor
    func detent(_ environment: EnvironmentValues) -> UISheetPresentationController.Detent {
        let resolve = resolve
        switch kind {
        case .medium: return .medium()
        case .large: return .large()
        case .fraction(let fraction):
            return .custom(identifier: identifier) { $0.maximumDetentValue * fraction }
        case .height(let height): return .custom(identifier: identifier) { _ in height }
        case .custom:
            return .custom(identifier: identifier) { context in
                resolve?(Context(maxDetentValue: context.maximumDetentValue, environment: environment))
            }
        }
    }
}

/// The definition of a custom detent with a calculated height.
public protocol CustomPresentationDetent {
    /// Calculates and returns a height based on the context; nil puts the detent out of use.
    static func height(in context: Context) -> CGFloat?
}

extension CustomPresentationDetent {
    /// Information that you can use to calculate the presentation's height.
    public typealias Context = PresentationDetent.Context
}
