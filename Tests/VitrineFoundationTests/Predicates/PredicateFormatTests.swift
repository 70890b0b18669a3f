import Foundation
import Testing

@testable import VitrineFoundation

@Suite("Formats of predicates")
struct PredicateFormatTests {
    private struct Address { var city: String }
    private class Person: NSObject {
        var name: String
        var age: Int
        var nickname: String?
        var address: Address
        var friends: [Person] = []
        init(_ name: String, _ age: Int, _ city: String, nickname: String? = nil) {
            (self.name, self.age, self.nickname, address) = (name, age, nickname, Address(city: city))
        }
    }
    private final class Pupil: Person { var grade = 3 }

    private func holds(_ format: String, _ value: Any?, _ arguments: Any?...) -> Bool {
        NSPredicate(format: format, argumentArray: arguments.map { $0 as Any }).evaluate(with: value)
    }

    @Test func `A text matches a pattern as a whole`() {
        let address = NSPredicate(
            format: "SELF MATCHES %@", "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}")
        #expect(address.evaluate(with: "ann@example.org"))
        #expect(!address.evaluate(with: "ann@example.org, and more"))
        #expect(!address.evaluate(with: "ann"))
        #expect(holds("SELF MATCHES[c] 'a|ab'", "AB"))
        #expect(NSPredicate(format: "SELF MATCHES %@", "a+").evaluate(with: nil) == false)
    }

    @Test func `Texts are compared, with and without case and marks`() {
        #expect(holds("SELF CONTAINS 'ell'", "Hello"))
        #expect(!holds("SELF CONTAINS 'ELL'", "Hello"))
        #expect(holds("SELF CONTAINS[c] 'ELL'", "Hello"))
        #expect(holds("SELF BEGINSWITH[cd] %@", "Élan", "el"))
        #expect(holds("SELF ENDSWITH 'o'", "Hello") && !holds("SELF ENDSWITH 'H'", "Hello"))
        #expect(holds("SELF LIKE 'H?l*'", "Hello") && !holds("SELF LIKE 'H?l'", "Hello"))
        #expect(holds("SELF LIKE[c] 'a.c'", "A.C") && !holds("SELF LIKE 'a.c'", "abc"))
        #expect(holds("SELF ==[c] 'HELLO'", "hello") && !holds("SELF == 'HELLO'", "hello"))
        #expect(holds("SELF IN 'a hello'", "hello"))
        #expect(holds("SELF == \"it's \\\"so\\\"\"", "it's \"so\""))
    }

