/// A number as wide as a pointer, as Objective-C names it.
public typealias NSInteger = Int
