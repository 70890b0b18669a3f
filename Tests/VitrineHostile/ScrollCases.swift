import Foundation
import VitrineTesting
import VitrineUIKit

/// A scroll view whose content is five times as large, moved about.
@MainActor
private func scroll(_ change: (UIScrollView) -> Void) {
    let view = UIScrollView()
    view.contentSize = CGSize(width: 500, height: 500)
    let host = TestHost(view, size: CGSize(width: 100, height: 100), scale: 1)
    host.layout()
    change(view)
    host.layout()
    host.fling(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 45, y: 10))
    host.settle(timeout: 0.3)
    host.scrollWheel(2, at: CGPoint(x: 50, y: 50))
    host.scrollTouchpad(by: CGVector(dx: 0, dy: -40), at: CGPoint(x: 50, y: 50))
    view.scrollRectToVisible(CGRect(x: 10, y: 480, width: 10, height: 10), animated: true)
    host.settle(timeout: 0.3)
    _ = host.tree
    _ = host.pngData()
}

private func insets(_ x: CGFloat) -> UIEdgeInsets { UIEdgeInsets(top: x, left: x, bottom: x, right: x) }

@MainActor
let scrollCases: [HostileCase] =
    table(
        "scroll",
        [
            ("contentOffset", { x in scroll { $0.contentOffset = CGPoint(x: 0, y: x) } }),
            (
                "setContentOffset",
                { x in scroll { $0.setContentOffset(CGPoint(x: x, y: x), animated: true) } }
            ),
            ("contentSize", { x in scroll { $0.contentSize = CGSize(width: x, height: x) } }),
            ("contentInset", { x in scroll { $0.contentInset = insets(x) } }),
            ("contentInset.top", { x in scroll { $0.contentInset.top = x } }),
            ("indicatorInsets", { x in scroll { $0.scrollIndicatorInsets = insets(x) } }),
            ("bounds", { x in scroll { $0.bounds = CGRect(x: 0, y: x, width: 100, height: 100) } }),
            (
                "decelerationRate",
                { x in scroll { $0.decelerationRate = UIScrollView.DecelerationRate(rawValue: x) } }
            ),
            (
                "scrollRectToVisible",
                { x in
                    scroll { $0.scrollRectToVisible(CGRect(x: 0, y: x, width: 1, height: x), animated: true) }
                }
            ),
            (
                "paging",
                { x in
                    scroll {
                        $0.isPagingEnabled = true
                        $0.contentSize.height = x
                    }
                }
            ),
        ], Numbers.all)
