/// Names one showing of an item to the data source.
///
/// A data source moves items between sections, so its identifiers are unique among all of them. An item that
/// several rows show has one identity for each; ``IdentifiedRows`` says which is whose.
struct ItemIdentity<Item: Hashable & Sendable>: Hashable, Sendable {
    var item: Item
    /// Zero as long as one row at a time shows the item.
    var showing: Int
}
