/// Numbers of what was done, for tests and traces: a struct for each part of the runtime.
///
/// ``current`` counts for whoever is being driven. What a host did counts for the application too, once it is left: so
/// the application's numbers are those of the process.
@MainActor
package protocol WorkCounts {
    /// Nothing done.
    init()
    /// What was done by whoever is being driven, since it was last reset or began to be driven. Begins as ``kept()``.
    static var current: Self { get set }
    /// Adds what another one counted.
    mutating func add(_ other: Self)
}

extension WorkCounts {
    /// Nothing done; from now on the numbers are kept for each context.
    package static func kept() -> Self {
        WorkRecord.kinds.append(CountedKind<Self>())
        return Self()
    }

    /// Counts from nothing.
    package static func reset() { current = Self() }
}

/// One kind of numbers while contexts are entered and left. A class with a generic subclass: contexts are entered for
/// every event and frame of a host, too often for existentials and dynamic casts.
@MainActor
private class Kind {
    let type: any WorkCounts.Type
    init(_ type: any WorkCounts.Type) { self.type = type }
    /// Somebody else begins to be driven: his counts begin with nothing.
    func begin() {}
    /// He is left again: what he did counts for both, and is added to the total, which is made with the first.
    func end(addingTo total: inout AnyObject?) {}
}

private final class CountedKind<Counts: WorkCounts>: Kind {
    /// Those of whoever waits to be driven on, innermost last.
    private var outer: [Counts] = []

    init() { super.init(Counts.self) }

    override func begin() {
        outer.append(Counts.current)
        Counts.current = Counts()
    }

    override func end(addingTo total: inout AnyObject?) {
        let inner = Counts.current
        // Numbers that are kept only since the inner one began have nothing to go back to.
        if let before = outer.popLast() {
            Counts.current = before
            Counts.current.add(inner)
        }
        if let total {
            unsafeDowncast(total, to: Total<Counts>.self).counts.add(inner)
        } else {
            total = Total(inner)
        }
    }
}

private final class Total<Counts> {
    var counts: Counts
    init(_ counts: Counts) { self.counts = counts }
}

/// What a context has done.
@MainActor
struct WorkRecord {
    /// The kinds of numbers that are kept for each context.
    fileprivate static var kinds: [Kind] = []
    /// By kind.
    private var totals: [AnyObject?] = []

    func counts<Counts: WorkCounts>(_ kind: Counts.Type) -> Counts {
        for (kind, total) in zip(Self.kinds, totals) where kind.type == Counts.self {
            return (total as? Total<Counts>)?.counts ?? Counts()
        }
        return Counts()
    }

    /// Puts others' counts aside, while a context is driven.
    static func begin() {
        for kind in kinds { kind.begin() }
    }

    mutating func end() {
        for index in Self.kinds.indices {
            if index == totals.count { totals.append(nil) }
            Self.kinds[index].end(addingTo: &totals[index])
        }
    }
}

extension RuntimeContext {
    /// What was done while the context was driven, until it was last left. The application's own are
    /// ``WorkCounts/current`` while nobody else is driven.
    package func counts<Counts: WorkCounts>(_ kind: Counts.Type = Counts.self) -> Counts { work.counts(kind) }
}
