/// A named value produced by a view, which flows up to the views around it.
public protocol PreferenceKey {
    /// The type of the value.
    associatedtype Value

    /// The value where no view sets one.
    static var defaultValue: Value { get }

    /// Combines the values of views in order, by changing `value` with the result of `nextValue`.
    ///
    /// Only called for views that set a value.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    /// Nil.
    public static var defaultValue: Value { nil }
}

/// An element that reads preferences of what is inside it.
@MainActor
protocol PreferenceReader: Element {
    /// Compares the values inside with those known and passes on what changed; true if the layout may change
    /// by it.
    func readPreferences() -> Bool
}

/// What a graph knows of preferences: who reads, and whether there is anything new to read.
///
/// Values are not kept along the way: they are collected when something that sets them changed, at most once
/// per layout. A graph without readers pays for a flag.
@MainActor
final class PreferenceStore {
    private struct Entry {
        weak var reader: (any PreferenceReader)?
    }
    private var readers: [Entry] = []
    /// Some value may differ from what was read last.
    var isStale = false
    /// Some value is a place, and so changes with the layout.
    var dependsOnLayout = false

    func add(_ reader: any PreferenceReader) {
        readers.append(Entry(reader: reader))
        isStale = true
    }

    /// Lets the readers read, inner ones first; true if one of them changed its content.
    ///
    /// Complexity: O(readers × elements inside them) when stale.
    func resolve() -> Bool {
        guard isStale else { return false }
        isStale = false
        readers.removeAll { $0.reader?.isTornDown ?? true }
        // The inner ones are made last only where views nest simply; depth tells in every case.
        let ordered = readers.compactMap(\.reader).sorted { $0.node.depth > $1.node.depth }
        var contentChanged = false
        for reader in ordered where reader.readPreferences() { contentChanged = true }
        return contentChanged
    }
}

extension Element {
    /// The values of the elements inside, combined in order; nil if none sets one.
    final func combinedPreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        var result: K.Value?
        for child in preferenceChildren {
            guard let value = child.preference(key) else { continue }
            if var combined = result {
                K.reduce(value: &combined) { value }
                result = combined
            } else {
                result = value
            }
        }
        return result
    }
}
