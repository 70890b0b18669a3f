extension AssetQualifiers {
    /// Reads the slot of an entry.
    ///
    /// - Returns: nil for a slot that nothing here is, such as an idiom or an appearance of later systems.
    init?(_ entry: JSONValue, in contents: ContentsFile) throws(AssetFault) {
        self.init()
        if let idiom = entry["idiom"]?.string {
            guard let known = AssetTraits.Idiom(rawValue: idiom) else { return nil }
            self.idiom = known == .universal ? nil : known
        }
        if let value = entry["scale"] {
            guard let text = value.string, text.hasSuffix("x"), let scale = Int(text.dropLast()),
                (1...100).contains(scale)
            else {
                throw contents.fault(
                    value, "\"scale\" is \(value.name)", remedy: "write \"1x\", \"2x\" or \"3x\"")
            }
            self.scale = scale
        }
        guard try read(appearances: entry, in: contents) else { return nil }
        if let value = entry["display-gamut"] {
            guard let gamut = value.string.flatMap(AssetTraits.Gamut.init) else {
                throw contents.fault(
                    value, "\"display-gamut\" is \(value.name)", remedy: "write \"sRGB\" or \"display-P3\"")
            }
            self.gamut = gamut
        }
        if let value = entry["language-direction"] {
            guard let text = value.string, ["left-to-right", "right-to-left"].contains(text) else {
                throw contents.fault(
                    value, "\"language-direction\" is \(value.name)",
                    remedy: "write \"left-to-right\" or \"right-to-left\"")
            }
            isRightToLeft = text == "right-to-left"
        }
        width = try Self.sizeClass("width-class", of: entry, in: contents)
        height = try Self.sizeClass("height-class", of: entry, in: contents)
        if entry["subtype"]?.string == "mac-catalyst" { return nil }
        isSpecial = ["subtype", "screen-width", "locale", "memory", "graphics-feature-set"].contains {
            entry[$0] != nil
        }
    }

    private mutating func read(
        appearances entry: JSONValue, in contents: ContentsFile
    ) throws(AssetFault) -> Bool {
        guard let value = entry["appearances"] else { return true }
        guard let appearances = value.array else {
            throw contents.fault(
                value, "\"appearances\" is \(value.name)", remedy: "write a list in brackets")
        }
        for appearance in appearances {
            switch (appearance["appearance"]?.string, appearance["value"]?.string) {
            case ("luminosity", let name?):
                guard let luminosity = Luminosity(rawValue: name) else {
                    throw contents.fault(
                        appearance, "the luminosity is \"\(name)\"",
                        remedy: "write \"light\", \"dark\" or \"tinted\"")
                }
                self.luminosity = luminosity
            case ("contrast", "high"): isHighContrast = true
            case (_?, _?): return false
            default:
                throw contents.fault(
                    appearance, "an appearance has no name or no value",
                    remedy: "write { \"appearance\": \"luminosity\", \"value\": \"dark\" }")
            }
        }
        return true
    }

    private static func sizeClass(
        _ key: String, of entry: JSONValue, in contents: ContentsFile
    ) throws(AssetFault) -> AssetTraits.SizeClass? {
        guard let value = entry[key] else { return nil }
        guard let sizeClass = value.string.flatMap(AssetTraits.SizeClass.init) else {
            throw contents.fault(
                value, "\"\(key)\" is \(value.name)", remedy: "write \"compact\" or \"regular\"")
        }
        return sizeClass
    }
}
