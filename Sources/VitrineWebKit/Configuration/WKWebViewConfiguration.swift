public import VitrineUIKit

/// How a web view is set up. The view takes a copy when it is made.
@MainActor @preconcurrency
open class WKWebViewConfiguration: NSObject, NSCopying {
    /// Whether a page is only shown once all of it has come.
    open var suppressesIncrementalRendering = false
    /// What is added to the name by which the view shows itself to servers.
    open var applicationNameForUserAgent: String?
    /// Whether videos play where they stand, and not over the whole screen. Kept: they do.
    open var allowsInlineMediaPlayback = false
    /// What plays only once somebody has tapped.
    open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = .all
    /// Whether videos may be seen in a small window. Kept: there is none.
    open var allowsPictureInPictureMediaPlayback = true
    /// Whether media may be played elsewhere. Kept: there is no way.
    open var allowsAirPlayForMediaPlayback = true
    /// What texts are made links of. Kept: none are.
    open var dataDetectorTypes: WKDataDetectorTypes = []
    /// Whether text is chosen by characters or larger pieces. Kept: pages' texts are not chosen by fingers.
    open var selectionGranularity = WKSelectionGranularity.dynamic
    /// Whether zooming goes beyond what a page allows. Kept: pages are not zoomed by fingers.
    open var ignoresViewportScaleLimits = false
    /// Settings of the views that share it.
    open var preferences = WKPreferences()
    /// How pages are shown unless their delegate says otherwise.
    open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
    /// Scripts, and who hears them.
    open var userContentController = WKUserContentController()
    /// Where cookies and the like are kept.
    open var websiteDataStore = WKWebsiteDataStore.default()
    /// What views share that have the same. Kept: processes are shared as WebKitGTK sees fit.
    open var processPool = WKProcessPool()
    /// Of the view that asks for a window.
    var opener: (any WebEngine)?

    public override init() { super.init() }

    /// A copy of it. Preferences, scripts and stores are the same objects.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        nonisolated(unsafe) let original = self
        nonisolated(unsafe) var copy: Any?
        MainActor.assumeIsolated { copy = original.copied() }
        return copy!
    }

    final func copied() -> WKWebViewConfiguration {
        let copy = WKWebViewConfiguration()
        copy.suppressesIncrementalRendering = suppressesIncrementalRendering
        copy.applicationNameForUserAgent = applicationNameForUserAgent
        copy.allowsInlineMediaPlayback = allowsInlineMediaPlayback
        copy.mediaTypesRequiringUserActionForPlayback = mediaTypesRequiringUserActionForPlayback
        copy.allowsPictureInPictureMediaPlayback = allowsPictureInPictureMediaPlayback
        copy.allowsAirPlayForMediaPlayback = allowsAirPlayForMediaPlayback
        copy.dataDetectorTypes = dataDetectorTypes
        copy.selectionGranularity = selectionGranularity
        copy.ignoresViewportScaleLimits = ignoresViewportScaleLimits
        copy.preferences = preferences
        copy.defaultWebpagePreferences = defaultWebpagePreferences?.copied()
        copy.userContentController = userContentController
        copy.websiteDataStore = websiteDataStore
        copy.processPool = processPool
        copy.opener = opener
        return copy
    }
}

/// What plays.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// What has sound.
    public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
    /// What has pictures.
    public static let video = WKAudiovisualMediaTypes(rawValue: 2)
    /// Everything.
    public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}

/// What texts are made links of.
public struct WKDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
    public static let link = WKDataDetectorTypes(rawValue: 2)
    public static let address = WKDataDetectorTypes(rawValue: 4)
    public static let calendarEvent = WKDataDetectorTypes(rawValue: 8)
    public static let trackingNumber = WKDataDetectorTypes(rawValue: 16)
    public static let flightNumber = WKDataDetectorTypes(rawValue: 32)
    public static let lookupSuggestion = WKDataDetectorTypes(rawValue: 64)
    public static let all = WKDataDetectorTypes(rawValue: .max)
}

/// How text is chosen.
public enum WKSelectionGranularity: Int, Sendable {
    case dynamic
    case character
}

/// What views share that have the same one.
@MainActor @preconcurrency
open class WKProcessPool: NSObject {
    public override init() { super.init() }
}
