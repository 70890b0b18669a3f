import Testing

@testable import VitrineFoundation

@Suite("Members of objects of any class")
struct ObjectMemberTests {
    private func members(_ value: Any?) -> _ObjectMembers { _ObjectMembers(value as AnyObject) }

    @Test("Numbers and texts have values; nothing has none")
    func values() {
        #expect(members(NSNumber(value: 2.5)).doubleValue == 2.5)
        #expect(members(2.5).doubleValue == 2.5)
        #expect(members(7).integerValue == 7)
        #expect(members(NSNumber(value: 7)).intValue == 7)
        #expect(members("3.5").floatValue == 3.5)
        #expect(members(true).boolValue == true)
        #expect(members(NSNumber(value: 3)).stringValue == "3")
        #expect(members(7).uint32Value == 7)
        #expect(members(7).uintValue == 7)
        #expect(members(-7).int32Value == -7)
        #expect(members(-7).int64Value == -7)
        #expect(members(7).uint64Value == 7)
        #expect(members("7").uint32Value == nil)
        #expect(members("abc").length == 3)
        #expect(members([1, 2]).count == 2)
        #expect(members(["a": 1]).count == 1)
        #expect(members("text").description == "text")
        #expect(members(nil).doubleValue == nil)
        #expect(members(NSObject()).integerValue == nil)
        #expect(members(3).count == nil)
    }

    @Test("They unwrap by themselves where a value is wanted, as what Objective-C looks up does")
    func unwrapping() {
        let value: Double = members(2).doubleValue
        #expect(value == 2)
    }
}
