import Foundation
import VitrineFoundation
import VitrineSupport

/// Items in a file that only the user may read. What is in it is not encrypted.
///
/// A file beside it is locked while one process reads or writes, and a new file takes the place of the old one at once.
final class KeychainFile: KeychainPlace, @unchecked Sendable {
    static let name = "Keychain.plist"

    private struct Stamp: Equatable {
        var inode: UInt64
        var seconds: Int
        var nanoseconds: Int
        var size: Int64
    }

    private static let version = 1

    private let folder: URL
    private let file: URL
    private let log: ReportLog
    private let lock = NSLock()
    /// What the file was when it was read or written last, and what was in it.
    private var known: (stamp: Stamp, items: [KeychainItem])?

    /// - Parameter folder: Made when the first item comes.
    init(folder: URL, log: ReportLog = .process) {
        self.folder = folder
        self.log = log
        file = folder.appendingPathComponent(Self.name)
    }

    /// Complexity: O(1) where the file is as it was; O(*n*) in its items where they change.
    func withItems<Result>(
        _ body: (inout [KeychainItem]) throws(KeychainFault) -> Result
    ) throws(KeychainFault) -> Result {
        lock.lock()
        defer { lock.unlock() }
        guard stamp() != nil else {
            // Nothing is made for those who only ask.
            var items: [KeychainItem] = []
            let result = try body(&items)
            guard !items.isEmpty else { return result }
            return try locked { () throws(KeychainFault) in try change(body) }
        }
        return try locked { () throws(KeychainFault) in try change(body) }
    }

    private func change<Result>(
        _ body: (inout [KeychainItem]) throws(KeychainFault) -> Result
    ) throws(KeychainFault) -> Result {
        let before = try read()
        var items = before
        let result = try body(&items)
        if items != before { try write(items) }
        return result
    }

    /// Runs something while no other process does.
    private func locked<Result>(_ body: () throws(KeychainFault) -> Result) throws(KeychainFault) -> Result {
        if mkdir(folder.path, 0o700) != 0, errno != EEXIST {
            try? FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        }
        let path = folder.appendingPathComponent("Keychain.lock").path
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw unavailable("\(path) cannot be opened") }
        defer { close(descriptor) }
        while flock(descriptor, LOCK_EX) != 0 {
            guard errno == EINTR else { throw unavailable("\(path) cannot be locked") }
        }
        return try body()
    }

    private func unavailable(_ what: String) -> KeychainFault {
        let reason = String(cString: strerror(errno))
        log.report(
            once:
                "The keychain of this program is not available: \(what): \(reason); see to it that \(folder.path) is a folder that the program may write to."
        )
        return KeychainFault(errSecNotAvailable)
    }

    // MARK: The file

    private func stamp() -> Stamp? {
        var facts = stat()
        guard stat(file.path, &facts) == 0 else { return nil }
        return Stamp(
            inode: UInt64(facts.st_ino), seconds: facts.st_mtim.tv_sec, nanoseconds: facts.st_mtim.tv_nsec,
            size: Int64(facts.st_size))
    }

    private func read() throws(KeychainFault) -> [KeychainItem] {
        guard let stamp = stamp() else { return [] }
        if let known, known.stamp == stamp { return known.items }
        let bytes: Data
        do { bytes = try Data(contentsOf: file) } catch { throw unavailable("\(file.path) cannot be read") }
        let items = try items(of: bytes)
        known = (stamp, items)
        return items
    }

    private func items(of bytes: Data) throws(KeychainFault) -> [KeychainItem] {
        let list = try? PropertyListSerialization.propertyList(from: bytes, format: nil) as? [String: Any]
        let version = list?["version"] as? Int
        if let version, version > Self.version {
            log.report(
                once:
                    "The keychain \(file.path) was written by a newer Vitrine (its version is \(version), and \(Self.version) is known here); run the program with that one, or move the file away."
            )
            throw KeychainFault(errSecNotAvailable)
        }
        guard version != nil, let records = list?["items"] as? [[String: Any]] else { return try moveAside() }
        let items = records.compactMap(KeychainItem.init(record:))
        return items.count == records.count ? items : try moveAside()
    }

    /// Keeps a file that cannot be read, under another name.
    private func moveAside() throws(KeychainFault) -> [KeychainItem] {
        var number = 1
        var other: URL
        repeat {
            other = folder.appendingPathComponent("Keychain-damaged-\(number).plist")
            number += 1
        } while access(other.path, F_OK) == 0
        guard rename(file.path, other.path) == 0 else {
            throw unavailable("\(file.path) is damaged, and cannot be moved")
        }
        log.report(
            "The keychain \(file.path) is damaged and was moved to \(other.path); the program goes on with an empty one, and takes the old one again when it is mended and moved back."
        )
        return []
    }

    private func write(_ items: [KeychainItem]) throws(KeychainFault) {
        let list: [String: Any] = ["version": Self.version, "items": items.map(\.record)]
        guard
            let bytes = try? PropertyListSerialization.data(
                fromPropertyList: list, format: .binary, options: 0)
        else { throw KeychainFault(errSecParam) }
        var name = Array(folder.appendingPathComponent(".Keychain.XXXXXX").path.utf8CString)
        // The file that this makes is for the user alone.
        let descriptor = mkstemp(&name)
        guard descriptor >= 0 else { throw unwritable() }
        var isWritten = bytes.withUnsafeBytes { Self.write($0, to: descriptor) } && fsync(descriptor) == 0
        let reason = errno
        isWritten = close(descriptor) == 0 && isWritten
        guard isWritten, rename(name, file.path) == 0 else {
            if !isWritten { errno = reason }
            let fault = unwritable()
            unlink(name)
            throw fault
        }
        known = stamp().map { ($0, items) }
    }

    private func unwritable() -> KeychainFault {
        let code = errno
        log.report(
            once:
                "The keychain \(file.path) cannot be written: \(String(cString: strerror(code))); what the program wanted to keep is not kept."
        )
        return KeychainFault(code == ENOSPC || code == EDQUOT ? errSecDiskFull : errSecIO)
    }

    private static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
        var done = 0
        while done < bytes.count {
            let count = Glibc.write(descriptor, bytes.baseAddress! + done, bytes.count - done)
            if count < 0 {
                guard errno == EINTR else { return false }
                continue
            }
            done += count
        }
        return true
    }
}
