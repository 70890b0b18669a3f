package import VitrineGraphics
import VitrinePlatform

/// The nodes a layer keeps. A nil node that is valid draws nothing.
struct LayerNodes {
    /// Background, contents and own drawing, in content space: the bounds with their origin at zero.
    var content: RenderNode?
    var isContentValid = false
    /// The sublayers in their places, in the layer's own coordinates.
    var sublayers = SublayerNodes()
    var isContainerValid = false
    /// Sublayers are not drawn in the order that they are in.
    var isSorted = false
    /// The place among the superlayer's sublayers, while that has it in its nodes.
    var slot = 0
    /// The superlayer knows that it has to look at the slot.
    var isStaleSlot = false
    /// A group of the superlayer's nodes ends here.
    var endsGroup = false

    /// Everything of the layer, in content space, without its own place, transform and opacity.
    var subtree: RenderNode?
    var isSubtreeValid = false
    /// The subtree in the superlayer's coordinates, with opacity.
    var placed: RenderNode?
    var isPlacedValid = false
    /// The picture of a layer that is seen in perspective.
    var perspective: PerspectiveSurface?
}

extension CALayer {
    final func askForDisplay() {
        MainThread.demand(self)
        state.needsDisplay = true
        state.dirtyRect = .null
        invalidate(.content)
    }

    final func askForDisplay(of r: CGRect) {
        MainThread.demand(self)
        let isWhole = state.needsDisplay && state.dirtyRect.isNull
        state.needsDisplay = true
        if !isWhole { state.dirtyRect = state.dirtyRect.union(r) }
        invalidate(.content)
    }

    /// Whether the content waits to be drawn.
    public func needsDisplay() -> Bool { state.needsDisplay }

    /// Draws the content now if it waits for it.
    public func displayIfNeeded() {
        guard state.needsDisplay else { return }
        state.needsDisplay = false
        if showsOtherThanModel { displayPresentation() } else { display() }
    }

    /// Sublayers from back to front.
    var orderedSublayers: [CALayer] {
        let layers = state.sublayers
        guard Self.areAtDepths(layers) else { return layers }
        return layers.enumerated().sorted {
            let (a, b) = ($0.element.shownDepth, $1.element.shownDepth)
            return a == b ? $0.offset < $1.offset : a < b
        }.map(\.element)
    }

    /// Whether some of the layers are in front of others or behind them by their own.
    private static func areAtDepths(_ layers: [CALayer]) -> Bool {
        for layer in layers where layer.shownDepth != 0 { return true }
        return false
    }

    /// Marks cached nodes stale and lets the ancestors know.
    ///
    /// Complexity: O(depth), O(1) if an ancestor knows already.
    func invalidate(_ change: LayerChange) {
        guard !change.isEmpty, !state.isPresentation else { return }
        if change.contains(.content) { state.cache.isContentValid = false }
        if change.contains(.scroll) { unsettleSublayers() }
        if change.contains(.sublayerPlacement) {
            for layer in state.sublayers { layer.state.cache.isPlacedValid = false }
            unsettleSublayers()
        }
        let hadSubtree = state.cache.isSubtreeValid
        if change != .placement { state.cache.isSubtreeValid = false }
        let hadPlace = state.cache.isPlacedValid
        state.cache.isPlacedValid = false
        // A stale place alone says nothing about the parent: hidden and culled layers are not visited.
        if hadSubtree || hadPlace || change.contains(.placement) { tellSuperlayer() }
    }

    /// Every sublayer has to be looked at again.
    func unsettleSublayers() {
        state.cache.sublayers.unsettle()
        state.cache.isContainerValid = false
    }

    private func tellSuperlayer() {
        if let masked = state.maskedLayer {
            masked.invalidate(.composition)
            return
        }
        guard let parent = storedSuperlayer else {
            state.context?.setNeedsFrame()
            return
        }
        parent.state.cache.isContainerValid = false
        if !state.cache.isStaleSlot, parent.state.cache.sublayers.isSettled {
            state.cache.isStaleSlot = true
            parent.state.cache.sublayers.markStale(state.cache.slot)
        }
        guard parent.state.cache.isSubtreeValid || parent.state.cache.isPlacedValid else {
            // Its own ancestors were told when it became stale; the frame is due already.
            return
        }
        parent.state.cache.isSubtreeValid = false
        parent.state.cache.isPlacedValid = false
        parent.tellSuperlayer()
    }

