public import Foundation
import VitrineGraphics
public import VitrineUIKit

/// A font of a certain size. It is UIKit's class, so `as` leads from one to the other, as on Apple's systems.
public typealias CTFont = UIFont

/// How a font is made; none of the options matters to the fonts here.
public struct CTFontOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Fonts that are not active are not made so.
    public static let preventAutoActivation = CTFontOptions(rawValue: 1 << 0)
    /// Fonts that are not there are not loaded.
    public static let preventAutoDownload = CTFontOptions(rawValue: 1 << 1)
    /// Of two fonts of a name the system's is taken.
    public static let preferSystemFont = CTFontOptions(rawValue: 1 << 2)
}

/// Which way glyphs are set.
public enum CTFontOrientation: UInt32, Sendable {
    case `default` = 0, horizontal, vertical
}

/// Fonts that the system uses for something.
public enum CTFontUIFontType: UInt32, Sendable {
    case none = 0xFFFF_FFFF
    case user = 0
    case userFixedPitch = 1
    case system = 2
    case emphasizedSystem = 3
    case smallSystem = 4
    case smallEmphasizedSystem = 5
    case miniSystem = 6
    case miniEmphasizedSystem = 7
    case views = 8
    case application = 9
    case label = 10
}

extension CTFont {
    /// The font of a face's or a family's name; Helvetica where there is none. See ``CTFontCreateWithName(_:_:_:)``.
    public convenience init(_ name: CFString, size: CGFloat, options: CTFontOptions = []) {
        self.init(textFont: CTFontCreateWithName(name, size, nil).textFont)
    }

    /// The font that a descriptor describes. See ``CTFontCreateWithFontDescriptor(_:_:_:)``.
    public convenience init(_ descriptor: CTFontDescriptor, size: CGFloat, options: CTFontOptions = []) {
        self.init(textFont: CTFontCreateWithFontDescriptor(descriptor, size, nil).textFont)
    }

    /// The system's font for something. See ``CTFontCreateUIFontForLanguage(_:_:_:)``.
    public convenience init?(_ uiType: CTFontUIFontType, size: CGFloat, language: CFString? = nil) {
        guard let font = CTFontCreateUIFontForLanguage(uiType, size, language) else { return nil }
        self.init(textFont: font.textFont)
    }
}

/// The font of a face's or a family's name; Helvetica where there is none.
///
/// - Parameters:
///   - size: Points; 12 where it is 0.
///   - matrix: What letters go through. Only the identity, and nil, can be had here; another is said in the log.
public func CTFontCreateWithName(
    _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
    checkMatrix(matrix)
    let size = checked(size)
    return UIFont(name: name, size: size) ?? UIFont(name: "Helvetica", size: size)
        ?? .systemFont(ofSize: size)
}

/// As ``CTFontCreateWithName(_:_:_:)``, with options.
public func CTFontCreateWithNameAndOptions(
    _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ options: CTFontOptions
) -> CTFont {
    CTFontCreateWithName(name, size, matrix)
}

/// The font that a descriptor describes, in its size where `size` is 0, and in 12 points if it has none.
public func CTFontCreateWithFontDescriptor(
    _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
    checkMatrix(matrix)
    return UIFont(descriptor: descriptor, size: size > 0 ? size : checked(descriptor.pointSize))
}

/// As ``CTFontCreateWithFontDescriptor(_:_:_:)``, with options.
public func CTFontCreateWithFontDescriptorAndOptions(
    _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
    _ options: CTFontOptions
) -> CTFont {
    CTFontCreateWithFontDescriptor(descriptor, size, matrix)
}

/// The font of a face.
///
/// - Parameter attributes: What it has besides.
public func CTFontCreateWithGraphicsFont(
    _ graphicsFont: CGFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
    _ attributes: CTFontDescriptor?
) -> CTFont {
    checkMatrix(matrix)
    var font = graphicsFont.textFont
    font.size = checked(size)
    guard let attributes else { return UIFont(textFont: font) }
    let descriptor = UIFont(textFont: font).fontDescriptor.addingAttributes(attributes.fontAttributes)
    return UIFont(descriptor: descriptor, size: font.size)
}

