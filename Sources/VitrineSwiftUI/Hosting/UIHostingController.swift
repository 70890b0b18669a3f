/// The ways in which a hosting controller tracks its content's size.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    /// Bits by option.
    public let rawValue: Int
    /// Makes a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The controller's preferred content size follows the ideal size.
    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1 << 0)
    /// The view's intrinsic content size is invalidated when the ideal size changes.
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 1 << 1)
}

/// A UIKit view controller that manages a SwiftUI view hierarchy.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
    private let hostingView: _UIHostingView<Content>

    /// Hosts a view.
    public init(rootView: Content) {
        hostingView = _UIHostingView(rootView: rootView)
        super.init(nibName: nil, bundle: nil)
        hostingView.hostingController = self
        ApplicationFollowers.shared.insert(hostingView)
    }

    /// Hosts a view that belongs to another hierarchy: it has that one's environment, not one made from traits.
    init(rootView: Content, inheriting environment: EnvironmentValues) {
        hostingView = _UIHostingView(rootView: rootView, inheriting: environment)
        super.init(nibName: nil, bundle: nil)
        hostingView.hostingController = self
        ApplicationFollowers.shared.insert(hostingView)
    }

    /// The environment of the hierarchy that the view belongs to; nil where it is made from the traits.
    var inheritedEnvironment: EnvironmentValues? {
        get { hostingView.inheritedEnvironment }
        set { hostingView.inheritedEnvironment = newValue }
    }

    /// Hosts a view, for controllers from archives.
    public init?(coder aDecoder: NSCoder, rootView: Content) {
        hostingView = _UIHostingView(rootView: rootView)
        super.init(coder: aDecoder)
        hostingView.hostingController = self
        ApplicationFollowers.shared.insert(hostingView)
    }

    /// Archives hold no root view; subclasses call `init(coder:rootView:)`.
    public required dynamic init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) must be implemented in a subclass and call super.init(coder:, rootView:)")
    }

    /// The root view. A new value updates the hierarchy at once and keeps its identity and state.
    public var rootView: Content {
        get { hostingView.rootView }
        set { hostingView.rootView = newValue }
    }

    /// The safe area regions that the controller adds to its content's environment.
    public var safeAreaRegions: SafeAreaRegions {
        get { hostingView.safeAreaRegions }
        set { hostingView.safeAreaRegions = newValue }
    }

    /// Whether safe areas take no part in the layout of the content: what libraries used before `safeAreaRegions` was there,
    /// and Apple never documented.
    public var _disableSafeArea: Bool {
        get { safeAreaRegions.isEmpty }
        set { safeAreaRegions = newValue ? [] : .all }
    }

    /// How the controller tracks its content's size; empty by default.
    public var sizingOptions: UIHostingControllerSizingOptions = [] {
        didSet { updateSizing() }
    }

    private var lastIdealSize: CGSize?

    private func updateSizing() {
        guard !sizingOptions.isEmpty else {
            hostingView.idealSizeObserver = nil
            return
        }
        hostingView.idealSizeObserver = { [weak self] in
            guard let self else { return }
            let ideal = hostingView.size(for: .unspecified)
            guard ideal != lastIdealSize else { return }
            lastIdealSize = ideal
            if sizingOptions.contains(.intrinsicContentSize) { hostingView.invalidateIntrinsicContentSize() }
            if sizingOptions.contains(.preferredContentSize) { preferredContentSize = ideal }
        }
        hostingView.setNeedsLayout()
    }

    /// The best size for the content, in points: no frame changes by asking.
    open func sizeThatFits(in size: CGSize) -> CGSize { hostingView.size(for: ProposedViewSize(size)) }

    /// What a view inside says of the status bar; false where none does.
    open override dynamic var prefersStatusBarHidden: Bool { hostingView.graph.hidesStatusBar ?? false }
    /// The controller of a stack or tabs that the view is, unless a view around it says something.
    open override dynamic var childForStatusBarHidden: UIViewController? {
        hostingView.graph.hidesStatusBar == nil ? children.last : nil
    }
    /// What a view inside says of what the system shows over the program; false where none does.
    open override dynamic var prefersHomeIndicatorAutoHidden: Bool {
        hostingView.graph.hidesHomeIndicator ?? false
    }
    /// The controller of a stack or tabs that the view is, unless a view around it says something.
    open override dynamic var childForHomeIndicatorAutoHidden: UIViewController? {
        hostingView.graph.hidesHomeIndicator == nil ? children.last : nil
    }
    /// What a view inside says of gestures at the edges; none where none does.
    open override dynamic var preferredScreenEdgesDeferringSystemGestures: UIRectEdge {
        hostingView.graph.deferringEdges ?? []
    }
    /// The controller of a stack or tabs that the view is, unless a view around it says something.
    open override dynamic var childForScreenEdgesDeferringSystemGestures: UIViewController? {
        hostingView.graph.deferringEdges == nil ? children.last : nil
    }

    open override dynamic func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        hostingView.tellWhetherPresented(by: self)
    }

    open override func loadView() {
        hostingView.backgroundColor = .contentBackground
        view = hostingView
    }
}
