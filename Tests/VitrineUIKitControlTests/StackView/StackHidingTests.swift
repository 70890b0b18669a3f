import Testing
import UIKitTestSupport
import VitrineTesting
import VitrineUIKit

@Suite("Stack views: hidden views")
@MainActor
struct StackHidingTests {
    @Test("A hidden view takes no part, nor does the spacing after it")
    func hidden() {
        let row = StackStage().size(320, 100)
        row.stack.setCustomSpacing(50, after: row.boxes[1])
        row.boxes[1].isHidden = true
        // 320 − 10 − 60 = 250 for the first.
        #expect(row.frames[0] == rect(0, 0, 250, 100))
        #expect(row.frames[2] == rect(260, 0, 60, 100))
        #expect(row.boxes[1].frame == rect(250, 0, 0, 100), "where it comes back from")
        row.boxes[1].isHidden = false
        // 320 − 10 − 40 − 50 − 60 = 160.
        #expect(row.frames == [rect(0, 0, 160, 100), rect(170, 0, 40, 100), rect(260, 0, 60, 100)])
        row.boxes[0].isHidden = true
        row.boxes[2].isHidden = true
        #expect(row.frames[1] == rect(0, 0, 320, 100))
    }

    @Test(
        "Hidden views give the stack view no size",
        arguments: [UIStackView.Alignment.fill, .center, .trailing, .lastBaseline])
    func size(alignment: UIStackView.Alignment) {
        let row = StackStage()
        row.stack.alignment = alignment
        row.boxes[1].isHidden = true
        _ = row.frames
        #expect(row.stack.frame.size == CGSize(width: 150, height: 20))
        for box in row.boxes { box.isHidden = true }
        _ = row.frames
        #expect(row.stack.frame.size == .zero)
        for box in row.boxes { box.isHidden = false }
        _ = row.frames
        #expect(row.stack.frame.size == CGSize(width: 200, height: 30))
    }

    @Test("A hidden view with a size of its own is no contradiction")
    func ownSize() {
        let row = StackStage().size(320, 100)
        row.boxes[1].widthAnchor.constraint(equalToConstant: 44).isActive = true
        let inner = UIStackView(arrangedSubviews: [ContentBox(), ContentBox()])
        inner.spacing = 5
        row.stack.addArrangedSubview(inner)
        let reports = row.stage.reports {
            _ = row.frames
            row.boxes[1].isHidden = true
            inner.isHidden = true
            _ = row.frames
        }
        #expect(reports == [])
        #expect(row.boxes[0].frame == rect(0, 0, 250, 100))
        #expect(row.boxes[2].frame == rect(260, 0, 60, 100))
    }

    @Test("Hiding and showing many times in one pass leaves what was said last")
    func often() {
        let row = StackStage().size(320, 100)
        let before = row.frames
        let count = row.stack.constraints.count
        for _ in 0..<5 { row.boxes[1].isHidden = true }
        for _ in 0..<3 { row.boxes[1].isHidden = false }
        #expect(row.frames == before)
        #expect(!row.boxes[1].isHidden)
        row.boxes[1].isHidden = true
        row.boxes[1].isHidden = true
        _ = row.frames
        row.boxes[1].isHidden = false
        #expect(row.frames == before)
        #expect(row.stack.constraints.count == count)
    }

    // MARK: Animated

    /// A column of three rows of 100×40 points in a host.
    private func column() -> (host: TestHost, stack: UIStackView, rows: [UIView]) {
        let root = UIView()
        let rows = (0..<3).map { _ in
            let box = ContentBox()
            box.content = CGSize(width: 100, height: 40)
            return box
        }
        let stack = UIStackView(arrangedSubviews: rows)
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            stack.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        return (TestHost(root, size: CGSize(width: 200, height: 200), scale: 1), stack, rows)
    }

    private func shown(_ view: UIView) -> CGRect { view.layer.presentation()?.frame ?? view.frame }

