public import Foundation

extension NSObject {
    /// Whether objects of the class have the method of a selector. False for a selector made of a string.
    public class func instancesRespond(to aSelector: Selector!) -> Bool {
        aSelector?.method?.owner.map { isClass(self, $0) } ?? false
    }

    /// The class that the object's class inherits from.
    public var superclass: AnyClass? { _getSuperclass(type(of: self)) }
}