    // MARK: Nodes

    /// The layer's own content, cached.
    package var contentNode: RenderNode? {
        displayIfNeeded()
        if !state.cache.isContentValid {
            LayerCounters.current.contents += 1
            state.cache.content = makeContentNode(shown)
            state.cache.isContentValid = true
        }
        return state.cache.content
    }

    /// The layer with everything in it, cached; in content space, without its own place and opacity.
    package var subtreeNode: RenderNode? {
        state.cache.isSubtreeValid ? state.cache.subtree : updatedSubtree(shown)
    }

    private func updatedSubtree(_ values: LayerProperties) -> RenderNode? {
        if state.cache.isSubtreeValid { return state.cache.subtree }
        LayerCounters.current.subtrees += 1
        state.cache.subtree = makeSubtreeNode(values)
        state.cache.isSubtreeValid = true
        return state.cache.subtree
    }

    /// The layer with everything in it as it was last drawn, whatever has changed since; nil if it never was.
    package var drawnSubtreeNode: RenderNode? { state.cache.subtree }

    func updatedPlacedNode() -> RenderNode? {
        // Left out without looking inside; the nodes stay as they are until the layer shows.
        guard !showsNothing else { return nil }
        if state.cache.isPlacedValid, state.cache.isSubtreeValid { return state.cache.placed }
        LayerCounters.current.placements += 1
        let values = shown
        var placed: RenderNode?
        if !flattensSublayers {
            placed = placedInSpace(values)
        } else if let node = updatedSubtree(values) {
            placed = place(node, values, opacity: values.opacity, by: contentToSuper(values))
        }
        state.cache.placed = placed
        state.cache.isPlacedValid = true
        return placed
    }

    /// Maps content space to the superlayer's coordinates.
    func contentToSuper(_ values: LayerProperties) -> CATransform3D {
        guard let parent = superlayer,
            parent.state.presentation?.movesSublayers ?? parent.modelValues.movesSublayers
        else { return values.contentToSuper }
        return CATransform3DConcat(values.contentToSuper, parent.shown.sublayerMap)
    }

    /// The node of the layer's content space, mapped by a matrix.
    func place(
        _ node: RenderNode, _ values: LayerProperties, opacity: Float, by matrix: CATransform3D
    ) -> RenderNode? {
        let size = values.bounds.size
        let affine = matrix.affineApproximation(around: CGRect(origin: .zero, size: size))
        let determinant = affine.a * affine.d - affine.b * affine.c
        guard abs(determinant) > 1e-12 else { return nil }
        if !values.isDoubleSided, determinant < 0 { return nil }
        func faded(_ node: RenderNode) -> RenderNode {
            guard opacity < 0.999 else { return node.blended(blendMode) }
            let value = Double(max(opacity, 0))
            let faded = values.allowsGroupOpacity ? node.opacity(value) : node.opacityOfParts(value)
            return faded.blended(blendMode)
        }
        if let node = projected(node, by: matrix) { return faded(node) }
        let faded = faded(node)
        if affine.a == 1, affine.b == 0, affine.c == 0, affine.d == 1 {
            guard affine.tx != 0 || affine.ty != 0 else { return faded }
            return faded.translated(x: affine.tx, y: affine.ty)
        }
        return faded.transformed(by: affine)
    }

    /// The node in perspective; nil where there is none, or where the affine map that fits best at the layer's middle
    /// has to do: part of the layer lies behind the eye, or its picture would be too large.
    private func projected(_ node: RenderNode, by matrix: CATransform3D) -> RenderNode? {
        guard !matrix.preservesParallelsInPlane else {
            state.cache.perspective = nil
            return nil
        }
        state.cache.perspective = PerspectiveSurface(
            of: node, scale: state.context?.scale ?? 1, former: state.cache.perspective)
        return state.cache.perspective?.node(projection: matrix)
    }

