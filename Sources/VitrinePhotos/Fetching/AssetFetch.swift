import Foundation
import VitrineFoundation
import VitrineUIKit

/// A question for assets, which can be asked again after a change.
struct AssetFetch: @unchecked Sendable {
    let store: PhotoStore
    private let options: PHFetchOptions
    private let mediaType: PHAssetMediaType?
    private let album: AlbumContent
    private let identifiers: Set<String>?

    init(
        options: PHFetchOptions?, mediaType: PHAssetMediaType? = nil, album: AlbumContent = .everything,
        identifiers: Set<String>? = nil, store: PhotoStore = .current
    ) {
        self.store = store
        self.options = options?.copy() as? PHFetchOptions ?? PHFetchOptions()
        (self.mediaType, self.album, self.identifiers) = (mediaType, album, identifiers)
    }

    func result() -> PHFetchResult<PHAsset> {
        let store = store
        return PHFetchResult(records: records(), again: { result() }) { PHAsset($0, store) }
    }

    private func records() -> [PhotoRecord] {
        var found = store.records
        if let mediaType { found = found.filter { $0.mediaType == mediaType } }
        if album != .everything { found = found.filter { album.contains($0, store) } }
        if let identifiers { found = found.filter { identifiers.contains($0.identifier) } }
        if options.includeAssetSourceTypes != [], !options.includeAssetSourceTypes.contains(.typeUserLibrary)
        {
            return []
        }
        if let predicate = options.predicate {
            found = found.filter { predicate.evaluate(with: QueriedRecord(record: $0, store: store)) }
        }
        order(&found)
        return options.fetchLimit > 0 ? Array(found.prefix(options.fetchLimit)) : found
    }

    private func order(_ records: inout [PhotoRecord]) {
        guard let orders = options.sortDescriptors, let first = orders.first else { return }
        // The library is in the order of the dates already.
        if orders.count == 1, let key = first.key, Self.dates.contains(key) {
            if !first.ascending { records.reverse() }
            return
        }
        var queried = records.map { QueriedRecord(record: $0, store: store) }
        func isBefore(_ one: QueriedRecord, _ other: QueriedRecord) -> Bool {
            for order in orders {
                switch order.compare(one, other) {
                case .orderedAscending: return true
                case .orderedDescending: return false
                case .orderedSame: continue
                }
            }
            return false
        }
        queried.sort(by: isBefore)
        records = queried.map(\.record)
    }

    private static let dates: Set<String> = ["creationDate", "modificationDate", "addedDate"]
}

extension NSSortDescriptor {
    /// The order of two files by the values of a key.
    fileprivate func compare(_ one: QueriedRecord, _ other: QueriedRecord) -> ComparisonResult {
        guard let key else {
            // One of a path of Swift's: it reads from assets.
            return compare(PHAsset(one.record, one.store), to: PHAsset(other.record, other.store))
        }
        let (first, second) = (one.value(forKey: key), other.value(forKey: key))
        let result = Self.order(first, second)
        return ascending || result == .orderedSame
            ? result : result == .orderedAscending ? .orderedDescending : .orderedAscending
    }

    private static func order(_ one: Any?, _ other: Any?) -> ComparisonResult {
        switch (one, other) {
        case (let one as Date, let other as Date): return one.compare(other)
        case (let one as String, let other as String): return one.compare(other)
        case (let one as Bool, let other as Bool):
            return one == other ? .orderedSame : other ? .orderedAscending : .orderedDescending
        case (let one as Int, let other as Int):
            return one == other ? .orderedSame : one < other ? .orderedAscending : .orderedDescending
        case (let one as Double, let other as Double):
            return one == other ? .orderedSame : one < other ? .orderedAscending : .orderedDescending
        default: return .orderedSame
        }
    }
}

/// A question for albums, which can be asked again after a change.
struct AlbumFetch: @unchecked Sendable {
    private let store: PhotoStore
    private let options: PHFetchOptions
    private let isWanted: (PHAssetCollection) -> Bool

    init(
        options: PHFetchOptions?, store: PhotoStore = .current,
        isWanted: @escaping (PHAssetCollection) -> Bool
    ) {
        self.store = store
        self.options = options?.copy() as? PHFetchOptions ?? PHFetchOptions()
        self.isWanted = isWanted
    }

    func result() -> PHFetchResult<PHAssetCollection> {
        var albums = AlbumContent.smart.map { content, subtype, title in
            PHAssetCollection(content, subtype, title, "smart/\(subtype.rawValue)")
        }
        albums += store.albums.map {
            PHAssetCollection(.folder($0), .albumRegular, PictureFile.name(of: $0), $0)
        }
        albums = albums.filter(isWanted)
        if let predicate = options.predicate { albums = albums.filter { predicate.evaluate(with: $0) } }
        if let orders = options.sortDescriptors, !orders.isEmpty {
            albums.sort { one, other in
                for order in orders {
                    let result = order.compare(one, to: other)
                    if result != .orderedSame { return result == .orderedAscending }
                }
                return false
            }
        }
        if options.fetchLimit > 0 { albums = Array(albums.prefix(options.fetchLimit)) }
        return PHFetchResult(objects: albums, again: { result() })
    }
}
