import Foundation
import Testing
import UIKitTestSupport
import VitrineTesting

@testable import VitrineUIKit

/// A column that says what a closure makes of it.
private final class FaultyLayout: ColumnLayout {
    var size: CGSize?
    var answer: ([UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes]? = { $0 }

    override var collectionViewContentSize: CGSize { size ?? super.collectionViewContentSize }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        answer(super.layoutAttributesForElements(in: rect) ?? [])
    }
}

/// What layouts should not say.
@MainActor
@Suite struct LayoutFaultTests {
    @Test func `Two attributes of one index path make one cell, at the first place`() {
        let layout = FaultyLayout()
        layout.answer = { found in
            let other = found[0].copy() as! UICollectionViewLayoutAttributes
            other.center.x += 100
            return found + [other]
        }
        let stage = CustomLayoutStage(layout, items: 3)
        #expect(stage.picture == ["0.0 0,0 300×50", "0.1 0,50 300×50", "0.2 0,100 300×50"])
        #expect(stage.asked == ["0.0", "0.1", "0.2"])
    }

    @Test func `Nil is nothing, and what is outside the rectangle is not made`() {
        let layout = FaultyLayout()
        layout.answer = { _ in nil }
        let stage = CustomLayoutStage(layout, items: 3)
        #expect(stage.picture == [])
        layout.answer = { found in
            found[1].center.y += 5000
            return found
        }
        layout.invalidateLayout()
        stage.view.layoutIfNeeded()
        #expect(stage.picture == ["0.0 0,0 300×50", "0.2 0,100 300×50"])
        #expect(stage.asked == ["0.0", "0.2"])
    }

    @Test func `Hidden elements are not made, and go when they become hidden`() {
        let layout = FaultyLayout()
        let stage = CustomLayoutStage(layout, items: 3)
        layout.answer = { found in
            found[1].isHidden = true
            return found
        }
        layout.invalidateLayout()
        stage.view.layoutIfNeeded()
        #expect(stage.picture == ["0.0 0,0 300×50", "0.2 0,100 300×50"])
    }

    @Test func `A negative content size is none, a negative size is empty`() {
        let layout = FaultyLayout()
        layout.size = CGSize(width: -10, height: -5)
        layout.answer = { found in
            found[1].size = CGSize(width: -100, height: -20)
            return found
        }
        let stage = CustomLayoutStage(layout, items: 2)
        #expect(stage.view.contentSize == .zero)
        #expect(stage.view.cellForItem(at: [0, 1])?.bounds.size ?? .zero == .zero)
    }

    @Test func `A frame that is no number is a trap that names layout, item and cause`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let layout = FaultyLayout()
                layout.answer = { found in
                    found[2].frame.origin.x = 10 / CGFloat(found.count - 3) * 0
                    return found
                }
                _ = CustomLayoutStage(layout, items: 3)
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            text.contains(
                "FaultyLayout.layoutAttributesForElements(in:) put section 0, item 2 at centre (nan"))
        #expect(text.contains("division by zero"))
    }

    @Test func `A content size that is no number is a trap`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let layout = FaultyLayout()
                layout.size = CGSize(width: 300, height: CGFloat.infinity)
                _ = CustomLayoutStage(layout, items: 3)
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("FaultyLayout.collectionViewContentSize is (300.0, inf)"))
    }

    @Test func `An item that does not exist is a trap in UIKit's words`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let layout = FaultyLayout()
                layout.answer = { found in
                    let other = UICollectionViewLayoutAttributes(forCellWith: [0, 24])
                    other.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
                    return found + [other]
                }
                _ = CustomLayoutStage(layout, items: 3)
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            text.contains(
                "UICollectionView received layout attributes for a cell with an index path that does not exist: "
                    + "{length = 2, path = 0 - 24}"))
        #expect(text.contains("section 0 has 3 items"))
    }

    @Test func `A decoration view of a kind that nobody registered is a trap that names the kind`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let layout = FaultyLayout()
                layout.answer = { found in
                    let card = UICollectionViewLayoutAttributes(
                        forDecorationViewOfKind: "card", with: [0, 0])
                    card.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
                    return found + [card]
                }
                _ = CustomLayoutStage(layout, items: 3)
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("register(_:forDecorationViewOfKind: \"card\")"))
        #expect(text.contains("FaultyLayout has attributes of a decoration view"))
    }

    @Test func `A class of attributes or contexts that is none is a trap`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                final class Wrong: ColumnLayout {
                    override class var invalidationContextClass: AnyClass { NSObject.self }
                }
                _ = CustomLayoutStage(Wrong(), items: 3)
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("Wrong.invalidationContextClass is NSObject"))
    }

    @Test func `A target offset that is no number is a trap`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                final class Lost: ColumnLayout {
                    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint)
                        -> CGPoint
                    {
                        CGPoint(x: 0, y: CGFloat.nan)
                    }
                }
                let stage = CustomLayoutStage(ColumnLayout(), items: 3)
                stage.view.setCollectionViewLayout(Lost(), animated: true)
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("Lost.targetContentOffset(forProposedContentOffset:) returned (0.0, nan)"))
    }
}
