import Foundation
import Testing

@testable import VitrineFoundation

final class Doubling: ValueTransformer {
    override class func allowsReverseTransformation() -> Bool { true }
    override func transformedValue(_ value: Any?) -> Any? { (value as? Int).map { $0 * 2 } }
    override func reverseTransformedValue(_ value: Any?) -> Any? { (value as? Int).map { $0 / 2 } }
}

@Suite("Transformers of values")
struct ValueTransformerTests {
    @Test("Transformers are found by their names, and by those of their classes")
    func names() throws {
        let name = NSValueTransformerName("Twice")
        #expect(ValueTransformer(forName: name) == nil)
        let own = Doubling()
        ValueTransformer.setValueTransformer(own, forName: name)
        defer { ValueTransformer.setValueTransformer(nil, forName: name) }
        let found = try #require(ValueTransformer(forName: name))
        #expect(
            found === own && found.transformedValue(4) as? Int == 8
                && found.reverseTransformedValue(8) as? Int == 4)
        #expect(ValueTransformer.valueTransformerNames().contains(name))
        #expect(Doubling(forName: name) === own && Doubling(forName: .isNilTransformerName) == nil)
        let byClass = ValueTransformer(forName: NSValueTransformerName(String(reflecting: Doubling.self)))
        #expect(byClass is Doubling)
    }

    @Test("What is, what is not, and its opposite")
    func flags() {
        #expect(ValueTransformer(forName: .isNilTransformerName)?.transformedValue(nil) as? Bool == true)
        #expect(ValueTransformer(forName: .isNotNilTransformerName)?.transformedValue(1) as? Bool == true)
        #expect(
            ValueTransformer(forName: .negateBooleanTransformerName)?.transformedValue(true) as? Bool == false
        )
    }

    @Test("Archives lead back to what they are of")
    func archives() throws {
        let transformer = try #require(ValueTransformer(forName: .secureUnarchiveFromDataTransformerName))
        func back(_ value: Any) throws -> Any? {
            transformer.transformedValue(try #require(transformer.reverseTransformedValue(value) as? Data))
        }
        #expect(try back(["a", "b"]) as? [String] == ["a", "b"])
        #expect(try back(["k": 1]) as? [String: Int] == ["k": 1])
        #expect(try back("text") as? String == "text" && back(3.5) as? Double == 3.5)
        #expect(try back(Date.distantPast) as? Date == .distantPast)
        #expect(
            transformer.transformedValue(Data("no archive".utf8)) == nil
                && transformer.transformedValue(nil) == nil)
    }

    @Test("What cannot be archived or does not lead back is named")
    func faults() async {
        await #expect(processExitsWith: .failure) {
            struct Plain {}
            _ = NSSecureUnarchiveFromDataTransformer().reverseTransformedValue(Plain())
        }
        await #expect(processExitsWith: .failure) { _ = ValueTransformer().reverseTransformedValue(1) }
    }
}
