public import VitrineUI

/// A collection of rows, laid out by the compositional layout and filled with SwiftUI views.
///
/// The component of article A0. Rows are given as values; when they change, the difference is applied
/// with an animation, and the focused item keeps its focus.
///
/// ```swift
/// CollectionView(rows: rows) { sectionIndex, environment in
///     NSCollectionLayoutSection(…)
/// } cell: { indexPath, item in
///     Button(item.title) { … }
/// } supplementaryView: { kind, indexPath in
///     Text(rows[indexPath.section].section.title)
/// }
/// ```
///
/// - Cells are not focusable themselves, so buttons in them can be focused and triggered.
/// - Several rows may show the same item. An item that leaves one row for another moves.
/// - What is on screen shows what the builders make of the newest items and of the newest state they read,
///   whether or not the rows count as changed.
/// - Cells are reused: `@State` within a cell lasts while the cell shows its item, or longer with
///   ``retainsCellState(limit:)``.
/// - Cells and supplementary views have the environment around the collection, whole, and follow its changes: an
///   `@EnvironmentObject` is there, a `NavigationLink` in a cell pushes on the stack around the collection, and
///   `dismiss` dismisses the screen that the collection is on. What a cell sets by `preference(key:value:)` ends in
///   the cell, unless `cellPreference(_:)` lets it out.
///
/// ```swift
/// NavigationStack {
///     CollectionView(rows: rows, sectionLayoutProvider: layout) { _, film in
///         NavigationLink(value: film) { Poster(film: film) }
///     }
///     .navigationDestination(for: Film.self) { FilmPage(film: $0) }
/// }
/// .environmentObject(library)
/// ```
///
/// <doc:CollectionsInSwiftUI> has the details.
public struct CollectionView<
    Section: Hashable & Sendable, Item: Hashable & Sendable, Cell: View, SupplementaryView: View
>: UIViewRepresentable {
    /// Returns the layout of a section, given its index and the environment of the layout.
    public typealias SectionLayoutProvider =
        (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection

    let rows: [CollectionRow<Section, Item>]
    let sectionLayoutProvider: SectionLayoutProvider
    let cell: (IndexPath, Item) -> Cell
    let supplementaryView: ((String, IndexPath) -> SupplementaryView)?
    var retainedStateLimit = 0
    /// The whole environment, for the cells. As a property of the view, and not taken from a context, it is an input
    /// of the view: SwiftUI updates the view after any change in it.
    @Environment(\.self) private var environment

    /// Creates a collection with supplementary views, such as section headers.
    ///
    /// - Parameters:
    ///   - rows: The rows to show. Sections must be unique among them, and items within their row. Duplicates
    ///     are reported on standard error: of two equal items in a row the first is shown, of two rows with
    ///     equal sections both.
    ///   - sectionLayoutProvider: Returns the layout of the section at an index of `rows`.
    ///   - cell: Returns the content of the cell for an item, given its place and its newest value.
    ///   - supplementaryView: Returns the content of a supplementary view, given its element kind and
    ///     the index path that the layout gives it.
    public init(
        rows: [CollectionRow<Section, Item>],
        sectionLayoutProvider: @escaping SectionLayoutProvider,
        @ViewBuilder cell: @escaping (IndexPath, Item) -> Cell,
        @ViewBuilder supplementaryView: @escaping (String, IndexPath) -> SupplementaryView
    ) {
        self.rows = rows
        self.sectionLayoutProvider = sectionLayoutProvider
        self.cell = cell
        self.supplementaryView = supplementaryView
    }

    public func makeCoordinator() -> Coordinator {
        Coordinator(self)
    }

    public func makeUIView(context: Context) -> UICollectionView {
        let collectionView = HostCollectionView(
            frame: .zero, collectionViewLayout: context.coordinator.makeLayout())
        collectionView.backgroundColor = .clear
        context.coordinator.attach(to: collectionView)
        context.coordinator.update(
            from: self, environment: environment, in: collectionView, animated: false)
        return collectionView
    }

    public func updateUIView(_ uiView: UICollectionView, context: Context) {
        context.coordinator.update(
            from: self, environment: environment, in: uiView,
            animated: !context.transaction.disablesAnimations)
    }

    public static func dismantleUIView(_ uiView: UICollectionView, coordinator: Coordinator) {
        if let collectionView = uiView as? HostCollectionView { coordinator.detach(from: collectionView) }
    }
}

extension CollectionView where SupplementaryView == EmptyView {
    /// Creates a collection whose layout has no supplementary views.
    ///
    /// A layout that asks for one all the same gets an empty view, and standard error says so.
    ///
    /// - Parameters:
    ///   - rows: The rows to show. Sections must be unique among them, and items within their row.
    ///   - sectionLayoutProvider: Returns the layout of the section at an index of `rows`.
    ///   - cell: Returns the content of the cell for an item, given its place and its newest value.
    public init(
        rows: [CollectionRow<Section, Item>],
        sectionLayoutProvider: @escaping SectionLayoutProvider,
        @ViewBuilder cell: @escaping (IndexPath, Item) -> Cell
    ) {
        self.rows = rows
        self.sectionLayoutProvider = sectionLayoutProvider
        self.cell = cell
        self.supplementaryView = nil
    }
}

extension CollectionView {
    /// Keeps the state of cells that leave the screen, so that their items come back as they were.
    ///
    /// Without this modifier a cell that comes back starts afresh, and costs nothing while it is away. With
    /// it, what the cells of the last `limit` items showed stays in memory: `@State`, `@StateObject` and
    /// the positions of scroll views in them. The state of an item ends when no row shows the item any more.
    ///
    /// - Parameter limit: How many items are remembered besides those on screen. 64 is our choice; 0 or less
    ///   remembers none.
    public func retainsCellState(limit: Int = 64) -> CollectionView {
        var copy = self
        copy.retainedStateLimit = limit
        return copy
    }
}
