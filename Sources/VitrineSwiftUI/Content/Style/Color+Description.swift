extension Color: CustomStringConvertible {
    /// The name of a standard colour, else the components in hexadecimal: red, green, blue and opacity.
    public var description: String {
        if let name = Self.names[self] { return name }
        let resolved = Resolved(self, UITraitCollection(userInterfaceStyle: .light))
        return "#"
            + [resolved.red, resolved.green, resolved.blue, resolved.opacity].map { component in
                let byte = UInt8(min(max(component, 0), 1) * 255 + 0.5)
                return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }.joined()
    }

    /// Of colours that are the same the first name counts.
    private static let names = [Color: String](
        [
            (.red, "red"), (.orange, "orange"), (.yellow, "yellow"), (.green, "green"), (.mint, "mint"),
            (.teal, "teal"), (.cyan, "cyan"), (.blue, "blue"), (.indigo, "indigo"), (.purple, "purple"),
            (.pink, "pink"), (.brown, "brown"), (.gray, "gray"), (.white, "white"), (.black, "black"),
            (.clear, "clear"), (.primary, "primary"), (.secondary, "secondary"),
            (.accentColor, "accentColor"),
        ], uniquingKeysWith: { first, _ in first })
}
