import Foundation

/// All pictures or their folders, and in the bar which of them, and a way out.
final class PictureBrowserController: UIViewController {
    private let folder: PictureFolder
    private let grid: PictureGridController
    private let choice = UISegmentedControl(items: ["Photos", "Albums"])
    private final var albums: PictureAlbums?

    /// Told which picture was chosen.
    var onChoice: ((PictureFile) -> Void)? {
        didSet { grid.onChoice = onChoice }
    }
    /// Told that the user wants none.
    var onCancel: (() -> Void)?

    init(folder: PictureFolder) {
        self.folder = folder
        grid = PictureGridController(folder: folder)
        super.init(nibName: nil, bundle: nil)
        title = "Photos"
        navigationItem.backButtonDisplayMode = .minimal
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.onCancel?() })
        grid.onAlbum = { [weak self] in self?.open($0) }
        choice.selectedSegmentIndex = 0
        choice.addAction(UIAction { [weak self] _ in self?.show() }, for: .valueChanged)
    }

    required init?(coder: NSCoder) { nil }

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
        // Where there are no folders there is nothing to choose.
        navigationItem.titleView = found.albums.isEmpty ? nil : choice
        show()
    }

    private func show() {
        guard let albums else { return }
        grid.content = choice.selectedSegmentIndex == 1 ? .albums(albums.albums) : .pictures(albums.all)
    }

    private func open(_ album: PictureAlbum) {
        let page = PictureGridController(folder: folder)
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
