public import Foundation
import VitrineCoreGraphics

/// Lets the user choose a picture.
///
/// The photo library is the user's folder for pictures, with all folders in it: a grid with the newest at its end, and one
/// of the folders. There is no camera, and there are no films.
///
/// The delegate dismisses it; where it does not hear of a choice or of its absence, the picker dismisses itself.
@MainActor @preconcurrency
open class UIImagePickerController: UINavigationController {
    /// Where pictures come from.
    public enum SourceType: Int, Sendable {
        /// All pictures, and their folders.
        case photoLibrary = 0
        /// The camera.
        case camera = 1
        /// All pictures: the same as the library since iOS 14.
        case savedPhotosAlbum = 2
    }

    // MARK: Creating

    /// Makes a picker of the photo library.
    public init() { super.init(nibName: nil, bundle: nil) }

    /// Makes a picker of the photo library; nibs have no part in it.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Makes a picker that begins with a controller of the program's.
    public override init(rootViewController: UIViewController) {
        super.init(rootViewController: rootViewController)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: What there is

    /// Whether there is such a source: the libraries, and no camera.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

    /// What a source has, as identifiers of types: pictures (`public.image`); nil for the camera.
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
        isSourceTypeAvailable(sourceType) ? [image] : nil
    }

    private static let image = "public.image"

    /// Where pictures come from: the photo library unless set.
    ///
    /// Traps, as UIKit raises, for a source that is not available.
    open var sourceType: SourceType {
        get { source }
        set {
            guard Self.isSourceTypeAvailable(newValue) else {
                fatalError(
                    "Source type \(newValue.rawValue) not available: ask UIImagePickerController."
                        + "isSourceTypeAvailable(_:) first")
            }
            source = newValue
        }
    }
    private final var source = SourceType.photoLibrary

    /// What is offered: pictures unless set. What the source does not have is not shown.
    ///
    /// Traps, as UIKit raises, where the source has nothing of it.
    open var mediaTypes: [String] = [UIImagePickerController.image] {
        didSet {
            guard mediaTypes.contains(Self.image) else {
                fatalError(
                    "No available types for source \(source.rawValue): ask UIImagePickerController."
                        + "availableMediaTypes(for:) first")
            }
        }
    }

    /// Whether the user chooses a square of the picture. False unless set.
    open var allowsEditing = false

    /// Hears what was chosen, and what a delegate of navigation hears.
    @_nonoverride open weak var delegate:
        (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
    {
        get { super.delegate as? (any UIImagePickerControllerDelegate & UINavigationControllerDelegate) }
        set { super.delegate = newValue }
    }

    /// Where the pictures are.
    final var folder = PictureFolder.ofUser

    // MARK: Showing

    private final var browser: PictureBrowserController?

    open override dynamic func viewDidLoad() {
        super.viewDidLoad()
        guard viewControllers.isEmpty else { return }
        let browser = PictureBrowserController(folder: folder)
        browser.onCancel = { [weak self] in self?.cancel() }
        browser.onChoice = { [weak self] in self?.choose($0) }
        self.browser = browser
        setViewControllers([browser], animated: false)
    }

    private final var isOver = false

    open override dynamic func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        isOver = false
    }

    /// The user has dragged it away.
    open override dynamic func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if runningPresentation?.isDismissedByUser == true { cancel() }
    }

    private func cancel() {
        guard !isOver, !isBeingDismissed || runningPresentation?.isDismissedByUser == true else { return }
        isOver = true
        if let delegate {
            delegate.imagePickerControllerDidCancel(self)
        } else {
            dismiss(animated: true)
        }
        // Where the delegate leaves it there, it can be used again.
        isOver = isBeingDismissed
    }

    // MARK: Choosing

    /// The choice that is being read; those made meanwhile do not count.
    private final var reading: PictureFile?

    private func choose(_ file: PictureFile) {
        guard reading == nil, !isBeingDismissed else { return }
        reading = file
        DispatchQueue.global(qos: .userInitiated).async {
            let picture = PickedPicture(file)
            DispatchQueue.main.async {
                MainActor.assumeIsolated { [weak self] in self?.didRead(picture) }
            }
        }
    }

    private func didRead(_ picture: PickedPicture?) {
        reading = nil
        guard !isBeingDismissed else { return }
        guard let picture else { return sayBroken() }
        guard allowsEditing else { return tell(picture, cropped: nil) }
        let crop = PictureCropController(image: picture.image)
        crop.onCancel = { [weak self] in self?.popViewController(animated: true) }
        crop.onChoice = { [weak self] in self?.tell(picture, cropped: $0) }
        pushViewController(crop, animated: true)
    }

    private func sayBroken() {
        let alert = UIAlertController(
            title: "Unable to Load Photo", message: "The file is no picture, or is broken.",
            preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }

    private func tell(_ picture: PickedPicture, cropped: CGRect?) {
        guard let delegate else { return dismiss(animated: true) }
        var info: [InfoKey: Any] = [.mediaType: Self.image, .originalImage: picture.image]
        if let copy = picture.copy() { info[.imageURL] = copy }
        if let cropped {
            info[.cropRect] = NSValue(cgRect: cropped)
            info[.editedImage] = picture.image.cropped(to: cropped)
        }
        delegate.imagePickerController(self, didFinishPickingMediaWithInfo: info)
    }
}

/// A picture that was chosen, with its pixels.
struct PickedPicture: Sendable {
    var image: UIImage
    var url: URL

    /// Reads the file; nil where it is no picture. For threads other than the main one.
    ///
    /// Complexity: O(pixels).
    init?(_ file: PictureFile) {
        // A name with @2x says nothing here: a picture of the library has a point for each pixel.
        guard
            let data = try? Data(contentsOf: file.url),
            let image = UIImage(data: data)?.preparingForDisplay()
        else { return nil }
        (self.image, url) = (image, file.url)
    }

    /// A copy of the file, which is the program's to move and delete: what is in the library stays there.
    func copy() -> URL? {
        let copy = FileManager.default.temporaryDirectory
            .appendingPathComponent(UUID().uuidString).appendingPathExtension(url.pathExtension)
        do {
            try FileManager.default.copyItem(at: url, to: copy)
            return copy
        } catch {
            return nil
        }
    }
}

extension UIImage {
    /// A part of the image, with as many pixels as it has there.
    ///
    /// - Parameter rect: Points of the image.
    func cropped(to rect: CGRect) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: rect.size, format: format).image { _ in
            draw(at: CGPoint(x: -rect.minX, y: -rect.minY))
        }
    }
}
