/// Calls of optional requirements: `delegate?.row?(3)`.
///
/// Those of the program's protocols go through the property that stands for the requirement. Those of UIKit's have
/// implementations of their own here, so the method is called, and the call stays optional.
enum OptionalCallPass {
    /// Whose delegates' methods have no label: a call of another one without labels may be that of a closure.
    private static let senders = [
        "scrollView", "textField", "textView", "searchBar", "tabBar", "pickerView", "application", "scene",
        "gestureRecognizer", "navigationController", "presentationController", "tableView", "collectionView",
    ]

    /// Optional methods of UIKit's that take nothing with a label, and are called by who has no sender's name; with the
    /// protocol of each.
    private static let methods = [
        "addAnimations": "UIViewImplicitlyAnimating", "addCompletion": "UIViewImplicitlyAnimating",
    ]

    static func run(_ translation: inout SourceTranslation, _ requirements: OptionalRequirements) {
        let source = translation.source
        for index in source.tokens.indices
        where index > 0 && source.tokens[index].kind == .word {
            guard source.text(index - 1) == "." else {
                callOfOwn(index, &translation)
                continue
            }
            if ["?", "!"].contains(source.text(index + 1)), source.text(index + 2) == "(",
                isAdjacent(index + 1, source), isAdjacent(index + 2, source),
                let close = source.brackets[index + 2]
            {
                call(index, arguments: (index + 3)..<close, &translation, requirements)
            } else if ["?", "!"].contains(source.text(index + 1)), source.text(index + 2) == "{",
                methods[source.tokens[index].name] != nil
            {
                call(index, arguments: (index + 2)..<(index + 2), &translation, requirements)
            } else if isComparedWithNil(index, source),
                let requirement = requirements.requirement(
                    source.tokens[index].name, labels: labelsOfReference(index, source))
            {
                let end = source.text(index + 1) == "(" ? source.brackets[index + 1] ?? index : index
                translation.edits.replace(source.bytes(index...end), with: requirement.name)
            } else if isBound(index, source),
                // A bare name may be that of a property as well: `let tableView = self.tableView`.
                labelsOfReference(index, source) != nil
                    || !senders.contains(source.tokens[index].name)
                        && !(translation.index.members[source.tokens[index].name] ?? []).contains(where: {
                            translation.index[$0].kind == .property
                        }),
                let requirement = requirements.requirement(
                    source.tokens[index].name, labels: labelsOfReference(index, source))
            {
                translation.edits.insert("\(requirement.name)?.", at: source.tokens[index].start)
            }
        }
    }

    /// `addAnimations?(change)`, in an extension of the protocol. Which of the methods with this name is meant, the mark
    /// says: the program's own are not optional.
    private static func callOfOwn(_ index: Int, _ translation: inout SourceTranslation) {
        let source = translation.source
        guard source.text(index + 1) == "?", isAdjacent(index + 1, source),
            let name = methods[source.tokens[index].name],
            source.text(index + 2) == "(" && isAdjacent(index + 2, source) || source.text(index + 2) == "{"
        else { return }
        translation.edits.insert("(self as any \(name)).", at: source.tokens[index].start)
        translation.edits.remove(source.tokens[index + 1].range)
    }

    private static func isAdjacent(_ index: Int, _ source: ParsedSource) -> Bool {
        source.tokens[index - 1].end == source.tokens[index].start
    }

    private static func call(
        _ index: Int, arguments: Range<Int>, _ translation: inout SourceTranslation,
        _ requirements: OptionalRequirements
    ) {
        let source = translation.source
        let name = source.tokens[index].name
        let labels = labels(of: arguments, source)
        if let requirement = requirements.requirement(
            name, labels: labels, types: types(of: arguments, in: index, source))
        {
            translation.edits.insert(
                "\(requirement.name)\(source.text(index + 1)).", at: source.tokens[index].start)
            translation.edits.remove(source.tokens[index + 1].range)
            cast(before: index - 1, to: requirement, &translation)
            return
        }
        let isProperty = (translation.index.members[name] ?? []).contains {
            translation.index[$0].kind == .property
        }
        // Closures have no labels.
        let isMethod =
            labels.contains { $0 != "_" }
            || !isProperty && methods[name] != nil
            || !isProperty && !labels.isEmpty
                && senders.contains { name.hasPrefix($0) && name.count > $0.count }
        guard isMethod else { return }
        guard source.text(index + 1) == "?" else {
            return translation.edits.remove(source.tokens[index + 1].range)
        }
        guard let start = receiver(before: index - 1, source)
        else { return }
        // A chain that is optional already stays so.
        if !(start..<(index - 1)).contains(where: { source.text($0) == "?" }) {
            translation.edits.insert("Optional(", at: source.tokens[start].start)
            translation.edits.insert(")?", at: source.tokens[index - 1].start)
        }
        translation.edits.remove(source.tokens[index + 1].range)
    }

