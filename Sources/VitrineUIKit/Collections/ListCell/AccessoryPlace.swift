import Foundation

/// An accessory that a cell displays, with its view and the room it takes.
@MainActor
struct AccessoryPlace {
    var accessory: UICellAccessory
    var view: UIView
    /// The size of the view, in points.
    var size: CGSize
    /// The width of the place in the middle of which it lies.
    var width: CGFloat
    /// Whether it was not displayed before.
    var isNew: Bool
}
