import Foundation
import Synchronization

/// Whether a program may use the pictures.
///
/// A desktop asks nobody: programs of the user may read the user's folder. So the answer is yes, and is remembered,
/// so that a program finds it in later runs as on Apple's systems.
final class PhotoPermission: Sendable {
    private let answer: PHAuthorizationStatus
    private let read: @Sendable () -> Int
    private let write: @Sendable (Int) -> Void
    private let lock = NSLock()

    /// - Parameters:
    ///   - answer: What the user says when asked.
    ///   - read: The sum of the levels that were asked for.
    ///   - write: Keeps it.
    init(
        answer: PHAuthorizationStatus, read: @escaping @Sendable () -> Int,
        write: @escaping @Sendable (Int) -> Void
    ) {
        (self.answer, self.read, self.write) = (answer, read, write)
    }

    /// Remembered in the program's defaults.
    static let ofDefaults = PhotoPermission(
        answer: .authorized, read: { UserDefaults.standard.integer(forKey: key) },
        write: {
            UserDefaults.standard.set($0, forKey: key)
            UserDefaults.standard.synchronize()
        })

    private static let key = "VitrinePhotoLibraryAuthorization"

    /// Remembered as long as this is.
    static func inMemory(_ answer: PHAuthorizationStatus) -> PhotoPermission {
        let asked = Box()
        return PhotoPermission(
            answer: answer, read: { asked.value.withLock { $0 } },
            write: { levels in asked.value.withLock { $0 = levels } })
    }

    private final class Box: Sendable { let value = Mutex(0) }

    func status(for level: PHAccessLevel) -> PHAuthorizationStatus {
        // Who may see pictures may add some.
        let isAsked = lock.withLock { read() } & (level.rawValue | PHAccessLevel.readWrite.rawValue) != 0
        return isAsked ? answer : .notDetermined
    }

    func request(_ level: PHAccessLevel) -> PHAuthorizationStatus {
        lock.withLock { write(read() | level.rawValue) }
        return answer
    }

    /// Whether it may. Who uses the library without asking asks by that.
    func isGranted(for level: PHAccessLevel) -> Bool {
        let status = status(for: level) == .notDetermined ? request(level) : answer
        return status == .authorized || status == .limited
    }
}
