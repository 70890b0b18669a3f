/// A colour as a catalogue has it.
package enum AssetColor: Hashable, Sendable {
    /// Components of sRGB, which may lie beyond 0…1 in the extended space.
    case sRGB(red: Double, green: Double, blue: Double, alpha: Double)
    /// Components of Display P3.
    case displayP3(red: Double, green: Double, blue: Double, alpha: Double)
    /// A grey: the gamma of 2.2 is taken for that of sRGB, as for `UIColor(white:alpha:)`.
    case gray(white: Double, alpha: Double)
    /// A colour of the system by its name in Objective-C, such as `systemBlueColor`.
    case system(String)

    /// The name of the colour of the system, if it is one.
    package var reference: String? { if case .system(let name) = self { name } else { nil } }

    /// The spaces that Xcode offers; whether their components are greys, and of Display P3.
    private static let spaces: [String: (isGray: Bool, isP3: Bool)] = [
        "srgb": (false, false), "extended-srgb": (false, false), "display-p3": (false, true),
        "gray-gamma-22": (true, false), "extended-gray": (true, false),
    ]

    init(_ value: JSONValue, in contents: ContentsFile) throws(AssetFault) {
        if let reference = value["reference"] {
            guard let name = reference.string else {
                throw contents.fault(
                    reference, "\"reference\" is \(reference.name)",
                    remedy: "write a name such as \"systemBlueColor\"")
            }
            self = .system(name)
            return
        }
        // A file without a space is of the first Xcode that knew colours.
        let space = value["color-space"]
        guard let kind = Self.spaces[space?.string ?? "srgb"], space == nil || space?.string != nil else {
            throw contents.fault(
                space ?? value, "\"color-space\" is \(space?.name ?? "missing")",
                remedy:
                    "write \"srgb\", \"display-p3\", \"extended-srgb\", \"gray-gamma-22\" or \"extended-gray\""
            )
        }
        guard let components = value["components"], case .object = components.content else {
            throw contents.fault(
                value, "a colour has no components",
                remedy: "write \"components\" with red, green, blue and alpha")
        }
        let alpha =
            try components["alpha"].map { value throws(AssetFault) in
                try Self.component(value, "alpha", in: contents)
            } ?? 1
        // Catalogues that other tools write have greys in spaces of three components, too.
        if kind.isGray || components["white"] != nil {
            self = .gray(white: try Self.component("white", of: components, in: contents), alpha: alpha)
            return
        }
        let red = try Self.component("red", of: components, in: contents)
        let green = try Self.component("green", of: components, in: contents)
        let blue = try Self.component("blue", of: components, in: contents)
        self =
            kind.isP3
            ? .displayP3(red: red, green: green, blue: blue, alpha: alpha)
            : .sRGB(red: red, green: green, blue: blue, alpha: alpha)
    }

    private static func component(
        _ name: String, of components: JSONValue, in contents: ContentsFile
    ) throws(AssetFault) -> Double {
        guard let value = components[name] else {
            throw contents.fault(components, "a colour has no \(name)", remedy: "add \"\(name)\"")
        }
        return try component(value, name, in: contents)
    }

    /// Xcode writes "0xFF" and "255" for bytes, and "1.000" for parts; opacity is a part, however it is written.
    private static func component(
        _ value: JSONValue, _ name: String, in contents: ContentsFile
    ) throws(AssetFault) -> Double {
        if let text = value.string?.lowercased() {
            if text.hasPrefix("0x") {
                if let byte = Int(text.dropFirst(2), radix: 16), (0...255).contains(byte) {
                    return Double(byte) / 255
                }
            } else if let number = Double(text), number.isFinite {
                let isByte = !text.contains(".") && !text.contains("e") && !(name == "alpha" && number <= 1)
                return isByte ? number / 255 : number
            }
        } else if case .number(let number) = value.content {
            return number > 1 ? number / 255 : number
        }
        throw contents.fault(
            value, "\"\(name)\" is \(value.name)",
            remedy: "write \"0xFF\", \"255\" or \"1.000\", whichever you prefer")
    }
}
