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
    private(set) var symbolMode: SymbolRenderingMode?
    private var variableValue: Double?
    /// What the image shows, for assistive technology; the name says it where nothing else does.
    var label: Text?
    /// Whether the image says nothing to assistive technology.
    var isDecorative = false

    /// The image of a name: of an asset catalogue or a file beside the program, or in a bundle. The name is its label.
    public init(_ name: String, bundle: Bundle? = nil) { source = .named(name, bundle) }
    /// The image of a name, with a label for accessibility.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        source = .named(name, bundle)
        self.label = label
    }
    /// The system symbol of a name, as large and as thick as text around it, in the foreground style. Without one the image
    /// is empty, and a line on standard error names it.
    ///
    /// Symbols are Apple's: the same names are drawn here with other outlines, as Docs/Symbols.md tells.
    public init(systemName: String) { source = .symbol(systemName) }
    /// The system symbol of a name, of whose parts a value from 0 to 1 shows as many as it reaches, and the others dimmed;
    /// whole for nil. Symbols that are drawn whole, as Docs/Symbols.md tells, are the same for all values.
    public init(systemName: String, variableValue: Double?) {
        source = .symbol(systemName)
        self.variableValue = variableValue
    }
    /// The image of a name, without meaning for accessibility.
    public init(decorative name: String, bundle: Bundle? = nil) {
        source = .named(name, bundle)
        isDecorative = true
    }
    /// The image that a resource names.
    public init(_ resource: ImageResource) { source = .named(resource.name, resource.bundle) }
    /// An image of UIKit's.
    public init(uiImage: UIImage) { source = .uiImage(uiImage) }

    /// The name that it was made with.
    var name: String? {
        switch source {
        case .named(let name, _), .symbol(let name): name
        case .uiImage: nil
        }
    }

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

    /// Specifies whether the edges of the image are smooth where they are not on whole pixels. They always are here.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }

    /// Sets how the parts of a symbol are coloured.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        var result = self
        result.symbolMode = mode
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

    /// The name of the symbol, if it is one.
    var symbolName: String? {
        if case .symbol(let name) = source { name } else { nil }
    }

    /// The pixels; nil when there is no such image, and for symbols, which depend on where they are.
    var uiImage: UIImage? {
        switch source {
        case let .named(name, bundle): Self.load(name, bundle)
        case .symbol: nil
        case .uiImage(let image): image
        }
    }

    /// How the parts of a symbol are coloured: as was asked for, else with a palette where there are several styles.
    fileprivate func renderingKind(in environment: EnvironmentValues) -> SymbolRenderingMode.Kind {
        (symbolMode ?? environment.symbolRenderingMode)?.kind
            ?? ((environment.foregroundStyles?.styles.count ?? 0) > 1 ? .palette : .monochrome)
    }

    /// A symbol as it is in an environment; nil when there is none of the name.
    ///
    /// - Parameter colors: Of its parts, in place of those of the rendering mode.
    fileprivate func symbol(
        _ name: String, in environment: EnvironmentValues, colors: UIImage.SymbolConfiguration.Colors? = nil
    ) -> UIImage? {
        let font = environment.font(of: environment.textStyle)
        let scale: UIImage.SymbolScale =
            switch environment.imageScale {
            case .small: .small
            case .medium: .medium
            case .large: .large
            }
        // Tones are how opaque black is: what is drawn is a mask for the style.
        let isHierarchical = renderingKind(in: environment) == .hierarchical
        let values = UIImage.SymbolConfiguration.Values(
            size: .points(font.size), weight: UIFont.Weight(css: font.weight).symbolWeight(), scale: scale,
            colors: colors ?? (isHierarchical ? .hierarchical(.black) : nil), variable: variableValue)
        let traits = environment.imageTraits
        for name in environment.symbolVariants.names(of: name) {
            if let found = UIImage.symbol(name, values, traits) { return found }
        }
        RuntimeIssue.report("No symbol named '\(name)' found in system symbol set")
        return nil
    }
}

extension Image {
    /// Whether an image of this is a mask for the foreground style.
    func isTemplate(_ image: UIImage) -> Bool {
        templateMode.map { $0 == .template } ?? (symbolName != nil || image.isTemplate)
    }

    /// Pixels in a rectangle, stretched or repeated as was asked for.
    @MainActor
    func picture(of image: UIImage, in bounds: CGRect, scale: CGFloat) -> RenderNode? {
        let tiles = isResizable && resizingMode == .tile
        let isSmooth = interpolation != Interpolation.none
        if tiles || capInsets != EdgeInsets() {
            return ImagePainter(bitmap: image.bitmap, natural: image.size, isSmooth: isSmooth)
                .node(in: bounds, insets: capInsets, tiles: tiles)
        }
        return isSmooth
            ? ImageContent.picture(of: image, in: bounds, pixelsPerPoint: scale)
            : .image(image.bitmap, in: bounds, isSmooth: false)
    }

