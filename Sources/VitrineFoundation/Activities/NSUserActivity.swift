public import Foundation

/// What a user does at the moment, so that it can be taken up again: by the program when it runs the next time.
///
/// No other device, search or assistant hears of it here: what an activity is eligible for is kept and says nothing.
open class NSUserActivity: NSObject, @unchecked Sendable {
    /// The kind of activity, in reverse domain order.
    public let activityType: String
    /// What the user would call it.
    open var title: String?
    /// What is needed to take it up again: values of property lists, and URLs.
    open var userInfo: [AnyHashable: Any]?
    /// The keys of ``userInfo`` without which it cannot be taken up.
    open var requiredUserInfoKeys: Set<String>?
    /// Whether ``userInfo`` is out of date: who the activity belongs to is asked for it before it is kept.
    open var needsSave = false
    /// The page that shows the same.
    ///
    /// A scheme other than http and https traps, as it throws on Apple's systems.
    open var webpageURL: URL? {
        didSet {
            guard let webpageURL, !["http", "https"].contains(webpageURL.scheme?.lowercased()) else { return }
            fatalError(
                "NSUserActivity.webpageURL was set to \(webpageURL.absoluteString): the scheme must be http or https."
            )
        }
    }
    /// The page that led to the activity.
    open var referrerURL: URL?
    /// When it is of no more use.
    open var expirationDate: Date?
    /// Words that it is found by.
    open var keywords: Set<String> = []
    /// What it shows, for choosing a scene.
    open var targetContentIdentifier: String?
    /// A name that outlives the object.
    open var persistentIdentifier: String?
    /// Whether other devices may take it up. There are none here.
    open var isEligibleForHandoff = true
    /// Whether it may be found on the device. Nothing is searched here.
    open var isEligibleForSearch = false
    /// Whether everybody may find it. Nothing is searched here.
    open var isEligibleForPublicIndexing = false
    /// Whether it may be suggested. Nothing is suggested here.
    open var isEligibleForPrediction = false
    /// Is asked for ``userInfo`` before it is kept.
    open weak var delegate: (any NSUserActivityDelegate)?

    /// Who else brings the activity up to date before it is kept.
    package var updaters: [(NSUserActivity) -> Void] = []

    /// The activity that the user is at, if the program said so.
    package private(set) nonisolated(unsafe) static weak var current: NSUserActivity?

    /// Makes an activity of a kind.
    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }

    /// Adds to ``userInfo``, or replaces what has the same keys.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    /// Says that this is what the user is at.
    open func becomeCurrent() { Self.current = self }

    /// Says that the user is at something else.
    open func resignCurrent() { if Self.current === self { Self.current = nil } }

    /// Says that nobody can take it up any more.
    open func invalidate() { resignCurrent() }

    /// Brings ``userInfo`` up to date where it is not.
    package func bringUpToDate() {
        guard needsSave else { return }
        needsSave = false
        delegate?.userActivityWillSave(self)
        for update in updaters { update(self) }
    }
}

/// Hears of an activity's life. Every method is optional.
public protocol NSUserActivityDelegate: NSObjectProtocol {
    /// The activity is about to be kept: the time to bring its `userInfo` up to date.
    func userActivityWillSave(_ userActivity: NSUserActivity)
    /// The activity was taken up.
    func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
    /// Does nothing.
    public func userActivityWillSave(_ userActivity: NSUserActivity) {}
    /// Does nothing.
    public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}

/// The kind of an activity that is a page: its `webpageURL`.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
