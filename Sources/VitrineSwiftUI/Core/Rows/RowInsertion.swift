import VitrineUIKit

/// What comes of what is dropped between the rows of data.
struct RowInsertion {
    /// Whether something may be dropped there.
    let accepts: @MainActor (any UIDropSession) -> Bool
    /// It was dropped before an element, by its place in the data.
    let perform: @MainActor (Int, any UIDropSession) -> Void
}
