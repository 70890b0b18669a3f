import Foundation

/// How a person types into a field.
@MainActor
struct NibTextTraits {
    private let element: InterfaceElement
    private let file: InterfaceFile

    init?(_ nib: NibCoder) {
        guard let element = nib.child("textInputTraits") else { return nil }
        self.element = element
        file = nib.loader.file
    }

    private func value<Value>(_ name: String, _ values: [String: Value]) -> Value? {
        guard let text = element[name] else { return nil }
        if let value = values[text] { return value }
        file.note("\(name)=\"\(text)\" of <textInputTraits>")
        return nil
    }

    var capitalization: UITextAutocapitalizationType? {
        value(
            "autocapitalizationType",
            ["none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters])
    }
    var correction: UITextAutocorrectionType? {
        value("autocorrectionType", ["no": .no, "yes": .yes, "default": .default])
    }
    var spelling: UITextSpellCheckingType? {
        value("spellCheckingType", ["no": .no, "yes": .yes, "default": .default])
    }
    var keyboard: UIKeyboardType? {
        value(
            "keyboardType",
            [
                "default": .default, "alphabet": .asciiCapable, "ASCIICapable": .asciiCapable,
                "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad,
                "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress,
                "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
                "asciiCapableNumberPad": .asciiCapableNumberPad,
            ])
    }
    var keyboardAppearance: UIKeyboardAppearance? {
        value("keyboardAppearance", ["default": .default, "alert": .dark, "dark": .dark, "light": .light])
    }
    var returnKey: UIReturnKeyType? {
        value(
            "returnKeyType",
            [
                "default": .default, "go": .go, "google": .google, "join": .join, "next": .next,
                "route": .route,
                "search": .search, "send": .send, "yahoo": .yahoo, "done": .done,
                "emergencyCall": .emergencyCall, "continue": .continue,
            ])
    }
    var isSecure: Bool? { element["secureTextEntry"].map { $0 == "YES" } }
    var enablesReturnKey: Bool? { element["enablesReturnKeyAutomatically"].map { $0 == "YES" } }
    var contentType: UITextContentType? { element["textContentType"].map { UITextContentType(rawValue: $0) } }
}