    private func makeSubtreeNode(_ values: LayerProperties) -> RenderNode? {
        let node = makeComposedNode(values)
        guard values.transitionProgress < 1, let transition = currentTransition else { return node }
        return transition.node(to: node, progress: values.transitionProgress, in: values.bounds.size)
    }

    private func makeComposedNode(_ values: LayerProperties) -> RenderNode? {
        let content = contentNode
        var container = updatedContainer(values)
        if let flat = container { container = arrangeSublayers(flat, values) }
        return compose(values, content: content, container: container)
    }

    /// Puts together what a layer shows of its content and its sublayers, which are in its own coordinates.
    func compose(_ values: LayerProperties, content: RenderNode?, container: RenderNode?) -> RenderNode? {
        let rect = CGRect(origin: .zero, size: values.bounds.size)
        let outline = values.outline
        var parts: [RenderNode] = []
        if let content { parts.append(content) }
        if let container {
            let origin = values.bounds.origin
            parts.append(origin == .zero ? container : container.translated(x: -origin.x, y: -origin.y))
        }
        if values.masksToBounds, let group = RenderNode.container(parts) {
            parts = [values.cornerRadius > 0 ? values.clipped(group) : group.clipped(to: rect)]
        }
        if values.borderWidth > 0, let color = values.borderColor, color.alpha > 0, !rect.isEmpty {
            parts.append(.border(outline, width: values.borderWidth, color: color.rgba))
        }
        guard var node = RenderNode.container(parts) else { return nil }
        if let mask {
            guard let maskNode = mask.updatedPlacedNode() else { return nil }
            let origin = values.bounds.origin
            node = node.masked(
                by: origin == .zero ? maskNode : maskNode.translated(x: -origin.x, y: -origin.y))
        }
        var whole = withShadow(node, values, outline)
        if let blur = contentBlur {
            whole = whole.blurred(deviation: blur.deviation, isOpaque: blur.isOpaque)
        }
        if let matrix = colorMatrix { whole = whole.recolored(by: matrix) }
        for shader in shaders { whole = whole.shaded(by: shader) }
        if isIsolated { whole = whole.isolated }
        return values.shouldRasterize
            ? RasterizedLayer.node(of: whole, scale: values.rasterizationScale) : whole
    }

    /// The shadow behind the node. A layer that clips shows none, as its clip cuts the shadow off too.
    private func withShadow(_ node: RenderNode, _ values: LayerProperties, _ outline: RoundedRect)
        -> RenderNode
    {
        guard values.shadowOpacity > 0, let shadowColor = values.shadowColor, !values.masksToBounds else {
            return node
        }
        var color = shadowColor.rgba
        color.alpha *= Double(min(values.shadowOpacity, 1))
        let (offset, blur) = (values.shadowOffset, values.shadowRadius)
        if let path = values.shadowPath {
            let shape = RenderNode.fill(path, color: .black)
            let cast = shape.dropShadow(color: color, offset: offset, blur: blur, showsContent: false)
            return RenderNode.container([cast, node]) ?? node
        }
        if let background = values.backgroundColor, background.alpha >= 0.999, background.tile == nil,
            mask == nil
        {
            let cast = RenderNode.shadow(of: outline, color: color, offset: offset, blur: blur)
            return RenderNode.container([cast, node]) ?? node
        }
        return node.dropShadow(color: color, offset: offset, blur: blur)
    }

    private func updatedContainer(_ values: LayerProperties) -> RenderNode? {
        guard !state.sublayers.isEmpty else { return nil }
        if !state.cache.isContainerValid {
            if !updateStaleSlots(values) { updateAllSlots(values) }
            state.cache.isContainerValid = true
        }
        return state.cache.sublayers.container
    }

