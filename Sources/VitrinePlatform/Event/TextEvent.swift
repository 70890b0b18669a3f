/// An input method did something to the text that is edited.
package enum TextEvent: Hashable, Sendable {
    /// Text was entered, in place of what was being composed.
    case commit(String)
    /// What is being composed is another text now; nothing with an empty one. The caret is after a number of characters.
    case preedit(String, caret: Int)
    /// Characters are to be deleted: a count, from so many away from the caret.
    case deleteSurrounding(offset: Int, count: Int)
}
