import Foundation

/// Attributes that a nib sets by their key paths: those of the program's, and of UIKit's where the editor lists them by name.
@MainActor
enum NibAttributes {
    static func set(_ element: InterfaceElement, of object: AnyObject, _ loader: NibLoader) {
        for attribute in element.list("userDefinedRuntimeAttributes") {
            guard attribute.name == "userDefinedRuntimeAttribute", let path = attribute["keyPath"] else {
                continue
            }
            let value = value(attribute, loader.file)
            guard set(value, forKeyPath: path, of: object) else {
                undefined(path, object)
                continue
            }
        }
    }

    /// UIKit raises an exception that nibs catch, and prints this.
    static func undefined(_ key: String, _ object: AnyObject) {
        let type: AnyClass = type(of: object)
        ReportLog.current.report(
            once: "nib key \(type) \(key)",
            "Failed to set (\(key)) user defined inspected property on (\(type)): this class is not key value "
                + "coding-compliant for the key \(key).")
    }

    static func set(_ value: Any?, forKeyPath path: String, of object: AnyObject) -> Bool {
        let keys = path.split(separator: ".").map(String.init)
        guard let last = keys.last else { return false }
        var object = object
        for key in keys.dropLast() {
            guard let next = NibKeys.object(forKey: key, of: object) else { return false }
            object = next
        }
        return NibKeys.set(value, forKey: last, of: object)
            || NibKeys.setKnown(value, forKey: last, of: object)
    }

    private static func value(_ attribute: InterfaceElement, _ file: InterfaceFile) -> Any? {
        let value = attribute.child(key: "value")
        switch attribute["type"] {
        case "boolean": return NSNumber(value: attribute["value"] == "YES")
        case "number":
            guard let value else { return nil }
            if value.name == "integer" { return NSNumber(value: Int(NibValues.number(value, "value"))) }
            return NSNumber(value: Double(NibValues.number(value, "value")))
        case "string", "localizedString": return attribute["value"] ?? value?.text ?? ""
        case "color": return value.flatMap { NibValues.color($0, file) }
        case "image":
            return attribute["value"].flatMap { NibValues.image($0, catalog: attribute["catalog"], file) }
        case "point": return value.map { NibValues.rect($0).origin }
        case "size": return value.map { NibValues.rect($0).size }
        case "rect": return value.map { NibValues.rect($0) }
        case "range":
            return value.map {
                NSRange(
                    location: Int(NibValues.number($0, "location")),
                    length: Int(NibValues.number($0, "length")))
            }
        default: return nil
        }
    }
}
