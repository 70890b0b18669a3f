import Foundation
import Testing

@testable import VitrineFoundation

/// As the translation of a program writes it.
private class Video: NSObject, _KeyedObject {
    var title: String?
    var views = 0
    var rating: Double? = 1
    let id = 7
    var channel: Channel?

    class func _keyedProperty(_ key: String) -> _KeyedProperty? {
        switch key {
        case "title": _KeyedProperty("title", \Video.title)
        case "views": _KeyedProperty("views", \Video.views)
        case "rating": _KeyedProperty("rating", \Video.rating)
        case "id": _KeyedProperty("id", \Video.id)
        case "channel": _KeyedProperty("channel", \Video.channel)
        default: nil
        }
    }
}

private final class Channel: NSObject, _KeyedObject, _UndefinedValueSetting, _UndefinedValueReading {
    var name = ""
    var others: [String: Any] = [:]

    class func _keyedProperty(_ key: String) -> _KeyedProperty? {
        key == "name" ? _KeyedProperty("name", \Channel.name) : nil
    }
    func setValue(_ value: Any?, forUndefinedKey key: String) { others[key] = value }
    func value(forUndefinedKey key: String) -> Any? { others[key] }
}

private final class Careful: Video, _ValueSetting {
    func setValue(_ value: Any?, forKey key: String) {
        guard responds(to: NSSelectorFromString("set\(key.prefix(1).uppercased())\(key.dropFirst()):")) else {
            return
        }
        _setValue(value, forKey: key)
    }
}

private final class Film: Video {
    var length = 0
    override class func _keyedProperty(_ key: String) -> _KeyedProperty? {
        key == "length" ? _KeyedProperty("length", \Film.length) : super._keyedProperty(key)
    }
}

@Suite("Objects by the names of their properties")
struct KeyedObjectTests {
    @Test("The properties are those of the object's class, whatever is known of it")
    func subclass() {
        let film: Video = Film()
        film.setValue(90, forKey: "length")
        film.setValue("Ants", forKey: "title")
        #expect(film.value(forKey: "length") as? Int == 90)
        #expect(NSPredicate(format: "length == 90 AND title == 'Ants'").evaluate(with: film))
    }

    @Test("Properties are set to what JSON holds, as their types want it")
    func json() throws {
        let data = Data(#"{"title": "Ants", "views": 12, "rating": 4, "channel": null}"#.utf8)
        let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let video = Video()
        video.channel = Channel()
        video.setValuesForKeys(json)
        #expect(video.title == "Ants" && video.views == 12 && video.rating == 4 && video.channel == nil)
        video.setValue(nil, forKey: "rating")
        #expect(video.rating == nil && video.value(forKey: "rating") == nil)
        #expect(video.value(forKey: "views") as? Int == 12 && video.value(forKey: "id") as? Int == 7)
        let all = video.dictionaryWithValues(forKeys: ["title", "rating"])
        #expect(all["title"] as? String == "Ants" && all["rating"] is NSNull)
    }

    @Test("Paths lead from object to object")
    func paths() {
        let video = Video()
        #expect(video.value(forKeyPath: "channel.name") == nil)
        video.setValue("Nature", forKeyPath: "channel.name")
        video.channel = Channel()
        video.setValue("Nature", forKeyPath: "channel.name")
        #expect(video.value(forKeyPath: "channel.name") as? String == "Nature")
        video.setValue(3, forKeyPath: "views")
        #expect(video.views == 3)
    }

    @Test("A class may take names that are no properties, and look at each that is set")
    func overrides() {
        let channel = Channel()
        channel.setValuesForKeys(["name": "Nature", "subscribers": 3])
        #expect(channel.name == "Nature" && channel.value(forKey: "subscribers") as? Int == 3)
        let careful = Careful()
        careful.setValuesForKeys(["title": "Bees", "id": 9, "unknown": 1])
        #expect(careful.title == "Bees" && careful.id == 7)
        #expect(careful.responds(to: NSSelectorFromString("title")))
        #expect(!careful.responds(to: NSSelectorFromString("setId:")))
    }

    @Test("A name that is none, and a value of another type, stop the program with a sentence")
    func refusals() async {
        func said(_ result: ExitTest.Result?) -> String {
            String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        }
        let unknown = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Video().setValue(1, forKey: "length")
        }
        #expect(said(unknown).contains("not key value coding-compliant for the key length"))
        let mistyped = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Video().setValue("many", forKey: "views")
        }
        let sentence = "Video.views was set to a value of type String by key-value coding, but it is Int"
        #expect(said(mistyped).contains(sentence))
    }
}