    @Test func `Keys stand behind arguments, variables and subqueries`() {
        let ann = Person("Ann", 40, "Bonn")
        ann.friends = [Person("Bea", 30, "Bonn"), Person("Cem", 50, "Köln"), Person("Dan", 60, "Bonn")]
        #expect(holds("%K.@count == 3", ann, "friends") && !holds("%K.@count > %@", ann, "friends", 3))
        #expect(
            holds("%K.city == 'Bonn'", ann, "address") && holds("%K.%K == 'Bonn'", ann, "address", "city"))
        #expect(holds("SUBQUERY(friends, $x, $x.age > 40).@count == 2", ann))
        #expect(holds("SUBQUERY(%K, $x, $x.%K == %@).@count > 0", ann, "friends", "name", "Cem"))
        #expect(!holds("SUBQUERY(friends, $x, $x.%K IN %@).@count > 0", ann, "name", ["Eva"]))
        #expect(holds("SUBQUERY(friends, $x, $x == %@).@count == 1", ann, ann.friends[0]))
        // Other keys are those of the object.
        #expect(
            holds("SUBQUERY(friends, $x, $x.address.city == address.city AND $x.age < age).@count == 1", ann))
        #expect(holds("SUBQUERY(friends, $x, $x.age > 40).@sum.age == 110", ann))
        let limit = NSPredicate(format: "age > $limit.age")
        #expect(limit.evaluate(with: ann, substitutionVariables: ["limit": ann.friends[0]]))
    }

    @Test(arguments: [
        "SUBQUERY(a, b, c == 1).@count > 0", "SUBQUERY(a, $b) > 0", "%K. == 1", "SUBQUERY a", "$x. == 1",
    ])
    func `A subquery that is none, and a dot without a key, are named`(format: String) {
        #expect(throws: PredicateParser.Fault.self) {
            var parser = try PredicateParser(format, ["a"])
            _ = try parser.condition()
        }
    }

    @Test func `Numbers and dates are compared, and counted with`() {
        #expect(holds("SELF > 2 AND SELF <= 3.5", 3))
        #expect(holds("SELF BETWEEN {1, 3}", 3) && !holds("SELF BETWEEN {1, 3}", 4))
        #expect(holds("SELF BETWEEN %@", 2.5, [2, 3]))
        #expect(holds("SELF + 2 * 3 == 7", 1) && holds("(SELF + 2) * 3 == 9", 1) && holds("-SELF == -1", 1))
        #expect(
            holds("SELF IN {1, 2}", 2) && holds("SELF IN %@", "b", ["a", "b"]) && !holds("SELF IN %@", 3, [1])
        )
        #expect(holds("SELF == %d OR SELF == %ld", 4, 3, 4) && holds("SELF < %f", 0.25, 0.5))
        #expect(holds("SELF < %@", Date(timeIntervalSince1970: 1), Date(timeIntervalSince1970: 2)))
        #expect(holds("SELF == YES", true) && holds("SELF != true", false))
    }

    @Test func `Key paths lead through objects, values and dictionaries`() {
        let ann = Pupil("Ann", 12, "Bern")
        let bob = Person("Bob", 40, "Rome", nickname: "B")
        ann.friends = [bob]
        #expect(holds("name == 'Ann' AND age < 13", ann))
        #expect(holds("grade = 3 && address.city BEGINSWITH 'B'", ann))
        #expect(
            holds("nickname == nil", ann) && holds("nickname != NULL", bob) && holds("nickname == 'B'", bob))
        #expect(holds("%K == %@", bob, "address.city", "Rome"))
        #expect(holds("SELF.name.length == 3", ann))
        #expect(
            holds("user.age >= 3", ["user": ["age": 3]])
                && !holds("user.age >= 3", ["user": [:] as [String: Int]]))
        #expect(holds("ANY friends.name == 'Bob'", ann) && holds("NONE friends.age < 40", ann))
        #expect(holds("ALL friends.age > 39", ann) && !holds("ALL friends.age > 40", ann))
        #expect(holds("friends.@count == 1 AND friends.@sum.age == 40", ann))
        #expect(holds("SELF.@max == 3 AND SELF.@avg == 2", [1, 2, 3]))
        #expect(
            (NSArray(array: [ann, bob]).filtered(using: NSPredicate(format: "age > %d", 20)) as? [Person])
                == [bob])
    }

    @Test func `Conditions are joined`() {
        #expect(holds("NOT (SELF == 1 OR SELF == 2)", 3) && !holds("NOT (SELF == 1 OR SELF == 2)", 2))
        #expect(holds("! SELF == 1", 2) && holds("SELF == 1 or SELF == 2 and SELF == 3", 1))
        #expect(holds("TRUEPREDICATE", nil) && !holds("FALSEPREDICATE", nil))
        #expect(holds("((SELF == 1))", 1) && holds("((SELF)) == (1)", 1))
        let open = NSPredicate(format: "SELF == $value")
        #expect(open.evaluate(with: 3, substitutionVariables: ["value": 3]))
    }

    @Test(arguments: [
        ("SELF ==", "it ends where a value is expected."),
        ("SELF 3", "a comparison such as == or CONTAINS is missing."),
        ("SELF == 'a", "a quotation mark is not closed, or a character means nothing there."),
        ("SELF == %@", "there are fewer arguments than places for them."), ("(SELF == 1", "')' is missing."),
        ("SELF == 1 SELF", "there is more behind a whole condition."),
    ])
    func faults(format: String, message: String) {
        #expect {
            var parser = try PredicateParser(format, [])
            _ = try parser.condition()
        } throws: {
            ($0 as? PredicateParser.Fault)?.message == message
        }
    }

    @Test func `Nothing is nested so deep that reading it takes long, or all of the stack`() {
        for format in [String(repeating: "(", count: 5_000), String(repeating: "NOT ", count: 5_000)] {
            #expect(throws: PredicateParser.Fault.self) {
                var parser = try PredicateParser(format, [])
                _ = try parser.condition()
            }
        }
    }

    @Test func `Arguments that no place takes are a fault`() {
        #expect(throws: PredicateParser.Fault.self) {
            var parser = try PredicateParser("SELF == 1", [2])
            _ = try parser.condition()
        }
    }
}
