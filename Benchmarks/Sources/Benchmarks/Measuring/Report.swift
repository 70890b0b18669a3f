import Foundation

/// Runs every scenario and prints a table.
enum Report {
    private static let header = row("", "layout", "nodes", "drawing", "total", "slow", "memory")

    @MainActor
    static func printAll() {
        show(
            "Milliseconds of processor time per frame: medians; slow is the 95th percentile; memory in MB.\n")
        show(header)
        let starts = (0..<7).flatMap { _ in measurements(.firstFrame) }
        if var start = starts.sorted(by: { $0.total < $1.total }).dropFirst(starts.count / 2).first {
            start.slow = Measurement.quantile(starts.map(\.total), 0.95)
            show(line(start))
        }
        for (scenario, count) in [
            (Scenario.grid, 1000), (.grid, 1_000_000), (.table, 1_000_000), (.rows, nil), (.focus, nil),
            (.shuffle, nil),
            (.rich, nil), (.turning, nil), (.encoding, nil), (.drawing, nil), (.pictureSuite, nil),
        ] {
            for measurement in measurements(scenario, count.map { ["\($0)"] } ?? []) {
                show(line(measurement))
            }
        }
        printLabels()
        printTexts()
        printWindow([])
        for scenario in [Scenario.constraints, .differences, .snapshots, .apply, .counted, .layouts] {
            show("")
            run(scenario)
        }
        MemoryTable.show()
    }

    /// What texts cost before they are drawn.
    @MainActor
    private static func printLabels() {
        show("\nMilliseconds of processor time for measuring labels: medians.\n")
        for measurement in measurements(.labels) {
            show(
                measurement.name.padding(toLength: 78, withPad: " ", startingAt: 0)
                    + String(format: "%9.3f", measurement.total))
        }
    }

    /// What long texts cost; bytes a character in the place of milliseconds where the line says so.
    @MainActor
    private static func printTexts() {
        show("\nMilliseconds of processor time of long texts, and bytes a character.\n")
        for measurement in measurements(.texts) {
            show(
                measurement.name.padding(toLength: 78, withPad: " ", startingAt: 0)
                    + String(format: "%9.3f", measurement.total))
        }
    }

    /// The window by turns with the same grid as a GTK program. It needs a display in memory.
    ///
    /// - Parameter kinds: What cells are made of; all kinds if there are none. GTK's are always a box and two labels.
    @MainActor
    static func printWindow(_ kinds: [GridCellKind]) {
        let screen = ["xvfb-run", "-a", "-s", "-screen 0 1400x900x24"]
        let hasScreen = find("xvfb-run") != nil
        guard hasScreen else { return show("\nxvfb-run is not installed: nothing was measured in a window.") }
        let reference = URL(fileURLWithPath: own).deletingLastPathComponent().appending(path: "GtkGrid").path
        guard find(reference) != nil else {
            return show("\n\(reference) is not built: swift build -c release --package-path Benchmarks")
        }
        show("\nA window of 1,000,000 items beside a GtkGridView, by turns, \(rounds) times each:\n")
        show(row("", "ours", "GTK", "ratio", "least", "most", "memory", "GTK"))
        for kind in kinds.isEmpty ? GridCellKind.allCases : kinds {
            printWindow(kind, screen: screen, reference: reference)
        }
    }

    @MainActor
    private static func printWindow(_ kind: GridCellKind, screen: [String], reference: String) {
        var runs: [(own: [Measurement], reference: [Measurement])] = []
        for _ in 0..<rounds {
            let own = measurements(.window, [kind.rawValue], wrapper: screen)
            let other = decoded(
                output(
                    screen + [reference], environment: cairoWithoutGL)
                    ?? "")
            guard !own.isEmpty, own.count == other.count else { return show("  \(kind.rawValue) failed") }
            runs.append((own, other))
        }
        for index in runs[0].own.indices {
            show(comparison(runs.map { ($0.own[index], $0.reference[index]) }))
        }
    }

    private static let rounds = 5

