import Foundation
import VitrineTranslation

/// The Swift compiler of this machine, and what it must be told.
struct Compiler: Equatable, Sendable {
    /// How long it may take; by then it is lost in an expression.
    static let patience = Duration.seconds(900)

    var path: String

    /// The names Apple uses, and the modules that stand for them here.
    ///
    /// Two names for one module are an error, which is why even thin modules stand alone.
    static let aliases: KeyValuePairs = [
        "UIKit": "VitrineUIKit",
        "SwiftUI": "VitrineSwiftUI",
        "Combine": "VitrineCombine",
        "QuartzCore": "VitrineQuartzCore",
        "CoreGraphics": "VitrineCoreGraphics",
        "os": "VitrineOS",
        "OSLog": "VitrineOSLog",
        "UniformTypeIdentifiers": "VitrineUniformTypes",
        "CoreTransferable": "VitrineTransferable",
        "PhotosUI": "VitrinePhotosUI",
        "SafariServices": "VitrineSafariServices",
        "MobileCoreServices": "VitrineMobileCoreServices",
        "CoreServices": "VitrineCoreServices",
        "UserNotifications": "VitrineUserNotifications",
        "ImageIO": "VitrineImageIO",
        "CoreImage": "VitrineCoreImage",
        "CoreText": "VitrineCoreText",
        "SwiftData": "VitrineSwiftData",
        "CoreData": "VitrineCoreData",
        "CoreLocation": "VitrineCoreLocation",
        "MapKit": "VitrineMapKit",
        "Network": "VitrineNetwork",
        "CoreMedia": "VitrineCoreMedia",
        "AVFoundation": "VitrineAVFoundation",
        "AVKit": "VitrineAVKit",
        "WebKit": "VitrineWebKit",
        "Charts": "VitrineCharts",
        "Security": "VitrineSecurity",
        "LocalAuthentication": "VitrineLocalAuthentication",
        "AuthenticationServices": "VitrineAuthenticationServices",
        "StoreKit": "VitrineStoreKit",
        "CoreHaptics": "VitrineCoreHaptics",
        "AudioToolbox": "VitrineAudioToolbox",
        "Photos": "VitrinePhotos",
        "TipKit": "VitrineTipKit",
        "AppIntents": "VitrineAppIntents",
        "WidgetKit": "VitrineWidgetKit",
        "ActivityKit": "VitrineActivityKit",
        "CryptoKit": "VitrineCryptoKit",
        "MediaPlayer": "VitrineMediaPlayer",
        "MessageUI": "VitrineMessageUI",
        "SystemConfiguration": "VitrineSystemConfiguration",
        "CommonCrypto": "VitrineCommonCrypto",
        "CoreMotion": "VitrineCoreMotion",
        "Contacts": "VitrineContacts",
        "ContactsUI": "VitrineContactsUI",
        "EventKit": "VitrineEventKit",
        "EventKitUI": "VitrineEventKitUI",
    ]

    /// The first `swiftc` in PATH.
    static func find(environment: [String: String] = Environment.current) throws(ToolError) -> Compiler {
        guard let path = Executable.path(of: "swiftc", environment: environment) else {
            throw .machine(.noCompiler)
        }
        return Compiler(path: path)
    }

    /// The folder above the toolchain's libraries, `…/usr`.
    func toolchain() throws(ToolError) -> String {
        let file = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        let folder = FilePath.folder(of: FilePath.folder(of: file))
        if access("\(folder)/lib/swift/linux/libswiftCore.so", R_OK) == 0 { return folder }
        // What is called swiftc may only choose among several.
        var said: [UInt8] = []
        _ = try ChildProcess(
            executable: path, arguments: ["-print-target-info"], environment: Environment.current
        ).run(mergesOutput: true, onError: { said += $0 })
        struct Target: Decodable {
            struct Paths: Decodable { var runtimeResourcePath: String }
            var paths: Paths
        }
        guard let target = try? JSONDecoder().decode(Target.self, from: Data(said)) else { return folder }
        return FilePath.folder(of: FilePath.folder(of: target.paths.runtimeResourcePath))
    }

    /// The arguments for a module of a macro: it is compiled for the compiler, and knows nothing of the runtime.
    static func arguments(forMacro module: SourceModule) -> [String] {
        ["-Onone", "-disable-objc-interop"] + Condition.debug.sorted().flatMap { ["-D", $0] }
            + ["-swift-version", module.languageMode] + module.settings
    }

    /// The arguments that do not depend on where the sources and the results are: those that `swiftc` would give to
    /// the compiler proper, whose driver costs a fifth of a second.
    static func arguments(
        for module: SourceModule, runtime: RuntimeLocation, toolchain: Toolchain
    ) -> [String] {
        // Line numbers in the stack trace of a crash, without the types that only debuggers ask for; optimising would
        // cost more than it saves here, the work is in the runtime.
        var arguments = [
            "-Onone", "-gline-tables-only", "-debug-info-format=dwarf", "-dwarf-version=4",
            "-disable-objc-interop", "-enable-anonymous-context-mangled-names",
        ]
        arguments += Condition.debug.sorted().flatMap { ["-D", $0] }
        arguments += ["-swift-version", module.languageMode, "-module-name", module.name]
        if module.isLibrary { arguments.append("-parse-as-library") }
        if !module.isOwn { arguments.append("-suppress-warnings") }
        if module.isTestable { arguments.append("-enable-testing") }
        if module.isImportedProgram { arguments += ["-entry-point-function-name", "\(module.name)_main"] }
        // A library may have the name of one of Apple's frameworks, and is what its program imports then.
        for (name, replacement) in aliases where name != module.name && !module.dependencies.contains(name) {
            arguments += ["-module-alias", "\(name)=\(replacement)"]
        }
        arguments += ["-I", runtime.modules.path]
        if runtime.hasFoundation {
            // What Foundation and Objective-C bring on Apple's systems, whatever a source imports.
            arguments += ["-import-module", RuntimeLocation.foundation]
        }
        if module.seesUIKit { arguments += ["-import-module", "UIKit"] }
        for map in runtime.moduleMaps { arguments += ["-Xcc", "-fmodule-map-file=\(map.path)"] }
        arguments += ["-load-plugin-executable", "\(runtime.macros.path)#VitrineMacros"]
        return arguments + toolchain.plugins + module.settings
    }
}
