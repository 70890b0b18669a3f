import Foundation

/// The catalogues directly in a folder, looked up by name.
///
/// The folder is listed at the first look-up, and the catalogues walked at the first for a name; sets are read one by
/// one when they are asked for. What was read is kept, and also that there is nothing.
package final class AssetLibrary: @unchecked Sendable {
    private let folder: String
    private let report: @Sendable (AssetFault) -> Void
    private let lock = NSLock()

    private var sets: [AssetKind: [String: String]]?
    private var colors: [String: ColorSet?] = [:]
    private var images: [String: ImageSet?] = [:]
    private var data: [String: DataSet?] = [:]
    private var icons: [String: AppIconSet?] = [:]

    /// - Parameter report: Called for each fault, once, with the library locked.
    package init(folder: String, report: @escaping @Sendable (AssetFault) -> Void) {
        self.folder = folder
        self.report = report
    }

    /// The catalogues directly in a folder: walking the tree of a working directory could take seconds.
    package static func catalogs(in folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".xcassets") }.sorted().map { "\(folder)/\($0)" }
    }

    /// The colour set of a name; nil where there is none that can be used.
    ///
    /// Complexity: O(1) from the second look-up for a name on.
    package func colorSet(named name: String) -> ColorSet? {
        set(.color, name, \.colors) { path throws(AssetFault) in
            let set = try ColorSet(folder: path, report: report)
            return set.entries.isEmpty ? nil : set
        }
    }

    /// The image set of a name; nil where there is none that can be used.
    ///
    /// Complexity: O(1) from the second look-up for a name on.
    package func imageSet(named name: String) -> ImageSet? {
        set(.image, name, \.images) { path throws(AssetFault) in
            let set = try ImageSet(folder: path, report: report)
            return set.entries.isEmpty ? nil : set
        }
    }

    /// The data set of a name; nil where there is none that can be used.
    ///
    /// Complexity: O(1) from the second look-up for a name on.
    package func dataSet(named name: String) -> DataSet? {
        set(.data, name, \.data) { path throws(AssetFault) in
            let set = try DataSet(folder: path, report: report)
            return set.entries.isEmpty ? nil : set
        }
    }

    /// The app icon of a name; nil where there is none that can be used.
    package func appIcon(named name: String = "AppIcon") -> AppIconSet? {
        set(.appIcon, name, \.icons) { path throws(AssetFault) in
            let set = try AppIconSet(folder: path, report: report)
            return set.entries.isEmpty ? nil : set
        }
    }

    /// Whether there is a set of a kind, read or not.
    package func contains(_ kind: AssetKind, named name: String) -> Bool {
        lock.withLock { path(kind, name) != nil }
    }

    /// The colour set of a name at the top of a catalogue, which is found without walking any; it is read each time.
    package func colorSetAtTop(named name: String) -> ColorSet? {
        let paths = Self.catalogs(in: folder).map { "\($0)/\(name).\(AssetKind.color.rawValue)" }
        guard let path = paths.first(where: FileManager.default.fileExists) else { return nil }
        do throws(AssetFault) {
            let set = try ColorSet(folder: path, report: report)
            return set.entries.isEmpty ? nil : set
        } catch {
            report(error)
            return nil
        }
    }

    private func set<Value>(
        _ kind: AssetKind, _ name: String,
        _ known: ReferenceWritableKeyPath<AssetLibrary, [String: Value?]>,
        read: (String) throws(AssetFault) -> Value?
    ) -> Value? {
        lock.withLock {
            if let value = self[keyPath: known][name] { return value }
            guard let path = path(kind, name) else { return nil }
            var value: Value?
            do throws(AssetFault) {
                value = try read(path)
            } catch {
                report(error)
            }
            self[keyPath: known][name] = .some(value)
            return value
        }
    }

    private func path(_ kind: AssetKind, _ name: String) -> String? {
        if sets == nil {
            var all: [AssetKind: [String: String]] = [:]
            for path in Self.catalogs(in: folder) {
                let catalog = AssetCatalog(path: path)
                catalog.faults.forEach(report)
                for (kind, sets) in catalog.sets { all[kind, default: [:]].merge(sets) { first, _ in first } }
            }
            sets = all
        }
        return sets?[kind]?[name]
    }
}
