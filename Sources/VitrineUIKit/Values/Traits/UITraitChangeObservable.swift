/// Traits by type, for registering interest in their changes.
public typealias UITrait = any UITraitDefinition.Type

/// An interest in trait changes; keep it to end it.
@MainActor @preconcurrency
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// The interests registered with one view or controller.
@MainActor
final class TraitRegistrations {
    final class Entry: NSObject, UITraitChangeRegistration {
        let traits: [UITrait]
        let handler: @MainActor (AnyObject, UITraitCollection) -> Void

        init(_ traits: [UITrait], _ handler: @escaping @MainActor (AnyObject, UITraitCollection) -> Void) {
            self.traits = traits
            self.handler = handler
        }
    }

    private var entries: [Entry] = []

    nonisolated init() {}

    func add(
        _ traits: [UITrait], _ handler: @escaping @MainActor (AnyObject, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let entry = Entry(traits, handler)
        entries.append(entry)
        return entry
    }

    func remove(_ registration: any UITraitChangeRegistration) {
        entries.removeAll { $0 === registration }
    }

    /// Runs the handlers of those whose traits differ.
    func notify(_ environment: AnyObject, from before: UITraitCollection, to now: UITraitCollection) {
        for entry in entries where entry.traits.contains(where: { $0.differs(before, now) }) {
            now.withCurrent { entry.handler(environment, before) }
        }
    }
}

extension UITraitDefinition {
    /// Whether the trait has another value in the second collection.
    static func differs(_ before: UITraitCollection, _ now: UITraitCollection) -> Bool {
        if let system = Self.self as? any SystemTrait.Type {
            return system.value(in: before) != system.value(in: now)
        }
        return before.values.custom[ObjectIdentifier(Self.self)]
            != now.values.custom[ObjectIdentifier(Self.self)]
    }
}

/// A trait that has a property of its own.
protocol SystemTrait: UITraitDefinition {
    static func value(in traits: UITraitCollection) -> AnyHashable
}

/// The trait of `UITraitCollection.userInterfaceStyle`.
public struct UITraitUserInterfaceStyle: SystemTrait {
    public static let defaultValue = UIUserInterfaceStyle.unspecified
    static func value(in traits: UITraitCollection) -> AnyHashable { traits.userInterfaceStyle }
}
/// The trait of `UITraitCollection.horizontalSizeClass`.
public struct UITraitHorizontalSizeClass: SystemTrait {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    static func value(in traits: UITraitCollection) -> AnyHashable { traits.horizontalSizeClass }
}
/// The trait of `UITraitCollection.verticalSizeClass`.
public struct UITraitVerticalSizeClass: SystemTrait {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    static func value(in traits: UITraitCollection) -> AnyHashable { traits.verticalSizeClass }
}
/// The trait of `UITraitCollection.displayScale`.
public struct UITraitDisplayScale: SystemTrait {
    public static let defaultValue: CGFloat = 0
    static func value(in traits: UITraitCollection) -> AnyHashable { traits.displayScale }
}
/// The trait of `UITraitCollection.layoutDirection`.
public struct UITraitLayoutDirection: SystemTrait {
    public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
    static func value(in traits: UITraitCollection) -> AnyHashable { traits.layoutDirection }
}
/// The trait of `UITraitCollection.preferredContentSizeCategory`.
public struct UITraitPreferredContentSizeCategory: SystemTrait {
    public static let defaultValue = UIContentSizeCategory.unspecified
    static func value(in traits: UITraitCollection) -> AnyHashable { traits.preferredContentSizeCategory }
}
/// The trait of `UITraitCollection.userInterfaceIdiom`.
public struct UITraitUserInterfaceIdiom: SystemTrait {
    public static let defaultValue = UIUserInterfaceIdiom.unspecified
    static func value(in traits: UITraitCollection) -> AnyHashable { traits.userInterfaceIdiom }
}
/// The trait of `UITraitCollection.listEnvironment`.
public struct UITraitListEnvironment: SystemTrait {
    public static let defaultValue = UIListEnvironment.unspecified
    static func value(in traits: UITraitCollection) -> AnyHashable { traits.listEnvironment }
}
/// The trait of `UITraitCollection.userInterfaceLevel`.
public struct UITraitUserInterfaceLevel: SystemTrait {
    public static let defaultValue = UIUserInterfaceLevel.unspecified
    static func value(in traits: UITraitCollection) -> AnyHashable { traits.userInterfaceLevel }
}
/// The trait of `UITraitCollection.accessibilityContrast`.
public struct UITraitAccessibilityContrast: SystemTrait {
    public static let defaultValue = UIAccessibilityContrast.unspecified
    static func value(in traits: UITraitCollection) -> AnyHashable { traits.accessibilityContrast }
}
/// The trait of `UITraitCollection.legibilityWeight`.
public struct UITraitLegibilityWeight: SystemTrait {
    public static let defaultValue = UILegibilityWeight.unspecified
    static func value(in traits: UITraitCollection) -> AnyHashable { traits.legibilityWeight }
}
/// The trait of `UITraitCollection.displayGamut`.
public struct UITraitDisplayGamut: SystemTrait {
    public static let defaultValue = UIDisplayGamut.unspecified
    static func value(in traits: UITraitCollection) -> AnyHashable { traits.displayGamut }
}
/// The trait of `UITraitCollection.activeAppearance`.
public struct UITraitActiveAppearance: SystemTrait {
    public static let defaultValue = UIUserInterfaceActiveAppearance.unspecified
    static func value(in traits: UITraitCollection) -> AnyHashable { traits.activeAppearance }
}

/// Something that tells of trait changes: views and view controllers.
@MainActor @preconcurrency
public protocol UITraitChangeObservable: UITraitEnvironment {}

/// Where an observable object keeps the interests.
@MainActor
protocol TraitChangeSource: UITraitChangeObservable {
    var traitRegistrations: TraitRegistrations { get }
}

extension UITraitChangeObservable {
    /// Runs the handler after any of the traits has changed here. It gets this object and the traits before.
    @discardableResult
    public func registerForTraitChanges<Environment>(
        _ traits: [UITrait],
        handler:
            @escaping @MainActor (_ traitEnvironment: Environment, _ previousCollection: UITraitCollection) ->
            Void
    ) -> any UITraitChangeRegistration {
        registrations.add(traits) { environment, before in
            if let environment = environment as? Environment { handler(environment, before) }
        }
    }

    /// Ends an interest.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        registrations.remove(registration)
    }

    private var registrations: TraitRegistrations {
        guard let source = self as? any TraitChangeSource else {
            fatalError(
                "\(type(of: self)) does not tell of trait changes: only views and view controllers do.")
        }
        return source.traitRegistrations
    }
}
