import Foundation

extension CompositionalSolver {
    /// Likely mistakes in the blueprints of the sections, in this room: those that ``diagnostics`` tells of, and more
    /// that can be laid out, but hardly as they were meant.
    ///
    /// Nothing is reported because it is unusual: groups may be longer than the screen along an axis that scrolls, and
    /// views may stick out or overlap by anchors, offsets and custom groups.
    ///
    /// Complexity: O(sizes of the blueprints).
    public var findings: [LayoutFinding] {
        var linter = LayoutLinter(scale: environment.scale)
        linter.lint(boundaries: environment.boundaries, at: LayoutPath())
        for (index, section) in sections.enumerated() {
            linter.lint(section, at: LayoutPath(section: index))
        }
        // What has no extent is told by what it comes of, where that is found.
        let explained = Set(linter.findings.map(\.path.section))
            .union(diagnostics.filter { !$0.isAboutExtent }.map(\.path.section))
        let invalid = diagnostics.filter { !$0.isAboutExtent || !explained.contains($0.path.section) }.map {
            LayoutFinding(.invalidInput($0.problem), at: $0.path, message: $0.sentence)
        }
        // What was laid out in place of invalid input is no mistake of its own.
        let paths = Set(invalid.map(\.path))
        return (invalid + linter.findings.filter { !paths.contains($0.path) || !$0.rule.mayFollow })
            .enumerated().sorted { ($0.element.path, $0.offset) < ($1.element.path, $1.offset) }.map(
                \.element)
    }
}

extension LayoutFinding.Rule {
    /// Whether invalid input at the same place explains it.
    fileprivate var mayFollow: Bool {
        switch self {
        case .noExtent, .insetsLeaveNothing, .largerThanContainer, .neverReached, .countDoesNotFit: true
        case .invalidInput, .insetsIgnored, .fractionOfEstimate, .lengthOverridden, .duplicateKind: false
        }
    }
}

extension LayoutDiagnostic {
    fileprivate var isAboutExtent: Bool {
        switch problem {
        case .itemsWithoutExtent, .groupWithoutExtent: true
        default: false
        }
    }

    /// The description without the path.
    fileprivate var sentence: String {
        let prefix = "\(path): "
        let text = "\(self)"
        return text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : text
    }
}
