import Foundation

/// A pattern as an AHAP file has it: `{"Version": 1, "Pattern": [{"Event": {…}}, {"Parameter": {…}}]}`.
struct HapticDictionary {
    private(set) var events: [CHHapticEvent] = []
    private(set) var parameters: [CHHapticDynamicParameter] = []
    private(set) var curves: [CHHapticParameterCurve] = []

    init(_ data: Data) throws {
        let object: Any
        do { object = try JSONSerialization.jsonObject(with: data) } catch {
            throw CHHapticError(
                .invalidPatternDictionary, "The pattern is no JSON: \(error.localizedDescription)")
        }
        guard let dictionary = object as? [String: Any] else {
            throw CHHapticError(.invalidPatternDictionary, "The pattern is no dictionary.")
        }
        try self.init(dictionary)
    }

    init(_ dictionary: [String: Any]) throws {
        guard let entries = dictionary["Pattern"].flatMap(Self.list) else {
            throw CHHapticError(.invalidPatternDictionary, "The dictionary has no list Pattern.")
        }
        for (index, entry) in entries.enumerated() {
            guard entry.count == 1, let (name, value) = entry.first, let contents = Self.dictionary(value)
            else {
                throw CHHapticError(
                    .invalidPatternDictionary, "Entry \(index) of Pattern is no dictionary of one thing.")
            }
            let entry = Entry(name: "\(name) (entry \(index) of Pattern)", values: contents)
            switch name {
            case "Event": events.append(try entry.event())
            case "Parameter": parameters.append(try entry.parameter())
            case "ParameterCurve": curves.append(try entry.curve())
            default:
                throw CHHapticError(
                    .invalidPatternDictionary,
                    "Entry \(index) of Pattern is \(name); it must be Event, Parameter or ParameterCurve.")
            }
        }
    }

    /// A dictionary with text for its keys, as programs and files have them.
    fileprivate static func dictionary(_ value: Any) -> [String: Any]? {
        if let dictionary = value as? [String: Any] { return dictionary }
        guard let dictionary = value as? [CHHapticPattern.Key: Any] else { return nil }
        return Dictionary(uniqueKeysWithValues: dictionary.map { ($0.rawValue, $1) })
    }

    fileprivate static func list(_ value: Any) -> [[String: Any]]? {
        guard let values = value as? [Any] else { return nil }
        let dictionaries = values.compactMap(dictionary)
        return dictionaries.count == values.count ? dictionaries : nil
    }
}

/// An entry of a pattern.
private struct Entry {
    var name: String
    var values: [String: Any]

    func event() throws -> CHHapticEvent {
        let type = CHHapticEvent.EventType(rawValue: try text("EventType", .badEventEntry))
        let parameters = try eventParameters().map { values in
            let entry = Entry(name: "a parameter of \(name)", values: values)
            return CHHapticEventParameter(
                parameterID: CHHapticEvent.ParameterID(
                    rawValue: try entry.text("ParameterID", .badParameterEntry)),
                value: Float(try entry.number("ParameterValue", .badParameterEntry)))
        }
        return CHHapticEvent(
            type, parameters, try number("Time", .badEventEntry),
            values["EventDuration"] == nil ? 0 : try number("EventDuration", .badEventEntry), nil,
            values["EventWaveformPath"] as? String)
    }

    private func eventParameters() throws -> [[String: Any]] {
        guard let value = values["EventParameters"] else { return [] }
        guard let list = HapticDictionary.list(value) else {
            throw CHHapticError(.badEventEntry, "EventParameters of \(name) is no list of dictionaries.")
        }
        return list
    }

    func parameter() throws -> CHHapticDynamicParameter {
        CHHapticDynamicParameter(
            parameterID: CHHapticDynamicParameter.ID(rawValue: try text("ParameterID", .badParameterEntry)),
            value: Float(try number("ParameterValue", .badParameterEntry)),
            relativeTime: try number("Time", .badParameterEntry))
    }

    func curve() throws -> CHHapticParameterCurve {
        guard let list = values["ParameterCurveControlPoints"].flatMap(HapticDictionary.list) else {
            throw CHHapticError(.badParameterEntry, "\(name) has no list ParameterCurveControlPoints.")
        }
        let points = try list.map { values in
            let entry = Entry(name: "a point of \(name)", values: values)
            return CHHapticParameterCurve.ControlPoint(
                relativeTime: try entry.number("Time", .badParameterEntry),
                value: Float(try entry.number("ParameterValue", .badParameterEntry)))
        }
        return CHHapticParameterCurve(
            parameterID: CHHapticDynamicParameter.ID(rawValue: try text("ParameterID", .badParameterEntry)),
            controlPoints: points, relativeTime: try number("Time", .badParameterEntry))
    }

    private func text(_ key: String, _ code: CHHapticError.Code) throws -> String {
        switch values[key] {
        case let text as String: return text
        case let id as CHHapticEvent.EventType: return id.rawValue
        case let id as CHHapticEvent.ParameterID: return id.rawValue
        case let id as CHHapticDynamicParameter.ID: return id.rawValue
        default: throw CHHapticError(code, "\(name) has no text \(key).")
        }
    }

    private func number(_ key: String, _ code: CHHapticError.Code) throws -> Double {
        if let number = values[key] as? NSNumber { return number.doubleValue }
        if let number = values[key] as? any BinaryFloatingPoint { return Double(number) }
        if let number = values[key] as? any BinaryInteger { return Double(number) }
        throw CHHapticError(code, "\(name) has no number \(key).")
    }
}
