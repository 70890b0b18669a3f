/// A colour with its variants.
package struct ColorSet: Sendable {
    package struct Entry: Hashable, Sendable {
        package var qualifiers: AssetQualifiers
        package var color: AssetColor
    }

    package var entries: [Entry]

    /// Which of the entries is to be used; nil where none may be.
    ///
    /// Complexity: O(*n*) in the number of entries.
    package func index(for traits: AssetTraits) -> Int? {
        entries.indices.nearest(to: traits) { entries[$0].qualifiers }
    }

    /// Reads the set in a folder. What cannot be used of it is reported and left out.
    init(folder: String, report: (AssetFault) -> Void) throws(AssetFault) {
        let contents = try ContentsFile(in: folder)
        entries = []
        for entry in try contents.list("colors") {
            do throws(AssetFault) {
                // A slot of Xcode's without a colour.
                guard let color = entry["color"] else { continue }
                guard let qualifiers = try AssetQualifiers(entry, in: contents) else { continue }
                entries.append(Entry(qualifiers: qualifiers, color: try AssetColor(color, in: contents)))
            } catch {
                report(error)
            }
        }
    }
}
