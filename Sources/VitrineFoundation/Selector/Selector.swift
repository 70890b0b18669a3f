/// The name of a method, and here the method itself.
///
/// On Apple's systems a selector is a name, and objects look the method up. There is no such table here, so a selector
/// that is made of a method carries it; `#selector(…)` in a translated source becomes ``init(method:of:_:)-(_,T.Type,_)``.
/// Selectors are equal when their Objective-C names are: one made of a string finds what was added with another, but
/// calls nothing.
public struct Selector: Sendable {
    /// As Objective-C writes it, with a colon for each argument: `tap`, `tapped:`, `table:heightAt:`.
    let name: String
    /// What is called; nil for selectors made of strings.
    let method: SelectedMethod?

    /// Makes a selector that is compared by its name. It calls nothing: ``Foundation/NSObjectProtocol/responds(to:)``
    /// answers false for it.
    public init(_ str: String) {
        name = str
        method = nil
    }

    /// Makes a selector that carries a method.
    ///
    /// - Parameter name: Either Objective-C's name or what the expression says, which is completed by what it leaves out.
    init(name: String, method: SelectedMethod) {
        self.name = SelectorName.complete(name, arity: method.arity)
        self.method = method
    }
}

extension Selector: Hashable {
    /// Whether both have the same name in Objective-C.
    public static func == (left: Selector, right: Selector) -> Bool { left.name == right.name }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Selector: ExpressibleByStringLiteral {
    public init(stringLiteral value: String) { self.init(value) }
}

extension Selector: CustomStringConvertible, CustomReflectable {
    /// The name.
    public var description: String { name }

    public var customMirror: Mirror { Mirror(reflecting: name) }
}

extension String {
    /// The name of a selector.
    public init(_sel: Selector) { self = _sel.name }
}

/// A selector that is compared by its name, and calls nothing.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// The name of a selector, as Objective-C writes it.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }
