/// Decides `os(…)` for the device, in as many columns: `os(iOS)` → `true   `.
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
            for index in range where source.text(index) == "os" && source.text(index + 1) == "(" {
                guard index + 3 < range.upperBound, source.text(index + 3) == ")",
                    systems.contains(source.text(index + 2))
                else { continue }
                let value = source.text(index + 2) == family.system
                translation.edits.replace(source.bytes(index...(index + 3)), with: value ? "true" : "false")
            }
        }
    }
}
