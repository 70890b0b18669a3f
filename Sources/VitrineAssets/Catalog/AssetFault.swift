/// Something in a catalogue that cannot be used: one sentence with file, line, what, and what to do.
package struct AssetFault: Error, Hashable, Sendable, CustomStringConvertible {
    package var file: String
    /// Counted from 1; nil where the fault is in no line.
    package var line: Int?
    package var problem: String
    package var remedy: String

    init(_ file: String, line: Int? = nil, _ problem: String, remedy: String) {
        self.file = file
        self.line = line
        self.problem = problem
        self.remedy = remedy
    }

    package var description: String {
        "\(file)\(line.map { ":\($0)" } ?? ""): \(problem); \(remedy)."
    }
}
