package import Foundation
package import VitrineGraphics

/// A folder with an asset catalogue for one test, removed afterwards.
package final class AssetFolder: Sendable {
    package let path: String

    package init() throws {
        let folder = FileManager.default.temporaryDirectory.path
        var template = Array("\(folder)/vitrine-assets-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw CocoaError(.fileWriteUnknown) }
        path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// A bundle whose resources are in the folder.
    package var bundle: Bundle { Bundle(path: path)! }

    /// Writes a file of the catalogue, and the folders above it.
    package func write(_ data: Data, to name: String) throws {
        let file = URL(fileURLWithPath: "\(path)/Assets.xcassets/\(name)")
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    /// Writes a text file of the catalogue, and the folders above it.
    package func write(_ text: String, to name: String) throws { try write(Data(text.utf8), to: name) }

    /// Writes a picture of rows of colours, each a letter: r, g, b, w, k, and a space for nothing.
    package func picture(_ rows: [String], times factor: Int = 1, to name: String) throws {
        let pixels = rows.flatMap { row -> [[UInt8]] in
            let line = row.flatMap { [[UInt8]](repeating: Self.color($0), count: factor) }
            return [[UInt8]](repeating: line.flatMap(\.self), count: factor)
        }
        let bitmap = Bitmap(
            width: rows[0].count * factor, height: pixels.count, pixels: pixels.flatMap(\.self))
        try write(bitmap.pngData(), to: name)
    }

    private static func color(_ letter: Character) -> [UInt8] {
        switch letter {
        case "r": [255, 0, 0, 255]
        case "g": [0, 255, 0, 255]
        case "b": [0, 0, 255, 255]
        case "w": [255, 255, 255, 255]
        case "k": [0, 0, 0, 255]
        default: [0, 0, 0, 0]
        }
    }

    /// Writes an image set with entries, each the fields of one in JSON; the files are written by themselves.
    package func imageSet(_ name: String, _ entries: [String], properties: String = "{}") throws {
        let list = entries.map { "{ \"idiom\" : \"universal\", \($0) }" }.joined(separator: ",")
        try write(
            "{ \"images\" : [ \(list) ], \"properties\" : \(properties) }",
            to: "\(name).imageset/Contents.json")
    }

    /// Writes a colour set: colours by the fields of their slots, as components of sRGB in hexadecimal.
    package func colorSet(_ name: String, _ entries: KeyValuePairs<String, String>) throws {
        let list = entries.map { slot, color in
            let bytes = [0, 2, 4].map { start in
                let first = color.index(color.startIndex, offsetBy: start)
                return "0x" + color[first..<color.index(first, offsetBy: 2)]
            }
            return """
                { "idiom" : "universal", \(slot.isEmpty ? "" : slot + ",") "color" : { "color-space" : "srgb",
                  "components" : { "red" : "\(bytes[0])", "green" : "\(bytes[1])", "blue" : "\(bytes[2])",
                  "alpha" : "1.000" } } }
                """
        }
        try write(
            "{ \"colors\" : [ \(list.joined(separator: ",")) ] }", to: "\(name).colorset/Contents.json")
    }

    /// The slot for the dark.
    package static let dark =
        "\"appearances\" : [ { \"appearance\" : \"luminosity\", \"value\" : \"dark\" } ]"
    /// The slot for high contrast.
    package static let contrast =
        "\"appearances\" : [ { \"appearance\" : \"contrast\", \"value\" : \"high\" } ]"
}
