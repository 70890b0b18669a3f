/// How objects of a type that is known at run time are made.
package struct Constructible: Equatable, Sendable {
    /// An initialiser that Objective-C lets any class of Apple's be asked for.
    enum Call: Hashable, Sendable {
        /// `init()`
        case plain
        /// `init(frame:)`
        case framed
        /// `init(style:reuseIdentifier:)`
        case styled
        /// `init(reuseIdentifier:)`
        case reused
        /// `init(identifier:source:destination:)`
        case segue
        /// `init(nibName:bundle:)`
        case nib
        /// `init(rootViewController:)`
        case root
    }

    /// Whether the type is a class of Apple's, or inherits from one.
    var isApples = false
    /// What Swift can call by itself: protocols ask for it, or a class makes it `required`.
    var declared: Set<Call> = []
    /// Types that a protocol names, with what they must be.
    var associated: [String: Constructible] = [:]

    /// Whether only the runtime can make one.
    func needsRuntime(_ call: Call) -> Bool { isApples && !declared.contains(call) }

    mutating func merge(_ other: Constructible) {
        isApples = isApples || other.isApples
        declared.formUnion(other.declared)
        associated.merge(other.associated) { one, other in
            var one = one
            one.merge(other)
            return one
        }
    }

    /// What calls an initialiser fits.
    static func calls(of initialiser: Declaration, _ source: ParsedSource) -> Set<Call> {
        let asked = initialiser.parameters.filter { !$0.type.contains { source.text($0) == "=" } }.map(
            \.label)
        var calls: Set<Call> = []
        if asked.isEmpty { calls.insert(.plain) }
        if asked == ["frame"]
            || asked.isEmpty && initialiser.parameters.contains(where: { $0.label == "frame" })
        {
            calls.insert(.framed)
        }
        if asked == ["style", "reuseIdentifier"] { calls.insert(.styled) }
        if asked == ["reuseIdentifier"] { calls.insert(.reused) }
        if asked == ["identifier", "source", "destination"] { calls.insert(.segue) }
        if asked == ["nibName", "bundle"] { calls.insert(.nib) }
        if asked == ["rootViewController"] { calls.insert(.root) }
        return calls
    }
}
