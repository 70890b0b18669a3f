public import Foundation

/// Which objects are fetched, and in which order.
open class PHFetchOptions: NSObject, NSCopying, @unchecked Sendable {
    /// What they have to be; nil for everything. It asks for the properties of `PHAsset` or `PHAssetCollection` by
    /// their names.
    open var predicate: NSPredicate?
    /// The order; nil for that of the dates, the oldest first.
    open var sortDescriptors: [NSSortDescriptor]?
    /// Whether what is hidden is found, too: there is nothing that is found hidden.
    open var includeHiddenAssets = false
    /// Whether all of a burst are found: files do not tell of bursts.
    open var includeAllBurstAssets = false
    /// Where they come from.
    open var includeAssetSourceTypes: PHAssetSourceType = []
    /// The most that are found; 0 for all.
    open var fetchLimit = 0
    /// Whether changes are told one by one.
    open var wantsIncrementalChangeDetails = true

    /// The same options in another object.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = PHFetchOptions()
        copy.predicate = predicate
        copy.sortDescriptors = sortDescriptors
        copy.includeHiddenAssets = includeHiddenAssets
        copy.includeAllBurstAssets = includeAllBurstAssets
        copy.includeAssetSourceTypes = includeAssetSourceTypes
        copy.fetchLimit = fetchLimit
        copy.wantsIncrementalChangeDetails = wantsIncrementalChangeDetails
        return copy
    }
}
