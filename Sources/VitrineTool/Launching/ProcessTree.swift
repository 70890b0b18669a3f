import Foundation

/// The processes of this moment, and who started them.
struct ProcessTree {
    private struct Process {
        var parent: pid_t
        var threads: Int
    }

    private var processes: [pid_t: Process] = [:]
    private var children: [pid_t: [pid_t]] = [:]

    /// Complexity: O(*n*) in the number of processes of the machine, about ten microseconds for each.
    init() {
        guard let folder = opendir("/proc") else { return }
        defer { closedir(folder) }
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                String(cString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))
            }
            guard let id = pid_t(name), let process = Self.process(id) else { continue }
            processes[id] = process
            children[process.parent, default: []].append(id)
        }
    }

    /// Everything that a process started, and what that started, nearest first.
    func descendants(of process: pid_t) -> [pid_t] {
        var found = [process]
        var index = 0
        while index < found.count {
            found += children[found[index]] ?? []
            index += 1
        }
        return Array(found.dropFirst())
    }

    /// Bytes of memory that nobody else shares, and processes and threads, below a process.
    func use(below process: pid_t) -> (memory: Int, tasks: Int) {
        var use = (memory: 0, tasks: 0)
        for id in descendants(of: process) {
            use.tasks += processes[id]?.threads ?? 0
            // Pages: size, resident, shared …
            let pages = Self.numbers(in: "/proc/\(id)/statm")
            if pages.count > 2 { use.memory += max(0, pages[1] - pages[2]) * Int(getpagesize()) }
        }
        return use
    }

    /// The process below another that executes a program, with or without a sandbox between.
    func process(below process: pid_t, executing program: URL) -> pid_t? {
        var status = stat()
        guard stat(program.path, &status) == 0 else { return nil }
        let identity = FileIdentity(status)
        return descendants(of: process).first { id in
            stat("/proc/\(id)/exe", &status) == 0 && FileIdentity(status) == identity
        }
    }

    /// Whether a program whose name begins so runs below a process.
    func runs(below process: pid_t, withPrefix name: String) -> Bool {
        descendants(of: process).contains { id in
            let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(id)/exe")
            return path.map { FilePath.name(of: $0).hasPrefix(name) } ?? false
        }
    }

    private static func process(_ id: pid_t) -> Process? {
        // The name of the program, in parentheses, may hold anything: state, parent … come after it.
        guard let text = text(at: "/proc/\(id)/stat"), let name = text.lastIndex(of: UInt8(ascii: ")")) else {
            return nil
        }
        let fields = text[(name + 1)...].split(separator: UInt8(ascii: " "))
        guard fields.count > 17, let parent = pid_t(String(decoding: fields[1], as: UTF8.self)),
            let threads = Int(String(decoding: fields[17], as: UTF8.self))
        else { return nil }
        return Process(parent: parent, threads: threads)
    }

    private static func numbers(in path: String) -> [Int] {
        (text(at: path) ?? []).split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
            .compactMap { Int(String(decoding: $0, as: UTF8.self)) }
    }

    private static func text(at path: String) -> ArraySlice<UInt8>? {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: 1024)
        let count = read(file, &bytes, bytes.count)
        return count > 0 ? bytes[..<count] : nil
    }
}
