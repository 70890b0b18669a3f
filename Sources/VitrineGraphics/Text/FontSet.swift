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
        for name in ["DejaVuSans", "DejaVuSans-Bold", "DejaVuSansMono", "DejaVuSansMono-Bold"] {
            files.append(File(name: "truetype/dejavu/\(name).ttf", package: "fonts-dejavu-core"))
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
    nonisolated(unsafe) private static var metricsCache: [TextFont: (CGFloat, CGFloat)] = [:]

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

    /// Whether a family was registered, or is one of the built-in ones.
    package static func contains(family: String) -> Bool {
        GraphicsLock.locked {
            require()
            return vitrine_font_has_family(family)
        }
    }

    static func metrics(of font: TextFont, named name: String) -> (CGFloat, CGFloat)? {
        GraphicsLock.locked {
            require()
            if let known = metricsCache[font] { return known }
            guard vitrine_font_has_family(name) else { return nil }
            let metrics = vitrine_font_get_metrics(name, font.size, Int32(font.weight), font.isItalic)
            let result = (CGFloat(metrics.ascent), -CGFloat(metrics.descent))
            metricsCache[font] = result
            return result
        }
    }

    /// The families to search for a font's glyphs, the best first.
    static func families(of font: TextFont) -> String {
        let fallbacks = "DejaVu Sans,Noto Color Emoji,Droid Sans Fallback,NanumGothic"
        // Inter Display is drawn for large sizes, as SF Pro Display is; Apple changes over at 20 pt.
        let system = font.size >= 20 ? "Inter Display" : "Inter"
        return switch font.family {
        case .system, .systemRounded: "\(system),\(fallbacks)"
        case .monospaced: "DejaVu Sans Mono,\(fallbacks)"
        case .named(let name): "\(name.replacingOccurrences(of: ",", with: " ")),\(system),\(fallbacks)"
        }
    }
}
