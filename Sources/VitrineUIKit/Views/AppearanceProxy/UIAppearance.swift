public import Foundation

/// What can contain objects whose appearance is customised: views and controllers.
@MainActor @preconcurrency
public protocol UIAppearanceContainer: NSObjectProtocol {}

/// A class of objects whose looks can be set for all of them: set the properties that UIKit marks so on what
/// ``appearance()`` answers.
///
/// Objects take over what was set there when they come into a window, where they have the default: what was set on an
/// object itself wins. What is in a window already stays as it is. Of several proxies that say something about one
/// property that of the most derived class counts, then the one with the most containers, then the last.
@MainActor @preconcurrency
public protocol UIAppearance: NSObjectProtocol {
    /// The proxy of all objects of the class and its subclasses.
    static func appearance() -> Self
    /// The proxy of those inside of objects of classes, the innermost first.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type])
        -> Self
    /// The proxy of those whose traits contain some.
    static func appearance(for trait: UITraitCollection) -> Self
    /// The proxy of those whose traits contain some, inside of objects of classes.
    static func appearance(
        for trait: UITraitCollection,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self
}

extension UIViewController: UIAppearanceContainer {}

extension UIView: UIAppearance, UIAppearanceContainer {
    /// The proxy of all views of the class and its subclasses.
    ///
    /// It is a view of the class, made by `init(coder:)`, that shows nowhere.
    public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

    /// The proxy of those inside of objects of classes, the innermost first.
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { proxy(nil, containerTypes) }

    /// The proxy of those whose traits contain some.
    public static func appearance(for trait: UITraitCollection) -> Self { proxy(trait, []) }

    /// The proxy of those whose traits contain some, inside of objects of classes.
    public static func appearance(
        for trait: UITraitCollection,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { proxy(trait, containerTypes) }

    private static func proxy(
        _ traits: UITraitCollection?, _ containers: [any UIAppearanceContainer.Type]
    ) -> Self {
        AppearanceRegistry.proxy(of: self, traits, containers) { self.init(coder: AppearanceCoder()) }
    }
}

extension UIBarItem: UIAppearance {
    /// The proxy of all items of the class and its subclasses.
    ///
    /// It is an item of the class, made by `init(coder:)`, that shows nowhere.
    public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

    /// The proxy of those inside of objects of classes, the innermost first.
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { proxy(nil, containerTypes) }

    /// The proxy of those in bars whose traits contain some.
    public static func appearance(for trait: UITraitCollection) -> Self { proxy(trait, []) }

    /// The proxy of those in bars whose traits contain some, inside of objects of classes.
    public static func appearance(
        for trait: UITraitCollection,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { proxy(trait, containerTypes) }

    private static func proxy(
        _ traits: UITraitCollection?, _ containers: [any UIAppearanceContainer.Type]
    ) -> Self {
        AppearanceRegistry.proxy(of: self, traits, containers) { self.init(coder: AppearanceCoder()) }
    }
}
