/// An image with its variants.
package struct ImageSet: Sendable {
    /// Whether the tint colour is drawn in place of the image's colours.
    package enum Intent: String, Sendable {
        case template, original
    }

    package struct Entry: Hashable, Sendable {
        package var qualifiers: AssetQualifiers
        /// The path.
        package var file: String
        package var slicing: Slicing?
        /// How far the part that constraints place lies within the image, in pixels.
        package var alignment: PixelInsets?

        /// Whether the file is drawn at any size: SVG or PDF.
        package var isVector: Bool { isSVG || isPDF }
        package var isSVG: Bool { file.lowercased().hasSuffix(".svg") }
        package var isPDF: Bool { file.lowercased().hasSuffix(".pdf") }
    }

    package var entries: [Entry]
    /// Nil for what the place wants where it is shown.
    package var intent: Intent?
    /// Whether vectors are drawn at the size in which they are shown, not at their own.
    package var preservesVectors: Bool

    /// Which of the entries is to be used; nil where none may be.
    ///
    /// Complexity: O(*n*) in the number of entries.
    package func index(for traits: AssetTraits) -> Int? {
        entries.indices.nearest(to: traits) { entries[$0].qualifiers }
    }

    /// Whether an entry is to be mirrored: it is for the other direction, and there is none for this one.
    package func isMirrored(_ entry: Entry, for traits: AssetTraits) -> Bool {
        entry.qualifiers.isRightToLeft.map { $0 != traits.isRightToLeft } ?? false
    }

    /// Reads the set in a folder. What cannot be used of it is reported and left out.
    init(folder: String, report: (AssetFault) -> Void) throws(AssetFault) {
        let contents = try ContentsFile(in: folder)
        let properties = contents.value["properties"]
        intent = properties?["template-rendering-intent"]?.string.flatMap(Intent.init)
        preservesVectors = properties?["preserves-vector-representation"]?.bool ?? false
        entries = []
        for entry in try contents.list("images") {
            do throws(AssetFault) {
                guard let file = try contents.file(of: entry),
                    let qualifiers = try AssetQualifiers(entry, in: contents)
                else { continue }
                entries.append(
                    Entry(
                        qualifiers: qualifiers, file: file, slicing: try Slicing(entry, in: contents),
                        alignment: try entry["alignment-insets"].map { value throws(AssetFault) in
                            try PixelInsets(value, in: contents)
                        }))
            } catch {
                report(error)
            }
        }
    }
}
