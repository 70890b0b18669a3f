import Foundation

/// A place along an axis: a share of the plot area's length, and points to add.
///
/// So places do not depend on the size, and what lies between two of them is one, too.
struct Place: Equatable, Sendable {
    /// 0 is the leading or the bottom edge, 1 the other one.
    var unit: Double
    /// To be added, towards the trailing or top edge.
    var points: CGFloat = 0

    static let start = Place(unit: 0)
    static let end = Place(unit: 1)
    static let middle = Place(unit: 0.5)

    static func + (place: Place, points: CGFloat) -> Place {
        Place(unit: place.unit, points: place.points + points)
    }
}

/// Values along an axis.
struct PositionScale {
    enum Kind: Hashable, Sendable { case number, date, category }

    var kind: Kind
    var type = ScaleType(kind: .automatic)
    /// The ends, for numbers and dates.
    var lower = 0.0
    var upper = 1.0
    private(set) var categories: [String] = []
    private var index: [String: Int] = [:]
    var isReversed = false
    /// Where the values are.
    var places = _ScalePlaces.plot(start: 0, end: 0)

    init(_ kind: Kind, lower: Double, upper: Double, type: ScaleType = ScaleType(kind: .automatic)) {
        self.kind = kind
        self.type = type
        self.lower = lower
        self.upper = upper
    }

    init(categories: [String]) {
        kind = .category
        var seen = Set<String>()
        self.categories = categories.filter { seen.insert($0).inserted }
        for (place, name) in self.categories.enumerated() { index[name] = place }
        type = .category
    }

    // MARK: Values to places

    /// The share of the length at which a number is; nil where it has no place.
    private func share(of value: Double) -> Double? {
        guard let place = type.measure(value), let start = type.measure(lower), let end = type.measure(upper),
            place.isFinite
        else { return nil }
        guard end != start else { return 0.5 }
        let share = (place - start) / (end - start)
        return share.isFinite ? (isReversed ? 1 - share : share) : nil
    }

    /// The ends of the room that a category or a span has, as shares of the length; nil for what is a point.
    func band(_ datum: Datum, _ span: DatumSpan?) -> (lower: Double, upper: Double)? {
        if kind == .category {
            guard let place = index[datum.name] else { return nil }
            let shown = isReversed ? categories.count - 1 - place : place
            let count = Double(categories.count)
            return (Double(shown) / count, Double(shown + 1) / count)
        }
        guard let span, let start = share(of: span.start), let end = share(of: span.end) else { return nil }
        return (min(start, end), max(start, end))
    }

    /// The share of the length at which a value is, or the middle of its room; nil where it has no place.
    func share(_ datum: Datum, _ span: DatumSpan? = nil) -> Double? {
        if let band = band(datum, span) { return (band.lower + band.upper) / 2 }
        guard kind != .category, let value = datum.quantity else { return nil }
        return share(of: value)
    }

    /// A share of the values' room as a place in the plot area.
    func place(at share: Double) -> Place {
        switch places {
        case .plot(let start, let end):
            Place(unit: share, points: start - CGFloat(share) * (start + end))
        case .points(let start, let end):
            Place(unit: 0, points: start + (end - start) * CGFloat(share))
        }
    }

    /// The share of the values' room at a distance from the leading or bottom edge.
    ///
    /// - Parameter length: The plot area's, in points.
    func share(at distance: CGFloat, length: CGFloat) -> Double? {
        let (start, end) =
            switch places {
            case .plot(let start, let end): (start, length - end)
            case .points(let start, let end): (start, end)
            }
        guard end != start else { return nil }
        let share = Double((distance - start) / (end - start))
        return share.isFinite ? share : nil
    }

    // MARK: Places to values

    /// The value at a share of the length; for categories the one whose room it is, the first or last beyond them.
    func datum(at share: Double) -> Datum? {
        if kind == .category {
            guard !categories.isEmpty, share.isFinite else { return nil }
            let place = Int(min(max(share, 0) * Double(categories.count), Double(categories.count - 1)))
            return .category(categories[isReversed ? categories.count - 1 - place : place])
        }
        guard let start = type.measure(lower), let end = type.measure(upper) else { return nil }
        let value = type.value(measuring: start + (isReversed ? 1 - share : share) * (end - start))
        guard value.isFinite else { return nil }
        return kind == .date ? .date(value) : .number(value)
    }

    /// Whether a value is between the ends, or among the categories.
    func contains(_ datum: Datum) -> Bool {
        if kind == .category { return index[datum.name] != nil }
        guard let value = datum.quantity else { return false }
        let slack = abs(upper - lower) * 1e-9
        return value >= min(lower, upper) - slack && value <= max(lower, upper) + slack
    }
}
