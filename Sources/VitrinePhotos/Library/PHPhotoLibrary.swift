public import Foundation
import Synchronization
import VitrineUIKit

/// The user's pictures: the files in the folder that the desktop sets aside for them (`XDG_PICTURES_DIR`), and in all
/// folders below it.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
    private static let one = PHPhotoLibrary()
    /// The library.
    open class func shared() -> PHPhotoLibrary { one }

    /// Observers are called on threads of their own, as their protocol says.
    private struct Listener: @unchecked Sendable { weak var object: (any PHPhotoLibraryChangeObserver)? }
    private let listeners = Mutex<[Listener]>([])
    /// Changes are made one after another.
    private let queue = DispatchQueue(label: "Vitrine.PHPhotoLibrary")

    // MARK: Asking

    /// Whether the program may use the pictures.
    open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
        PhotoStore.current.permission.status(for: accessLevel)
    }

    /// Asks to be allowed to use the pictures.
    ///
    /// A desktop asks nobody: programs of the user may read what is the user's. So the answer is yes, and remembered
    /// in the program's defaults. It comes on a thread of its own.
    @preconcurrency
    open class func requestAuthorization(
        for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
    ) {
        let permission = PhotoStore.current.permission
        DispatchQueue.global().async { handler(permission.request(accessLevel)) }
    }

    /// Asks to be allowed to use the pictures; see ``requestAuthorization(for:handler:)``.
    open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
        PhotoStore.current.permission.request(accessLevel)
    }

    /// Whether the program may see the pictures, as it was asked before iOS 14.
    open class func authorizationStatus() -> PHAuthorizationStatus { authorizationStatus(for: .readWrite) }

    /// Asks to be allowed to see the pictures, as it was done before iOS 14.
    @preconcurrency
    open class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
        requestAuthorization(for: .readWrite, handler: handler)
    }

    // MARK: Changing

    /// Makes the changes that a function asks for: all of them, or none.
    ///
    /// - Parameters:
    ///   - changeBlock: Makes change requests; called on a thread of its own.
    ///   - completionHandler: Called on a thread of its own: whether they were made, and else why not.
    @preconcurrency
    open func performChanges(
        _ changeBlock: @escaping @Sendable () -> Void,
        completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
    ) {
        queue.async {
            let changes = PhotoChanges(.current)
            changes.collect(changeBlock)
            guard changes.deletionCount > 0, changes.error == nil else {
                return self.finish(changes, completionHandler)
            }
            changes.store.confirmsDeletion(changes.deletionCount) { isAllowed in
                self.queue.async {
                    if !isAllowed { changes.fail(PHPhotosError(.userCancelled)) }
                    self.finish(changes, completionHandler)
                }
            }
        }
    }

    private func finish(
        _ changes: PhotoChanges, _ completionHandler: (@Sendable (Bool, (any Error)?) -> Void)?
    ) {
        let error = changes.perform()
        if error == nil { tell() }
        completionHandler?(error == nil, error)
    }

    /// Makes the changes that a function asks for: all of them, or none.
    ///
    /// - Throws: Why they were not made: a `PHPhotosError`, or what the disk says.
    @preconcurrency
    open func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            performChanges(changeBlock) { _, error in
                continuation.resume(with: error.map { .failure($0) } ?? .success(()))
            }
        }
    }

    /// Makes the changes that a function asks for, and waits until they are made.
    ///
    /// - Throws: Why they were not made. From the main thread nothing can be deleted, for who is asked could not
    ///   answer: `PHPhotosError.operationInterrupted`.
    @preconcurrency
    open func performChangesAndWait(_ changeBlock: @escaping @Sendable () -> Void) throws {
        let changes = PhotoChanges(.current)
        let isMain = Thread.isMainThread
        queue.sync { changes.collect(changeBlock) }
        if changes.deletionCount > 0, changes.error == nil {
            changes.fail(isMain ? PHPhotosError(.operationInterrupted) : confirm(changes))
        }
        if let error = queue.sync(execute: { changes.perform() }) { throw error }
        tell()
    }

    /// Waits for what the user says; nil for yes.
    private func confirm(_ changes: PhotoChanges) -> PHPhotosError? {
        let (answer, isAnswered) = (Answer(), DispatchSemaphore(value: 0))
        changes.store.confirmsDeletion(changes.deletionCount) {
            answer.set($0)
            isAnswered.signal()
        }
        isAnswered.wait()
        return answer.value ? nil : PHPhotosError(.userCancelled)
    }

    private final class Answer: Sendable {
        private let held = Mutex(false)
        var value: Bool { held.withLock { $0 } }
        func set(_ value: Bool) { held.withLock { $0 = value } }
    }

    // MARK: Listening

    /// Has an object hear of changes. It is not kept.
    open func register(_ observer: any PHPhotoLibraryChangeObserver) {
        unregisterChangeObserver(observer)
        let listener = Listener(object: observer)
        listeners.withLock { $0.append(listener) }
    }

    /// Has an object hear of changes no more.
    open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {
        let gone = ObjectIdentifier(observer)
        listeners.withLock { $0.removeAll { $0.object.map { ObjectIdentifier($0) == gone } ?? true } }
    }

    /// Tells everybody, on a thread of its own.
    private func tell() {
        let all = listeners.withLock { $0 }
        guard !all.isEmpty else { return }
        DispatchQueue.global().async {
            let change = PHChange()
            for listener in all { listener.object?.photoLibraryDidChange(change) }
        }
    }
}

/// Hears of changes of the library: those that the program has made. What other programs do is found with the next
/// fetch.
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
    /// The library has changed. Called on a thread of its own.
    func photoLibraryDidChange(_ changeInstance: PHChange)
}