    @Test("Hidden in an animation, a view collapses, its neighbours move, and then it is gone")
    func animated() {
        let (host, stack, rows) = column()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { rows[1].isHidden = true }
        // The block has laid out already; nobody asked.
        #expect(stack.frame == rect(0, 0, 100, 80))
        #expect(rows[1].frame == rect(0, 40, 100, 0))
        #expect(rows[1].isHidden)
        #expect(!rows[1].layer.isHidden)
        host.advance(by: 0.5)
        #expect(abs(shown(rows[1]).height - 20) < 1)
        #expect(abs(shown(rows[2]).minY - 60) < 1)
        #expect(abs(shown(stack).height - 100) < 1)
        host.advance(by: 0.6)
        #expect(rows[1].layer.isHidden)
        #expect(shown(rows[2]).minY == 40)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { rows[1].isHidden = false }
        #expect(!rows[1].layer.isHidden)
        host.advance(by: 0.5)
        #expect(abs(shown(rows[1]).height - 20) < 1)
        host.advance(by: 0.6)
        #expect(shown(rows[1]) == rect(0, 40, 100, 40))
        #expect(!rows[1].isHidden)
    }

    @Test("A change of mind on the way counts, however often")
    func interrupted() {
        let (host, _, rows) = column()
        func animate(_ isHidden: Bool) {
            UIView.animate(withDuration: 1) { rows[1].isHidden = isHidden }
            host.advance(by: 0.3)
        }
        animate(true)
        animate(false)
        animate(true)
        animate(false)
        host.advance(by: 2)
        #expect(!rows[1].layer.isHidden)
        #expect(rows[1].frame == rect(0, 40, 100, 40))
        animate(true)
        animate(false)
        animate(true)
        // The first animation ends now, the last does not.
        host.advance(by: 0.2)
        #expect(!rows[1].layer.isHidden)
        host.advance(by: 1)
        #expect(rows[1].layer.isHidden)
        #expect(rows[2].frame.minY == 40)
    }

    @Test("Without an animation a change in between is made at once")
    func cut() {
        let (host, stack, rows) = column()
        UIView.animate(withDuration: 1) { rows[1].isHidden = true }
        host.advance(by: 0.3)
        UIView.performWithoutAnimation { rows[1].isHidden = false }
        host.advance(by: 1)
        #expect(!rows[1].layer.isHidden)
        UIView.animate(withDuration: 1) { rows[1].isHidden = true }
        stack.removeArrangedSubview(rows[1])
        #expect(rows[1].layer.isHidden, "nobody is there to hide it later")
        host.advance(by: 2)
        #expect(rows[1].isHidden)
        rows[1].isHidden = false
        #expect(!rows[1].layer.isHidden)
    }

    @Test("An animator that is turned round brings back what it hid")
    func reversed() {
        let (host, _, rows) = column()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            rows[1].isHidden = true
            rows[0].isHidden = true
        }
        animator.startAnimation()
        host.advance(by: 0.4)
        animator.isReversed = true
        host.advance(by: 1)
        #expect(!rows[1].isHidden)
        #expect(!rows[1].layer.isHidden)
        #expect(rows.map(\.frame) == [rect(0, 0, 100, 40), rect(0, 40, 100, 40), rect(0, 80, 100, 40)])
        let again = UIViewPropertyAnimator(duration: 1, curve: .linear) { rows[1].isHidden = true }
        again.startAnimation()
        host.advance(by: 0.5)
        #expect(!rows[1].layer.isHidden)
        host.advance(by: 0.6)
        #expect(rows[1].layer.isHidden)
        let stopped = UIViewPropertyAnimator(duration: 1, curve: .linear) { rows[2].isHidden = true }
        stopped.startAnimation()
        host.advance(by: 0.5)
        stopped.stopAnimation(true)
        #expect(rows[2].layer.isHidden)
    }

    @Test("What depends on the stack view moves along")
    func neighbours() {
        let (host, stack, rows) = column()
        let below = UIView()
        below.translatesAutoresizingMaskIntoConstraints = false
        host.rootViewController.view.addSubview(below)
        NSLayoutConstraint.activate([
            below.topAnchor.constraint(equalTo: stack.bottomAnchor),
            below.leadingAnchor.constraint(equalTo: stack.leadingAnchor),
            below.widthAnchor.constraint(equalToConstant: 10),
            below.heightAnchor.constraint(equalToConstant: 10),
        ])
        host.advance(by: 0.1)
        #expect(below.frame.minY == 120)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            for row in rows { row.isHidden = true }
        }
        host.advance(by: 0.5)
        #expect(abs(shown(below).minY - 60) < 1)
        host.advance(by: 1)
        #expect(below.frame.minY == 0)
        #expect(stack.frame.size == .zero)
    }
}
