import Foundation

/// Where a layout had its items, kept as a value while the layout goes on to another state.
@MainActor
protocol LayoutMemory {
    /// The place of an item in the content; nil if there was none.
    ///
    /// - Parameter sectionOffsets: How far sections were scrolled that scroll by themselves.
    /// - Complexity: O(log *n*)
    func place(
        ofItem indexPath: IndexPath, sectionOffsets: [Int: OrthogonalOffset]
    ) -> (frame: CGRect, zIndex: Int)?
}
