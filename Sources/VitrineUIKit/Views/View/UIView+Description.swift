import Foundation
import VitrineCoreGraphics
import VitrineQuartzCore
import VitrineSupport

/// How views describe themselves, in UIKit's words and order: what is as in every view is left out.
extension UIView {
    /// For ``description``, on the main thread.
    final var fullDescription: String {
        var parts = ["\(Self.runtimeName(of: type(of: self))): \(objectAddress(self))"]
        if let base = nearestOfRuntime { parts.append("baseClass = \(base)") }
        parts.append("frame = \(Self.text(of: frame))")
        if !transform.isIdentity {
            let t = transform
            parts.append(
                "transform = [\([t.a, t.b, t.c, t.d, t.tx, t.ty].map(Self.text(of:)).joined(separator: ", "))]"
            )
        }
        if let text = describedText { parts.append("text = '\(text)'") }
        if clipsToBounds { parts.append("clipsToBounds = YES") }
        if alpha != 1 { parts.append("alpha = \(Self.text(of: alpha))") }
        if isHidden { parts.append("hidden = YES") }
        if !isOpaque { parts.append("opaque = NO") }
        if !autoresizingMask.isEmpty { parts.append("autoresize = \(Self.text(of: autoresizingMask))") }
        if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
        if tag != 0 { parts.append("tag = \(tag)") }
        if let recognizer = gestureRecognizers?.first {
            parts.append("gestureRecognizers = <NSArray: \(objectAddress(recognizer))>")
        }
        if let backgroundColor { parts.append("backgroundColor = \(backgroundColor)") }
        parts.append("layer = <\(type(of: layer)): \(objectAddress(layer))>")
        return "<\((parts + describedState).joined(separator: "; "))>"
    }

    /// The class of the runtime's that a program's class descends from; nil for the runtime's own, and where that is `UIView`.
    private var nearestOfRuntime: String? {
        var type: AnyClass = type(of: self)
        guard !Self.isOfRuntime(type) else { return nil }
        while !Self.isOfRuntime(type), let next = _getSuperclass(type) { type = next }
        return type == UIView.self ? nil : "\(type)"
    }

    private static func isOfRuntime(_ type: AnyClass) -> Bool {
        String(reflecting: type).hasPrefix("VitrineUIKit.")
    }

    /// The name of a class as Objective-C has it: with its module, where that is a program's.
    static func runtimeName(of type: AnyClass) -> String {
        let name = String(reflecting: type)
        return isOfRuntime(type) || name.contains("(") ? "\(type)" : name
    }

    /// Class and address; `(null)` without an object.
    static func shortDescription(of object: AnyObject?) -> String {
        guard let object else { return "(null)" }
        return "<\(runtimeName(of: type(of: object))): \(objectAddress(object))>"
    }

    /// As `%g` writes it.
    static func text(of number: CGFloat) -> String { String(format: "%g", Double(number)) }

    private static func text(of rect: CGRect) -> String {
        "(\(text(of: rect.minX)) \(text(of: rect.minY)); \(text(of: rect.width)) \(text(of: rect.height)))"
    }

    private static func text(of mask: AutoresizingMask) -> String {
        let names: [(AutoresizingMask, String)] = [
            (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
            (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
        ]
        return names.filter { mask.contains($0.0) }.map(\.1).joined(separator: "+")
    }
}
