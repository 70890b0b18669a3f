import Testing

@testable import VitrineFoundation

@MainActor private class Base: NSObject {
    var heard: [String] = []
    func plain() { heard.append("Base.plain") }
    func over(_ text: String) { heard.append("Base.over \(text)") }
    func two(_ text: String, event: Int?) { heard.append("two \(text) \(event.map(String.init) ?? "nil")") }
    func any(_ value: Any?) { heard.append("any \(value.map { "\($0)" } ?? "nil")") }
    func made() -> String { "made" }
    func number() -> Int { 3 }
    var title = "title"
}

@MainActor private final class Derived: Base {
    override func over(_ text: String) { heard.append("Derived.over \(text)") }
    fileprivate func own() { heard.append("own") }
}

@MainActor private final class Generic<T>: NSObject {
    var heard: [String] = []
    func take(_ value: T) { heard.append("\(T.self) \(value)") }
}

private protocol Doing { @MainActor func doIt(_ value: Any) }
extension Base: Doing {
    func doIt(_ value: Any) { heard.append("doIt \(value)") }
}

@MainActor private final class Told: NSObject {
    var heard: [String] = []
    func saved(_ image: Any, error: Int?, context: UnsafeRawPointer) {
        heard.append("\(image) \(error.map(String.init) ?? "nil") \(UInt(bitPattern: context))")
    }
    func kept(_ image: Any, error: Int?, context: UnsafeMutableRawPointer?) {
        heard.append("\(context.map { UInt(bitPattern: $0) } ?? 1)")
    }
}

@MainActor @Suite struct PerformTests {
    @Test func `A pointer is whatever kind of pointer the method takes, and a null where there is none`() {
        let target = Told()
        let saved = Selector(method: "saved(_:error:context:)", of: Told.self, { $0.saved })
        let kept = Selector(method: "kept(_:error:context:)", of: Told.self, { $0.kept })
        saved.send(to: target, [1, nil, nil])
        saved.send(to: target, [1, 2, UnsafeMutableRawPointer(bitPattern: 16)])
        kept.send(to: target, [1, nil, nil])
        kept.send(to: target, [1, nil, UnsafeRawPointer(bitPattern: 32)])
        #expect(target.heard == ["1 nil 0", "1 2 16", "1", "32"])
    }

    @Test func `Methods of none, one and two arguments are called`() {
        let target = Base()
        target.perform(Selector(method: "plain", of: Base.self, { $0.plain }))
        target.perform(Selector(method: "over(_:)", of: Base.self, { $0.over(_:) }), with: "a")
        target.perform(
            Selector(method: "two:event:", of: Base.self, { $0.two(_:event:) }), with: "b", with: 7)
        target.perform(Selector(method: "any:", of: Base.self, { $0.any }), with: nil)
        target.perform(Selector(method: "doIt:", of: (any Doing).self, { $0.doIt(_:) }), with: 5)
        #expect(target.heard == ["Base.plain", "Base.over a", "two b 7", "any nil", "doIt 5"])
    }

    @Test func `An override is called through the class that declares the method`() {
        let target = Derived()
        target.perform(Selector(method: "over:", of: Base.self, { $0.over }), with: "x")
        #expect(target.heard == ["Derived.over x"])
    }

    @Test func `An owner that is a value gives its type alone`() {
        var asked = 0
        func derived() -> Derived {
            asked += 1
            return Derived()
        }
        let target = Derived()
        target.perform(Selector(method: "own", ofValue: derived(), { $0.own }))
        #expect(target.heard == ["own"])
        #expect(asked == 0)
    }

    @Test func `Generic classes, getters and setters have selectors`() {
        let generic = Generic<Int>()
        generic.perform(Selector(method: "take:", of: Generic<Int>.self, { $0.take }), with: 4)
        #expect(generic.heard == ["Int 4"])
        let base = Base()
        let getter = Selector(method: "title", of: Base.self, { target in { target.title } })
        let setter = Selector(method: "setTitle:", of: Base.self, { target in { target.title = $0 } })
        base.perform(setter, with: "new")
        #expect(base.title == "new")
        #expect(base.perform(getter)?.takeUnretainedValue() as? String == "new")
    }

    @Test func `Arguments bridge as they do in Objective-C, and nil is an optional's`() {
        let target = Base()
        let two = Selector(method: "two:event:", of: Base.self, { $0.two(_:event:) })
        target.perform(two, with: "a" as NSString, with: nil)
        target.perform(two, with: "b", with: NSNumber(value: 2))
        #expect(target.heard == ["two a nil", "two b 2"])
    }

    @Test func `Results are objects, and nothing is nil`() {
        let target = Base()
        let made = target.perform(Selector(method: "made", of: Base.self, { $0.made }))
        #expect(made?.takeUnretainedValue() as? String == "made")
        let number = target.perform(Selector(method: "number", of: Base.self, { $0.number }))
        #expect(number?.takeUnretainedValue() as? Int == 3)
        #expect(target.perform(Selector(method: "plain", of: Base.self, { $0.plain })) == nil)
    }

    @Test func `A pool lets go of the results of what was performed in it`() {
        final class Maker: NSObject { func make() -> NSObject { NSObject() } }
        let maker = Maker()
        let selector = Selector(method: "make", of: Maker.self, { $0.make })
        weak var result: AnyObject?
        autoreleasepool {
            result = maker.perform(selector)?.takeUnretainedValue()
            #expect(result != nil)
        }
        #expect(result == nil)
    }

    @Test func `An object responds to what its class has`() {
        let own = Selector(method: "own", of: Derived.self, { $0.own })
        #expect(Derived().responds(to: own))
        #expect(!Base().responds(to: own))
        #expect(Base().responds(to: Selector(method: "doIt:", of: (any Doing).self, { $0.doIt(_:) })))
        #expect(!Derived().responds(to: Selector("own")))
        #expect(!Derived().responds(to: nil))
    }

    @Test func `A class tells its name`() {
        #expect(Base.description().hasSuffix(".Base"))
        #expect(NSObject.description() == "NSObject")
    }
}

@Suite struct PerformFaultTests {
    @Test func `A method that the object lacks traps with its name`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = Base().perform(Selector(method: "own", of: Derived.self, { $0.own })) }
        }
        #expect(text(result).contains("-[Base own]: unrecognized selector sent to instance 0x"))
        #expect(text(result).contains("ask responds(to:) before"))
    }

    @Test func `A selector of a string traps with what to write`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = Base().perform(Selector("plain")) }
        }
        #expect(text(result).contains("-[Base plain]: unrecognized selector sent to instance 0x"))
        #expect(text(result).contains("write #selector(…)"))
    }

    @Test func `An argument of another type traps with both`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = Base().perform(Selector(method: "over:", of: Base.self, { $0.over }), with: 5)
            }
        }
        #expect(text(result).contains("-[Base over:]: argument 1 is a String, and was sent 5, a Int."))
    }
}
