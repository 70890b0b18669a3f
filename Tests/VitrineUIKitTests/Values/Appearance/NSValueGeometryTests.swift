import Testing
import UIKitTestSupport
import VitrineUIKit

@Suite struct NSValueGeometryTests {
    @Test func `Geometry comes out of a value as it went in`() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(NSValue(cgRect: rect).cgRectValue == rect)
        #expect(NSValue(cgPoint: CGPoint(x: 5, y: 6)).cgPointValue == CGPoint(x: 5, y: 6))
        #expect(NSValue(cgSize: CGSize(width: 7, height: 8)).cgSizeValue == CGSize(width: 7, height: 8))
        #expect(NSValue(cgVector: CGVector(dx: 1, dy: -1)).cgVectorValue == CGVector(dx: 1, dy: -1))
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
        let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(NSValue(directionalEdgeInsets: directional).directionalEdgeInsetsValue == directional)
        let offset = UIOffset(horizontal: 9, vertical: 10)
        #expect(NSValue(uiOffset: offset).uiOffsetValue == offset)
    }

    @Test func `Equal geometry makes equal values, also from a dictionary`() {
        #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)) == NSValue(cgPoint: CGPoint(x: 1, y: 2)))
        let info: [AnyHashable: Any] = ["frame": NSValue(cgRect: CGRect(x: 0, y: 0, width: 10, height: 20))]
        #expect((info["frame"] as? NSValue)?.cgRectValue.height == 20)
    }
}

@Suite struct NSValueBridgingTests {
    @Test func `A rectangle is cast out of its value, and no other structure is`() {
        let rect: Any = NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(rect as? CGRect == CGRect(x: 1, y: 2, width: 3, height: 4))
        let point: Any = NSValue(cgPoint: CGPoint(x: 1, y: 2))
        #expect(point as? CGRect == nil)
    }
}
