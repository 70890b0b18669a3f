/// Whether objects of a class are made by an initialiser of Apple's that need not be required.
enum ConstructedClass {
    private static let endings = [
        "View", "Cell", "Control", "Label", "Button", "Bar", "Switch", "Slider", "Field", "Stepper",
        "Controller",
        "Window", "Picker",
    ]

    /// - Parameter scope: the type around the name.
    static func isOne(_ name: String, in scope: String, _ index: ProgramIndex) -> Bool {
        guard let full = index.resolve(name, in: scope), index.types[full]?.declaration != nil else {
            return isUIKits(name)
        }
        let chain = index.chain(from: full).types
        guard let last = chain.last, isUIKits(last) else { return false }
        // One that the program makes required can be called.
        return !chain.contains { type in
            (index.types[type]?.named["init"] ?? []).contains { member in
                index.sources[member.source].hasModifier("required", index[member])
                    && index[member].parameters.first?.label != "coder"
            }
        }
    }

    private static func isUIKits(_ name: String) -> Bool {
        name == "NSObject" || name.hasPrefix("UI") && endings.contains { name.hasSuffix($0) }
    }
}
