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
        WorkRecord.kinds.append(self)
        return Self()
    }

    /// Counts from nothing.
    package static func reset() { current = Self() }

    /// Somebody else begins to be driven: his counts begin with nothing. Returns those of before.
    fileprivate static func begin() -> any WorkCounts {
        defer { current = Self() }
        return current
    }

    /// He is left again: what he did counts for both. Returns his part.
    ///
    /// - Parameter outer: Those of before; nil if the numbers are kept only since then.
    fileprivate static func end(continuing outer: (any WorkCounts)?) -> Self {
        let inner = current
        if let outer = outer as? Self {
            current = outer
            current.add(inner)
        }
        return inner
    }
}

/// What a context has done.
@MainActor
struct WorkRecord {
    /// The kinds of numbers that are kept for each context.
    fileprivate static var kinds: [any WorkCounts.Type] = []
    private var totals: [ObjectIdentifier: any WorkCounts] = [:]

    func counts<Counts: WorkCounts>(_ kind: Counts.Type) -> Counts {
        totals[ObjectIdentifier(kind)] as? Counts ?? Counts()
    }

    /// Others' counts, while a context is driven.
    static func begin() -> [any WorkCounts] { kinds.map { $0.begin() } }

    mutating func end(continuing outer: [any WorkCounts]) {
        for (index, kind) in Self.kinds.enumerated() {
            add(kind, continuing: outer.indices.contains(index) ? outer[index] : nil)
        }
    }

    private mutating func add<Counts: WorkCounts>(_ kind: Counts.Type, continuing outer: (any WorkCounts)?) {
        var total = counts(kind)
        total.add(kind.end(continuing: outer))
        totals[ObjectIdentifier(kind)] = total
    }
}

extension RuntimeContext {
    /// What was done while the context was driven, until it was last left. The application's own are
    /// ``WorkCounts/current`` while nobody else is driven.
    package func counts<Counts: WorkCounts>(_ kind: Counts.Type = Counts.self) -> Counts { work.counts(kind) }
}
