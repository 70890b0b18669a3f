public import Foundation
public import OpenCombine

extension JSONDecoder: TopLevelDecoder {
    /// What is decoded.
    public typealias Input = Data
}

extension PropertyListDecoder: TopLevelDecoder {
    /// What is decoded.
    public typealias Input = Data
}

extension JSONEncoder: TopLevelEncoder {
    /// What encoding makes.
    public typealias Output = Data
}

extension PropertyListEncoder: TopLevelEncoder {
    /// What encoding makes.
    public typealias Output = Data
}
