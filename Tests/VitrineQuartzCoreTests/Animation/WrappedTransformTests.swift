import Foundation
import Testing

@testable import VitrineQuartzCore

@Suite("Transforms in values")
struct WrappedTransformTests {
    @Test func `A transform is wrapped whole, and other values have none`() {
        var transform = CATransform3DMakeTranslation(1, 2, 3)
        transform.m34 = -0.01
        let value = NSValue(caTransform3D: transform)
        #expect(CATransform3DEqualToTransform(value.caTransform3DValue, transform))
        #expect(
            CATransform3DIsIdentity(NSValue(rect: CGRect(x: 1, y: 2, width: 3, height: 4)).caTransform3DValue)
        )
        #expect(value != NSValue(caTransform3D: CATransform3DIdentity))
    }

    @Test func `Animations take transforms in values`() {
        let value = NSValue(caTransform3D: CATransform3DMakeScale(2, 3, 1))
        #expect(
            AnimatableValue(value, like: .transform(CATransform3DIdentity))
                == .transform(CATransform3DMakeScale(2, 3, 1)))
        #expect(AnimatableValue(NSValue(point: .zero), like: .transform(CATransform3DIdentity)) == nil)
    }
}