/// The face of a font, without its size.
public func CTFontCopyGraphicsFont(
    _ font: CTFont, _ attributes: UnsafeMutablePointer<Unmanaged<CTFontDescriptor>?>?
) -> CGFont {
    attributes?.pointee = Unmanaged.passRetained(font.fontDescriptor)
    return CGFont(textFont: font.textFont)
}

/// The system's font for something, in its usual size where `size` is 0.
///
/// - Parameter language: Of the texts; there is one font for all here.
public func CTFontCreateUIFontForLanguage(
    _ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?
) -> CTFont? {
    // The sizes are those of CTFont.h's types on a phone.
    let usual: CGFloat =
        switch uiType {
        case .smallSystem, .smallEmphasizedSystem: 11
        case .miniSystem, .miniEmphasizedSystem: 9
        case .label: 10
        default: 12
        }
    let size = size > 0 ? size : usual
    switch uiType {
    case .none: return nil
    case .userFixedPitch: return .monospacedSystemFont(ofSize: size, weight: .regular)
    case .emphasizedSystem, .smallEmphasizedSystem, .miniEmphasizedSystem:
        return .systemFont(ofSize: size, weight: .bold)
    default: return .systemFont(ofSize: size)
    }
}

/// A font with another size, and with other attributes.
///
/// - Parameters:
///   - size: Points; 0 for the font's own.
///   - attributes: What it has in the place of what the font has; nil for nothing.
public func CTFontCreateCopyWithAttributes(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
    _ attributes: CTFontDescriptor?
) -> CTFont {
    checkMatrix(matrix)
    let size = size > 0 ? size : font.pointSize
    guard let attributes else { return font.withSize(size) }
    return UIFont(
        descriptor: font.fontDescriptor.addingAttributes(attributes.fontAttributes), size: size)
}

/// A font of the family with some traits changed; nil if there is none.
///
/// - Parameters:
///   - symTraitValue: The traits as they are to be.
///   - symTraitMask: Which of them are changed.
public func CTFontCreateCopyWithSymbolicTraits(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
    _ symTraitValue: CTFontSymbolicTraits, _ symTraitMask: CTFontSymbolicTraits
) -> CTFont? {
    checkMatrix(matrix)
    let kept = CTFontGetSymbolicTraits(font).subtracting(symTraitMask)
    let traits = UIFontDescriptor.SymbolicTraits(
        rawValue: kept.union(symTraitValue.intersection(symTraitMask)).rawValue & 0xFFFF)
    guard let descriptor = font.fontDescriptor.withSymbolicTraits(traits) else { return nil }
    return UIFont(descriptor: descriptor, size: size > 0 ? size : font.pointSize)
}

/// A font of another family in the font's weight and slant; nil if there is none of that name.
public func CTFontCreateCopyWithFamily(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ family: CFString
) -> CTFont? {
    checkMatrix(matrix)
    guard UIFont(name: family, size: 12) != nil else { return nil }
    return UIFont(
        descriptor: font.fontDescriptor.withFamily(family), size: size > 0 ? size : font.pointSize)
}

/// The font that has the letters of a part of a text: the font itself, or the first other that has those which it lacks.
public func CTFontCreateForString(_ currentFont: CTFont, _ string: CFString, _ range: CFRange) -> CTFont {
    let all = string as NSString
    guard range.location >= 0, range.length >= 0, range.location + range.length <= all.length else {
        return currentFont
    }
    let part = all.substring(with: NSRange(location: range.location, length: range.length))
    let line = CTLine(SetText(NSAttributedString(string: part, attributes: [.font: currentFont])), 0)
    let fonts = line.runs.map { UIFont(textFont: $0.run.font) }
    return fonts.first { $0.familyName != currentFont.familyName } ?? currentFont
}

/// Sizes that are none are 12 points, as Core Text has it.
private func checked(_ size: CGFloat) -> CGFloat { size > 0 && size.isFinite ? size : 12 }

private func checkMatrix(_ matrix: UnsafePointer<CGAffineTransform>?) {
    guard let matrix = matrix?.pointee, matrix != .identity else { return }
    ReportLog.current.report(
        once:
            "CTFont: fonts have no matrix here, and \(matrix) is left out; transform the context or the path instead."
    )
}
