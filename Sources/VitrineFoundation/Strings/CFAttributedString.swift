public import Foundation

/// A text with attributes; Foundation's.
public typealias CFAttributedString = NSAttributedString
/// A text with attributes that can be changed; Foundation's.
public typealias CFMutableAttributedString = NSMutableAttributedString

/// A text with attributes; nil without a text.
public func CFAttributedStringCreate(
    _ alloc: CFAllocator!, _ str: CFString!, _ attributes: CFDictionary!
) -> CFAttributedString! {
    str.map { NSAttributedString(string: $0, attributes: attributeNames(attributes)) }
}

/// An empty text with attributes, to be changed.
public func CFAttributedStringCreateMutable(_ alloc: CFAllocator!, _ maxLength: CFIndex)
    -> CFMutableAttributedString!
{
    NSMutableAttributedString(string: "")
}

/// The number of characters, in UTF-16.
public func CFAttributedStringGetLength(_ aStr: CFAttributedString!) -> CFIndex { aStr.length }

/// Puts a string in the place of a part of a text.
public func CFAttributedStringReplaceString(
    _ aStr: CFMutableAttributedString!, _ range: CFRange, _ replacement: CFString!
) {
    aStr.replaceCharacters(in: NSRange(location: range.location, length: range.length), with: replacement)
}

/// Gives a part of a text an attribute.
public func CFAttributedStringSetAttribute(
    _ aStr: CFMutableAttributedString!, _ range: CFRange, _ attrName: CFString!, _ value: Any!
) {
    aStr.addAttribute(
        NSAttributedString.Key(attrName), value: value!,
        range: NSRange(location: range.location, length: range.length))
}

private func attributeNames(_ attributes: CFDictionary?) -> [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [:]
    for (key, value) in attributes ?? [:] {
        if let name = key.base as? NSAttributedString.Key {
            result[name] = value
        } else if let name = key.base as? String {
            result[NSAttributedString.Key(name)] = value
        }
    }
    return result
}
