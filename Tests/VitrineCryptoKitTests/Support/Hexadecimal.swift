import Foundation

/// The bytes of digits, as published vectors have them.
func bytes(_ digits: String) -> Data {
    let digits = digits.filter { !$0.isWhitespace }.map { UInt8($0.hexDigitValue!) }
    return Data(stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] })
}

extension Sequence<UInt8> {
    var digits: String { map { String(format: "%02x", $0) }.joined() }
}
