import Testing

@testable import VitrineFoundation

@Suite("Numbers as objects")
struct NumberBridgingTests {
    @Test("A length is a number where an object is asked for, and comes back as one")
    func lengths() {
        let length: CGFloat = 1.5
        #expect(length as NSNumber == 1.5)
        let boxed: Any = length
        #expect((boxed as? NSNumber)?.doubleValue == 1.5)
        let number: Any = NSNumber(value: 2.5)
        #expect(number as? CGFloat == 2.5)
        let values: [String: Any] = ["width": NSNumber(value: 3)]
        #expect(values["width"] as? CGFloat == 3)
        #expect(values["height"] as? CGFloat == nil)
        #expect(("3" as Any) as? CGFloat == nil)
    }

    @Test("Limits are those of Apple's headers")
    func limits() {
        #expect(INT16_MIN == Int32(Int16.min) && INT16_MAX == Int32(Int16.max))
        // Those that Linux has itself are not told twice: what they are is clear.
        #expect(CGFloat(INT16_MAX) == 32767 && Double(UINT8_MAX) == 255 && INT8_MIN == -128)
        #expect(INT32_MIN == .min && INT_MIN == .min && UINT_MAX == .max)
        #expect(INT64_MIN == .min && INT64_MAX == .max && UINT64_MAX == .max)
        #expect(kCFBooleanTrue == true && kCFBooleanFalse == false)
    }
}
