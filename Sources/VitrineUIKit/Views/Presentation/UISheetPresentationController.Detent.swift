public import Foundation
import VitrineCoreGraphics

extension UISheetPresentationController {
    /// A height at which a sheet rests.
    @MainActor @preconcurrency
    public final class Detent: NSObject {
        /// Names a detent.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public init(_ rawValue: String) { self.rawValue = rawValue }
            /// About half of the screen.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// All of the screen but for a strip at its top.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        /// The name: the one given, or one of its own.
        public let identifier: Identifier
        private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        private init(
            _ identifier: Identifier?,
            _ resolver:
                @escaping (any UISheetPresentationControllerDetentResolutionContext) ->
                CGFloat?
        ) {
            self.identifier = identifier ?? Identifier(UUID().uuidString)
            self.resolver = resolver
        }

        /// About half of the screen. Out of use where the screen is low, as on a phone on its side.
        public class func medium() -> Detent {
            Detent(.medium) { context in
                guard context.containerTraitCollection.verticalSizeClass != .compact else { return nil }
                return (context as? SheetGeometry)?.mediumValue ?? context.maximumDetentValue / 2
            }
        }

        /// All of the screen but for a strip at its top.
        public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

        /// A height of your own.
        ///
        /// - Parameter resolver: Answers the height in points, without the safe area at the lower edge; nil puts the detent
        ///   out of use.
        public class func custom(
            identifier: Identifier? = nil,
            resolver:
                @escaping (_ context: any UISheetPresentationControllerDetentResolutionContext) ->
                CGFloat?
        ) -> Detent { Detent(identifier, resolver) }

        /// The height in a context, in points, without the safe area at the lower edge; nil where the detent is out of use.
        public func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext)
            -> CGFloat?
        { resolver(context) }
    }
}

/// Where a detent is to be.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    /// The traits of the container of the sheet.
    var containerTraitCollection: UITraitCollection { get }
    /// The greatest height of a detent, in points, without the safe area at the lower edge.
    var maximumDetentValue: CGFloat { get }
}
