import Foundation
import Testing
import VitrineCoreGraphics

@Suite("Bytes of data, as C reads them")
struct DataBytesTests {
    @Test("They stay where they are when the data goes")
    func bytes() {
        func pointer(_ bytes: [UInt8]) -> UnsafePointer<UInt8>? { CFDataGetBytePtr(Data(bytes)) }
        let long = pointer(Array(0..<200))
        let short = pointer([7, 8])
        #expect(long?[199] == 199 && short?[0] == 7 && short?[1] == 8)
        #expect(CFDataGetBytePtr(nil) == nil)
        #expect(CFDataGetLength(Data([1, 2, 3])) == 3 && CFDataGetLength(nil) == 0)
    }

    @Test("A colour is made of a literal")
    func literal() {
        let color: CGColor = CGColor(_colorLiteralRed: 0.5, green: 0, blue: 1, alpha: 0.5)
        #expect(color.components == [0.5, 0, 1, 0.5])
    }
}
