import Foundation

/// Whether a subclass of `UICollectionViewController` moves items: whether it overrides
/// `collectionView(_:moveItemAt:to:)`.
///
/// On Apple's systems the runtime is asked whether the method exists. Here the table of methods is looked at, which
/// every class has with the entries of its superclass first: the entry in question is the one in which a subclass
/// that overrides the method differs from one that does not. A test checks that it is found.
@MainActor
enum MoveItemOverride {
    private final class Plain: UICollectionViewController {}
    private final class Moving: UICollectionViewController {
        override func collectionView(
            _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) {
            super.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
        }
    }

    /// The number of the word in a class's metadata that holds the method; nil if it cannot be told.
    static let entry: Int? = {
        let (plain, moving, base) = (words(of: Plain.self), words(of: Moving.self), baseWords)
        let differing = base.indices.filter { moving[$0] != base[$0] && plain[$0] == base[$0] }
        return differing.count == 1 ? differing[0] : nil
    }()

    /// Whether the class has a method of its own; true if that cannot be told.
    static func exists(in type: UICollectionViewController.Type) -> Bool {
        guard let entry else { return true }
        return words(of: type)[entry] != baseWords[entry]
    }

    private static var baseWords: UnsafeBufferPointer<UInt> { words(of: UICollectionViewController.self) }

    /// The part of a class's metadata that it has in common with `UICollectionViewController`: after the address of
    /// the class come its superclass, its flags and sizes, its description, and then the methods.
    private static func words(of type: UICollectionViewController.Type) -> UnsafeBufferPointer<UInt> {
        let base = unsafeBitCast(UICollectionViewController.self as AnyClass, to: UnsafeRawPointer.self)
        let size = base.load(fromByteOffset: 32, as: UInt32.self)
        let addressPoint = base.load(fromByteOffset: 36, as: UInt32.self)
        let address = unsafeBitCast(type as AnyClass, to: UnsafePointer<UInt>.self)
        let header = 7
        return UnsafeBufferPointer(start: address + header, count: Int(size - addressPoint) / 8 - header)
    }
}
