public import Foundation

/// An affine transform taken apart: scale first, then shear, rotation and translation.
public struct CGAffineTransformComponents: Hashable, Sendable {
    /// The factors along x and y.
    public var scale: CGSize
    /// The horizontal shear, as the tangent of its angle.
    public var horizontalShear: CGFloat
    /// The rotation, in radians.
    public var rotation: CGFloat
    /// The translation.
    public var translation: CGVector

    /// Makes the components of the identity.
    public init() {
        self.init(scale: CGSize(width: 1, height: 1), horizontalShear: 0, rotation: 0, translation: .zero)
    }

    /// Makes components from their values.
    public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
        self.scale = scale
        self.horizontalShear = horizontalShear
        self.rotation = rotation
        self.translation = translation
    }
}

extension CGAffineTransform {
    /// Makes a transform from its components.
    public init(_ components: CGAffineTransformComponents) {
        let scale = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
        let shear = CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
        self =
            scale
            .concatenating(shear)
            .concatenating(CGAffineTransform(rotationAngle: components.rotation))
            .concatenating(
                CGAffineTransform(translationX: components.translation.dx, y: components.translation.dy))
    }

    /// The components whose composition is this transform.
    ///
    /// A transform that collapses the x axis has no rotation to recover; it reports the shear as zero.
    public func decomposed() -> CGAffineTransformComponents {
        let width = (a * a + b * b).squareRoot()
        let translation = CGVector(dx: tx, dy: ty)
        guard width > 0 else {
            return CGAffineTransformComponents(
                scale: CGSize(width: 0, height: (c * c + d * d).squareRoot()), horizontalShear: 0,
                rotation: atan2(-c, d), translation: translation)
        }
        let height = (a * d - b * c) / width
        let shear = height == 0 ? 0 : (a * c + b * d) / (width * height)
        return CGAffineTransformComponents(
            scale: CGSize(width: width, height: height), horizontalShear: shear, rotation: atan2(b, a),
            translation: translation)
    }
}
