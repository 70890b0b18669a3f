import Testing

@testable import VitrineFoundation

/// Exchanging is for ever: each test has classes of its own.
@MainActor
@Suite("Exchanged methods", .serialized)
struct ExchangedMethodTests {
    /// As a class of Apple's asks.
    @MainActor class Base: NSObject, MethodExchanging {
        var heard: [String] = []
        nonisolated class var exchangeableMethods: [ExchangeableMethod] {
            [
                ExchangeableMethod(Base.self, "run") { base, _ in base.runNow() },
                ExchangeableMethod(Base.self, "add:to:") { base, arguments in
                    base.addNow(arguments[0] as? Int ?? 0, to: arguments[1] as? Int ?? 0)
                },
            ]
        }
        func run() {
            if let method = ExchangedMethods.replacing("run", of: Base.self, self) {
                return method.call(self)
            }
            runNow()
        }
        private func runNow() { heard.append("run") }
        func add(_ value: Int, to other: Int) -> Int {
            if let method = ExchangedMethods.replacing("add:to:", of: Base.self, self) {
                return method.call(self, [value, other])
            }
            return addNow(value, to: other)
        }
        private func addNow(_ value: Int, to other: Int) -> Int { value + other }

        /// As the translation of a program's method asks.
        func mine() {
            if let method = ExchangedMethods._replacement(of: Base.self, "mine", for: self) {
                return method.call(self)
            }
            heard.append("before")
            mine()
            heard.append("after")
        }
    }
    final class Derived: Base {
        override func run() {
            heard.append("derived")
            super.run()
        }
    }

    @Test("Each of two methods does what the other did, for classes that inherit them, too, and back again")
    func exchanged() throws {
        let mine = Selector(method: "mine", of: Base.self, { $0.mine })
        let first = try #require(class_getInstanceMethod(Derived.self, Selector("run")))
        let second = try #require(class_getInstanceMethod(Base.self, mine))
        #expect(first == class_getInstanceMethod(Base.self, Selector("run")))
        let derived = Derived()
        derived.run()
        #expect(derived.heard == ["derived", "run"])
        method_exchangeImplementations(first, second)
        derived.heard = []
        derived.run()
        #expect(derived.heard == ["derived", "before", "run", "after"])
        method_exchangeImplementations(first, second)
        derived.heard = []
        derived.run()
        #expect(derived.heard == ["derived", "run"])
    }

    @Test("A class can be given a method that it inherits; others keep theirs")
    func added() throws {
        final class Other: Base {}
        let block: (Base, Int, Int) -> Int = { _, value, other in value * other }
        let selector = Selector("add:to:")
        #expect(Other().add(2, to: 3) == 5)
        #expect(class_addMethod(Other.self, selector, imp_implementationWithBlock(block), nil))
        #expect(!class_addMethod(Other.self, selector, imp_implementationWithBlock(block), nil))
        #expect(!class_addMethod(Base.self, selector, imp_implementationWithBlock(block), nil))
        #expect(Other().add(2, to: 3) == 6)
        #expect(Base().add(2, to: 3) == 5)
        let method = try #require(class_getInstanceMethod(Other.self, selector))
        let old = method_setImplementation(
            method, imp_implementationWithBlock { (_: Base, _: Int, _: Int) in 0 })
        #expect(Other().add(2, to: 3) == 0)
        // What it did before can be called by its type.
        typealias Function = (Base, Selector, Int, Int) -> Int
        #expect(unsafeBitCast(old, to: Function.self)(Base(), selector, 4, 5) == 20)
        class_replaceMethod(Other.self, selector, old, nil)
        #expect(Other().add(2, to: 3) == 6)
        // A block may be given as the object that it is.
        let other: (Base, Int, Int) -> Int = { _, value, other in value - other }
        class_replaceMethod(
            Other.self, selector, imp_implementationWithBlock(unsafeBitCast(other, to: AnyObject.self)), nil)
        #expect(Other().add(2, to: 3) == -1)
    }

    @Test("There is no method where none can be exchanged")
    func missing() {
        #expect(class_getInstanceMethod(Base.self, Selector("nothing")) == nil)
        #expect(class_getInstanceMethod(NSObject.self, Selector("run")) == nil)
        #expect(class_getInstanceMethod(nil, Selector("run")) == nil)
        #expect(class_getClassMethod(Base.self, Selector("run")) == nil)
        #expect(
            !class_addMethod(
                NSObject.self, Selector("run"), imp_implementationWithBlock { (_: Base) in }, nil))
        #expect(objc_allocateClassPair(Base.self, "New", 0) == nil)
    }
}

@MainActor
@Suite("Classes at run time")
struct RuntimeClassTests {
    class Animal: NSObject {
        let legs = 4
        func sound() -> String { "-" }
    }
    class Dog: Animal { override func sound() -> String { "woof" } }
    final class Counted: Animal { var count = 0 }

    @Test("Classes say what they are called, what they inherit and how large their objects are")
    func classes() {
        #expect(object_getClass(Dog()) == Dog.self)
        #expect(object_getClass(nil) == nil)
        #expect(class_getSuperclass(Dog.self) == Animal.self)
        #expect(String(cString: class_getName(Dog.self)) == Dog.description())
        #expect(String(cString: object_getClassName(NSObject())) == "NSObject")
        #expect(class_getInstanceSize(Dog.self) == class_getInstanceSize(Animal.self))
        #expect(class_getInstanceSize(Counted.self) == class_getInstanceSize(Animal.self) + 8)
        #expect(Dog().superclass == Animal.self)
    }

    @Test("An object can become one of a class that inherits from its own")
    func changed() {
        let animal = Animal()
        #expect(object_setClass(animal, Dog.self) == Animal.self)
        #expect(animal.sound() == "woof" && animal is Dog && animal.legs == 4)
    }

    @Test("Not of one that has more in it")
    func tooLarge() async {
        await #expect(processExitsWith: .failure) {
            _ = await MainActor.run { object_setClass(Animal(), Counted.self) }
        }
    }

    @Test("Whether objects of a class have a method is asked of the class")
    func instances() {
        let selector = Selector(method: "sound", of: Animal.self, { $0.sound })
        #expect(Dog.instancesRespond(to: selector))
        #expect(!NSObject.instancesRespond(to: selector))
        #expect(!Dog.instancesRespond(to: Selector("sound")))
    }

    @Test("Blocks go through pointers")
    func pointers() {
        var heard: [Int] = []
        let block: (Int) -> Void = { heard.append($0) }
        let pointer = unsafeBitCast(block, to: UnsafeMutableRawPointer.self)
        unsafeBitCast(pointer, to: ((Int) -> Void).self)(3)
        #expect(heard == [3])
        let optional: UnsafeMutableRawPointer? = pointer
        unsafeBitCast(optional, to: ((Int) -> Void).self)(4)
        #expect(heard == [3, 4])
    }

    @Test("An exception that is raised ends the program with what it says")
    func exceptions() async {
        let exception = NSException(name: .invalidArgumentException, reason: "no", userInfo: ["a": 1])
        #expect(exception.description == "NSInvalidArgumentException: no")
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            NSException(name: .rangeException, reason: "beyond").raise()
        }
        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(said.contains("NSRangeException: beyond"))
    }
}
