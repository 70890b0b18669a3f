public import Foundation

/// A file, a folder or a symbolic link in memory: what documents are read from and written to.
///
/// Contents of files that were found on the disk are read when somebody asks for them, unless
/// `ReadingOptions.immediate` says otherwise. Not for several threads at once.
open class FileWrapper: NSObject {
    /// How files are read.
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// All contents are read at once, also of what is in folders.
        public static let immediate = ReadingOptions(rawValue: 1)
        /// Contents are not mapped into memory. They never are here.
        public static let withoutMapping = ReadingOptions(rawValue: 2)
    }

    /// How files are written.
    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// What is written takes its place once it is whole.
        public static let atomic = WritingOptions(rawValue: 1)
        /// The file names of what is in a folder become those that it was written with.
        public static let withNameUpdating = WritingOptions(rawValue: 2)
    }

    private enum Content {
        case data(Data)
        /// A file that nobody has asked for its contents yet.
        case file(URL)
        case folder([String: FileWrapper])
        case link(URL)
    }
    private var content: Content

    // MARK: Making

    /// A file with contents.
    public init(regularFileWithContents contents: Data) { content = .data(contents) }

    /// A folder with others, under the names that they prefer, or else have in `childrenByPreferredName`.
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        content = .folder([:])
        super.init()
        for (name, child) in childrenByPreferredName.sorted(by: { $0.key < $1.key }) {
            if child.preferredFilename == nil { child.preferredFilename = name }
            addFileWrapper(child)
        }
    }

    /// A symbolic link.
    public init(symbolicLinkWithDestinationURL url: URL) { content = .link(url) }

    /// What is on the disk.
    ///
    /// - Throws: What Foundation says of a file that is not there, or may not be read.
    public init(url: URL, options: ReadingOptions = []) throws {
        content = try Self.content(of: url, options)
        super.init()
        didRead(url)
    }

    private static func content(of url: URL, _ options: ReadingOptions) throws -> Content {
        let files = FileManager.default
        let type = try files.attributesOfItem(atPath: url.path)[.type] as? FileAttributeType
        switch type {
        case .typeDirectory?:
            var children: [String: FileWrapper] = [:]
            for child in try files.contentsOfDirectory(at: url, includingPropertiesForKeys: nil) {
                children[child.lastPathComponent] = try FileWrapper(url: child, options: options)
            }
            return .folder(children)
        case .typeSymbolicLink?:
            return .link(URL(fileURLWithPath: try files.destinationOfSymbolicLink(atPath: url.path)))
        default:
            if options.contains(.immediate) { return .data(try Data(contentsOf: url)) }
            // What may not be read is said now, not when it is too late.
            guard files.isReadableFile(atPath: url.path) else { throw CocoaError(.fileReadNoPermission) }
            return .file(url)
        }
    }

    private func didRead(_ url: URL) {
        filename = url.lastPathComponent
        if preferredFilename == nil { preferredFilename = url.lastPathComponent }
        let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
        for (key, value) in attributes ?? [:] { fileAttributes[key.rawValue] = value }
    }

    // MARK: Asking

    /// Whether it is a folder.
    open var isDirectory: Bool {
        if case .folder = content { true } else { false }
    }
    /// Whether it is a file.
    open var isRegularFile: Bool {
        switch content {
        case .data, .file: true
        case .folder, .link: false
        }
    }
    /// Whether it is a symbolic link.
    open var isSymbolicLink: Bool {
        if case .link = content { true } else { false }
    }

    /// The name that it would like in a folder. Nil unless set or read.
    open var preferredFilename: String?
    /// The name that it had on the disk; nil before it was read or written.
    open var filename: String?
    /// What the file system says of it, under the names of `FileAttributeKey`.
    open var fileAttributes: [String: Any] = [:]

    /// The contents of a file; nil where they cannot be read.
    ///
    /// Traps for what is no file, as Foundation raises.
    open var regularFileContents: Data? {
        switch content {
        case .data(let data): return data
        case .file(let url):
            guard let data = try? Data(contentsOf: url) else { return nil }
            content = .data(data)
            return data
        case .folder, .link: fatalError("FileWrapper.regularFileContents: this is no file")
        }
    }

    /// Where a symbolic link leads to.
    ///
    /// Traps for what is no link, as Foundation raises.
    open var symbolicLinkDestinationURL: URL? {
        guard case .link(let url) = content else {
            fatalError("FileWrapper.symbolicLinkDestinationURL: this is no symbolic link")
        }
        return url
    }

    /// Whether what is on the disk is still what was read: asked of the dates and sizes of files, and the names in
    /// folders.
    open func matchesContents(of url: URL) -> Bool {
        guard let other = try? FileWrapper(url: url) else { return false }
        switch (content, other.content) {
        case (.folder(let mine), .folder(let others)):
            return Set(mine.keys) == Set(others.keys)
                && mine.allSatisfy { $0.value.matchesContents(of: url.appendingPathComponent($0.key)) }
        case (.link(let mine), .link(let others)): return mine.path == others.path
        case (.data, .file), (.file, .file):
            return [FileAttributeKey.size, .modificationDate].allSatisfy {
                (fileAttributes[$0.rawValue] as? NSObject) == (other.fileAttributes[$0.rawValue] as? NSObject)
            }
        default: return false
        }
    }

    // MARK: Folders

    private func children(_ name: String) -> [String: FileWrapper] {
        guard case .folder(let children) = content else {
            fatalError("FileWrapper.\(name): this is no folder")
        }
        return children
    }

    /// What is in a folder, by its names.
    ///
    /// Traps for what is no folder, as Foundation raises.
    open var fileWrappers: [String: FileWrapper]? { children("fileWrappers") }

    /// Puts something into a folder.
    ///
    /// Traps for what is no folder, and for what prefers no name, as Foundation raises.
    ///
    /// - Returns: The name under which it is there: the one that it prefers, unless that is taken.
    @discardableResult
    open func addFileWrapper(_ child: FileWrapper) -> String {
        guard let preferred = child.preferredFilename, !preferred.isEmpty else {
            fatalError("FileWrapper.addFileWrapper(_:): give the wrapper a preferredFilename first")
        }
        var children = children("addFileWrapper(_:)")
        var name = preferred
        var number = 0
        while let other = children[name], other !== child {
            number += 1
            name = "\(number)__#$!@%!#__\(preferred)"
        }
        children[name] = child
        content = .folder(children)
        return name
    }

    /// Puts a file into a folder.
    ///
    /// Traps for what is no folder, and for an empty name, as Foundation raises.
    ///
    /// - Returns: The name under which it is there.
    @discardableResult
    open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
        let child = FileWrapper(regularFileWithContents: data)
        child.preferredFilename = fileName
        return addFileWrapper(child)
    }

    /// Takes something out of a folder; nothing, where it is not there.
    ///
    /// Traps for what is no folder, as Foundation raises.
    open func removeFileWrapper(_ child: FileWrapper) {
        let children = children("removeFileWrapper(_:)")
        content = .folder(children.filter { $0.value !== child })
    }

    /// Under which name something is in a folder; nil where it is not there.
    ///
    /// Traps for what is no folder, as Foundation raises.
    open func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
        children("keyForChildFileWrapper(_:)").first { $0.value === child }?.key
    }

    // MARK: Disk

    /// Takes over what is on the disk now.
    ///
    /// - Throws: What Foundation says of a file that is not there, or may not be read.
    open func read(from url: URL, options: ReadingOptions = []) throws {
        content = try Self.content(of: url, options)
        didRead(url)
    }

    /// Writes it to the disk, in the place of what is there.
    ///
    /// - Parameter originalContentsURL: Where it was written before; Foundation links unchanged files from there. They are
    ///   written anew here.
    /// - Throws: What Foundation says of a place that cannot be written to. Where `options` has `atomic`, what was there
    ///   stays then.
    open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
        let files = FileManager.default
        guard options.contains(.atomic), !isRegularFile else {
            try put(at: url, options)
            if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
            return
        }
        let aside = url.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString)")
        do {
            try put(at: aside, options)
            if (try? files.attributesOfItem(atPath: url.path)) != nil { try files.removeItem(at: url) }
            try files.moveItem(at: aside, to: url)
        } catch {
            try? files.removeItem(at: aside)
            throw error
        }
        if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
    }

    private func put(at url: URL, _ options: WritingOptions) throws {
        let files = FileManager.default
        switch content {
        case .data(let data): try data.write(to: url, options: options.contains(.atomic) ? .atomic : [])
        case .file(let source):
            // Read as a whole first: it may be the file that is written.
            let data = try Data(contentsOf: source)
            try data.write(to: url, options: options.contains(.atomic) ? .atomic : [])
        case .link(let destination):
            if (try? files.attributesOfItem(atPath: url.path)) != nil { try files.removeItem(at: url) }
            try files.createSymbolicLink(atPath: url.path, withDestinationPath: destination.relativePath)
        case .folder(let children):
            var isFolder: ObjCBool = false
            if files.fileExists(atPath: url.path, isDirectory: &isFolder), !isFolder.boolValue {
                try files.removeItem(at: url)
            }
            try files.createDirectory(at: url, withIntermediateDirectories: true)
            let former = Set(try files.contentsOfDirectory(atPath: url.path))
            for (name, child) in children {
                try child.put(at: url.appendingPathComponent(name), options)
                if options.contains(.withNameUpdating) { child.filename = name }
            }
            for name in former where children[name] == nil {
                try files.removeItem(at: url.appendingPathComponent(name))
            }
        }
    }
}
