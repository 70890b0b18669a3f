internal import VitrineUI

/// Where the values of one preference arrive that cells of collections set: see `cellPreference(_:)`.
@MainActor
class CellPreferencePort {
    /// Names the key.
    let key: ObjectIdentifier
    /// What is on screen, by collection, in order of appearance.
    private var shown: [(collection: ObjectIdentifier, sources: [CellPreferenceSource])] = []

    init(key: ObjectIdentifier) {
        self.key = key
    }

    /// What is on screen in every collection, in order.
    var sources: some Sequence<CellPreferenceSource> { shown.lazy.flatMap(\.sources) }

    /// Reads the preference of a cell's content.
    func read(_ content: AnyView, from source: CellPreferenceSource) -> AnyView { content }

    /// Brings what is told up to date with the values of what is on screen.
    func combine() {}

    /// Takes over what a collection has on screen, in order; nothing when it goes.
    ///
    /// - Complexity: O(*n*), *n* = cells on screen, when they changed, and O(*m*), *m* = those of the collection, else.
    final func show(_ sources: [CellPreferenceSource], of collection: ObjectIdentifier) {
        let index = shown.firstIndex { $0.collection == collection }
        if let index {
            guard !shown[index].sources.elementsEqual(sources, by: ===) else { return }
            if sources.isEmpty { shown.remove(at: index) } else { shown[index].sources = sources }
        } else {
            guard !sources.isEmpty else { return }
            shown.append((collection, sources))
        }
        combine()
    }

    /// Takes over the value of one cell.
    final func setValue(_ value: Any?, of source: CellPreferenceSource) {
        source.values[ObjectIdentifier(self)] = value
        if sources.contains(where: { $0 === source }) { combine() }
    }
}

/// The port of one key: tells the combined value.
final class TypedCellPreferencePort<Key: PreferenceKey>: CellPreferencePort, ObservableObject
where Key.Value: Equatable {
    /// The values of all cells on screen, combined; nil if none sets one.
    @Published private(set) var value: Key.Value?

    init() {
        super.init(key: ObjectIdentifier(Key.self))
    }

    override func read(_ content: AnyView, from source: CellPreferenceSource) -> AnyView {
        AnyView(
            content.onPreferenceChange(Key.self) { [weak self, weak source] value in
                guard let self, let source else { return }
                // Content that sets no value cannot be told from content that sets the default.
                setValue(value == Key.defaultValue ? nil : value, of: source)
            })
    }

    override func combine() {
        var result: Key.Value?
        for source in sources {
            guard let value = source.values[ObjectIdentifier(self)] as? Key.Value else { continue }
            if var combined = result {
                Key.reduce(value: &combined) { value }
                result = combined
            } else {
                result = value
            }
        }
        if value != result { value = result }
    }
}
