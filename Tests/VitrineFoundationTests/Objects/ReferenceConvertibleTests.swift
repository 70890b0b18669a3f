import Foundation
import Testing
import VitrineFoundation

@Suite("Structures that are bridged to classes")
struct ReferenceConvertibleTests {
    private func name<T: ReferenceConvertible>(of value: T) -> String { "\(T.ReferenceType.self)" }

    @Test("Those of Foundation on Linux say so, as on Apple's systems")
    func conversions() {
        let date = Date(timeIntervalSince1970: 7)
        #expect(name(of: date) == "NSDate")
        #expect(name(of: Data([1, 2])) == "NSData")
        #expect(name(of: UUID()) == "NSUUID")
        #expect(name(of: Locale(identifier: "de_DE")) == "NSLocale")
        #expect(name(of: DateInterval(start: date, duration: 3)) == "NSDateInterval")
        #expect(name(of: URLQueryItem(name: "a", value: "b")) == "NSURLQueryItem")
    }
}
