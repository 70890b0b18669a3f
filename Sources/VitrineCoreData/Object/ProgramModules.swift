import Foundation
import Synchronization
import VitrineLaunch

/// The modules in which classes of objects are looked for: those that the tool names, that of the program itself, and those in
/// which classes were seen.
enum ProgramModules {
    private static let seen = Mutex<[String]>([])

    static var names: [String] {
        let named = ProcessInfo.processInfo.environment[LaunchVariable.modules] ?? ""
        let own = Bundle.main.executableURL?.deletingPathExtension().lastPathComponent
        return named.split(separator: ":").map(String.init) + seen.withLock { $0 } + [own].compactMap(\.self)
    }

    static func add(moduleOf type: AnyClass) {
        guard let module = String(reflecting: type).split(separator: ".").first.map(String.init) else {
            return
        }
        seen.withLock { if !$0.contains(module) { $0.append(module) } }
    }
}
