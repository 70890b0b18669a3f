import VitrineGraphics
import VitrineQuartzCore

/// A view that is drawn where no screen is.
@MainActor
final class ViewPicture<Content: View> {
    private let host: _UIHostingView<Content>

    init(_ content: Content, in environment: EnvironmentValues?) {
        if let environment {
            host = _UIHostingView(rootView: content, inheriting: environment)
        } else {
            host = _UIHostingView(rootView: content)
        }
        host.safeAreaRegions = []
    }

    func size(for proposal: ProposedViewSize) -> CGSize { host.size(for: proposal) }

    /// What the view draws in a size.
    func node(in size: CGSize) -> RenderNode? {
        host.frame = CGRect(origin: .zero, size: size)
        host.setNeedsLayout()
        host.layoutIfNeeded()
        return host.layer.subtreeNode
    }
}
