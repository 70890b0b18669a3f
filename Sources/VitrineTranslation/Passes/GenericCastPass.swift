/// Makes calls of casts between generic types that are one and the same in Objective-C, and are not one another's in Swift:
/// `snapshot as NSDiffableDataSourceSnapshot<A, B>` → `snapshot ._as(NSDiffableDataSourceSnapshot<A, B>.self)`, and
/// `Item.fetchRequest() as! NSFetchRequest<Item>` → `Item.fetchRequest() ._as(NSFetchRequest<Item>.self)`.
enum GenericCastPass {
    /// Classes whose objects are of any results; a structure is cast without a mark, as what it is.
    private static let classes: Set = ["NSFetchRequest", "NSFetchedResultsController"]

    static func run(_ translation: inout SourceTranslation) {
        let source = translation.source
        for index in source.tokens.indices where source.text(index) == "as" && source.isActive[index] {
            let mark = ["!", "?"].contains(source.text(index + 1)) ? index + 1 : index
            let name = source.text(mark + 1)
            guard classes.contains(name) || name == "NSDiffableDataSourceSnapshot" && mark == index,
                source.text(mark + 2) == "<", let end = closing(mark + 2, source)
            else { continue }
            let isOptional = mark > index && source.text(mark) == "?"
            translation.edits.replace(
                source.bytes(index...mark), with: isOptional ? "._asOptional(" : "._as(")
            translation.edits.insert(".self)", at: source.tokens[end].end)
        }
    }

    /// The token with which a list of types ends.
    private static func closing(_ open: Int, _ source: ParsedSource) -> Int? {
        var depth = 0
        for index in open..<source.tokens.count {
            switch source.text(index) {
            case "<": depth += 1
            case ">": depth -= 1
            case ">>": depth -= 2
            case "{", "}", ";", "": return nil
            default: continue
            }
            if depth <= 0 { return index }
        }
        return nil
    }
}
