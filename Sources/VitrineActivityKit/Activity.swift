public import Foundation

/// How something live is told from outside.
public struct PushType: Equatable, Sendable {
    private let name: String
    /// By a name of its own.
    public static let token = PushType(name: "token")
}

/// Something live. There is none, as on a device without a place for it: asking for one throws.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, Sendable {
    /// What changes.
    public typealias ContentState = Attributes.ContentState

    /// None is made, so that nothing of what follows can be asked.
    private var nobody: Never { fatalError("There is no live activity: asking for one has thrown.") }

    private init() {}

    // MARK: Beginning

    /// Asks for something live.
    ///
    /// - Throws: `ActivityAuthorizationError.unsupported`.
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
    ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }

    /// Asks for something live, as it was done before iOS 16.2.
    ///
    /// - Throws: `ActivityAuthorizationError.unsupported`.
    public static func request(
        attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
    ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }

    /// All that are live: none.
    public static var activities: [Activity<Attributes>] { [] }

    /// Those that begin: none.
    public static var activityUpdates: AsyncStream<Activity<Attributes>> { AsyncStream { $0.finish() } }

    // MARK: Being

    /// What it is known by.
    public var id: String { nobody }
    /// What is known from the beginning.
    public var attributes: Attributes { nobody }
    /// What is shown.
    public var content: ActivityContent<ContentState> { nobody }
    /// What has changed.
    public var contentState: ContentState { nobody }
    /// What it is at.
    public var activityState: ActivityState { nobody }
    /// What it is at, as it changes.
    public var activityStateUpdates: AsyncStream<ActivityState> { nobody }
    /// What is shown, as it changes.
    public var contentUpdates: AsyncStream<ActivityContent<ContentState>> { nobody }
    /// What has changed, as it does.
    public var contentStateUpdates: AsyncStream<ContentState> { nobody }
    /// What it is told from outside by.
    public var pushToken: Data? { nobody }
    /// What it is told from outside by, as it changes.
    public var pushTokenUpdates: AsyncStream<Data> { nobody }

    // MARK: Changing

    /// Shows something else.
    public func update(
        _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil
    ) async { nobody }
    /// Shows something else, as it was done before iOS 16.2.
    public func update(using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil) async
    {
        nobody
    }
    /// Ends it.
    public func end(
        _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async { nobody }
    /// Ends it, as it was done before iOS 16.2.
    public func end(
        using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async { nobody }
}
