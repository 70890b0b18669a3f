import VitrineGraphics

/// Makes images of views.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
    /// What is drawn.
    public var content: Content { willSet { objectWillChange.send() } }
    /// The room that the view is offered.
    public var proposedSize = ProposedViewSize.unspecified { willSet { objectWillChange.send() } }
    /// Pixels per point; 1 unless set.
    public var scale: CGFloat = 1 { willSet { objectWillChange.send() } }
    /// Whether the image is black where nothing is drawn.
    public var isOpaque = false { willSet { objectWillChange.send() } }
    /// The space that colours are mixed in.
    public var colorMode = ColorRenderingMode.nonLinear { willSet { objectWillChange.send() } }

    /// Makes a renderer of a view.
    public init(content: Content) { self.content = content }

    /// The view as it is now; nil where it has no size.
    public var cgImage: CGImage? {
        var image: CGImage?
        render(rasterizationScale: scale) { [scale, isOpaque] size, draw in
            let width = Int(clamping: (size.width * scale - 1e-6).rounded(.up))
            let height = Int(clamping: (size.height * scale - 1e-6).rounded(.up))
            guard let context = CGContext(pixelWidth: width, pixelHeight: height, scale: scale) else {
                return
            }
            if isOpaque {
                context.setFillColor(.black)
                context.fill(CGRect(x: 0, y: 0, width: size.width + 1, height: size.height + 1))
            }
            // What is drawn turns the context, as one of Core Graphics has its origin at the lower left.
            context.translateBy(x: 0, y: size.height)
            context.scaleBy(x: 1, y: -1)
            draw(context)
            image = context.makeImage()
        }
        return image
    }

    /// The view as it is now; nil where it has no size.
    public var uiImage: UIImage? { cgImage.map { UIImage(cgImage: $0, scale: scale, orientation: .up) } }

    /// Has the view drawn into a context of one's own, whose origin is at the lower left.
    ///
    /// - Parameters:
    ///   - rasterizationScale: Pixels per point, for what is drawn as pixels.
    ///   - renderer: Is given the size of the view, and what draws it.
    public func render(
        rasterizationScale: CGFloat = 1,
        renderer: (_ size: CGSize, _ renderInContext: (CGContext) -> Void) -> Void
    ) {
        let picture = ViewPicture(content.environment(\.displayScale, rasterizationScale), in: nil)
        let size = picture.size(for: proposedSize)
        guard size.width > 0, size.height > 0, let node = picture.node(in: size) else { return }
        renderer(size) { context in
            context.saveGState()
            context.translateBy(x: 0, y: size.height)
            context.scaleBy(x: 1, y: -1)
            context.draw(node)
            context.restoreGState()
        }
    }
}
