package import VitrineQuartzCore
import VitrineSupport

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The environment that an interface adapts to: appearance, device kind, room, direction, text size.
///
/// A value in the guise of a class: collections never change and can be read on any thread. A trait that is
/// `unspecified` says nothing; when collections merge, later specified traits win.
public final class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
    let values: TraitValues

    init(values: TraitValues) {
        self.values = values
        super.init()
    }

    /// A collection in which nothing is specified.
    public override convenience init() {
        self.init(values: TraitValues())
    }

    // MARK: Building

    /// Merges collections; later ones win where they specify a trait.
    @available(*, deprecated, message: "Use UITraitCollection(mutations:) or modifyingTraits(_:)")
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(values: TraitValues(merging: traitCollections.map(\.values)))
    }

    /// A collection with the traits that the closure sets.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(values: TraitValues().modified(by: mutations))
    }

    /// This collection with the traits that the closure changes.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(values: values.modified(by: mutations))
    }

    /// This collection with one trait replaced.
    public func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) -> UITraitCollection {
        modifyingTraits { $0[trait] = value }
    }

    /// Makes a collection with this trait alone.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init { $0.userInterfaceStyle = userInterfaceStyle }
    }
    /// Makes a collection with this trait alone.
    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
        self.init { $0.userInterfaceIdiom = userInterfaceIdiom }
    }
    /// Makes a collection with this trait alone.
    public convenience init(displayScale: CGFloat) {
        self.init { $0.displayScale = displayScale }
    }
    /// Makes a collection with this trait alone.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.horizontalSizeClass = horizontalSizeClass }
    }
    /// Makes a collection with this trait alone.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.verticalSizeClass = verticalSizeClass }
    }
    /// Makes a collection with this trait alone.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init { $0.layoutDirection = layoutDirection }
    }
    /// Makes a collection with this trait alone.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
    }
    /// Makes a collection with this trait alone.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init { $0.userInterfaceLevel = userInterfaceLevel }
    }
    /// Makes a collection with this trait alone.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init { $0.accessibilityContrast = accessibilityContrast }
    }
    /// Makes a collection with this trait alone.
    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init { $0.legibilityWeight = legibilityWeight }
    }
    /// Makes a collection with this trait alone.
    public convenience init(displayGamut: UIDisplayGamut) {
        self.init { $0.displayGamut = displayGamut }
    }
    /// Makes a collection with this trait alone.
    public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
        self.init { $0.activeAppearance = activeAppearance }
    }
    /// Makes a collection with this trait alone.
    public convenience init(listEnvironment: UIListEnvironment) {
        self.init { $0.listEnvironment = listEnvironment }
    }

    // MARK: Traits

    /// Light or dark.
    public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
    /// Pixels per point; 0 when unspecified.
    public var displayScale: CGFloat { values.displayScale }
    /// How much room there is from side to side.
    public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    /// How much room there is from top to bottom.
    public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    /// The direction that text and layout run in.
    public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
    /// The text size that the user chose.
    public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
    /// At the back, or in front of other content.
    public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
    /// Whether the screen feels how hard it is touched: there is none here that does.
    public var forceTouchCapability: UIForceTouchCapability { .unavailable }
    /// Whether more contrast is wanted.
    public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
    /// Whether bold text is wanted.
    public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
    /// The colours that the display can show.
    public var displayGamut: UIDisplayGamut { values.displayGamut }
    /// Whether the window is in front.
    public var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }
    /// The list that the view is in: set for cells, headers and footers of list layouts and what is in them.
    public var listEnvironment: UIListEnvironment { values.listEnvironment }

    /// The value of a trait of one's own; its default when it is not set.
    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        values[trait]
    }

    // MARK: Comparing

    /// Whether every trait that `trait` specifies has the same value here.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        return TraitValues(merging: [values, trait.values]) == values
    }

    /// Whether a change from `other` to this collection can change colours: appearance, level, contrast, gamut.
    public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
        guard let other else { return true }
        return values.colorAppearance != other.values.colorAppearance
    }

    /// The traits of the system that colours depend on, for ``UITraitChangeObservable/registerForTraitChanges(_:handler:)``:
    /// those of ``hasDifferentColorAppearance(comparedTo:)``.
    public class var systemTraitsAffectingColorAppearance: [UITrait] {
        [
            UITraitUserInterfaceStyle.self, UITraitUserInterfaceIdiom.self, UITraitUserInterfaceLevel.self,
            UITraitAccessibilityContrast.self, UITraitDisplayGamut.self, UITraitActiveAppearance.self,
        ]
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return other === self || other.values == values
    }

    public override var hash: Int { values.hashValue }

    public override dynamic var description: String {
        "<UITraitCollection: \(values.summary)>"
    }
    public override dynamic var debugDescription: String { description }

    /// The object itself: collections never change.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: The current collection

    /// The collection that dynamic colours and images resolve with on this thread.
    ///
    /// The runtime sets it around `layoutSubviews`, `draw(_:)`, `updateConstraints`, `traitCollectionDidChange(_:)`
    /// and their counterparts in view controllers. Elsewhere it is the traits of the main screen.
    public static var current: UITraitCollection {
        get {
            if let pointer = pthread_getspecific(currentKey) {
                return Unmanaged<UITraitCollection>.fromOpaque(pointer).takeUnretainedValue()
            }
            return fallback
        }
        set {
            let old = pthread_getspecific(currentKey)
            pthread_setspecific(currentKey, Unmanaged.passRetained(newValue).toOpaque())
            if let old { Unmanaged<UITraitCollection>.fromOpaque(old).release() }
        }
    }

    /// Runs the closure with this collection as ``current``.
    public func performAsCurrent(_ actions: () -> Void) {
        withCurrent(actions)
    }

    /// Runs the closure with this collection as ``current`` and returns its result.
    func withCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
        // A pointer swap without reference counting: `self` outlives the closure, and layout does this for
        // every view.
        let old = pthread_getspecific(Self.currentKey)
        let mine = Unmanaged.passRetained(self)
        pthread_setspecific(Self.currentKey, mine.toOpaque())
        defer {
            if let now = pthread_getspecific(Self.currentKey) {
                Unmanaged<UITraitCollection>.fromOpaque(now).release()
            }
            pthread_setspecific(Self.currentKey, old)
        }
        return try body()
    }

    private static let currentKey: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { pointer in
            guard let pointer: UnsafeMutableRawPointer = pointer else { return }
            Unmanaged<UITraitCollection>.fromOpaque(pointer).release()
        }
        return key
    }()

    /// What ``current`` is where nobody set it: the screen's traits, of whoever is being driven on the main thread, and
    /// of the application elsewhere.
    package static var fallback: UITraitCollection {
        guard MainThread.isCurrent else { return applicationLock.withLock { applicationTraits } }
        return MainActor.assumeIsolated { RuntimeContext.current.fallbackTraits }
    }

    private static let applicationLock = NSLock()
    nonisolated(unsafe) private static var applicationTraits = defaultTraits

    @MainActor fileprivate static func applicationTraitsDidChange(to traits: UITraitCollection) {
        applicationLock.withLock { applicationTraits = traits }
    }

    /// An iPhone's.
    fileprivate static let defaultTraits = UITraitCollection { traits in
        traits.userInterfaceStyle = .light
        traits.userInterfaceIdiom = .phone
        traits.displayScale = 3
        traits.horizontalSizeClass = .compact
        traits.verticalSizeClass = .regular
        traits.layoutDirection = .leftToRight
        traits.preferredContentSizeCategory = .large
        traits.userInterfaceLevel = .base
        traits.accessibilityContrast = .normal
        traits.legibilityWeight = .regular
        traits.displayGamut = .SRGB
        traits.activeAppearance = .active
    }
}

extension RuntimeContext {
    /// What `UITraitCollection.current` is while the context is current and nobody set another: the screen's.
    var fallbackTraits: UITraitCollection {
        get { part(FallbackTraits.self).traits }
        set {
            part(FallbackTraits.self).traits = newValue
            if isApplication { UITraitCollection.applicationTraitsDidChange(to: newValue) }
        }
    }
}

@MainActor
private final class FallbackTraits: RuntimeContextPart {
    var traits = UITraitCollection.defaultTraits

    init(context: RuntimeContext) {}
}
