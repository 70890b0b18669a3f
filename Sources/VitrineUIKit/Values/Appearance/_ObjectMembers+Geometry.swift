public import Foundation
public import VitrineFoundation

extension _ObjectMembers {
    private var geometry: NSValue? { object as? NSValue }

    /// Of a value with a rectangle.
    public var cgRectValue: CGRect! { object as? CGRect ?? geometry?.cgRectValue }
    /// Of a value with a size.
    public var cgSizeValue: CGSize! { object as? CGSize ?? geometry?.cgSizeValue }
    /// Of a value with a point.
    public var cgPointValue: CGPoint! { object as? CGPoint ?? geometry?.cgPointValue }
}
