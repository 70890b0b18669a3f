import Foundation
import VitrineCoreGraphics
import VitrineGraphics
import VitrineLaunch

/// A picture that should be as its reference.
struct PictureExpectation {
    /// The file's name without extension.
    var name: String
    /// How far a component of a pixel may be off, from 0 to 1.
    var tolerance: Double
    /// The share of pixels that may be off further, from 0 to 1.
    var share: Double
    /// What the call wants recorded; nil for what the environment says.
    var recording: PictureRecording?
    /// The folder of the references; nil for `Pictures` beside the test's file.
    var directory: String?
    /// The folder for what is left of failures; nil for what the environment says.
    var reports: String?
    var place: TestPlace

    /// The reference's path.
    var reference: String {
        let folder =
            directory.map { URL(fileURLWithPath: $0) }
            ?? URL(fileURLWithPath: place.path).deletingLastPathComponent().appendingPathComponent("Pictures")
        return folder.standardizedFileURL.appendingPathComponent("\(name).png").path
    }

    private var reportFolder: String {
        let folder =
            reports ?? ProcessInfo.processInfo.environment[LaunchVariable.pictureReports] ?? ".build/pictures"
        return URL(fileURLWithPath: folder).standardizedFileURL.path
    }

    /// Compares, records where that is wanted, leaves the pictures of a failure, and notes what came of it.
    ///
    /// - Parameter picture: Makes the picture; it is not called where the comparison is not possible.
    func verify(_ picture: () throws -> Bitmap) throws {
        var record = PictureRecord(
            run: "\(getppid())", process: getpid(), outcome: .matched, name: name, message: "",
            fileID: place.fileID, filePath: place.path, line: Int(place.line), column: Int(place.column),
            reference: reference, tolerance: tolerance.isFinite ? tolerance : 0,
            share: share.isFinite ? share : 0)
        record.test = TestFailure.testName
        var mismatch: PictureMismatch?
        do throws(PictureMismatch) {
            let recording = try checkedRecording()
            try compare(Result(catching: picture).get(or: \.asMismatch), recording, &record)
        } catch {
            mismatch = error
            record.outcome = error.outcome
        }
        record.message = mismatch?.description ?? record.outcome.sentence
        PictureJournal.append(record, to: reportFolder)
        if let mismatch { throw mismatch }
    }

    /// Compares, and records an issue of the test where the picture is not as expected.
    func expect(_ picture: () throws -> Bitmap) -> Bool {
        do {
            try verify(picture)
            return true
        } catch {
            // A sentence about a name that is none has that name, fit to be shown.
            let title = PictureName.fault(of: name) == nil ? "\(name): " : ""
            TestFailure.record("\(title)\(error)", at: place)
            return false
        }
    }

    private func checkedRecording() throws(PictureMismatch) -> PictureRecording {
        try PictureName.check(name)
        for (parameter, value) in [("tolerance", tolerance), ("share", share)] where !(0...1 ~= value) {
            throw .unusable(
                reason: "The \(parameter) of the picture \"\(name)\" is \(value); choose from 0 to 1.")
        }
        if let recording { return recording }
        return try .fromEnvironment()
    }

