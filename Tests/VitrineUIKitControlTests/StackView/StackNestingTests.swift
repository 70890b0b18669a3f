import Testing
import UIKitTestSupport
import VitrineUIKit

/// Rows and columns in each other, four deep, filled:
///
///     row (10)
///     ├── a 40×20
///     └── column (5)
///         ├── b 100×30
///         ├── inner row (4)
///         │   ├── inner column (2)
///         │   │   ├── e 80×50
///         │   │   └── f 50×40
///         │   └── d 60×10
///         └── c 30×20
///
/// The inner column is 80×92, the inner row 144×92, the column 144×152 and the row 194×152 points large by nature.
@Suite("Stack views: filled, four deep")
@MainActor
struct StackNestingTests {
    @MainActor
    private final class Nest {
        let stage = ConstraintStage()
        let a = ContentBox()
        let b = ContentBox()
        let c = ContentBox()
        let d = ContentBox()
        let e = ContentBox()
        let f = ContentBox()
        let innerColumn: UIStackView
        let innerRow: UIStackView
        let column: UIStackView
        let row: UIStackView

        init(_ width: CGFloat?, _ height: CGFloat?) {
            let sizes: [(ContentBox, CGFloat, CGFloat)] = [
                (a, 40, 20), (b, 100, 30), (c, 30, 20), (d, 60, 10), (e, 80, 50), (f, 50, 40),
            ]
            for (box, width, height) in sizes { box.content = CGSize(width: width, height: height) }
            func stack(_ axis: NSLayoutConstraint.Axis, _ spacing: CGFloat, _ views: [UIView]) -> UIStackView
            {
                let stack = UIStackView(arrangedSubviews: views)
                stack.axis = axis
                stack.spacing = spacing
                return stack
            }
            innerColumn = stack(.vertical, 2, [e, f])
            innerRow = stack(.horizontal, 4, [innerColumn, d])
            column = stack(.vertical, 5, [b, innerRow, c])
            row = stack(.horizontal, 10, [a, column])
            stage.box(row)
            stage.activate(
                row.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
                row.topAnchor.constraint(equalTo: stage.root.topAnchor))
            if let width { stage.activate(row.widthAnchor.constraint(equalToConstant: width)) }
            if let height { stage.activate(row.heightAnchor.constraint(equalToConstant: height)) }
        }

        func hug(_ view: UIView, _ priority: Float, _ axis: NSLayoutConstraint.Axis) {
            view.setContentHuggingPriority(UILayoutPriority(priority), for: axis)
        }

        func resist(_ view: UIView, _ priority: Float, _ axis: NSLayoutConstraint.Axis) {
            view.setContentCompressionResistancePriority(UILayoutPriority(priority), for: axis)
        }

        /// Compares all frames, each in its stack view, after a layout pass.
        func check(
            a: CGRect, column: CGRect, b: CGRect, innerRow: CGRect, c: CGRect, innerColumn: CGRect, d: CGRect,
            e: CGRect, f: CGRect, at location: SourceLocation = #_sourceLocation
        ) {
            stage.layout()
            let frames: [(String, UIView, CGRect)] = [
                ("a", self.a, a), ("column", self.column, column), ("b", self.b, b),
                ("inner row", self.innerRow, innerRow), ("c", self.c, c),
                ("inner column", self.innerColumn, innerColumn), ("d", self.d, d), ("e", self.e, e),
                ("f", self.f, f),
            ]
            for (name, view, frame) in frames {
                #expect(view.frame == frame, "\(name)", sourceLocation: location)
            }
        }
    }

    @Test("Without a size all have that of their content, or fill what another needs")
    func natural() {
        let nest = Nest(nil, nil)
        nest.check(
            // 40, and 194 − 50 = 144; the height is 30 + 5 + 92 + 5 + 20 = 152.
            a: rect(0, 0, 40, 152), column: rect(50, 0, 144, 152),
            b: rect(0, 0, 144, 30), innerRow: rect(0, 35, 144, 92), c: rect(0, 132, 144, 20),
            // 144 − 4 − 60 = 80.
            innerColumn: rect(0, 0, 80, 92), d: rect(84, 0, 60, 92),
            e: rect(0, 0, 80, 50), f: rect(0, 52, 80, 40))
        #expect(nest.row.frame == rect(0, 0, 194, 152))
    }

    /// 300×200 points, 106×48 too many.
    private func roomy() -> Nest {
        let nest = Nest(300, 200)
        nest.hug(nest.a, 251, .horizontal)
        nest.hug(nest.d, 260, .horizontal)
        nest.hug(nest.b, 251, .vertical)
        nest.hug(nest.c, 252, .vertical)
        nest.hug(nest.f, 249, .vertical)
        return nest
    }

