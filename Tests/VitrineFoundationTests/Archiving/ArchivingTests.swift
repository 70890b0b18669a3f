import Foundation
import Testing
import VitrineFoundation

@Suite struct ArchivingTests {
    private struct Place: Codable, Equatable {
        var name: String
        var numbers: [Int]
    }

    @Test func `Values of Swift's are archived, also single ones`() throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        try archiver.encodeEncodable(Place(name: "here", numbers: [1, 2]), forKey: "place")
        try archiver.encodeEncodable(7, forKey: "number")
        archiver.finishEncoding()
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        #expect(
            unarchiver.decodeDecodable(Place.self, forKey: "place") == Place(name: "here", numbers: [1, 2]))
        #expect(unarchiver.decodeDecodable(Int.self, forKey: "number") == 7)
        #expect(unarchiver.decodeDecodable(Int.self, forKey: "nothing") == nil)
        #expect(throws: (any Error).self) {
            try unarchiver.decodeTopLevelDecodable(Int.self, forKey: "place")
        }
    }

    @Test func `Classes name themselves, and defaults take values as dictionaries do`() {
        final class Own: NSObject {}
        #expect(Own.classForCoder() == Own.self)
        let defaults = UserDefaults(suiteName: "ArchivingTests")!
        defaults.setValue(3, forKey: "three")
        #expect(defaults.value(forKey: "three") as? Int == 3)
        defaults.setValue(nil, forKey: "three")
        #expect(defaults.value(forKey: "three") == nil)
    }
}
