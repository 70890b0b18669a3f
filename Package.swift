// swift-tools-version: 6.1
import CompilerPluginSupport
import PackageDescription

/// Settings every Swift target shares: existentials are spelled, imports are internal unless said
/// otherwise, and members are visible only through modules that the file imports.
let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// For a module that names what FoundationNetworking has and leaves it to the program to be linked with it, so that others
/// are not made to load it. SwiftPM refuses compiler flags of packages that were fetched by their version: there it is
/// loaded by all.
let withoutLinking: [SwiftSetting] =
    Context.packageDirectory.contains("/checkouts/")
    ? [] : [.unsafeFlags(["-Xfrontend", "-disable-all-autolinking"], .when(platforms: [.linux]))]

/// The runtime exists where Apple's frameworks do not.
let runtime: TargetDependencyCondition? = .when(platforms: [.linux])

/// The modules that have the names of Apple's frameworks, and bring what is below them.
let frameworks = [
    "VitrineUIKit", "VitrineSwiftUI", "VitrineCombine", "VitrineOSLog", "VitrineCoreText", "VitrineCoreImage",
    "VitrineImageIO", "VitrineCoreServices", "VitrinePhotosUI", "VitrineSafariServices",
    "VitrineUserNotifications", "VitrineSwiftData", "VitrineCoreData", "VitrineCoreLocation", "VitrineMapKit",
    "VitrineNetwork", "VitrineCoreMedia", "VitrineAVFoundation", "VitrineAVKit", "VitrineCharts",
    "VitrineSecurity", "VitrineLocalAuthentication", "VitrineAuthenticationServices", "VitrineStoreKit",
    "VitrineCoreHaptics", "VitrineAudioToolbox", "VitrinePhotos", "VitrineTipKit", "VitrineAppIntents",
    "VitrineWidgetKit", "VitrineActivityKit", "VitrineWebKit", "VitrineCryptoKit",
    "VitrineMediaPlayer",
    "VitrineMessageUI",
    "VitrineSystemConfiguration",
    "VitrineCommonCrypto",
    "VitrineCoreMotion",
    "VitrineContacts",
    "VitrineContactsUI",
    "VitrineEventKit",
    "VitrineEventKitUI",
]

