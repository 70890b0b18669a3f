/// A source as the compiler reads it.
package struct TranslatedSource: Equatable, Sendable {
    package var path: String
    package var text: String
    /// In the order of their places.
    package var findings: [Finding]
    /// Leads from columns of the text to those of the user's source.
    package var columns: ColumnMap
    /// Whether anything was changed.
    package var isChanged: Bool

    init(_ translation: SourceTranslation) {
        let bytes = translation.source.bytes
        let edits = translation.edits.sorted()
        var new: [UInt8] = []
        new.reserveCapacity(bytes.count + bytes.count / 8)
        var place = 0
        for edit in edits {
            new += bytes[place..<edit.range.lowerBound]
            new += edit.text
            place = edit.range.upperBound
        }
        new += bytes[place...]
        path = translation.source.path
        text = String(decoding: new, as: UTF8.self)
        isChanged = !edits.isEmpty
        columns = ColumnMap(edits: edits, bytes: bytes)
        findings = translation.findings.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
    }
}
