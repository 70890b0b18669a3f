import Foundation

/// A file of any kind, with its variants.
package struct DataSet: Sendable {
    package struct Entry: Hashable, Sendable {
        package var qualifiers: AssetQualifiers
        /// The path.
        package var file: String
        /// The uniform type identifier.
        package var type: String
    }

    package var entries: [Entry]

    /// The entry that is to be used; nil where none may be.
    package func entry(for traits: AssetTraits) -> Entry? { entries.nearest(to: traits) { $0.qualifiers } }

    /// Reads the set in a folder. What cannot be used of it is reported and left out.
    init(folder: String, report: (AssetFault) -> Void) throws(AssetFault) {
        let contents = try ContentsFile(in: folder)
        entries = []
        for entry in try contents.list("data") {
            do throws(AssetFault) {
                guard let file = try contents.file(of: entry),
                    let qualifiers = try AssetQualifiers(entry, in: contents)
                else { continue }
                let type = entry["universal-type-identifier"]?.string ?? Self.type(of: file)
                entries.append(Entry(qualifiers: qualifiers, file: file, type: type))
            } catch {
                report(error)
            }
        }
    }

    /// The identifiers of frequent files, as Apple's Uniform Type Identifiers Reference lists them.
    private static func type(of file: String) -> String {
        switch (file as NSString).pathExtension.lowercased() {
        case "json": "public.json"
        case "txt": "public.plain-text"
        case "xml": "public.xml"
        case "html", "htm": "public.html"
        case "csv": "public.comma-separated-values-text"
        case "plist": "com.apple.property-list"
        case "pdf": "com.adobe.pdf"
        case "png": "public.png"
        case "jpg", "jpeg": "public.jpeg"
        case "gif": "com.compuserve.gif"
        case "svg": "public.svg-image"
        case "mp3": "public.mp3"
        case "wav": "com.microsoft.waveform-audio"
        case "mp4": "public.mpeg-4"
        default: "public.data"
        }
    }
}
