/// Whether objects of a class are made by an initialiser of Apple's that need not be required.
enum ConstructedClass {
    private static let endings = [
        "View", "Cell", "Control", "Label", "Button", "Bar", "Switch", "Slider", "Field", "Stepper",
        "Controller",
        "Window", "Picker",
    ]

    /// - Parameter scope: the type around the name.
    static func isOne(_ name: String, in scope: String, _ index: ProgramIndex) -> Bool {
        guard let full = index.resolve(name, in: scope), let own = index.types[full]?.declaration else {
            return isUIKits(name)
        }
        if index[own].kind == .protocol { return isBound(full, own, index) }
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

    /// Whether a protocol says which class its types inherit from, and no initialiser by which Swift could make them.
    private static func isBound(
        _ name: String, _ own: ProgramIndex.Reference, _ index: ProgramIndex
    ) -> Bool {
        guard index.types[name]?.named["init"] == nil else { return false }
        return index[own].bases.contains { base in
            guard let full = index.resolve(base, in: ""), let other = index.types[full]?.declaration else {
                return isUIKits(base)
            }
            return index[other].kind == .class && isOne(full, in: "", index)
        }
    }

    private static func isUIKits(_ name: String) -> Bool {
        name == "NSObject" || name.hasPrefix("UI") && endings.contains { name.hasSuffix($0) }
    }
}
