import Testing
import VitrineUIKit

@testable import VitrinePhotos

extension FetchTests {
    /// What a handler got.
    private struct Answer: @unchecked Sendable {
        var size: CGSize?
        var isDegraded: Bool
        var hasError: Bool
    }

    private func ask(
        _ asset: PHAsset, _ size: CGSize, _ mode: PHImageContentMode = .aspectFit,
        _ change: (PHImageRequestOptions) -> Void = { _ in }
    ) async -> [Answer] {
        let options = PHImageRequestOptions()
        change(options)
        nonisolated(unsafe) let wanted = options
        return await withCheckedContinuation { continuation in
            nonisolated(unsafe) var answers: [Answer] = []
            PHImageManager.default().requestImage(
                for: asset, targetSize: size, contentMode: mode, options: wanted
            ) { image, info in
                dispatchPrecondition(condition: .onQueue(.main))
                let isDegraded = info?[PHImageResultIsDegradedKey] as? Bool ?? true
                answers.append(
                    Answer(
                        size: image?.size, isDegraded: isDegraded,
                        hasError: info?[PHImageErrorKey] != nil))
                if !isDegraded { continuation.resume(returning: answers) }
            }
        }
    }

    @Test func `A picture fits into a size, covers it, or is whole; none is made larger`() async {
        let folder = PhotoFolder()
        folder.add("a.png", 400, 200, date: 1)
        let asset = PHAsset.fetchAssets(with: nil)[0]
        let box = CGSize(width: 100, height: 100)
        #expect(await ask(asset, box).map(\.size) == [CGSize(width: 100, height: 50)])
        #expect(await ask(asset, box, .aspectFill).map(\.size) == [CGSize(width: 200, height: 100)])
        #expect(
            await ask(asset, PHImageManagerMaximumSize).map(\.size) == [CGSize(width: 400, height: 200)])
        #expect(
            await ask(asset, CGSize(width: 900, height: 900)).map(\.size) == [CGSize(width: 400, height: 200)]
        )
        #expect(
            await ask(asset, box) { $0.resizeMode = .none }.map(\.size) == [CGSize(width: 400, height: 200)])
        let part = await ask(asset, CGSize(width: 400, height: 200)) {
            $0.resizeMode = .exact
            $0.normalizedCropRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
        }
        #expect(part.map(\.size) == [CGSize(width: 200, height: 200)])
    }

    @Test func `A JPEG file comes small first, and then good; from the cache it comes once`() async {
        let folder = PhotoFolder()
        PhotoCache.shared.forget()
        folder.add("a.jpg", 800, 400, date: 1)
        let asset = PHAsset.fetchAssets(with: nil)[0]
        let size = CGSize(width: 400, height: 400)
        let answers = await ask(asset, size)
        #expect(answers.map(\.size) == [CGSize(width: 120, height: 60), CGSize(width: 400, height: 200)])
        #expect(answers.map(\.isDegraded) == [true, false])
        #expect(await ask(asset, size).map(\.isDegraded) == [false])
        PhotoCache.shared.forget()
        #expect(await ask(asset, size) { $0.deliveryMode = .highQualityFormat }.map(\.isDegraded) == [false])
    }

    @Test func `A request that waits has its answer when it returns`() {
        let folder = PhotoFolder()
        folder.add("a.jpg", 80, 40, date: 1)
        folder.add("b.png", date: 2, data: Data([7]))
        let found = PHAsset.fetchAssets(with: nil)
        let options = PHImageRequestOptions()
        options.isSynchronous = true
        nonisolated(unsafe) var sizes: [CGSize?] = []
        for index in 0..<2 {
            let request = PHImageManager.default().requestImage(
                for: found[index], targetSize: CGSize(width: 8, height: 8), contentMode: .aspectFit,
                options: options
            ) { image, info in
                sizes.append(image?.size)
                #expect((info?[PHImageErrorKey] != nil) == (image == nil))
            }
            #expect(request != PHInvalidImageRequestID)
        }
        #expect(sizes == [CGSize(width: 8, height: 4), nil])
    }

    @Test func `A cancelled request is not answered`() async {
        let folder = PhotoFolder()
        PhotoCache.shared.forget()
        folder.add("a.png", 40, 20, date: 1)
        let asset = PHAsset.fetchAssets(with: nil)[0]
        let manager = PHImageManager()
        nonisolated(unsafe) var isAnswered = false
        await MainActor.run {
            // The main thread is busy, so that no answer comes before.
            let request = manager.requestImage(
                for: asset, targetSize: CGSize(width: 10, height: 10), contentMode: .aspectFit, options: nil
            ) { _, _ in isAnswered = true }
            manager.cancelImageRequest(request)
        }
        _ = await ask(asset, CGSize(width: 11, height: 11))
        #expect(!isAnswered)
    }

    @Test func `Pictures that were made before are found`() async {
        let folder = PhotoFolder()
        PhotoCache.shared.forget()
        folder.add("a.jpg", 400, 200, date: 1)
        let asset = PHAsset.fetchAssets(with: nil)[0]
        let manager = PHCachingImageManager()
        let size = CGSize(width: 200, height: 200)
        manager.startCachingImages(for: [asset], targetSize: size, contentMode: .aspectFill, options: nil)
        let pixels = PHImageManager.pixels(asset, size, .aspectFill, nil)
        while !PhotoCache.shared.has(pixels) { await Task.yield() }
        #expect(await ask(asset, size, .aspectFill).map(\.isDegraded) == [false])
        manager.stopCachingImagesForAllAssets()
    }

    @Test func `The bytes of a file come with their type`() async {
        let folder = PhotoFolder()
        folder.add("a.jpg", 8, 4, date: 1)
        let asset = PHAsset.fetchAssets(with: nil)[0]
        let (count, type, orientation) = await withCheckedContinuation { continuation in
            _ = PHImageManager.default().requestImageDataAndOrientation(for: asset, options: nil) {
                data, type, orientation, _ in
                continuation.resume(returning: (data?.count, type, orientation))
            }
        }
        #expect(count == PhotoFolder.picture(8, 4, isJPEG: true).count && type == "public.jpeg")
        #expect(orientation == .up)
    }

    @Test func `A film is handed over to be played, a picture is not`() async {
        let folder = PhotoFolder()
        folder.add("a.mp4", date: 1, data: Data())
        folder.add("b.png", date: 2)
        let found = PHAsset.fetchAssets(with: nil)
        for (index, name) in [(0, "a.mp4" as String?), (1, nil)] {
            let film = await withCheckedContinuation { continuation in
                _ = PHImageManager.default().requestAVAsset(forVideo: found[index], options: nil) {
                    film, mix, _ in
                    #expect(mix == nil)
                    continuation.resume(returning: (film as? AVURLAsset)?.url.lastPathComponent)
                }
            }
            #expect(film == name)
            let hasItem = await withCheckedContinuation { continuation in
                _ = PHImageManager.default().requestPlayerItem(forVideo: found[index], options: nil) {
                    item, _ in
                    continuation.resume(returning: item != nil)
                }
            }
            #expect(hasItem == (name != nil))
        }
    }
}
