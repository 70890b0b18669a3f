/// A sentence of the visual format language, taken apart: what it says, before anybody knows which views it means.
///
/// Offsets count characters from the start of the sentence, for messages.
struct VisualFormat: Equatable, Sendable {
    /// A number, or the name of a metric or view.
    enum Amount: Equatable, Sendable {
        case number(Double)
        case name(String)
    }

    /// An amount, and where it stands.
    struct Placed: Equatable, Sendable {
        var amount: Amount
        var offset: Int
    }

    /// Such as `>=20@750`.
    struct Predicate: Equatable, Sendable {
        var relation = NSLayoutConstraint.Relation.equal
        var object: Placed
        var priority: Placed?
    }

    /// What lies between two neighbours.
    enum Connection: Equatable, Sendable {
        /// Nothing: they touch.
        case flush
        /// `-`: the standard spacing, or the margin of the superview.
        case standard
        /// `-20-` or `-(>=20,<=30)-`.
        case lengths([Predicate])
    }

    /// `[name(sizes)]`.
    struct ViewElement: Equatable, Sendable {
        var name: String
        var offset: Int
        var sizes: [Predicate] = []
    }

    /// A bar at one end of the sentence, and how the view beside it is connected to it.
    struct Superview: Equatable, Sendable {
        var connection: Connection
        var offset: Int
    }

    var axis = NSLayoutConstraint.Axis.horizontal
    var leading: Superview?
    var elements: [ViewElement] = []
    /// One fewer than there are elements.
    var connections: [Connection] = []
    var trailing: Superview?
}
