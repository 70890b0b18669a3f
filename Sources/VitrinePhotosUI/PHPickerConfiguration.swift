public import VitrinePhotos

/// What a picker offers. There are pictures only: no films, live photos and the like.
public struct PHPickerFilter: Equatable, Hashable, Sendable {
    /// Whether pictures are offered.
    let hasPictures: Bool

    /// Pictures.
    public static let images = PHPickerFilter(hasPictures: true)
    /// Films: there are none.
    public static let videos = PHPickerFilter(hasPictures: false)
    /// Live photos: there are none.
    public static let livePhotos = PHPickerFilter(hasPictures: false)
    /// Pictures of the screen: files do not tell that they are such, so there are none.
    public static let screenshots = PHPickerFilter(hasPictures: false)
    /// Panoramas: files do not tell that they are such, so there are none.
    public static let panoramas = PHPickerFilter(hasPictures: false)
    /// Bursts of photos: there are none.
    public static let bursts = PHPickerFilter(hasPictures: false)
    /// Photos with depth: there are none.
    public static let depthEffectPhotos = PHPickerFilter(hasPictures: false)
    /// Films of the screen: there are none.
    public static let screenRecordings = PHPickerFilter(hasPictures: false)
    /// Films with a focus that moves: there are none.
    public static let cinematicVideos = PHPickerFilter(hasPictures: false)
    /// Films in slow motion: there are none.
    public static let slomoVideos = PHPickerFilter(hasPictures: false)
    /// Films in time lapse: there are none.
    public static let timelapseVideos = PHPickerFilter(hasPictures: false)

    /// What any of some filters offers.
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(hasPictures: subfilters.contains(where: \.hasPictures))
    }
    /// What all of some filters offer.
    public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(hasPictures: subfilters.allSatisfy(\.hasPictures))
    }
    /// What a filter does not offer.
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
        PHPickerFilter(hasPictures: !filter.hasPictures)
    }
}

/// What a picker lets the user choose, and how.
public struct PHPickerConfiguration: Equatable, Hashable, Sendable {
    /// In what form items are handed over: files are as they are, whatever is preferred.
    public enum AssetRepresentationMode: Int, Sendable {
        case automatic = 0
        case current = 1
        case compatible = 2
    }

    /// How several items are chosen.
    public enum Selection: Int, Sendable {
        /// In any order.
        case `default` = 0
        /// In an order, which shows.
        case ordered = 1
    }

    let hasLibrary: Bool

    /// A configuration whose results have no identifiers.
    public init() { hasLibrary = false }

    /// A configuration whose results have identifiers: the paths of their files.
    public init(photoLibrary: PHPhotoLibrary) { hasLibrary = true }

    /// In what form items are handed over. Automatic unless set.
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
    /// How several items are chosen. In any order unless set.
    public var selection = Selection.default
    /// The most that can be chosen; 0 for as many as there are. 1 unless set.
    public var selectionLimit = 1
    /// What is offered; nil, as at first, for everything.
    public var filter: PHPickerFilter?
    /// The identifiers of what is chosen from the beginning, where several can be.
    public var preselectedAssetIdentifiers: [String] = []
}
