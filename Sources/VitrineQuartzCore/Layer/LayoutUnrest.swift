import VitrineCoreGraphics

/// Who asks for layout while a tree does not come to rest, so that it can be named.
///
/// Requests are only noted in the last rounds of a layout pass that ought to be over: at all other times a note costs a
/// comparison.
@MainActor
package enum LayoutUnrest {
    /// Somebody who asked for layout.
    package struct Request: Hashable {
        /// The object that was changed: a view, a layer.
        package let object: ObjectIdentifier
        /// The class of the object.
        package let type: String
        /// The property that was set, or the method that was called, with its brackets; nil for a bare request.
        package let property: String?
    }

    /// How often a pass lays out what asks for layout meanwhile.
    package static let rounds = 32

    /// How often, once a tree did not come to rest, until it does.
    static let roundsOfRestless = 2

    /// The beginning of a sentence that names what did not come to rest.
    package static func complaint(about name: String) -> String {
        SettlingLoop(limit: rounds).complaint(about: "The layout of \(name)")
    }

    private static var requests: [Request] = []
    private static var isWatching = false

    /// Notes that an object is about to ask for layout because a property of its was set.
    package static func note(
        _ object: @autoclosure () -> AnyObject, _ property: @autoclosure () -> StaticString?
    ) {
        guard isWatching else { return }
        let object = object()
        let request = Request(
            object: ObjectIdentifier(object), type: "\(type(of: object))",
            property: property().map { "\($0)" })
        if !requests.contains(request), requests.count < 64 { requests.append(request) }
    }

    /// Notes requests while a round of layout goes on.
    static func watching(_ round: () -> Void) {
        let wasWatching = isWatching
        isWatching = true
        round()
        isWatching = wasWatching
    }

    /// What was noted: the setting of properties if there was any, else calls, else bare requests, as each mostly follows
    /// from the one before.
    static func takeRequests() -> [Request] {
        defer { requests = [] }
        let named = requests.filter { $0.property != nil }
        let settings = named.filter { $0.property?.hasSuffix(")") == false }
        return settings.isEmpty ? named.isEmpty ? requests : named : settings
    }
}

/// A layer's delegate that can say why layout never ends.
@MainActor
package protocol LayerLayoutWitness: AnyObject {
    /// After ``LayoutUnrest/rounds`` the layer still asks for layout; the rest is left to the next frame.
    ///
    /// - Returns: Whether the witness knows the cause and has named it, now or before.
    func namesLayoutUnrest() -> Bool

    /// Nobody has named the cause: says what asked for layout in the last rounds.
    func layoutDidNotSettle(_ requests: [LayoutUnrest.Request])
}
