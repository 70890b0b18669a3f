public import VitrineAVFoundation
public import VitrineSwiftUI
import VitrineUIKit

/// A view that shows a player's pictures, with controls, on black.
@MainActor @preconcurrency
public struct VideoPlayer<VideoOverlay: View>: View {
    private let player: AVPlayer?
    private let overlay: VideoOverlay?

    /// Shows a player, and a view between its pictures and the controls.
    public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
        self.player = player
        overlay = videoOverlay()
    }

    public var body: some View { PlayerPage(player: player, overlay: overlay) }
}

extension VideoPlayer where VideoOverlay == EmptyView {
    /// Shows a player.
    public init(player: AVPlayer?) {
        self.player = player
        overlay = nil
    }
}

private struct PlayerPage<Overlay: View>: UIViewControllerRepresentable {
    let player: AVPlayer?
    let overlay: Overlay?

    @MainActor
    final class Coordinator {
        var host: UIHostingController<Overlay>?
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIViewController(context: Context) -> AVPlayerViewController {
        let controller = AVPlayerViewController()
        controller.player = player
        if let overlay, let place = controller.contentOverlayView {
            let host = UIHostingController(rootView: overlay)
            host.view.backgroundColor = .clear
            host.view.frame = place.bounds
            host.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            controller.addChild(host)
            place.addSubview(host.view)
            host.didMove(toParent: controller)
            context.coordinator.host = host
        }
        return controller
    }

    func updateUIViewController(_ controller: AVPlayerViewController, context: Context) {
        controller.player = player
        if let overlay { context.coordinator.host?.rootView = overlay }
    }
}
