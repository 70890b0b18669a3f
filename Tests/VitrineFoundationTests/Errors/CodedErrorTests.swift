import Foundation
import Testing
import VitrineFoundation

@Suite("Errors with codes")
struct CodedErrorTests {
    struct Fault: _CodedError {
        enum Code: Int, _CodeOfError {
            typealias Failure = Fault
            case broken = 1
            case lost = 7
        }

        let _nsError: NSError
        static var errorDomain: String { "org.example.fault" }
        static func _sentence(of code: Code) -> String { code == .broken ? "It is broken." : "It is lost." }
        static var broken: Code { .broken }
        static var lost: Code { .lost }
    }

    @Test("A cast makes the framework's error of Foundation's, and the other way")
    func casts() {
        let plain: NSError? = NSError(domain: "org.example.fault", code: 7)
        #expect((plain as? Fault)?.code == .lost)
        let error: any Error = NSError(domain: "org.example.fault", code: 1)
        #expect((error as? Fault)?.code == .broken)
        let made: any Error = Fault(.lost, userInfo: ["place": 3])
        #expect((made as NSError).code == 7)
        #expect((made as NSError).domain == "org.example.fault")
        #expect((made as NSError).userInfo["place"] as? Int == 3)
    }

    @Test("Errors of other domains and with other codes are none of the framework's")
    func others() {
        let other: any Error = NSError(domain: "org.example.other", code: 7)
        #expect(other as? Fault == nil)
        let unknown: any Error = NSError(domain: "org.example.fault", code: 99)
        #expect(unknown as? Fault == nil)
    }

    @Test("A sentence describes it, unless the program has another one")
    func sentences() {
        let error: any Error = Fault(.broken)
        #expect(error.localizedDescription == "It is broken.")
        let own: any Error = Fault(.broken, userInfo: [NSLocalizedDescriptionKey: "Own."])
        #expect(own.localizedDescription == "Own.")
    }

    @Test("Patterns of codes match errors of either kind")
    func patterns() {
        func name(_ error: any Error) -> String {
            do { throw error } catch Fault.broken { return "broken" } catch Fault.lost { return "lost" } catch
            {
                return "other"
            }
        }
        #expect(name(Fault(.broken)) == "broken")
        #expect(name(NSError(domain: "org.example.fault", code: 7)) == "lost")
        #expect(name(NSError(domain: "org.example.other", code: 7)) == "other")
    }
}

@Suite("Core Foundation's errors")
struct CFErrorTests {
    @Test("They are Foundation's")
    func facts() {
        let error: CFError = NSError(
            domain: "org.example", code: 3, userInfo: [NSLocalizedDescriptionKey: "It is lost."])
        #expect(CFErrorGetDomain(error) == "org.example")
        #expect(CFErrorGetCode(error) == 3)
        #expect(CFErrorCopyUserInfo(error)[NSLocalizedDescriptionKey] as? String == "It is lost.")
        #expect(CFErrorCopyDescription(error) == "It is lost.")
        #expect(NSFoundationVersionNumber > NSFoundationVersionNumber_iOS_9_0)
    }
}
