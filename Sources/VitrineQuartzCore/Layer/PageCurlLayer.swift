package import VitrineGraphics

/// Shows a page that is turned like a sheet of paper, with its back and its shadows.
///
/// The layer covers all that the page moves over. Animate `progress`.
@MainActor
package final class PageCurlLayer: CALayer {
    /// The edge at which a page is bound.
    package enum Edge { case left, right, top, bottom }

    /// A page, in the layer's coordinates.
    package struct Page {
        /// Where it lies before it is turned, in points.
        package var frame: CGRect
        /// What is on it, with its origin at zero.
        package var front: RenderNode?
        /// What is on its back; nil for paper, through which the front shines.
        package var back: RenderNode?
        package var edge: Edge
        /// Whether it comes to lie on the other side of the edge, or goes out of sight.
        package var landsBeside: Bool

        package init(
            frame: CGRect, front: RenderNode?, back: RenderNode?, edge: Edge, landsBeside: Bool
        ) {
            (self.frame, self.front, self.back) = (frame, front, back)
            (self.edge, self.landsBeside) = (edge, landsBeside)
        }
    }

    private static let curlRows = PageCurlRows()
    private static let curlTable = LayerPropertyTable(curlRows, inheriting: CALayer.table)
    override class var table: LayerPropertyTable { curlTable }

    private let page: Page

    package init(_ page: Page) {
        self.page = page
        super.init()
        modelValues.extras = Self.curlTable.initialExtras
    }

    package override init(layer: Any) {
        page =
            (layer as? PageCurlLayer)?.page
            ?? Page(frame: .zero, front: nil, back: nil, edge: .left, landsBeside: false)
        super.init(layer: layer)
    }

    package required init?(coder: NSCoder) { nil }

    /// From 0, where the page lies flat, to 1, where it has been turned.
    package var progress: CGFloat {
        get { modelValues[Self.curlRows.progress] }
        set { set(Self.curlRows.progress, newValue) }
    }

    package override func action(forKey event: String) -> (any CAAction)? { nil }

    override func makeOwnContent(_ values: LayerProperties, in rect: CGRect) -> RenderNode? {
        let curl = PageCurl(
            length: isSideways ? page.frame.width : page.frame.height,
            progress: values[Self.curlRows.progress],
            landsBeside: page.landsBeside)
        guard curl.length > 0 else { return nil }
        let strips = curl.strips
        let faces = strips.filter { !$0.showsBack }.compactMap { node($0, of: curl) }
        let backs = strips.filter(\.showsBack).compactMap { node($0, of: curl) }
        return .container(
            shadowsBelow(curl) + faces + shading(curl.line, curl.reach, 0, 0.28)
                + shadowOnFace(curl) + backs
                + (curl.freeEdge == nil ? [] : shading(curl.line, curl.reach, 0, 0.22)))?
            .clipped(to: rect)
    }

    private var isSideways: Bool { page.edge == .left || page.edge == .right }
    /// Whether lengths run against the axis.
    private var isReversed: Bool { page.edge == .right || page.edge == .bottom }

    /// The part of the layer between two lengths from the bound edge.
    private func rect(_ start: CGFloat, _ end: CGFloat) -> CGRect {
        let frame = page.frame
        let (low, high) = (min(start, end), max(start, end))
        return switch page.edge {
        case .left: CGRect(x: frame.minX + low, y: frame.minY, width: high - low, height: frame.height)
        case .right: CGRect(x: frame.maxX - high, y: frame.minY, width: high - low, height: frame.height)
        case .top: CGRect(x: frame.minX, y: frame.minY + low, width: frame.width, height: high - low)
        case .bottom: CGRect(x: frame.minX, y: frame.maxY - high, width: frame.width, height: high - low)
        }
    }

    /// Brings what is drawn on the page to where a strip is seen.
    ///
    /// - Parameter isBack: Whether the content is read from the back, so that lengths run the other way.
    private func transform(_ strip: PageCurl.Strip, _ length: CGFloat, isBack: Bool) -> CGAffineTransform {
        let (from, scale) = (
            strip.from.lowerBound, (strip.end - strip.start) / (strip.from.upperBound - strip.from.lowerBound)
        )
        // Seen at `start + (u - from) · scale` from the edge, where u is the length in the content or what is left of it.
        let runsBack = isReversed != isBack
        var factor = runsBack ? -scale : scale
        var offset = strip.start + ((runsBack ? length : 0) - from) * scale
        if isReversed { (factor, offset) = (-factor, -offset) }
        let frame = page.frame
        return switch page.edge {
        case .left: CGAffineTransform(a: factor, b: 0, c: 0, d: 1, tx: frame.minX + offset, ty: frame.minY)
        case .right: CGAffineTransform(a: factor, b: 0, c: 0, d: 1, tx: frame.maxX + offset, ty: frame.minY)
        case .top: CGAffineTransform(a: 1, b: 0, c: 0, d: factor, tx: frame.minX, ty: frame.minY + offset)
        case .bottom: CGAffineTransform(a: 1, b: 0, c: 0, d: factor, tx: frame.minX, ty: frame.maxY + offset)
        }
    }

    private func node(_ strip: PageCurl.Strip, of curl: PageCurl) -> RenderNode? {
        // Half a point more, under the next strip, so that no line of the ground shines through between two.
        let extent = strip.extent
        let place = rect(extent.lowerBound, extent.upperBound + (strip.showsBack ? 0 : 0.5))
        guard strip.showsBack else {
            return page.front?.transformed(by: transform(strip, curl.length, isBack: false)).clipped(
                to: place)
        }
        let back = rect(extent.lowerBound - 0.5, extent.upperBound)
        if let content = page.back {
            return content.transformed(by: transform(strip, curl.length, isBack: true)).clipped(to: back)
        }
        let shine = page.front?.transformed(by: transform(strip, curl.length, isBack: false))
            .clipped(to: back).opacity(0.15)
        return .container(
            [.color(RGBA(red: 1, green: 1, blue: 1, alpha: 1), in: back), shine].compactMap { $0 })
    }

    // MARK: Shadows

    /// A darkening from one length to another.
    private func shading(_ start: CGFloat, _ end: CGFloat, _ first: Double, _ last: Double) -> [RenderNode] {
        guard abs(end - start) > 0.01 else { return [] }
        let area = rect(start, end)
        let (low, high) = (CGPoint(x: area.minX, y: area.minY), CGPoint(x: area.maxX, y: area.maxY))
        let ends = isSideways ? (low, CGPoint(x: high.x, y: low.y)) : (low, CGPoint(x: low.x, y: high.y))
        let dark = (start < end) != isReversed ? (first, last) : (last, first)
        return [
            .linearGradient(
                in: area, from: ends.0, to: ends.1,
                stops: [
                    GradientStop(offset: 0, color: RGBA(red: 0, green: 0, blue: 0, alpha: dark.0)),
                    GradientStop(offset: 1, color: RGBA(red: 0, green: 0, blue: 0, alpha: dark.1)),
                ])
        ]
    }

    /// What the roll throws on the page below; the less, the flatter it is.
    private func shadowsBelow(_ curl: PageCurl) -> [RenderNode] {
        let height = min(1, (curl.length - curl.line) / max(curl.radius, 1))
        return shading(curl.reach, curl.reach + max(curl.radius, 6) * 0.7, 0.3 * Double(height), 0)
    }

    /// What the free edge throws on the face, or on the page that it comes to lie on.
    private func shadowOnFace(_ curl: PageCurl) -> [RenderNode] {
        guard let edge = curl.freeEdge, curl.radius > 0 else { return [] }
        return shading(edge, edge - curl.radius * 0.6, 0.25, 0)
    }
}

/// The row that such layers add to the table of properties.
@MainActor
private struct PageCurlRows {
    let progress = LayerProperty("progress", initial: CGFloat(0), animates: .explicitly) {
        (layer: PageCurlLayer, value) in layer.progress = value
    }
}
