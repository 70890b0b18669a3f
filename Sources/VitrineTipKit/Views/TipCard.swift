import VitrineSwiftUI

/// A tip in the style of the environment, with what the environment says about cards.
struct TipCard: View {
    /// Points; by eye, after iOS 18.
    static let popoverWidth: CGFloat = 320

    let tip: AnyTip
    let arrowEdge: Edge?
    let isInPopover: Bool
    let action: (Tips.Action) -> Void
    @Environment(\.tipLook) private var look

    var body: some View {
        look.style.content(configuration)
            .frame(maxWidth: .infinity, alignment: .leading)
            .modifier(TipBackground(look: look, arrowEdge: arrowEdge, isInPopover: isInPopover))
            .accessibilityElement(children: .contain)
    }

    private var configuration: TipViewStyleConfiguration {
        let actions = tip.actions.enumerated().map { index, action in
            var indexed = action
            indexed.index = index
            return indexed
        }
        let told = action
        return TipViewStyleConfiguration(
            tip: tip.base, title: tip.title, message: tip.message, image: tip.image,
            actions: actions.map { action in
                TipViewStyleConfiguration.Button(action: action) {
                    action.handler()
                    told(action)
                }
            }, imageSize: look.imageSize, imageStyle: look.imageStyle)
    }
}

/// What is behind a tip: a card, with an arrow where one is wanted. In a popover that is the popover's.
private struct TipBackground: ViewModifier {
    let look: TipLook
    let arrowEdge: Edge?
    let isInPopover: Bool

    func body(content: Content) -> some View {
        if isInPopover {
            content.background { look.background }
        } else {
            let shape = TipShape(radius: look.radius, arrowEdge: arrowEdge)
            content
                .background {
                    (look.background ?? AnyView(Rectangle().fill(Color(uiColor: .secondarySystemBackground))))
                        .padding(Edge.Set(arrowEdge), -TipShape.arrowHeight)
                        .clipShape(shape)
                }
                .padding(Edge.Set(arrowEdge), TipShape.arrowHeight)
        }
    }
}

extension Edge.Set {
    /// One edge, or none.
    fileprivate init(_ edge: Edge?) {
        self = edge.map { Edge.Set($0) } ?? []
    }
}

/// A rectangle with round corners, and an arrow in the middle of an edge, which is in the rectangle that it is drawn
/// in.
struct TipShape: Shape {
    /// Points; by eye.
    static let arrowHeight: CGFloat = 10
    private static let arrowWidth: CGFloat = 24

    let radius: CGFloat
    let arrowEdge: Edge?

    func path(in rect: CGRect) -> Path {
        var body = rect
        var tip = CGPoint.zero
        let (high, half) = (Self.arrowHeight, Self.arrowWidth / 2)
        var base: (CGPoint, CGPoint)?
        switch arrowEdge {
        case .top:
            body = CGRect(x: rect.minX, y: rect.minY + high, width: rect.width, height: rect.height - high)
            tip = CGPoint(x: rect.midX, y: rect.minY)
            base = (CGPoint(x: rect.midX - half, y: body.minY), CGPoint(x: rect.midX + half, y: body.minY))
        case .bottom:
            body.size.height -= high
            tip = CGPoint(x: rect.midX, y: rect.maxY)
            base = (CGPoint(x: rect.midX + half, y: body.maxY), CGPoint(x: rect.midX - half, y: body.maxY))
        case .leading:
            body = CGRect(x: rect.minX + high, y: rect.minY, width: rect.width - high, height: rect.height)
            tip = CGPoint(x: rect.minX, y: rect.midY)
            base = (CGPoint(x: body.minX, y: rect.midY + half), CGPoint(x: body.minX, y: rect.midY - half))
        case .trailing:
            body.size.width -= high
            tip = CGPoint(x: rect.maxX, y: rect.midY)
            base = (CGPoint(x: body.maxX, y: rect.midY - half), CGPoint(x: body.maxX, y: rect.midY + half))
        case nil: break
        }
        var path = Path(roundedRect: body, cornerRadius: radius, style: .continuous)
        if let base {
            path.move(to: base.0)
            path.addLine(to: tip)
            path.addLine(to: base.1)
            path.closeSubpath()
        }
        return path
    }
}
