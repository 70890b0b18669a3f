/// A wrapper for a UIKit view that you use to integrate that view into your SwiftUI view hierarchy.
@MainActor @preconcurrency
public protocol UIViewRepresentable: _PrimitiveView {
    /// The type of view to present.
    associatedtype UIViewType: UIView
    /// The type of the coordinator.
    associatedtype Coordinator = Void
    /// Contextual information about the system's state.
    typealias Context = UIViewRepresentableContext<Self>

    /// Creates the view object and configures its initial state: once per identity.
    @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType
    /// Updates the view with new information: after making it, and after each change.
    @MainActor @preconcurrency func updateUIView(_ uiView: UIViewType, context: Context)
    /// Cleans up in anticipation of the view's removal.
    @MainActor @preconcurrency static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    /// Creates the object through which the view talks back.
    @MainActor @preconcurrency func makeCoordinator() -> Coordinator
    /// The size of the view for a proposal; nil leaves it to the view's intrinsic size and priorities.
    @MainActor @preconcurrency func sizeThatFits(
        _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
    ) -> CGSize?
    /// Changes the size that the view would have: what SwiftUI asks where ``sizeThatFits(_:uiView:context:)`` is nil, as
    /// libraries for systems before iOS 16 use it.
    ///
    /// - Parameter size: By the view's intrinsic size and priorities, in points.
    @MainActor @preconcurrency func _overrideSizeThatFits(
        _ size: inout CGSize, in proposedSize: _ProposedSize, uiView: UIViewType)
}

extension UIViewRepresentable {
    /// Nothing to clean up.
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
    /// Leaves the size to the view.
    public func sizeThatFits(
        _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
    ) -> CGSize? { nil }
    /// Leaves the size as it is.
    public func _overrideSizeThatFits(
        _ size: inout CGSize, in proposedSize: _ProposedSize, uiView: UIViewType
    ) {}
    /// Makes the node that keeps the view.
    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        PlatformNode(view, context, ViewRepresentableAdapter<Self>())
    }
}

extension UIViewRepresentable where Coordinator == Void {
    /// No coordinator.
    public func makeCoordinator() {}
}

/// Contextual information about the state of the system.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    /// The view's coordinator.
    public let coordinator: Representable.Coordinator
    /// The current transaction.
    public internal(set) var transaction: Transaction
    /// The environment of the view.
    public internal(set) var environment: EnvironmentValues
}

/// A wrapper for a UIKit view controller.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: _PrimitiveView {
    /// The type of view controller to present.
    associatedtype UIViewControllerType: UIViewController
    /// The type of the coordinator.
    associatedtype Coordinator = Void
    /// Contextual information about the system's state.
    typealias Context = UIViewControllerRepresentableContext<Self>

    /// Creates the view controller and configures its initial state: once per identity.
    @MainActor @preconcurrency func makeUIViewController(context: Context) -> UIViewControllerType
    /// Updates the view controller with new information: after making it, and after each change.
    @MainActor @preconcurrency func updateUIViewController(
        _ uiViewController: UIViewControllerType, context: Context)
    /// Cleans up in anticipation of the view controller's removal.
    @MainActor @preconcurrency static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator)
    /// Creates the object through which the view controller talks back.
    @MainActor @preconcurrency func makeCoordinator() -> Coordinator
    /// The size for a proposal; nil takes what is proposed.
    @MainActor @preconcurrency func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize?
    /// Changes the size that the view would have: what SwiftUI asks where
    /// ``sizeThatFits(_:uiViewController:context:)`` is nil, as libraries for systems before iOS 16 use it.
    ///
    /// - Parameter size: By the view's intrinsic size and priorities, in points.
    @MainActor @preconcurrency func _overrideSizeThatFits(
        _ size: inout CGSize, in proposedSize: _ProposedSize, uiViewController: UIViewControllerType)
}

/// The size that SwiftUI proposes to a view of UIKit, under the name that it had before iOS 16.
public struct _ProposedSize: Equatable, Sendable {
    /// In points; nil where nothing is proposed.
    let width: CGFloat?
    /// In points; nil where nothing is proposed.
    let height: CGFloat?

    init(_ proposal: ProposedViewSize) {
        width = proposal.width
        height = proposal.height
    }
}

extension UIViewControllerRepresentable {
    /// Nothing to clean up.
    public static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator
    ) {}
    /// Leaves the size to the view.
    public func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize? { nil }
    /// Leaves the size as it is.
    public func _overrideSizeThatFits(
        _ size: inout CGSize, in proposedSize: _ProposedSize, uiViewController: UIViewControllerType
    ) {}
    /// Makes the node that keeps the view controller.
    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        PlatformNode(view, context, ControllerRepresentableAdapter<Self>())
    }
}

extension UIViewControllerRepresentable where Coordinator == Void {
    /// No coordinator.
    public func makeCoordinator() {}
}

/// Contextual information about the state of the system.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    /// The view controller's coordinator.
    public let coordinator: Representable.Coordinator
    /// The current transaction.
    public internal(set) var transaction: Transaction
    /// The environment of the view controller.
    public internal(set) var environment: EnvironmentValues
}
