public import Foundation
import Synchronization

/// What a fetch has found: a list, whose objects are made when they are asked for.
///
/// It stays as it was found. After a change ``PHChange`` says how the same fetch ends now.
open class PHFetchResult<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
    /// How many there are.
    public let count: Int
    /// The identifiers, without making objects.
    let identifier: (Int) -> String
    /// What is at a place, and whether it is still the same after a change.
    let version: (Int) -> AnyHashable
    /// Asks the same once more.
    let again: () -> PHFetchResult
    private let make: (Int) -> ObjectType
    private let lock = NSLock()
    private var made: [Int: ObjectType] = [:]

    /// What files stand for.
    init(
        records: [PhotoRecord], again: @escaping () -> PHFetchResult,
        make: @escaping (PhotoRecord) -> ObjectType
    ) {
        count = records.count
        identifier = { records[$0].identifier }
        version = { records[$0] }
        self.again = again
        self.make = { make(records[$0]) }
    }

    /// Objects that are there already.
    init(objects: [ObjectType], again: @escaping () -> PHFetchResult) where ObjectType: PHObject {
        count = objects.count
        identifier = { objects[$0].localIdentifier }
        version = { objects[$0].localIdentifier }
        self.again = again
        make = { objects[$0] }
    }

    /// The object at a place. Traps beyond the end.
    open func object(at index: Int) -> ObjectType {
        precondition(
            index >= 0 && index < count,
            "PHFetchResult: index \(index) beyond bounds \(count == 0 ? "for empty list" : "[0 … \(count - 1)]")"
        )
        return lock.withLock {
            if let known = made[index] { return known }
            let object = make(index)
            made[index] = object
            return object
        }
    }

    /// The object at a place. Traps beyond the end.
    open subscript(index: Int) -> ObjectType { object(at: index) }

    /// The first one.
    open var firstObject: ObjectType? { count > 0 ? object(at: 0) : nil }
    /// The last one.
    open var lastObject: ObjectType? { count > 0 ? object(at: count - 1) : nil }

    /// Whether an object is among them.
    ///
    /// Complexity: O(*n*).
    open func contains(_ anObject: ObjectType) -> Bool { index(of: anObject) != NSNotFound }

    /// Where an object is; `NSNotFound` for nowhere.
    ///
    /// Complexity: O(*n*).
    open func index(of anObject: ObjectType) -> Int {
        index(of: anObject, in: NSRange(location: 0, length: count))
    }

    /// Where an object is within a part of the list; `NSNotFound` for nowhere.
    ///
    /// Complexity: O(*n*) in the length of the part.
    open func index(of anObject: ObjectType, in range: NSRange) -> Int {
        guard let wanted = (anObject as? PHObject)?.localIdentifier else { return NSNotFound }
        return (range.location..<NSMaxRange(range)).first { identifier($0) == wanted } ?? NSNotFound
    }

    /// The objects at some places.
    open func objects(at indexes: IndexSet) -> [ObjectType] { indexes.map { object(at: $0) } }

    /// Calls a function for each object, until it sets its last argument.
    open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
        enumerate(0..<count, block)
    }

    /// Calls a function for each object, until it sets its last argument; from the last one to the first, where the
    /// options say so.
    open func enumerateObjects(
        options opts: NSEnumerationOptions = [],
        using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        if opts.contains(.reverse) {
            enumerate((0..<count).reversed(), block)
        } else {
            enumerate(0..<count, block)
        }
    }

    /// Calls a function for the objects at some places, until it sets its last argument.
    open func enumerateObjects(
        at s: IndexSet, options opts: NSEnumerationOptions = [],
        using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        if opts.contains(.reverse) { enumerate(s.reversed(), block) } else { enumerate(s, block) }
    }

    private func enumerate(
        _ places: some Sequence<Int>, _ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var isDone = ObjCBool(false)
        for place in places {
            block(object(at: place), place, &isDone)
            if isDone.boolValue { return }
        }
    }

    /// How many assets of a kind there are.
    ///
    /// Complexity: O(*n*), without opening files.
    open func countOfAssets(with mediaType: PHAssetMediaType) -> Int {
        (0..<count).count { index in
            (version(index).base as? PhotoRecord)?.mediaType == mediaType
        }
    }
}
