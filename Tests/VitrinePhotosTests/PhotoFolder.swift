import Foundation
import Synchronization
import VitrineUIKit

@testable import VitrinePhotos

/// A folder of pictures that the library stands for, and a user who says what the test wants.
final class PhotoFolder: Sendable {
    let url = FileManager.default.temporaryDirectory
        .appendingPathComponent("photos-" + UUID().uuidString, isDirectory: true)
    let store: PhotoStore
    /// How many files the user was asked about.
    let questions = Questions()

    init(_ answer: PHAuthorizationStatus = .authorized, allowsDeletion: Bool = true) {
        let questions = questions
        store = PhotoStore(
            folder: PictureFolder(url: url), permission: .inMemory(answer), favorites: .inMemory(),
            trash: TrashCan(
                folder: url.deletingLastPathComponent().appendingPathComponent(
                    url.lastPathComponent + "-trash")),
            confirmsDeletion: { count, answer in
                questions.add(count)
                answer(allowsDeletion)
            })
        try! FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        PhotoStore.current = store
    }

    final class Questions: Sendable {
        private let all = Mutex<[Int]>([])
        func add(_ count: Int) { all.withLock { $0.append(count) } }
        var value: [Int] { all.withLock { $0 } }
    }
    deinit {
        try? FileManager.default.removeItem(at: url)
        try? FileManager.default.removeItem(at: store.trash.folder)
    }

    func path(_ name: String) -> String { url.appendingPathComponent(name).path }

    /// Writes a picture of a size, or of bytes, with a date in thousands of seconds.
    @discardableResult
    func add(_ name: String, _ width: Int = 4, _ height: Int = 2, date: Int, data: Data? = nil) -> String {
        let file = url.appendingPathComponent(name)
        try! FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        let data = data ?? Self.picture(width, height, isJPEG: name.hasSuffix("jpg"))
        try! data.write(to: file)
        try! FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: Double(date) * 1000)], ofItemAtPath: file.path)
        return file.path
    }

    static func image(_ width: Int, _ height: Int) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        format.opaque = true
        return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
    }

    static func picture(_ width: Int, _ height: Int, isJPEG: Bool = false) -> Data {
        let image = image(width, height)
        return isJPEG ? image.jpegData(compressionQuality: 0.9)! : image.pngData()!
    }

    var names: [String] {
        (try! FileManager.default.subpathsOfDirectory(atPath: url.path)).sorted()
    }
}

extension PHFetchResult where ObjectType == PHAsset {
    var names: [String] {
        (0..<count).map { URL(fileURLWithPath: self[$0].localIdentifier).lastPathComponent }
    }
}
