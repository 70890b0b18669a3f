public import Foundation

// Items, and what they are by types: uniform type identifiers as "public.html", or MIME types.
extension UIPasteboard {
    /// All items, each by types. Values are strings, addresses, images and colours where their type says so, else data.
    ///
    /// Reading it asks another program for everything that it has.
    public var items: [[String: Any]] {
        get {
            content.types.enumerated().map { index, types in
                types.reduce(into: [:]) { $0[$1] = content.value($1, ofItem: index) }
            }
        }
        set { content.set(newValue) }
    }

    /// Puts items beside those that are there.
    public func addItems(_ items: [[String: Any]]) { content.set(self.items + items) }

    /// Puts items in the place of those that are there.
    ///
    /// - Parameter options: When they are gone.
    public func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
        let date = options[.expirationDate] as? Date
        content.set(items, expiresAfter: date?.timeIntervalSinceNow)
    }

    /// The types of the first item.
    public var types: [String] { content.types.first ?? [] }

    /// The types of some items, or of all; nil where there is no such item.
    public func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
        chosen(itemSet)?.map { content.types[$0] }
    }

    /// Whether the first item is of one of some types.
    public func contains(pasteboardTypes: [String]) -> Bool {
        content.types.first?.contains(where: pasteboardTypes.contains) ?? false
    }

    /// Whether one of some items, or of all, is of one of some types.
    public func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
        itemSetOfAll(pasteboardTypes).intersection(itemSet ?? IndexSet(content.types.indices)).isEmpty
            == false
    }

    /// The items that are of one of some types; nil where none is.
    public func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
        let found = itemSetOfAll(pasteboardTypes)
        return found.isEmpty ? nil : found
    }

    private func itemSetOfAll(_ types: [String]) -> IndexSet {
        IndexSet(content.types.indices.filter { content.types[$0].contains(where: types.contains) })
    }

    /// The numbers of some items, or of all; nil where one is not there.
    private func chosen(_ itemSet: IndexSet?) -> [Int]? {
        let numbers = itemSet.map(Array.init) ?? Array(content.types.indices)
        return numbers.allSatisfy(content.types.indices.contains) ? numbers : nil
    }

    /// What the first item is of a type; nil where it is not of it.
    public func value(forPasteboardType pasteboardType: String) -> Any? {
        content.value(pasteboardType, ofItem: 0)
    }

    /// What some items, or all, are of a type; nil where none is.
    public func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
        let found = chosen(itemSet)?.compactMap { content.value(pasteboardType, ofItem: $0) } ?? []
        return found.isEmpty ? nil : found
    }

    /// The bytes of what the first item is of a type; nil where it is not of it, or its value has none.
    public func data(forPasteboardType pasteboardType: String) -> Data? {
        value(forPasteboardType: pasteboardType).flatMap { [pasteboardType: $0].data(pasteboardType) }
    }

    /// The bytes of what some items, or all, are of a type; nil where none is.
    public func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
        let found = values(forPasteboardType: pasteboardType, inItemSet: itemSet) ?? []
        let data = found.compactMap { [pasteboardType: $0].data(pasteboardType) }
        return data.isEmpty ? nil : data
    }

    /// Puts one thing on the pasteboard: a string, an address, an image, a colour, or anything else for this program alone.
    public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
        content.set([[pasteboardType: value]])
    }

    /// Puts bytes on the pasteboard.
    public func setData(_ data: Data, forPasteboardType pasteboardType: String) {
        content.set([[pasteboardType: data]])
    }
}
