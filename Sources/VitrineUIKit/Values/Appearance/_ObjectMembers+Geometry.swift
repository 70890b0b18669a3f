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
    /// Of a value with a vector.
    public var cgVectorValue: CGVector! { object as? CGVector ?? geometry?.cgVectorValue }
    /// Of a value with an offset.
    public var uiOffsetValue: UIOffset! { object as? UIOffset ?? geometry?.uiOffsetValue }
    /// Of a value with edge insets.
    public var uiEdgeInsetsValue: UIEdgeInsets! { object as? UIEdgeInsets ?? geometry?.uiEdgeInsetsValue }
}
