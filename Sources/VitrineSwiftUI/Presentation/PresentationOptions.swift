/// What a view says about the presentation that it is in.
struct PresentationWish {
    var detents: Set<PresentationDetent>?
    var selection: Binding<PresentationDetent>?
    /// The selection when the view was made: another one makes it another view.
    var selected: PresentationDetent?
    var dragIndicator: Visibility?
    var cornerRadius: CGFloat??
    var background: AnyView?
    var backgroundInteraction: PresentationBackgroundInteraction?
    var contentInteraction: PresentationContentInteraction?
    var horizontalAdaptation: PresentationAdaptation?
    var verticalAdaptation: PresentationAdaptation?
    var isDismissDisabled: Bool?
    var sizing: (any PresentationSizing)?

    /// What this one says goes before what another says.
    func over(_ other: PresentationWish) -> PresentationWish {
        PresentationWish(
            detents: detents ?? other.detents, selection: detents == nil ? other.selection : selection,
            selected: detents == nil ? other.selected : selected,
            dragIndicator: dragIndicator ?? other.dragIndicator,
            cornerRadius: cornerRadius ?? other.cornerRadius, background: background ?? other.background,
            backgroundInteraction: backgroundInteraction ?? other.backgroundInteraction,
            contentInteraction: contentInteraction ?? other.contentInteraction,
            horizontalAdaptation: horizontalAdaptation ?? other.horizontalAdaptation,
            verticalAdaptation: verticalAdaptation ?? other.verticalAdaptation,
            isDismissDisabled: isDismissDisabled.map { $0 || other.isDismissDisabled == true }
                ?? other.isDismissDisabled,
            sizing: sizing ?? other.sizing)
    }
}

/// What the views of a presentation say about it. They find it in their environment, also through navigation stacks.
@MainActor
final class PresentationOptions {
    private struct Entry {
        weak var record: PresentationRecord?
    }
    private var entries: [Entry] = []
    var onChange: (() -> Void)?

    nonisolated init() {}

    func add(_ record: PresentationRecord) { entries.append(Entry(record: record)) }

    /// Tells the presentation; what is gone no longer counts.
    func didChange() {
        entries.removeAll { $0.record == nil }
        onChange?()
    }

    /// All wishes as one: those of outer views go before those of inner ones.
    var combined: PresentationWish {
        let records = entries.compactMap(\.record).sorted { $0.depth < $1.depth }
        return records.reduce(PresentationWish()) { $0.over($1.wish) }
    }
}

/// The wish of one modifier, as long as that is there.
@MainActor
final class PresentationRecord {
    fileprivate(set) var wish: PresentationWish
    let depth: Int
    private weak var options: PresentationOptions?

    init(_ wish: PresentationWish, depth: Int, _ options: PresentationOptions?) {
        self.wish = wish
        self.depth = depth
        self.options = options
    }

    isolated deinit { options?.didChange() }
}

/// Says something about the presentation that a view is in.
struct PresentationWishModifier: WatchingModifier {
    let wish: PresentationWish
    typealias Body = Never

    @MainActor func start(_ node: _GraphNode) -> PresentationRecord {
        let options = node.environment.presentationOptions
        let record = PresentationRecord(wish, depth: node.depth, options)
        options?.add(record)
        notify(node)
        return record
    }

    @MainActor func update(
        from old: PresentationWishModifier, _ storage: inout PresentationRecord, _ node: _GraphNode
    ) {
        storage.wish = wish
        notify(node)
    }

    @MainActor private func notify(_ node: _GraphNode) {
        guard let options = node.environment.presentationOptions else { return }
        node.graph.afterUpdate { options.didChange() }
    }
}

private struct PresentationOptionsKey: EnvironmentKey {
    static var defaultValue: PresentationOptions? { nil }
}

extension EnvironmentValues {
    /// The presentation that the view is in.
    var presentationOptions: PresentationOptions? {
        get { self[PresentationOptionsKey.self] }
        set { self[PresentationOptionsKey.self] = newValue }
    }
}

nonisolated extension View {
    func presentation(_ set: (inout PresentationWish) -> Void) -> some View {
        var wish = PresentationWish()
        set(&wish)
        return modifier(PresentationWishModifier(wish: wish))
    }
}
