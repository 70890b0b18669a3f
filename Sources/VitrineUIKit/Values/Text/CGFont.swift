public import VitrineCoreGraphics
package import VitrineGraphics
import VitrineQuartzCore

/// A face of letters of no size, as text layers take it.
///
/// It is known where UIKit is, which knows the names of the system's fonts and those that a program brings.
public final class CGFont {
    /// At a size that does not count.
    package let textFont: TextFont

    package init(textFont: TextFont) { self.textFont = textFont }

    /// Makes the font of a name; nil where there is none.
    public init?(_ name: CFString) {
        guard let font = FontNames.font(named: name, size: 12) else { return nil }
        textFont = font
    }

    /// Makes the first font of a file's bytes; nil if they are no font that can be read.
    ///
    /// On Apple's systems `UIFont(name:size:)` finds it when it was registered; here at once.
    ///
    /// Complexity: O(bytes).
    public init?(_ provider: CGDataProvider) {
        guard let data = provider.data, let name = FontSet.register(data),
            let font = FontSet.font(named: name, size: 12)
        else { return nil }
        textFont = font
    }

    /// The name of the face: `"Georgia-Bold"`.
    public var postScriptName: CFString? { FontNames.face(of: textFont) }

    /// The name for people: the family and the style.
    public var fullName: CFString? {
        let style = FontNames.style(of: textFont)
        let family = FontNames.family(of: textFont)
        return style == "Regular" ? family : "\(family) \(style)"
    }
}

extension CGFont: TextFontProviding {}
