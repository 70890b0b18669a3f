/// Which keyboard suits a text. A keyboard on a table has all keys: input methods are told, and nothing is refused.
public enum UIKeyboardType: Int, Sendable {
    /// The usual one.
    case `default` = 0
    /// Of ASCII characters.
    case asciiCapable = 1
    /// Numbers and punctuation.
    case numbersAndPunctuation = 2
    /// For addresses of pages.
    case URL = 3
    /// Digits.
    case numberPad = 4
    /// For numbers of telephones.
    case phonePad = 5
    /// For names and numbers of telephones.
    case namePhonePad = 6
    /// For addresses of mail.
    case emailAddress = 7
    /// Digits and a decimal separator.
    case decimalPad = 8
    /// With @ and #.
    case twitter = 9
    /// For searching, with a full stop.
    case webSearch = 10
    /// ASCII digits.
    case asciiCapableNumberPad = 11

    /// The older name of ``asciiCapable``.
    public static var alphabet: UIKeyboardType { .asciiCapable }
}
