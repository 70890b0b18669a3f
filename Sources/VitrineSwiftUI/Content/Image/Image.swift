import VitrineGraphics

/// A view that displays an image.
public struct Image: Equatable, @unchecked Sendable {
    /// How an image is resized.
    public enum ResizingMode: Hashable, Sendable {
        /// Repeated, or stretched.
        case tile, stretch
    }
    /// How an image is rendered.
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// Its alpha in the foreground colour.
        case template
        /// As it is.
        case original
    }
    /// The quality of scaling.
    public enum Interpolation: Hashable, Sendable {
        /// From nearest pixel to smoothest.
        case none, low, medium, high
    }

    private enum Source: Equatable {
        case named(String, Bundle?)
        case symbol(String)
        case uiImage(UIImage)
    }

    private let source: Source
    private(set) var isResizable = false
    private(set) var capInsets = EdgeInsets()
    private(set) var resizingMode = ResizingMode.stretch
    private(set) var templateMode: TemplateRenderingMode?
    private(set) var interpolation: Interpolation?

    /// The image of a name: of an asset catalogue or a file beside the program, or in a bundle.
    public init(_ name: String, bundle: Bundle? = nil) { source = .named(name, bundle) }
    /// The system symbol of a name. There are none yet: the image is empty, and one line on standard error names it.
    public init(systemName: String) { source = .symbol(systemName) }
    /// The image of a name, without meaning for accessibility.
    public init(decorative name: String, bundle: Bundle? = nil) { source = .named(name, bundle) }
    /// The image that a resource names.
    public init(_ resource: ImageResource) { source = .named(resource.name, resource.bundle) }
    /// An image of UIKit's.
    public init(uiImage: UIImage) { source = .uiImage(uiImage) }

    /// Lets the image take the size it is given.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch)
        -> Image
    {
        var result = self
        result.isResizable = true
        result.capInsets = capInsets
        result.resizingMode = resizingMode
        return result
    }

    /// Sets whether the image is a template for the foreground colour.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        var result = self
        result.templateMode = renderingMode
        return result
    }

    /// Specifies the current level of quality for rendering an image that requires interpolation: with none every pixel of the
    /// image is a rectangle, with any other they are mixed as well as can be.
    public func interpolation(_ interpolation: Interpolation) -> Image {
        var result = self
        result.interpolation = interpolation
        return result
    }

    private static func load(_ name: String, _ bundle: Bundle?) -> UIImage? {
        let image = UIImage(named: name, in: bundle, compatibleWith: nil)
        if image == nil {
            RuntimeIssue.report(
                "No image named '\(name)' found in asset catalog for \(bundle?.bundlePath ?? "main bundle")")
        }
        return image
    }

    private static func loadSymbol(_ name: String) -> UIImage? {
        RuntimeIssue.report("No symbol named '\(name)' found in system symbol set")
        return nil
    }

    /// The pixels; nil when there is no such image.
    var uiImage: UIImage? {
        switch source {
        case let .named(name, bundle):
            Self.load(name, bundle)
        case .symbol(let name): Self.loadSymbol(name)
        case .uiImage(let image): image
        }
    }
}

extension Image: _PrimitiveView {
    /// A primitive view.
    public typealias Body = Never

    /// Makes the image's node.
    public static func _makeNode(_ view: Image, _ context: _NodeContext) -> _ViewNode<Image> {
        PrimitiveNode(view, context, ImageElement.self)
    }
}

private final class ImageElement: LayerElement<Image> {
    private lazy var image = view.uiImage

    /// The image for the environment: of an asset that has several, the one for this appearance.
    private var shown: UIImage? { image?.resolved(with: environment.imageTraits) }

    override func didUpdate(from old: Image) {
        if old != view { image = view.uiImage }
        super.didUpdate(from: old)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let natural = shown?.size ?? .zero
        return view.isResizable ? proposal.replacingUnspecifiedDimensions(by: natural) : natural
    }

