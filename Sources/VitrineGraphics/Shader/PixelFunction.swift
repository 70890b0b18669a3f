import CVitrineGTK

/// A function of a program's that says what colour pixels have: of the Metal Shading Language, compiled by the tool.
package struct PixelFunction: Sendable {
    /// What a function is used for, which its parameters say.
    package enum Use: Int32, Sendable {
        /// From a place and the colour there to another colour.
        case colors
        /// From a place to the one whose colour is shown there.
        case distorts
        /// From a place and all pixels to a colour.
        case samples
        /// From a place to a colour.
        case fills
    }

    let rows: vitrine_shader_rows
    /// How many arguments it takes besides those of its use.
    package let argumentCount: Int

    /// The function of a name and a use; nil if the program has none.
    ///
    /// Complexity: O(*n*) in the number of functions.
    package init?(named name: String, for use: Use) {
        var count: Int32 = 0
        guard let rows = vitrine_shader_named(name, use.rawValue, &count) else { return nil }
        self.rows = rows
        argumentCount = Int(count)
    }
}
