extension UIColor: _ExpressibleByColorLiteral {}
extension UIImage: _ExpressibleByImageLiteral {}

/// What `#colorLiteral(red:green:blue:alpha:)` makes.
public typealias _ColorLiteralType = UIColor
/// What `#imageLiteral(resourceName:)` makes.
public typealias _ImageLiteralType = UIImage
