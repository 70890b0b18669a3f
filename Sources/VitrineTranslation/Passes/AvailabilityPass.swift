/// Decides `#available(…)` and `#unavailable(…)` where they ask for a later system than the one the runtime looks and
/// behaves like; the compiler finds every version of Apple's systems on Linux.
///
/// `if #available(iOS 26, *)` → `if Bool(false)           `: a call, so that the compiler does not warn of code that never
/// runs.
enum AvailabilityPass {
    static func run(_ translation: inout SourceTranslation, family: DeviceFamily) {
        guard let version = family.version else { return }
        let source = translation.source
        for index in source.tokens.indices where source.isActive[index] && source.text(index + 1) == "(" {
            let word = source.text(index)
            guard word == "#available" || word == "#unavailable", let close = source.brackets[index + 1],
                isLater(index + 2..<close, than: version, of: family.system, source)
            else { continue }
            translation.edits.replace(
                source.bytes(index...close), with: word == "#available" ? "Bool(false)" : "Bool(true)")
        }
    }

    /// Whether a list such as `iOS 26.0, tvOS 26.0, *` names a version of a system that is later than one.
    private static func isLater(
        _ list: Range<Int>, than version: Int, of system: String, _ source: ParsedSource
    ) -> Bool {
        list.dropLast().contains { index in
            guard source.text(index) == system || source.text(index) == system + "ApplicationExtension"
            else { return false }
            return Int(source.text(index + 1).prefix { $0 != "." }).map { $0 > version } ?? false
        }
    }
}
