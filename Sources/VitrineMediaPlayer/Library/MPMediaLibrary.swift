public import Foundation

/// The music on the device, of which there is none here: a library that may be read, and is empty.
open class MPMediaLibrary: NSObject, @unchecked Sendable {
    private static let library = MPMediaLibrary()

    /// The device's.
    open class func `default`() -> MPMediaLibrary { library }

    /// Whether the program may read it: it may, and nobody is asked.
    open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .authorized }

    /// Asks whether the program may read it.
    ///
    /// - Parameter completionHandler: Called on the main thread.
    open class func requestAuthorization(
        _ completionHandler: @escaping @Sendable (MPMediaLibraryAuthorizationStatus) -> Void
    ) {
        DispatchQueue.main.async { completionHandler(authorizationStatus()) }
    }

    /// Asks whether the program may read it.
    open class func requestAuthorization() async -> MPMediaLibraryAuthorizationStatus {
        authorizationStatus()
    }

    /// When it changed last: never.
    open var lastModifiedDate: Date { .distantPast }

    /// Begins to tell of changes, of which there are none.
    open func beginGeneratingLibraryChangeNotifications() {}
    /// Ends that.
    open func endGeneratingLibraryChangeNotifications() {}
}

/// Whether the program may read the music.
public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
    /// Nobody was asked.
    case notDetermined = 0
    /// It may not.
    case denied
    /// Nobody can let it.
    case restricted
    /// It may.
    case authorized
}

extension NSNotification.Name {
    /// The music on the device has changed. It does not here.
    public static let MPMediaLibraryDidChange = NSNotification.Name("MPMediaLibraryDidChangeNotification")
}
