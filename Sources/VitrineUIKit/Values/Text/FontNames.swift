import Foundation
import VitrineGraphics
import VitrineLaunch

/// What fonts are called, by face and by family.
enum FontNames {
    /// The system's families, and how the names of their faces begin.
    private static let system: [(family: TextFont.Family, name: String, face: String)] = [
        (.system, ".AppleSystemUIFont", ".SFUI"),
        (.systemRounded, ".AppleSystemUIFontRounded", ".SFUIRounded"),
        (.systemSerif, ".AppleSystemUIFontSerif", ".NewYork"),
        (.monospaced, ".AppleSystemUIFontMonospaced", ".SFUIMono"),
    ]

    private static let weights = [
        (100, "Ultralight"), (200, "Thin"), (300, "Light"), (400, "Regular"), (500, "Medium"),
        (600, "Semibold"),
        (700, "Bold"), (800, "Heavy"), (900, "Black"),
    ]

    static func family(of font: TextFont) -> String {
        if case .named(let name) = font.family { return name }
        return system.first { $0.family == font.family }?.name ?? ""
    }

    /// "Regular", "Bold Italic" and the like.
    static func style(of font: TextFont) -> String {
        let weight = weights.min { abs($0.0 - font.weight) < abs($1.0 - font.weight) }?.1 ?? ""
        guard font.isItalic else { return weight }
        return weight == "Regular" ? "Italic" : weight + " Italic"
    }

    /// The weight and the slant of "Bold Italic" and the like; nil of what is none.
    static func weight(ofStyle style: String) -> (weight: Int, isItalic: Bool)? {
        var words = style.split(separator: " ").map(String.init)
        let isItalic = words.last == "Italic" || words.last == "Oblique"
        if isItalic { words.removeLast() }
        if words.isEmpty { return (400, isItalic) }
        return weights.first { $0.1 == words.joined() }.map { ($0.0, isItalic) }
    }

    static func face(of font: TextFont) -> String {
        let style = style(of: font).filter { $0 != " " }
        guard case .named(let name) = font.family else {
            let prefix = system.first { $0.family == font.family }?.face ?? ""
            return "\(prefix)-\(style == "Italic" ? "RegularItalic" : style)"
        }
        let faces = all[name] ?? []
        let found = faces.first { face in
            guard let other = FontSet.font(named: face, size: font.size) else { return false }
            return other.weight == font.weight && other.isItalic == font.isItalic
        }
        return found ?? faces.first ?? name
    }

    /// The font of a name; nil where there is none.
    static func font(named name: String, size: CGFloat) -> TextFont? {
        if name.hasPrefix("."), let font = systemFont(named: name, size: size) { return font }
        ProgramFonts.load()
        return FontSet.font(named: name, size: size)
    }

    private static func systemFont(named name: String, size: CGFloat) -> TextFont? {
        if let known = system.first(where: { $0.name == name }) {
            return TextFont(family: known.family, size: size)
        }
        guard let dash = name.firstIndex(of: "-"),
            let family = system.first(where: { $0.face == name[..<dash] })?.family
        else { return nil }
        let style = name[name.index(after: dash)...]
        let isItalic = style.hasSuffix("Italic")
        let weight = isItalic ? style.dropLast("Italic".count) : style
        guard let css = weight.isEmpty ? 400 : weights.first(where: { $0.1 == weight })?.0 else { return nil }
        return TextFont(family: family, size: size, weight: css, isItalic: isItalic)
    }

    /// The families that can be named, and the names of the faces of each.
    static var all: [String: [String]] {
        ProgramFonts.load()
        return FontSet.names
    }
}

/// The fonts that a program brings: those among its resources.
///
/// On Apple's systems its `Info.plist` lists them under `UIAppFonts`; here all of them are there. They are looked for when a
/// font is first asked for by its name.
enum ProgramFonts {
    private static let loaded: Void = {
        for path in paths { _ = FontSet.register(path: path) }
    }()

    static func load() { _ = loaded }

    private static let endings: Set = ["ttf", "otf", "ttc"]

    private static var paths: [String] {
        let named = ProcessInfo.processInfo.environment[LaunchVariable.resources] ?? ""
        let folders =
            [Bundle.main.resourcePath].compactMap { $0 } + named.split(separator: ":").map(String.init)
        return folders.flatMap { folder -> [String] in
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            return names.sorted().filter { endings.contains(($0 as NSString).pathExtension.lowercased()) }
                .map { folder + "/" + $0 }
        }
    }
}
