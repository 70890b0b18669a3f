public import Foundation

/// What is to be felt and heard: events, and what changes them.
///
/// Patterns are made, read and written as on any device; there is only nothing here that plays them.
open class CHHapticPattern: NSObject {
    let events: [CHHapticEvent]
    let parameters: [CHHapticDynamicParameter]
    let curves: [CHHapticParameterCurve]

    /// How long it is, in seconds: until the end of the last event.
    public let duration: TimeInterval

    /// Makes a pattern of events and parameters.
    ///
    /// - Throws: ``CHHapticError`` for a pattern without anything, times that are negative, and names that there are
    ///   not.
    public convenience init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
        try self.init(events, parameters, [])
    }

    /// Makes a pattern of events and curves.
    ///
    /// - Throws: ``CHHapticError`` for a pattern without anything, times that are negative, and names that there are
    ///   not.
    public convenience init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {
        try self.init(events, [], parameterCurves)
    }

    /// Reads a dictionary, as in an AHAP file.
    ///
    /// - Throws: ``CHHapticError``, whose description names the entry.
    public convenience init(dictionary patternDict: [Key: Any]) throws {
        let contents = try HapticDictionary(
            Dictionary(uniqueKeysWithValues: patternDict.map { ($0.rawValue, $1) }))
        try self.init(contents.events, contents.parameters, contents.curves)
    }

    /// Reads an AHAP file.
    ///
    /// - Throws: ``CHHapticError``, whose description names the entry.
    public convenience init(contentsOf ahapURL: URL) throws {
        guard let data = try? Data(contentsOf: ahapURL) else {
            throw CHHapticError(.fileNotFound, "\(ahapURL.path) cannot be read.")
        }
        let contents = try HapticDictionary(data)
        try self.init(contents.events, contents.parameters, contents.curves)
    }

    init(
        _ events: [CHHapticEvent], _ parameters: [CHHapticDynamicParameter],
        _ curves: [CHHapticParameterCurve]
    ) throws {
        guard !events.isEmpty || !parameters.isEmpty || !curves.isEmpty else {
            throw CHHapticError(.invalidPatternData, "A pattern needs an event or a parameter.")
        }
        for (index, event) in events.enumerated() { try Self.check(event, "event \(index)") }
        for (index, parameter) in parameters.enumerated() {
            try Self.check(parameter.parameterID, parameter.relativeTime, "parameter \(index)")
        }
        for (index, curve) in curves.enumerated() {
            try Self.check(curve.parameterID, curve.relativeTime, "parameter curve \(index)")
        }
        self.events = events
        self.parameters = parameters
        self.curves = curves
        duration = events.reduce(0) { max($0, $1.relativeTime + $1.duration) }
    }

    private static func check(_ event: CHHapticEvent, _ name: String) throws {
        guard CHHapticEvent.EventType.all.contains(event.type) else {
            throw CHHapticError(
                .invalidEventType, "The \(name) has the type \(event.type.rawValue), which there is not.")
        }
        guard event.relativeTime >= 0 else {
            throw CHHapticError(
                .invalidEventTime, "The \(name) begins at \(event.relativeTime) s, before the pattern.")
        }
        guard event.duration >= 0 else {
            throw CHHapticError(.invalidEventDuration, "The \(name) is \(event.duration) s long.")
        }
        for parameter in event.eventParameters
        where !CHHapticEvent.ParameterID.all.contains(parameter.parameterID) {
            throw CHHapticError(
                .invalidParameterType,
                "The \(name) has the parameter \(parameter.parameterID.rawValue), which there is not.")
        }
    }

    private static func check(
        _ id: CHHapticDynamicParameter.ID, _ time: TimeInterval, _ name: String
    ) throws {
        guard CHHapticDynamicParameter.ID.all.contains(id) else {
            throw CHHapticError(.invalidParameterType, "The \(name) is \(id.rawValue), which there is not.")
        }
        guard time >= 0 else {
            throw CHHapticError(.invalidTime, "The \(name) begins at \(time) s, before the pattern.")
        }
    }

    /// The pattern as a dictionary, from which the same one can be made.
    open func exportDictionary() throws -> [Key: Any] {
        let entries: [[Key: Any]] =
            events.map { [.event: $0.dictionary] } + parameters.map { [.parameter: $0.dictionary] }
            + curves.map { [.parameterCurve: $0.dictionary] }
        return [.version: 1.0, .pattern: entries]
    }
}

extension CHHapticEvent {
    fileprivate var dictionary: [CHHapticPattern.Key: Any] {
        var entry: [CHHapticPattern.Key: Any] = [
            .eventType: type.rawValue, .time: relativeTime,
            .eventParameters: eventParameters.map { parameter -> [CHHapticPattern.Key: Any] in
                [.parameterID: parameter.parameterID.rawValue, .parameterValue: parameter.value]
            },
        ]
        if type != .hapticTransient { entry[.eventDuration] = duration }
        if let waveformPath { entry[.eventWaveformPath] = waveformPath }
        return entry
    }
}

extension CHHapticDynamicParameter {
    fileprivate var dictionary: [CHHapticPattern.Key: Any] {
        [.parameterID: parameterID.rawValue, .parameterValue: value, .time: relativeTime]
    }
}

extension CHHapticParameterCurve {
    fileprivate var dictionary: [CHHapticPattern.Key: Any] {
        [
            .parameterID: parameterID.rawValue, .time: relativeTime,
            .parameterCurveControlPoints: controlPoints.map { point -> [CHHapticPattern.Key: Any] in
                [.time: point.relativeTime, .parameterValue: point.value]
            },
        ]
    }
}
