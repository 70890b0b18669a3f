import Testing

@testable import VitrineFoundation

private protocol Listening: AnyObject { var name: String { get } }
private final class Listener: Listening {
    let name: String
    init(_ name: String) { self.name = name }
}

@Suite struct TableTests {
    @Test func `A hash table of weak objects forgets the dead`() {
        let table = NSHashTable<any Listening>.weakObjects()
        let (a, b) = (Listener("a"), Listener("b"))
        do {
            let gone = Listener("gone")
            for listener in [a, gone, b, a] { table.add(listener) }
            #expect(table.allObjects.map(\.name) == ["a", "gone", "b"])
            withExtendedLifetime(gone) {}
        }
        #expect(table.allObjects.map(\.name) == ["a", "b"])
        #expect(table.count == 2)
        #expect(table.contains(a) && !table.contains(nil))
        table.remove(a)
        #expect(table.allObjects.map(\.name) == ["b"])
        #expect(table.anyObject === b)
        table.removeAllObjects()
        #expect(table.count == 0)
        withExtendedLifetime((a, b)) {}
    }

    @Test func `A hash table compares by isEqual or by identity`() {
        let equal = NSHashTable<NSString>()
        let (one, other) = (
            NSString("text of more than a few letters"), NSMutableString("text of more than a few letters")
        )
        equal.add(one)
        equal.add(other)
        #expect(equal.count == 1)
        #expect(equal.member(other) === one)
        let identical = NSHashTable<NSString>(options: .objectPointerPersonality)
        identical.add(one)
        identical.add(other)
        #expect(identical.count == 2)
    }

    @Test func `A map table keeps what it is told to`() {
        let weakKeys = NSMapTable<NSObject, NSString>.weakToStrongObjects()
        let weakValues = NSMapTable<NSString, NSObject>.strongToWeakObjects()
        let stays = NSObject()
        do {
            let goes = NSObject()
            weakKeys.setObject("stays", forKey: stays)
            weakKeys.setObject("goes", forKey: goes)
            weakValues.setObject(stays, forKey: "stays")
            weakValues.setObject(goes, forKey: "goes")
            #expect(weakKeys.count == 2 && weakValues.count == 2)
            withExtendedLifetime(goes) {}
        }
        #expect(weakKeys.count == 1 && weakValues.count == 1)
        #expect(weakKeys.object(forKey: stays) == "stays")
        #expect(weakValues.object(forKey: "stays") === stays)
        #expect(weakValues.object(forKey: "goes") == nil)
        #expect(weakValues.dictionaryRepresentation().keys.map { $0 as? String } == ["stays"])
        weakValues.removeObject(forKey: "stays")
        #expect(weakValues.count == 0)
        withExtendedLifetime(stays) {}
    }

    @Test func `A key's value is replaced, and enumerators go in order`() {
        let table = NSMapTable<NSString, NSNumber>.strongToStrongObjects()
        for (index, key) in ["a", "b", "c", "a"].enumerated() {
            table.setObject(index as NSNumber, forKey: key as NSString)
        }
        #expect(table.keyEnumerator().allObjects.map { "\($0)" } == ["a", "b", "c"])
        #expect(table.objectEnumerator()?.allObjects.map { "\($0)" } == ["3", "1", "2"])
    }

    @Test func `Dead members do not pile up`() {
        let table = NSHashTable<NSObject>.weakObjects()
        var living: [NSObject] = []
        for index in 0..<2000 {
            let object = NSObject()
            if index % 200 == 0 { living.append(object) }
            table.add(object)
        }
        #expect(table.count == 10)
        withExtendedLifetime(living) {}
    }

    @Test func `The absolute time is that of dates`() {
        #expect(abs(CFAbsoluteTimeGetCurrent() - Date().timeIntervalSinceReferenceDate) < 5)
    }
}
