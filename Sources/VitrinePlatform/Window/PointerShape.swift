/// What the pointer looks like.
package enum PointerShape: Hashable, Sendable {
    /// The usual arrow.
    case arrow
    /// The bar over text that can be selected.
    case text
}
