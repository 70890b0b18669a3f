import Foundation
import Testing

@testable import VitrineFoundation

@Suite("Arguments of formats")
struct FormatArgumentsTests {
    private final class Thing: NSObject {
        override var description: String { "a thing" }
    }

    @Test("Any object is shown by its description, beside C's arguments")
    func objects() {
        let nobody: Thing? = nil
        #expect(
            String(format: "%d: %@, %@, %5.1f%%", 3, Thing(), nobody, 2.25) == "3: a thing, (null),   2.2%")
        #expect(String(format: "%2$@ %1$@", Thing(), [1, 2]) == "[1, 2] a thing")
        #expect(String(format: "%*d %@", 4, 7, Thing()) == "   7 a thing")
    }

    @Test("An address is that of the object")
    func addresses() {
        let thing = Thing()
        let address = String(UInt(bitPattern: ObjectIdentifier(thing)), radix: 16)
        #expect(String(format: "%@ %p", thing, thing) == "a thing 0x\(address)")
        #expect(String(format: "%2$p %1$@", thing, thing) == "0x\(address) a thing")
    }
}
