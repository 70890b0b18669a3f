package import VitrinePlatform
package import VitrineUIKit

/// What the desktop's pointer looks like over a view.
struct PointerShapeModifier: ElementModifier, Equatable {
    let shape: PointerShape
    typealias Body = Never

    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<PointerShapeModifier> {
        PointerShapeElement(self, around: child, node)
    }
}

private final class PointerShapeElement: WrapperElement<PointerShapeModifier>, PointerShaped {
    override var isRestartable: Bool { true }
    override func didUpdate(from old: PointerShapeModifier, isChanged: Bool) {}
    var pointerShape: PointerShape { modifier.shape }
}

/// An element that the pointer looks different over.
@MainActor
private protocol PointerShaped: Element {
    var pointerShape: PointerShape { get }
}

extension _UIHostingView: PointerShaping {
    package var shapesPointerInside: Bool { true }

    package func pointerShape(at location: CGPoint) -> PointerShape? {
        var element = graph.rootElement.hitTest(location)
        while let current = element {
            if let shaped = current as? any PointerShaped {
                return current.environment.isEnabled ? shaped.pointerShape : nil
            }
            element = current.superelement
        }
        return nil
    }
}
