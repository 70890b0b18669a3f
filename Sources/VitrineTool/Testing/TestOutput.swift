import Foundation

/// Takes the lines of the library for tests, and of Swift's report of a crash, out of what a program writes: the tool
/// says it in its way.
struct TestOutput {
    let library: TestEntrySource.Library
    private var partial: [UInt8] = []
    private var isAfterReport = false
    /// Whether Swift has announced the end of its report of a crash.
    private(set) var hasReport = false
    /// Why tests of XCTest's skipped themselves, by class and method.
    private(set) var skipReasons: [String: String] = [:]
    /// An empty line, which is of the report if one follows.
    private var held: [UInt8] = []

    init(of library: TestEntrySource.Library) { self.library = library }

    /// What is left, whole lines only.
    mutating func strained(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        var kept: [UInt8] = []
        for byte in bytes {
            partial.append(byte)
            guard byte == UInt8(ascii: "\n") else { continue }
            let line = String(decoding: partial.dropLast(), as: UTF8.self)
            // It stands between empty lines.
            let isReport = line.hasPrefix("*** Signal ")
            hasReport = hasReport || isReport
            if !isReport { kept += held }
            held = []
            if line.isEmpty, !isAfterReport {
                held = partial
            } else if !line.isEmpty, !isOwn(line) {
                kept += partial
            }
            isAfterReport = isReport
            partial.removeAll(keepingCapacity: true)
        }
        return kept
    }

    /// A last line without an end.
    mutating func rest() -> [UInt8] {
        defer { partial = [] }
        return isOwn(String(decoding: partial, as: UTF8.self)) ? [] : partial
    }

    private mutating func isOwn(_ line: String) -> Bool {
        if line.hasPrefix("*** Signal ") || line == " done ***" { return true }
        guard library == .xctest else {
            return ["◇ ", "↳ ", "✔ ", "✘ ", "⚠ ", "➜ ", "━ ", "    ↳ "].contains(where: line.hasPrefix)
        }
        if line.hasPrefix("Test Suite '") || line.hasPrefix("Test Case '") || line.hasPrefix("\t Executed ") {
            return true
        }
        // `/path/File.swift:3: Class.test : Test skipped - why`
        if let range = line.range(of: " : Test skipped"), line.contains(".swift:") {
            let reason = line[range.upperBound...].drop { $0 == " " || $0 == "-" || $0 == ":" }
            let test = line[..<range.lowerBound].split(separator: " ").last
            if let test, !reason.isEmpty { skipReasons[String(test)] = String(reason) }
            return true
        }
        return line.contains(".swift:") && line.contains(": error: ") && line.contains(" : ")
    }
}
