import VitrineSwiftUI
import VitrineUIKit

extension Locator {
    /// What a look at the screen came to.
    enum Outcome {
        case found(Match)
        case failed(String)
    }

    /// All matches, in the order of the screen; hidden ones only where there are no others.
    func matches(in snapshot: ScreenSnapshot) -> [Match] {
        var found = criterion.matches(in: snapshot)
        for container in scope {
            guard case .found(let outer) = container.outcome(in: snapshot) else { return [] }
            found = found.filter { match in
                if let index = snapshot.index(of: match.source) {
                    return snapshot.isEntry(index, inside: outer)
                }
                return outer.frame.contains(match.frame)
            }
        }
        let shown = found.filter { $0.hiddenBy == nil }
        found = shown.isEmpty ? found : shown
        switch choice {
        case .only: return found
        case .last: return found.last.map { [$0] } ?? []
        case .at(let index): return found.indices.contains(index) ? [found[index]] : []
        }
    }

    /// The one match, or why there is none.
    func outcome(in snapshot: ScreenSnapshot) -> Outcome {
        for container in scope {
            if case .failed(let reason) = container.outcome(in: snapshot) { return .failed(reason) }
        }
        let found = matches(in: snapshot)
        if found.count == 1 { return .found(found[0]) }
        guard found.isEmpty else {
            let lines =
                found.prefix(10).map { "  \($0.description)" }
                + (found.count > 10 ? ["  … and \(found.count - 10) more"] : [])
            return .failed(
                "\(found.count) things match \(description). Take .first or .at(_:), or say what they are within:\n"
                    + lines.joined(separator: "\n"))
        }
        return .failed("Nothing matches \(description).\(hint(in: snapshot))\n\(host.shortTree)")
    }

    /// What was near, as sentences that follow a space.
    private func hint(in snapshot: ScreenSnapshot) -> String {
        if case .at(let index) = choice {
            var all = self
            all.choice = .only
            let count = all.matches(in: snapshot).count
            if count > 0 { return " There are \(count), so there is no [\(index)]." }
        }
        if !scope.isEmpty {
            var anywhere = self
            anywhere.scope = []
            let found = anywhere.matches(in: snapshot)
            if let first = found.first { return " Elsewhere there is \(first.description)." }
        }
        guard let (wanted, known) = criterion.candidates(in: snapshot) else {
            guard case .role = criterion else { return "" }
            let roles = Set(snapshot.said.flatMap(\.traits.names)).sorted()
            return roles.isEmpty
                ? " No accessibility element is there." : " There are: \(roles.joined(separator: ", "))."
        }
        // What is another thing of the same words.
        if case .identifier = criterion, snapshot.texts.contains(wanted) {
            return " A text says \"\(wanted)\": use find(text:)."
        }
        if case .text = criterion, snapshot.said.contains(where: { $0.label == wanted }) {
            return " An accessibility label says \"\(wanted)\": use find(label:)."
        }
        if case .label = criterion, snapshot.texts.contains(wanted) {
            return
                " A text says \"\(wanted)\", which is part of an element of another label, or of none: use find(text:)."
        }
        let near = Nearness.nearest(to: wanted, of: known)
        guard near.isEmpty else {
            return " Near: " + near.map { "\"\($0)\"" }.joined(separator: ", ") + "."
        }
        return ""
    }

    /// The one match now; nil after a failure of the test.
    func resolve(at site: CallSite? = nil) -> Match? {
        host.layout()
        switch outcome(in: ScreenSnapshot(host)) {
        case .found(let match): return match
        case .failed(let message):
            reportFailure(message, at: site ?? self.site)
            return nil
        }
    }
}

extension TestHost {
    /// The tree for messages, of at most 120 lines.
    var shortTree: String {
        let lines = tree.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.count > 120 else { return tree }
        return lines.prefix(120).joined(separator: "\n") + "\n… and \(lines.count - 120) more lines"
    }
}
