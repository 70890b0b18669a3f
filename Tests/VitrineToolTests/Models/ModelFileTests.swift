import Foundation
import Testing

@testable import VitrineTool

/// Models of Core Data as they lie in folders, and as programs find them.
@Suite("Files of models")
struct ModelFileTests {
    /// A model with an entity, which names the version.
    private func place(_ scratch: Scratch, _ path: String, entity: String = "Item") throws {
        try scratch.place(
            "<model><entity name=\"\(entity)\" representedClassName=\"\(entity)\" codeGenerationType=\"class\"/></model>",
            at: "\(path)/contents")
    }

    private func placeVersion(_ scratch: Scratch, _ name: String, in model: String) throws {
        let list = ["_XCCurrentVersionName": name]
        let data = try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
        try scratch.place(String(decoding: data, as: UTF8.self), at: "\(model)/.xccurrentversion")
    }

    private func error(_ path: String) -> ToolError? {
        do throws(ToolError) {
            _ = try ManagedModel(ModelFile(path: path))
            return nil
        } catch {
            return error
        }
    }

    @Test(
        "Of several versions the one is current that the model names, else the one with the model's name, else the first"
    )
    func versions() throws {
        let scratch = try Scratch()
        try place(scratch, "A.xcdatamodeld/B.xcdatamodel", entity: "B")
        #expect(try ModelFile(path: scratch("A.xcdatamodeld")).current == "B")
        try place(scratch, "A.xcdatamodeld/A.xcdatamodel")
        #expect(try ModelFile(path: scratch("A.xcdatamodeld")).current == "A")
        try place(scratch, "A.xcdatamodeld/A 2.xcdatamodel")
        try placeVersion(scratch, "B.xcdatamodel", in: "A.xcdatamodeld")
        let file = try ModelFile(path: scratch("A.xcdatamodeld"))
        #expect(file.versions.map(\.name) == ["A 2", "A", "B"])
        #expect(file.current == "B")
        #expect(try ManagedModel(file).entities.map(\.name) == ["B"])
    }

