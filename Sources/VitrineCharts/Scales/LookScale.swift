import Foundation
import VitrineSwiftUI

/// What a program says about a scale of looks: colours, symbols, lines.
struct LookScaleSettings<Look> {
    /// The values, in order; nil for those of the data.
    var domain: [Datum]?
    /// The looks, in order; none for the usual ones.
    var looks: [Look] = []
    /// Makes the look of a value.
    var mapping: ((Datum) -> Look?)?
    /// Whether numbers have looks in between.
    var isContinuous: Bool?
}

/// Looks for values.
struct LookScale<Look> {
    private(set) var domain: [Datum] = []
    private var index: [Datum: Int] = [:]
    private let looks: [Look]
    private let mapping: ((Datum) -> Look?)?

    /// - Parameters:
    ///   - data: The values of the marks, in order.
    ///   - usual: The looks where the program names none: at least one.
    init(_ settings: LookScaleSettings<Look>?, data: [Datum], usual: [Look]) {
        looks = settings.map { $0.looks.isEmpty ? usual : $0.looks } ?? usual
        mapping = settings?.mapping
        for datum in (settings?.domain ?? []) + data where index[datum] == nil {
            index[datum] = domain.count
            domain.append(datum)
        }
    }

    /// How-manieth look a value has, where looks are counted.
    func place(of datum: Datum) -> Int { (index[datum] ?? 0) % max(looks.count, 1) }

    func look(for datum: Datum) -> Look {
        if let mapping, let look = mapping(datum) { return look }
        return looks[place(of: datum)]
    }
}

/// What marks are painted with.
struct MarkPaint {
    var style: AnyShapeStyle
    /// The style where it is a plain colour: marks of one colour are drawn at once.
    var color: Color?

    init<S: ShapeStyle>(_ style: S) {
        self.style = AnyShapeStyle(style)
        color = style as? Color
    }

    init(style: AnyShapeStyle, color: Color?) {
        self.style = style
        self.color = color
    }
}

/// Styles for values: one for each category, or a gradient of colours for numbers.
struct ForegroundScale {
    /// In the order in which categories have them.
    static let palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]
    /// From the least number to the greatest.
    static let gradient: [Color] = [
        .blue.mix(with: .white, by: 0.8), .blue, .blue.mix(with: .black, by: 0.5),
    ]

    let categories: LookScale<MarkPaint>
    /// Set for numbers and dates.
    private(set) var range: (lower: Double, upper: Double)?
    let colors: [Color]

    init(_ settings: LookScaleSettings<MarkPaint>?, colors: [Color], data: [Datum]) {
        let values = data.compactMap(\.quantity).filter(\.isFinite)
        let listed = settings?.domain?.compactMap(\.quantity)
        let isContinuous = settings?.isContinuous ?? (settings?.domain == nil && settings?.mapping == nil)
        let usual = Self.palette.map { MarkPaint($0) }
        self.colors = colors.count > 1 ? colors : Self.gradient
        if !values.isEmpty, values.count == data.count, isContinuous {
            let all = listed ?? values
            range = (all.min() ?? 0, all.max() ?? 1)
            categories = LookScale(nil, data: [], usual: usual)
        } else {
            categories = LookScale(settings, data: data, usual: usual)
        }
    }

    func paint(for datum: Datum) -> MarkPaint {
        guard let range, let value = datum.quantity, value.isFinite else {
            return categories.look(for: datum)
        }
        let share = (value - range.lower) / (range.upper - range.lower)
        return MarkPaint(color(at: share.isFinite ? share : 0.5))
    }

    /// A colour of the gradient.
    private func color(at share: Double) -> Color {
        let place = min(max(share, 0), 1) * Double(colors.count - 1)
        let first = min(Int(place), colors.count - 2)
        return colors[first].mix(with: colors[first + 1], by: place - Double(first))
    }
}
