public import VitrineUIKit

/// Lets the user choose pictures: of the folder for pictures and all folders in it.
///
/// The delegate dismisses it.
@MainActor @preconcurrency
open class PHPickerViewController: UIViewController {
    /// What it was made with.
    public let configuration: PHPickerConfiguration
    /// Hears what was chosen.
    open weak var delegate: (any PHPickerViewControllerDelegate)?
    /// Where the pictures are; nil is the user's folder for them.
    final var folder: URL?

    /// Makes a picker.
    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        fatalError("PHPickerViewController is made with init(configuration:)")
    }

    private final var isDone = false

    open override func viewDidLoad() {
        super.viewDidLoad()
        let picker = PicturePickerController(
            folder: folder, hasPictures: configuration.filter?.hasPictures ?? true,
            limit: max(0, configuration.selectionLimit), isOrdered: configuration.selection == .ordered,
            preselected: configuration.preselectedAssetIdentifiers)
        picker.onFinish = { [weak self] in self?.finish($0) }
        addChild(picker)
        picker.view.frame = view.bounds
        picker.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(picker.view)
        picker.didMove(toParent: self)
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        isDone = false
    }

    /// The user has dragged it away.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if wasDismissedByUser { finish([]) }
    }

    private func finish(_ files: [URL]) {
        guard !isDone else { return }
        isDone = true
        let hasIdentifier = configuration.hasLibrary
        delegate?.picker(
            self, didFinishPicking: files.compactMap { PHPickerResult($0, hasIdentifier: hasIdentifier) })
        // Where the delegate leaves it there, it can be used again.
        isDone = isBeingDismissed || presentingViewController == nil
    }
}

/// Hears what the user chooses in a picker of pictures.
@MainActor @preconcurrency
public protocol PHPickerViewControllerDelegate: AnyObject {
    /// The user has chosen; nothing, where nothing is wanted.
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
