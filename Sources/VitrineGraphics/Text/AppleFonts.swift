import VitrineCoreGraphics

/// The families of fonts that Apple's systems bring, so that programs which ask for them by name are drawn: with other fonts,
/// since these may not be passed on.
///
/// Families and faces are those that `UIFont.familyNames` and `fontNames(forFamilyName:)` list on iOS, as far as programs use
/// them. Families of handwriting and ornaments are drawn as sans serifs.
package struct AppleFonts {
    /// What kind of letters a family has.
    package enum Kind: Sendable {
        case sans, serif, monospaced
    }

    /// A family.
    package struct Family: Sendable {
        package let name: String
        package let kind: Kind
        package let faces: [Face]
        /// In ems, as the table `hhea` of Apple's font says; nil where the metrics of what is drawn in its place stand.
        let metrics: Metrics?
    }

    struct Metrics: Sendable {
        var ascender: CGFloat
        var descender: CGFloat
        var leading: CGFloat
    }

    /// A face of a family.
    package struct Face: Sendable {
        /// The name that `UIFont(name:size:)` takes.
        package let name: String
        /// 100…900.
        package let weight: Int
        package let isItalic: Bool
    }

    /// The family of a name, such as "Helvetica Neue"; letters count whether they are large or not.
    package static func family(named name: String) -> Family? { byName[name.lowercased()] }

    /// The face of a PostScript name, such as "HelveticaNeue-Light", with its family.
    package static func face(named name: String) -> (family: Family, face: Face)? {
        byFace[name.lowercased()]
    }

    private static let byName = Dictionary(
        families.map { ($0.name.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
    private static let byFace = Dictionary(
        families.flatMap { family in family.faces.map { ($0.name.lowercased(), (family, $0)) } },
        uniquingKeysWith: { first, _ in first })

    /// All families, by name.
    package static let families: [Family] = table.split(separator: "\n").map { line in
        let parts = line.split(separator: "|").map { $0.trimmingSpaces }
        let numbers = parts.count > 3 ? parts[3].split(separator: " ").compactMap { Double($0) } : []
        let kind: Kind = parts[1] == "serif" ? .serif : parts[1] == "mono" ? .monospaced : .sans
        return Family(
            name: parts[0], kind: kind, faces: parts[2].split(separator: " ").map { Face(String($0)) },
            metrics: numbers.count == 3
                ? Metrics(
                    ascender: CGFloat(numbers[0]), descender: CGFloat(numbers[1]),
                    leading: CGFloat(numbers[2]))
                : nil)
    }

    /// Family, kind, faces, and the ascender, descender and leading of one em.
    private static let table = """
        Academy Engraved LET | serif | AcademyEngravedLetPlain
        American Typewriter | serif | AmericanTypewriter AmericanTypewriter-Light AmericanTypewriter-Semibold AmericanTypewriter-Bold AmericanTypewriter-CondensedLight AmericanTypewriter-Condensed AmericanTypewriter-CondensedBold
        Arial | sans | ArialMT Arial-ItalicMT Arial-BoldMT Arial-BoldItalicMT | 0.905 -0.212 0.033
        Arial Rounded MT Bold | sans | ArialRoundedMTBold
        Apple SD Gothic Neo | sans | AppleSDGothicNeo-Regular AppleSDGothicNeo-Thin AppleSDGothicNeo-UltraLight AppleSDGothicNeo-Light AppleSDGothicNeo-Medium AppleSDGothicNeo-SemiBold AppleSDGothicNeo-Bold
        Apple Color Emoji | sans | AppleColorEmoji
        Avenir | sans | Avenir-Book Avenir-Roman Avenir-BookOblique Avenir-Oblique Avenir-Light Avenir-LightOblique Avenir-Medium Avenir-MediumOblique Avenir-Heavy Avenir-HeavyOblique Avenir-Black Avenir-BlackOblique | 1.0 -0.366 0
        Avenir Next | sans | AvenirNext-Regular AvenirNext-Italic AvenirNext-UltraLight AvenirNext-UltraLightItalic AvenirNext-Medium AvenirNext-MediumItalic AvenirNext-DemiBold AvenirNext-DemiBoldItalic AvenirNext-Bold AvenirNext-BoldItalic AvenirNext-Heavy AvenirNext-HeavyItalic | 1.0 -0.366 0
        Avenir Next Condensed | sans | AvenirNextCondensed-Regular AvenirNextCondensed-Italic AvenirNextCondensed-UltraLight AvenirNextCondensed-UltraLightItalic AvenirNextCondensed-Medium AvenirNextCondensed-MediumItalic AvenirNextCondensed-DemiBold AvenirNextCondensed-DemiBoldItalic AvenirNextCondensed-Bold AvenirNextCondensed-BoldItalic AvenirNextCondensed-Heavy AvenirNextCondensed-HeavyItalic | 1.0 -0.366 0
        Baskerville | serif | Baskerville Baskerville-Italic Baskerville-SemiBold Baskerville-SemiBoldItalic Baskerville-Bold Baskerville-BoldItalic
        Bodoni 72 | serif | BodoniSvtyTwoITCTT-Book BodoniSvtyTwoITCTT-BookIta BodoniSvtyTwoITCTT-Bold
        Bradley Hand | sans | BradleyHandITCTT-Bold
        Chalkboard SE | sans | ChalkboardSE-Regular ChalkboardSE-Light ChalkboardSE-Bold
        Chalkduster | sans | Chalkduster
        Charter | serif | Charter-Roman Charter-Italic Charter-Bold Charter-BoldItalic Charter-Black Charter-BlackItalic
        Cochin | serif | Cochin Cochin-Italic Cochin-Bold Cochin-BoldItalic
        Copperplate | serif | Copperplate Copperplate-Light Copperplate-Bold
        Courier | mono | Courier Courier-Oblique Courier-Bold Courier-BoldOblique
        Courier New | mono | CourierNewPSMT CourierNewPS-ItalicMT CourierNewPS-BoldMT CourierNewPS-BoldItalicMT | 0.833 -0.300 0
        DIN Alternate | sans | DINAlternate-Bold
        DIN Condensed | sans | DINCondensed-Bold
        Didot | serif | Didot Didot-Italic Didot-Bold
        Futura | sans | Futura-Medium Futura-MediumItalic Futura-Bold Futura-CondensedMedium Futura-CondensedExtraBold
        Georgia | serif | Georgia Georgia-Italic Georgia-Bold Georgia-BoldItalic | 0.917 -0.219 0
        Gill Sans | sans | GillSans GillSans-Italic GillSans-Light GillSans-LightItalic GillSans-SemiBold GillSans-SemiBoldItalic GillSans-Bold GillSans-BoldItalic GillSans-UltraBold
        Helvetica | sans | Helvetica Helvetica-Oblique Helvetica-Light Helvetica-LightOblique Helvetica-Bold Helvetica-BoldOblique
        Helvetica Neue | sans | HelveticaNeue HelveticaNeue-Italic HelveticaNeue-UltraLight HelveticaNeue-UltraLightItalic HelveticaNeue-Thin HelveticaNeue-ThinItalic HelveticaNeue-Light HelveticaNeue-LightItalic HelveticaNeue-Medium HelveticaNeue-MediumItalic HelveticaNeue-Bold HelveticaNeue-BoldItalic HelveticaNeue-CondensedBold HelveticaNeue-CondensedBlack | 0.952 -0.213 0.028
        Hoefler Text | serif | HoeflerText-Regular HoeflerText-Italic HoeflerText-Black HoeflerText-BlackItalic
        Hiragino Mincho ProN | serif | HiraMinProN-W3 HiraMinProN-W6
        Hiragino Sans | sans | HiraginoSans-W3 HiraginoSans-W6 HiraginoSans-W7
        Iowan Old Style | serif | IowanOldStyle-Roman IowanOldStyle-Italic IowanOldStyle-Bold IowanOldStyle-BoldItalic
        Marker Felt | sans | MarkerFelt-Thin MarkerFelt-Wide
        Menlo | mono | Menlo-Regular Menlo-Italic Menlo-Bold Menlo-BoldItalic | 0.928 -0.236 0
        Noteworthy | sans | Noteworthy-Light Noteworthy-Bold
        Optima | sans | Optima-Regular Optima-Italic Optima-Bold Optima-BoldItalic Optima-ExtraBlack
        Palatino | serif | Palatino-Roman Palatino-Italic Palatino-Bold Palatino-BoldItalic
        Papyrus | serif | Papyrus Papyrus-Condensed
        Party LET | sans | PartyLetPlain
        PingFang HK | sans | PingFangHK-Regular PingFangHK-Ultralight PingFangHK-Thin PingFangHK-Light PingFangHK-Medium PingFangHK-Semibold
        PingFang SC | sans | PingFangSC-Regular PingFangSC-Ultralight PingFangSC-Thin PingFangSC-Light PingFangSC-Medium PingFangSC-Semibold
        PingFang TC | sans | PingFangTC-Regular PingFangTC-Ultralight PingFangTC-Thin PingFangTC-Light PingFangTC-Medium PingFangTC-Semibold
        Rockwell | serif | Rockwell-Regular Rockwell-Italic Rockwell-Bold Rockwell-BoldItalic
        Savoye LET | serif | SavoyeLetPlain
        Snell Roundhand | serif | SnellRoundhand SnellRoundhand-Bold SnellRoundhand-Black
        Symbol | sans | Symbol
        Thonburi | sans | Thonburi Thonburi-Light Thonburi-Bold
        Times New Roman | serif | TimesNewRomanPSMT TimesNewRomanPS-ItalicMT TimesNewRomanPS-BoldMT TimesNewRomanPS-BoldItalicMT | 0.891 -0.216 0.042
        Trebuchet MS | sans | TrebuchetMS TrebuchetMS-Italic TrebuchetMS-Bold Trebuchet-BoldItalic
        Verdana | sans | Verdana Verdana-Italic Verdana-Bold Verdana-BoldItalic | 1.005 -0.210 0
        Zapf Dingbats | sans | ZapfDingbatsITC
        Zapfino | serif | Zapfino
        """
}

extension AppleFonts.Face {
    /// By the words in its name.
    init(_ name: String) {
        self.name = name
        // What families are called is no weight.
        let words = name == "ArialRoundedMTBold" ? "bold" : name.split(separator: "-").dropFirst().joined()
        let style = words.lowercased()
        isItalic = style.contains("ital") || style.contains("oblique") || style.hasSuffix("ita")
        let weights = [
            ("ultralight", 100), ("thin", 200), ("light", 300), ("semibold", 600), ("demibold", 600),
            ("ultrabold", 900), ("extrabold", 800), ("extrablack", 900), ("bold", 700), ("heavy", 800),
            ("black", 900), ("medium", 500), ("wide", 600),
        ]
        weight = weights.first { style.contains($0.0) }?.1 ?? 400
    }
}

extension Substring {
    fileprivate var trimmingSpaces: String {
        var text = self
        while text.first == " " { text.removeFirst() }
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
