import Testing

@testable import VitrineFoundation

nonisolated(unsafe) private var firstKey: UInt8 = 0
nonisolated(unsafe) private var secondKey: UInt8 = 0

@Suite(.serialized) struct AssociatedObjectTests {
    @Test func `Values are kept by object and key`() {
        let (one, other) = (NSObject(), NSObject())
        objc_setAssociatedObject(one, &firstKey, "a", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        objc_setAssociatedObject(one, &secondKey, 5, .OBJC_ASSOCIATION_ASSIGN)
        #expect(objc_getAssociatedObject(one, &firstKey) as? String == "a")
        #expect(objc_getAssociatedObject(one, &secondKey) as? Int == 5)
        #expect(objc_getAssociatedObject(other, &firstKey) == nil)
        objc_setAssociatedObject(one, &firstKey, nil, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(one, &firstKey) == nil)
        #expect(objc_getAssociatedObject(one, &secondKey) as? Int == 5)
        objc_removeAssociatedObjects(one)
        #expect(objc_getAssociatedObject(one, &secondKey) == nil)
    }

    @Test func `Policies keep, copy, or do neither`() {
        let owner = NSObject()
        weak var assigned: NSObject?
        weak var kept: NSObject?
        do {
            let (value, strong) = (NSObject(), NSObject())
            (assigned, kept) = (value, strong)
            objc_setAssociatedObject(owner, &firstKey, value, .OBJC_ASSOCIATION_ASSIGN)
            objc_setAssociatedObject(owner, &secondKey, strong, .OBJC_ASSOCIATION_RETAIN)
        }
        #expect(assigned == nil && kept != nil)
        #expect(objc_getAssociatedObject(owner, &firstKey) == nil)
        let text = NSMutableString("a")
        objc_setAssociatedObject(owner, &firstKey, text, .OBJC_ASSOCIATION_COPY)
        text.append("b")
        #expect(objc_getAssociatedObject(owner, &firstKey) as? String == "a")
    }

    @Test func `An object at the address of a dead one has no values`() {
        var addresses: Set<ObjectIdentifier> = []
        var reused = 0
        for _ in 0..<200 {
            let object = NSObject()
            if !addresses.insert(ObjectIdentifier(object)).inserted { reused += 1 }
            #expect(objc_getAssociatedObject(object, &firstKey) == nil)
            objc_setAssociatedObject(object, &firstKey, 1, .OBJC_ASSOCIATION_RETAIN)
        }
        #expect(reused > 0, "no address came again, so nothing was tested")
    }

    @Test func `Values of the dead go when others are given values`() {
        final class Value {
            nonisolated(unsafe) static var living = 0; init() { Self.living += 1 };
            deinit { Self.living -= 1 }
        }
        var objects: [NSObject] = []
        for index in 0..<1000 {
            let object = NSObject()
            objc_setAssociatedObject(object, &firstKey, Value(), .OBJC_ASSOCIATION_RETAIN)
            if index % 100 == 0 { objects.append(object) }
        }
        #expect(Value.living <= 130)
        #expect(objects.allSatisfy { objc_getAssociatedObject($0, &firstKey) is Value })
    }

    @Test func `A value may be looked for while another is released`() {
        final class Curious {
            let owner: NSObject
            init(_ owner: NSObject) { self.owner = owner }
            deinit { _ = objc_getAssociatedObject(owner, &secondKey) }
        }
        let (owner, other) = (NSObject(), NSObject())
        objc_setAssociatedObject(owner, &firstKey, Curious(other), .OBJC_ASSOCIATION_RETAIN)
        objc_setAssociatedObject(owner, &firstKey, nil, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(owner, &firstKey) == nil)
    }

    @Test func `Classes have values, too`() {
        objc_setAssociatedObject(NSObject.self, &firstKey, "class", .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(NSObject.self, &firstKey) as? String == "class")
        #expect(objc_getAssociatedObject(Timer.self, &firstKey) == nil)
        objc_removeAssociatedObjects(NSObject.self)
        #expect(objc_getAssociatedObject(NSObject.self, &firstKey) == nil)
    }

    @Test func `A synchronised section is entered again by its thread, and left by as many`() {
        let object = NSObject()
        #expect(objc_sync_exit(object) == -1)
        #expect(objc_sync_enter(object) == 0)
        #expect(objc_sync_enter(object) == 0)
        #expect(objc_sync_exit(object) == 0)
        #expect(objc_sync_exit(object) == 0)
        #expect(objc_sync_exit(object) == -1)
    }
}
