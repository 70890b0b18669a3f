import CVitrineProcess
import Foundation

/// What the program writes its picture to: memory in the shape of a file without a name, which nobody has to remove.
struct PictureMemory: ~Copyable {
    let file: Int32

    /// The program's own path to it.
    static let path = "/proc/self/fd/3"

    /// More than a picture of the largest screen takes.
    static let limit = 2 << 30

    init() throws(ToolError) {
        file = vitrine_process_file_without_name()
        if file < 0 { throw .machine(.cannotStart("the program", reason: ErrorText.last)) }
    }

    deinit { close(file) }

    /// What the program wrote.
    func contents() -> Data {
        var status = stat()
        guard fstat(file, &status) == 0, status.st_size <= Self.limit else { return Data() }
        lseek(file, 0, SEEK_SET)
        return (try? FileHandle(fileDescriptor: file, closeOnDealloc: false).readToEnd()) ?? Data()
    }
}
