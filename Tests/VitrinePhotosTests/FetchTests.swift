import Testing
import VitrineUIKit

@testable import VitrinePhotos

@Suite(.serialized) struct FetchTests {
    @Test func `A program is asked for once, and remembered`() async {
        let folder = PhotoFolder()
        #expect(PHPhotoLibrary.authorizationStatus(for: .readWrite) == .notDetermined)
        #expect(await PHPhotoLibrary.requestAuthorization(for: .addOnly) == .authorized)
        #expect(PHPhotoLibrary.authorizationStatus(for: .addOnly) == .authorized)
        #expect(PHPhotoLibrary.authorizationStatus() == .notDetermined)
        let status = await withCheckedContinuation { continuation in
            PHPhotoLibrary.requestAuthorization { continuation.resume(returning: $0) }
        }
        #expect(status == .authorized && PHPhotoLibrary.authorizationStatus() == .authorized)
        withExtendedLifetime(folder) {}
    }

    @Test func `A user who does not allow it has no pictures`() {
        let folder = PhotoFolder(.denied)
        folder.add("a.png", date: 1)
        #expect(PHAsset.fetchAssets(with: nil).count == 0)
        #expect(PHPhotoLibrary.authorizationStatus() == .denied)
    }

    @Test func `Files of pictures and films are assets, the oldest first; hidden ones and others are not`() {
        let folder = PhotoFolder()
        folder.add("b.png", date: 1)
        folder.add("Trip/a.jpg", date: 2)
        folder.add("c.mp4", date: 3, data: Data())
        folder.add("d.txt", date: 4, data: Data())
        folder.add(".e.png", date: 5)
        folder.add(".thumbnails/f.png", date: 5)
        let all = PHAsset.fetchAssets(with: nil)
        #expect(all.names == ["b.png", "a.jpg", "c.mp4"])
        #expect(all[0].mediaType == .image && all[2].mediaType == .video)
        #expect(all[0].creationDate == Date(timeIntervalSince1970: 1000))
        #expect(all[1].localIdentifier == folder.path("Trip/a.jpg"))
        #expect(PHAsset.fetchAssets(with: .video, options: nil).names == ["c.mp4"])
        #expect(PHAsset.fetchAssets(with: .audio, options: nil).firstObject == nil)
        #expect(all.countOfAssets(with: .image) == 2 && all.countOfAssets(with: .video) == 1)
        #expect(all[0] == PHAsset.fetchAssets(with: nil)[0] && all[0] != all[1])
    }

    @Test func `Links are not followed`() throws {
        let (folder, other) = (PhotoFolder(), PhotoFolder())
        other.add("far.png", date: 1)
        PhotoStore.current = folder.store
        folder.add("near.png", date: 2)
        for name in ["link", "link.png"] {
            try FileManager.default.createSymbolicLink(
                atPath: folder.path(name),
                withDestinationPath: name == "link" ? other.url.path : other.path("far.png"))
        }
        #expect(PHAsset.fetchAssets(with: nil).names == ["near.png"])
    }

    @Test func `The folder is read once, and again when a file has come`() {
        let folder = PhotoFolder()
        folder.add("a.png", date: 1)
        folder.add("Trip/b.png", date: 2)
        #expect(PHAsset.fetchAssets(with: nil).count == 2)
        #expect(PHAsset.fetchAssets(with: .image, options: nil).count == 2)
        #expect(folder.store.readings == 1)
        folder.add("Trip/c.png", date: 3)
        #expect(PHAsset.fetchAssets(with: nil).names == ["a.png", "b.png", "c.png"])
        #expect(folder.store.readings == 2)
    }

