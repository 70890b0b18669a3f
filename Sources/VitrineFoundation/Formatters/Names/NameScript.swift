import _FoundationICU

/// In which way the scripts of a name write names.
enum NameScript {
    /// Latin, Cyrillic and Greek: initials stand for names.
    case alphabetic
    /// Chinese and Japanese: the family name comes first, and stands for the name.
    case chineseOrJapanese
    /// Korean: the family name comes first, and the given name stands for the name.
    case korean
    /// Devanagari, Thai and their neighbours: the first letter of the given name stands for the name.
    case syllabic
    /// Others, Arabic among them: nothing shorter than a name stands for it.
    case other
    /// Several.
    case mixed

    /// The way of the letters in a text; nil where there are none.
    init?(of text: String) {
        var found: NameScript?
        for scalar in text.unicodeScalars {
            var status = U_ZERO_ERROR
            let code = swift_uscript_getScript(UChar32(bitPattern: scalar.value), &status)
            guard let script = Self(code) else { continue }
            if let found, found != script {
                self = .mixed
                return
            }
            found = script
        }
        guard let found else { return nil }
        self = found
    }

    private init?(_ code: UScriptCode) {
        switch code {
        case USCRIPT_COMMON, USCRIPT_INHERITED, USCRIPT_UNKNOWN: return nil
        case USCRIPT_LATIN, USCRIPT_CYRILLIC, USCRIPT_GREEK: self = .alphabetic
        case USCRIPT_HAN, USCRIPT_HIRAGANA, USCRIPT_KATAKANA, USCRIPT_BOPOMOFO: self = .chineseOrJapanese
        case USCRIPT_HANGUL: self = .korean
        case USCRIPT_BENGALI, USCRIPT_DEVANAGARI, USCRIPT_GUJARATI, USCRIPT_GURMUKHI, USCRIPT_KANNADA,
            USCRIPT_MALAYALAM, USCRIPT_ORIYA, USCRIPT_SINHALA, USCRIPT_TAMIL, USCRIPT_TELUGU, USCRIPT_TIBETAN,
            USCRIPT_THAI:
            self = .syllabic
        default: self = .other
        }
    }

    /// Whether names are written without spaces, the family name first, in every locale.
    var isEastAsian: Bool { self == .chineseOrJapanese || self == .korean }
}
