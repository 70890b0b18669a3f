import Testing

@testable import VitrineTranslation

@Suite("Managed objects")
struct ManagedObjectTests {
    private func accessors(_ key: String) -> String {
        "{ get { _managedValue(forKey: \"\(key)\") } set { _setManagedValue(newValue, forKey: \"\(key)\") } }"
    }

    @Test("Objects made of a kind are of the class that the model names")
    func made() {
        #expect(
            translated("let a = NSManagedObject(entity: b, insertInto: c)")
                == "let a = NSManagedObject._make(entity: b, insertInto: c)")
        for text in ["let a = NSManagedObject(context: c)", "let a = Item(entity: b, insertInto: c)"] {
            #expect(translated(text) == text)
        }
    }

    @Test("Casts between types that Objective-C does not tell apart are calls")
    func casts() {
        #expect(
            translated("let a = Item.fetchRequest() as! NSFetchRequest<Item>")
                == "let a = Item.fetchRequest() ._as( NSFetchRequest<Item>.self)")
        #expect(
            translated("if let a = b as? NSFetchedResultsController<Item> { c() }")
                == "if let a = b ._asOptional( NSFetchedResultsController<Item>.self) { c() }")
        #expect(
            translated("let a = b as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>")
                == "let a = b ._as( NSDiffableDataSourceSnapshot<String, NSManagedObjectID>.self)")
        #expect(
            translated("f(b as NSDiffableDataSourceSnapshot<String, Set<Int>>, c)")
                == "f(b ._as( NSDiffableDataSourceSnapshot<String, Set<Int>>.self), c)")
        let other = "let a = b as? NSDiffableDataSourceSnapshot<String, Int>"
        #expect(translated(other) == other)
    }

    // MARK: Variables

    @Test("Variables that Core Data keeps get accessors by their names, on their lines")
    func variables() {
        #expect(
            translated(
                """
                public class A: NSManagedObject {
                    @NSManaged public var name: String? // of a person
                    @NSManaged var age: Int16
                    #if os(iOS)
                    @NSManaged
                    var tags: Set<Tag>!
                    #endif
                    @objc @NSManaged dynamic public private(set) var `default`: Dictionary<String, Int>
                    @NSManaged @objc(b) weak var owner: B?
                    var c = 1
                }
                """)
                    == """
                    public class A: NSManagedObject {
                                   public var name: String? \(accessors("name")) // of a person
                                   var age: Int16 \(accessors("age"))
                        #if true   
                    \("              ")
                        var tags: Set<Tag>! \(accessors("tags"))
                        #endif
                                                 public private(set) var `default`: Dictionary<String, Int> \(accessors("default"))
                                                 var owner: B? \(accessors("owner"))
                        var c = 1
                    }
                    """)
    }

    @Test("Extensions, and classes that the program does not declare, have such variables as well")
    func extensions() {
        #expect(
            translated("extension A { @NSManaged var b: Int16 }", "class A: NSManagedObject {}")
                == "extension A {            var b: Int16 \(accessors("b")) }")
        #expect(
            translated("extension A { @NSManaged var b: Int16 }")
                == "extension A {            var b: Int16 \(accessors("b")) }")
        #expect(
            translated("class A: Elsewhere { @NSManaged var b: Int16 }")
                == "class A: Elsewhere {            var b: Int16 \(accessors("b")) }")
    }

    @Test("Several variables of one declaration are computed each by itself, with its words and type")
    func several() {
        #expect(
            translated(
                """
                class A: NSManagedObject {
                    @NSManaged public private(set) var a: Result<Int, B>, b: [Int: (Int, Int)],
                        c: String?
                    @NSManaged unowned(unsafe) var d, e: E
                }
                """)
                    == """
                    class A: NSManagedObject {
                                   public private(set) var a: Result<Int, B> \(accessors("a")); public private(set) var b: [Int: (Int, Int)] \(accessors("b")); public private(set) var
                            c: String? \(accessors("c"))
                                                   var d: E \(accessors("d")); var e: E \(accessors("e"))
                    }
                    """)
    }

    @Test("What nobody can keep stays, and is named")
    func refused() {
        let plain =
            "error: @NSManaged is for classes of managed objects and of layers; declare a stored property with a value."
        #expect(
            translated("class A: NSObject { @NSManaged var b: Int }")
                == "class A: NSObject { @NSManaged var b: Int }")
        #expect(findings("class A: NSObject { @NSManaged var b: Int }") == ["1:21: \(plain)"])
        #expect(findings("class A { @NSManaged var b: Int }") == ["1:11: \(plain)"])
        #expect(findings("class A: UIView { @NSManaged var b: Int }") == ["1:19: \(plain)"])
        #expect(findings("struct A { @NSManaged var b: Int }") == ["1:12: \(plain)"])
        #expect(findings("#if os(macOS)\nclass A { @NSManaged var b: Int }\n#endif") == [])
        let form =
            "1:28: error: @NSManaged is for variables with a type, and without a value or accessors; remove those."
        for declaration in [
            "var b = 1", "let b: Int", "var b: Int { 1 }", "static var b: Int", "class func b()",
        ] {
            #expect(findings("class A: NSManagedObject { @NSManaged \(declaration) }") == [form])
        }
    }

    // MARK: Methods

    @Test("Methods that Core Data fills send the message of their Objective-C names")
    func methods() {
        #expect(
            translated(
                """
                extension A {
                    @objc(addItemsObject:)
                    @NSManaged public func addToItems(_ value: Item)
                    @objc(insertObject:inItemsAtIndex:)
                    @NSManaged public func insertIntoItems(_ value: Item, at idx: Int)
                    @NSManaged func replaceItems(at indexes: NSIndexSet, with `in`: [Item]); func a() {}
                    @NSManaged func removeAll()
                }
                """)
                    == """
                    extension A {
                    \("                          ")
                                   public func addToItems(_ value: Item) { _sendManaged("addItemsObject:", [value]) }
                    \("                                       ")
                                   public func insertIntoItems(_ value: Item, at idx: Int) { _sendManaged("insertObject:inItemsAtIndex:", [value, idx]) }
                                   func replaceItems(at indexes: NSIndexSet, with `in`: [Item]) { _sendManaged("replaceItemsAt:with:", [indexes, `in`]) }; func a() {}
                                   func removeAll() { _sendManaged("removeAll", []) }
                    }
                    """)
        #expect(findings("extension A { @NSManaged func addToItems(_ value: Item) }") == [])
    }

    @Test("A method that returns something, or has a body, is named")
    func refusedMethods() {
        let sentence =
            "1:15: error: @NSManaged is for methods without a body that return nothing, as Xcode writes them for what "
            + "an object has several of; write the method out, without the attribute."
        #expect(findings("extension A { @NSManaged func b() -> Int }") == [sentence])
        #expect(findings("extension A { @NSManaged func b() {} }") == [sentence])
    }

    // MARK: Names

    private func list(_ names: [String], of type: String, access: String = "") -> String {
        let cases = names.map {
            "case \"\($0)\": return VitrineFoundation._KeyedProperty.make { "
                + "VitrineFoundation._KeyedProperty(\"\($0)\", \\\(type).`\($0)`) }; "
        }
        return
            "\(access)nonisolated override class func _keyedProperty(_ key: String) -> VitrineFoundation._KeyedProperty? "
            + "{ switch key { \(cases.joined())default: return super._keyedProperty(key) } } "
    }

    @Test("A class lists its own properties that Objective-C sees, in every program, and adopts nothing")
    func properties() {
        let managed = "          "
        #expect(
            translated(
                "@objc(A) public class A: NSManagedObject { @NSManaged var b: Int; @objc var c: String { \"\" }; var d = 1; dynamic var e: Int { 1 } }"
            )
                == "         public class A: NSManagedObject { \(managed) var b: Int \(accessors("b"));       var c: String "
                + "{ \"\" }; var d = 1;         var e: Int { 1 } ; "
                + list(["c", "e"], of: "A", access: "public ") + "}")
        let plain = "class A: NSManagedObject { var b = 1 }"
        #expect(translated(plain) == plain)
        #expect(translated(plain, "func f() { a.setValuesForKeys(b) }") == plain)
    }

    @Test(
        "Extensions in other sources count for a class that a tool may have written, except what is private there"
    )
    func propertiesOfExtensions() {
        let others = """
            extension A { @objc var b: Int { 1 }; @objc private var c: Int { 1 }; var d: Int { 1 }; @NSManaged var g: Int
                @objc public private(set) var h: Int { get { 1 } set {} } }
            @objc extension A { var e: Int { 1 }; @nonobjc var i: Int { 1 } }
            private extension A { @objc var f: Int { 1 } }
            """
        #expect(
            translated("public class A: NSManagedObject {}", others)
                == "public class A: NSManagedObject {"
                + list(["b", "h", "e"], of: "A", access: "public ") + "}")
        // Of other classes those in the same source alone, as ever.
        let use = "func f() { a.setValuesForKeys(b) }"
        #expect(!translated("class A: NSObject {}", others, use).contains("case"))
    }

    @Test(
        "A class below another of the program's, or one of another module that has what Core Data keeps, is one, too"
    )
    func chains() {
        #expect(
            translated("class A: B { @objc var c: Int { 1 } }", "class B: NSManagedObject {}").contains(
                list(["c"], of: "A")))
        #expect(
            translated("class A: CoreData.NSManagedObject { @objc var c: Int { 1 } }").contains(
                list(["c"], of: "A")))
        #expect(
            translated("class A: Elsewhere { @objc var c: Int { 1 }; @NSManaged var d: Int }").contains(
                list(["c"], of: "A")))
        #expect(!translated("class A: Elsewhere { @objc var c: Int { 1 } }").contains("_keyedProperty"))
    }

    // MARK: Imports

    @Test(
        "What SwiftUI has of Core Data brings its module",
        arguments: [
            "@FetchRequest(sortDescriptors: []) var a: B", "@SectionedFetchRequest(a) var a: B",
            "var a: FetchedResults<A>", "var a: SectionedFetchResults<A, B>", "let a = FetchRequest<A>(b)",
            "@Environment(\\.managedObjectContext) private var a",
            "let a = b.environment(\\.managedObjectContext, c)",
        ])
    func imports(_ code: String) {
        #expect(
            translated("import SwiftUI\nimport Combine\n\(code)")
                == "import SwiftUI; import CoreData\nimport Combine\n\(code)")
        for imports in ["import SwiftUI\nimport CoreData", "import UIKit", "import Foundation"] {
            #expect(translated("\(imports)\n\(code)") == "\(imports)\n\(code)")
        }
    }

    @Test("Names of the program's own bring nothing; a name of SwiftUI's is Core Data's here")
    func ownNames() {
        let own = [
            "import SwiftUI\nstruct FetchRequest {}\n@FetchRequest var a: B",
            "import SwiftUI\nextension EnvironmentValues { var managedObjectContext: Int { 1 } }\nlet a = \\B.managedObjectContext",
            "import SwiftUI\nlet a = b.FetchRequest",
        ]
        for text in own { #expect(translated(text) == text) }
        #expect(
            translated("import SwiftUI\nvar a: SwiftUI.FetchRequest<A>")
                == "import SwiftUI; import CoreData\nvar a: CoreData.FetchRequest<A>")
    }
}
