import Foundation

/// Bytes of a file that are read by their places: nil beside them, however large a place a file names.
struct PictureBytes {
    private let data: Data

    init(_ data: Data) { self.data = data }

    var count: Int { data.count }

    subscript(place: Int) -> Int? {
        guard place >= 0, place < data.count else { return nil }
        return Int(data[data.startIndex + place])
    }

    /// A number of several bytes.
    func number(at place: Int, bytes: Int, isLittle: Bool = false) -> Int? {
        guard place >= 0, place <= count - bytes else { return nil }
        var value = 0
        for index in 0..<bytes {
            let byte = Int(data[data.startIndex + place + (isLittle ? bytes - 1 - index : index)])
            value = value << 8 | byte
        }
        return value
    }

    /// A part; nil where it is not whole.
    func part(_ place: Int, _ length: Int) -> Data? {
        guard place >= 0, length >= 0, place <= count - length else { return nil }
        return data.subdata(in: data.startIndex + place..<data.startIndex + place + length)
    }

    func begins(with text: String, at place: Int = 0) -> Bool {
        part(place, text.utf8.count)?.elementsEqual(text.utf8) ?? false
    }

    func begins(with bytes: [UInt8], at place: Int = 0) -> Bool {
        part(place, bytes.count)?.elementsEqual(bytes) ?? false
    }
}
