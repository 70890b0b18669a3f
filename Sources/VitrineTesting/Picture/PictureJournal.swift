import Foundation
import VitrineLaunch
import VitrineSupport

/// The file of what comparisons came to: `pictures.jsonl` in the folder of reports.
enum PictureJournal {
    /// Adds a record. The first one of a run empties the file of the last run, and takes its pictures away.
    ///
    /// Processes of a run take turns by a lock on the file, so that lines stay whole. Where the file cannot be written
    /// that is said once, and no test fails for it.
    static func append(_ record: PictureRecord, to folder: String) {
        listUnusedAtEnd(folder)
        let path = "\(folder)/\(PictureRecord.fileName)"
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let file = open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
        guard file >= 0 else {
            let reason = String(cString: strerror(errno))
            ReportLog.current.report(
                once: "PictureJournal \(folder)",
                "The records of picture comparisons cannot be written to \(path) (\(reason)); set "
                    + "\(LaunchVariable.pictureReports) to a folder that can be written to.")
            return
        }
        defer { close(file) }
        flock(file, LOCK_EX)
        forgetOtherRuns(than: record.run, file, folder)
        let line = record.jsonLine()
        line.withUnsafeBytes { bytes in
            var written = 0
            while written < bytes.count {
                let count = write(file, bytes.baseAddress! + written, bytes.count - written)
                guard count > 0 else { return }
                written += count
            }
        }
    }

    private static func forgetOtherRuns(than run: String, _ file: Int32, _ folder: String) {
        let end = lseek(file, 0, SEEK_END)
        guard end > 0, knownRuns.insert(folder, run) else { return }
        lseek(file, 0, SEEK_SET)
        let old = PictureRecord.read(
            FileHandle(fileDescriptor: file, closeOnDealloc: false).readDataToEndOfFile())
        guard old.first?.run != run else { return }
        ftruncate(file, 0)
        for record in old {
            for picture in [record.actual, record.expected, record.difference] {
                guard let picture, !picture.hasPrefix("/"), !picture.contains("..") else { continue }
                unlink("\(folder)/\(picture)")
            }
        }
    }

    private static let knownRuns = KnownRuns()

    // MARK: References that nobody asked for

    private static func listUnusedAtEnd(_ folder: String) {
        guard ProcessInfo.processInfo.environment[LaunchVariable.unusedPictures] == "1",
            folders.insert(folder, "")
        else { return }
        atexit { PictureJournal.listUnused() }
    }

    private static let folders = KnownRuns()

    private static func listUnused() {
        for folder in folders.takeAll() {
            guard let text = unusedList(folder) else { continue }
            FileHandle.standardError.write(Data("\(text)\n".utf8))
        }
    }

    /// The references that no test asked for so far, one a line; nil where there are none.
    static func unusedList(_ folder: String) -> String? {
        let data = FileManager.default.contents(atPath: "\(folder)/\(PictureRecord.fileName)") ?? Data()
        let unused = PictureRecord.unusedReferences(PictureRecord.read(data))
        guard !unused.isEmpty else { return nil }
        return "No test that ran asked for \(unused.count == 1 ? "this picture" : "these pictures"):\n"
            + unused.map { "  \($0)\n" }.joined()
            + "If all tests ran, \(unused.count == 1 ? "it" : "they") can be deleted."
    }
}

/// Folders that this process has written to. Tests run side by side.
private final class KnownRuns: @unchecked Sendable {
    private let lock = NSLock()
    private var known: Set<[String]> = []

    /// Whether it was not known.
    func insert(_ folder: String, _ run: String) -> Bool {
        lock.withLock { known.insert([folder, run]).inserted }
    }

    func takeAll() -> [String] {
        lock.withLock {
            defer { known = [] }
            return known.map { $0[0] }.sorted()
        }
    }
}
