public import Foundation

/// On Linux Core Foundation's strings that change are Foundation's.
public typealias CFMutableString = NSMutableString

// Transforms of `CFString.h`, by the names that ICU has for them.

/// Without accents and marks.
public let kCFStringTransformStripCombiningMarks: CFString! = "NFD; [:Mn:] Remove; NFC"
/// Without accents and marks, those of letters that cannot be taken apart included.
public let kCFStringTransformStripDiacritics: CFString! = "NFD; [:Mn:] Remove; NFC"
/// Any writing in Latin letters.
public let kCFStringTransformToLatin: CFString! = "Any-Latin"
/// Chinese in Latin letters, with marks for tones.
public let kCFStringTransformMandarinLatin: CFString! = "Han-Latin"
/// Hiragana and Latin.
public let kCFStringTransformLatinHiragana: CFString! = "Latin-Hiragana"
/// Katakana and Latin.
public let kCFStringTransformLatinKatakana: CFString! = "Latin-Katakana"
/// Hangul and Latin.
public let kCFStringTransformLatinHangul: CFString! = "Latin-Hangul"
/// Cyrillic and Latin.
public let kCFStringTransformLatinCyrillic: CFString! = "Latin-Cyrillic"
/// Greek and Latin.
public let kCFStringTransformLatinGreek: CFString! = "Latin-Greek"
/// Arabic and Latin.
public let kCFStringTransformLatinArabic: CFString! = "Latin-Arabic"
/// Hebrew and Latin.
public let kCFStringTransformLatinHebrew: CFString! = "Latin-Hebrew"
/// Thai and Latin.
public let kCFStringTransformLatinThai: CFString! = "Latin-Thai"
/// Hiragana and Katakana.
public let kCFStringTransformHiraganaKatakana: CFString! = "Hiragana-Katakana"
/// Half and full widths.
public let kCFStringTransformFullwidthHalfwidth: CFString! = "Fullwidth-Halfwidth"
/// The names of characters.
public let kCFStringTransformToUnicodeName: CFString! = "Any-Name"
/// The escapes of XML.
public let kCFStringTransformToXMLHex: CFString! = "Any-Hex/XML"

/// Writes a string in another way, by one of Core Foundation's transforms or by the name of one of ICU's.
///
/// - Parameters:
///   - range: The part that is changed, in UTF-16; nil for all of it. Its length becomes that of what stands there then.
///   - reverse: Whether the transform is turned round.
/// - Returns: Whether there is such a transform.
@discardableResult
public func CFStringTransform(
    _ string: CFMutableString!, _ range: UnsafeMutablePointer<CFRange>?, _ transform: CFString!,
    _ reverse: Bool
) -> Bool {
    guard let string, let transform else { return false }
    let part =
        range.map { NSRange(location: $0.pointee.location, length: $0.pointee.length) }
        ?? NSRange(location: 0, length: string.length)
    guard
        let result = string.substring(with: part).applyingTransform(
            StringTransform(rawValue: transform), reverse: reverse)
    else { return false }
    string.replaceCharacters(in: part, with: result)
    range?.pointee.length = (result as NSString).length
    return true
}
