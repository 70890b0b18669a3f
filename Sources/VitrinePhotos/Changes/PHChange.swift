public import Foundation

/// What has changed in the library: it says how what a program has fetched looks now.
open class PHChange: NSObject, @unchecked Sendable {
    /// What has become of an object; nil where it is as it was.
    open func changeDetails<T: PHObject>(for object: T) -> PHObjectChangeDetails<T>? {
        guard let asset = object as? PHAsset else { return nil }
        let found = AssetFetch(options: nil, identifiers: [asset.localIdentifier], store: asset.store)
            .result()
        guard let now = found.firstObject else { return PHObjectChangeDetails(object, nil) }
        return now.record == asset.record && asset.isFavorite == now.isFavorite
            ? nil : PHObjectChangeDetails(object, now as? T)
    }

    /// How a fetch ends now; nil where it ends as it did.
    ///
    /// Complexity: O(*n*).
    open func changeDetails<T: AnyObject>(
        for fetchResult: PHFetchResult<T>
    ) -> PHFetchResultChangeDetails<T>? {
        let details = PHFetchResultChangeDetails(from: fetchResult, to: fetchResult.again())
        return details.isEmpty ? nil : details
    }
}

/// What has become of an object.
open class PHObjectChangeDetails<ObjectType: PHObject>: NSObject {
    /// As it was.
    public let objectBeforeChanges: ObjectType
    /// As it is; nil where it was deleted.
    public let objectAfterChanges: ObjectType?

    init(_ before: ObjectType, _ after: ObjectType?) {
        (objectBeforeChanges, objectAfterChanges) = (before, after)
    }

    /// Whether its file is another: it was written anew.
    open var assetContentChanged: Bool {
        (objectBeforeChanges as? PHAsset)?.record != (objectAfterChanges as? PHAsset)?.record
            && objectAfterChanges != nil
    }
    /// Whether it was deleted.
    open var objectWasDeleted: Bool { objectAfterChanges == nil }
}

/// How a fetch ends, before a change and after it.
open class PHFetchResultChangeDetails<ObjectType: AnyObject>: NSObject {
    /// As it ended.
    public let fetchResultBeforeChanges: PHFetchResult<ObjectType>
    /// As it ends.
    public let fetchResultAfterChanges: PHFetchResult<ObjectType>
    /// Whether places say all: those that are removed, then those that are inserted, those that have changed, those
    /// that have moved.
    open var hasIncrementalChanges: Bool { true }
    /// Where those stood that are not there any more: places before the change.
    public let removedIndexes: IndexSet?
    /// Where there are new ones: places after the change.
    public let insertedIndexes: IndexSet?
    /// Where there are some that have changed: places after the change.
    public let changedIndexes: IndexSet?
    private let moves: [(Int, Int)]

    init(from before: PHFetchResult<ObjectType>, to after: PHFetchResult<ObjectType>) {
        (fetchResultBeforeChanges, fetchResultAfterChanges) = (before, after)
        let old = Dictionary((0..<before.count).map { (before.identifier($0), $0) }) { first, _ in first }
        let new = Set((0..<after.count).map { after.identifier($0) })
        let removed = IndexSet((0..<before.count).filter { !new.contains(before.identifier($0)) })
        let inserted = IndexSet((0..<after.count).filter { old[after.identifier($0)] == nil })
        removedIndexes = removed
        insertedIndexes = inserted
        changedIndexes = IndexSet(
            (0..<after.count).filter { index in
                old[after.identifier(index)].map { before.version($0) != after.version(index) } ?? false
            })
        moves = Self.moves(before, after, removed, inserted)
    }

    /// Where those that stayed stand in another order: from places as they are once others are removed and inserted.
    private static func moves(
        _ before: PHFetchResult<ObjectType>, _ after: PHFetchResult<ObjectType>, _ removed: IndexSet,
        _ inserted: IndexSet
    ) -> [(Int, Int)] {
        var list = (0..<before.count).filter { !removed.contains($0) }.map { before.identifier($0) }
        for index in inserted { list.insert(after.identifier(index), at: min(index, list.count)) }
        let wanted = (0..<after.count).map { after.identifier($0) }
        guard list != wanted else { return [] }
        var moves: [(Int, Int)] = []
        for (index, identifier) in wanted.enumerated() where list[index] != identifier {
            guard let place = list[index...].firstIndex(of: identifier) else { continue }
            list.insert(list.remove(at: place), at: index)
            moves.append((place, index))
        }
        return moves
    }

    var isEmpty: Bool {
        removedIndexes?.isEmpty != false && insertedIndexes?.isEmpty != false
            && changedIndexes?.isEmpty != false && moves.isEmpty
    }

    /// Those that are not there any more.
    open var removedObjects: [ObjectType] { fetchResultBeforeChanges.objects(at: removedIndexes ?? []) }
    /// Those that are new.
    open var insertedObjects: [ObjectType] { fetchResultAfterChanges.objects(at: insertedIndexes ?? []) }
    /// Those that have changed.
    open var changedObjects: [ObjectType] { fetchResultAfterChanges.objects(at: changedIndexes ?? []) }

    /// Whether some stand in another order.
    open var hasMoves: Bool { !moves.isEmpty }

    /// Calls a function for each that has moved: from where, once others are removed and inserted, and to where.
    open func enumerateMoves(_ handler: (Int, Int) -> Void) { for (from, to) in moves { handler(from, to) } }
}
