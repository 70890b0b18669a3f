/// Why the body of a view is evaluated: what `_printChanges()` says. Kept for the nodes alone whose bodies have asked, from
/// then on.
struct BodyChanges {
    /// The view's value is another.
    static let value = "@self"
    /// The identity is new.
    static let identity = "@identity"
    /// Something that the body read and that is no property of the view.
    static let dependencies = "@dependencies"

    private(set) var names: [String] = []

    mutating func note(_ name: String) {
        if !names.contains(name) { names.append(name) }
    }
}

extension View {
    /// Prints the name of the view type and why its body is evaluated, on a line of standard output: the properties that
    /// changed, `@self` for another value of the view, `@identity` for a new identity, `@dependencies` for observable
    /// objects that it read.
    ///
    /// To be called in the body of this type of view, while looking for what evaluates it:
    /// `let _ = Self._printChanges()`.
    @MainActor @preconcurrency
    public static func _printChanges() {
        print((ViewGraph.trackingNode as? BodyNode<Self>)?.takeChanges() ?? "\(self): unchanged.")
    }
}
