/// Decides `os(…)` and `canImport(ObjectiveC)` for the device, in as many columns: `os(iOS)` → `true   `.
enum ConditionPass {
    /// Systems that sources ask for; others are false on Linux by themselves.
    private static let systems: Set<String> = [
        "iOS", "tvOS", "macOS", "OSX", "watchOS", "visionOS", "xrOS", "Linux",
    ]

    static func run(_ translation: inout SourceTranslation, family: DeviceFamily) {
        let source = translation.source
        for (range, isReached) in source.conditions {
            if isReached, Condition.isTooDeep(source.tokens[range].map(\.text)) {
                translation.findings.append(
                    source.finding(
                        .error, at: range.lowerBound - 1,
                        "the condition is nested more than \(Condition.nestingLimit) levels deep; write it with "
                            + "fewer parentheses and '!'."))
                continue
            }
            for index in range where source.text(index + 1) == "(" {
                guard index + 3 < range.upperBound, source.text(index + 3) == ")",
                    let value = value(of: source.text(index), source.text(index + 2), family)
                else { continue }
                translation.edits.replace(source.bytes(index...(index + 3)), with: value ? "true" : "false")
            }
        }
    }

    private static func value(of function: String, _ argument: String, _ family: DeviceFamily) -> Bool? {
        switch function {
        case "os": systems.contains(argument) ? argument == family.system : nil
        case "canImport": argument == "ObjectiveC" && family != .linux ? true : nil
        default: nil
        }
    }
}
