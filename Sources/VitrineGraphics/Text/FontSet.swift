import CVitrineGTK
import Foundation

/// The font files that text is drawn with, found by path and by nothing else.
///
/// System configuration is never read, so the same text gives the same pixels on every machine.
package enum FontSet {
    private struct File {
        var name: String
        var package: String
        var isRequired = true
    }

    private static let weights = [
        "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
    ]

    private static let files: [File] = {
        var files: [File] = []
        for family in ["Inter", "InterDisplay"] {
            for weight in weights {
                let slanted = weight == "Regular" ? "Italic" : weight + "Italic"
                files.append(File(name: "opentype/inter/\(family)-\(weight).otf", package: "fonts-inter"))
                files.append(File(name: "opentype/inter/\(family)-\(slanted).otf", package: "fonts-inter"))
            }
        }
        for name in ["Sans", "Sans-Bold", "SansMono", "SansMono-Bold", "Serif", "Serif-Bold"] {
            files.append(File(name: "truetype/dejavu/DejaVu\(name).ttf", package: "fonts-dejavu-core"))
        }
        for face in ["Regular", "Italic", "Bold", "BoldItalic"] {
            files.append(
                File(
                    name: "truetype/liberation/LiberationSerif-\(face).ttf", package: "fonts-liberation",
                    isRequired: false))
        }
        files.append(
            File(
                name: "truetype/noto/NotoColorEmoji.ttf", package: "fonts-noto-color-emoji",
                isRequired: false))
        // Chinese and Japanese; Korean.
        let eastAsian = [
            ("truetype/droid/DroidSansFallbackFull.ttf", "fonts-droid-fallback"),
            ("truetype/nanum/NanumGothic.ttf", "fonts-nanum"),
            ("truetype/nanum/NanumGothicBold.ttf", "fonts-nanum"),
        ]
        for (name, package) in eastAsian {
            files.append(File(name: name, package: package, isRequired: false))
        }
        return files
    }()

    nonisolated(unsafe) private static var isLoaded = false
    nonisolated(unsafe) private static var metricsCache: [TextFont: Metrics] = [:]

    /// Where Debian and its descendants put fonts.
    private static let directory = "/usr/share/fonts"

    /// Reads the fonts; does nothing the second time.
    package static func load() throws(GraphicsError) {
        let failure: GraphicsError? = GraphicsLock.locked {
            if isLoaded { return nil }
            if let fault = fault(in: directory) { return fault }
            for file in files {
                let path = directory + "/" + file.name
                if !vitrine_font_add(path), file.isRequired {
                    return .fontUnreadable(path: path, package: file.package)
                }
            }
            isLoaded = true
            return nil
        }
        if let failure { throw failure }
    }

    /// The first font file that is needed and not there.
    static func fault(in directory: String) -> GraphicsError? {
        for file in files where file.isRequired {
            let path = directory + "/" + file.name
            if !FileManager.default.fileExists(atPath: path) {
                return .fontMissing(path: path, package: file.package)
            }
        }
        return nil
    }

    /// Reads the fonts, or ends the process with one sentence.
    static func require() {
        do { try load() } catch { GraphicsEnvironment.stop(error) }
    }

    /// Adds the font file at a path; its family can then be named.
    ///
    /// - Returns: the family's name, or nil when the file cannot be read as a font.
    package static func register(path: String) -> String? {
        GraphicsLock.locked {
            require()
            guard let name = vitrine_font_family(path) else { return nil }
            defer { vitrine_string_free(name) }
            guard vitrine_font_add(path) else { return nil }
            FontHandle.forgetAll()
            TextLayout.forgetAll()
            return String(cString: name)
        }
    }

    /// Adds the font that a file's bytes are; it can then be named.
    ///
    /// - Returns: The name of its first face; nil when the bytes are no font that can be read.
    package static func register(_ data: Data) -> String? {
        GraphicsLock.locked {
            require()
            let name = data.withUnsafeBytes {
                vitrine_font_add_bytes($0.baseAddress?.assumingMemoryBound(to: UInt8.self), $0.count)
            }
            guard let name else { return nil }
            defer { vitrine_string_free(name) }
            FontHandle.forgetAll()
            TextLayout.forgetAll()
            return String(cString: name)
        }
    }

    /// The font of a name: of a family or a face that was registered or is built in, or else of one of Apple's.
    ///
    /// - Parameters:
    ///   - name: Of a family, as "Georgia", or of a face, as "Georgia-Bold" or "Georgia Bold".
    ///   - size: Points.
    package static func font(named name: String, size: CGFloat) -> TextFont? {
        GraphicsLock.locked {
            require()
            // Faces first: of some files the name of the face is listed as a family, too.
            if let face = face(named: name) {
                return TextFont(
                    family: .named(face.family), size: size, weight: face.weight, isItalic: face.isItalic)
            }
            if vitrine_font_has_family(name) { return TextFont(family: .named(name), size: size) }
            if let family = AppleFonts.family(named: name) {
                return TextFont(family: .named(family.name), size: size)
            }
            return AppleFonts.face(named: name).map { family, face in
                TextFont(
                    family: .named(family.name), size: size, weight: face.weight, isItalic: face.isItalic)
            }
        }
    }

    private static func face(named name: String) -> (family: String, weight: Int, isItalic: Bool)? {
        var face = vitrine_font_face()
        guard vitrine_font_find(name, &face) else { return nil }
        defer { vitrine_string_free(face.family) }
        return (String(cString: face.family), Int(face.weight), face.italic)
    }

    /// The families that can be named, and the names of the faces of each.
    package static var names: [String: [String]] {
        let registered = GraphicsLock.locked { () -> String in
            require()
            guard let list = vitrine_font_copy_names() else { return "" }
            defer { vitrine_string_free(list) }
            return String(cString: list)
        }
        var names: [String: [String]] = [:]
        for line in registered.split(separator: "\n") {
            let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 2 else { continue }
            if names[parts[0]]?.contains(parts[1]) != true { names[parts[0], default: []].append(parts[1]) }
        }
        for family in AppleFonts.families where names[family.name] == nil {
            names[family.name] = family.faces.map(\.name)
        }
        return names
    }

    /// Of a line, in points.
    struct Metrics {
        var ascender: CGFloat
        /// Below 0.
        var descender: CGFloat
        var leading: CGFloat = 0
    }

    static func metrics(of font: TextFont, named name: String) -> Metrics? {
        GraphicsLock.locked {
            require()
            if let known = metricsCache[font] { return known }
            guard let result = findMetrics(of: font, named: name) else { return nil }
            metricsCache[font] = result
            return result
        }
    }

    private static func findMetrics(of font: TextFont, named name: String) -> Metrics? {
        var drawn = name
        if !vitrine_font_has_family(name) {
            guard let family = AppleFonts.family(named: name) else { return nil }
            if let metrics = family.metrics {
                return Metrics(
                    ascender: metrics.ascender * font.size, descender: metrics.descender * font.size,
                    leading: metrics.leading * font.size)
            }
            // The system's fonts have the metrics of Apple's.
            if family.kind != .serif { return nil }
            drawn = serifs
        }
        let metrics = vitrine_font_get_metrics(drawn, font.size, Int32(font.weight), font.isItalic)
        return Metrics(ascender: CGFloat(metrics.ascent), descender: -CGFloat(metrics.descent))
    }

    private static let serifs = "Liberation Serif,DejaVu Serif"

    /// The families to search for a font's glyphs, the best first.
    static func families(of font: TextFont) -> String {
        let fallbacks = "DejaVu Sans,Noto Color Emoji,Droid Sans Fallback,NanumGothic"
        // Inter Display is drawn for large sizes, as SF Pro Display is; Apple changes over at 20 pt.
        let system = font.size >= 20 ? "Inter Display" : "Inter"
        switch font.family {
        case .system, .systemRounded: return "\(system),\(fallbacks)"
        case .systemSerif: return "\(serifs),\(system),\(fallbacks)"
        case .monospaced: return "DejaVu Sans Mono,\(fallbacks)"
        case .named(let name):
            let first: String? =
                switch vitrine_font_has_family(name) ? nil : AppleFonts.family(named: name)?.kind {
                case .sans: nil
                case .serif: serifs
                case .monospaced: "DejaVu Sans Mono"
                case nil: name.replacingOccurrences(of: ",", with: " ")
                }
            return "\(first.map { $0 + "," } ?? "")\(system),\(fallbacks)"
        }
    }
}
