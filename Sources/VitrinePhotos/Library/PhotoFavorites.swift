import Foundation
import Synchronization

/// The files that the user likes best. They are the program's: no desktop keeps such a list that all programs know.
final class PhotoFavorites: Sendable {
    private let names: Mutex<Set<String>?>
    private let read: @Sendable () -> [String]
    private let write: @Sendable ([String]) -> Void

    init(read: @escaping @Sendable () -> [String], write: @escaping @Sendable ([String]) -> Void) {
        names = Mutex(nil)
        (self.read, self.write) = (read, write)
    }

    /// Kept in the program's defaults.
    static let ofDefaults = PhotoFavorites(
        read: { UserDefaults.standard.stringArray(forKey: key) ?? [] },
        write: { UserDefaults.standard.set($0, forKey: key) })

    private static let key = "VitrinePhotoLibraryFavorites"

    /// Kept as long as this is.
    static func inMemory() -> PhotoFavorites { PhotoFavorites(read: { [] }, write: { _ in }) }

    func contains(_ identifier: String) -> Bool { change { $0.contains(identifier) } }

    func set(_ isFavorite: Bool, _ identifier: String) {
        let all = change { names in
            if isFavorite { names.insert(identifier) } else { names.remove(identifier) }
            return names.sorted()
        }
        write(all)
    }

    private func change<T: Sendable>(_ body: (inout sending Set<String>) -> T) -> T {
        names.withLock { names in
            var known = names ?? Set(read())
            let result = body(&known)
            names = known
            return result
        }
    }
}