    /// The image in an environment, symbols with it; nil when there is none.
    func resolved(in environment: EnvironmentValues) -> UIImage? {
        guard let symbolName else { return uiImage?.resolved(with: environment.imageTraits) }
        return symbol(symbolName, in: environment)
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

final class ImageElement: LayerElement<Image> {
    private lazy var image = view.uiImage

    /// The image for the environment: of an asset that has several, the one for this appearance.
    var shown: UIImage? {
        guard let name = view.symbolName else { return image?.resolved(with: environment.imageTraits) }
        if let symbol { return symbol }
        let made = view.symbol(name, in: environment)
        symbol = .some(made)
        return made
    }
    /// The symbol for the environment, once it was looked for; nil inside where there is none of the name.
    private var symbol: UIImage??

    override func didUpdate(from old: Image) {
        if old != view { image = view.uiImage }
        symbol = nil
        super.didUpdate(from: old)
    }

    // MARK: The baseline of a symbol is that of text beside it

    override var ownExplicitKeys: Set<AlignmentKey> {
        view.symbolName == nil || view.isResizable ? [] : [.firstTextBaseline, .lastTextBaseline]
    }

    override func alignment(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
        shown?.baselineOffsetFromBottom.map { size.height - $0 }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let natural = shown?.size ?? .zero
        return view.isResizable ? proposal.replacingUnspecifiedDimensions(by: natural) : natural
    }

    override var contentDependsOnSize: Bool { true }

    private var effects: SymbolEffectRunner?

    private func runEffects(on layer: CALayer) {
        guard let name = view.symbolName else { return }
        let (wanted, transition) = (environment.symbolEffects, environment.contentTransition)
        var hasTransition = false
        if case .symbolEffect = transition.kind { hasTransition = true }
        guard effects != nil || !wanted.isEmpty || hasTransition else { return }
        let runner = effects ?? SymbolEffectRunner()
        effects = runner
        runner.update(wanted, name: name, transition, on: layer)
    }

    override func updateLayer(_ layer: CALayer, _ pass: RenderPass) {
        runEffects(on: layer)
        guard let image = shown else {
            layer.layerContent = nil
            layer.setNeedsDisplay()
            return
        }
        let isTemplate = view.isTemplate(image)
        let style = HierarchicalShapeStyle.primary._resolve(environment, level: 0)
        if environment.isRedacted {
            layer.layerContent = PaintContent { Placeholder.box($0, style) }
            layer.setNeedsDisplay()
            return
        }
        if let name = view.symbolName, view.renderingKind(in: environment) == .palette,
            let palette = SymbolPalette(
                masks: SymbolPalette.tones.map {
                    view.symbol(name, in: environment, colors: .palette($0))
                }, environment, pass.scale)
        {
            layer.layerContent = PaintContent { palette.node(in: $0) }
            return layer.setNeedsDisplay()
        }
        let scale = pass.scale
        layer.layerContent = PaintContent { [view] bounds in
            let picture = view.picture(of: image, in: bounds, scale: scale)
            guard isTemplate, let picture else { return picture }
            return style.decorations.applied(to: style.gradient(in: bounds, unit: bounds).masked(by: picture))
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
        // Nine parts: corners keep their size, edges stretch or repeat along, the middle both ways.
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
                    let part = CGRect(x: column.0, y: row.0, width: column.1, height: row.1)
                    nodes += self.nodes(
                        of: part, in: CGRect(x: x, y: y, width: width, height: height), tiles: tiles)
                }
                x += width
            }
            y += height
        }
        return RenderNode.container(nodes)
    }

    /// A part of the picture, in its points, that fills a rectangle: once, or as often as it takes.
    private func nodes(of part: CGRect, in rect: CGRect, tiles: Bool) -> [RenderNode] {
        func node(in rect: CGRect) -> RenderNode {
            .image(
                bitmap, in: rect,
                source: CGRect(
                    x: part.minX / natural.width, y: part.minY / natural.height,
                    width: part.width / natural.width, height: part.height / natural.height),
                isSmooth: isSmooth)
        }
        guard tiles, part.size != rect.size else { return [node(in: rect)] }
        var nodes: [RenderNode] = []
        for y in stride(from: rect.minY, to: rect.maxY, by: part.height) {
            for x in stride(from: rect.minX, to: rect.maxX, by: part.width) {
                nodes.append(node(in: CGRect(origin: CGPoint(x: x, y: y), size: part.size)))
            }
        }
        return RenderNode.container(nodes).map { [$0.clipped(to: rect)] } ?? []
    }
}