    @Test func `Options choose, order and limit`() {
        let folder = PhotoFolder()
        folder.add("a.png", 10, 5, date: 1)
        folder.add("b.png", 30, 5, date: 2)
        folder.add("c.png", 20, 9, date: 3)
        folder.add("d.mov", date: 4, data: Data())
        let options = PHFetchOptions()
        options.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: false)]
        #expect(PHAsset.fetchAssets(with: options).names == ["d.mov", "c.png", "b.png", "a.png"])
        options.predicate = NSPredicate(format: "mediaType == %d", PHAssetMediaType.image.rawValue)
        #expect(PHAsset.fetchAssets(with: options).names == ["c.png", "b.png", "a.png"])
        options.fetchLimit = 2
        #expect(PHAsset.fetchAssets(with: options).names == ["c.png", "b.png"])
        options.fetchLimit = 0
        options.predicate = NSPredicate(
            format: "creationDate > %@ AND mediaType = 1", Date(timeIntervalSince1970: 1500) as NSDate)
        options.sortDescriptors = [NSSortDescriptor(key: "pixelWidth", ascending: true)]
        #expect(PHAsset.fetchAssets(with: options).names == ["c.png", "b.png"])
        options.predicate = NSPredicate(format: "mediaType = 1")
        options.sortDescriptors = [
            NSSortDescriptor(key: "pixelHeight", ascending: true),
            NSSortDescriptor(keyPath: \PHAsset.creationDate, ascending: false),
        ]
        #expect(PHAsset.fetchAssets(with: options).names == ["b.png", "a.png", "c.png"])
        let some = PHAsset.fetchAssets(
            withLocalIdentifiers: [folder.path("c.png"), folder.path("gone.png")], options: nil)
        #expect(some.names == ["c.png"])
    }

    @Test func `What a result has found is gone through until enough`() {
        let folder = PhotoFolder()
        for index in 0..<4 { folder.add("\(index).png", date: index) }
        let found = PHAsset.fetchAssets(with: nil)
        var seen: [Int] = []
        found.enumerateObjects { asset, index, stop in
            seen.append(index)
            #expect(asset === found[index])
            stop.pointee = ObjCBool(index == 1)
        }
        #expect(seen == [0, 1])
        seen = []
        found.enumerateObjects(options: .reverse) { _, index, _ in seen.append(index) }
        #expect(seen == [3, 2, 1, 0])
        #expect(found.objects(at: [1, 3]).map { found.index(of: $0) } == [1, 3])
        #expect(found.lastObject === found[3] && found.contains(found[2]))
        #expect(found.index(of: found[3], in: NSRange(location: 0, length: 3)) == NSNotFound)
    }

    @Test func `Albums are folders, and those that come by themselves`() {
        let folder = PhotoFolder()
        folder.add("a.png", date: 1)
        folder.add("Trip 10/b.png", date: 2)
        folder.add("Trip 9/c.png", date: 3)
        folder.add("Screenshots/d.png", date: 4)
        folder.add("e.gif", date: 5, data: Data())
        func albums(_ type: PHAssetCollectionType, _ subtype: PHAssetCollectionSubtype) -> [PHAssetCollection]
        {
            let found = PHAssetCollection.fetchAssetCollections(with: type, subtype: subtype, options: nil)
            return (0..<found.count).map { found[$0] }
        }
        let own = albums(.album, .any)
        #expect(own.map(\.localizedTitle) == ["Screenshots", "Trip 9", "Trip 10"])
        #expect(own[1].assetCollectionType == .album && own[1].assetCollectionSubtype == .albumRegular)
        #expect(PHAsset.fetchAssets(in: own[1], options: nil).names == ["c.png"])
        let library = albums(.smartAlbum, .smartAlbumUserLibrary)
        #expect(library.map(\.localizedTitle) == ["Recents"])
        #expect(PHAsset.fetchAssets(in: library[0], options: nil).count == 5)
        #expect(PHAsset.fetchKeyAssets(in: library[0], options: nil)?.names == ["e.gif", "d.png", "c.png"])
        let screens = albums(.smartAlbum, .smartAlbumScreenshots)
        #expect(PHAsset.fetchAssets(in: screens[0], options: nil).names == ["d.png"])
        #expect(
            PHAsset.fetchAssets(in: albums(.smartAlbum, .smartAlbumAnimated)[0], options: nil).names == [
                "e.gif"
            ])
        #expect(albums(.smartAlbum, .smartAlbumPanoramas) == [])
        let asset = PHAsset.fetchAssets(withLocalIdentifiers: [folder.path("Trip 9/c.png")], options: nil)[0]
        let containing = PHAssetCollection.fetchAssetCollectionsContaining(asset, with: .album, options: nil)
        #expect(containing.count == 1 && containing[0] == own[1])
        let options = PHFetchOptions()
        options.predicate = NSPredicate(format: "title BEGINSWITH %@", "Trip")
        options.sortDescriptors = [NSSortDescriptor(key: "localizedTitle", ascending: true)]
        let trips = PHAssetCollection.fetchAssetCollections(with: .album, subtype: .any, options: options)
        #expect((0..<trips.count).map { trips[$0].localizedTitle } == ["Trip 10", "Trip 9"])
    }

    @Test func `Sizes are read from files, and kinds are told by names`() {
        let folder = PhotoFolder()
        folder.add("Screenshot from today.png", 30, 20, date: 1)
        folder.add("broken.png", date: 2, data: Data([1, 2, 3]))
        let found = PHAsset.fetchAssets(with: nil)
        #expect(found[0].pixelWidth == 30 && found[0].pixelHeight == 20 && found[0].duration == 0)
        #expect(found[0].mediaSubtypes == .photoScreenshot && found[1].mediaSubtypes == [])
        #expect(found[1].pixelWidth == 0 && found[0].playbackStyle == .image)
        #expect(found[0].canPerform(.delete) && !found[0].canPerform(.content))
        let file = PHAssetResource.assetResources(for: found[0])
        #expect(file.map(\.originalFilename) == ["Screenshot from today.png"])
        #expect(file[0].uniformTypeIdentifier == "public.png" && file[0].type == .photo)
    }
}
