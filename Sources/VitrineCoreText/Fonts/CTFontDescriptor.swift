public import Foundation
import VitrineGraphics
public import VitrineUIKit

/// What describes a font. It is UIKit's class, so `as` leads from one to the other, as on Apple's systems.
public typealias CTFontDescriptor = UIFontDescriptor

/// The name that fonts are made by; a string.
public let kCTFontNameAttribute: CFString = UIFontDescriptor.AttributeName.name.rawValue
/// The name for people; a string.
public let kCTFontDisplayNameAttribute: CFString = UIFontDescriptor.AttributeName.visibleName.rawValue
/// The family; a string.
public let kCTFontFamilyNameAttribute: CFString = UIFontDescriptor.AttributeName.family.rawValue
/// The face within the family; a string.
public let kCTFontStyleNameAttribute: CFString = UIFontDescriptor.AttributeName.face.rawValue
/// Weight, slant and the like; a dictionary.
public let kCTFontTraitsAttribute: CFString = UIFontDescriptor.AttributeName.traits.rawValue
/// Points; a number.
public let kCTFontSizeAttribute: CFString = UIFontDescriptor.AttributeName.size.rawValue
/// Features of letters; an array of dictionaries.
public let kCTFontFeatureSettingsAttribute: CFString =
    UIFontDescriptor.AttributeName.featureSettings.rawValue
/// The font's file; an address.
public let kCTFontURLAttribute: CFString = "NSCTFontFileURLAttribute"
/// The kind of a feature; a number.
public let kCTFontFeatureTypeIdentifierKey: CFString = UIFontDescriptor.FeatureKey.type.rawValue
/// What of the kind; a number.
public let kCTFontFeatureSelectorIdentifierKey: CFString = UIFontDescriptor.FeatureKey.selector.rawValue

/// Describes the font of a name.
///
/// - Parameter size: Points; 0 for that of whoever makes a font of it.
public func CTFontDescriptorCreateWithNameAndSize(_ name: CFString, _ size: CGFloat) -> CTFontDescriptor {
    UIFontDescriptor(name: name, size: size)
}

/// Describes a font by attributes.
public func CTFontDescriptorCreateWithAttributes(_ attributes: CFDictionary) -> CTFontDescriptor {
    UIFontDescriptor(fontAttributes: UIFontDescriptor.attributes(attributes))
}

/// The descriptor with some attributes in the place of its own.
public func CTFontDescriptorCreateCopyWithAttributes(
    _ original: CTFontDescriptor, _ attributes: CFDictionary
) -> CTFontDescriptor {
    original.addingAttributes(UIFontDescriptor.attributes(attributes))
}

/// The descriptor with a feature of letters.
public func CTFontDescriptorCreateCopyWithFeature(
    _ original: CTFontDescriptor, _ featureTypeIdentifier: NSNumber, _ featureSelectorIdentifier: NSNumber
) -> CTFontDescriptor {
    original.addingAttributes([
        .featureSettings: [
            [
                UIFontDescriptor.FeatureKey.type: featureTypeIdentifier,
                .selector: featureSelectorIdentifier,
            ] as [UIFontDescriptor.FeatureKey: Any]
        ]
    ])
}

/// What a descriptor says under a name; nil where it says nothing.
public func CTFontDescriptorCopyAttribute(_ descriptor: CTFontDescriptor, _ attribute: CFString) -> Any? {
    switch attribute {
    case kCTFontURLAttribute: descriptor.textFont.path.map { URL(fileURLWithPath: $0) }
    case kCTFontTraitsAttribute: CTFontCopyTraits(UIFont(descriptor: descriptor, size: 0))
    default: descriptor.object(forKey: UIFontDescriptor.AttributeName(attribute))
    }
}

/// All that a descriptor says, by name.
public func CTFontDescriptorCopyAttributes(_ descriptor: CTFontDescriptor) -> CFDictionary {
    dictionary(
        Dictionary(uniqueKeysWithValues: descriptor.fontAttributes.map { ($0.key.rawValue, $0.value) }))
}

/// What describes a font.
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { font.fontDescriptor }

/// What the descriptor of a font says under a name.
public func CTFontCopyAttribute(_ font: CTFont, _ attribute: CFString) -> Any? {
    CTFontDescriptorCopyAttribute(font.fontDescriptor, attribute)
}

extension UIFontDescriptor {
    /// Attributes of Core Text as UIKit takes them: their keys are the same.
    fileprivate static func attributes(_ attributes: CFDictionary) -> [AttributeName: Any] {
        var result: [AttributeName: Any] = [:]
        for (key, value) in attributes {
            guard let name = name(key) else { continue }
            result[AttributeName(name)] =
                switch name {
                case kCTFontTraitsAttribute: keyed(value) { TraitKey($0) } ?? value
                case kCTFontFeatureSettingsAttribute:
                    (value as? [Any])?.map { keyed($0) { FeatureKey($0) } ?? $0 } ?? value
                default: value
                }
        }
        return result
    }

    private static func name(_ key: AnyHashable) -> String? {
        switch key.base {
        case let name as AttributeName: name.rawValue
        case let name as TraitKey: name.rawValue
        case let name as FeatureKey: name.rawValue
        default: key.base as? String
        }
    }

    /// A dictionary with other keys; nil of what is none.
    private static func keyed<Key: Hashable>(_ value: Any, by key: (String) -> Key) -> [Key: Any]? {
        guard let value = value as? [AnyHashable: Any] else { return nil }
        var result: [Key: Any] = [:]
        for (old, value) in value {
            if let name = name(old) { result[key(name)] = value }
        }
        return result
    }
}
