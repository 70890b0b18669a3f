public import Foundation
import VitrineUIKit

/// Where lines lie in their width.
public enum CTTextAlignment: UInt8, Sendable {
    case left = 0, right, center, justified, natural
}

/// Where lines end that have no room.
public enum CTLineBreakMode: UInt8, Sendable {
    case byWordWrapping = 0, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail,
        byTruncatingMiddle
}

/// Which way a text runs.
public enum CTWritingDirection: Int8, Sendable {
    case natural = -1, leftToRight, rightToLeft
}

/// What can be said of a paragraph.
public enum CTParagraphStyleSpecifier: UInt32, Sendable {
    /// A ``CTTextAlignment``.
    case alignment = 0
    /// Lengths in points, each a `CGFloat`.
    case firstLineHeadIndent, headIndent, tailIndent
    /// A `CGFloat`.
    case defaultTabInterval = 5
    /// A ``CTLineBreakMode``.
    case lineBreakMode = 6
    /// `CGFloat`s.
    case lineHeightMultiple = 7, maximumLineHeight, minimumLineHeight
    /// The room between lines; a `CGFloat`.
    case lineSpacing = 10
    /// `CGFloat`s.
    case paragraphSpacing = 11, paragraphSpacingBefore
    /// A ``CTWritingDirection``.
    case baseWritingDirection = 13
    /// The room between lines at most, and at least; `CGFloat`s. One room is set here: the least.
    case maximumLineSpacing = 14, minimumLineSpacing
    /// The room between lines; a `CGFloat`.
    case lineSpacingAdjustment = 16
}

/// One thing that is said of a paragraph.
public struct CTParagraphStyleSetting {
    public var spec: CTParagraphStyleSpecifier
    /// Bytes.
    public var valueSize: Int
    /// Of the type that the specifier says.
    public var value: UnsafeRawPointer

    public init(spec: CTParagraphStyleSpecifier, valueSize: Int, value: UnsafeRawPointer) {
        self.spec = spec
        self.valueSize = valueSize
        self.value = value
    }
}

/// How a paragraph is set.
public final class CTParagraphStyle: _CTObject {
    let style: NSParagraphStyle

    init(_ style: NSParagraphStyle) { self.style = style }
}

/// Makes a style; what is not set is as UIKit has it.
public func CTParagraphStyleCreate(
    _ settings: UnsafePointer<CTParagraphStyleSetting>?, _ settingCount: Int
) -> CTParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = .natural
    for setting in UnsafeBufferPointer(start: settings, count: settings == nil ? 0 : settingCount) {
        style.set(setting)
    }
    return CTParagraphStyle(style)
}

/// Another style that says the same.
public func CTParagraphStyleCreateCopy(_ paragraphStyle: CTParagraphStyle) -> CTParagraphStyle {
    CTParagraphStyle(paragraphStyle.style)
}

/// Copies what a style says into a buffer of the type that the specifier says.
///
/// - Returns: Whether the buffer has room for it.
public func CTParagraphStyleGetValueForSpecifier(
    _ paragraphStyle: CTParagraphStyle, _ spec: CTParagraphStyleSpecifier, _ valueBufferSize: Int,
    _ valueBuffer: UnsafeMutableRawPointer
) -> Bool {
    let style = paragraphStyle.style
    func copy<Value>(_ value: Value) -> Bool {
        guard valueBufferSize >= MemoryLayout<Value>.size else { return false }
        withUnsafeBytes(of: value) { valueBuffer.copyMemory(from: $0.baseAddress!, byteCount: $0.count) }
        return true
    }
    switch spec {
    case .alignment: return copy(CTTextAlignment(style.alignment).rawValue)
    case .lineBreakMode: return copy(CTLineBreakMode(style.lineBreakMode).rawValue)
    case .baseWritingDirection: return copy(Int8(clamping: style.baseWritingDirection.rawValue))
    default: return copy(NSParagraphStyle.length(spec).map { style[keyPath: $0] } ?? 0)
    }
}

extension NSParagraphStyle {
    /// Where the length of a specifier is kept.
    fileprivate static func length(
        _ spec: CTParagraphStyleSpecifier
    ) -> KeyPath<NSParagraphStyle, CGFloat>? {
        switch spec {
        case .firstLineHeadIndent: \.firstLineHeadIndent
        case .headIndent: \.headIndent
        case .tailIndent: \.tailIndent
        case .defaultTabInterval: \.defaultTabInterval
        case .lineHeightMultiple: \.lineHeightMultiple
        case .maximumLineHeight: \.maximumLineHeight
        case .minimumLineHeight: \.minimumLineHeight
        case .lineSpacing, .minimumLineSpacing, .lineSpacingAdjustment, .maximumLineSpacing: \.lineSpacing
        case .paragraphSpacing: \.paragraphSpacing
        case .paragraphSpacingBefore: \.paragraphSpacingBefore
        case .alignment, .lineBreakMode, .baseWritingDirection: nil
        }
    }
}

extension NSMutableParagraphStyle {
    fileprivate func set(_ setting: CTParagraphStyleSetting) {
        func value<Value>(_ type: Value.Type) -> Value? {
            guard setting.valueSize >= MemoryLayout<Value>.size else { return nil }
            return setting.value.loadUnaligned(as: type)
        }
        var length: CGFloat { value(CGFloat.self) ?? 0 }
        switch setting.spec {
        case .alignment:
            alignment = NSTextAlignment(value(UInt8.self).flatMap(CTTextAlignment.init) ?? .natural)
        case .lineBreakMode:
            lineBreakMode =
                value(UInt8.self).flatMap { NSLineBreakMode(rawValue: Int($0)) } ?? .byWordWrapping
        case .baseWritingDirection:
            baseWritingDirection =
                value(Int8.self).flatMap { NSWritingDirection(rawValue: Int($0)) } ?? .natural
        case .firstLineHeadIndent: firstLineHeadIndent = length
        case .headIndent: headIndent = length
        case .tailIndent: tailIndent = length
        case .defaultTabInterval: defaultTabInterval = length
        case .lineHeightMultiple: lineHeightMultiple = length
        case .maximumLineHeight: maximumLineHeight = length
        case .minimumLineHeight: minimumLineHeight = length
        case .lineSpacing, .minimumLineSpacing, .lineSpacingAdjustment: lineSpacing = length
        // A limit that is not reached says nothing.
        case .maximumLineSpacing: lineSpacing = min(lineSpacing, length)
        case .paragraphSpacing: paragraphSpacing = length
        case .paragraphSpacingBefore: paragraphSpacingBefore = length
        }
    }
}

extension NSTextAlignment {
    /// The same in UIKit's terms, whose numbers are others.
    init(_ alignment: CTTextAlignment) {
        self =
            switch alignment {
            case .left: .left
            case .right: .right
            case .center: .center
            case .justified: .justified
            case .natural: .natural
            }
    }
}

extension CTTextAlignment {
    fileprivate init(_ alignment: NSTextAlignment) {
        self =
            switch alignment {
            case .left: .left
            case .right: .right
            case .center: .center
            case .justified: .justified
            default: .natural
            }
    }
}

extension CTLineBreakMode {
    fileprivate init(_ mode: NSLineBreakMode) {
        self = CTLineBreakMode(rawValue: UInt8(clamping: mode.rawValue)) ?? .byWordWrapping
    }
}
