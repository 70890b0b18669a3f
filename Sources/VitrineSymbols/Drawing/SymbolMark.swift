package import VitrineCoreGraphics

/// A part of a symbol: an area that is painted, or taken away from what was painted before.
///
/// Coordinates are those of the outlines: a square of 16 units, y downwards.
package struct SymbolMark: Sendable {
    /// Which part of a symbol of several tones it is.
    package enum Tone: Int, Sendable {
        case primary, secondary
    }

    package var path: CGPath
    package var isEvenOdd = false
    package var erases = false
    /// Whether it is taken away where there is one colour only, and painted where there are several.
    package var isInner = false
    package var tone = Tone.primary
    /// How far the outline is moved outwards, or inwards below zero, in units: half of what a line becomes thicker.
    package var growth: CGFloat = 0
    /// How opaque it is, 0…1.
    package var strength: CGFloat = 1
}