let package = Package(
    name: "Vitrine",
    platforms: [.iOS(.v17), .tvOS(.v17), .macOS(.v14)],
    products: [
        .library(name: "Vitrine", targets: ["Vitrine"]),
        .library(name: "VitrineUI", targets: ["VitrineUI", "VitrineTransfer"]),
        .library(name: "VitrineUIKit", targets: ["VitrineUIKit"]),
        .library(name: "VitrineSwiftUI", targets: ["VitrineSwiftUI", "VitrineTransfer"]),
        .library(name: "VitrineTesting", targets: ["VitrineTesting"]),
        .library(name: "VitrineFoundation", targets: ["VitrineFoundation"]),
        .library(name: "VitrineDiff", targets: ["VitrineDiff"]),
        .library(name: "VitrineLayout", targets: ["VitrineLayout"]),
        .library(name: "VitrineFocus", targets: ["VitrineFocus"]),
        .library(name: "VitrineConstraints", targets: ["VitrineConstraints"]),
        .library(name: "VitrineDynamics", targets: ["VitrineDynamics"]),
        .library(name: "VitrineFrameworks", targets: frameworks + ["VitrineTransfer"]),
        .library(
            name: "VitrineRuntime", type: .dynamic,
            targets: ["Vitrine", "VitrineUI", "VitrineTesting"] + frameworks),
        .library(name: "VitrineNetworking", type: .dynamic, targets: ["VitrineTransfer"]),
        .library(name: "VitrineTime", type: .dynamic, targets: ["CVitrineTime"]),
        .executable(name: "vitrine", targets: ["VitrineTool"]),
    ],
    dependencies: [
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    ],
    targets: [
        // Components: portable, valid on iOS and tvOS.
        .target(name: "Vitrine", dependencies: ["VitrineUI", "VitrineSupport"], swiftSettings: strict),
        .target(
            name: "VitrineUI",
            dependencies: [.target(name: "VitrineSwiftUI", condition: runtime)],
            swiftSettings: strict),

        // Runtime: Apple's names.
        .target(
            name: "VitrineSwiftUI",
            dependencies: [
                "VitrineUIKit", "VitrineDiff", "VitrineMacros", "VitrineCombine", "VitrineStrings",
                "VitrineTransferable",
            ],
            swiftSettings: strict),
        .target(
            name: "VitrineCombine",
            dependencies: [
                "VitrineQuartzCore", "VitrinePlatform", "VitrineFoundation",
                .product(name: "OpenCombine", package: "OpenCombine"),
                .product(name: "OpenCombineDispatch", package: "OpenCombine"),
            ],
            swiftSettings: strict),
        .target(
            name: "VitrineUIKit",
            dependencies: [
                "VitrineQuartzCore", "VitrineDiff", "VitrineLayout", "VitrineFocus", "VitrineConstraints",
                "VitrineDynamics", "VitrineLaunch", "VitrineFoundation", "VitrineAssets", "VitrineSymbols",
                "VitrineText", "VitrineItemProvider", "VitrineImageIO", "VitrineCoreImage",
                "VitrineUserNotifications", "VitrineMacros",
            ],
            swiftSettings: strict),
        .target(
            name: "VitrineQuartzCore", dependencies: ["VitrinePlatform", "VitrineFoundation"],
            swiftSettings: strict),
        .target(
            name: "VitrineCoreGraphics",
            dependencies: ["VitrineSupport", "VitrineFoundation", "CVitrineGTK"],
            swiftSettings: strict),
        // Apple's ImageIO: files of pictures, which UIKit brings along.
        .target(
            name: "VitrineImageIO", dependencies: ["VitrineGraphics", "VitrineCoreGraphics"],
            swiftSettings: strict),
        // Apple's Core Image: pictures computed by filters, and codes, which UIKit brings along, too.
        .target(
            name: "VitrineCoreImage",
            dependencies: ["VitrineGraphics", "VitrineCoreGraphics", "VitrineImageIO", "VitrineFoundation"],
            swiftSettings: strict),
        .target(
            name: "VitrineFoundation",
            dependencies: ["VitrineSupport", "VitrineStrings", "VitrineLaunch", "CVitrineLocale"],
            swiftSettings: strict,
            // ICU, which Foundation brings, for the formatters.
            linkerSettings: [.linkedLibrary("_FoundationICU")]),
        // Apple's os and OSLog: for programs that import them, nobody here does.
        .target(name: "VitrineOS", dependencies: ["VitrineSupport"], swiftSettings: strict),
        .target(name: "VitrineOSLog", dependencies: ["VitrineOS"], swiftSettings: strict),
        // Apple's UniformTypeIdentifiers and CoreTransferable.
        .target(name: "VitrineUniformTypes", swiftSettings: strict),
        .target(
            name: "VitrineTransferable", dependencies: ["VitrineUniformTypes", "VitrineItemProvider"],
            swiftSettings: strict),
        // Apple's MobileCoreServices and CoreServices: types of data by the names that they had before.
        .target(
            name: "VitrineMobileCoreServices", dependencies: ["VitrineUniformTypes", "VitrineFoundation"],
            swiftSettings: strict),
        .target(
            name: "VitrineCoreServices", dependencies: ["VitrineMobileCoreServices"], swiftSettings: strict),
        // Apple's UserNotifications: over the application's clock, and the desktop's service.
        .target(
            name: "VitrineUserNotifications",
            dependencies: [
                "VitrineQuartzCore", "VitrinePlatform", "VitrineFoundation", "VitrineUniformTypes",
                "VitrineSupport",
            ],
            swiftSettings: strict),
        // Apple's Photos: the user's pictures, which are files in a folder.
        .target(
            name: "VitrinePhotos",
            dependencies: ["VitrineUIKit", "VitrineImageIO", "VitrineAVFoundation", "VitrineFoundation"],
            swiftSettings: strict),
        // Apple's PhotosUI: pickers, over those of UIKit.
        .target(
            name: "VitrinePhotosUI", dependencies: ["VitrineSwiftUI", "VitrinePhotos"],
            swiftSettings: strict),
        // Apple's TipKit: tips, and where they are kept.
        .target(
            name: "VitrineTipKit", dependencies: ["VitrineSwiftUI", "VitrineMacros"], swiftSettings: strict),
        // Apple's AppIntents: what programs can be asked to do.
        .target(name: "VitrineAppIntents", dependencies: ["VitrineSwiftUI"], swiftSettings: strict),
        // Apple's ActivityKit: what is live, of which there is nothing.
        .target(name: "VitrineActivityKit", dependencies: ["VitrineFoundation"], swiftSettings: strict),
        // Apple's WidgetKit: widgets, which a window shows.
        .target(
            name: "VitrineWidgetKit",
            dependencies: ["VitrineAppIntents", "VitrineActivityKit", "VitrineSwiftUI", "VitrineMacros"],
            swiftSettings: strict),
        // Apple's Core Text: fonts, glyphs, lines and frames, over UIKit's fonts and the text engine.
        .target(
            name: "VitrineCoreText",
            dependencies: ["VitrineUIKit", "VitrineGraphics", "VitrineCoreGraphics", "VitrineFoundation"],
            swiftSettings: strict),
        // Apple's SafariServices: pages of the web, which go to the user's browser.
        .target(name: "VitrineSafariServices", dependencies: ["VitrineUIKit"], swiftSettings: strict),
        // What is seen where a screen of Apple's has nothing to do here.
        .target(name: "VitrineEmptyScreen", dependencies: ["VitrineUIKit"], swiftSettings: strict),
        // Apple's Core Location: places, and where the tool has put the device.
        .target(name: "VitrineCoreLocation", dependencies: ["VitrineLaunch"], swiftSettings: strict),
        // Apple's MapKit: maps without Apple's tiles, and what programs put on them.
        .target(
            name: "VitrineMapKit",
            dependencies: [
                "VitrineSwiftUI", "VitrineUIKit", "VitrineCoreLocation", "VitrineFoundation",
                "VitrineCombine",
                "VitrineGraphics", "VitrinePlatform", "VitrineQuartzCore", "VitrineCoreGraphics",
                "VitrineSupport",
            ],
            swiftSettings: strict),
        // Apple's Core Media: times as fractions.
        .target(name: "VitrineCoreMedia", swiftSettings: strict),
        // Apple's AVFoundation: sound and video, by GStreamer, which is looked for when something is played.
        .target(
            name: "VitrineAVFoundation",
            dependencies: [
                "VitrineCoreMedia", "VitrineQuartzCore", "VitrinePlatform", "VitrineGraphics",
                "VitrineCoreGraphics", "VitrineCoreImage",
                "VitrineFoundation", "VitrineSupport", "CVitrineMedia",
            ],
            swiftSettings: strict),
        // Apple's AVKit: what people see of a player, and its controls.
        .target(
            name: "VitrineAVKit",
            dependencies: ["VitrineAVFoundation", "VitrineSwiftUI", "VitrineUIKit"], swiftSettings: strict),
        // Apple's WebKit: pages of the web, by WebKitGTK, which is looked for when one is shown.
        .target(
            name: "VitrineWebKit",
            dependencies: [
                "VitrineSwiftUI", "VitrineUIKit", "VitrineQuartzCore", "VitrinePlatform", "VitrineGraphics",
                "VitrineCoreGraphics", "VitrineFoundation", "VitrineSupport", "CVitrineWeb",
            ],
            swiftSettings: strict + withoutLinking),
        // Apple's Swift Charts: marks over scales, with axes and legends.
        .target(name: "VitrineCharts", dependencies: ["VitrineSwiftUI"], swiftSettings: strict),
        // Apple's Security: the keychain, in a file of the program's, and random bytes.
        .target(
            name: "VitrineSecurity", dependencies: ["VitrineFoundation", "VitrineLaunch", "VitrineSupport"],
            swiftSettings: strict),
        // Apple's CryptoKit, by OpenSSL, which is looked for when something is computed.
        .target(name: "VitrineCryptoKit", dependencies: ["CVitrineCrypto"], swiftSettings: strict),
        // Apple's LocalAuthentication: a device without a passcode.
        .target(
            name: "VitrineLocalAuthentication", dependencies: ["VitrineFoundation"], swiftSettings: strict),
        // Apple's AuthenticationServices: buttons and requests, without an Apple account.
        .target(
            name: "VitrineAuthenticationServices", dependencies: ["VitrineSwiftUI", "VitrineUIKit"],
            swiftSettings: strict),
        // Apple's StoreKit: a shop of what a program's file of Xcode's describes, or an empty one.
        .target(
            name: "VitrineStoreKit",
            dependencies: ["VitrineSwiftUI", "VitrineUIKit", "VitrineLaunch", "VitrineSupport"],
            swiftSettings: strict),
        // Apple's Core Haptics: patterns, on a device that does not vibrate.
        .target(
            name: "VitrineCoreHaptics", dependencies: ["VitrineAVFoundation", "VitrineFoundation"],
            swiftSettings: strict),
        // Apple's AudioToolbox: short sounds of files, which AVFoundation plays.
        .target(
            name: "VitrineAudioToolbox",
            dependencies: ["VitrineAVFoundation", "VitrineFoundation", "VitrineSupport"],
            swiftSettings: strict),
        // Apple's Network: how the machine is connected.
        .target(name: "VitrineNetwork", swiftSettings: strict),
        // Apple's MediaPlayer: what is played, for the desktop, by MPRIS; and an empty library of music.
        .target(
            name: "VitrineMediaPlayer",
            dependencies: [
                "VitrineAVFoundation", "VitrineUIKit", "VitrineEmptyScreen", "VitrinePlatform",
                "VitrineQuartzCore", "VitrineCoreGraphics", "VitrineFoundation", "CVitrineDesktop",
            ], swiftSettings: strict),
        // Apple's MessageUI: mail, by the desktop's program for it.
        .target(
            name: "VitrineMessageUI",
            dependencies: ["VitrineUIKit", "VitrineEmptyScreen", "VitrineFoundation", "CVitrineDesktop"],
            swiftSettings: strict),
        // Apple's SystemConfiguration: how machines can be reached.
        .target(
            name: "VitrineSystemConfiguration", dependencies: ["VitrineNetwork", "VitrineFoundation"],
            swiftSettings: strict),
        // Apple's CommonCrypto: digests, codes, ciphers and keys of passwords, by OpenSSL.
        .target(
            name: "VitrineCommonCrypto", dependencies: ["VitrineCryptoKit", "CVitrineCrypto"],
            swiftSettings: strict),
        // Apple's Core Motion: a device without sensors.
        .target(
            name: "VitrineCoreMotion", swiftSettings: strict),
        // Apple's Contacts: contacts as values and cards, and a store that the user has refused.
        .target(
            name: "VitrineContacts", dependencies: ["VitrineFoundation"], swiftSettings: strict),
        // Apple's ContactsUI: a picker of nobody.
        .target(
            name: "VitrineContactsUI",
            dependencies: ["VitrineContacts", "VitrineUIKit", "VitrineEmptyScreen"], swiftSettings: strict),
        // Apple's EventKit: events and reminders as values, and a store that the user has refused.
        .target(
            name: "VitrineEventKit",
            dependencies: ["VitrineCoreLocation", "VitrineCoreGraphics", "VitrineFoundation"],
            swiftSettings: strict),
        // Apple's EventKitUI: screens without calendars.
        .target(
            name: "VitrineEventKitUI",
            dependencies: ["VitrineEventKit", "VitrineUIKit", "VitrineEmptyScreen"], swiftSettings: strict),
        // Apple's SwiftData: models that are kept, in files of SQLite, and queries of views.
        .target(
            name: "VitrineSwiftData",
            dependencies: ["VitrineSwiftUI", "VitrineMacros", "VitrineSupport", "VitrineModelStore"],
            swiftSettings: strict),
        // Apple's Core Data: objects that are kept, in files of SQLite, and requests for them.
        .target(
            name: "VitrineCoreData",
            dependencies: [
                "VitrineSwiftUI", "VitrineUIKit", "VitrineFoundation", "VitrineCombine", "VitrineGraphics",
                "VitrineLaunch",
                "VitrineSupport", "VitrineModelStore",
            ],
            swiftSettings: strict),
        // Where models are kept: tables of rows, in memory or in a file of SQLite.
        .target(name: "VitrineModelStore", dependencies: ["CVitrineSQLite"], swiftSettings: strict),
        // NSItemProvider, which Foundation lacks on Linux; apart, for it knows uniform types.
        .target(name: "VitrineItemProvider", dependencies: ["VitrineUniformTypes"], swiftSettings: strict),

        .macro(name: "VitrineMacros", swiftSettings: strict),

        // Engines: values, no views.
        .target(name: "VitrineDiff", swiftSettings: strict),
        .target(name: "VitrineLayout", dependencies: ["VitrineSupport"], swiftSettings: strict),
        .target(name: "VitrineFocus", swiftSettings: strict),
        .target(name: "VitrineConstraints", swiftSettings: strict),
        .target(name: "VitrineDynamics", swiftSettings: strict),

        .target(name: "VitrineSymbols", dependencies: ["VitrineCoreGraphics"], swiftSettings: strict),
        .target(name: "VitrineTranslation", swiftSettings: strict),
        .target(name: "VitrineStrings", swiftSettings: strict),
        .target(name: "VitrineText", swiftSettings: strict),
        .target(name: "VitrineAssets", dependencies: ["VitrineStrings"], swiftSettings: strict),

        // Loading over the network, with FoundationNetworking. The runtime knows it by two names of C only, so that
        // programs which load nothing are not made to load it.
        .target(name: "VitrineTransfer", swiftSettings: strict),

        // What everybody needs; they depend on nothing.
        .target(name: "VitrineSupport", swiftSettings: strict),
        .target(name: "VitrineLaunch", swiftSettings: strict),

        // Platform: with Core Graphics the only targets that see C.
        .target(
            name: "VitrinePlatform", dependencies: ["VitrineGraphics", "VitrineSupport", "CVitrineGTK"],
            swiftSettings: strict),
        .target(
            name: "VitrineGraphics", dependencies: ["VitrineCoreGraphics", "VitrineSupport", "CVitrineGTK"],
            swiftSettings: strict),
        .target(
            name: "CVitrineGTK", dependencies: ["CGTK"],
            // Pango keeps its fontconfig half in a library that gtk4's own flags do not name. libdeflate compresses PNG.
            linkerSettings: [
                .linkedLibrary("fontconfig"), .linkedLibrary("pangoft2-1.0"), .linkedLibrary("deflate"),
            ]),
        .systemLibrary(name: "CGTK", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
        .target(name: "CVitrineSQLite", linkerSettings: [.linkedLibrary("sqlite3")]),
        // GStreamer, which is loaded at run time; its pictures are surfaces of cairo, as those of CVitrineGTK are.
        .target(name: "CVitrineMedia", dependencies: ["CGTK"], linkerSettings: [.linkedLibrary("dl")]),
        // WebKitGTK, which is loaded at run time; its pictures are surfaces of cairo, too.
        .target(name: "CVitrineWeb", dependencies: ["CGTK"], linkerSettings: [.linkedLibrary("dl")]),
        // What modules beside UIKit ask of the desktop, by GIO: its bus, its programs.
        .target(name: "CVitrineDesktop", dependencies: ["CGTK"]),
        // OpenSSL, which is loaded at run time.
        .target(name: "CVitrineCrypto", linkerSettings: [.linkedLibrary("dl")]),

        // Tools.
        .target(
            name: "VitrineTesting", dependencies: ["VitrineSwiftUI", "VitrineLaunch"], swiftSettings: strict),
        .executableTarget(
            name: "VitrineTool",
            dependencies: [
                "CVitrineProcess", "VitrineLaunch", "VitrineTranslation", "VitrineAssets", "VitrineStrings",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            resources: ["metal_stdlib", "swiftui_metal", "stitching"].map {
                .embedInCode("Shaders/Metal/\($0).h")
            },
            swiftSettings: strict),
        // What runs between fork and exec, where Swift must not.
        .target(name: "CVitrineProcess"),
        // Foundation's getters of the locale, which lead to VitrineFoundation.
        .target(name: "CVitrineLocale"),
        // What the tool loads into a program before all else, so that its time is virtual.
        .target(name: "CVitrineTime", linkerSettings: [.linkedLibrary("dl")]),

        // Tests.
        .target(name: "Fuzzing", path: "Tests/Fuzzing", swiftSettings: strict),
        .target(
            name: "TestSupport", dependencies: ["VitrineTesting", "VitrineGraphics"],
            path: "Tests/TestSupport",
            swiftSettings: strict),
        .testTarget(name: "VitrineSupportTests", dependencies: ["VitrineSupport"], swiftSettings: strict),
        .testTarget(
            name: "VitrineFoundationTests", dependencies: ["VitrineFoundation"], swiftSettings: strict),
        .testTarget(
            name: "VitrineStringsTests", dependencies: ["VitrineStrings", "Fuzzing"], swiftSettings: strict),
        .testTarget(name: "VitrineTextTests", dependencies: ["VitrineText"], swiftSettings: strict),
        .testTarget(
            name: "VitrinePhotosUITests", dependencies: ["VitrinePhotosUI", "VitrineTesting"],
            swiftSettings: strict),
        .testTarget(
            name: "VitrinePhotosTests", dependencies: ["VitrinePhotos", "VitrineTesting", "Fuzzing"],
            swiftSettings: strict),
        .testTarget(
            name: "VitrineTipKitTests",
            dependencies: ["VitrineTipKit", "VitrineTesting", "SwiftUITestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "VitrineAppIntentsTests",
            dependencies: ["VitrineAppIntents", "VitrineTesting", "SwiftUITestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "VitrineActivityKitTests", dependencies: ["VitrineActivityKit"], swiftSettings: strict),
        .testTarget(
            name: "VitrineWidgetKitTests",
            dependencies: ["VitrineWidgetKit", "VitrineTesting", "SwiftUITestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "VitrineSafariServicesTests", dependencies: ["VitrineSafariServices", "VitrineTesting"],
            swiftSettings: strict),
        .testTarget(
            name: "VitrineCoreLocationTests", dependencies: ["VitrineCoreLocation"], swiftSettings: strict),
        .testTarget(
            name: "VitrineMapKitTests",
            dependencies: ["VitrineMapKit", "VitrineTesting", "SwiftUITestSupport", "Fuzzing"],
            swiftSettings: strict),
        .testTarget(
            name: "VitrineCoreMediaTests", dependencies: ["VitrineCoreMedia", "Fuzzing"],
            swiftSettings: strict),
        .testTarget(
            name: "VitrineAVFoundationTests",
            dependencies: [
                "VitrineAVFoundation", "VitrineTesting", "VitrineCombine", "VitrineCoreImage", "Fuzzing",
                "CVitrineMedia",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "VitrineAVKitTests",
            dependencies: ["VitrineAVKit", "VitrineTesting", "SwiftUITestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "VitrineWebKitTests",
            dependencies: ["VitrineWebKit", "VitrineTesting", "VitrineCombine", "CVitrineWeb"],
            swiftSettings: strict),
        .testTarget(
            name: "VitrineChartsTests",
            dependencies: [
                "VitrineCharts", "VitrineTesting", "TestSupport", "SwiftUITestSupport", "Fuzzing",
            ],
            swiftSettings: strict),
        .testTarget(name: "VitrineSecurityTests", dependencies: ["VitrineSecurity"], swiftSettings: strict),
        .testTarget(
            name: "VitrineCryptoKitTests", dependencies: ["VitrineCryptoKit", "CVitrineCrypto", "Fuzzing"],
            swiftSettings: strict),
        .testTarget(
            name: "VitrineLocalAuthenticationTests", dependencies: ["VitrineLocalAuthentication"],
            swiftSettings: strict),
        .testTarget(
            name: "VitrineAuthenticationServicesTests",
            dependencies: ["VitrineAuthenticationServices", "VitrineTesting", "SwiftUITestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "VitrineStoreKitTests",
            dependencies: ["VitrineStoreKit", "VitrineTesting", "SwiftUITestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "VitrineCoreHapticsTests", dependencies: ["VitrineCoreHaptics"], swiftSettings: strict),
        .testTarget(
            name: "VitrineAudioToolboxTests",
            dependencies: [
                "VitrineAudioToolbox", "VitrineAVFoundation", "VitrineQuartzCore", "VitrinePlatform",
                "CVitrineMedia",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "VitrineMediaPlayerTests", dependencies: ["VitrineMediaPlayer", "VitrineTesting"],
            swiftSettings: strict),
        .testTarget(
            name: "VitrineMessageUITests", dependencies: ["VitrineMessageUI", "VitrineTesting"],
            swiftSettings: strict),
        .testTarget(
            name: "VitrineSystemConfigurationTests",
            dependencies: ["VitrineSystemConfiguration", "VitrineNetwork", "VitrineFoundation"],
            swiftSettings: strict),
        .testTarget(
            name: "VitrineCommonCryptoTests", dependencies: ["VitrineCommonCrypto"], swiftSettings: strict),
        .testTarget(
            name: "VitrineCoreMotionTests", dependencies: ["VitrineCoreMotion"], swiftSettings: strict),
        .testTarget(
            name: "VitrineContactsTests",
            dependencies: ["VitrineContacts", "VitrineContactsUI", "VitrineTesting", "VitrineUIKit"],
            swiftSettings: strict),
        .testTarget(
            name: "VitrineEventKitTests",
            dependencies: ["VitrineEventKit", "VitrineEventKitUI", "VitrineTesting", "VitrineUIKit"],
            swiftSettings: strict),
        .testTarget(name: "VitrineNetworkTests", dependencies: ["VitrineNetwork"], swiftSettings: strict),
        .testTarget(
            name: "VitrineCoreDataTests",
            dependencies: ["VitrineCoreData", "VitrineTesting", "SwiftUITestSupport", "Fuzzing"],
            swiftSettings: strict),
        .testTarget(
            name: "VitrineSwiftDataTests",
            dependencies: [
                "VitrineSwiftData", "VitrineModelStore", "VitrineTesting", "SwiftUITestSupport", "Fuzzing",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "VitrineMobileCoreServicesTests",
            dependencies: ["VitrineCoreServices", "VitrineUniformTypes"], swiftSettings: strict),
        .testTarget(
            name: "VitrineUserNotificationsTests",
            dependencies: ["VitrineUserNotifications", "VitrineQuartzCore", "VitrinePlatform"],
            swiftSettings: strict),
        .testTarget(
            name: "VitrineImageIOTests",
            dependencies: ["VitrineImageIO", "VitrineCoreGraphics", "VitrineSupport"], swiftSettings: strict),
        .testTarget(
            name: "VitrineCoreImageTests",
            dependencies: [
                "VitrineCoreImage", "VitrineCoreGraphics", "VitrineFoundation", "VitrineSupport", "Fuzzing",
            ],
            swiftSettings: strict),
        .testTarget(name: "VitrineCoreTextTests", dependencies: ["VitrineCoreText"], swiftSettings: strict),
        .testTarget(name: "VitrineOSTests", dependencies: ["VitrineOS"], swiftSettings: strict),
        .testTarget(name: "VitrineLaunchTests", dependencies: ["VitrineLaunch"], swiftSettings: strict),
        .testTarget(
            name: "VitrineDiffTests", dependencies: ["VitrineDiff", "Fuzzing"], swiftSettings: strict),
        .testTarget(
            name: "VitrineLayoutTests", dependencies: ["VitrineLayout", "Fuzzing"], swiftSettings: strict),
        .testTarget(
            name: "VitrineFocusTests", dependencies: ["VitrineFocus", "Fuzzing"], swiftSettings: strict),
        .testTarget(
            name: "VitrineDynamicsTests", dependencies: ["VitrineDynamics", "Fuzzing"], swiftSettings: strict),
        .testTarget(
            name: "VitrineConstraintsTests", dependencies: ["VitrineConstraints", "Fuzzing"],
            swiftSettings: strict),
        .testTarget(
            name: "VitrineCoreGraphicsTests", dependencies: ["VitrineCoreGraphics"], swiftSettings: strict),
        .testTarget(
            name: "VitrineQuartzCoreTests", dependencies: ["VitrineQuartzCore", "Fuzzing"],
            swiftSettings: strict),
        .testTarget(
            name: "VitrineGraphicsTests", dependencies: ["VitrineGraphics", "VitrinePlatform", "Fuzzing"],
            swiftSettings: strict),
        .testTarget(
            name: "VitrinePlatformTests",
            dependencies: ["Fuzzing", "VitrinePlatform", "VitrineWindowProbe"],
            swiftSettings: strict),
        .executableTarget(
            name: "VitrineWindowProbe", dependencies: ["VitrinePlatform"], path: "Tests/VitrineWindowProbe",
            swiftSettings: strict),
        .executableTarget(
            name: "VitrineHostile", dependencies: ["VitrineUIKit", "VitrineTesting"],
            path: "Tests/VitrineHostile", swiftSettings: strict),
        .testTarget(
            name: "VitrineTestingTests",
            dependencies: [
                "Fuzzing", "TestSupport", "VitrineGraphics", "VitrineLaunch", "VitrineTesting",
            ],
            exclude: ["Sheet/Pictures"],
            swiftSettings: strict),
        .target(
            name: "UIKitTestSupport", dependencies: ["VitrineUIKit"], path: "Tests/UIKitTestSupport",
            swiftSettings: strict),
        // Three, for each part of a module that the compiler takes at once knows all tests of the module.
        .testTarget(
            name: "VitrineUIKitTests",
            dependencies: [
                "VitrineUIKit", "VitrineLaunch", "VitrineTesting", "TestSupport", "UIKitTestSupport",
                "Fuzzing", "VitrineHostile",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "VitrineUIKitControlTests",
            dependencies: [
                "VitrineUIKit", "VitrineLaunch", "VitrineTesting", "TestSupport", "UIKitTestSupport",
                "Fuzzing",
            ],
            exclude: ["Button/Pictures", "Label/Pictures", "Navigation/Pictures", "StackView/Pictures"],
            swiftSettings: strict),
        .testTarget(
            name: "VitrineUIKitCollectionTests",
            dependencies: [
                "VitrineUIKit", "VitrineLaunch", "VitrineTesting", "TestSupport", "UIKitTestSupport",
                "Fuzzing",
            ],
            exclude: [
                "CollectionLayout/Dumps", "CollectionView/Pictures", "ListCell/Pictures",
                "ListLayout/Pictures", "SwipeActions/Pictures",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "VitrineCombineTests",
            dependencies: ["VitrineCombine", "VitrineFoundation", "VitrinePlatform", "VitrineQuartzCore"],
            swiftSettings: strict),
        .testTarget(
            name: "VitrineTransferableTests",
            dependencies: ["VitrineTransferable", "VitrineUniformTypes", "VitrineItemProvider"],
            swiftSettings: strict),
        .testTarget(
            name: "VitrineItemProviderTests", dependencies: ["VitrineItemProvider", "VitrineUniformTypes"],
            swiftSettings: strict),
        .target(
            name: "SwiftUITestSupport", dependencies: ["VitrineSwiftUI", "VitrineTesting", "TestSupport"],
            path: "Tests/SwiftUITestSupport", swiftSettings: strict),
        // Two, as of UIKit's there are three: the graph and its modifiers, and the views.
        .testTarget(
            name: "VitrineSwiftUITests",
            dependencies: [
                "VitrineSwiftUI", "VitrineTransfer", "VitrineLaunch", "VitrineTesting", "TestSupport",
                "SwiftUITestSupport", "Fuzzing",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "VitrineSwiftUIViewTests",
            dependencies: [
                "VitrineSwiftUI", "VitrineTransfer", "VitrineLaunch", "VitrineTesting", "TestSupport",
                "SwiftUITestSupport", "Fuzzing",
            ],
            exclude: ["Content/Style/Pictures", "List/Pictures"],
            swiftSettings: strict),
        .testTarget(
            name: "VitrineTests",
            dependencies: ["Vitrine", "VitrineSupport", "VitrineTesting", "TestSupport", "Fuzzing"],
            exclude: [
                "CollectionView/Pictures", "FlowLayout/Pictures", "HostedControllers/Pictures",
                "Notifications/Pictures",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "ExampleTests", dependencies: ["VitrineUIKit", "VitrineTesting", "TestSupport"],
            exclude: ["Pictures"],
            swiftSettings: strict),
        .testTarget(
            name: "VitrineAssetsTests", dependencies: ["VitrineAssets", "VitrineStrings"],
            swiftSettings: strict),
        .testTarget(
            name: "VitrineSymbolsTests", dependencies: ["VitrineSymbols", "VitrineGraphics"],
            swiftSettings: strict),
        .testTarget(
            name: "VitrineTranslationTests", dependencies: ["VitrineTranslation", "Fuzzing"],
            swiftSettings: strict),
        .testTarget(
            name: "VitrineToolTests",
            dependencies: ["VitrineTool", "VitrineLaunch", "VitrineTranslation", "Fuzzing"],
            swiftSettings: strict),
    ]
)

// SwiftPM compiles a module again when the interface of one that it depends on itself has changed, and that of a module
// which hands others on, as `VitrineUI` does, stays as it is: a new member of a class below would move those after it, and
// the modules above go on calling the old places. So each target depends on all that is below it.
let targets = Dictionary(uniqueKeysWithValues: package.targets.map { ($0.name, $0) })

/// The modules of this package that a target depends on itself, and where. What macros and tools are made of is not read
/// by those who use them.
func modules(
    below target: Target, of targets: [String: Target]
) -> [(module: Target, condition: TargetDependencyCondition?)] {
    target.dependencies.compactMap { dependency in
        switch dependency {
        case .targetItem(let name, let condition), .byNameItem(let name, let condition):
            if let module = targets[name], module.type == .regular { (module, condition) } else { nil }
        default: nil
        }
    }
}

for target in package.targets {
    var open = modules(below: target, of: targets)
    var known = Set(open.map(\.module.name))
    while let (middle, condition) = open.popLast() {
        for below in modules(below: middle, of: targets) where known.insert(below.module.name).inserted {
            open.append((below.module, below.condition ?? condition))
            target.dependencies.append(
                .target(name: below.module.name, condition: below.condition ?? condition))
        }
    }
}

// For builds from nothing, as continuous integration makes them: each module is compiled in one piece, which takes 40 %
// less processor time than files in parallel, and cannot be built on; and none is read once more for its interface alone,
// for which nothing waits.
if Context.environment["VITRINE_WHOLE_MODULES"] != nil {
    for target in package.targets
    where [.regular, .executable, .test].contains(target.type) && target.swiftSettings != nil {
        target.swiftSettings?.append(
            .unsafeFlags(
                ["-whole-module-optimization", "-num-threads", "2", "-no-emit-module-separately-wmo"],
                .when(configuration: .debug)))
    }
}
