import Foundation
import Testing
import UIKitTestSupport
import VitrineUIKit

@Suite("Priorities of active constraints that become required, or required no longer")
@MainActor
struct PriorityCrossingTests {
    /// A box between a required minimum and two wishes, with the priorities given from the start or set afterwards.
    private func frame(
        _ priorities: [UILayoutPriority], after first: [UILayoutPriority]? = nil, isRefused: Bool = false
    ) -> CGRect {
        let stage = ConstraintStage()
        let view = stage.box()
        let constraints = [
            view.widthAnchor.constraint(equalToConstant: 100),
            view.widthAnchor.constraint(equalToConstant: 60),
            view.widthAnchor.constraint(greaterThanOrEqualToConstant: 80),
        ]
        func set(_ priorities: [UILayoutPriority]) {
            for (constraint, priority) in zip(constraints, priorities) { constraint.priority = priority }
        }
        set(first ?? priorities)
        stage.activate(
            view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 5),
            view.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 5),
            view.heightAnchor.constraint(equalToConstant: 10))
        let reports = stage.reports {
            NSLayoutConstraint.activate(constraints)
            if first != nil {
                stage.layout()
                set(priorities)
            }
            stage.layout()
        }
        #expect(reports.isEmpty != isRefused, "\(reports)")
        return view.frame
    }

    @Test("The layout is that of constraints that had the priority from the start")
    func change() {
        let low = UILayoutPriority.defaultLow
        // 100 holds, and gives way; the one of 60 is kept above 80.
        #expect(frame([.required, low, low]) == rect(5, 5, 100, 10))
        #expect(frame([.required, low, low], after: [low, .required, low]) == rect(5, 5, 100, 10))
        #expect(frame([low, .defaultHigh, .required]) == rect(5, 5, 80, 10))
        #expect(frame([low, .defaultHigh, .required], after: [.required, low, low]) == rect(5, 5, 80, 10))
        #expect(frame([.defaultHigh, low, low], after: [.required, low, .required]) == rect(5, 5, 100, 10))
    }

    @Test(
        "A contradiction goes with the constraint that is required no longer, and comes with one that becomes it"
    )
    func contradictions() {
        let (low, high) = (UILayoutPriority.defaultLow, UILayoutPriority.defaultHigh)
        #expect(
            frame([low, .required, low], after: [.required, .required, low], isRefused: true)
                == rect(5, 5, 60, 10))
        #expect(frame([.required, .required, low], isRefused: true) == rect(5, 5, 100, 10))
        #expect(
            frame([.required, .required, low], after: [.required, high, low], isRefused: true)
                == rect(5, 5, 100, 10))
    }

    @Test("A change is one line in the trace, and none in the report")
    func trace() async {
        let changed = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            setenv("VITRINE_TRACE", "layout", 1)
            await MainActor.run {
                let view = UIView()
                let constraint = view.widthAnchor.constraint(equalToConstant: 1)
                constraint.priority = .defaultLow
                constraint.priority = .required
                constraint.isActive = true
                constraint.priority = .defaultHigh
                constraint.priority = .defaultLow
            }
        }
        let lines = String(decoding: changed?.standardErrorContent ?? [], as: UTF8.self).split(
            separator: "\n")
        #expect(lines.count == 1)
        let line = lines.first.map(String.init) ?? ""
        #expect(
            line.hasPrefix(
                #"{"trace":"layout","event":"priority of an active constraint","from":1000,"to":750,"constraint":"<NSLayoutConstraint:0x"#
            ), "\(line)")
    }
}
