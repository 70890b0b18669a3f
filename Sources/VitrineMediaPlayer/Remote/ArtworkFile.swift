import Foundation
import VitrineCoreGraphics
import VitrineUIKit

/// The picture of what is played, in a file, which is how the desktop takes it. There is one at a time.
@MainActor
final class ArtworkFile {
    /// Points a side; panels show less.
    private static let largest: CGFloat = 600

    private var artwork: MPMediaItemArtwork?
    private var file: URL?
    private var count = 0
    private var observer: (any NSObjectProtocol)?

    /// The address of the file of an artwork; nil without one.
    func address(of artwork: MPMediaItemArtwork?) -> URL? {
        guard artwork !== self.artwork else { return file }
        remove()
        self.artwork = artwork
        guard let artwork else { return nil }
        let size = CGSize(
            width: min(artwork.bounds.width, Self.largest), height: min(artwork.bounds.height, Self.largest))
        guard let data = artwork.image(at: size)?.pngData() else { return nil }
        // Another name each time: who shows it looks at the name alone.
        count += 1
        let name = "vitrine-artwork-\(ProcessInfo.processInfo.processIdentifier)-\(count).png"
        let place = Self.folder.appendingPathComponent(name)
        guard (try? data.write(to: place)) != nil else { return nil }
        file = place
        if observer == nil {
            observer = NotificationCenter.default.addObserver(
                forName: UIApplication.willTerminateNotification, object: nil, queue: nil
            ) { [weak self] _ in MainActor.assumeIsolated { self?.remove() } }
        }
        return place
    }

    private func remove() {
        if let file { try? FileManager.default.removeItem(at: file) }
        file = nil
    }

    /// In memory, and the user's alone, where the session has such a folder.
    private static var folder: URL {
        if let path = ProcessInfo.processInfo.environment["XDG_RUNTIME_DIR"], path.hasPrefix("/") {
            URL(fileURLWithPath: path)
        } else {
            FileManager.default.temporaryDirectory
        }
    }
}
