internal import Foundation
internal import VitrineSupport

/// Finds methods of delegates that are never called.
///
/// Swift settles what fulfils a protocol's requirement with the class that adopts the protocol. A method that only a
/// subclass adds is called on Apple's systems, where Objective-C asks the object, and not here: nobody would notice. So
/// a class is looked at when its first object becomes somebody's delegate.
///
/// Classes have no names of their methods at run time, but their program has, in the table of its symbols: those of the
/// methods, and those of what fulfils each requirement ("protocol witness for …"). Nothing is found in programs that
/// were stripped, nor of methods that the optimiser took away because nobody calls them.
package enum DelegateMethods {
    /// Classes that were looked at. On the main thread, as all that has delegates.
    nonisolated(unsafe) private static var known: Set<ObjectIdentifier> = []

    /// Reports the methods of a delegate's class that are never called, the first time that it is given one of the class.
    ///
    /// - Complexity: O(1) after the first time. Then the superclasses are asked for; and if one of them is the
    ///   program's own, too, the symbols of the program are read: milliseconds.
    package static func check(_ delegate: AnyObject?) {
        guard let delegate, known.insert(ObjectIdentifier(type(of: delegate))).inserted else { return }
        let classes = ownClasses(from: type(of: delegate))
        guard classes.count > 1 else { return }
        for method in uncalled(in: classes) {
            ReportLog.current.report(
                once:
                    "\(method.name) of \(method.owner) is never called: \(method.adopter) adopts \(method.protocolName) "
                    + "without it, and Swift looks no further. Declare it in \(method.adopter) and override it in "
                    + "\(method.owner); in one module, for a class that is not open, vitrine does so.")
        }
    }

    /// Modules whose classes have every method that can be overridden.
    private static let runtime: Set = [
        "Foundation", "Vitrine", "VitrineFoundation", "VitrineQuartzCore", "VitrineSwiftUI", "VitrineUIKit",
    ]

    /// A class and its superclasses up to the first that is the runtime's or Foundation's.
    private static func ownClasses(from type: AnyClass) -> [AnyClass] {
        var classes: [AnyClass] = []
        var next: AnyClass? = type
        while let current = next {
            let module = _typeName(current, qualified: true).prefix { $0 != "." }
            guard !runtime.contains(String(module)) else { break }
            classes.append(current)
            next = _getSuperclass(current)
        }
        return classes
    }

    private struct Question: Hashable {
        var type: ObjectIdentifier
        var method: String
    }
    nonisolated(unsafe) private static var answers: [Question: Bool] = [:]

    /// Whether a class of the program's own, or a superclass of it that is, has a method: for protocols whose meaning
    /// depends on it, as Objective-C has it. True where that cannot be told, as the program was stripped or optimised.
    ///
    /// - Parameters:
    ///   - method: Its name with labels, as `a(_:b:)`.
    ///   - other: A method that every such class has: where it is not found, nothing can be told.
    ///
    /// - Complexity: O(1) after the first time; then the symbols of the program are read: milliseconds.
    package static func declares(_ method: String, besides other: String, _ type: AnyClass) -> Bool {
        answer(method, type) { !$0.contains(other) }
    }

    /// Whether a class of the program's own, or a superclass of it that is, has a method. True where that cannot be told,
    /// as no method of theirs is found.
    package static func declares(_ method: String, _ type: AnyClass) -> Bool {
        answer(method, type) { $0.isEmpty }
    }

    private static func answer(_ method: String, _ type: AnyClass, isUnknown: (Set<String>) -> Bool) -> Bool {
        let question = Question(type: ObjectIdentifier(type), method: method)
        if let known = answers[question] { return known }
        let names = SymbolsOfClasses(ownClasses(from: type)).classes.reduce(into: Set<String>()) {
            $0.formUnion($1.methods.map(labels))
        }
        let answer = names.contains(method) || isUnknown(names)
        answers[question] = answer
        return answer
    }

    struct Method: Equatable {
        var name: String
        var owner: String
        var adopter: String
        var protocolName: String
    }

    /// The methods of classes, each the superclass of the one before, that fulfil no requirement although a superclass
    /// has one of their name and types.
    static func uncalled(in classes: [AnyClass]) -> [Method] {
        let known = SymbolsOfClasses(classes)
        var found: [Method] = []
        for (place, own) in known.classes.enumerated() {
            for signature in own.methods.sorted() {
                for adopter in known.classes[(place + 1)...] {
                    // It overrides this one.
                    if adopter.methods.contains(signature) { break }
                    guard let name = adopter.requirements[signature] else { continue }
                    found.append(
                        Method(
                            name: labels(signature), owner: own.name, adopter: adopter.name,
                            protocolName: name))
                    break
                }
            }
        }
        return found
    }

    /// `a(_:b:)` of `a(_: Int, b: (Int) -> ())`; a parameter without a label may have no `_`.
    private static func labels(_ signature: String) -> String {
        guard let open = signature.firstIndex(of: "(") else { return signature }
        var depth = 0
        var parameters = [""]
        var former: Character = " "
        for character in signature[signature.index(after: open)...].dropLast() {
            if "([<".contains(character) { depth += 1 }
            if ")]".contains(character) || character == ">" && former != "-" { depth -= 1 }
            if character == ",", depth == 0 {
                parameters.append("")
            } else {
                parameters[parameters.count - 1].append(character)
            }
            former = character
        }
        if parameters == [""] { return "\(signature[..<open])()" }
        let labels = parameters.map { parameter -> Substring in
            let word = parameter.drop { $0 == " " }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            return parameter.drop { $0 == " " }.dropFirst(word.count).first == ":" ? word : "_"
        }
        return "\(signature[..<open])(\(labels.map { "\($0):" }.joined()))"
    }
}
