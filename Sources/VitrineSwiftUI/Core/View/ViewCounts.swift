/// How many rows the types of views with a body are: what their bodies' types say, followed once for each type.
///
/// A type whose body contains the type again has no number, since its values decide when it ends.
@MainActor
enum ViewCounts {
    private static var known: [ObjectIdentifier: Int?] = [:]
    private static var underWay: Set<ObjectIdentifier> = []

    /// Bodies within bodies that are followed at most: types may contain ever new ones of their kind.
    private static let limit = 100

    /// The number of rows of a view type; nil if its values decide.
    static func count<V: View>(of type: V.Type) -> Int? {
        let id = ObjectIdentifier(type)
        if let count = known[id] { return count }
        let count = following(id) { V.Body._viewCount(nil) }
        known[id] = count
        return count
    }

    /// The number of rows of a modifier's body around content with a number of rows.
    static func count<M: ViewModifier>(of type: M.Type, content: Int?) -> Int? {
        following(ObjectIdentifier(type)) { M.Body._viewCount(content) }
    }

    private static func following(_ id: ObjectIdentifier, _ body: () -> Int?) -> Int? {
        guard underWay.count < limit, underWay.insert(id).inserted else { return nil }
        defer { underWay.remove(id) }
        return body()
    }
}
