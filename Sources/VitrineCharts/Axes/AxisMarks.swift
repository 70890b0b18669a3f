public import Foundation
public import VitrineSwiftUI

/// On which side of the plot area an axis is.
public struct AxisMarkPosition: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case automatic, leading, trailing, top, bottom }
    let kind: Kind
    /// At the bottom, and at the trailing side, or at the leading one for categories.
    public static let automatic = AxisMarkPosition(kind: .automatic)
    /// At the leading side.
    public static let leading = AxisMarkPosition(kind: .leading)
    /// At the trailing side.
    public static let trailing = AxisMarkPosition(kind: .trailing)
    /// Above.
    public static let top = AxisMarkPosition(kind: .top)
    /// Below.
    public static let bottom = AxisMarkPosition(kind: .bottom)
}

/// How labels stand to the plot area.
public struct AxisMarkPreset: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case automatic, extended, aligned, inset }
    let kind: Kind
    /// As fits the values.
    public static let automatic = AxisMarkPreset(kind: .automatic)
    /// Labels have room of their own beyond the ends of the axis.
    public static let extended = AxisMarkPreset(kind: .extended)
    /// The first and the last label end where the plot area does.
    public static let aligned = AxisMarkPreset(kind: .aligned)
    /// Labels are within the plot area.
    public static let inset = AxisMarkPreset(kind: .inset)
}

/// What a program asks to be drawn along an axis.
struct AxisMarksRequest {
    var preset = AxisMarkPreset.automatic
    var position = AxisMarkPosition.automatic
    var values = AxisMarkValues.automatic
    /// Of the usual lines.
    var stroke: StrokeStyle?
    /// Shows the values in the usual marks.
    var format: ((Datum) -> String?)?
    /// Makes the marks at a value; nil for the usual ones.
    var content: (@MainActor (AxisValue) -> _AxisPieces)?
}

/// The marks that an axis has unless a program makes others: lines, and labels with the values.
public struct _UsualAxisMarks {}

extension _UsualAxisMarks: AxisMark {
    public typealias Body = Never
    /// Adds nothing: the axis knows them.
    public func _collect(_ pieces: inout _AxisPieces) {}
}

/// Lines and labels at the values of an axis.
public struct AxisMarks<Content: AxisMark> {
    let request: AxisMarksRequest
}

nonisolated private func pieces<Content: AxisMark>(
    _ content: @escaping (AxisValue) -> Content
) -> (@MainActor (AxisValue) -> _AxisPieces) {
    // Called on the main actor alone, as all that makes views.
    nonisolated(unsafe) let content = content
    return { value in
        var pieces = _AxisPieces()
        content(value)._collect(&pieces)
        return pieces
    }
}

extension AxisMarks {
    /// Makes marks of one's own at values.
    ///
    /// - Parameters:
    ///   - preset: How labels stand to the plot area.
    ///   - position: On which side they are.
    ///   - values: Which values there are.
    ///   - content: Makes the marks of a value.
    nonisolated public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {
        request = AxisMarksRequest(
            preset: preset, position: position, values: values, content: pieces(content))
    }

    /// Makes marks of one's own at values.
    nonisolated public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
    ) {
        self.init(preset: preset, position: position, values: values) { (_: AxisValue) in content() }
    }

    /// Makes marks of one's own at the values of an array.
    nonisolated public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {
        self.init(
            preset: preset, position: position, values: AxisMarkValues(listed: values.map(\.datum)),
            content: content)
    }

    /// Makes marks of one's own at the values of an array.
    nonisolated public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        @AxisMarkBuilder content: @escaping () -> Content
    ) {
        self.init(preset: preset, position: position, values: values) { (_: AxisValue) in content() }
    }
}

extension AxisMarks where Content == _UsualAxisMarks {
    /// Makes lines and labels at values.
    nonisolated public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) {
        request = AxisMarksRequest(preset: preset, position: position, values: values, stroke: stroke)
    }

    /// Makes lines and labels at the values of an array.
    nonisolated public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        stroke: StrokeStyle? = nil
    ) {
        self.init(
            preset: preset, position: position, values: AxisMarkValues(listed: values.map(\.datum)),
            stroke: stroke)
    }

    /// Makes lines and labels with a format at values.
    nonisolated public init<F: FormatStyle>(
        format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) where F.FormatInput: Plottable, F.FormatOutput == String {
        request = AxisMarksRequest(
            preset: preset, position: position, values: values, stroke: stroke,
            format: { F.FormatInput(datum: $0).map(format.format) })
    }

    /// Makes lines and labels with a format at the values of an array.
    nonisolated public init<F: FormatStyle, Value: Plottable>(
        format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: [Value], stroke: StrokeStyle? = nil
    ) where F.FormatInput: Plottable, F.FormatOutput == String {
        self.init(
            format: format, preset: preset, position: position,
            values: AxisMarkValues(listed: values.map(\.datum)), stroke: stroke)
    }
}

extension AxisMarks: AxisContent {
    public typealias Body = Never
    /// Adds the marks.
    public func _collect(_ axis: inout _AxisCollector) { axis.marks.append(request) }
}
