/// A source of a program.
package struct Source: Equatable, Sendable {
    /// As messages show it.
    package var path: String
    package var text: String

    package init(path: String, text: String) {
        self.path = path
        self.text = text
    }
}
