import Foundation
import VitrineDiff

/// Bytes for each item beyond the identifiers themselves, each value measured in a process of its own.
enum MemoryTable {
    enum Subject: String, CaseIterable {
        case snapshot = "a snapshot"
        case index = "a snapshot with its index"
        case difference = "a difference of 10 % against 10 %, at its peak"
        case shuffle = "a difference of a shuffle, at its peak"
    }

    static let count = 1_000_000

    /// Prints one line for each subject, which processes of their own measure.
    static func show() {
        TextTable.show(
            "\n"
                + TextTable.row(
                    "Memory, \(count.formatted()) items: bytes an item", ["UUID", "Int", "limit", ""],
                    titleWidth: 56))
        for subject in Subject.allCases {
            let values = [UUID.title, Int.title].map { identifier in
                Report.output(ofScenario: .memory, [subject.rawValue, identifier]).flatMap {
                    Double($0.trimmingCharacters(in: .whitespacesAndNewlines))
                }
            }
            TextTable.show(
                TextTable.row(
                    "  " + subject.rawValue,
                    values.map { TextTable.number($0) } + [
                        TextTable.number(DifferenceLimits.bytesPerItem),
                        DifferenceLimits.verdict(
                            values.compactMap { $0 }.max() ?? .infinity, DifferenceLimits.bytesPerItem),
                    ], titleWidth: 56))
        }
    }

    /// Measures one subject and prints the number of bytes.
    static func measure(_ arguments: [String]) {
        guard arguments.count == 2, let subject = Subject(rawValue: arguments[0]) else { exit(64) }
        let bytes =
            arguments[1] == UUID.title ? measure(subject, UUID.self) : measure(subject, Int.self)
        TextTable.show(String(format: "%.2f", bytes))
    }

    private static func measure<ID: SampleIdentifier>(_ subject: Subject, _: ID.Type) -> Double {
        let sample = DifferenceSample<ID>(subject == .difference ? .tenth : .shuffle, count: count)
        let identifiers = Double(count * MemoryLayout<ID>.stride)
        switch subject {
        case .snapshot, .index:
            var snapshot: Snapshot<Int, ID>?
            let used = peak {
                snapshot = DifferenceContender.snapshot(sample.old)
                if subject == .index { snapshot?.buildIndex() }
            }
            withExtendedLifetime(snapshot) {}
            return (used - identifiers) / Double(count)
        case .difference, .shuffle:
            let old = DifferenceContender.snapshot(sample.old)
            let new = DifferenceContender.snapshot(sample.new)
            var difference: Difference?
            let used = peak { difference = try? Difference(from: old, to: new) }
            withExtendedLifetime(difference) {}
            return used / Double(count)
        }
    }

    /// How many bytes more than before were resident at some moment of the work.
    private static func peak(_ work: () -> Void) -> Double {
        trim()
        // Sets the peak to what is used now.
        try? "5".write(toFile: "/proc/self/clear_refs", atomically: false, encoding: .ascii)
        let before = resident("VmRSS")
        work()
        return resident("VmHWM") - before
    }

    /// Gives freed memory back, which otherwise would be used again and not counted. (Swift's module of the C library
    /// leaves this function out.)
    private static func trim() {
        guard let symbol = dlsym(nil, "malloc_trim") else { return }
        _ = unsafeBitCast(symbol, to: (@convention(c) (Int) -> Int32).self)(0)
    }

    /// Bytes that are resident now, freed memory given back.
    static var residentNow: Double {
        trim()
        return resident("VmRSS")
    }

    private static func resident(_ name: String) -> Double {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .ascii)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("\(name):") }
        return (line?.split(separator: " ").dropFirst().first).flatMap { Double($0) }.map { $0 * 1024 } ?? 0
    }
}