    override var contentDependsOnSize: Bool { true }

    override func updateLayer(_ layer: CALayer, _ pass: RenderPass) {
        guard let image = shown else {
            layer.layerContent = nil
            layer.setNeedsDisplay()
            return
        }
        let isTemplate = view.templateMode.map { $0 == .template } ?? (image.renderingMode == .alwaysTemplate)
        let style = HierarchicalShapeStyle.primary._resolve(environment, level: 0)
        let insets = view.capInsets
        let tiles = view.isResizable && view.resizingMode == .tile
        let scale = pass.scale
        let isSmooth = view.interpolation != Image.Interpolation.none
        layer.layerContent = PaintContent { bounds in
            let picture =
                tiles || insets != EdgeInsets()
                ? ImagePainter(bitmap: image.bitmap, natural: image.size, isSmooth: isSmooth)
                    .node(in: bounds, insets: insets, tiles: tiles)
                : isSmooth
                    ? ImageContent.picture(of: image, in: bounds, pixelsPerPoint: scale)
                    : .image(image.bitmap, in: bounds, isSmooth: false)
            guard isTemplate, let picture else { return picture }
            return style.gradient(in: bounds, unit: bounds).masked(by: picture)
        }
        layer.setNeedsDisplay()
    }
}

extension EnvironmentValues {
    /// The traits that images of catalogues are chosen by: the screen's, with what the environment says.
    fileprivate var imageTraits: UITraitCollection {
        UITraitCollection.fallback.modifyingTraits {
            $0.userInterfaceStyle = colorScheme == .dark ? .dark : .light
            $0.displayScale = displayScale
            $0.layoutDirection = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        }
    }
}

/// Draws an image in a size that may not be its own.
private struct ImagePainter {
    let bitmap: Bitmap
    let natural: CGSize
    let isSmooth: Bool

    func node(in bounds: CGRect, insets: EdgeInsets, tiles: Bool) -> RenderNode? {
        guard bounds.width > 0, bounds.height > 0, natural.width > 0, natural.height > 0 else { return nil }
        if tiles {
            var nodes: [RenderNode] = []
            for y in stride(from: bounds.minY, to: bounds.maxY, by: natural.height) {
                for x in stride(from: bounds.minX, to: bounds.maxX, by: natural.width) {
                    nodes.append(
                        .image(
                            bitmap, in: CGRect(origin: CGPoint(x: x, y: y), size: natural), isSmooth: isSmooth
                        ))
                }
            }
            return RenderNode.container(nodes)?.clipped(to: bounds)
        }
        // Nine parts: corners keep their size, edges stretch along, the middle both ways.
        let columns = [
            (0, insets.leading), (insets.leading, natural.width - insets.leading - insets.trailing),
            (natural.width - insets.trailing, insets.trailing),
        ]
        let rows = [
            (0, insets.top), (insets.top, natural.height - insets.top - insets.bottom),
            (natural.height - insets.bottom, insets.bottom),
        ]
        let widths = [insets.leading, bounds.width - insets.leading - insets.trailing, insets.trailing]
        let heights = [insets.top, bounds.height - insets.top - insets.bottom, insets.bottom]
        var nodes: [RenderNode] = []
        var y = bounds.minY
        for (row, height) in zip(rows, heights) {
            var x = bounds.minX
            for (column, width) in zip(columns, widths) {
                if width > 0, height > 0, column.1 > 0, row.1 > 0 {
                    nodes.append(
                        .image(
                            bitmap, in: CGRect(x: x, y: y, width: width, height: height),
                            source: CGRect(
                                x: column.0 / natural.width, y: row.0 / natural.height,
                                width: column.1 / natural.width, height: row.1 / natural.height),
                            isSmooth: isSmooth))
                }
                x += width
            }
            y += height
        }
        return RenderNode.container(nodes)
    }
}