    /// Looks at the sublayers that said they changed; false if that is not enough to know what they show.
    private func updateStaleSlots(_ values: LayerProperties) -> Bool {
        guard !state.cache.isSorted, let slots = state.cache.sublayers.takeStale() else { return false }
        var changed: [(slot: Int, node: RenderNode?)] = []
        changed.reserveCapacity(slots.count)
        for slot in slots {
            let layer = state.sublayers[slot]
            guard layer.shownDepth == 0 else { return false }
            layer.state.cache.isStaleSlot = false
            changed.append((slot, node(of: layer, values)))
        }
        state.cache.sublayers.update(changed)
        return true
    }

    private func updateAllSlots(_ values: LayerProperties) {
        let layers = orderedSublayers
        state.cache.isSorted = Self.areAtDepths(layers)
        var nodes: [RenderNode?] = []
        nodes.reserveCapacity(layers.count)
        for (slot, layer) in layers.enumerated() {
            layer.state.cache.slot = slot
            layer.state.cache.isStaleSlot = false
            nodes.append(node(of: layer, values))
        }
        state.cache.sublayers.replace(nodes, of: layers)
    }

    /// The node of a sublayer in its place; nil if nothing of it shows.
    private func node(of layer: CALayer, _ values: LayerProperties) -> RenderNode? {
        LayerCounters.current.slots += 1
        if values.masksToBounds, layer.isOutside(values.bounds) {
            LayerCounters.current.culled += 1
            return nil
        }
        return layer.updatedPlacedNode()
    }

    /// Whether nothing of the layer reaches into a rectangle of its superlayer's coordinates.
    private func isOutside(_ rect: CGRect) -> Bool {
        let values = shown
        guard !values.isHidden, values.opacity > 0.001 else { return false }
        let extent: CGRect
        if values.masksToBounds, superlayer?.shown.movesSublayers == false {
            // What clips cannot reach further than its frame: no need to build what is inside.
            extent = values.frame
        } else if let node = updatedPlacedNode() {
            extent = node.bounds
        } else {
            return false
        }
        return extent.maxX <= rect.minX || extent.minX >= rect.maxX || extent.maxY <= rect.minY
            || extent.minY >= rect.maxY
    }

    func makeContentNode(_ values: LayerProperties) -> RenderNode? {
        let rect = CGRect(origin: .zero, size: values.bounds.size)
        var parts: [RenderNode] = []
        if let color = values.backgroundColor, color.alpha > 0, !rect.isEmpty {
            let fill =
                color.tile.map { tile in
                    RenderNode.tiles(
                        Bitmap(tile.image, scale: tile.scale), tile: CGRect(origin: .zero, size: tile.size),
                        in: rect, opacity: Double(color.alpha))
                } ?? RenderNode.color(color.rgba, in: rect)
            parts.append(values.cornerRadius > 0 ? values.clipped(fill) : fill)
        }
        if let own = makeOwnContent(values, in: rect) { parts.append(own) }
        if let image = values.contents ?? state.backing, !rect.isEmpty {
            let scale = values.contents == nil ? image.scale : max(values.contentsScale, 0.01)
            let part = values.contentsRect
            let size = CGSize(
                width: CGFloat(image.pixelWidth) * part.width / scale,
                height: CGFloat(image.pixelHeight) * part.height / scale)
            let whole = part == CGRect(x: 0, y: 0, width: 1, height: 1)
            let place = values.contentsGravity.rect(for: size, in: rect)
            if values.contentsCenter == LayerProperties.unit || place.size == size {
                let isLarger = place.width > size.width || place.height > size.height
                let filter = isLarger ? values.magnificationFilter : values.minificationFilter
                let level = isLarger ? image : level(of: image, scale, from: size, to: place.size, values)
                parts.append(
                    .image(level, in: place, source: whole ? nil : part, isSmooth: filter != .nearest))
            } else {
                parts += values.nineParts(of: image, part, size, in: place)
            }
        }
        if let node = layerContent?.makeNode(in: rect, for: self) { parts.append(node) }
        return RenderNode.container(parts)
    }

