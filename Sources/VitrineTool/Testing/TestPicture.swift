import Foundation
import VitrineLaunch

/// A comparison of a picture that went wrong, and where the pictures are.
struct TestPicture: Equatable, Sendable {
    var record: PictureRecord
    /// The absolute path of the folder that the record's paths are relative to.
    var folder: String

    /// Whether a test's issue is about it: both name the line that compared.
    func belongs(to result: TestResult) -> Bool {
        result.issues.contains { $0.path == record.filePath && $0.line == record.line }
    }

    /// The three with their captions, embedded: the page is one file.
    var figures: String {
        [
            ("Expected", record.expected, record.expectedWidth, record.expectedHeight),
            ("Actual", record.actual, record.width, record.height),
            ("Difference", record.difference, nil, nil),
        ].map { caption, path, width, height in
            guard let path, let data = FileManager.default.contents(atPath: "\(folder)/\(path)"),
                !data.isEmpty
            else {
                return "<figure class=\"none\"><div>none</div><figcaption>\(caption)</figcaption></figure>\n"
            }
            let label = Page.escaped("\(caption) picture \(record.name)")
            let size = width.map { " <span class=\"size\">\($0) × \(height ?? 0)</span>" } ?? ""
            return
                "<figure><img alt=\"\(label)\" src=\"data:image/png;base64,\(data.base64EncodedString())\">"
                + "<figcaption>\(caption)\(size)</figcaption></figure>\n"
        }.joined()
    }

    /// The name, and how much differs.
    var heading: String {
        guard let differing = record.differing, let width = record.width, let height = record.height else {
            return Page.escaped(record.name)
        }
        return Page.escaped(record.name)
            + " <span class=\"count\">\(differing) of \(width * height) pixels differ</span>"
    }
}

/// What all comparisons of a run have left.
struct TestPictures {
    private(set) var failures: [TestPicture] = []
    /// References that no test asked for; of use only after all tests.
    private(set) var unused: [String] = []

    /// - Parameter folders: where the programs of the run left their records, in their order.
    init(folders: [URL]) {
        var all: [PictureRecord] = []
        for folder in folders {
            let path = folder.appendingPathComponent(PictureRecord.fileName).path
            let records = PictureRecord.read(FileManager.default.contents(atPath: path) ?? Data())
            all += records
            failures += PictureRecord.latest(records).filter(\.isFailure).map {
                TestPicture(record: $0, folder: folder.path)
            }
        }
        unused = PictureRecord.unusedReferences(all)
    }
}
