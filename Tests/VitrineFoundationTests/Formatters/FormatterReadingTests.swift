import Testing

@testable import VitrineFoundation

@Suite("Formatters that read")
struct FormatterReadingTests {
    @Test func `Formatters of Foundation's read what they write`() {
        var value: AnyObject?
        let numbers = NumberFormatter()
        numbers.locale = Locale(identifier: "en_US")
        numbers.numberStyle = .decimal
        #expect(numbers.getObjectValue(&value, for: "1,234.5", errorDescription: nil))
        #expect(value as? Double == 1234.5)
        #expect(!numbers.getObjectValue(&value, for: "many", errorDescription: nil))
        #expect(PersonNameComponentsFormatter().objectValue(readFrom: "Ada Lovelace") is PersonNameComponents)
        #expect(MeasurementFormatter().objectValue(readFrom: "3 km") == nil)
    }

    @Test func `Room for an object is made of any type`() {
        let room = UnsafeMutablePointer<Bool>.allocate(capacity: 1)
        defer { room.deallocate() }
        room.initialize(to: true)
        let place: AutoreleasingUnsafeMutablePointer<AnyObject?> =
            AutoreleasingUnsafeMutablePointer<AnyObject?>(room)
        let error: AutoreleasingUnsafeMutablePointer<NSString?>? = nil
        #expect(place.pointee == nil)
        #expect(Shouting().getObjectValue(place, for: "a", errorDescription: error))
        #expect(place.pointee as? String == "A" && room.pointee)
        let formatter: Formatter = Shouting()
        #expect(formatter.getObjectValue(place, for: "b", errorDescription: error))
        #expect(place.pointee as? String == "B")
    }

    @Test func `A formatter of the program's own is asked`() {
        var value: AnyObject?
        var description: NSString?
        let formatter: Formatter = Shouting()
        #expect(formatter.getObjectValue(&value, for: "a", errorDescription: &description))
        #expect(value as? String == "A")
        #expect(!formatter.getObjectValue(&value, for: "", errorDescription: &description))
        #expect(description == "Say something.")
        #expect(formatter.objectValue(readFrom: "b") as? String == "B")
        var text: NSString?
        #expect(!formatter.isPartialStringValid("abc", newEditingString: &text, errorDescription: nil))
        #expect(text == "ab")
        #expect(NumberFormatter().isPartialStringValid("x", newEditingString: nil, errorDescription: nil))
    }
}

/// As the translation leaves it.
private final class Shouting: Formatter, _ObjectValueReading, _PartialStringChecking {
    func getObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
        guard !string.isEmpty else {
            error?.pointee = "Say something."
            return _getObjectValue(obj, for: string, errorDescription: error)
        }
        obj?.pointee = string.uppercased() as AnyObject
        return true
    }

    func isPartialStringValid(
        _ partialString: String, newEditingString newString: AutoreleasingUnsafeMutablePointer<NSString?>?,
        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
        guard partialString.count > 2 else { return true }
        newString?.pointee = NSString(string: String(partialString.prefix(2)))
        return false
    }
}
