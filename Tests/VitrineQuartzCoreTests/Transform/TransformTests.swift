import Testing
import VitrineQuartzCore

@Suite("CATransform3D")
struct TransformTests {
    @Test("Translate, scale and rotate are applied before what is there")
    func order() {
        var t = CATransform3DMakeTranslation(10, 0, 0)
        t = CATransform3DScale(t, 2, 2, 1)
        #expect(t.project(CGPoint(x: 1, y: 1)) == CGPoint(x: 12, y: 2))
        let r = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        let p = r.project(CGPoint(x: 1, y: 0))
        #expect(close(p.x, 0) && close(p.y, 1))
    }

    @Test("The inverse undoes the transform")
    func inverse() {
        var t = CATransform3DMakeRotation(0.7, 1, 2, 3)
        t = CATransform3DTranslate(t, 5, 6, 7)
        t = CATransform3DScale(t, 2, 3, 4)
        let product = CATransform3DConcat(t, CATransform3DInvert(t))
        #expect(
            close(product.m11, 1) && close(product.m22, 1) && close(product.m41, 0) && close(product.m12, 0))
    }

    @Test("A singular matrix is its own inverse, as Core Animation documents")
    func singular() {
        let flat = CATransform3DMakeScale(0, 1, 1)
        #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
    }

    @Test("Affine transforms go there and back")
    func affine() {
        let a = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        let t = CATransform3DMakeAffineTransform(a)
        #expect(CATransform3DIsAffine(t))
        #expect(CATransform3DGetAffineTransform(t) == a)
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 500
        #expect(!CATransform3DIsAffine(perspective))
    }

    @Test("Perspective makes what is nearer larger")
    func perspective() {
        var t = CATransform3DIdentity
        t.m34 = -1 / 500
        t = CATransform3DTranslate(t, 0, 0, 100)
        #expect(close(t.project(CGPoint(x: 100, y: 0)).x, 125))
    }

    @Test("The affine approximation of a projection is exact at the middle")
    func approximation() {
        var t = CATransform3DIdentity
        t.m34 = -1 / 500
        t = CATransform3DRotate(t, 0.3, 0, 1, 0)
        let rect = CGRect(x: -50, y: -50, width: 100, height: 100)
        let fit = t.affineApproximation(around: rect)
        let center = CGPoint.zero.applying(fit)
        #expect(close(center.x, t.project(.zero).x) && close(center.y, t.project(.zero).y))
        #expect(close(fit.a, cos(0.3)))
    }
}
