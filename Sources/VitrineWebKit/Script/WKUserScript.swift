public import Foundation

/// When a script runs.
public enum WKUserScriptInjectionTime: Int, Sendable {
    /// Before anything of the page is there but its document.
    case atDocumentStart
    /// Once the page was read.
    case atDocumentEnd
}

/// A script that pages run.
@MainActor @preconcurrency
open class WKUserScript: NSObject, NSCopying {
    /// The script.
    public let source: String
    /// When it runs.
    public let injectionTime: WKUserScriptInjectionTime
    /// Whether frames in pages do not run it.
    public let isForMainFrameOnly: Bool
    let world: WKContentWorld

    /// Makes a script that runs among those of the page.
    public convenience init(
        source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool
    ) {
        self.init(
            source: source, injectionTime: injectionTime, forMainFrameOnly: forMainFrameOnly, in: .page)
    }

    /// Makes a script that runs in a world.
    public init(
        source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool,
        in contentWorld: WKContentWorld
    ) {
        self.source = source
        self.injectionTime = injectionTime
        isForMainFrameOnly = forMainFrameOnly
        world = contentWorld
        super.init()
    }

    /// Itself: it never changes.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

    var engineScript: WebUserScript {
        WebUserScript(
            source: source, isAtEnd: injectionTime == .atDocumentEnd, isMainOnly: isForMainFrameOnly,
            world: world.engineName)
    }
}

/// Where scripts run that do not see one another's variables, although all see the page.
@MainActor @preconcurrency
open class WKContentWorld: NSObject {
    /// That of the page's own scripts.
    public static let page = WKContentWorld(nil, nil)
    /// That of the program.
    public static let defaultClient = WKContentWorld(nil, "vitrine-client")
    private static var named: [String: WKContentWorld] = [:]

    /// The name it was made with.
    public let name: String?
    let engineName: String?

    private init(_ name: String?, _ engineName: String?) {
        (self.name, self.engineName) = (name, engineName)
        super.init()
    }

    /// The world of a name: the same one for the same name.
    public static func world(name: String) -> WKContentWorld {
        if let known = named[name] { return known }
        let world = WKContentWorld(name, "client-\(name)")
        named[name] = world
        return world
    }

    static func of(_ engineName: String?) -> WKContentWorld {
        if engineName == nil { return page }
        return named.values.first { $0.engineName == engineName } ?? defaultClient
    }
}

/// What programs hand to scripts.
enum ScriptArguments {
    /// As JSON; nil for what has no form there.
    static func json(_ value: Any?) -> String? {
        guard let plain = plain(value ?? NSNull()),
            let data = try? JSONSerialization.data(withJSONObject: plain, options: .fragmentsAllowed)
        else { return nil }
        return String(decoding: data, as: UTF8.self)
    }

    private static func plain(_ value: Any) -> Any? {
        switch value {
        case is NSNull: return value
        case let date as Date: return date.timeIntervalSince1970 * 1000
        case let text as String: return text
        case let text as NSString: return text.substring(from: 0)
        case let number as NSNumber: return number
        case let flag as Bool: return flag
        case let number as any BinaryInteger: return NSNumber(value: Int64(clamping: number))
        case let number as any BinaryFloatingPoint:
            let double = Double(number)
            return double.isFinite ? NSNumber(value: double) : nil
        case let items as [Any]:
            let values = items.compactMap(plain)
            return values.count == items.count ? values : nil
        case let entries as [String: Any]:
            let values = entries.compactMapValues(plain)
            return values.count == entries.count ? values : nil
        case let optional as Any?:
            return optional.map { _ in nil } ?? NSNull()
        }
    }

    /// The body of a function that has arguments by their names.
    ///
    /// WebKitGTK hands over texts, so they come as one.
    static func function(_ body: String, _ names: [String]) -> String {
        let list = names.sorted()
        let values = list.map { "given[\(PageScript.literal($0))]" }.joined(separator: ", ")
        return "const given = JSON.parse(vitrineArguments); "
            + "return await (async (\(list.joined(separator: ", "))) => { \(body)\n})(\(values));"
    }
}
