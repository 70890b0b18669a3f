import Testing

@testable import VitrineTool

/// The Swift that Xcode would write of a model.
@Suite("Classes of models")
struct ModelClassesTests {
    private func classes(_ entities: String, identifiable: Set<String> = []) throws -> ModelClasses {
        let scratch = try Scratch()
        try scratch.place("<model>\(entities)</model>", at: "A.xcdatamodel/contents")
        return ModelClasses(
            try ManagedModel(ModelFile(path: scratch("A.xcdatamodel"))), identifiable: identifiable)
    }

    private func properties(_ children: String) throws -> [String] {
        let text =
            try classes(
                "<entity name=\"A\" representedClassName=\"A\" codeGenerationType=\"category\">\(children)</entity>"
                    + "<entity name=\"B\" representedClassName=\".C\"/><entity name=\"D\"/>"
            ).text ?? ""
        return text.split(separator: "\n").filter { $0.contains("@NSManaged public var ") }.map {
            String($0.trimmingPrefix("    @NSManaged public var "))
        }
    }

    @Test("A class has a request, its properties and methods, and an identity")
    func wholeClass() throws {
        #expect(
            try classes(
                """
                <entity name="Item" representedClassName=".Item" codeGenerationType="class">
                    <attribute name="name" attributeType="String"/>
                    <relationship name="tags" optional="YES" toMany="YES" destinationEntity="Tag"/>
                    <fetchIndex name="byName"><fetchIndexElement property="name" type="Binary"/></fetchIndex>
                    <uniquenessConstraints><uniquenessConstraint><constraint value="name"/></uniquenessConstraint></uniquenessConstraints>
                    <userInfo><entry key="a" value="b"/></userInfo>
                </entity>
                <entity name="Tag" representedClassName="Shop.Label"/>
                <compositeAttribute name="Address"><attribute name="street" attributeType="String"/></compositeAttribute>
                <fetchRequest name="all" entity="Item" predicateString="TRUEPREDICATE"/>
                <configuration name="C"><memberEntity name="Item"/></configuration>
                <elements><element name="Item" positionX="0"/></elements>
                """
            ).text == """
                import Foundation
                import CoreData

                @objc(Item)
                public class Item: NSManagedObject {}

                extension Item {
                    @nonobjc public class func fetchRequest() -> NSFetchRequest<Item> {
                        return NSFetchRequest<Item>(entityName: "Item")
                    }
                    @NSManaged public var name: String?
                    @NSManaged public var tags: NSSet?
                }

                extension Item {
                    @objc(addTagsObject:)
                    @NSManaged public func addToTags(_ value: Label)
                    @objc(removeTagsObject:)
                    @NSManaged public func removeFromTags(_ value: Label)
                    @objc(addTags:)
                    @NSManaged public func addToTags(_ values: NSSet)
                    @objc(removeTags:)
                    @NSManaged public func removeFromTags(_ values: NSSet)
                }

                extension Item: Identifiable {}

                """)
    }

    @Test("Xcode writes the whole class, an extension, or nothing, as the entity says")
    func generation() throws {
        let item = "<entity name=\"Thing\" representedClassName=\"Item\""
        let category = try classes("\(item) codeGenerationType=\"category\"/>")
        #expect(category.declared == [])
        #expect(
            category.text == """
                import Foundation
                import CoreData

                extension Item {
                    @nonobjc public class func fetchRequest() -> NSFetchRequest<Item> {
                        return NSFetchRequest<Item>(entityName: "Thing")
                    }
                }

                extension Item: Identifiable {}

                """)
        #expect(try classes("\(item)/>").text == nil)
        #expect(try classes("<entity name=\"A\" codeGenerationType=\"class\"/>").text == nil)
        #expect(
            try classes(
                "<entity name=\"A\" representedClassName=\"NSManagedObject\" codeGenerationType=\"class\"/>"
            ).text
                == nil)
        #expect(try classes("\(item) codeGenerationType=\"class\"/>").declared == ["Item"])
    }

    @Test(
        "Classes that the program makes identifiable are not so twice, neither are those below another entity"
    )
    func identity() throws {
        let entities = """
            <entity name="A" representedClassName="A" isAbstract="YES" codeGenerationType="class"/>
            <entity name="B" representedClassName="B" parentEntity="A" codeGenerationType="class"/>
            <entity name="D" representedClassName="D" parentEntity="Plain" codeGenerationType="class"/>
            <entity name="Plain"/>
            """
        let text = try classes(entities).text ?? ""
        #expect(text.contains("public class B: A {}") && text.contains("public class D: NSManagedObject {}"))
        #expect(text.contains("extension A: Identifiable"))
        #expect(!text.contains("extension B: Identifiable"))
        #expect(try classes(entities, identifiable: ["A"]).text?.contains("Identifiable") == false)
    }

    @Test("Attributes are numbers where the model says so, and otherwise objects that may be missing")
    func attributes() throws {
        func attribute(_ type: String, _ rest: String = "") -> String {
            "<attribute name=\"a\" attributeType=\"\(type)\" \(rest)/>"
        }
        let scalar = "usesScalarValueType=\"YES\""
        let numbers = ["Integer 16", "Integer 32", "Integer 64", "Double", "Float", "Boolean", "Date"]
        #expect(
            try properties(numbers.map { attribute($0, scalar) }.joined()) == [
                "a: Int16", "a: Int32", "a: Int64", "a: Double", "a: Float", "a: Bool", "a: TimeInterval",
            ])
        #expect(
            try properties(numbers.map { attribute($0, "usesScalarValueType=\"NO\"") }.joined())
                == Array(repeating: "a: NSNumber?", count: 6) + ["a: Date?"])
        #expect(
            try properties(
                ["String", "Binary", "UUID", "URI", "Decimal", "Composite", "Undefined", "Transformable"].map
                {
                    attribute($0)
                }.joined())
                == [
                    "a: String?", "a: Data?", "a: UUID?", "a: URL?", "a: NSDecimalNumber?",
                    "a: [String: Any]?",
                    "a: NSObject?", "a: NSObject?",
                ])
        #expect(
            try properties(
                [".UIImage", "[String]", "Shop.Color", "[Shop.Color]"].map {
                    attribute("Transformable", "customClassName=\"\($0)\"")
                }.joined()) == ["a: UIImage?", "a: [String]?", "a: Color?", "a: [Shop.Color]?"])
        #expect(
            try properties("<attribute name=\"default\" attributeType=\"String\"/>") == ["`default`: String?"]
        )
    }

    @Test("Relationships are of the destination's class, or sets")
    func relationships() throws {
        func relationship(_ entity: String, _ rest: String = "") -> String {
            "<relationship name=\"a\" destinationEntity=\"\(entity)\" \(rest)/>"
        }
        #expect(
            try properties(
                relationship("B") + relationship("D") + relationship("B", "toMany=\"YES\"")
                    + relationship("B", "toMany=\"YES\" ordered=\"YES\"")
                    + "<fetchedProperty name=\"f\"><fetchRequest name=\"g\" entity=\"B\"/></fetchedProperty>")
                == ["a: C?", "a: NSManagedObject?", "a: NSSet?", "a: NSOrderedSet?", "f: [C]"])
    }

    @Test("An ordered relationship is told places, too")
    func ordered() throws {
        let text =
            try classes(
                """
                <entity name="A" representedClassName="A" codeGenerationType="class">
                    <relationship name="items" toMany="YES" ordered="YES" destinationEntity="A"/>
                </entity>
                """
            ).text ?? ""
        let lines = text.split(separator: "\n").drop { !$0.contains("@objc(insert") }.dropLast(2)
        #expect(
            lines.joined(separator: "\n") == """
                    @objc(insertObject:inItemsAtIndex:)
                    @NSManaged public func insertIntoItems(_ value: A, at idx: Int)
                    @objc(removeObjectFromItemsAtIndex:)
                    @NSManaged public func removeFromItems(at idx: Int)
                    @objc(insertItems:atIndexes:)
                    @NSManaged public func insertIntoItems(_ values: [A], at indexes: NSIndexSet)
                    @objc(removeItemsAtIndexes:)
                    @NSManaged public func removeFromItems(at indexes: NSIndexSet)
                    @objc(replaceObjectInItemsAtIndex:withObject:)
                    @NSManaged public func replaceItems(at idx: Int, with value: A)
                    @objc(replaceItemsAtIndexes:withItems:)
                    @NSManaged public func replaceItems(at indexes: NSIndexSet, with values: [A])
                    @objc(addItemsObject:)
                    @NSManaged public func addToItems(_ value: A)
                    @objc(removeItemsObject:)
                    @NSManaged public func removeFromItems(_ value: A)
                    @objc(addItems:)
                    @NSManaged public func addToItems(_ values: NSOrderedSet)
                    @objc(removeItems:)
                    @NSManaged public func removeFromItems(_ values: NSOrderedSet)
                """)
    }

    @Test("UIKit is imported where a transformer makes what Foundation does not have")
    func imports() throws {
        func imports(_ name: String) throws -> Bool? {
            try classes(
                """
                <entity name="A" representedClassName="A" codeGenerationType="class">
                    <attribute name="a" attributeType="Transformable" customClassName="\(name)"/>
                </entity>
                """
            ).text?.contains("import UIKit\n")
        }
        #expect(try imports(".UIColor") == true)
        #expect(try imports("[UIImage]") == true)
        #expect(try imports("[String: NSNumber]") == false)
        #expect(try imports("NSAttributedString") == false)
    }
}
