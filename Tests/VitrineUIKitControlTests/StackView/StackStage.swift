import UIKitTestSupport
import VitrineUIKit

/// A stack view of boxes of 80×20, 40×30 and 60×10 points, 10 points apart, in a window at one pixel per point.
@MainActor
final class StackStage {
    let stage = ConstraintStage()
    let stack: UIStackView
    let boxes: [ContentBox]

    init(
        _ sizes: [CGSize] = [
            CGSize(width: 80, height: 20), CGSize(width: 40, height: 30), CGSize(width: 60, height: 10),
        ]
    ) {
        boxes = sizes.map { size in
            let box = ContentBox()
            box.content = size
            return box
        }
        stack = UIStackView(arrangedSubviews: boxes)
        stack.spacing = 10
        stage.box(stack)
        stage.activate(
            stack.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
            stack.topAnchor.constraint(equalTo: stage.root.topAnchor))
    }

    /// Gives the stack view a size; nil leaves a length to its content.
    @discardableResult
    func size(_ width: CGFloat?, _ height: CGFloat?) -> Self {
        if let width { stage.activate(stack.widthAnchor.constraint(equalToConstant: width)) }
        if let height { stage.activate(stack.heightAnchor.constraint(equalToConstant: height)) }
        return self
    }

    /// The frames after a layout pass.
    var frames: [CGRect] {
        stage.layout()
        return boxes.map(\.frame)
    }

    /// The same with x for y.
    func turn() {
        stack.axis = .vertical
        for box in boxes { box.content = CGSize(width: box.content.height, height: box.content.width) }
    }
}

extension [CGRect] {
    /// The rectangles with x for y.
    var turned: [CGRect] { map { rect($0.minY, $0.minX, $0.height, $0.width) } }
}
