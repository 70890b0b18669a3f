import Foundation
import VitrineGraphics

/// Why a stored picture cannot be read, as far as its first bytes say more than the decoder does.
enum ReferenceFault {
    static func reason(of error: any Error, at path: String) -> String {
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
            return "it is a folder"
        }
        guard let file = FileManager.default.contents(atPath: path) else { return "\(error)" }
        if file.isEmpty { return "it is empty" }
        if file.starts(with: Data("version https://git-lfs".utf8)) {
            return "it is a pointer of Git LFS: run `git lfs pull`"
        }
        guard let fault = error as? BitmapError else { return "\(error)" }
        switch fault {
        case .unreadable(_, let reason), .undecodable(let reason): return reason
        default: return fault.description
        }
    }

    /// Why a PNG file is cut off; nil for one that has its end, and for other files. Decoders show what there is.
    ///
    /// Complexity: O(1)
    static func truncation(at path: String) -> String? {
        guard let file = FileHandle(forReadingAtPath: path) else { return nil }
        defer { try? file.close() }
        guard let start = try? file.read(upToCount: 4), start == Data([0x89, 0x50, 0x4E, 0x47]),
            let size = try? file.seekToEnd()
        else { return nil }
        // The last chunk has no content: length, name and checksum. Some programs write something of theirs after it.
        try? file.seek(toOffset: size - min(size, 4096))
        let end = (try? file.readToEnd()) ?? Data()
        guard end.range(of: Data("IEND".utf8)) == nil else { return nil }
        return "it is truncated: \(size) bytes of a PNG file without its end"
    }
}
