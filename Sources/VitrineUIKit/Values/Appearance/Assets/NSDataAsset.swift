public import Foundation
import VitrineAssets

/// The name of a data set in an asset catalogue.
public typealias NSDataAssetName = String

/// The contents of a data set in an asset catalogue.
open class NSDataAsset: NSObject, NSCopying, @unchecked Sendable {
    /// The name of the set.
    public let name: NSDataAssetName
    /// The bytes of its file.
    public let data: Data
    /// What kind of file it is: a uniform type identifier such as `public.json`.
    public let typeIdentifier: String

    /// Reads the data set of a name from the program's catalogues; nil when there is none.
    public convenience init?(name: NSDataAssetName) {
        self.init(name: name, bundle: .main)
    }

    /// Reads the data set of a name from the catalogues of a bundle; nil when there is none.
    public init?(name: NSDataAssetName, bundle: Bundle) {
        guard let entry = AssetStore.shared.data(named: name, in: bundle),
            let data = FileManager.default.contents(atPath: entry.file)
        else { return nil }
        self.name = name
        self.data = data
        typeIdentifier = entry.type
        super.init()
    }

    /// The object itself: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
