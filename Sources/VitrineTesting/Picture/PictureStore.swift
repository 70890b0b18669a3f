import Foundation
import VitrineCoreGraphics
import VitrineGraphics

/// Why a picture is not as stored. Its description says where the pictures are.
public enum PictureMismatch: Error, CustomStringConvertible, Equatable {
    /// There was no stored picture; it is now.
    case recorded(path: String)
    /// The size changed. Sizes in pixels.
    case size(actual: String, expected: String, actualPath: String, expectedPath: String)
    /// Pixels differ.
    case pixels(count: Int, total: Int, actualPath: String, expectedPath: String, differencePath: String)

    public var description: String {
        switch self {
        case .recorded(let path):
            "There was no picture to compare with; it was recorded at \(path). Look at it and run again."
        case .size(let actual, let expected, let actualPath, let expectedPath):
            "The picture is \(actual) pixels and should be \(expected). Actual: \(actualPath) expected: \(expectedPath)"
        case .pixels(let count, let total, let actualPath, let expectedPath, let differencePath):
            "\(count) of \(total) pixels differ. Actual: \(actualPath) expected: \(expectedPath) "
                + "difference: \(differencePath)"
        }
    }
}

/// Stored pictures, and the comparison with them.
struct PictureStore {
    var directory: String
    var reports: String

    func verify(_ actual: Bitmap, name: String, tolerance: Double, records: Bool) throws {
        let stored = "\(directory)/\(name).png"
        guard !records, FileManager.default.fileExists(atPath: stored) else {
            try makeDirectory(directory)
            try actual.write(toFile: stored, for: .keeping)
            if records { return }
            throw PictureMismatch.recorded(path: stored)
        }
        let expected = try Bitmap(contentsOfFile: stored, scale: actual.scale)
        let actualPath = "\(reports)/\(name)-actual.png"
        let expectedPath = "\(reports)/\(name)-expected.png"
        guard actual.pixelWidth == expected.pixelWidth, actual.pixelHeight == expected.pixelHeight else {
            try makeDirectory(reports)
            try actual.write(toFile: actualPath)
            try expected.write(toFile: expectedPath)
            throw PictureMismatch.size(
                actual: "\(actual.pixelWidth)×\(actual.pixelHeight)",
                expected: "\(expected.pixelWidth)×\(expected.pixelHeight)", actualPath: actualPath,
                expectedPath: expectedPath)
        }
        let limit = Int(clamping: (tolerance * 255).rounded())
        guard let difference = actual.difference(from: expected, limit: limit), difference.count > 0 else {
            return
        }
        try makeDirectory(reports)
        let differencePath = "\(reports)/\(name)-difference.png"
        try actual.write(toFile: actualPath)
        try expected.write(toFile: expectedPath)
        try difference.picture.write(toFile: differencePath)
        throw PictureMismatch.pixels(
            count: difference.count, total: actual.pixelWidth * actual.pixelHeight, actualPath: actualPath,
            expectedPath: expectedPath, differencePath: differencePath)
    }

    private func makeDirectory(_ path: String) throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
}
