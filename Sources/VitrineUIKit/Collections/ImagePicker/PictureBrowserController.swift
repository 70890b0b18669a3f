import Foundation

/// All pictures or their folders, and in the bar which of them, and a way out.
final class PictureBrowserController: UIViewController {
    private let folder: PictureFolder
    private let grid: PictureGridController
    private let selection: PictureSelection?
    private let preselected: [String]
    private let choice = UISegmentedControl(items: ["Photos", "Albums"])
    private final var albums: PictureAlbums?
    /// Whether nothing of the library is wanted.
    var showsNothing = false

    /// Told which picture was chosen.
    var onChoice: ((PictureFile) -> Void)? {
        didSet { grid.onChoice = onChoice }
    }
    /// Told that the user wants none.
    var onCancel: (() -> Void)?

    /// Told that the pictures of the selection are wanted.
    var onAdd: (() -> Void)?

    /// - Parameters:
    ///   - selection: Where several pictures can be chosen: those that are.
    ///   - preselected: The paths of those that are chosen from the beginning.
    init(folder: PictureFolder, selection: PictureSelection? = nil, preselected: [String] = []) {
        self.folder = folder
        self.selection = selection
        self.preselected = preselected
        grid = PictureGridController(folder: folder, selection: selection)
        super.init(nibName: nil, bundle: nil)
        title = "Photos"
        navigationItem.backButtonDisplayMode = .minimal
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.onCancel?() })
        grid.onAlbum = { [weak self] in self?.open($0) }
        navigationItem.rightBarButtonItem = makeAddItem()
        choice.selectedSegmentIndex = 0
        choice.addAction(UIAction { [weak self] _ in self?.show() }, for: .valueChanged)
    }

    required init?(coder: NSCoder) { nil }

    private func makeAddItem() -> UIBarButtonItem? {
        guard let selection else { return nil }
        let item = UIBarButtonItem(
            title: "Add", primaryAction: UIAction(title: "Add") { [weak self] _ in self?.onAdd?() })
        item.style = .done
        item.isEnabled = !selection.files.isEmpty
        return item
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(grid)
        grid.view.frame = view.bounds
        grid.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(grid.view)
        grid.didMove(toParent: self)
        setContentScrollView(grid.view as? UIScrollView)
        read()
    }

    /// Asks the disk which pictures there are, on another thread: a library may have thousands.
    private func read() {
        guard !showsNothing else { return didRead(PictureAlbums(all: [], albums: [])) }
        let folder = folder
        DispatchQueue.global(qos: .userInitiated).async {
            let albums = folder.albums()
            DispatchQueue.main.async {
                MainActor.assumeIsolated { [weak self] in self?.didRead(albums) }
            }
        }
    }

    private func didRead(_ found: PictureAlbums) {
        albums = found
        if !preselected.isEmpty { selection?.choose(preselected, of: found.all) }
        // Where there are no folders there is nothing to choose.
        navigationItem.titleView = found.albums.isEmpty ? nil : choice
        show()
    }

    private func show() {
        guard let albums else { return }
        grid.content = choice.selectedSegmentIndex == 1 ? .albums(albums.albums) : .pictures(albums.all)
    }

    private func open(_ album: PictureAlbum) {
        let page = PictureGridController(folder: folder, selection: selection)
        page.navigationItem.rightBarButtonItem = makeAddItem()
        page.title = album.name
        page.content = .pictures(album.pictures)
        page.onChoice = onChoice
        navigationController?.pushViewController(page, animated: true)
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if presses.contains(where: { $0.type == .menu || $0.key?.keyCode == .keyboardEscape }) {
            onCancel?()
        } else {
            super.pressesBegan(presses, with: event)
        }
    }
}
