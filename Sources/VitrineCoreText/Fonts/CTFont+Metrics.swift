public import Foundation
import VitrineGraphics
public import VitrineUIKit

/// Points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }

/// What letters go through: nothing, here.
public func CTFontGetMatrix(_ font: CTFont) -> CGAffineTransform { .identity }

/// From the baseline to the top of a line, in points.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }

/// From the baseline to the bottom of a line, in points: positive, as Core Text has it.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }

/// Between lines, in points.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }

/// The height of capital letters, in points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }

/// The height of lower-case letters, in points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }

/// Units of the file's coordinates in the size of the font.
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 { UInt32(clamping: font.textFont.facts.unitsPerEm) }

/// The number of the glyphs of the file.
public func CTFontGetGlyphCount(_ font: CTFont) -> CFIndex { font.textFont.facts.glyphCount }

/// The rectangle around all glyphs laid over one another, in points from the baseline, y growing upwards.
public func CTFontGetBoundingBox(_ font: CTFont) -> CGRect { font.textFont.facts.bounds }

/// Where a line under letters is, in points above the baseline: negative.
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat { font.textFont.facts.underlinePosition }

/// How thick a line under letters is, in points.
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat { font.textFont.facts.underlineThickness }

/// How letters lean, in degrees: negative to the right.
public func CTFontGetSlantAngle(_ font: CTFont) -> CGFloat { font.textFont.facts.slant }
