public import Foundation

// On Apple's systems values that Objective-C has classes for are arguments of formats. Here a format is given what describes
// them; predicates, which take any value, are given the values themselves: `NSPredicate(format: "id == %@", id as CVarArg)`.

extension _CVarArgObject {
    /// What a format is given: a text.
    public var _cVarArgObject: any CVarArg { "\(self)" as NSString }
    /// The text, which lives on, where somebody asks for words and not for an object. Swift's own formats do not.
    public var _cVarArgEncoding: [Int] {
        [Int(bitPattern: Unmanaged.passRetained("\(self)" as NSString).toOpaque())]
    }
}

extension Date: @retroactive _CVarArgObject, @retroactive CVarArg {}
extension UUID: @retroactive _CVarArgObject, @retroactive CVarArg {}
extension URL: @retroactive _CVarArgObject, @retroactive CVarArg {}
extension Data: @retroactive _CVarArgObject, @retroactive CVarArg {}
extension Decimal: @retroactive _CVarArgObject, @retroactive CVarArg {}
extension Array: @retroactive _CVarArgObject, @retroactive CVarArg {}
extension Set: @retroactive _CVarArgObject, @retroactive CVarArg {}
extension Dictionary: @retroactive _CVarArgObject, @retroactive CVarArg {}