    /// As our windows are drawn: GL that draws nothing would take GTK's program 60 MB.
    private static let cairoWithoutGL: [String: String?] = [
        "WAYLAND_DISPLAY": nil, "GSK_RENDERER": "cairo", "GDK_DEBUG": "gl-disable",
    ]

    /// Medians of a line of both programs, the ratio with its spread, and the memory.
    private static func comparison(_ runs: [(own: Measurement, reference: Measurement)]) -> String {
        func text(_ value: Double) -> String { String(format: "%.2f", value) }
        let ratios = runs.map { $0.own.total / $0.reference.total }
        return row(
            runs[0].own.name, text(Measurement.quantile(runs.map(\.own.total))),
            text(Measurement.quantile(runs.map(\.reference.total))), text(Measurement.quantile(ratios)),
            text(ratios.min() ?? 0), text(ratios.max() ?? 0),
            String(format: "%.0f", Measurement.quantile(runs.map(\.own.peakMemory))),
            String(format: "%.0f", Measurement.quantile(runs.map(\.reference.peakMemory))))
    }

    // MARK: Processes

    private static var own: String { Bundle.main.executablePath ?? CommandLine.arguments[0] }

    /// What a scenario in a process of its own prints.
    static func output(ofScenario scenario: Scenario, _ arguments: [String]) -> String? {
        output([own, scenario.rawValue] + arguments, environment: ["DISPLAY": nil, "WAYLAND_DISPLAY": nil])
    }

    /// Runs a scenario that prints its lines itself.
    private static func run(_ scenario: Scenario) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: own)
        process.arguments = [scenario.rawValue]
        do { try process.run() } catch { return show("  \(scenario.rawValue) failed: \(error)") }
        process.waitUntilExit()
        if process.terminationStatus != 0 { show("  \(scenario.rawValue) failed") }
    }

    static func measurements(
        _ scenario: Scenario, _ arguments: [String] = [], wrapper: [String] = []
    ) -> [Measurement] {
        let command = wrapper + [own, scenario.rawValue] + arguments
        let display =
            wrapper.isEmpty
            ? ["DISPLAY": nil, "WAYLAND_DISPLAY": nil] : ["WAYLAND_DISPLAY": nil] as [String: String?]
        guard let text = output(command, environment: display) else {
            show("  \(scenario.rawValue) failed")
            return []
        }
        return decoded(text)
    }

    private static func decoded(_ text: String) -> [Measurement] {
        text.split(separator: "\n").compactMap {
            try? JSONDecoder().decode(Measurement.self, from: Data($0.utf8))
        }
    }

    private static func output(_ command: [String], environment changes: [String: String?]) -> String? {
        guard let path = find(command[0]) else { return nil }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = Array(command.dropFirst())
        var environment = ProcessInfo.processInfo.environment
        for (name, value) in changes { environment[name] = value }
        process.environment = environment
        let pipe = Pipe()
        process.standardOutput = pipe
        do { try process.run() } catch { return nil }
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return process.terminationStatus == 0 ? String(decoding: data, as: UTF8.self) : nil
    }

    private static func find(_ program: String) -> String? {
        if program.contains("/") { return program }
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        return path.split(separator: ":").map { "\($0)/\(program)" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    // MARK: Text

    /// Writes a line at once, also into a pipe.
    private static func show(_ line: String) {
        FileHandle.standardOutput.write(Data((line + "\n").utf8))
    }

    private static func line(_ m: Measurement) -> String {
        func text(_ value: Double?) -> String { value.map { String(format: "%.2f", $0) } ?? "" }
        return row(
            m.name, text(m.layout), text(m.nodes), text(m.drawing), text(m.total), text(m.slow),
            String(format: "%.0f", m.peakMemory))
    }

    private static func row(_ name: String, _ cells: String...) -> String {
        name.padding(toLength: 44, withPad: " ", startingAt: 0)
            + cells.map { String(repeating: " ", count: max(0, 9 - $0.count)) + $0 }.joined()
    }
}
