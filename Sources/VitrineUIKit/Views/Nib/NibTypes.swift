import Foundation

/// Which classes elements mean.
@MainActor
enum NibTypes {
    /// Elements whose names do not say UIKit's class.
    private static let exceptions = [
        "containerView": "UIView", "customView": "UIView", "tableViewCellContentView": "UIView",
        "collectionViewCellContentView": "UIView", "customObject": "NSObject", "customFormatter": "NSObject",
        // So Interface Builder writes it.
        "pongPressGestureRecognizer": "UILongPressGestureRecognizer",
        "hostingController": "UIViewController",
    ]

    private static var bases: [String: AnyClass] = [:]

    /// UIKit's class for an element; nil if there is none here.
    static func base(of name: String) -> AnyClass? {
        if let known = bases[name] { return known }
        let type = exceptions[name] ?? "UI\(name.prefix(1).uppercased())\(name.dropFirst())"
        let found: AnyClass? = type == "NSObject" ? NSObject.self : NSClassFromString("VitrineUIKit.\(type)")
        bases[name] = found
        return found
    }

    /// The class of an element: the program's where it names one.
    static func type(of element: InterfaceElement, in file: InterfaceFile) -> AnyClass? {
        if let name = element["customClass"] {
            if let found = find(name, module: element["customModule"]) { return found }
            ReportLog.current.report(
                once: "nib class \(name)", "Unknown class \(name) in Interface Builder file.")
        }
        if let base = base(of: element.name) { return base }
        let isView = element.child(key: "frame") != nil || element.name.hasSuffix("View")
        file.note("<\(element.name)>, \(isView ? "in whose place is an empty view" : "which is not here"),")
        return isView ? UIView.self : nil
    }

    /// A class of the program's, or of UIKit's.
    static func find(_ name: String, module: String?) -> AnyClass? {
        let key = "\(module ?? "").\(name)"
        if let known = classes[key] { return known }
        let found: AnyClass? = look(for: name, module: module)
        if let found { classes[key] = found }
        return found
    }

    private static var classes: [String: AnyClass] = [:]

    private static func look(for name: String, module: String?) -> AnyClass? {
        // UIKit's own first: a name without a module is looked for in Foundation.
        if module == nil, let own = NSClassFromString("VitrineUIKit.\(name)") { return own }
        return NibClasses.find(name, module: module) ?? NSClassFromString("VitrineUIKit.\(name)")
    }

    static func isController(_ element: InterfaceElement) -> Bool {
        base(of: element.name) is UIViewController.Type || element.name == "viewControllerPlaceholder"
    }

    static func awake(_ object: AnyObject) {
        switch object {
        case let object as UIResponder: object.awakeFromNib()
        case let object as UIBarItem: object.awakeFromNib()
        case let object as UIGestureRecognizer: object.awakeFromNib()
        case let object as NSLayoutConstraint: object.awakeFromNib()
        case let object as any _NibAwakening: object.awakeFromNib()
        default: break
        }
    }
}
