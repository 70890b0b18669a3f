import Foundation

/// What marks have on one axis, together.
struct AxisData {
    private(set) var kind: PositionScale.Kind?
    private(set) var categories: [String] = []
    private var seen = Set<String>()
    private(set) var lower = Double.infinity
    private(set) var upper = -Double.infinity
    /// The least number above zero, where logarithms begin.
    private(set) var leastPositive = Double.infinity

    init(kind: PositionScale.Kind? = nil) { self.kind = kind }

    /// Adds a value. The first one says what kind of values there are; those of another kind have no place.
    mutating func add(_ datum: Datum, _ span: DatumSpan? = nil) {
        guard datum.isPlottable else { return }
        let own: PositionScale.Kind =
            switch datum {
            case .number: .number
            case .date: .date
            case .category: .category
            }
        let kind = kind ?? own
        self.kind = kind
        if kind == .category {
            if seen.insert(datum.name).inserted { categories.append(datum.name) }
        } else if own == kind, let value = datum.quantity {
            add(value)
            if let span {
                add(span.start)
                add(span.end)
            }
        }
    }

    private mutating func add(_ value: Double) {
        lower = min(lower, value)
        upper = max(upper, value)
        if value > 0 { leastPositive = min(leastPositive, value) }
    }
}

/// What a program says about the scale of an axis.
struct PositionScaleSettings {
    var values: _ScaleValues?
    var places: _ScalePlaces?
    var type: ScaleType?

    /// The kind of values that there must be.
    var kind: PositionScale.Kind? {
        switch type?.kind {
        case .category: return .category
        case .date: return .date
        case .linear, .log, .symmetricLog, .power: return .number
        case .automatic, nil: break
        }
        let first: Datum? =
            switch values {
            case .between(let lower, _): lower
            case .listed(let list): list.first
            case .automatic, nil: nil
            }
        return first.map {
            switch $0 {
            case .number: .number
            case .date: .date
            case .category: .category
            }
        }
    }
}
