public import Foundation
public import VitrineItemProvider

/// What a responder has pasted into it, by types.
@MainActor @preconcurrency
open class UIPasteConfiguration: NSObject {
    /// The types. Empty at first.
    open var acceptableTypeIdentifiers: [String] = []

    /// Makes a configuration that accepts nothing.
    public override init() { super.init() }

    /// Makes a configuration that accepts some types.
    public init(acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
        super.init()
    }

    /// Makes a configuration that accepts what objects of a class are made of.
    public init(forAccepting aClass: any NSItemProviderReading.Type) {
        acceptableTypeIdentifiers = aClass.readableTypeIdentifiersForItemProvider
        super.init()
    }

    /// Makes a configuration that accepts what values are made of, as `String`s.
    public convenience init<Value>(forAccepting aClass: Value.Type)
    where Value: _ObjectiveCBridgeable, Value._ObjectiveCType: NSItemProviderReading {
        self.init(forAccepting: Value._ObjectiveCType.self)
    }

    /// Accepts other types, too.
    open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
    }

    /// Accepts what objects of a class are made of, too.
    open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
        acceptableTypeIdentifiers += aClass.readableTypeIdentifiersForItemProvider
    }

    /// Whether something is of a type that is accepted.
    func accepts(_ provider: NSItemProvider) -> Bool {
        acceptableTypeIdentifiers.contains { provider.hasItemConformingToTypeIdentifier($0) }
    }
}

/// Has things pasted into it that it says the types of.
@MainActor @preconcurrency
public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
    /// The types; nil accepts nothing.
    var pasteConfiguration: UIPasteConfiguration? { get set }
    /// Something is pasted.
    func paste(itemProviders: [NSItemProvider])
    /// Whether some things can be pasted together.
    func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

extension UIResponder: UIPasteConfigurationSupporting {}
