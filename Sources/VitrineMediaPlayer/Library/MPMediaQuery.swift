public import Foundation

/// Looks for items of the library, which is empty here.
open class MPMediaQuery: NSObject, @unchecked Sendable {
    /// What items have to be like.
    open var filterPredicates: Set<MPMediaPredicate>?
    /// By what they are put together.
    open var groupingType = MPMediaGrouping.title

    /// Makes a query for all items.
    public override init() {}

    /// Makes a query for items that all predicates fit.
    public init(filterPredicates: Set<MPMediaPredicate>?) { self.filterPredicates = filterPredicates }

    /// The items: none.
    open var items: [MPMediaItem]? { [] }
    /// The items, put together: none.
    open var collections: [MPMediaItemCollection]? { [] }

    /// Has items fit one more predicate.
    open func addFilterPredicate(_ predicate: MPMediaPredicate) {
        filterPredicates = (filterPredicates ?? []).union([predicate])
    }

    /// Takes a predicate away.
    open func removeFilterPredicate(_ predicate: MPMediaPredicate) { filterPredicates?.remove(predicate) }

    private static func query(_ grouping: MPMediaGrouping) -> MPMediaQuery {
        let query = MPMediaQuery()
        query.groupingType = grouping
        return query
    }

    /// Albums.
    open class func albums() -> MPMediaQuery { query(.album) }
    /// Artists.
    open class func artists() -> MPMediaQuery { query(.artist) }
    /// Songs.
    open class func songs() -> MPMediaQuery { query(.title) }
    /// What somebody has put together.
    open class func playlists() -> MPMediaQuery { query(.playlist) }
    /// Podcasts.
    open class func podcasts() -> MPMediaQuery { query(.podcastTitle) }
    /// Books that are heard.
    open class func audiobooks() -> MPMediaQuery { query(.title) }
    /// Albums of several artists.
    open class func compilations() -> MPMediaQuery { query(.album) }
    /// Composers.
    open class func composers() -> MPMediaQuery { query(.composer) }
    /// Genres.
    open class func genres() -> MPMediaQuery { query(.genre) }
}

/// By what items are put together.
public enum MPMediaGrouping: Int, Sendable {
    /// Each by itself.
    case title = 0
    /// Albums.
    case album
    /// Artists.
    case artist
    /// Artists of albums.
    case albumArtist
    /// Composers.
    case composer
    /// Genres.
    case genre
    /// What somebody has put together.
    case playlist
    /// Podcasts.
    case podcastTitle
}

/// What items have to be like.
open class MPMediaPredicate: NSObject, @unchecked Sendable {}

/// A value that a property has to have.
open class MPMediaPropertyPredicate: MPMediaPredicate, @unchecked Sendable {
    /// The property.
    public let property: String
    /// The value.
    public let value: Any?
    /// How both are compared.
    public let comparisonType: MPMediaPredicateComparison

    /// Makes a predicate.
    public init(
        value: Any?, forProperty property: String, comparisonType: MPMediaPredicateComparison = .equalTo
    ) {
        self.value = value
        self.property = property
        self.comparisonType = comparisonType
    }
}

/// How a property and a value are compared.
public enum MPMediaPredicateComparison: Int, Sendable {
    /// They are the same.
    case equalTo = 0
    /// The value is a part.
    case contains
}
