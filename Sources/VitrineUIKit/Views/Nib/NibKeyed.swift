import Foundation
import VitrineQuartzCore

/// An object of UIKit's whose properties nibs set and connect by their names in Objective-C.
@MainActor
protocol NibKeyed: AnyObject {
    /// The property of a name; nil where the class has none that nibs know.
    static func nibPath(_ key: String) -> AnyKeyPath?
}

/// A property that can be set, whatever its type is.
@MainActor
private protocol NibWritable {
    func set(_ value: Any?, _ key: String, of object: AnyObject) -> Bool
}

extension ReferenceWritableKeyPath: NibWritable {
    fileprivate func set(_ value: Any?, _ key: String, of object: AnyObject) -> Bool {
        guard let root = object as? Root else { return false }
        var value = value
        // Numbers of UIKit's may be written as texts, as key-value coding has it.
        let wantsNumber = Value.self is any BinaryFloatingPoint.Type || Value.self is any BinaryInteger.Type
        if wantsNumber, let text = value as? String { value = NSNumber(value: Double(text) ?? 0) }
        // Objective-C takes any object for a delegate, and asks what it answers.
        if let value, !(value is NSNumber), (value as Any) as? Value == nil {
            ReportLog.current.report(
                once: "nib value \(type(of: object)) \(key) \(type(of: value))",
                "Vitrine: '\(key)' of \(type(of: object)) is not connected, since \(type(of: value)) is no \(Value.self): "
                    + "declare that it conforms.")
            return true
        }
        root[keyPath: self] = _nibValue(value, key, of: object)
        return true
    }
}

extension NibKeys {
    /// Sets a property of UIKit's.
    ///
    /// - Returns: False where nibs know no such property of the object.
    static func setKnown(_ value: Any?, forKey key: String, of object: AnyObject) -> Bool {
        if let layer = object as? CALayer { return setLayer(value, forKey: key, of: layer) }
        if let controller = object as? UIViewController, controller.setNibView(value, key) { return true }
        guard let path = (type(of: object) as? any NibKeyed.Type)?.nibPath(key) else { return false }
        return (path as? any NibWritable)?.set(value, key, of: object) == true
    }

    /// The object that a property of UIKit's holds.
    static func object(forKey key: String, of object: AnyObject) -> AnyObject? {
        if key == "layer", let view = object as? UIView { return view.layer }
        guard let path = (type(of: object) as? any NibKeyed.Type)?.nibPath(key) else { return nil }
        return (object as Any)[keyPath: path].map { $0 as AnyObject }
    }

    private static func setLayer(_ value: Any?, forKey key: String, of layer: CALayer) -> Bool {
        let paths: [String: AnyKeyPath] = [
            "cornerRadius": \CALayer.cornerRadius, "borderWidth": \CALayer.borderWidth,
            "masksToBounds": \CALayer.masksToBounds, "shadowRadius": \CALayer.shadowRadius,
            "shadowOpacity": \CALayer.shadowOpacity, "shadowOffset": \CALayer.shadowOffset,
            "opacity": \CALayer.opacity, "hidden": \CALayer.isHidden, "zPosition": \CALayer.zPosition,
            "shouldRasterize": \CALayer.shouldRasterize, "name": \CALayer.name,
        ]
        switch key {
        // Core Animation's colours are not UIKit's: a nib's colour is no CGColor, and is ignored on iOS, too.
        case "borderColor", "shadowColor", "backgroundColor": return true
        default: return (paths[key] as? any NibWritable)?.set(value, key, of: layer) == true
        }
    }
}
