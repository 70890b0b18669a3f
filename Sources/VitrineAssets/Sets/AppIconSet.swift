/// The icon of an application in its sizes.
package struct AppIconSet: Sendable {
    package struct Entry: Hashable, Sendable {
        package var qualifiers: AssetQualifiers
        /// The path.
        package var file: String
        /// The longer side, in pixels.
        package var pixels: Double
    }

    package var entries: [Entry]

    /// The icon with at least as many pixels on a side, the smallest of them; else the largest.
    package func entry(pixels: Double, isDark: Bool = false) -> Entry? {
        let light = entries.filter { $0.qualifiers.luminosity == nil }
        let dark = isDark ? entries.filter { $0.qualifiers.luminosity == .dark } : []
        let fitting = dark.isEmpty ? light : dark
        return fitting.filter { $0.pixels >= pixels }.min { $0.pixels < $1.pixels }
            ?? fitting.max { $0.pixels < $1.pixels }
    }

    /// Reads the set in a folder. What cannot be used of it is reported and left out.
    init(folder: String, report: (AssetFault) -> Void) throws(AssetFault) {
        let contents = try ContentsFile(in: folder)
        entries = []
        for entry in try contents.list("images") {
            do throws(AssetFault) {
                guard let file = try contents.file(of: entry),
                    // Icons of shops and watches are icons, too.
                    let qualifiers = try AssetQualifiers(entry, in: contents)
                        ?? (entry["idiom"]?.string == "ios-marketing" ? AssetQualifiers() : nil)
                else { continue }
                let sides = (entry["size"]?.string ?? "").split(separator: "x").compactMap { Double($0) }
                guard sides.count == 2, let side = sides.max(), side > 0, side <= 8192 else {
                    throw contents.fault(
                        entry["size"] ?? entry, "the size of an icon is \(entry["size"]?.name ?? "missing")",
                        remedy: "write it as \"60x60\"")
                }
                entries.append(
                    Entry(qualifiers: qualifiers, file: file, pixels: side * Double(qualifiers.scale ?? 1)))
            } catch {
                report(error)
            }
        }
    }
}
