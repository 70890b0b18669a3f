public import Foundation

/// An application shortcut item, also called a Home Screen dynamic quick action, that specifies a user-initiated action for
/// your app.
///
/// A desktop's launcher reads such actions from a file that is installed with a program. The items are kept, and no user
/// chooses one: the methods of the delegates that perform them can be called by the program and its tests.
@MainActor @preconcurrency
open class UIApplicationShortcutItem: NSObject, NSCopying, NSMutableCopying {
    fileprivate struct Values: Equatable {
        var type: String
        var localizedTitle: String
        var localizedSubtitle: String?
        var icon: UIApplicationShortcutIcon?
        var targetContentIdentifier: NSObject?
    }

    nonisolated(unsafe) fileprivate final var values: Values
    nonisolated(unsafe) fileprivate final var information: [String: any NSSecureCoding]?

    /// Makes an item of its kind and title.
    public convenience init(type: String, localizedTitle: String) {
        self.init(
            type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil, userInfo: nil)
    }

    /// Makes an item.
    ///
    /// - Parameters:
    ///   - type: What the program knows the action by.
    ///   - localizedTitle: The title that users see.
    ///   - localizedSubtitle: A second line.
    ///   - icon: A picture.
    ///   - userInfo: What the program needs to perform the action.
    public init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        values = Values(
            type: type, localizedTitle: localizedTitle, localizedSubtitle: localizedSubtitle, icon: icon)
        information = userInfo
        super.init()
    }

    fileprivate init(copying item: UIApplicationShortcutItem) {
        values = item.values
        information = item.information
        super.init()
    }

    /// What the program knows the action by.
    open var type: String { values.type }
    /// The title that users see.
    open var localizedTitle: String { values.localizedTitle }
    /// A second line.
    open var localizedSubtitle: String? { values.localizedSubtitle }
    /// A picture.
    open var icon: UIApplicationShortcutIcon? { values.icon }
    /// What the program needs to perform the action.
    open var userInfo: [String: any NSSecureCoding]? { information }
    /// Names the content that the action is about.
    open var targetContentIdentifier: Any? { values.targetContentIdentifier }

    /// An item that does not change.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { Handed(UIApplicationShortcutItem(copying: self)) }.item
    }
    /// An item that can be changed.
    nonisolated open func mutableCopy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { Handed(UIMutableApplicationShortcutItem(copying: self)) }.item
    }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIApplicationShortcutItem else { return false }
        return values == other.values
            && (information as NSDictionary?) == (other.information as NSDictionary?)
    }
    open override var hash: Int { values.type.hashValue }
}

/// Carries an item out of the main actor.
private struct Handed: @unchecked Sendable {
    let item: UIApplicationShortcutItem
    init(_ item: UIApplicationShortcutItem) { self.item = item }
}

/// A shortcut item that can be changed.
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
    open override var type: String {
        get { values.type }
        set { values.type = newValue }
    }
    open override var localizedTitle: String {
        get { values.localizedTitle }
        set { values.localizedTitle = newValue }
    }
    open override var localizedSubtitle: String? {
        get { values.localizedSubtitle }
        set { values.localizedSubtitle = newValue }
    }
    open override var icon: UIApplicationShortcutIcon? {
        get { values.icon }
        set { values.icon = newValue }
    }
    open override var userInfo: [String: any NSSecureCoding]? {
        get { information }
        set { information = newValue }
    }
    open override var targetContentIdentifier: Any? {
        get { values.targetContentIdentifier }
        set { values.targetContentIdentifier = newValue.map { $0 as? NSObject ?? "\($0)" as NSString } }
    }
}

/// An image you can optionally associate with a Home Screen quick action.
open class UIApplicationShortcutIcon: NSObject {
    /// The pictures of the system for actions.
    public enum IconType: Int, Sendable {
        case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation
        case favorite, love, cloud, invitation, confirmation, mail, message, date, time, capturePhoto
        case captureVideo, task, taskCompleted, alarm, bookmark, shuffle, audio, update
    }

    private enum Source: Hashable {
        case type(IconType)
        case template(String)
        case symbol(String)
    }
    private let source: Source

    /// A picture of the system.
    public init(type: IconType) { source = .type(type) }
    /// A template of the program's images.
    public init(templateImageName: String) { source = .template(templateImageName) }
    /// A system symbol.
    public init(systemImageName: String) { source = .symbol(systemImageName) }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIApplicationShortcutIcon)?.source == source
    }
    open override var hash: Int { source.hashValue }
}
