import Foundation
import Testing
import VitrineLaunch

@Suite struct PictureRecordTests {
    static func record(
        _ name: String, outcome: PictureRecord.Outcome = .matched, process: Int32 = 1, line: Int = 10
    ) -> PictureRecord {
        PictureRecord(
            run: "7", process: process, outcome: outcome, name: name, message: "It is as stored.",
            fileID: "CardTests/CardTests.swift", filePath: "/tests/CardTests.swift", line: line, column: 5,
            reference: "/tests/Pictures/\(name).png", tolerance: 0.5, share: 0)
    }

    @Test func `A record is one line of JSON with its keys in order`() {
        var record = Self.record("card", outcome: .different)
        record.message = "2 of 4 pixels differ.\nLook at them."
        record.actual = "CardTests/card-actual.png"
        record.differing = 2
        #expect(
            String(decoding: record.jsonLine(), as: UTF8.self)
                == #"{"actual":"CardTests/card-actual.png","column":5,"differing":2,"#
                + #""fileID":"CardTests/CardTests.swift","filePath":"/tests/CardTests.swift","line":10,"#
                + #""message":"2 of 4 pixels differ.\nLook at them.","name":"card","outcome":"different","#
                + #""process":1,"reference":"/tests/Pictures/card.png","run":"7","share":0,"tolerance":0.5,"version":1}"#
                + "\n")
    }

    @Test func `Lines are read back, and what is no record is left out`() {
        let one = Self.record("one")
        let two = Self.record("two", outcome: .unreadable)
        var later = Self.record("later")
        later.version = 2
        let file =
            one.jsonLine() + Data("\n{\"name\":1}\n".utf8) + later.jsonLine() + two.jsonLine()
            + two.jsonLine().dropLast(20)
        #expect(PictureRecord.read(file) == [one, two])
        #expect(PictureRecord.read(Data()) == [])
    }

    @Test func `What a later process compared again replaces what earlier ones said`() {
        let records = [
            Self.record("a", outcome: .different, process: 1),
            Self.record("b", outcome: .different, process: 1),
            Self.record("a", outcome: .different, process: 2), Self.record("a", process: 2),
            Self.record("a", outcome: .missing, process: 1, line: 11),
        ]
        #expect(PictureRecord.latest(records) == [records[1], records[2], records[3], records[4]])
    }

    @Test func `Only what matched or was asked for is no failure`() {
        let failures = PictureRecord.Outcome.allCases.filter { Self.record("a", outcome: $0).isFailure }
        #expect(failures == [.recorded, .missing, .different, .differentSize, .unreadable, .unusable])
    }

    @Test func `References that nobody asked for are those beside the ones that were`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["used.png", "old.png", "notes.txt", "another.png"] {
            try Data().write(to: folder.appendingPathComponent(name))
        }
        var used = Self.record("used")
        used.reference = "\(folder.path)/used.png"
        #expect(
            PictureRecord.unusedReferences([used]) == [
                "\(folder.path)/another.png", "\(folder.path)/old.png",
            ])
        #expect(PictureRecord.unusedReferences([]) == [])
    }
}
