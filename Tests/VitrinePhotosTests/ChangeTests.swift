import Synchronization
import Testing
import VitrineUIKit

@testable import VitrinePhotos

extension FetchTests {
    private final class Observer: NSObject, PHPhotoLibraryChangeObserver, @unchecked Sendable {
        private let told = Mutex<[PHChange]>([])
        func photoLibraryDidChange(_ changeInstance: PHChange) {
            nonisolated(unsafe) let change = changeInstance
            told.withLock { $0.append(change) }
        }
        func wait() async -> PHChange {
            while true {
                if let first = told.withLock({ $0.first }) { return first }
                await Task.yield()
            }
        }
        var count: Int { told.withLock { $0.count } }
    }

    @Test func `A picture is added as a file, and observers are told`() async throws {
        let folder = PhotoFolder()
        folder.add("a.png", date: 1)
        let before = PHAsset.fetchAssets(with: nil)
        let observer = Observer()
        PHPhotoLibrary.shared().register(observer)
        defer { PHPhotoLibrary.shared().unregisterChangeObserver(observer) }
        let identifier = Mutex<String?>(nil)
        try await PHPhotoLibrary.shared().performChanges {
            let request = PHAssetChangeRequest.creationRequestForAsset(from: PhotoFolder.image(6, 3))
            request.isFavorite = true
            identifier.withLock { $0 = request.placeholderForCreatedAsset?.localIdentifier }
        }
        #expect(identifier.withLock { $0 } == folder.path("IMG_0001.JPG"))
        #expect(folder.names == ["IMG_0001.JPG", "a.png"])
        let details = try #require(await observer.wait().changeDetails(for: before))
        #expect(details.insertedIndexes == [1] && details.removedIndexes == [] && !details.hasMoves)
        #expect(details.fetchResultAfterChanges.names == ["a.png", "IMG_0001.JPG"])
        let added = details.insertedObjects[0]
        #expect(added.pixelWidth == 6 && added.isFavorite && !before[0].isFavorite)
        #expect(await observer.wait().changeDetails(for: before[0]) == nil)
    }

    @Test func `Bytes become a file of their type, under a name that is free`() throws {
        let folder = PhotoFolder()
        folder.add("mine.png", date: 1)
        try PHPhotoLibrary.shared().performChangesAndWait {
            let options = PHAssetResourceCreationOptions()
            options.originalFilename = "mine.png"
            PHAssetCreationRequest.forAsset().addResource(
                with: .photo, data: PhotoFolder.picture(3, 3), options: options)
            options.originalFilename = "new.png"
            let named = PHAssetCreationRequest.forAsset()
            named.addResource(with: .photo, data: PhotoFolder.picture(4, 3), options: options)
            named.creationDate = Date(timeIntervalSince1970: 500)
        }
        #expect(folder.names == ["IMG_0001.PNG", "mine.png", "new.png"])
        #expect(PHAsset.fetchAssets(with: nil).names == ["new.png", "mine.png", "IMG_0001.PNG"])
    }

    @Test func `What fails leaves nothing behind`() throws {
        let folder = PhotoFolder()
        #expect(throws: PHPhotosError(.invalidResource)) {
            try PHPhotoLibrary.shared().performChangesAndWait {
                _ = PHAssetChangeRequest.creationRequestForAsset(from: PhotoFolder.image(3, 3))
                PHAssetCreationRequest.forAsset().addResource(
                    with: .photo, data: Data("no picture".utf8), options: nil)
            }
        }
        #expect(folder.names == [])
        #expect(throws: PHPhotosError(.missingResource)) {
            try PHPhotoLibrary.shared().performChangesAndWait {
                PHAssetCreationRequest.forAsset().addResource(
                    with: .photo, fileURL: URL(fileURLWithPath: "/nowhere.png"), options: nil)
            }
        }
        let denied = PhotoFolder(.denied)
        #expect(throws: PHPhotosError(.accessUserDenied)) {
            try PHPhotoLibrary.shared().performChangesAndWait {
                _ = PHAssetChangeRequest.creationRequestForAsset(from: PhotoFolder.image(3, 3))
            }
        }
        #expect(denied.names == [])
    }

    @Test func `What the user lets go is in the trash`() async throws {
        let folder = PhotoFolder()
        folder.add("a b.png", date: 1)
        folder.add("c.png", date: 2)
        let found = PHAsset.fetchAssets(with: nil)
        let gone = found[0]
        try await PHPhotoLibrary.shared().performChanges {
            PHAssetChangeRequest(for: gone).isFavorite = true
        }
        #expect(gone.isFavorite)
        try await PHPhotoLibrary.shared().performChanges {
            PHAssetChangeRequest.deleteAssets([gone] as NSArray)
        }
        #expect(folder.questions.value == [1] && folder.names == ["c.png"] && !gone.isFavorite)
        let note = try String(
            contentsOf: folder.store.trash.folder.appendingPathComponent("info/a b.png.trashinfo"),
            encoding: .utf8)
        #expect(note.hasPrefix("[Trash Info]\nPath=\(folder.url.path)/a%20b.png\nDeletionDate="))
        let change = PHChange()
        #expect(change.changeDetails(for: found)?.removedIndexes == [0])
        #expect(change.changeDetails(for: gone)?.objectWasDeleted == true)
    }

    @Test func `What the user keeps stays, with all else that was asked for in one`() async {
        let folder = PhotoFolder(allowsDeletion: false)
        folder.add("a.png", date: 1)
        let found = PHAsset.fetchAssets(with: nil)
        await #expect(throws: PHPhotosError(.userCancelled)) {
            try await PHPhotoLibrary.shared().performChanges {
                PHAssetChangeRequest.deleteAssets(found)
                _ = PHAssetChangeRequest.creationRequestForAsset(from: PhotoFolder.image(3, 3))
            }
        }
        #expect(folder.questions.value == [1] && folder.names == ["a.png"])
    }

    @Test func `Notes of the trash have the clock on the wall`() {
        let date = Date(timeIntervalSince1970: 0)
        #expect(
            TrashCan.note("/home/a/50% ü.png", date, in: TimeZone(identifier: "UTC")!)
                == "[Trash Info]\nPath=/home/a/50%25%20%C3%BC.png\nDeletionDate=1970-01-01T00:00:00\n")
    }

    @MainActor @Test func `The user is asked by an alert`() {
        let alert = DeletionAlert.alert(2, program: "Album") { _ in }
        #expect(alert.title == "Allow “Album” to delete 2 photos?")
        #expect(alert.actions.map(\.title) == ["Don’t Allow", "Delete"])
        #expect(alert.actions.map(\.style) == [.cancel, .destructive])
    }

    @Test func `Those that move are told after others are taken out and put in`() {
        let folder = PhotoFolder()
        for index in 0..<4 { folder.add("\(index).png", date: index) }
        let before = PHAsset.fetchAssets(with: nil)
        // The second is the newest now, and the first is gone.
        folder.add("1.png", date: 9)
        try? FileManager.default.removeItem(atPath: folder.path("0.png"))
        let details = PHFetchResultChangeDetails(from: before, to: before.again())
        #expect(details.removedIndexes == [0] && details.insertedIndexes == [])
        #expect(details.changedIndexes == [2])
        var names = ["1.png", "2.png", "3.png"]
        details.enumerateMoves { names.insert(names.remove(at: $0), at: $1) }
        #expect(names == ["2.png", "3.png", "1.png"] && details.hasMoves)
    }
}
