import Foundation

/// Swift's own report of a crash, beside the program.
struct StackTrace {
    /// The variable that says where the report goes.
    static let variable = "SWIFT_BACKTRACE"

    let file: URL

    /// Removes the report of an earlier run.
    init(beside program: URL) {
        file = program.deletingLastPathComponent().appendingPathComponent("crash.log")
        unlink(file.path)
    }

    /// The value of the variable.
    var setting: String { "enable=yes,interactive=no,color=no,output-to=\(file.path)" }

    /// The report's path, if there is one.
    var pathIfPresent: String? {
        let size = (try? FileManager.default.attributesOfItem(atPath: file.path))?[.size] as? Int
        return (size ?? 0) > 0 ? file.path : nil
    }

    /// Where in its sources the program was, for example `V.viewDidLoad() at Loop.swift:2`.
    func place(in sources: [String]) -> String? {
        // A program may have written anything there, and any amount of it.
        guard let data = try? FileHandle(forReadingFrom: file).read(upToCount: 1 << 18) else { return nil }
        return Self.place(in: String(decoding: data, as: UTF8.self), sources: sources)
    }

    /// The innermost frame in one of the sources, named by their absolute paths.
    static func place(in report: String, sources: [String]) -> String? {
        for line in report.split(separator: "\n") {
            // ` 0 … 0x000055a00346d7c6 V.viewDidLoad() + 54 in Loop.program at /path/Loop.swift:2:98`, or without a line.
            guard let end = line.matches(of: #/ in \w+\.program at /#).last?.range,
                let address = line.range(of: "0x"), address.upperBound < end.lowerBound,
                let source = sources.first(where: { line[end.upperBound...].hasPrefix($0) })
            else { continue }
            let number = line[end.upperBound...].dropFirst(source.count).split(separator: ":").first
            let symbol = line[address.upperBound..<end.lowerBound].drop { $0 != " " }.dropFirst()
            let name = symbol.range(of: " + ", options: .backwards).map { symbol[..<$0.lowerBound] } ?? symbol
            return "\(name) at \(FilePath.name(of: source))" + (number.map { ":\($0)" } ?? "")
        }
        return nil
    }
}
