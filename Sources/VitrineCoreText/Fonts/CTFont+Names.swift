public import Foundation
import VitrineGraphics
public import VitrineUIKit

// The names of a font (`CTFont.h`).

/// The family: "Georgia".
public let kCTFontFamilyNameKey: CFString = "CTFontFamilyName"
/// The face within the family: "Bold Italic".
public let kCTFontSubFamilyNameKey: CFString = "CTFontSubFamilyName"
/// The face within the family: "Bold Italic".
public let kCTFontStyleNameKey: CFString = "CTFontSubFamilyName"
/// The name for people: "Georgia Bold".
public let kCTFontFullNameKey: CFString = "CTFontFullName"
/// The name that fonts are made by: "Georgia-Bold".
public let kCTFontPostScriptNameKey: CFString = "CTFontPostScriptName"

/// The name that fonts are made by: "Georgia-Bold".
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName }

/// The family: "Georgia".
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName }

/// The name for people: "Georgia Bold".
public func CTFontCopyFullName(_ font: CTFont) -> CFString {
    CGFont(textFont: font.textFont).fullName ?? font.fontName
}

/// The name that people are shown.
public func CTFontCopyDisplayName(_ font: CTFont) -> CFString { CTFontCopyFullName(font) }

/// A name of the font; nil for those that its file alone knows.
public func CTFontCopyName(_ font: CTFont, _ nameKey: CFString) -> CFString? {
    switch nameKey {
    case kCTFontFamilyNameKey: font.familyName
    case kCTFontSubFamilyNameKey: font.fontDescriptor.object(forKey: .face) as? String
    case kCTFontFullNameKey: CTFontCopyFullName(font)
    case kCTFontPostScriptNameKey: font.fontName
    default: nil
    }
}
