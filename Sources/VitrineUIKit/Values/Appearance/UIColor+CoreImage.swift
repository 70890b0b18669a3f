public import VitrineCoreGraphics
public import VitrineCoreImage

extension UIColor {
    /// Makes a colour of one of Core Image.
    public convenience init(ciColor: CIColor) {
        // The components of other spaces are brought to sRGB by Core Graphics' colour.
        self.init(cgColor: ciColor.cgColor)
    }

    /// The colour as one of Core Image, for the current traits.
    ///
    /// UIKit raises for colours that were not made of a `CIColor`; here each has one.
    public var ciColor: CIColor { CIColor(cgColor: cgColor) }
}

extension CIColor {
    /// Makes a colour of one of UIKit, for the current traits.
    public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }
}
