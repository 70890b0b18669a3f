/// The source with the symbols of catalogues that Xcode generates for each program.
///
/// - `ColorResource.skyBlue` and `ImageResource.logo` are members as in Xcode.
/// - `UIColor.skyBlue`, `UIImage.logo` and `Color.skyBlue` are members of protocols that these types get: so a
///   program's own member of that name is no second declaration, and is taken, as are those of the system (`red`).
/// - Members of `ShapeStyle` must be its own; those that the program declares itself are left out.
package struct AssetSymbols {
    private let colors: SymbolTree
    private let images: SymbolTree
    private let includesSwiftUI: Bool
    /// The colours that become members of `ShapeStyle`, and so of `Color`.
    private let styles: [SymbolTree.Member]
    /// The colours whose names `Color` has from `ShapeStyle` by the program itself.
    private let ownStyles: [SymbolTree.Member]

    /// - Parameters:
    ///   - catalogs: What is in the program's catalogues.
    ///   - sources: The program's sources: what none of them names is left out, and costs no compiler's time.
    package init(catalogs: [AssetCatalog], sources: [String]) {
        func names(_ kind: AssetKind) -> Set<String> { Set(catalogs.flatMap { ($0.sets[kind] ?? [:]).keys }) }
        self.init(colors: names(.color), images: names(.image), sources: sources)
    }

    init(colors: Set<String>, images: Set<String>, sources: [String]) {
        let words = Words(sources)
        func isUsed(_ symbol: String) -> Bool { words.contains(symbol) }
        self.colors = SymbolTree(assets: colors, isUsed: isUsed)
        self.images = SymbolTree(assets: images, isUsed: isUsed)
        includesSwiftUI = words.contains("SwiftUI")
        ownStyles = self.colors.members.filter { words.declaresStyle($0.symbol) }
        styles = self.colors.members.filter { [ownStyles] in
            !Self.systemStyles.contains($0.symbol) && !ownStyles.contains($0)
        }
    }

    /// Catalogues beside a program's sources are found in the main bundle's place. A variable for it would have to be
    /// set before the statements of a script.
    private static let bundle = "Foundation.Bundle.main"

    /// The text; nil where there is nothing to declare.
    package var text: String? {
        guard !colors.isEmpty || !images.isEmpty else { return nil }
        var lines = ["import Foundation", "import UIKit"]
        if includesSwiftUI { lines.append("import SwiftUI") }
        lines.append("")
        if !colors.isEmpty { lines += colorLines }
        if !images.isEmpty { lines += imageLines }
        return lines.joined(separator: "\n")
    }

    private var colorLines: [String] {
        var lines = resources(colors, type: "ColorResource", kind: "color")
        lines += extensions(colors, of: "UIKit.UIColor", label: "resource: ", protocol: "_UIColorAssets")
        guard includesSwiftUI else { return lines }
        // Colours are styles, and have the members of those.
        var others = colors
        others.members.removeAll { styles.contains($0) || ownStyles.contains($0) }
        lines += extensions(others, of: "SwiftUI.Color", label: "", protocol: "_ColorAssets")
        guard !styles.isEmpty else { return lines }
        lines.append("extension SwiftUI.ShapeStyle where Self == SwiftUI.Color {")
        lines += styles.map {
            "    static var \($0.symbol): SwiftUI.Color { .init(UIKit.ColorResource.\($0.symbol)) }"
        }
        return lines + ["}", ""]
    }

    private var imageLines: [String] {
        resources(images, type: "ImageResource", kind: "image")
            + extensions(images, of: "UIKit.UIImage", label: "resource: ", protocol: "_UIImageAssets")
    }

    /// The members of `ColorResource` or `ImageResource`.
    private func resources(_ tree: SymbolTree, type: String, kind: String) -> [String] {
        func body(_ tree: SymbolTree, _ indent: String) -> [String] {
            var lines: [String] = []
            for member in tree.members {
                let name = Self.literal(member.asset)
                lines.append("\(indent)/// The \(name) asset catalog \(kind) resource.")
                lines.append(
                    "\(indent)static let \(member.symbol) = UIKit.\(type)(name: \(name), bundle: \(Self.bundle))"
                )
            }
            for clash in tree.clashes {
                let sentence =
                    "The \(Self.literal(clash.asset)) \(kind) asset name resolves to the symbol \"\(clash.symbol)\" "
                    + "which already exists. Try renaming the asset."
                lines.append("\(indent)#warning(\(Self.literal(sentence)))")
            }
            for (name, tree) in tree.namespaces {
                lines.append("\(indent)enum \(name) {")
                lines += body(tree, indent + "    ") + ["\(indent)}"]
            }
            return lines
        }
        return ["extension UIKit.\(type) {"] + body(tree, "    ") + ["}", ""]
    }

    /// The members of a type of UIKit or SwiftUI. Namespaces are types at the top, since protocols have none inside.
    private func extensions(
        _ tree: SymbolTree, of type: String, label: String, protocol name: String
    ) -> [String] {
        let resource = name == "_UIImageAssets" ? "UIKit.ImageResource" : "UIKit.ColorResource"
        func members(_ tree: SymbolTree, _ path: String, _ indent: String) -> [String] {
            tree.members.map {
                "\(indent)static var \($0.symbol): \(type) { .init(\(label)\(resource)\(path).\($0.symbol)) }"
            }
        }
        func nested(_ tree: SymbolTree, _ path: String, _ indent: String) -> [String] {
            var lines: [String] = []
            for (space, tree) in tree.namespaces {
                let (inner, further) = ("\(path).\(space)", indent + "    ")
                lines.append("\(indent)enum \(space) {")
                lines += members(tree, inner, further)
                lines += nested(tree, inner, further)
                lines.append("\(indent)}")
            }
            return lines
        }
        var lines = ["protocol \(name) {}", "extension \(type): \(name) {}"]
        if !tree.namespaces.isEmpty {
            lines += ["enum \(name)Spaces {"] + nested(tree, "", "    ") + ["}"]
        }
        lines.append("extension \(name) where Self == \(type) {")
        lines += members(tree, "", "    ")
        lines += tree.namespaces.map { "    typealias \($0.name) = \(name)Spaces.\($0.name)" }
        return lines + ["}", ""]
    }

    /// A text in quotes, as Swift reads it.
    static func literal(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\\(scalar)"
            case "\n", "\r", "\0"..."\u{1f}", "\u{7f}": result += "\\u{\(String(scalar.value, radix: 16))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    /// What `ShapeStyle` has of its own; a second declaration would make the first ambiguous.
    private static let systemStyles: Set = [
        "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
        "brown", "white", "gray", "black", "clear", "primary", "secondary", "tertiary", "quaternary",
        "quinary", "foreground", "background", "selection", "separator", "tint", "placeholder", "link",
        "fill", "windowBackground", "accentColor",
    ]
}
