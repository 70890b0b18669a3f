/// What a collection view has done since it was made.
package struct UICollectionViewCounters: Sendable, Equatable {
    /// Cells made from their class, because the reuse pool had none.
    package var cellsMade = 0
    /// Cells dequeued from the reuse pool.
    package var cellsReused = 0
    /// Cells that went back to the reuse pool.
    package var cellsRecycled = 0
    /// Cells that the data source was asked for before they came into view, between frames.
    package var cellsPrepared = 0
    /// Those of them that never came into view.
    package var cellsPreparedInVain = 0
    /// Supplementary views made from their class.
    package var supplementaryViewsMade = 0
    /// Supplementary views dequeued from the reuse pool.
    package var supplementaryViewsReused = 0
    /// Scroll views made for sections that scroll orthogonally.
    package var orthogonalScrollViewsMade = 0
    /// Buttons made for actions of rows that were swiped.
    package var swipeButtonsMade = 0
    /// How often attributes were given to a view.
    package var attributesApplied = 0
    /// Objects made to tell the layout of single changes.
    package var updateItemsMade = 0
    /// How often the layout was prepared.
    package var layoutsPrepared = 0
    /// How often what is visible was compared with what is shown.
    package var passes = 0
    /// How often a view was asked for the size that it prefers.
    package var viewsMeasured = 0
    /// How often the layout was asked for what is in a rectangle.
    package var layoutQueries = 0
}
