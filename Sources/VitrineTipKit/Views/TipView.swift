public import VitrineSwiftUI

/// A tip among other views. It takes no room while the tip is not to be shown.
public struct TipView<Content: Tip>: View {
    private let tip: AnyTip?
    private let arrowEdge: Edge?
    private let action: (Tips.Action) -> Void

    /// Shows a tip.
    ///
    /// - Parameters:
    ///   - arrowEdge: The edge from which an arrow points at what the tip is about; nil for none.
    ///   - action: Told which of its buttons was tapped.
    public init(_ tip: Content, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) {
        self.init(AnyTip(tip), arrowEdge, action)
    }

    init(_ tip: AnyTip?, _ arrowEdge: Edge?, _ action: @escaping (Tips.Action) -> Void) {
        (self.tip, self.arrowEdge, self.action) = (tip, arrowEdge, action)
    }

    /// The tip, where it is to be shown.
    public var body: some View {
        if let tip, tip.shouldDisplay {
            TipCard(tip: tip, arrowEdge: arrowEdge, isInPopover: false, action: action)
                .transition(.opacity)
                .onAppear { TipStore.current.didShow(tip.id) }
                .onDisappear { TipStore.current.didHide(tip.id) }
                .id(tip.id)
        }
    }
}

extension TipView where Content == AnyTip {
    /// Shows a tip of any type, if there is one.
    ///
    /// - Parameters:
    ///   - arrowEdge: The edge from which an arrow points at what the tip is about; nil for none.
    ///   - action: Told which of its buttons was tapped.
    public init(
        _ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
    ) {
        self.init(tip.map { AnyTip($0) }, arrowEdge, action)
    }
}

/// A tip of any type.
public struct AnyTip: Tip, @unchecked Sendable {
    /// The tip itself.
    public let base: any Tip

    /// A tip whose type is left open.
    public init(_ tip: any Tip) { base = (tip as? AnyTip)?.base ?? tip }

    /// The tip's.
    public var id: String { base.id }
    /// The tip's.
    public var title: Text { base.title }
    /// The tip's.
    public var message: Text? { base.message }
    /// The tip's.
    public var image: Image? { base.image }
    /// The tip's.
    public var actions: [Action] { base.actions }
    /// The tip's.
    public var rules: [Rule] { base.rules }
    /// The tip's.
    public var options: [any TipOption] { base.options }
    /// The tip's.
    public var status: Status { base.status }
    var shouldDisplay: Bool { status == .available }
}

nonisolated extension View {
    /// Presents a tip in a popover that points at the view, where the tip is to be shown.
    ///
    /// Who touches what is outside closes it.
    ///
    /// - Parameters:
    ///   - tip: The tip; nil for none.
    ///   - arrowEdge: The edge of the popover where its arrow is.
    ///   - action: Told which of its buttons was tapped.
    @MainActor
    public func popoverTip(
        _ tip: (any Tip)?, arrowEdge: Edge = .top, action: @escaping (Tips.Action) -> Void = { _ in }
    ) -> some View {
        modifier(TipPopover(tip: tip.map { AnyTip($0) }, arrowEdge: arrowEdge, action: action))
    }
}

/// Presents a tip while it is to be shown.
private struct TipPopover: ViewModifier {
    let tip: AnyTip?
    let arrowEdge: Edge
    let action: (Tips.Action) -> Void
    @State private var hasAppeared = false

    /// Tips name the edge of theirs where the arrow is, popovers that of what they point at.
    private var sourceEdge: Edge {
        switch arrowEdge {
        case .top: .bottom
        case .bottom: .top
        case .leading: .trailing
        case .trailing: .leading
        }
    }

    func body(content: Content) -> some View {
        // Also before it appears: who asks is updated.
        let isWanted = tip?.shouldDisplay ?? false
        content
            .onAppear { hasAppeared = true }
            .popover(
                isPresented: Binding {
                    hasAppeared && isWanted
                } set: {
                    // Not where it is over for another reason, which may have come meanwhile.
                    if !$0, tip?.shouldDisplay == true { tip?.invalidate(reason: .tipClosed) }
                }, arrowEdge: sourceEdge
            ) {
                if let tip {
                    TipCard(tip: tip, arrowEdge: nil, isInPopover: true, action: action)
                        .frame(width: TipCard.popoverWidth)
                        .presentationCompactAdaptation(.popover)
                        .onAppear { TipStore.current.didShow(tip.id) }
                        .onDisappear { TipStore.current.didHide(tip.id) }
                }
            }
    }
}
