// A gallery over a folder of pictures: folders in a sidebar, a grid, search, selection, and deleting that can be undone.
// The folder is the program's first argument or PHOTOS_FOLDER; without one it paints a few pictures itself.
// Deleted pictures go to the trash of the gallery, and come back from there. Valid on iOS too.

import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = GalleryController(library: Library(folder: Library.givenFolder))
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

// MARK: - Columns

final class GalleryController: UISplitViewController, UISplitViewControllerDelegate {
    private let sidebar: SidebarController
    private let grid: GridController

    init(library: Library) {
        sidebar = SidebarController(library: library)
        grid = GridController(library: library)
        super.init(style: .doubleColumn)
        delegate = self
        preferredPrimaryColumnWidth = 260
        setViewController(sidebar, for: .primary)
        setViewController(grid, for: .secondary)
        sidebar.onSelect = { [weak self] place in
            self?.grid.place = place
            self?.show(.secondary)
        }
        library.onChange = { [weak self] in
            self?.sidebar.update()
            self?.grid.update()
        }
        grid.place = .all
    }

    required init?(coder: NSCoder) {
        fatalError("The gallery is made in code.")
    }

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { .secondary }
}

/// The places that pictures are in.
final class SidebarController: UICollectionViewController {
    var onSelect: ((Place) -> Void)?
    private let library: Library
    private var dataSource: UICollectionViewDiffableDataSource<Int, Place>!

    init(library: Library) {
        self.library = library
        super.init(
            collectionViewLayout: UICollectionViewCompositionalLayout { section, environment in
                var list = UICollectionLayoutListConfiguration(appearance: .sidebar)
                list.headerMode = section == 1 ? .supplementary : .none
                return .list(using: list, layoutEnvironment: environment)
            })
        title = "Photos"
    }

