import Foundation
import Testing

@testable import VitrineFoundation
@testable import VitrineSupport

protocol ScrollDelegate: AnyObject {
    func scrolled(_ view: NSObject)
    func zooming(in view: NSObject, by scale: Double) -> NSObject?
}

extension ScrollDelegate {
    func scrolled(_ view: NSObject) {}
    func zooming(in view: NSObject, by scale: Double) -> NSObject? { nil }
}

protocol ListDelegate: ScrollDelegate {
    func list(_ view: NSObject, didSelect row: Int)
    func list(_ view: NSObject, didSelect row: String)
    func list(_ view: NSObject, perform action: @escaping (Int) -> Void, then next: [String: Int])
    static func count() -> Int
}

extension ListDelegate {
    func list(_ view: NSObject, didSelect row: Int) {}
    func list(_ view: NSObject, didSelect row: String) {}
    func list(_ view: NSObject, perform action: @escaping (Int) -> Void, then next: [String: Int]) {}
    static func count() -> Int { 0 }
}

class Adopting: NSObject, ListDelegate {
    func list(_ view: NSObject, didSelect row: String) {}
}
class Between: Adopting {}
final class Adding: Between {
    func list(_ view: NSObject, didSelect row: Int) {}
    override func list(_ view: NSObject, didSelect row: String) {}
    func list(_ view: NSObject, didSelect row: Double) {}
    static func count() -> Int { 1 }
    struct Nested { func scrolled(_ view: NSObject) {} }
}
final class Extended: Between {}
extension Extended { func zooming(in view: NSObject, by scale: Double) -> NSObject? { view } }
private final class Hidden: Between { func scrolled(_ view: NSObject) {} }
class GenericAdopting<Element>: NSObject {}
extension GenericAdopting: ListDelegate {}
final class Specific: GenericAdopting<Int> {
    func list(_ view: NSObject, perform action: @escaping (Int) -> Void, then next: [String: Int]) {}
}
class FirstAdding: Adopting { func scrolled(_ view: NSObject) {} }
final class SecondAdding: FirstAdding { override func scrolled(_ view: NSObject) {} }
final class Quiet: Adopting {
    func other() {}
    private func scrolled(_ view: NSObject) {}
}
final class Alone: NSObject, ListDelegate { func scrolled(_ view: NSObject) {} }

@Suite("Methods of delegates that are never called", .serialized)
struct DelegateMethodTests {
    private func uncalled(_ classes: AnyClass...) -> [String] {
        DelegateMethods.uncalled(in: classes).map {
            "\($0.owner).\($0.name) \($0.adopter): \($0.protocolName)"
        }
    }

    @Test("A method that only a subclass adds is found, in a final class and over one between")
    func added() {
        #expect(
            uncalled(Adding.self, Between.self, Adopting.self) == [
                "Adding.list(_:didSelect:) Adopting: ListDelegate"
            ])
    }

    @Test("Also in an extension, of the protocol that another one inherits")
    func extended() {
        #expect(
            uncalled(Extended.self, Between.self, Adopting.self) == [
                "Extended.zooming(in:by:) Adopting: ScrollDelegate"
            ])
    }

    @Test("Also in private and local classes, and from a generic class that adopts in an extension")
    func kinds() {
        #expect(
            uncalled(Hidden.self, Between.self, Adopting.self) == [
                "Hidden.scrolled(_:) Adopting: ScrollDelegate"
            ])
        #expect(
            uncalled(Specific.self, GenericAdopting<Int>.self) == [
                "Specific.list(_:perform:then:) GenericAdopting: ListDelegate"
            ])
        final class Local: Adopting { func scrolled(_ view: NSObject) {} }
        #expect(uncalled(Local.self, Adopting.self) == ["Local.scrolled(_:) Adopting: ScrollDelegate"])
    }

    @Test("A method that another subclass overrides is named once, where it came in")
    func overridden() {
        #expect(
            uncalled(SecondAdding.self, FirstAdding.self, Adopting.self) == [
                "FirstAdding.scrolled(_:) Adopting: ScrollDelegate"
            ])
    }

    @Test(
        "What overrides, has other types, is private, static or nested, or adopts by itself, is no such method"
    )
    func others() {
        #expect(uncalled(Quiet.self, Adopting.self) == [])
        #expect(uncalled(Alone.self) == [])
        #expect(uncalled(Between.self, Adopting.self) == [])
    }

    @Test("A class is reported once, with what to write")
    func report() {
        let before = ReportLog.current.count
        DelegateMethods.check(Hidden())
        DelegateMethods.check(Hidden())
        DelegateMethods.check(Alone())
        DelegateMethods.check(nil)
        #expect(
            ReportLog.current.sentences(after: before) == [
                "scrolled(_:) of Hidden is never called: Adopting adopts ScrollDelegate without it, and Swift looks no "
                    + "further. Declare it in Adopting and override it in Hidden; in one module, for a class that is not "
                    + "open, vitrine does so."
            ])
    }
}