    /// `weak var delegate: AnyObject?` has the methods of all protocols: the one meant here is asked for by its name.
    private static func cast(
        before dot: Int, to requirement: OptionalRequirements.Requirement,
        _ translation: inout SourceTranslation
    ) {
        let source = translation.source
        guard let start = receiver(before: dot, source) else { return }
        var last = dot - 1
        while last > start, ["?", "!"].contains(source.text(last)) { last -= 1 }
        let isAny = (translation.index.members[source.tokens[last].name] ?? []).contains { member in
            let (declaration, other) = (translation.index[member], translation.index.sources[member.source])
            return declaration.kind == .property && other.text(declaration.nameToken + 1) == ":"
                && other.text(declaration.nameToken + 2) == "AnyObject"
        }
        guard isAny else { return }
        translation.edits.insert("(", at: source.tokens[start].start)
        translation.edits.insert(" as? any \(requirement.owner))?", at: source.tokens[last].end)
        if last + 1 < dot { translation.edits.remove(source.bytes((last + 1)...(dot - 1))) }
    }

    private static func labels(of arguments: Range<Int>, _ source: ParsedSource) -> [String] {
        DeclarationHead(tokens: source.tokens, brackets: source.brackets, isInType: false).parts(
            of: arguments
        )
        .map { part in
            part.count > 1 && source.tokens[part.lowerBound].kind == .word
                && source.text(part.lowerBound + 1) == ":"
                ? source.tokens[part.lowerBound].name : "_"
        }
    }

    /// The types of arguments that are parameters of the function around.
    private static func types(of arguments: Range<Int>, in index: Int, _ source: ParsedSource) -> [String?] {
        let around = source.declarations.last { declaration in
            [.function, .initializer].contains(declaration.kind) && declaration.body?.contains(index) == true
        }
        return DeclarationHead(tokens: source.tokens, brackets: source.brackets, isInType: false)
            .parts(of: arguments)
            .map { part in
                guard let last = part.last, part.count == 1 || part.count == 3 && source.text(last - 1) == ":"
                else { return nil }
                let parameter = around?.parameters.first { $0.name == source.tokens[last].name }
                return parameter.map { source.joined($0.type) }
            }
    }

    /// Where the expression begins whose member is called.
    static func receiver(before dot: Int, _ source: ParsedSource) -> Int? {
        var index = dot - 1
        while index >= 0 {
            while index > 0, ["?", "!"].contains(source.text(index)) { index -= 1 }
            // Arguments and subscripts belong to what stands right before them.
            while [")", "]"].contains(source.text(index)), let open = source.brackets[index] {
                let before = open - 1
                let isCall =
                    before >= 0 && isAdjacent(open, source)
                    && (source.tokens[before].kind == .word
                        || [")", "]", "?", "!"].contains(source.text(before)))
                guard isCall else {
                    index = open
                    break
                }
                index = before
                while index > 0, ["?", "!"].contains(source.text(index)) { index -= 1 }
            }
            guard index >= 0, source.tokens[index].kind == .word || ["(", "["].contains(source.text(index))
            else { return nil }
            guard index > 0, source.text(index - 1) == "." else { return index }
            index -= 2
        }
        return nil
    }

    /// `delegate?.row != nil`, also with the labels of the method.
    private static func isComparedWithNil(_ index: Int, _ source: ParsedSource) -> Bool {
        var next = index + 1
        if source.text(next) == "(", let close = source.brackets[next] { next = close + 1 }
        return ["=", "!"].contains(source.text(next)) && source.text(next + 1) == "="
            && source.text(next + 2) == "nil"
    }

    /// `let a = delegate?.row`, also with the labels of the method: the method itself is the value.
    private static func isBound(_ index: Int, _ source: ParsedSource) -> Bool {
        guard let start = receiver(before: index - 1, source), start > 2, source.text(start - 1) == "=",
            ["let", "var"].contains(source.text(start - 3))
        else { return false }
        let isReference = labelsOfReference(index, source).map { !$0.isEmpty } ?? true
        let end = source.text(index + 1) == "(" ? source.brackets[index + 1] ?? index : index
        guard isReference, source.tokens.indices.contains(end + 1) else { return false }
        // A reference has labels alone between its parentheses.
        let isCalled =
            end > index
            && !((index + 2)..<end).allSatisfy { source.tokens[$0].kind == .word || source.text($0) == ":" }
        return !isCalled && ![".", "?", "!", "(", "["].contains(source.text(end + 1))
            && (source.text(end - 1) == ":" || end == index)
    }

    private static func labelsOfReference(_ index: Int, _ source: ParsedSource) -> [String]? {
        guard source.text(index + 1) == "(", let close = source.brackets[index + 1] else { return nil }
        return ((index + 2)..<close).filter { source.tokens[$0].kind == .word }.map { source.tokens[$0].name }
    }
}
