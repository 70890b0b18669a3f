/// A side of a row from which actions come.
package enum SwipeEdge: Hashable, CaseIterable, Sendable {
    /// Where lines of text begin.
    case leading
    /// Where lines of text end.
    case trailing
}
