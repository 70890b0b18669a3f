import Testing
import VitrineDiff

/// Replays a difference in both its forms and compares it with the least that has to happen.
func check(from old: Rows, to new: Rows) throws {
    let difference = try Difference(from: old, to: new)
    let (before, after) = (Contents(old), Contents(new))
    func fail(_ message: String) { Issue.record("\(before)  →  \(after): \(message)") }
    do {
        let result = try Replay.run(difference, from: before, reading: after)
        if result != after { fail("gave \(result)") }
        let batch = try Replay.run(difference.batchUpdates, from: before, reading: after)
        if batch != after { fail("as batch updates gave \(batch)") }
    } catch {
        fail("\(error)")
    }

    let moves = difference.movedItems.reduce(0) { $0 + $1.count }
    if moves != leastItemMoves(from: before, to: after) { fail("took \(moves) item moves") }
    let kept = Set(before.sections).intersection(after.sections).count
    let staying = longestCommonSubsequence(before.sections, after.sections)
    if difference.movedSections.count != kept - staying {
        fail("took \(difference.movedSections.count) section moves")
    }
    if !difference.movedItems.map(\.to).isSorted { fail("moves are not in order") }
    if !difference.identifierFaults.isEmpty { fail("\(difference.identifierFaults)") }
    if difference.isEmpty != (before == after) { fail("is empty: \(difference.isEmpty)") }
    checkPlaces(difference, before, after, fail)
}

private func checkPlaces(
    _ difference: Difference, _ before: Contents, _ after: Contents, _ fail: (String) -> Void
) {
    let (origins, destinations) = (before.positions, after.positions)
    for (item, position) in origins where difference.newPosition(ofOld: position) != destinations[item] {
        fail("wrong destination of \(item)")
    }
    for (item, position) in destinations where difference.oldPosition(ofNew: position) != origins[item] {
        fail("wrong origin of \(item)")
    }
    for (index, section) in before.sections.enumerated()
    where difference.newSection(ofOld: index) != after.sections.firstIndex(of: section) {
        fail("wrong destination of section \(section)")
    }
    for (index, section) in after.sections.enumerated()
    where difference.oldSection(ofNew: index) != before.sections.firstIndex(of: section) {
        fail("wrong origin of section \(section)")
    }
}

extension [ItemPosition] {
    fileprivate var isSorted: Bool { zip(self, dropFirst()).allSatisfy { $0 < $1 } }
}