    private func compare(
        _ actual: Bitmap, _ recording: PictureRecording, _ record: inout PictureRecord
    ) throws(PictureMismatch) {
        record.width = actual.pixelWidth
        record.height = actual.pixelHeight
        record.scale = Double(actual.scale)
        let exists = FileManager.default.fileExists(atPath: reference)
        if recording == .all || (recording == .failed && !exists) { return try update(actual, &record) }
        guard exists else {
            if recording == .missing {
                try write(actual)
                record.actual = leave(actual, "actual")
                throw .recorded(path: reference)
            }
            record.actual = leave(actual, "actual")
            throw .missing(path: reference)
        }
        let expected: Bitmap
        do throws(PictureMismatch) {
            expected = try readReference(scale: actual.scale)
        } catch {
            if recording == .failed { return try update(actual, &record) }
            record.actual = leave(actual, "actual")
            throw error
        }
        record.expectedWidth = expected.pixelWidth
        record.expectedHeight = expected.pixelHeight
        guard actual.pixelWidth == expected.pixelWidth, actual.pixelHeight == expected.pixelHeight else {
            if recording == .failed { return try update(actual, &record) }
            record.actual = leave(actual, "actual")
            record.expected = leave(expected, "expected")
            throw .size(
                actual: "\(actual.pixelWidth)×\(actual.pixelHeight)",
                expected: "\(expected.pixelWidth)×\(expected.pixelHeight)", actualPath: shown(record.actual),
                expectedPath: shown(record.expected))
        }
        let limit = Int((tolerance * 255).rounded())
        let differing = actual.countDiffering(from: expected, limit: limit)
        let total = actual.pixelWidth * actual.pixelHeight
        record.differing = differing
        guard Double(differing) > share * Double(total) else { return }
        if recording == .failed { return try update(actual, &record) }
        record.actual = leave(actual, "actual")
        record.expected = leave(expected, "expected")
        record.difference = leave(actual.differencePicture(from: expected, limit: limit), "difference")
        throw .pixels(
            count: differing, total: total, actualPath: shown(record.actual),
            expectedPath: shown(record.expected), differencePath: shown(record.difference))
    }

    // MARK: Files

    private func readReference(scale: CGFloat) throws(PictureMismatch) -> Bitmap {
        if let reason = ReferenceFault.truncation(at: reference) {
            throw .unreadable(path: reference, reason: reason)
        }
        do {
            return try Bitmap(contentsOfFile: reference, scale: scale)
        } catch {
            throw .unreadable(path: reference, reason: ReferenceFault.reason(of: error, at: reference))
        }
    }

    private func update(_ actual: Bitmap, _ record: inout PictureRecord) throws(PictureMismatch) {
        try write(actual)
        record.outcome = .updated
    }

    private func write(_ actual: Bitmap) throws(PictureMismatch) {
        do {
            try FileManager.default.createDirectory(
                atPath: (reference as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try actual.write(toFile: reference, for: .keeping)
        } catch {
            throw .unusable(
                reason:
                    "The picture \(reference) cannot be recorded (\(error.reason)); make its folder writable, or "
                    + "choose another one by the parameter `directory`.")
        }
    }

    /// Where a picture for the report goes, in its folder: by the test's module and file, since names are unique within
    /// those only. A folder that the call names is the call's own.
    func reportPath(_ role: String) -> String {
        (reports == nil ? "\(place.folder)/" : "") + "\(name)-\(role).png"
    }

    /// Writes a picture for the report, and gives its path there; nil where it cannot be written.
    private func leave(_ picture: Bitmap, _ role: String) -> String? {
        let path = reportPath(role)
        let whole = "\(reportFolder)/\(path)"
        do {
            try FileManager.default.createDirectory(
                atPath: (whole as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try picture.write(toFile: whole)
            return path
        } catch {
            return nil
        }
    }

    private func shown(_ path: String?) -> String {
        path.map { "\(reportFolder)/\($0)" } ?? "(\(reportFolder) cannot be written to)"
    }
}

extension Result {
    fileprivate func get(or fault: (Failure) -> PictureMismatch) throws(PictureMismatch) -> Success {
        switch self {
        case .success(let value): return value
        case .failure(let error): throw fault(error)
        }
    }
}

extension Error {
    /// A picture that could not be made.
    fileprivate var asMismatch: PictureMismatch {
        self as? PictureMismatch ?? .unusable(reason: "\(self)")
    }

    /// What went wrong, without the file's name.
    fileprivate var reason: String {
        if case .unwritable(_, let reason)? = self as? BitmapError { return reason }
        return localizedDescription
    }
}

extension PictureMismatch {
    fileprivate var outcome: PictureRecord.Outcome {
        switch self {
        case .recorded: .recorded
        case .missing: .missing
        case .size: .differentSize
        case .pixels: .different
        case .unreadable: .unreadable
        case .unusable: .unusable
        }
    }
}

extension PictureRecord.Outcome {
    /// For what is no failure.
    fileprivate var sentence: String {
        self == .updated ? "The picture was recorded, as the run asked for." : "The picture is as stored."
    }
}
