public import VitrineSwiftUI
public import VitrineUIKit

/// Lets the system ask the user for a review, if it likes to: here it never does, for there is no shop to write one
/// for.
@MainActor @preconcurrency
public struct RequestReviewAction: Sendable {
    nonisolated init() {}

    /// Asks, if the system likes to.
    public func callAsFunction() {}
}

extension EnvironmentValues {
    /// Lets the system ask the user for a review.
    @MainActor @preconcurrency
    public var requestReview: RequestReviewAction { RequestReviewAction() }
}

/// Lets the system ask the user for a review, if it likes to: here it never does, for there is no shop to write one
/// for.
@MainActor @preconcurrency
open class SKStoreReviewController: NSObject {
    /// Asks, if the system likes to.
    open class func requestReview() {}

    /// Asks, if the system likes to.
    open class func requestReview(in windowScene: UIWindowScene) {}
}
