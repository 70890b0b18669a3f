import Foundation
import Testing
import VitrineLaunch

@testable import VitrineTesting

@MainActor
@Suite struct PictureJournalTests {
    private func record(_ name: String, run: String, _ folder: String) -> PictureRecord {
        var record = PictureRecord(
            run: run, process: 1, outcome: .different, name: name, message: "It differs.",
            fileID: "A/B.swift",
            filePath: "/B.swift", line: 1, column: 1, reference: "\(folder)/References/\(name).png",
            tolerance: 0,
            share: 0)
        record.actual = "A/\(name)-actual.png"
        return record
    }

    @Test func `Another run begins anew, and takes the last one's pictures away and nothing else`() throws {
        try withFolder { folder in
            let old = record("old", run: "1", folder)
            PictureJournal.append(old, to: folder)
            try FileManager.default.createDirectory(atPath: "\(folder)/A", withIntermediateDirectories: true)
            for file in ["A/old-actual.png", "A/mine.png"] {
                try Data().write(to: URL(fileURLWithPath: "\(folder)/\(file)"))
            }
            let new = record("new", run: "2", folder)
            PictureJournal.append(new, to: folder)
            PictureJournal.append(new, to: folder)
            let data = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/pictures.jsonl"))
            #expect(PictureRecord.read(data) == [new, new])
            #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder)/A") == ["mine.png"])
        }
    }

    @Test func `Paths that lead out of the folder are left alone`() throws {
        try withFolder { folder in
            try FileManager.default.createDirectory(
                atPath: "\(folder)/Reports", withIntermediateDirectories: true)
            try Data().write(to: URL(fileURLWithPath: "\(folder)/mine.png"))
            var old = record("old", run: "1", folder)
            old.actual = "../mine.png"
            old.expected = "\(folder)/mine.png"
            PictureJournal.append(old, to: "\(folder)/Reports")
            PictureJournal.append(record("new", run: "2", folder), to: "\(folder)/Reports")
            #expect(FileManager.default.fileExists(atPath: "\(folder)/mine.png"))
        }
    }

    @Test func `References that no test asked for are listed`() throws {
        try withFolder { folder in
            try FileManager.default.createDirectory(
                atPath: "\(folder)/References", withIntermediateDirectories: true)
            for file in ["a.png", "b.png", "notes.txt"] {
                try Data().write(to: URL(fileURLWithPath: "\(folder)/References/\(file)"))
            }
            PictureJournal.append(record("a", run: "1", folder), to: folder)
            #expect(
                PictureJournal.unusedList(folder)
                    == "No test that ran asked for this picture:\n  \(folder)/References/b.png\n"
                    + "If all tests ran, it can be deleted.")
            PictureJournal.append(record("b", run: "1", folder), to: folder)
            #expect(PictureJournal.unusedList(folder) == nil)
        }
    }
}
