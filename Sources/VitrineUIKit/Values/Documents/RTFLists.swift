import Foundation

/// The tables of lists of a document in Rich Text Format.
struct RTFLists {
    private struct Level {
        var kind = 23
        var start = 1
        var marker: String?
        var text = ""
    }

    private var levels: [Level] = []
    private var lists: [Int: [Level]] = [:]
    /// The list that the number of an override stands for.
    private var overrides: [Int: Int] = [:]
    private var listNumber = 0
    private var made: [Int: [NSTextList]] = [:]

    mutating func apply(_ word: String, _ number: Int?) {
        switch word {
        case "list": levels = []
        case "listlevel": if levels.count < 16 { levels.append(Level()) }
        case "levelnfc": change { $0.kind = number ?? 23 }
        case "levelstartat": change { $0.start = min(max(number ?? 1, -1_000_000), 1_000_000) }
        case "listid":
            listNumber = number ?? 0
            if !levels.isEmpty { lists[listNumber] = levels }
        case "listoverride": levels = []
        case "ls": overrides[number ?? 0] = listNumber
        default: break
        }
    }

    private mutating func change(_ change: (inout Level) -> Void) {
        if !levels.isEmpty { change(&levels[levels.count - 1]) }
    }

    mutating func setMarker(_ text: String) { change { $0.marker = text } }
    mutating func setText(_ text: String) { change { $0.text = text } }

    /// The lists of a paragraph, the outermost first.
    mutating func lists(_ number: Int, level: Int) -> [NSTextList] {
        guard number > 0, let own = lists[overrides[number] ?? number], !own.isEmpty else { return [] }
        let all = made[number] ?? own.map(Self.list)
        made[number] = all
        return Array(all.prefix(level + 1))
    }

    private static func list(_ level: Level) -> NSTextList {
        let kinds = [0: "decimal", 1: "upper-roman", 2: "lower-roman", 3: "upper-alpha", 4: "lower-alpha"]
        var format = level.marker ?? ""
        if format.isEmpty, let kind = kinds[level.kind] {
            // A length, and the number of the level where its number is.
            let shown = level.text.drop { $0.asciiValue.map { $0 < 32 } == true }
            let after = shown.split(separator: ";").first.map {
                $0.filter { $0.asciiValue.map { $0 >= 32 } ?? true }
            }
            format = "{\(kind)}" + (after.flatMap { $0.isEmpty ? nil : $0 } ?? ".")
        }
        if format.isEmpty { format = "{disc}" }
        return NSTextList(markerFormat: .init(format), options: [], startingItemNumber: level.start)
    }
}
