import Foundation

/// The pictures of previews, as a page.
struct PreviewPage {
    /// What the previews are of.
    let name: String
    /// How many there is no picture of.
    private(set) var missing = 0
    private var figures: [String] = []

    init(name: String) { self.name = name }

    /// Adds a preview.
    ///
    /// - Parameters:
    ///   - picture: the bytes of its PNG; nil where it could not be shown.
    ///   - scale: pixels per point.
    mutating func add(_ preview: Preview, _ picture: Data?, scale: Double) {
        if picture == nil { missing += 1 }
        let name = Page.escaped(preview.name)
        let image =
            picture.map { data in
                let width = Int((Double(Self.width(ofPNG: data)) / scale).rounded())
                return
                    "<img src=\"data:image/png;base64,\(data.base64EncodedString())\" alt=\"\(name)\" width=\"\(width)\">"
            } ?? "<p class=\"missing\">This preview was not shown.</p>"
        figures.append(
            "<figure>\(image)<figcaption>\(name)<br><code>\(Page.escaped(preview.path))</code></figcaption></figure>\n"
        )
    }

    /// In pixels, from the header of the file.
    private static func width(ofPNG data: Data) -> Int {
        data.dropFirst(16).prefix(4).reduce(0) { $0 << 8 | Int($1) }
    }

    /// The page.
    var text: String {
        Page.html(
            title: "\(name): previews", style: Self.style,
            body: "<h1>\(Page.escaped(name))</h1>\n<main>\n\(figures.joined())</main>")
    }

    private static let style = """

        body { margin: 0; padding: 2rem; font: 15px/1.4 system-ui, sans-serif; background: light-dark(#f4f4f7, #111113); color: light-dark(#1c1c1e, #f2f2f7); }
        main { display: flex; flex-wrap: wrap; gap: 2rem; align-items: flex-start; }
        figure { margin: 0; max-width: 100%; }
        img { display: block; max-width: 100%; height: auto; border-radius: 12px; box-shadow: 0 2px 12px #0003; }
        figcaption { margin-top: .6rem; } code { font-size: 12px; color: light-dark(#636366, #aeaeb2); }
        .missing { margin: 0; width: 16rem; padding: 4rem 1rem; border-radius: 12px; text-align: center; background: light-dark(#e5e5ea, #2c2c2e); }

        """

    /// Names for the files of previews, which differ and hold nothing that a path or a shell would take for something else.
    static func fileNames(of previews: [Preview]) -> [String] {
        var taken: Set<String> = []
        return previews.map { preview in
            let words = preview.name.split { !($0.isLetter || $0.isNumber || "-_.".contains($0)) }
            let stem = words.joined(separator: "-").drop { $0 == "." }
            var name = stem.isEmpty ? FilePath.stem(of: preview.path) : String(stem.prefix(80))
            if !taken.insert(name.lowercased()).inserted {
                let number = (2...).first { !taken.contains("\(name)-\($0)".lowercased()) } ?? 0
                name = "\(name)-\(number)"
                taken.insert(name.lowercased())
            }
            return name
        }
    }
}