    /// The picture that contents are made smaller from: with the trilinear filter and a bias one that has fewer pixels than
    /// are shown. Where it has more, each that is shown is the mean of those that it stands for, as without a bias.
    private func level(
        of image: Bitmap, _ scale: CGFloat, from size: CGSize, to shown: CGSize, _ values: LayerProperties
    ) -> Bitmap {
        guard values.minificationFilter == .trilinear, values.minificationFilterBias > 0,
            size.width > 0, size.height > 0
        else { return image }
        let factor = CGFloat(exp2(-values.minificationFilterBias)) * (state.context?.scale ?? 1) / scale
        func pixels(_ count: Int, _ from: CGFloat, _ to: CGFloat) -> Int {
            min(count, max(1, Int((CGFloat(count) * factor * to / from).rounded())))
        }
        return image.resampled(
            width: pixels(image.pixelWidth, size.width, shown.width),
            height: pixels(image.pixelHeight, size.height, shown.height), scale: image.scale) ?? image
    }
}

extension LayerProperties {
    /// All of something, in units of its size.
    static let unit = CGRect(x: 0, y: 0, width: 1, height: 1)

    /// Pictures whose edges keep their thickness, and whose corners their size, around the centre.
    ///
    /// - Parameters:
    ///   - part: What is shown of the image, in units of its size, and `size` how large that is, in points.
    ///   - place: What it is stretched to.
    fileprivate func nineParts(of image: Bitmap, _ part: CGRect, _ size: CGSize, in place: CGRect)
        -> [RenderNode]
    {
        let center = contentsCenter.intersection(Self.unit)
        guard !center.isNull else { return [] }
        /// From, to, in units of the part; and where that goes.
        func spans(
            _ low: CGFloat, _ high: CGFloat, _ length: CGFloat, _ start: CGFloat, _ room: CGFloat
        ) -> [(from: CGFloat, to: CGFloat, start: CGFloat, end: CGFloat)] {
            let edges = (low + 1 - high) * length
            // Where there is less room than the edges take they share it.
            let scale = edges > room ? room / edges : 1
            let (first, last) = (low * length * scale, (1 - high) * length * scale)
            return [
                (0, low, start, start + first), (low, high, start + first, start + room - last),
                (high, 1, start + room - last, start + room),
            ].filter { $0.0 < $0.1 && $0.2 < $0.3 }
        }
        let columns = spans(center.minX, center.maxX, size.width, place.minX, place.width)
        let rows = spans(center.minY, center.maxY, size.height, place.minY, place.height)
        return rows.flatMap { row in
            columns.map { column in
                RenderNode.image(
                    image,
                    in: CGRect(
                        x: column.start, y: row.start, width: column.end - column.start,
                        height: row.end - row.start),
                    source: CGRect(
                        x: part.minX + column.from * part.width, y: part.minY + row.from * part.height,
                        width: (column.to - column.from) * part.width,
                        height: (row.to - row.from) * part.height))
            }
        }
    }

    /// The rounded rectangle of background, border and clip, in content space.
    var outline: RoundedRect {
        let corners = maskedCorners
        let rect = CGRect(origin: .zero, size: bounds.size)
        // A radius never exceeds half of the shorter side.
        let radius = min(cornerRadius, min(rect.width, rect.height) / 2)
        var outline = RoundedRect(rect, radius: radius)
        outline.isContinuous = cornerCurve == .continuous
        guard corners != .all else { return outline }
        outline.topLeft = corners.contains(.layerMinXMinYCorner) ? radius : 0
        outline.topRight = corners.contains(.layerMaxXMinYCorner) ? radius : 0
        outline.bottomLeft = corners.contains(.layerMinXMaxYCorner) ? radius : 0
        outline.bottomRight = corners.contains(.layerMaxXMaxYCorner) ? radius : 0
        return outline
    }
}

extension LayerProperties {
    /// A node within the rounded corners.
    func clipped(_ node: RenderNode) -> RenderNode { node.clipped(to: outline) }
}

extension CGColor {
    package var rgba: RGBA {
        RGBA(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
    }
}
