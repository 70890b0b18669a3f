import VitrineEmptyScreen
public import VitrineUIKit

/// Lets the user choose items of the library, which is empty here: they can only cancel.
///
/// As Apple's, it stays until the delegate dismisses it.
@MainActor @preconcurrency
open class MPMediaPickerController: UIViewController {
    /// The kinds of items.
    public let mediaTypes: MPMediaType
    /// Hears what is chosen.
    open weak var delegate: (any MPMediaPickerControllerDelegate)?
    /// Whether several can be chosen. False unless set.
    open var allowsPickingMultipleItems = false
    /// Whether items on other machines are shown. True unless set.
    open var showsCloudItems = true
    /// Whether items are shown that only the system can play. True unless set.
    open var showsItemsWithProtectedAssets = true
    /// What is above the title.
    open var prompt: String? { didSet { screen?.navigationItem.prompt = prompt } }

    private var screen: EmptyScreen?

    /// Makes a picker of items of some kinds.
    public init(mediaTypes: MPMediaType) {
        self.mediaTypes = mediaTypes
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a picker of all items.
    public convenience init() { self.init(mediaTypes: .any) }

    public required init?(coder: NSCoder) {
        mediaTypes = .any
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let screen = EmptyScreen(title: "Music", symbol: "music.note")
        screen.navigationItem.prompt = prompt
        screen.onCancel = { [weak self] in
            guard let self else { return }
            delegate?.mediaPickerDidCancel(self)
        }
        screen.show("No Music")
        screen.fill(self)
        self.screen = screen
    }
}

/// Hears what the user chooses. All of it is optional.
@MainActor @preconcurrency
public protocol MPMediaPickerControllerDelegate: NSObjectProtocol {
    /// The user has chosen items.
    func mediaPicker(
        _ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection)

    /// The user has chosen nothing.
    func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController)
}

extension MPMediaPickerControllerDelegate {
    public func mediaPicker(
        _ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection
    ) {}
    public func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) {}
}
