import Foundation
import VitrineConstraints

/// What Auto Layout has to say about constraints that cannot all hold.
@MainActor
package enum AutoLayoutReports {
    /// Where reports go: to standard error, unless a test takes them.
    package static var handler: (String) -> Void = toStandardError

    package static let toStandardError: (String) -> Void = { ReportLog.current.report($0) }
}

extension LayoutEngine {
    /// Of the views' constraints among some the one that was activated last; those that stack views make by themselves
    /// go before any of others.
    func youngest(of ids: [Solver.ConstraintID]) -> NSLayoutConstraint? {
        let ids = Set(ids)
        let candidates = constraints.filter { $0.solverID.map(ids.contains) ?? false }
        return candidates.count > 1 ? LayoutOrder(of: self).sorted(candidates).last : candidates.first
    }

    /// Leaves a constraint out, and says so once.
    func refuse(_ constraint: NSLayoutConstraint, _ conflicting: [Solver.ConstraintID]) {
        constraint.solverID = nil
        refused.append(constraint)
        if reportsConflicts { report(constraint, conflicting) }
    }

    /// Says once that a constraint is left out.
    ///
    /// - Parameter cause: what else it contradicts.
    func report(
        _ constraint: NSLayoutConstraint, _ conflicting: [Solver.ConstraintID], _ cause: String? = nil
    ) {
        guard !constraint.isReported else { return }
        constraint.isReported = true
        let ids = Set(conflicting)
        let others = constraints.filter { $0.solverID.map(ids.contains) ?? false }
        var lines = (others + [constraint]).sorted { $0.order < $1.order }.map(\.text)
        let given = given(ids)
        lines += given.map(\.text) + (cause.map { [$0] } ?? [])
        let element = root?.enclosingElement
        guard AutoLayoutReports.isNew(lines, in: element) else { return }
        let masks =
            given.contains(where: \.isMask)
            ? "\n\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the documentation for the UIView property translatesAutoresizingMaskIntoConstraints: it is true for a view whose frame you set, and must be set to false for one that constraints place.)"
            : ""
        let encapsulated =
            given.contains(where: \.isEncapsulated)
            ? "\n\t(Note: UIView-Encapsulated-Layout is the size that a layout gave the cell. Where it is only estimated, one of the constraints that fill the cell wants a priority below 1000.)"
            : ""
        AutoLayoutReports.handler(
            """
            Unable to simultaneously satisfy constraints.
            \tProbably at least one of the constraints in the following list is one you don't want.
            \tTry this:
            \t\t(1) look at each constraint and try to figure out which you don't expect;
            \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\(masks)\(encapsulated)
            (
            \(lines.map { "    \"\($0)\"" }.joined(separator: ",\n"))
            )

            Will attempt to recover by breaking constraint
            \(constraint.text)
            """ + (element.map { "\n\(type(of: $0))s with the same conflict are not reported again." } ?? ""))
    }

    /// A constraint of the engine's own, as UIKit writes it.
    private struct Given {
        var text: String
        var isMask = false
        var isEncapsulated = false
    }

    /// The engine's own among some constraints.
    private func given(_ ids: Set<Solver.ConstraintID>) -> [Given] {
        var lines: [Given] = []
        if let root {
            // What a layout gave its size, or the content of that.
            let isEncapsulated = root.sizedElement != nil
            for (id, name, axis, length) in [
                (rootWidth, "width", "Width", root.bounds.width),
                (rootHeight, "height", "Height", root.bounds.height),
            ] {
                guard let id, ids.contains(id) else { continue }
                let equation =
                    "\(LayoutItem.name(of: root)).\(name) == \(NSLayoutConstraint.number(length))   (active)"
                lines.append(
                    isEncapsulated
                        ? Given(
                            text: "<NSLayoutConstraint 'UIView-Encapsulated-Layout-\(axis)' \(equation)>",
                            isEncapsulated: true)
                        : Given(
                            text: "<NSAutoresizingMaskLayoutConstraint \(root.maskText) \(equation)>",
                            isMask: true))
            }
        }
        for use in items {
            let item = use.item
            for (index, dimension) in ["minX", "minY", "width", "height"].enumerated() {
                guard let id = item.fixed[index], ids.contains(id), let view = item.view,
                    let value = LayoutItem.Dimension(rawValue: index).map({ Self.given($0, of: view) })
                else { continue }
                let superview =
                    index < 2 ? item.container.map { ", names: '|':\(LayoutItem.name(of: $0)) " } : nil
                lines.append(
                    Given(
                        text:
                            "<NSAutoresizingMaskLayoutConstraint \(view.maskText) \(item.name).\(dimension) == \(NSLayoutConstraint.number(CGFloat(value)))   (active\(superview ?? ""))>",
                        isMask: true))
            }
            for (id, dimension) in zip(item.lowerBounds, ["width", "height"]) {
                guard let id, ids.contains(id) else { continue }
                lines.append(Given(text: "<\(item.name).\(dimension) >= 0, as no size is negative>"))
            }
        }
        return lines
    }
}

extension UIView {
    /// The autoresizing mask as UIKit writes it: `&` for what is flexible, of the near margin, the size and the far
    /// margin. With nothing flexible the far margins give way.
    fileprivate var maskText: String {
        func text(_ flags: [AutoresizingMask]) -> String {
            let flexible = flags.map(autoresizingMask.contains)
            return flexible.contains(true) ? flexible.map { $0 ? "&" : "-" }.joined() : "--&"
        }
        return
            "h=\(text([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])) v=\(text([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]))"
    }
}
