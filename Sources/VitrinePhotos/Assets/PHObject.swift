public import Foundation

/// Something of the user's pictures: an asset, or an album.
///
/// Two objects of one identifier are equal, whichever fetch they come from.
open class PHObject: NSObject, @unchecked Sendable {
    /// What it is found by again: the path of its file or folder.
    public let localIdentifier: String

    init(_ identifier: String) { localIdentifier = identifier }

    /// Whether another object stands for the same.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? PHObject else { return false }
        return other.localIdentifier == localIdentifier && type(of: other) == type(of: self)
    }

    /// The identifier's.
    open override var hash: Int { localIdentifier.hashValue }
}

/// What stands for an asset before it is in the library.
open class PHObjectPlaceholder: PHObject, @unchecked Sendable {}
