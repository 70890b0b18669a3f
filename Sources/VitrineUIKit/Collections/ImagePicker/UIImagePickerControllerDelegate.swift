import Foundation

extension UIImagePickerController {
    /// Names of what is told about a choice.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A `String`: the type of what was chosen, `public.image`.
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        /// A `UIImage`: the whole picture.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// A `UIImage`: the square that the user chose, where the picker allows editing.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// An `NSValue` with a `CGRect`: where that square is in the whole picture.
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        /// A `URL` of a film's file: there are none.
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        /// A `URL` of a copy of the picture's file, which is the program's.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
        /// What a camera said of its picture: there is no camera.
        public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    }
}

/// Hears what the user chooses in an image picker. Every method is optional; without them the picker dismisses itself.
@MainActor @preconcurrency
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
    /// The user has chosen a picture. The delegate dismisses the picker.
    func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    /// The user wants no picture, or has dragged the picker away. The delegate dismisses the picker.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    public func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        picker.dismiss(animated: true)
    }
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        picker.dismiss(animated: true)
    }
}
