import Foundation
import Testing

@testable import VitrineUIKit

@MainActor
@Suite("How views describe themselves")
struct ViewDescriptionTests {
    private final class Own: UILabel {}
    private final class Plain: UIView {}

    /// Without addresses.
    private func described(_ view: UIView) -> String {
        view.description.replacing(/0x[0-9a-f]+/, with: "0x")
    }

    @Test("What differs from other views, in UIKit's order")
    func state() {
        let view = UIView(frame: CGRect(x: 0, y: 0.5, width: 320, height: 20.25))
        #expect(view.description.contains(/<UIView: 0x[1-9a-f]/))
        #expect(described(view) == "<UIView: 0x; frame = (0 0.5; 320 20.25); layer = <CALayer: 0x>>")
        view.alpha = 0.5
        view.isHidden = true
        view.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
        view.isUserInteractionEnabled = false
        view.clipsToBounds = true
        view.tag = 7
        view.transform = CGAffineTransform(translationX: 2, y: 0)
        #expect(
            described(view)
                == "<UIView: 0x; frame = (2 0.5; 320 20.25); transform = [1, 0, 0, 1, 2, 0]; clipsToBounds = YES; alpha = 0.5; hidden = YES; autoresize = W+BM; userInteractionEnabled = NO; tag = 7; layer = <CALayer: 0x>>"
        )
    }

    @Test("Classes of a program name that of UIKit's, and texts are said")
    func classes() {
        let label = Own()
        label.text = "Hello"
        #expect(
            described(label).contains("Own: 0x; baseClass = UILabel; frame = (0 0; 0 0); text = 'Hello'; "))
        #expect(!described(Plain()).contains("baseClass"))
    }

    @Test("Scroll views say how they stand, collections what they show")
    func content() {
        let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        list.backgroundColor = .systemBackground
        #expect(
            described(list).hasSuffix(
                "backgroundColor = <UIDynamicSystemColor: 0x; name = systemBackgroundColor>; layer = <CALayer: 0x>; contentOffset: {0, 0}; contentSize: {0, 0}; adjustedContentInset: {0, 0, 0, 0}; layout: <UICollectionViewFlowLayout: 0x>; dataSource: (null)>"
            ))
        #expect(described(UITableView()).hasSuffix("dataSource: (null)>"))
    }
}
