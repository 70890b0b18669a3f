/// A word or a mark of Swift source outside comments and strings.
struct Token: Equatable, Sendable {
    /// A whole word with its `@` or `#`, or one mark; a string literal is `"`.
    var text: String
    /// Counted from 1.
    var line: Int
}
