/// What a view must know of its place beside its geometry.
///
/// A kind of sections, as lists, makes it, and views that know the kind look at it. It travels in the layout attributes,
/// and nobody in between asks what it is.
@MainActor
protocol ElementPlace {
    /// Whether both say the same.
    func isSame(as other: any ElementPlace) -> Bool
    /// The trait that views in such a place have.
    var listEnvironment: UIListEnvironment { get }
}

extension Optional where Wrapped == any ElementPlace {
    /// Whether both say the same, or nothing.
    @MainActor func isSame(as other: (any ElementPlace)?) -> Bool {
        guard let self, let other else { return (self == nil) == (other == nil) }
        return self.isSame(as: other)
    }
}
