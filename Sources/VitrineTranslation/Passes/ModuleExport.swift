/// A module that another exports on Apple's systems, or is a part of there, and that programs import by themselves on
/// Linux.
struct ModuleExport {
    let module: String
    /// The module that it is found in on Apple's systems.
    var owner = "Foundation"
    /// The modules that bring it here.
    let exporters: Set<String>
    /// Types and attributes of it that programs name.
    let names: Set<String>
    /// How names of it begin, in front of a capital letter.
    var prefixes: [String] = []
    /// Members that it gives to types of other modules, which programs name behind a dot.
    var members: Set<String> = []
    /// The modules one of which a source must import to see it on Apple's systems; none where every source sees it.
    var bringers: Set<String> = []

    /// Whether a name is one of the module's.
    func contains(_ name: String) -> Bool {
        if names.contains(name.first == "@" ? String(name.dropFirst()) : name) { return true }
        return prefixes.contains {
            name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase != false
        }
    }

    static let all = [combine, networking, xml, geometry, coreText, coreData, security, sounds]

    private static let geometry = ModuleExport(
        module: "CoreGraphics",
        exporters: [
            "CoreGraphics", "UIKit", "SwiftUI", "QuartzCore", "CoreText", "CoreImage", "ImageIO", "PhotosUI",
            "Vitrine", "VitrineUI",
        ],
        names: ["CGAffineTransform", "CGVector"])

    private static let coreText = ModuleExport(
        module: "CoreText", owner: "UIKit", exporters: ["CoreText"], names: [],
        prefixes: [
            "CTFont", "CTFrame", "CTFramesetter", "CTLine", "CTParagraphStyle", "CTRun", "CTRunDelegate",
            "CTTextAlignment", "CTTypesetter", "CTUnderlineStyle", "kCT",
        ])

    /// What SwiftUI declares there for objects that are kept is declared beside them here.
    private static let coreData = ModuleExport(
        module: "CoreData", owner: "SwiftUI", exporters: ["CoreData"],
        names: ["FetchRequest", "FetchedResults", "SectionedFetchRequest", "SectionedFetchResults"],
        members: ["managedObjectContext"], bringers: ["SwiftUI", "VitrineUI"])

    /// Foundation's credentials know the keychain's certificates, and so its header brings the keychain along.
    private static let security = ModuleExport(
        module: "Security", exporters: ["Security"],
        names: ["SecRandomCopyBytes", "SecCopyErrorMessageString", "SecAccessControlCreateWithFlags"],
        prefixes: ["SecItem", "SecAccessControl", "kSec", "errSec"])

    private static let sounds = ModuleExport(
        module: "AudioToolbox", owner: "AVFoundation", exporters: ["AudioToolbox"],
        names: ["SystemSoundID", "kSystemSoundID_Vibrate"], prefixes: ["AudioServices", "kAudioServices"],
        bringers: ["AVFoundation", "AVKit"])

    private static let combine = ModuleExport(
        module: "Combine", exporters: ["Combine", "SwiftUI"],
        names: [
            "AnyCancellable", "AnyPublisher", "AnySubject", "AnySubscriber", "Cancellable",
            "ConnectablePublisher",
            "CurrentValueSubject", "CustomCombineIdentifierConvertible", "Deferred", "Future",
            "ImmediateScheduler",
            "Just", "ObservableObject", "ObservableObjectPublisher", "PassthroughSubject", "Published",
            "Publisher",
            "Publishers", "Scheduler", "Subscribers", "TopLevelDecoder", "TopLevelEncoder",
        ])

    private static let xml = ModuleExport(
        module: "FoundationXML", exporters: ["FoundationXML"], names: ["XMLParser", "XMLParserDelegate"])

    private static let networking = ModuleExport(
        module: "FoundationNetworking", exporters: ["FoundationNetworking"],
        names: [
            "CachedURLResponse", "HTTPCookie", "HTTPCookiePropertyKey", "HTTPCookieStorage",
            "HTTPURLResponse",
            "NSMutableURLRequest", "NSURLRequest", "URLAuthenticationChallenge",
            "URLAuthenticationChallengeSender",
            "URLCache", "URLCredential", "URLCredentialStorage", "URLProtectionSpace", "URLProtocol",
            "URLProtocolClient", "URLRequest", "URLResponse", "URLSession", "URLSessionConfiguration",
            "URLSessionDataDelegate", "URLSessionDataTask", "URLSessionDelegate",
            "URLSessionDownloadDelegate",
            "URLSessionDownloadTask", "URLSessionTask", "URLSessionTaskDelegate", "URLSessionTaskMetrics",
            "URLSessionUploadTask", "URLSessionWebSocketTask",
        ])
}
