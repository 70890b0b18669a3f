/// On Linux Core Foundation's strings are Swift's.
public typealias CFString = String

// The keys of a bundle's `Info.plist` that Core Foundation names (`CFBundle.h`).

/// The bundle's identifier.
public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
/// The number of the build.
public let kCFBundleVersionKey: CFString! = "CFBundleVersion"
/// The program file.
public let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"
/// The short name of the bundle.
public let kCFBundleNameKey: CFString! = "CFBundleName"
/// The language of a bundle that has no other.
public let kCFBundleDevelopmentRegionKey: CFString! = "CFBundleDevelopmentRegion"
/// The version of the format of the file.
public let kCFBundleInfoDictionaryVersionKey: CFString! = "CFBundleInfoDictionaryVersion"
/// The languages.
public let kCFBundleLocalizationsKey: CFString! = "CFBundleLocalizations"
