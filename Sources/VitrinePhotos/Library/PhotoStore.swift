import Foundation
import Synchronization
import VitrineUIKit

/// The folder of the user's pictures as the library sees it: which files there are, and what was found out about them.
///
/// The folder is read when it is asked for first. After that its folders are asked whether names were added or taken
/// away, and it is read again where they were.
final class PhotoStore: Sendable {
    let folder: PictureFolder
    let permission: PhotoPermission
    let favorites: PhotoFavorites
    /// Where files go that are deleted.
    let trash: TrashCan
    /// Asks the user whether pictures may be deleted.
    let confirmsDeletion: @Sendable (Int, @escaping @Sendable (Bool) -> Void) -> Void

    private struct State {
        var listing: PictureListing?
        var records: [PhotoRecord] = []
        var facts: [PhotoRecord: PhotoFacts] = [:]
        /// How often the whole folder was read.
        var readings = 0
    }
    private let state = Mutex(State())

    init(
        folder: PictureFolder, permission: PhotoPermission, favorites: PhotoFavorites, trash: TrashCan,
        confirmsDeletion: @escaping @Sendable (Int, @escaping @Sendable (Bool) -> Void) -> Void
    ) {
        self.folder = folder
        self.permission = permission
        self.favorites = favorites
        self.trash = trash
        self.confirmsDeletion = confirmsDeletion
    }

    /// The user's.
    static let ofUser = PhotoStore(
        folder: .ofUser, permission: .ofDefaults, favorites: .ofDefaults, trash: .ofHome,
        confirmsDeletion: DeletionAlert.ask)

    private static let chosen = Mutex<PhotoStore?>(nil)

    /// The one that the program uses; tests set another.
    static var current: PhotoStore {
        get { chosen.withLock { $0 } ?? ofUser }
        set { chosen.withLock { $0 = newValue } }
    }

    /// All files, the oldest first; none where the user does not allow it.
    ///
    /// Complexity: O(folders) where nothing has changed since; else O(*n* log *n*) in the number of files.
    var records: [PhotoRecord] {
        guard permission.isGranted(for: .readWrite) else { return [] }
        return state.withLock { state in
            if let listing = state.listing, isCurrent(listing) { return state.records }
            read(&state)
            return state.records
        }
    }

    private func isCurrent(_ listing: PictureListing) -> Bool {
        !listing.folders.isEmpty
            && listing.folders.allSatisfy { PictureFolder.date(of: $0.key) == $0.value }
    }

    private func read(_ state: inout State) {
        let listing = folder.listing(endings: PhotoRecord.endings)
        state.records = listing.files.map { PhotoRecord(file: $0) }
        let known = Set(state.records)
        state.facts = state.facts.filter { known.contains($0.key) }
        state.listing = listing
        state.readings += 1
    }

    var readings: Int { state.withLock { $0.readings } }

    /// Forgets what is known, after files were written or dated anew.
    func forget() { state.withLock { $0.listing = nil } }

    /// The folders below that of the library with files in them, by their names.
    var albums: [String] {
        let root = folder.rootPath
        return Set(records.map(\.file.folder)).subtracting([root]).sorted {
            PictureFile.name(of: $0).localizedStandardCompare(PictureFile.name(of: $1)) == .orderedAscending
        }
    }

    /// What a file has in it, which is read once.
    func facts(of record: PhotoRecord) -> PhotoFacts {
        if let known = state.withLock({ $0.facts[record] }) { return known }
        let read = PhotoFacts(record)
        state.withLock { $0.facts[record] = read }
        return read
    }

    func isFavorite(_ identifier: String) -> Bool { favorites.contains(identifier) }
}
