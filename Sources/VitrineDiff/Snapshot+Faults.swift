/// What callers did wrong: UIKit's words first, where they are known, then what UIKit leaves out. They are out of
/// line, so that the code that is inlined in programs stays small.
extension Snapshot {
    @usableFromInline func faultNoSections(
        _ identifiers: some Collection<ItemID>, _ file: StaticString, _ line: UInt
    ) -> Never {
        let items =
            identifiers.first.map { "\(Self.count(identifiers.count, "item")), the first of which is \($0)" }
            ?? "no items"
        fatalError(
            "There are currently no sections in the data source. Please add a section first. "
                + "appendItems(_:toSection:) was called with \(items): call appendSections(_:) before it.",
            file: file, line: line)
    }

    @usableFromInline func faultAbsentSection(
        _ section: SectionID, _ call: StaticString, _ file: StaticString, _ line: UInt
    ) -> Never {
        fatalError(
            "Invalid parameter not satisfying: section != NSNotFound. \(call): section \(section) is not in the snapshot, "
                + "which has \(Self.list(storedSections, "section")). Append or insert it first; if it should be there, "
                + "look for an earlier deleteSections(_:) or deleteAllItems(), and whether == and hash of the identifier "
                + "use something that changed.", file: file, line: line)
    }

    @usableFromInline func faultAbsent(
        _ item: ItemID, _ call: StaticString, _ file: StaticString = #fileID, _ line: UInt = #line
    ) -> Never {
        if !counted.isEmpty { demandNotCounted(item, call) }
        fatalError(
            "Invalid parameter not satisfying: section != NSNotFound. \(call): item \(item) is not in the snapshot, "
                + "which has \(Self.count(numberOfItems, "item")) in \(Self.count(numberOfSections, "section")). Append or insert it first; if it "
                + "should be there, look for an earlier deleteItems(_:), and whether == and hash of the identifier use "
                + "something that changed.", file: file, line: line)
    }

    @usableFromInline func faultMovedToItself(
        _ kind: StaticString, _ identifier: some Any, _ call: StaticString
    ) -> Never {
        fatalError(
            "Invalid update: destination for \(kind) move is the same as the source. \(call): \(kind) "
                + "\(identifier) cannot be moved relative to itself. Leave the call out where both identifiers are "
                + "the same.")
    }

    @usableFromInline func faultCounted(_ what: String, _ call: StaticString) -> Never {
        fatalError(
            "\(call): \(what) counted, not listed: its items are changed by index ranges, with "
                + "insertItems(count:at:inSection:), deleteItems(in:ofSection:), moveItems(in:to:ofSection:), "
                + "reloadItems(in:ofSection:) and reconfigureItems(in:ofSection:).")
    }

    private static func count(_ count: Int, _ noun: String) -> String {
        "\(count) \(noun)\(count == 1 ? "" : "s")"
    }

    private static func list(_ identifiers: ContiguousArray<SectionID>, _ noun: String) -> String {
        let names = identifiers.prefix(5).map { "\($0)" }.joined(separator: ", ")
        return switch identifiers.count {
        case 0: "no \(noun)s"
        case 1: "the \(noun) \(names)"
        case 2...5: "the \(noun)s \(names)"
        default: "\(identifiers.count) \(noun)s: \(names), …"
        }
    }
}
