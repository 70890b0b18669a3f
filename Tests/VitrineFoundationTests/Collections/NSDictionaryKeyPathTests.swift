import Foundation
import Testing
import VitrineFoundation

@Suite("Dictionaries by key path")
struct NSDictionaryKeyPathTests {
    @Test("Names lead through dictionaries")
    func path() {
        let values = NSDictionary(dictionary: ["a": ["b": ["c": 1]], "d": "e"])
        #expect(values.value(forKeyPath: "a.b.c") as? Int == 1)
        #expect(values.value(forKeyPath: "d") as? String == "e")
        #expect(values.value(forKeyPath: "a.x.c") == nil)
        #expect(values.value(forKeyPath: "d.e") == nil)
        #expect(kCFBundleVersionKey as String == "CFBundleVersion")
    }
}
