internal import Foundation

/// What the symbols of a program say about some classes.
struct SymbolsOfClasses {
    struct Entry {
        var name = ""
        /// Its own methods, with the types of their parameters.
        var methods: Set<String> = []
        /// The requirements of the protocols that it adopts, with the names of these.
        var requirements: [String: String] = [:]
    }

    private(set) var classes: [Entry]

    /// Complexity: O(*n*) in the number of symbols of the images that the classes are in.
    init(_ types: [AnyClass]) {
        classes = types.map { _ in Entry() }
        var rest = Array(types.enumerated())
        while let (_, first) = rest.first, let descriptor = Self.descriptor(of: first) {
            guard let symbols = ImageSymbols(around: descriptor) else {
                rest.removeFirst()
                continue
            }
            let addresses = rest.map { Self.descriptor(of: $0.element).map { UInt(bitPattern: $0) } }
            var prefixes: [Int: String] = [:]
            symbols.forEach { address, name in
                guard let place = addresses.firstIndex(of: address), Self.isEnd("Mn", of: name) else {
                    return
                }
                prefixes[place] = String(String(cString: name).dropLast(2))
            }
            if !prefixes.isEmpty { read(symbols, prefixes.map { (rest[$0].offset, $1) }) }
            rest = rest.enumerated().filter { $0.offset > 0 && prefixes[$0.offset] == nil }.map(\.element)
        }
    }

    /// The description of a class, which its metadata points to behind eight fields.
    private static func descriptor(of type: AnyClass) -> UnsafeRawPointer? {
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        return metadata.load(fromByteOffset: 40, as: UnsafeRawPointer?.self)
    }

    private static func isEnd(_ end: StaticString, of name: UnsafePointer<CChar>) -> Bool {
        let length = strlen(name)
        return length > end.utf8CodeUnitCount
            && memcmp(name + (length - end.utf8CodeUnitCount), end.utf8Start, end.utf8CodeUnitCount) == 0
    }

    private mutating func read(_ symbols: ImageSymbols, _ prefixes: [(place: Int, text: String)]) {
        for (place, prefix) in prefixes {
            let text = Demangling.text(of: prefix + "Mn") ?? ""
            classes[place].name = text.replacing("nominal type descriptor for ", with: "")
        }
        var names: [(Int, String)] = []
        let wanted = prefixes.map { ($0.place, Array($0.text.utf8CString.dropLast())) }
        symbols.forEach { _, name in
            for (place, prefix) in wanted
            where strncmp(name, prefix, prefix.count) == 0
                && (Self.isEnd("F", of: name) || Self.isEnd("FTW", of: name))
            {
                names.append((place, String(cString: name)))
            }
        }
        for (place, name) in names {
            guard let text = Demangling.text(of: name) else { continue }
            if name.hasSuffix("FTW") {
                addRequirement(text, to: place)
            } else if let method = method(text, of: classes[place].name) {
                classes[place].methods.insert(method)
            }
        }
        // As messages show it: without module, and without where a private class is declared.
        for (place, _) in prefixes { classes[place].name = Self.shortName(classes[place].name) }
    }

    /// `b(_: Int)` of `(extension in M):M.A.b(_: Int) -> ()` and of `b(_: Int) -> () in A #1 in M.f()`; nil for what is
    /// private or nested.
    private func method(_ text: String, of owner: String) -> String? {
        var rest = Substring(text)
        if rest.hasPrefix("(extension in "), let end = rest.firstRange(of: "):") {
            rest = rest[end.upperBound...]
        }
        if owner.contains(" #") {
            return rest.hasSuffix(" in " + owner) ? Self.signature(rest.dropLast(owner.count + 4)) : nil
        }
        guard rest.hasPrefix(owner + ".") else { return nil }
        return Self.signature(rest.dropFirst(owner.count + 1))
    }

    private mutating func addRequirement(_ text: String, to place: Int) {
        guard let start = text.firstRange(of: "protocol witness for "),
            let end = text.firstRange(of: " in conformance ")
        else { return }
        let requirement = text[start.upperBound..<end.lowerBound]
        guard let open = requirement.firstIndex(of: "("), let dot = requirement[..<open].lastIndex(of: "."),
            let signature = Self.signature(requirement[requirement.index(after: dot)...])
        else { return }
        classes[place].requirements[signature] = Self.shortName(String(requirement[..<dot]))
    }

    /// A name with its parameters, to the parenthesis that closes them.
    private static func signature(_ text: Substring) -> String? {
        guard let open = text.firstIndex(of: "("), open != text.startIndex,
            !text[..<open].contains(where: { $0 == "." || $0 == " " })
        else { return nil }
        var depth = 0
        for place in text[open...].indices {
            if text[place] == "(" { depth += 1 }
            if text[place] == ")" {
                depth -= 1
                if depth == 0 { return String(text[...place]) }
            }
        }
        return nil
    }

    /// `A` of `M.A`, `M.(A in _1)` and `A #1 in M.f() -> ()`.
    private static func shortName(_ name: String) -> String {
        var name = Substring(name)
        if let range = name.firstRange(of: " #") { name = name[..<range.lowerBound] }
        if let open = name.lastIndex(of: "("), let end = name[open...].firstRange(of: " in ") {
            name = name[name.index(after: open)..<end.lowerBound]
        }
        return String(name.split(separator: ".").last ?? name)
    }
}
