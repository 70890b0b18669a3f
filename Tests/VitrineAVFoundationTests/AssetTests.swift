import Foundation
import Testing
import VitrineCoreGraphics

@testable import VitrineAVFoundation

@Suite("Assets", .enabled(if: Clips.canPlay))
struct AssetTests {
    @Test("What is asked for is found out")
    func loading() async throws {
        let asset = AVURLAsset(url: Clips.sound)
        #expect(asset.statusOfValue(forKey: "duration", error: nil) == .unknown)
        let (duration, isPlayable, tracks) = try await asset.load(.duration, .isPlayable, .tracks)
        #expect(duration.seconds == 0.4 && isPlayable && tracks.map(\.mediaType) == [.audio])
        #expect(try await asset.load(.duration) == asset.duration)
        #expect(asset.statusOfValue(forKey: "duration", error: nil) == .loaded)
        #expect(asset.url == Clips.sound && asset.tracks.map(\.trackID) == [1])
        #expect(try await asset.loadTracks(withMediaType: .video) == [])
        #expect(try await tracks[0].load(.timeRange).duration == duration)
    }

    @Test("What cannot be opened throws, or is nothing")
    func failing() async throws {
        let asset = AVAsset(url: Clips.missing)
        await #expect(throws: URLError.self) { try await asset.load(.duration) }
        #expect(asset.duration == .zero && asset.tracks.isEmpty && !asset.isPlayable)
        var error: NSError?
        #expect(asset.statusOfValue(forKey: "tracks", error: &error) == .failed && error != nil)
    }

    @Test("A video says how large it is, and how fast", .enabled(if: Clips.hasVideo))
    func video() async throws {
        let asset = AVURLAsset(url: try #require(Clips.video))
        let track = try #require(try await asset.loadTracks(withMediaType: .video).first)
        let (size, rate) = try await track.load(.naturalSize, .nominalFrameRate)
        #expect(size == CGSize(width: 64, height: 32) && rate == 20)
        #expect(asset.duration.seconds == 0.4 && asset.tracks.count == 1)
    }

    @Test("Titles", .enabled(if: Clips.hasVideo))
    func metadata() async throws {
        let url = Clips.folder.appendingPathComponent("tagged.ogg")
        let isWritten = Clips.write(
            "audiotestsrc num-buffers=5 ! taginject tags=\"title=Tide,artist=Ann\" ! vorbisenc ! oggmux"
                + " ! filesink location=\(url.path)")
        try #require(isWritten)
        let items = try await AVURLAsset(url: url).load(.commonMetadata)
        #expect(
            items.map(\.stringValue) == ["Tide", "Ann", "audiotest wave"]
                && items.first?.commonKey == .commonKeyTitle)
        #expect(
            AVMetadataItem.metadataItems(from: items, filteredByIdentifier: .commonIdentifierArtist).count
                == 1)
    }
}

@Suite("Pictures of a video", .enabled(if: Clips.hasVideo))
struct ImageGeneratorTests {
    private let generator = AVAssetImageGenerator(asset: AVURLAsset(url: Clips.video!))

    private func isRed(_ image: CGImage) -> Bool {
        guard let bytes = image.dataProvider?.data else { return false }
        return bytes.count > 2 && bytes[0] > 200 && bytes[1] < 60
    }

    @Test("Each is the one that is shown at its time, in any order")
    func times() async throws {
        for (seconds, red, time) in [
            (0.0, true, 0.0), (0.37, false, 0.35), (0.16, true, 0.15), (0.21, false, 0.2),
        ] {
            let found = try await generator.image(at: CMTime(seconds: seconds, preferredTimescale: 600))
            #expect(isRed(found.image) == red && found.image.width == 64)
            #expect(found.actualTime.seconds <= seconds && found.actualTime.seconds >= time - 0.001)
        }
        var actual = CMTime.invalid
        let image = try generator.copyCGImage(at: CMTime(value: 1, timescale: 10), actualTime: &actual)
        #expect(isRed(image) && actual.seconds == 0.1)
    }

    @Test("They are no larger than they may be")
    func size() throws {
        generator.maximumSize = CGSize(width: 16, height: 16)
        let image = try generator.copyCGImage(at: .zero, actualTime: nil)
        #expect(image.width == 16 && image.height == 8 && isRed(image))
    }

    @Test("One after the other, and what there is none of")
    func sequence() async throws {
        generator.requestedTimeToleranceBefore = .zero
        var lines: [String] = []
        for await result in generator.images(for: [.zero, CMTime(value: 9, timescale: 1)]) {
            switch result {
            case .success(let time, _, let actual): lines.append("\(time.seconds) \(actual.seconds)")
            case .failure(let time, let error):
                lines.append("\(time.seconds) \((error as? AVError)?.code == .noImageAtTime)")
            }
        }
        #expect(lines == ["0.0 0.0", "9.0 true"])
        await #expect(throws: AVError.self) {
            try await AVAssetImageGenerator(asset: AVURLAsset(url: Clips.sound)).image(at: .zero)
        }
        await withCheckedContinuation { continuation in
            generator.generateCGImagesAsynchronously(forTimes: [NSValue(time: .zero)]) {
                _, image, _, result, _ in
                #expect(image != nil && result == .succeeded)
                continuation.resume()
            }
        }
    }
}
