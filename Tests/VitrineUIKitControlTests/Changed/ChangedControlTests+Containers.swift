import Foundation
import Testing
import VitrineGraphics
import VitrineTesting

@testable import VitrineUIKit

extension ChangedControlTests {
    private static func stack() -> UIStackView {
        let views = [UIColor.red, .green, .blue].enumerated().map { index, color in
            let view = UIView()
            view.backgroundColor = color
            view.widthAnchor.constraint(equalToConstant: CGFloat(10 + index * 10)).with(priority: 900)
                .isActive = true
            view.heightAnchor.constraint(equalToConstant: CGFloat(30 - index * 10)).with(priority: 900)
                .isActive = true
            return view
        }
        let stack = UIStackView(arrangedSubviews: views)
        stack.frame = CGRect(x: 0, y: 0, width: 150, height: 90)
        return stack
    }

    static var containers: [Control] {
        [
            control("axis", stack) { $0.axis = $1 == 1 ? .vertical : .horizontal },
            control("spacing", stack) { stack, n in
                stack.distribution = .equalSpacing
                stack.spacing = [0, 20, 5][n]
            },
            control("stack alignment", stack) { $0.alignment = [.top, .center, .fill][$1] },
            control("distribution", stack) {
                $0.distribution = [.fillEqually, .equalCentering, .fillProportionally][$1]
            },
            control("arranged views", stack) { stack, n in
                for view in stack.arrangedSubviews { view.isHidden = false }
                if n < 2 { stack.arrangedSubviews[n].isHidden = true }
            },
            control("custom spacing", stack) { stack, n in
                stack.distribution = .equalSpacing
                stack.setCustomSpacing(
                    [0, 30, UIStackView.spacingUseDefault][n], after: stack.arrangedSubviews[0])
            },
            control("margins of a stack", stack) { stack, n in
                stack.isLayoutMarginsRelativeArrangement = n != 2
                stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
                    top: 5, leading: [10, 40, 0][n], bottom: 5, trailing: 10)
            },
            control("direction of a stack", stack) { stack, n in
                stack.alignment = .top
                stack.semanticContentAttribute = [.forceRightToLeft, .forceLeftToRight, .unspecified][n]
            },
            control(
                "scroll view",
                { () -> UIScrollView in
                    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
                    scroll.addSubview(box())
                    scroll.contentSize = CGSize(width: 300, height: 300)
                    return scroll
                }
            ) { scroll, n in
                scroll.contentOffset = [CGPoint.zero, CGPoint(x: 20, y: 10), CGPoint(x: 0, y: 30)][n]
                scroll.clipsToBounds = n != 1
            },
            control(
                "zoom",
                { () -> ZoomedView in
                    let scroll = ZoomedView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
                    scroll.delegate = scroll
                    scroll.content = box()
                    scroll.addSubview(scroll.content)
                    scroll.contentSize = CGSize(width: 100, height: 80)
                    scroll.maximumZoomScale = 3
                    return scroll
                }
            ) { scroll, n in
                scroll.zoomScale = [1, 2, 3][n]
                scroll.contentOffset = .zero
            },
        ]
    }

    private final class ZoomedView: UIScrollView, UIScrollViewDelegate {
        var content: UIView!
        func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
    }
}
