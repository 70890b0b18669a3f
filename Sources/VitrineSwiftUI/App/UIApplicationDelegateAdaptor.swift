/// A property wrapper that makes an application delegate for an app.
///
/// The delegate is made with the app and told what happens to the application. One that is observable is found by the
/// app's views in their environment, and so is an observable delegate of the scene, which the application's names in
/// ``UIApplicationDelegate/application(_:configurationForConnecting:options:)``. `UIApplication.shared.delegate` is SwiftUI's
/// own, as on iOS.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
    /// The delegate.
    public let wrappedValue: DelegateType

    /// Makes a delegate of a class, by its initializer without arguments.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        guard let delegate = delegateType._makeDynamic(_dynamicObject: ()) as? DelegateType else {
            fatalError("\(delegateType) cannot be made: give it an initializer without arguments.")
        }
        wrappedValue = delegate
    }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
    /// Bindings to the delegate's properties.
    public var projectedValue: ObservedObject<DelegateType>.Wrapper {
        ObservedObject(wrappedValue: wrappedValue).projectedValue
    }
}

extension UIApplicationDelegateAdaptor: GraphProperty, InputComparable {
    /// The graph connects it.
    nonisolated public static var _graphField: _GraphFieldMeaning { .init(.graph(Self.self)) }

    static var isState: Bool { false }

    mutating func connect(_ slot: inout AnyObject?, _ node: _GraphNode) {
        if let object = wrappedValue as? any ObservableObject {
            ObjectSubscription.connect(&slot, object, node)
        }
    }

    func isAffected(from old: EnvironmentValues, to new: EnvironmentValues) -> Bool { false }

    func isSameInput(as other: Self) -> Bool { wrappedValue === other.wrappedValue }
}

/// Where an app's delegate is found.
@MainActor
private protocol AdaptedDelegate {
    var delegate: any UIApplicationDelegate { get }
}

extension UIApplicationDelegateAdaptor: AdaptedDelegate {
    fileprivate var delegate: any UIApplicationDelegate { wrappedValue }
}

extension App {
    /// The delegate of the first adaptor among the app's properties.
    var adaptedDelegate: (any UIApplicationDelegate)? {
        for child in Mirror(reflecting: self).children {
            if let adaptor = child.value as? any AdaptedDelegate { return adaptor.delegate }
        }
        return nil
    }
}

extension AnyView {
    /// With an observable delegate, of the application or of its scene, in the environment.
    func finding(_ delegate: (any NSObjectProtocol)?) -> AnyView {
        func placing<Object: ObservableObject>(_ object: Object) -> AnyView {
            AnyView(environmentObject(object))
        }
        func placing<Object: AnyObject & Observable>(_ object: Object) -> AnyView {
            AnyView(environment(object))
        }
        if let object = delegate as? any ObservableObject { return placing(object) }
        if let object = delegate as? any AnyObject & Observable { return placing(object) }
        return self
    }
}
