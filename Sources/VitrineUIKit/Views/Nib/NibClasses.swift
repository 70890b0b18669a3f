import Foundation
import VitrineLaunch

/// The classes that nibs name.
@MainActor
enum NibClasses {
    /// The modules of the program: those that the tool names, those in which classes were found, and that of its delegate.
    static var modules =
        (ProcessInfo.processInfo.environment[LaunchVariable.modules] ?? "").split(separator: ":").map(
            String.init)

    /// The class that a nib names.
    ///
    /// The module that the nib names is that of the project it was made in; the program may have another name here, so the
    /// modules that are known to be the program's are asked as well.
    ///
    /// - Parameters:
    ///   - name: As the source declares it, or as `@objc(…)` names it.
    ///   - module: Nil for classes that Objective-C knows.
    static func find(_ name: String, module: String?) -> AnyClass? {
        if let delegate = UIApplication.shared.delegate { add(moduleOf: type(of: delegate)) }
        let candidates = [module].compactMap(\.self) + modules
        for candidate in candidates {
            guard let found = NSClassFromString("\(candidate).\(name)") else { continue }
            add(moduleOf: found)
            return found
        }
        return NSClassFromString(name) ?? descriptions.lazy.compactMap { $0.type(named: name) }.first
    }

    /// What the modules say of themselves.
    static var descriptions: [any _NibDescribing.Type] {
        modules.compactMap { NSClassFromString("\($0)._NibModule") as? any _NibDescribing.Type }
    }

    /// Remembers the module of a class.
    static func add(moduleOf type: AnyClass) {
        guard let module = String(reflecting: type).split(separator: ".").first.map(String.init),
            !module.hasPrefix("Vitrine"), !modules.contains(module)
        else { return }
        modules.append(module)
    }
}
