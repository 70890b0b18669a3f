public import Foundation
public import VitrineItemProvider

/// What a drag and its drop have in common.
@MainActor @preconcurrency
public protocol UIDragDropSession: NSObjectProtocol {
    /// What is dragged.
    var items: [UIDragItem] { get }
    /// Where the finger or the pointer is, in a view's coordinates. Points.
    func location(in view: UIView) -> CGPoint
    /// Whether items may be moved, and not only copied.
    var allowsMoveOperation: Bool { get }
    /// Whether only this program may receive the items.
    var isRestrictedToDraggingApplication: Bool { get }
    /// Whether an item is of one of some types.
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
    /// Whether objects of a class can be made of an item.
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
    /// Whether values can be made of an item, as `String`s.
    public func canLoadObjects<Value>(ofClass: Value.Type) -> Bool
    where Value: _ObjectiveCBridgeable, Value._ObjectiveCType: NSItemProviderReading {
        canLoadObjects(ofClass: Value._ObjectiveCType.self)
    }
}

/// A drag, for who began it.
@MainActor @preconcurrency
public protocol UIDragSession: UIDragDropSession {
    /// What the program notes about it; nil at first.
    var localContext: Any? { get set }
}

/// A drag, for who may receive it.
@MainActor @preconcurrency
public protocol UIDropSession: UIDragDropSession, ProgressReporting {
    /// The drag, if it began in this program.
    var localDragSession: (any UIDragSession)? { get }
    /// Makes objects of the items that are such.
    ///
    /// - Parameter completion: Called on the main queue, with the objects in the order of the items.
    @discardableResult
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type,
        completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress
}

extension UIDropSession {
    /// Makes values of the items that are such, as `String`s.
    @discardableResult
    public func loadObjects<Value>(
        ofClass: Value.Type, completion: @escaping ([Value]) -> Void
    ) -> Progress where Value: _ObjectiveCBridgeable, Value._ObjectiveCType: NSItemProviderReading {
        loadObjects(ofClass: Value._ObjectiveCType.self) { objects in
            completion(
                objects.compactMap { object in
                    guard let object = object as? Value._ObjectiveCType else { return nil }
                    var value: Value?
                    Value._forceBridgeFromObjectiveC(object, result: &value)
                    return value
                })
        }
    }
}
