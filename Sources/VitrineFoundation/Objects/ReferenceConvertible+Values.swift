public import Foundation

// Structures that Foundation on Linux bridges to classes and does not call convertible; on Apple's systems they are.

extension Date: @retroactive ReferenceConvertible { public typealias ReferenceType = NSDate }
extension Data: @retroactive ReferenceConvertible { public typealias ReferenceType = NSData }
extension UUID: @retroactive ReferenceConvertible { public typealias ReferenceType = NSUUID }
extension Locale: @retroactive ReferenceConvertible { public typealias ReferenceType = NSLocale }
extension DateInterval: @retroactive ReferenceConvertible { public typealias ReferenceType = NSDateInterval }
extension URLQueryItem: @retroactive ReferenceConvertible { public typealias ReferenceType = NSURLQueryItem }
