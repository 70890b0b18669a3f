public import Foundation
import VitrinePlatform

/// A view that asynchronously loads and displays an image.
///
/// It loads with the shared URL session, and keeps answers as long as their servers say; from a file where the address is one. Loading begins when
/// the view appears, ends when it disappears, and begins anew when the address changes. Pictures are decoded off the main
/// thread; one beyond `UIImage.decodingPixelLimit` fails to load.
public struct AsyncImage<Content: View>: View {
    /// What is loaded.
    private struct Request: Hashable {
        var url: URL?
        var scale: CGFloat
    }

    private let request: Request
    private let transaction: Transaction
    private let content: (AsyncImagePhase) -> Content
    /// How loading ended, and of what.
    @State private var outcome: (request: Request, phase: AsyncImagePhase)?

    /// Loads and displays an image from the specified URL in its own size; a gray area that takes what room there is until
    /// then.
    ///
    /// - Parameters:
    ///   - url: Where the image is; nil leaves the placeholder.
    ///   - scale: Pixels per point of the image.
    public init(url: URL?, scale: CGFloat = 1) where Content == Image {
        self.init(url: url, scale: scale) { $0.image ?? Self.placeholder }
    }

    /// Loads and displays a modifiable image from the specified URL, and another view until it is there, and when it
    /// cannot be loaded.
    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image {
                content(image)
            } else {
                placeholder()
            }
        }
    }

    /// Loads and displays a modifiable image from the specified URL in phases.
    ///
    /// - Parameter transaction: With what the phase changes, such as an animation.
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        request = Request(url: url, scale: scale)
        self.transaction = transaction
        self.content = content
    }

    public var body: some View {
        content(phase).task(id: request) { @MainActor in await load() }
    }

    private var phase: AsyncImagePhase {
        if let outcome, outcome.request == request { outcome.phase } else { .empty }
    }

    private func load() async {
        guard let url = request.url, phase.image == nil else { return }
        let loaded: AsyncImagePhase
        do {
            loaded = .success(Image(uiImage: try await Self.image(at: url, scale: request.scale)))
        } catch {
            loaded = .failure(error)
        }
        // Who went away, or wants another one by now, does not hear of it.
        guard !Task.isCancelled else { return }
        withTransaction(transaction) { outcome = (request, loaded) }
    }

    nonisolated private static func image(at url: URL, scale: CGFloat) async throws -> UIImage {
        let data = try await Transfer.data(from: url)
        return try await Task.detached {
            guard let image = UIImage(data: data, scale: scale) else {
                throw URLError(.cannotDecodeContentData)
            }
            return image
        }.value
    }

    /// The colour is ours: what it looks like is not documented.
    private static var placeholder: Image { Image(uiImage: AsyncImagePlaceholder.image).resizable() }
}

private enum AsyncImagePlaceholder {
    /// A pixel of the system's gray, by appearance.
    static let image: UIImage = {
        let asset = UIImageAsset()
        for style in [UIUserInterfaceStyle.light, .dark] {
            let traits = UITraitCollection(userInterfaceStyle: style)
            asset.register(
                UIImage(filledWith: UIColor.systemGray5.resolvedColor(with: traits)), with: traits)
        }
        return asset.image(with: UITraitCollection(userInterfaceStyle: .light))
    }()
}
