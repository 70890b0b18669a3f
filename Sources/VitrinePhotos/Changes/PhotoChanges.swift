import Foundation
import VitrineUIKit

/// What a change block asks for. Files are written at once, so that their names are known; all is taken back where
/// anything fails.
///
/// It is made, filled and performed on the library's queue.
final class PhotoChanges: @unchecked Sendable {
    let store: PhotoStore
    private(set) var error: (any Error)?
    private var added: [URL] = []
    private var dates: [String: Date] = [:]
    private var favorites: [String: Bool] = [:]
    private var deleted: [PhotoRecord] = []

    init(_ store: PhotoStore) { self.store = store }

    /// The one whose block runs on this thread.
    @TaskLocal private static var running: PhotoChanges?

    /// The changes of the block that runs. Traps outside of one, as on Apple's systems.
    static func current(_ request: String) -> PhotoChanges {
        guard let running else {
            fatalError(
                "\(request) can only be made inside of -[PHPhotoLibrary performChanges:completionHandler:] or "
                    + "-[PHPhotoLibrary performChangesAndWait:error:].")
        }
        return running
    }

    func collect(_ block: () -> Void) {
        guard store.permission.isGranted(for: .addOnly) else {
            return fail(PHPhotosError(.accessUserDenied))
        }
        Self.$running.withValue(self) { block() }
    }

    func fail(_ error: (any Error)?) { if self.error == nil { self.error = error } }

    var deletionCount: Int { deleted.count }

    // MARK: Asking

    /// Writes a file that is to be added.
    ///
    /// - Returns: Where; nil where that fails.
    func add(_ write: (PictureFolder) throws -> URL) -> String? {
        guard error == nil else { return nil }
        do {
            let file = try write(store.folder)
            added.append(file)
            return file.path
        } catch {
            fail(error)
            return nil
        }
    }

    func date(_ path: String, _ date: Date) { dates[path] = date }
    func favor(_ path: String, _ isFavorite: Bool) { favorites[path] = isFavorite }
    func delete(_ records: [PhotoRecord]) {
        let known = Set(deleted)
        deleted += records.filter { !known.contains($0) }
    }

    // MARK: Making

    /// Makes the changes.
    ///
    /// - Returns: Why they were not made; nil where they were.
    func perform() -> (any Error)? {
        defer { store.forget() }
        guard error == nil else {
            takeBack()
            return error
        }
        do {
            for (path, date) in dates {
                guard access(path, F_OK) == 0 else { throw PHPhotosError(.identifierNotFound) }
                try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
            }
            for record in deleted {
                guard access(record.file.path, F_OK) == 0 else { throw PHPhotosError(.identifierNotFound) }
                try store.trash.take(record.file.path)
            }
        } catch {
            fail(error)
            takeBack()
            return error
        }
        for (path, isFavorite) in favorites { store.favorites.set(isFavorite, path) }
        for record in deleted where store.isFavorite(record.identifier) {
            store.favorites.set(false, record.identifier)
        }
        return nil
    }

    private func takeBack() {
        for file in added { try? FileManager.default.removeItem(at: file) }
    }
}
