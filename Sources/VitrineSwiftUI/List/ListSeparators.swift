/// What is asked of the lines above and below a row, or a section.
struct EdgeSeparators: Equatable {
    var top = Visibility.automatic
    var bottom = Visibility.automatic
    var topTint: Color?
    var bottomTint: Color?

    fileprivate mutating func set(_ visibility: Visibility, _ edges: VerticalEdge.Set) {
        if edges.contains(.top) { top = visibility }
        if edges.contains(.bottom) { bottom = visibility }
    }

    /// Nil leaves what stands.
    fileprivate mutating func set(_ tint: Color?, _ edges: VerticalEdge.Set) {
        guard let tint else { return }
        if edges.contains(.top) { topTint = tint }
        if edges.contains(.bottom) { bottomTint = tint }
    }
}

/// A line at one edge of a row, as several rows and sections ask for it: the nearer goes before.
struct SeparatorWish: Equatable {
    var visibility = Visibility.automatic
    var tint: Color?

    func orElse(_ other: SeparatorWish) -> SeparatorWish {
        SeparatorWish(
            visibility: visibility == .automatic ? other.visibility : visibility, tint: tint ?? other.tint)
    }
}

extension ListRowTraits {
    /// The line above the row: its own wish, at the beginning of the section then that of the section.
    func wishAbove(isFirst: Bool) -> SeparatorWish {
        let own = SeparatorWish(visibility: separators.top, tint: separators.topTint)
        guard isFirst else { return own }
        return own.orElse(
            SeparatorWish(visibility: sectionSeparators.top, tint: sectionSeparators.topTint))
    }

    /// The line below the row: its own wish, at the end of the section then that of the section.
    func wishBelow(isLast: Bool) -> SeparatorWish {
        let own = SeparatorWish(visibility: separators.bottom, tint: separators.bottomTint)
        guard isLast else { return own }
        return own.orElse(
            SeparatorWish(visibility: sectionSeparators.bottom, tint: sectionSeparators.bottomTint))
    }
}

private enum RowSeparatorLeadingID: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 }
}
private enum RowSeparatorTrailingID: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width }
}

extension HorizontalAlignment {
    /// Where the line below a row of a list begins: at its first text, unless a view in the row says otherwise.
    public static let listRowSeparatorLeading = HorizontalAlignment(RowSeparatorLeadingID.self)
    /// Where the line below a row of a list ends: at the trailing edge, unless a view in the row says otherwise.
    public static let listRowSeparatorTrailing = HorizontalAlignment(RowSeparatorTrailingID.self)
}

nonisolated extension View {
    /// Sets the display mode for the separators of a row: the line between two rows is hidden where either wants that.
    public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        modifier(ListTraitModifier { $0.separators.set(visibility, edges) })
    }

    /// Sets the tint colour of a row's separators; nil is the list's own.
    public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modifier(ListTraitModifier { $0.separators.set(color, edges) })
    }

    /// Sets whether the lines above the first row of a section and below its last one are shown.
    public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        modifier(ListTraitModifier { $0.sectionSeparators.set(visibility, edges) })
    }

    /// Sets the tint colour of the lines at the ends of a section; nil is the list's own.
    public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modifier(ListTraitModifier { $0.sectionSeparators.set(color, edges) })
    }
}
