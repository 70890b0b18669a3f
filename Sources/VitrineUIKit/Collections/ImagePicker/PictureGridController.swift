import Foundation
import VitrineCoreGraphics

/// A grid of pictures, the newest at its end, or of the folders that they are in.
final class PictureGridController: UIViewController {
    /// What shows.
    enum Content: Equatable {
        /// It is still being read which there are.
        case reading
        case pictures([PictureFile])
        case albums([PictureAlbum])
    }

    /// Told which picture was chosen.
    var onChoice: ((PictureFile) -> Void)?
    /// Told which folder was chosen.
    var onAlbum: ((PictureAlbum) -> Void)?

    private let folder: PictureFolder
    private let selection: PictureSelection?
    private final var showsEnd = true

    var content = Content.reading {
        didSet {
            guard content != oldValue else { return }
            showsEnd = true
            if isViewLoaded { show() }
        }
    }

    /// - Parameters:
    ///   - folder: Where the pictures are, which is said where there are none.
    ///   - selection: Where several can be chosen: those that are.
    init(folder: PictureFolder, selection: PictureSelection? = nil) {
        self.folder = folder
        self.selection = selection
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    // MARK: View

    private final var grid: UICollectionView { view as! UICollectionView }

    override func loadView() {
        let layout = UICollectionViewCompositionalLayout { [weak self] _, environment in
            guard let self, case .albums = content else { return Self.pictures(environment) }
            return Self.albums(environment)
        }
        let grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
        grid.backgroundColor = .systemBackground
        grid.alwaysBounceVertical = true
        grid.register(PictureCell.self, forCellWithReuseIdentifier: "picture")
        grid.register(PictureAlbumCell.self, forCellWithReuseIdentifier: "album")
        grid.dataSource = self
        grid.delegate = self
        view = grid
        show()
    }

    private func show() {
        grid.collectionViewLayout.invalidateLayout()
        grid.reloadData()
        if content == .pictures([]) || content == .albums([]) {
            var nothing = UIContentUnavailableConfiguration.empty()
            nothing.image = UIImage(systemName: "photo.on.rectangle.angled")
            nothing.text = "No Photos"
            nothing.secondaryText = "Pictures in \(folder.shownPath) and its folders show here."
            contentUnavailableConfiguration = nothing
        } else {
            contentUnavailableConfiguration = nil
        }
    }

    /// Three columns on a phone, and about as large ones on what is wider; lines of two points between them.
    private static func pictures(_ environment: any NSCollectionLayoutEnvironment)
        -> NSCollectionLayoutSection
    {
        let width = environment.container.effectiveContentSize.width
        let section = squares(in: width, columns: max(3, Int(width / 125)), gap: 2, below: 0)
        section.interGroupSpacing = 2
        return section
    }

    /// Two folders beside each other on a phone, with name and number below each.
    private static func albums(_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection
    {
        let (margin, gap): (CGFloat, CGFloat) = (20, 12)
        let width = environment.container.effectiveContentSize.width - 2 * margin
        let section = squares(
            in: width, columns: max(2, Int((width + gap) / (180 + gap))), gap: gap,
            below: PictureAlbumCell.textHeight)
        section.interGroupSpacing = 16
        section.contentInsets = NSDirectionalEdgeInsets(
            top: 16, leading: margin, bottom: 16, trailing: margin)
        return section
    }

    /// Rows of squares with something below each.
    private static func squares(
        in width: CGFloat, columns: Int, gap: CGFloat, below: CGFloat
    ) -> NSCollectionLayoutSection {
        let side = max(1, (width - CGFloat(columns - 1) * gap) / CGFloat(columns))
        let height = NSCollectionLayoutDimension.absolute(side + below)
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(side), heightDimension: height))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height),
            repeatingSubitem: item, count: columns)
        group.interItemSpacing = .fixed(gap)
        return NSCollectionLayoutSection(group: group)
    }

    /// Marks the pictures that are chosen now.
    func showMarks() {
        guard let selection, isViewLoaded else { return }
        for case let cell as PictureCell in grid.visibleCells {
            cell.mark = cell.file.flatMap { selection.mark(of: $0) }
        }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        showMarks()
    }

    /// The newest are seen first.
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard showsEnd, case .pictures(let pictures) = content, !pictures.isEmpty, view.window != nil else {
            return
        }
        showsEnd = false
        grid.scrollToItem(at: IndexPath(item: pictures.count - 1, section: 0), at: .bottom, animated: false)
    }
}

extension PictureGridController: UICollectionViewDataSource, UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        switch content {
        case .reading: 0
        case .pictures(let pictures): pictures.count
        case .albums(let albums): albums.count
        }
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        if case .albums(let albums) = content {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "album", for: indexPath)
            (cell as? PictureAlbumCell)?.album = albums[indexPath.item]
            return cell
        }
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "picture", for: indexPath)
        if case .pictures(let pictures) = content {
            (cell as? PictureCell)?.file = pictures[indexPath.item]
            (cell as? PictureCell)?.mark = selection?.mark(of: pictures[indexPath.item])
        }
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        switch content {
        case .reading: break
        case .pictures(let pictures):
            guard let selection else { return onChoice?(pictures[indexPath.item]) ?? () }
            selection.toggle(pictures[indexPath.item])
            showMarks()
        case .albums(let albums): onAlbum?(albums[indexPath.item])
        }
    }
}