    @Test(
        "A bundle has a folder with a file for each version and what says which is current; of one version a file"
    )
    func bundles() throws {
        let scratch = try Scratch()
        try place(scratch, "M/A.xcdatamodeld/A.xcdatamodel")
        try place(scratch, "M/A.xcdatamodeld/A 2.xcdatamodel")
        try placeVersion(scratch, "A 2.xcdatamodel", in: "M/A.xcdatamodeld")
        try place(scratch, "M/B.xcdatamodel")
        try scratch.place("{}", at: "M/a.json")
        let files = ["M/a.json", "M/A.xcdatamodeld", "M/B.xcdatamodel"].map { scratch($0) }
        for (bundle, base) in [
            (ResourceBundle(main: files), "out"),
            (ResourceBundle(name: "P_T.bundle", files: files), "out/P_T.bundle"),
        ] {
            #expect(bundle.files == [scratch("M/a.json")])
            try bundle.make(in: scratch.url.appendingPathComponent("out"))
            let made = try FileManager.default.subpathsOfDirectory(atPath: scratch(base))
            for name in ["A.momd/A.mom", "A.momd/A 2.mom", "A.momd/VersionInfo.plist", "B.mom", "a.json"] {
                #expect(made.contains(name))
            }
            #expect(
                scratch.read("\(base)/A.momd/A 2.mom")
                    == scratch.read("M/A.xcdatamodeld/A 2.xcdatamodel/contents"))
            #expect(scratch.read("\(base)/B.mom") == scratch.read("M/B.xcdatamodel/contents"))
            let list = try PropertyListSerialization.propertyList(
                from: Data(scratch.read("\(base)/A.momd/VersionInfo.plist") ?? []), format: nil)
            #expect(list as? [String: String] == ["NSManagedObjectModel_CurrentVersionName": "A 2"])
            // A sandbox is handed each by its place.
            #expect(
                Set(bundle.links.map(\.place) + bundle.written.map(\.place))
                    == Set(
                        ["A.momd/A.mom", "A.momd/A 2.mom", "A.momd/VersionInfo.plist", "B.mom", "a.json"].map
                        {
                            bundle.name.isEmpty ? $0 : "\(bundle.name)/\($0)"
                        }))
        }
    }

    @Test("Of two models with one name a bundle has the first; one that cannot be read is none of its files")
    func clashes() throws {
        let scratch = try Scratch()
        try place(scratch, "1/A.xcdatamodeld/A.xcdatamodel")
        try place(scratch, "2/A.xcdatamodeld/A.xcdatamodel")
        try scratch.place("", at: "B.xcdatamodeld/nothing")
        let bundle = ResourceBundle(
            name: "", files: ["1/A.xcdatamodeld", "2/A.xcdatamodeld", "B.xcdatamodeld"].map { scratch($0) })
        #expect(bundle.models.map(\.path) == [scratch("1/A.xcdatamodeld")])
        #expect(bundle.files.isEmpty)
    }

    @Test("The file of a model is known to be a part of it")
    func around() {
        #expect(ModelFile.around("/a/A.xcdatamodeld/A.xcdatamodel/contents") == "/a/A.xcdatamodeld")
        #expect(ModelFile.around("/a/A.xcdatamodel/contents") == "/a/A.xcdatamodel")
        #expect(ModelFile.around("/a/b.json") == "/a/b.json")
    }

    @Test("A model that cannot be read is named with the remedy")
    func unreadable() throws {
        let scratch = try Scratch()
        let path = scratch("A.xcdatamodeld")
        try scratch.place("", at: "A.xcdatamodeld/nothing")
        #expect(
            error(path)?.sentence
                == "\(path) holds no .xcdatamodel; add a version to the model, or remove it.")
        try scratch.place("", at: "A.xcdatamodeld/A.xcdatamodel/elements")
        #expect(
            error(path)?.sentence
                == "\(path)/A.xcdatamodel holds no file 'contents'; save the model with Xcode 4 or later, which writes it."
        )
        try scratch.place("bplist00", at: "A.xcdatamodeld/A.xcdatamodel/contents")
        #expect(
            error(path)?.sentence
                == "\(path)/A.xcdatamodel/contents cannot be read as a model: there is text outside of elements (line 1); save it with Xcode again, or correct it."
        )
        try scratch.place("<svg/>", at: "A.xcdatamodeld/A.xcdatamodel/contents")
        #expect(
            error(path)?.sentence
                == "\(path)/A.xcdatamodel/contents cannot be read as a model: the outermost element is 'svg', not 'model' (line 1); save it with Xcode again, or correct it."
        )
        try place(scratch, "A.xcdatamodeld/A.xcdatamodel")
        try placeVersion(scratch, "A 2.xcdatamodel", in: "A.xcdatamodeld")
        #expect(
            error(path)?.sentence
                == "\(path) has 'A 2.xcdatamodel' for its current version, which is not there; choose A.xcdatamodel in its .xccurrentversion."
        )
        #expect(
            error(scratch("B.xcdatamodel"))?.sentence
                == "\(scratch("B.xcdatamodel")) holds no file 'contents'; save the model with Xcode 4 or later, which writes it."
        )
    }

    @Test("What makes no sense in a model is named with the remedy")
    func senseless() throws {
        let scratch = try Scratch()
        let contents = scratch("A.xcdatamodel/contents")
        func sentence(_ entities: String) throws -> String? {
            try scratch.place("<model>\n\(entities)\n</model>", at: "A.xcdatamodel/contents")
            return error(scratch("A.xcdatamodel"))?.sentence
        }
        #expect(
            try sentence("<entity/>")
                == "\(contents) cannot be read as a model: an entity has no name (line 2); save it with Xcode again, or correct it."
        )
        #expect(
            try sentence("<entity name=\"A\">\n<attribute attributeType=\"String\"/></entity>")
                == "\(contents) cannot be read as a model: a property of 'A' has no name (line 3); save it with Xcode again, or correct it."
        )
        #expect(
            try sentence("<entity name=\"A\"><relationship name=\"b\" destinationEntity=\"B\"/></entity>")
                == "\(contents) has no entity 'B', which 'A.b' names; add it, or name another.")
        #expect(
            try sentence("<entity name=\"A\" parentEntity=\"B\"/>")
                == "\(contents) has no entity 'B', which 'A' names; add it, or name another.")
        let item = "representedClassName=\"Item\" codeGenerationType="
        #expect(
            try sentence("<entity name=\"A\" \(item)\"class\"/><entity name=\"B\" \(item)\"category\"/>")
                == "\(contents) makes the class 'Item' of A and B; give each entity a class of its own.")
        #expect(
            try sentence(
                "<entity name=\"A\" \(item)\"class\"/><entity name=\"B\" representedClassName=\"Item\"/>")
                == nil)
    }
}
