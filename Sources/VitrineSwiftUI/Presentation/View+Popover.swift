/// An attachment anchor for a popover.
public enum PopoverAttachmentAnchor {
    /// The anchor point for the popover relative to the source's frame.
    case rect(Anchor<CGRect>.Source)
    /// The anchor point for the popover expressed as a unit point of the source.
    case point(UnitPoint)

    /// The rectangle to point at, of a view with a frame.
    fileprivate func rect(in frame: CGRect) -> CGRect {
        switch self {
        case .rect(let source): return source.resolve(frame.size).offsetBy(dx: frame.minX, dy: frame.minY)
        case .point(let point):
            return CGRect(
                x: frame.minX + frame.width * point.x, y: frame.minY + frame.height * point.y, width: 0,
                height: 0)
        }
    }
}

nonisolated extension View {
    /// Presents a popover when a given condition is true; on a narrow screen a sheet, unless its content asks for another
    /// adaptation.
    ///
    /// - Parameters:
    ///   - attachmentAnchor: What the popover points at.
    ///   - arrowEdge: The edge of that where the arrow is; nil is where there is room.
    public func popover<Content: View>(
        isPresented: Binding<Bool>,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            CoverModifier(
                name: "popover(isPresented:attachmentAnchor:arrowEdge:content:)", style: .popover,
                prepare: popoverSource(attachmentAnchor, arrowEdge), item: isPresented.item,
                identity: { _ in true }, onDismiss: nil, shown: { _ in content() }))
    }

    /// Presents a popover using the given item as a data source for the popover's content.
    ///
    /// - Parameters:
    ///   - attachmentAnchor: What the popover points at.
    ///   - arrowEdge: The edge of that where the arrow is; nil is where there is room.
    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(
            CoverModifier(
                name: "popover(item:attachmentAnchor:arrowEdge:content:)", style: .popover,
                prepare: popoverSource(attachmentAnchor, arrowEdge), item: item,
                identity: { AnyHashable($0.id) }, onDismiss: nil, shown: content))
    }
}

/// Lets a popover point at the view that presents it.
nonisolated func popoverSource(
    _ anchor: PopoverAttachmentAnchor, _ edge: Edge?
) -> @MainActor (UIViewController, _GraphNode) -> Void {
    nonisolated(unsafe) let anchor = anchor
    return { screen, node in
        guard let popover = screen.popoverPresentationController, let host = node.graph.viewHost else {
            return
        }
        let frames = node.elements.map { CGRect(origin: $0.rootOrigin, size: $0.size) }
        let frame = frames.dropFirst().reduce(frames.first ?? host.bounds) { $0.union($1) }
        popover.sourceView = host
        popover.sourceRect = anchor.rect(in: frame)
        let isRightToLeft = node.environment.layoutDirection == .rightToLeft
        switch edge {
        case .top: popover.permittedArrowDirections = .down
        case .bottom: popover.permittedArrowDirections = .up
        case .leading: popover.permittedArrowDirections = isRightToLeft ? .left : .right
        case .trailing: popover.permittedArrowDirections = isRightToLeft ? .right : .left
        case nil: popover.permittedArrowDirections = .any
        }
    }
}
