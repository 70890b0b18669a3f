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
/// - Cells are reused: `@State` within a cell lasts while the cell shows its item. Keep lasting state in
///   the model.
/// - Changes are detected by the hash of the rows. A change that leaves every hash as it was starts no
///   update.
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

    /// Creates a collection with supplementary views, such as section headers.
    ///
    /// - Parameters:
    ///   - rows: The rows to show. Sections and items must be unique in the whole array.
    ///   - sectionLayoutProvider: Returns the layout of the section at an index of `rows`.
    ///   - cell: Returns the content of the cell for an item.
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
        let collectionView = UICollectionView(
            frame: .zero, collectionViewLayout: context.coordinator.makeLayout())
        collectionView.backgroundColor = .clear
        context.coordinator.attach(to: collectionView)
        context.coordinator.update(from: self, in: collectionView, animated: false)
        return collectionView
    }

    public func updateUIView(_ uiView: UICollectionView, context: Context) {
        context.coordinator.update(from: self, in: uiView, animated: true)
    }
}

extension CollectionView where SupplementaryView == EmptyView {
    /// Creates a collection whose layout has no supplementary views.
    ///
    /// - Parameters:
    ///   - rows: The rows to show. Sections and items must be unique in the whole array.
    ///   - sectionLayoutProvider: Returns the layout of the section at an index of `rows`.
    ///   - cell: Returns the content of the cell for an item.
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
