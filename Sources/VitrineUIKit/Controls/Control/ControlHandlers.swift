/// What a control does for its events, in the order in which it was added.
@MainActor
struct ControlHandlers {
    enum Kind {
        case action(UIAction)
        case target(TargetAction)
    }

    struct Handler {
        var kind: Kind
        var events: UIControl.Event
    }

    private(set) var all: [Handler] = []

    /// What is done for any of the events.
    func handlers(for events: UIControl.Event) -> [Kind] {
        all.filter { !$0.events.isDisjoint(with: events) }.map(\.kind)
    }

    /// All events that something is done for.
    var events: UIControl.Event {
        all.reduce(into: []) { events, handler in
            if !handler.isOver { events.formUnion(handler.events) }
        }
    }

    // MARK: Actions

    /// Adds an action; one with the same identifier is replaced, in its place.
    mutating func add(_ action: UIAction, for events: UIControl.Event) {
        if let index = all.firstIndex(where: { $0.isAction(action.identifier) }) {
            all[index].kind = .action(action)
            all[index].events.formUnion(events)
        } else {
            all.append(Handler(kind: .action(action), events: events))
        }
    }

    mutating func removeAction(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
        remove(events) { $0.isAction(identifier) }
    }

    // MARK: Targets

    /// Adds a target and its action; what was added before is done for these events, too.
    mutating func add(_ target: Any?, _ action: Selector, for events: UIControl.Event) {
        all.removeAll(where: \.isOver)
        if let index = all.firstIndex(where: { $0.target?.isSame(target, action) == true }) {
            all[index].events.formUnion(events)
        } else {
            all.append(Handler(kind: .target(TargetAction(target, action)), events: events))
        }
    }

    /// Removes targets and their actions; nil is any.
    mutating func remove(_ target: Any?, _ action: Selector?, for events: UIControl.Event) {
        remove(events) { $0.target?.isMeant(by: target, action) == true }
    }

    /// The living targets, and a null for the responder chain.
    var targets: Set<AnyHashable> {
        Set(
            all.compactMap { handler in
                guard let target = handler.target, !target.isOver else { return nil }
                return target.isForResponderChain ? NSNull() : target.target as? AnyHashable
            })
    }

    /// The actions of a target for an event; nil without any.
    func actions(of target: Any?, for event: UIControl.Event) -> [String]? {
        let names = all.filter { !$0.events.isDisjoint(with: event) && $0.target?.isTarget(target) == true }
            .compactMap { $0.target?.action.description }
        return names.isEmpty ? nil : names
    }

    private mutating func remove(_ events: UIControl.Event, where isMeant: (Handler) -> Bool) {
        for index in all.indices.reversed() where isMeant(all[index]) {
            all[index].events.subtract(events)
            if all[index].events.isEmpty { all.remove(at: index) }
        }
    }
}

extension ControlHandlers.Handler {
    fileprivate var target: TargetAction? {
        if case .target(let target) = kind { target } else { nil }
    }

    var isOver: Bool { target?.isOver == true }

    fileprivate func isAction(_ identifier: UIAction.Identifier) -> Bool {
        if case .action(let action) = kind { action.identifier == identifier } else { false }
    }
}
