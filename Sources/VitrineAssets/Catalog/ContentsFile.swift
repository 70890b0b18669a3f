import Foundation

/// A `Contents.json`.
struct ContentsFile {
    /// Bytes; Xcode's largest are some kilobytes.
    private static let largest = 4 << 20

    let path: String
    let value: JSONValue

    /// - Throws: `AssetFault` when there is none, or none that can be read.
    init(in folder: String) throws(AssetFault) {
        path = "\(folder)/Contents.json"
        var status = stat()
        guard stat(path, &status) == 0 else {
            throw AssetFault(
                path, "the file is not there", remedy: "add the folder in Xcode again, or write the file")
        }
        guard status.st_mode & S_IFMT == S_IFREG, status.st_size <= Self.largest else {
            throw AssetFault(
                path, "it is no file of at most \(Self.largest) bytes",
                remedy: "put Xcode's file in its place")
        }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw AssetFault(path, "it cannot be read", remedy: "let the user of the program read it")
        }
        do {
            value = try JSONParser.parse(Array(data))
        } catch {
            throw AssetFault(
                path, line: error.line, "it is no JSON, \(error.reason)",
                remedy: "mend the line, or take the file from before the change")
        }
        guard case .object = value.content else {
            throw AssetFault(path, line: value.line, "it is no object", remedy: "write { … } as Xcode does")
        }
    }

    /// A list of the file; empty where there is none.
    func list(_ key: String) throws(AssetFault) -> [JSONValue] {
        guard let value = value[key] else { return [] }
        guard let list = value.array else {
            throw fault(value, "\"\(key)\" is \(value.name)", remedy: "write a list in brackets")
        }
        return list
    }

    func fault(_ place: JSONValue, _ problem: String, remedy: String) -> AssetFault {
        AssetFault(path, line: place.line, problem, remedy: remedy)
    }

    /// The path of a file beside this one; nil where an entry names none, as an empty slot of Xcode's.
    func file(of entry: JSONValue) throws(AssetFault) -> String? {
        guard let named = entry["filename"] else { return nil }
        guard let name = named.string, !name.isEmpty else {
            throw fault(named, "\"filename\" is \(named.name)", remedy: "write the name of a file")
        }
        guard !name.contains("/"), name != "..", !name.contains("\0") else {
            throw fault(
                named, "\"filename\" is \(named.name), which is not in the folder",
                remedy: "put the file beside Contents.json and write its name alone")
        }
        let file = (path as NSString).deletingLastPathComponent + "/" + name
        var status = stat()
        guard stat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw fault(
                named, "there is no file \(named.name) beside it",
                remedy: "add the file, or take the entry away")
        }
        return file
    }
}
