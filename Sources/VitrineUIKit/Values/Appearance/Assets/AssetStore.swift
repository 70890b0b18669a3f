import Foundation
import VitrineAssets
import VitrineCoreGraphics
import VitrineGraphics
import VitrineLaunch

/// Finds colours, images and data by name, and keeps what it found.
///
/// A name may be that of a set in an asset catalogue (`*.xcassets`) or, for images, of a file, with or without its
/// extension, with or without a scale suffix.
final class AssetStore: @unchecked Sendable {
    static let shared = AssetStore()

    private struct Key: Hashable {
        var name: String
        var folder: String
    }

    private struct FileKey: Hashable {
        var name: String
        var folder: String
        var scale: Int
    }

    private let lock = NSLock()
    private var libraries: [String: AssetLibrary] = [:]
    private var colors: [Key: CatalogColor] = [:]
    private var images: [Key: UIImageAsset] = [:]
    private var files: [FileKey: UIImage] = [:]

    /// The folders in which the program's assets are: of the main bundle, of its sources, and the working directory.
    private static let ownFolders =
        [Bundle.main.resourcePath].compactMap(\.self)
        + (ProcessInfo.processInfo.environment[LaunchVariable.resources] ?? "").split(separator: ":").map(
            String.init)

    // MARK: Looking up

    /// The colour of a name; nil where there is none.
    func color(named name: String, in bundle: Bundle?) -> CatalogColor? {
        first(in: bundle) { folder, library in
            let key = Key(name: name, folder: folder)
            if let known = lock.withLock({ colors[key] }) { return known }
            guard let set = library.colorSet(named: name), let color = CatalogColor(name: name, set: set)
            else {
                return nil
            }
            return lock.withLock {
                let first = colors[key] ?? color
                colors[key] = first
                return first
            }
        }
    }

    /// The image of a name for traits; nil where there is none.
    func image(named name: String, in bundle: Bundle?, for traits: UITraitCollection) -> UIImage? {
        let scale = max(1, Int(clamping: Int(min(traits.displayScale, 100).rounded())))
        return first(in: bundle) { folder, library in
            asset(name, folder, library)?.catalogImage(for: traits)
                ?? file(name, in: folder, scale: scale)
                ?? Self.imageStem(name).flatMap { asset($0, folder, library)?.catalogImage(for: traits) }
        }
    }

    /// The file and the type of a data set; nil where there is none.
    func data(named name: String, in bundle: Bundle?) -> DataSet.Entry? {
        first(in: bundle) { _, library in
            library.dataSet(named: name)?.entry(for: AssetTraits(UITraitCollection.fallback))
        }
    }

    /// The colour called AccentColor, which Xcode's projects have for their tint, at the top of a catalogue: no more
    /// is looked at when a program starts.
    func accentColor() -> CatalogColor? {
        first(in: nil) { _, library in
            library.colorSetAtTop(named: "AccentColor").flatMap { CatalogColor(name: "AccentColor", set: $0) }
        }
    }

    /// The icon of the application, of about so many pixels on a side; nil where a catalogue has none.
    func appIcon(pixels: Double) -> UIImage? {
        first(in: nil) { _, library in
            library.appIcon()?.entry(pixels: pixels).flatMap { UIImage(contentsOfFile: $0.file) }
        }
    }

    private func first<Value>(in bundle: Bundle?, _ find: (String, AssetLibrary) -> Value?) -> Value? {
        for folder in folders(of: bundle) {
            if let value = find(folder, library(folder)) { return value }
        }
        return nil
    }

    private func folders(of bundle: Bundle?) -> [String] {
        // Catalogues of a program that the tool compiled lie beside its sources.
        if let bundle, bundle != .main { return [bundle.resourcePath ?? bundle.bundlePath] }
        return Self.ownFolders + [FileManager.default.currentDirectoryPath]
    }

    private func library(_ folder: String) -> AssetLibrary {
        lock.withLock {
            if let known = libraries[folder] { return known }
            let library = AssetLibrary(folder: folder) { fault in
                ReportLog.current.report(once: fault.description)
            }
            libraries[folder] = library
            return library
        }
    }

    // MARK: Images

    private func asset(_ name: String, _ folder: String, _ library: AssetLibrary) -> UIImageAsset? {
        let key = Key(name: name, folder: folder)
        if let known = lock.withLock({ images[key] }) { return known }
        guard let set = library.imageSet(named: name) else {
            if library.contains(.symbol, named: name) {
                ReportLog.current.report(
                    once:
                        "The symbol set \"\(name)\" is not drawn; use an image set with the symbol as an SVG file."
                )
            }
            return nil
        }
        let asset = UIImageAsset(catalog: CatalogImage(name: name, set: set))
        return lock.withLock {
            let first = images[key] ?? asset
            images[key] = first
            return first
        }
    }

    private func file(_ name: String, in folder: String, scale: Int) -> UIImage? {
        let key = FileKey(name: name, folder: folder, scale: scale)
        if let known = lock.withLock({ files[key] }) { return known }
        guard let path = path(of: name, in: folder, scale: scale), let image = UIImage(contentsOfFile: path)
        else {
            return nil
        }
        lock.withLock { files[key] = image }
        return image
    }

    private func path(of name: String, in folder: String, scale: Int) -> String? {
        let stem = (name as NSString).deletingPathExtension
        let given = (name as NSString).pathExtension
        let extensions = given.isEmpty ? ["png", "jpg", "jpeg"] : [given]
        let suffixes = Self.scales(preferring: scale).map { $0 == 1 ? "" : "@\($0)x" }
        for suffix in suffixes {
            for ext in extensions {
                let path = "\(folder)/\(stem)\(suffix).\(ext)"
                if FileManager.default.fileExists(atPath: path) { return path }
            }
        }
        return nil
    }

    /// A name without the extension of an image's file: sets of catalogues are found by the name of a file, too.
    private static func imageStem(_ name: String) -> String? {
        let given = (name as NSString).pathExtension.lowercased()
        guard ["png", "jpg", "jpeg", "gif", "pdf", "svg", "tiff", "heic"].contains(given) else { return nil }
        return (name as NSString).deletingPathExtension
    }

    /// The scales to try: the wanted one, then larger ones, then smaller ones.
    private static func scales(preferring scale: Int) -> [Int] {
        [scale] + [1, 2, 3].filter { $0 > scale } + [3, 2, 1].filter { $0 < scale }
    }
}

extension AssetTraits {
    /// What of traits chooses among the entries of a set.
    init(_ traits: UITraitCollection) {
        let idiom: Idiom =
            switch traits.userInterfaceIdiom {
            case .unspecified: .universal
            case .phone: .iphone
            case .pad: .ipad
            case .tv: .tv
            case .carPlay: .car
            case .mac: .mac
            case .vision: .vision
            }
        func sizeClass(_ value: UIUserInterfaceSizeClass) -> SizeClass? {
            switch value {
            case .unspecified: nil
            case .compact: .compact
            case .regular: .regular
            }
        }
        self.init(
            idiom: idiom, scale: max(1, Int(min(traits.displayScale, 100).rounded(.up))),
            isDark: traits.userInterfaceStyle == .dark,
            hasHighContrast: traits.accessibilityContrast == .high,
            gamut: traits.displayGamut == .P3 ? .displayP3 : .sRGB,
            isRightToLeft: traits.layoutDirection == .rightToLeft,
            width: sizeClass(traits.horizontalSizeClass), height: sizeClass(traits.verticalSizeClass))
    }
}