    @Test("Room that is left over goes to who hugs least, through all stack views")
    func stretched() {
        let nest = roomy()
        nest.check(
            // a hugs more than what is in the column, which has 300 − 50 = 250.
            a: rect(0, 0, 40, 200), column: rect(50, 0, 250, 200),
            // b and c hug more than e and f: 200 − 30 − 20 − 2·5 = 140 for the inner row.
            b: rect(0, 0, 250, 30), innerRow: rect(0, 35, 250, 140), c: rect(0, 180, 250, 20),
            // d hugs more than e and f: 250 − 4 − 60 = 186.
            innerColumn: rect(0, 0, 186, 140), d: rect(190, 0, 60, 140),
            // f hugs less than e: 140 − 2 − 50 = 88.
            e: rect(0, 0, 186, 50), f: rect(0, 52, 186, 88))
    }

    @Test("Another priority in the fourth stack view moves the others, and back")
    func changed() {
        let nest = roomy()
        nest.stage.layout()
        nest.hug(nest.d, 240, .horizontal)
        nest.hug(nest.f, 251, .vertical)
        nest.hug(nest.b, 248, .vertical)
        nest.check(
            a: rect(0, 0, 40, 200), column: rect(50, 0, 250, 200),
            // b hugs least: 200 − 92 − 20 − 2·5 = 78.
            b: rect(0, 0, 250, 78), innerRow: rect(0, 83, 250, 92), c: rect(0, 180, 250, 20),
            // d hugs least: 250 − 4 − 80 = 166.
            innerColumn: rect(0, 0, 80, 92), d: rect(84, 0, 166, 92),
            e: rect(0, 0, 80, 50), f: rect(0, 52, 80, 40))
        nest.hug(nest.d, 260, .horizontal)
        nest.hug(nest.f, 249, .vertical)
        nest.hug(nest.b, 251, .vertical)
        nest.check(
            a: rect(0, 0, 40, 200), column: rect(50, 0, 250, 200),
            b: rect(0, 0, 250, 30), innerRow: rect(0, 35, 250, 140), c: rect(0, 180, 250, 20),
            innerColumn: rect(0, 0, 186, 140), d: rect(190, 0, 60, 140),
            e: rect(0, 0, 186, 50), f: rect(0, 52, 186, 88))
    }

    @Test("Room that is missing is taken from who resists least, through all stack views")
    func squeezed() {
        // 54×42 too few.
        let nest = Nest(140, 110)
        nest.resist(nest.a, 800, .horizontal)
        nest.resist(nest.e, 749, .horizontal)
        nest.resist(nest.d, 745, .horizontal)
        nest.resist(nest.b, 740, .vertical)
        nest.resist(nest.c, 760, .vertical)
        nest.resist(nest.f, 749, .vertical)
        nest.check(
            // a resists most: 140 − 50 = 90 for the column, though b wants 100.
            a: rect(0, 0, 40, 110), column: rect(50, 0, 90, 110),
            // b resists least and has nothing left: 110 − 0 − 20 − 2·5 = 80 for the inner row.
            b: rect(0, 0, 90, 0), innerRow: rect(0, 5, 90, 80), c: rect(0, 90, 90, 20),
            // d resists less than e: 90 − 4 − 80 = 6.
            innerColumn: rect(0, 0, 80, 80), d: rect(84, 0, 6, 80),
            // f resists less than e: 80 − 2 − 50 = 28.
            e: rect(0, 0, 80, 50), f: rect(0, 52, 80, 28))
    }

    @Test("What is hidden in the second stack view is room for the fourth")
    func hidden() {
        let nest = roomy()
        nest.stage.layout()
        nest.b.isHidden = true
        nest.d.isHidden = true
        nest.stage.layout()
        #expect(nest.column.frame == rect(50, 0, 250, 200))
        // 200 − 5 − 20 = 175.
        #expect(nest.innerRow.frame == rect(0, 0, 250, 175))
        #expect(nest.c.frame == rect(0, 180, 250, 20))
        #expect(nest.innerColumn.frame == rect(0, 0, 250, 175))
        // 175 − 2 − 50 = 123.
        #expect(nest.e.frame == rect(0, 0, 250, 50))
        #expect(nest.f.frame == rect(0, 52, 250, 123))
        // Without the inner column its row holds d alone, which hugs more than a: 300 − 10 − 60 = 230 for that.
        nest.innerColumn.isHidden = true
        nest.d.isHidden = false
        nest.stage.layout()
        #expect(nest.a.frame == rect(0, 0, 230, 200))
        #expect(nest.column.frame == rect(240, 0, 60, 200))
        #expect(nest.innerRow.frame == rect(0, 0, 60, 175))
        #expect(nest.d.frame == rect(0, 0, 60, 175))
        nest.innerColumn.isHidden = false
        nest.b.isHidden = false
        nest.check(
            a: rect(0, 0, 40, 200), column: rect(50, 0, 250, 200),
            b: rect(0, 0, 250, 30), innerRow: rect(0, 35, 250, 140), c: rect(0, 180, 250, 20),
            innerColumn: rect(0, 0, 186, 140), d: rect(190, 0, 60, 140),
            e: rect(0, 0, 186, 50), f: rect(0, 52, 186, 88))
    }
}