    required init?(coder: NSCoder) {
        fatalError("The sidebar is made in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationController?.navigationBar.prefersLargeTitles = true
        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Place> {
            [library] cell, _, place in
            var content = cell.defaultContentConfiguration()
            content.text = place.name
            content.image = UIImage(systemName: place.symbol)
            cell.contentConfiguration = content
            cell.accessories = [.label(text: "\(library.photos(in: place).count)")]
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { view, _, _ in
            var content = UIListContentConfiguration.sidebarHeader()
            content.text = "Folders"
            view.contentConfiguration = content
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, place in
            view.dequeueConfiguredReusableCell(using: cell, for: path, item: place)
        }
        dataSource.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: header, for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Place>()
        snapshot.appendSections([0, 1])
        snapshot.appendItems([.all, .favourites], toSection: 0)
        snapshot.appendItems(library.folders.map { .folder($0) }, toSection: 1)
        dataSource.apply(snapshot, animatingDifferences: false)
        collectionView.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    }

    /// Counts may be others.
    func update() {
        guard isViewLoaded else { return }
        var snapshot = dataSource.snapshot()
        snapshot.reconfigureItems(snapshot.itemIdentifiers)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        if let place = dataSource.itemIdentifier(for: indexPath) { onSelect?(place) }
    }
}

/// The pictures of a place.
final class GridController: UICollectionViewController, UISearchResultsUpdating {
    var place = Place.all {
        didSet {
            title = place.name
            setEditing(false, animated: false)
            update()
        }
    }

    private let library: Library
    private var dataSource: UICollectionViewDiffableDataSource<Int, Photo>!
    private var search = ""
    private lazy var trashButton = UIBarButtonItem(
        image: UIImage(systemName: "trash"),
        primaryAction: UIAction { [weak self] _ in self?.deleteSelected() })
    private lazy var favouriteButton = UIBarButtonItem(
        image: UIImage(systemName: "heart"), primaryAction: UIAction { [weak self] _ in self?.likeSelected() }
    )
    private lazy var undoButton = UIBarButtonItem(
        image: UIImage(systemName: "arrow.uturn.backward"),
        primaryAction: UIAction { [weak self] _ in self?.library.undoManager.undo() })
    private let emptyLabel = UILabel()

    init(library: Library) {
        self.library = library
        super.init(
            collectionViewLayout: UICollectionViewCompositionalLayout { _, environment in
                GridController.section(in: environment)
            })
    }

    required init?(coder: NSCoder) {
        fatalError("The grid is made in code.")
    }

    override var undoManager: UndoManager? { library.undoManager }
    override var canBecomeFirstResponder: Bool { true }

    private static func section(
        in environment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let spacing: CGFloat = 4
        let width = environment.container.effectiveContentSize.width
        let count = max(3, Int(width / 170))
        let side = (width - CGFloat(count - 1) * spacing) / CGFloat(count)
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .absolute(side), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(side.rounded())),
            repeatingSubitem: item, count: count)
        group.interItemSpacing = .fixed(spacing)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = spacing
        return section
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
        collectionView.alwaysBounceVertical = true
        collectionView.allowsMultipleSelectionDuringEditing = true
        let searchController = UISearchController(searchResultsController: nil)
        searchController.searchResultsUpdater = self
        searchController.obscuresBackgroundDuringPresentation = false
        searchController.searchBar.placeholder = "Search Photos"
        navigationItem.searchController = searchController
        navigationItem.hidesSearchBarWhenScrolling = false
        navigationItem.largeTitleDisplayMode = .never
        emptyLabel.text = "No Photos"
        emptyLabel.font = .preferredFont(forTextStyle: .title2)
        emptyLabel.textColor = .secondaryLabel
        emptyLabel.textAlignment = .center
        collectionView.backgroundView = emptyLabel

        let cell = UICollectionView.CellRegistration<PhotoCell, Photo> { [library] cell, _, photo in
            cell.show(photo, isFavourite: library.favourites.contains(photo))
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, photo in
            view.dequeueConfiguredReusableCell(using: cell, for: path, item: photo)
        }
        update()
        for (input, flags, action) in [
            (UIKeyCommand.inputDelete, UIKeyModifierFlags(), #selector(deleteSelected)),
            ("\u{8}", UIKeyModifierFlags(), #selector(deleteSelected)),
            ("a", .command, #selector(chooseAll)),
        ] {
            addKeyCommand(UIKeyCommand(input: input, modifierFlags: flags, action: action))
        }
    }

    /// Shows the pictures of the place that match the search.
    func update() {
        guard isViewLoaded else { return }
        let photos = library.photos(in: place).filter {
            search.isEmpty || $0.name.localizedCaseInsensitiveContains(search)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Photo>()
        snapshot.appendSections([0])
        snapshot.appendItems(photos)
        let shown = Set(dataSource.snapshot().itemIdentifiers)
        snapshot.reconfigureItems(photos.filter(shown.contains))
        dataSource.apply(snapshot, animatingDifferences: view.window != nil)
        emptyLabel.isHidden = !photos.isEmpty
        showButtons()
    }

    func updateSearchResults(for searchController: UISearchController) {
        search = searchController.searchBar.text ?? ""
        update()
    }

    // MARK: Choosing

    private var chosen: [Photo] {
        (collectionView.indexPathsForSelectedItems ?? []).compactMap { dataSource.itemIdentifier(for: $0) }
    }

    private func showButtons() {
        let count = chosen.count
        editButtonItem.title = isEditing ? "Done" : "Select"
        undoButton.isEnabled = library.undoManager.canUndo
        trashButton.isEnabled = count > 0
        favouriteButton.isEnabled = count > 0
        navigationItem.rightBarButtonItems =
            isEditing ? [editButtonItem, trashButton, favouriteButton] : [editButtonItem, undoButton]
        navigationItem.title =
            isEditing && count > 0 ? (count == 1 ? "1 Photo" : "\(count) Photos") : place.name
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        guard isViewLoaded else { return }
        collectionView.isEditing = editing
        if !editing {
            for path in collectionView.indexPathsForSelectedItems ?? [] {
                collectionView.deselectItem(at: path, animated: animated)
            }
        }
        for case let cell as PhotoCell in collectionView.visibleCells { cell.isChoosing = editing }
        showButtons()
        becomeFirstResponder()
    }

    override func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        (cell as? PhotoCell)?.isChoosing = isEditing
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard !isEditing else { return showButtons() }
        collectionView.deselectItem(at: indexPath, animated: true)
        guard let photo = dataSource.itemIdentifier(for: indexPath) else { return }
        navigationController?.pushViewController(PhotoController(photo: photo), animated: true)
    }

    override func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        showButtons()
    }

    @objc private func chooseAll() {
        setEditing(true, animated: true)
        for item in 0..<collectionView.numberOfItems(inSection: 0) {
            collectionView.selectItem(
                at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
        }
        showButtons()
    }

    // MARK: Changing

    @objc private func deleteSelected() {
        let photos = chosen
        guard !photos.isEmpty else { return }
        setEditing(false, animated: true)
        library.delete(photos)
    }

    private func likeSelected() {
        let photos = chosen
        setEditing(false, animated: true)
        library.toggleFavourites(photos)
    }
}

/// One picture, as large as there is room, to be zoomed into.
final class PhotoController: UIViewController, UIScrollViewDelegate {
    private let photo: Photo
    private let scrollView = UIScrollView()
    private let imageView = UIImageView()

    init(photo: Photo) {
        self.photo = photo
        super.init(nibName: nil, bundle: nil)
        title = photo.name
        navigationItem.largeTitleDisplayMode = .never
    }

    required init?(coder: NSCoder) {
        fatalError("The page is made in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        imageView.image = UIImage(contentsOfFile: photo.url.path)
        imageView.contentMode = .scaleAspectFit
        imageView.frame = view.bounds
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.maximumZoomScale = 4
        scrollView.delegate = self
        scrollView.addSubview(imageView)
        view.addSubview(scrollView)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard scrollView.zoomScale == 1 else { return }
        imageView.frame = scrollView.bounds.inset(by: view.safeAreaInsets)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { imageView }
}

// MARK: - Cells

final class PhotoCell: UICollectionViewCell {
    private let imageView = UIImageView()
    private let heart = UIImageView(image: UIImage(systemName: "heart.fill"))
    private let mark = UIImageView()
    private let veil = UIView()
    private var photo: Photo?

    /// Whether pictures are chosen, and so marked.
    var isChoosing = false { didSet { setNeedsUpdateConfiguration() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.clipsToBounds = true
        contentView.backgroundColor = .secondarySystemBackground
        imageView.contentMode = .scaleAspectFill
        veil.backgroundColor = .white
        heart.tintColor = .white
        for view in [imageView, veil, heart, mark] { contentView.addSubview(view) }
    }

    required init?(coder: NSCoder) {
        fatalError("The cell is made in code.")
    }

    func show(_ photo: Photo, isFavourite: Bool) {
        heart.isHidden = !isFavourite
        guard photo != self.photo else { return }
        self.photo = photo
        imageView.image = Thumbnails.shared.image(of: photo) { [weak self] image in
            if self?.photo == photo { self?.imageView.image = image }
        }
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        let isChosen = isChoosing && state.isSelected
        veil.alpha = isChosen ? 0.35 : state.isHighlighted ? 0.2 : 0
        mark.isHidden = !isChoosing
        mark.image = UIImage(systemName: isChosen ? "checkmark.circle.fill" : "circle")
        mark.tintColor = isChosen ? .systemBlue : .white
        mark.backgroundColor = isChosen ? .white : .clear
        mark.layer.cornerRadius = 12
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let bounds = contentView.bounds
        imageView.frame = bounds
        veil.frame = bounds
        heart.frame = CGRect(x: 8, y: bounds.height - 26, width: 20, height: 18)
        mark.frame = CGRect(x: bounds.width - 32, y: bounds.height - 32, width: 24, height: 24)
    }
}

/// Small pictures of the large ones, made beside the main thread and kept.
@MainActor
final class Thumbnails {
    static let shared = Thumbnails()
    private let cache = NSCache<NSURL, UIImage>()

    /// The small picture if it was made already; otherwise it is handed over later.
    func image(of photo: Photo, later: @escaping @MainActor (UIImage) -> Void) -> UIImage? {
        if let known = cache.object(forKey: photo.url as NSURL) { return known }
        Task {
            let small = await Thumbnails.load(photo.url)
            guard let small else { return }
            cache.setObject(small, forKey: photo.url as NSURL)
            later(small)
        }
        return nil
    }

    private nonisolated static func load(_ url: URL) async -> UIImage? {
        await UIImage(contentsOfFile: url.path)?.byPreparingThumbnail(ofSize: CGSize(width: 480, height: 480))
    }
}

// MARK: - Model

struct Photo: Hashable {
    let url: URL
    var name: String { url.deletingPathExtension().lastPathComponent }
}

enum Place: Hashable {
    case all, favourites
    case folder(URL)

    var name: String {
        switch self {
        case .all: "All Photos"
        case .favourites: "Favourites"
        case .folder(let url): url.lastPathComponent
        }
    }

    var symbol: String {
        switch self {
        case .all: "photo.on.rectangle"
        case .favourites: "heart"
        case .folder: "folder"
        }
    }
}

/// The pictures of a folder and of the folders in it, and what was done with them.
@MainActor
final class Library {
    let undoManager = UndoManager()
    var onChange: (() -> Void)?
    private(set) var folders: [URL] = []
    private(set) var favourites: Set<Photo> = []
    private var photos: [Photo] = []
    private let trash = FileManager.default.temporaryDirectory.appendingPathComponent(
        "Gallery Trash \(UUID().uuidString)")

    private static let kinds: Set<String> = ["png", "jpg", "jpeg", "webp", "gif"]

    init(folder: URL) {
        let manager = FileManager.default
        let urls = (manager.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects ?? [])
            .compactMap { $0 as? URL }
        photos = urls.filter { Library.kinds.contains($0.pathExtension.lowercased()) }
            .map { Photo(url: $0.standardizedFileURL) }
            .sorted { $0.url.path < $1.url.path }
        folders = Set(photos.map { $0.url.deletingLastPathComponent() }).sorted { $0.path < $1.path }
        undoManager.groupsByEvent = false
    }

    func photos(in place: Place) -> [Photo] {
        switch place {
        case .all: photos
        case .favourites: photos.filter(favourites.contains)
        case .folder(let url): photos.filter { $0.url.deletingLastPathComponent() == url }
        }
    }

    /// Moves pictures into the trash, from where undoing brings them back.
    func delete(_ deleted: [Photo]) {
        try? FileManager.default.createDirectory(at: trash, withIntermediateDirectories: true)
        var moved: [(photo: Photo, place: URL)] = []
        for photo in deleted {
            let place = trash.appendingPathComponent("\(UUID().uuidString).\(photo.url.pathExtension)")
            guard (try? FileManager.default.moveItem(at: photo.url, to: place)) != nil else { continue }
            moved.append((photo, place))
        }
        let gone = Set(moved.map(\.photo))
        photos.removeAll(where: gone.contains)
        register("Delete") { $0.restore(moved) }
    }

    private func restore(_ moved: [(photo: Photo, place: URL)]) {
        for (photo, place) in moved where (try? FileManager.default.moveItem(at: place, to: photo.url)) != nil
        {
            photos.append(photo)
        }
        photos.sort { $0.url.path < $1.url.path }
        register("Delete") { $0.delete(moved.map(\.photo)) }
    }

    func toggleFavourites(_ changed: [Photo]) {
        favourites.formSymmetricDifference(changed)
        register("Favourite") { $0.toggleFavourites(changed) }
    }

    private func register(_ name: String, _ undo: @escaping @MainActor (Library) -> Void) {
        undoManager.beginUndoGrouping()
        undoManager.registerUndo(withTarget: self) { library in MainActor.assumeIsolated { undo(library) } }
        undoManager.setActionName(name)
        undoManager.endUndoGrouping()
        onChange?()
    }
}

// MARK: - Pictures to begin with

extension Library {
    /// The folder that the program was started with, or one that it fills itself.
    static var givenFolder: URL {
        if let path = CommandLine.arguments.dropFirst().first
            ?? ProcessInfo.processInfo.environment["PHOTOS_FOLDER"]
        {
            return URL(fileURLWithPath: path, isDirectory: true)
        }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Gallery")
        let names = [
            "Coast": ["Cove", "Lighthouse", "Low Tide", "Dunes", "Harbour", "Breakers", "Ferry"],
            "Mountains": ["Ridge", "Meadow", "Pass", "Glacier", "Hut", "Valley", "Summit", "Scree"],
            "Night": ["Moonrise", "Meteor", "Campfire", "Northern Light", "Dusk"],
        ]
        for (index, name) in names.keys.sorted().enumerated() {
            let album = folder.appendingPathComponent(name)
            try? FileManager.default.createDirectory(at: album, withIntermediateDirectories: true)
            for (number, title) in names[name]!.enumerated() {
                let file = album.appendingPathComponent("\(title).png")
                guard !FileManager.default.fileExists(atPath: file.path) else { continue }
                try? Scenery.image(number + index * 10, album: index).pngData()?.write(to: file)
            }
        }
        return folder
    }
}

@MainActor
enum Scenery {
    /// A landscape of gradients and hills.
    static func image(_ seed: Int, album: Int) -> UIImage {
        let size = CGSize(width: 480, height: 360)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: size, format: format).image { renderer in
            let context = renderer.cgContext
            let hue = [0.52, 0.33, 0.68][album] + Double(seed % 7) * 0.03
            let night = album == 2
            func color(_ shift: Double, _ saturation: Double, _ brightness: Double) -> UIColor {
                UIColor(
                    hue: (hue + shift).truncatingRemainder(dividingBy: 1), saturation: saturation,
                    brightness: night ? brightness * 0.55 : brightness, alpha: 1)
            }
            let sky = [
                color(0.05, 0.55, 0.75).cgColor, color(0.45 + Double(seed % 3) * 0.05, 0.3, 1).cgColor,
            ]
            let gradient = CGGradient(
                colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: sky as CFArray, locations: [0, 1])!
            context.drawLinearGradient(
                gradient, start: .zero, end: CGPoint(x: 0, y: size.height), options: [])
            UIColor(white: 1, alpha: 0.9).setFill()
            let sun = CGRect(
                x: 60 + Double((seed * 83) % 300), y: 40 + Double((seed * 37) % 70), width: 70, height: 70)
            UIBezierPath(ovalIn: sun).fill()
            for layer in 0..<4 {
                let path = UIBezierPath()
                path.move(to: CGPoint(x: 0, y: size.height))
                let base = size.height * (0.5 + Double(layer) * 0.13)
                let sharp = album == 1 ? 1.6 : 0.6
                for step in 0...48 {
                    let x = Double(step) / 48
                    let wave =
                        sin(x * 6 + Double(seed + layer * 5)) * 22 * sharp
                        + sin(x * 17 + Double(seed * layer)) * 8 * sharp
                    path.addLine(to: CGPoint(x: x * size.width, y: base + wave))
                }
                path.addLine(to: CGPoint(x: size.width, y: size.height))
                path.close()
                color(0.02 * Double(layer), 0.55, 0.62 - Double(layer) * 0.14).setFill()
                path.fill()
            }
        }
    }
}
