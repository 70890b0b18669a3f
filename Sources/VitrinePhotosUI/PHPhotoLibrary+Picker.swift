public import VitrinePhotos
public import VitrineUIKit

extension PHPhotoLibrary {
    /// Lets the user choose which pictures the program may use, where that is limited to some. Here it is all or
    /// none, and nothing is presented, as on Apple's systems for such a program.
    @MainActor
    public func presentLimitedLibraryPicker(from controller: UIViewController) {}

    /// Lets the user choose which pictures the program may use; see ``presentLimitedLibraryPicker(from:)``.
    ///
    /// - Returns: The identifiers of those that were added: none.
    @MainActor
    public func presentLimitedLibraryPicker(from controller: UIViewController) async -> [String] { [] }
}
