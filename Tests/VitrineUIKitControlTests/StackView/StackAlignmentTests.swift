import Testing
import UIKitTestSupport
import VitrineUIKit

@Suite("Stack views: across the axis")
@MainActor
struct StackAlignmentTests {
    /// y and height of boxes 20, 30 and 10 points high in a row of 100.
    nonisolated static let places: [UIStackView.Alignment: [(CGFloat, CGFloat)]] = [
        .fill: [(0, 100), (0, 100), (0, 100)],
        .leading: [(0, 20), (0, 30), (0, 10)],
        .center: [(40, 20), (35, 30), (45, 10)],
        .trailing: [(80, 20), (70, 30), (90, 10)],
        // The first baseline of what has no text is its top, the last its bottom.
        .firstBaseline: [(0, 20), (0, 30), (0, 10)],
        .lastBaseline: [(80, 20), (70, 30), (90, 10)],
    ]

    @Test("Views stand where the alignment says", arguments: Array(places.keys))
    func alignment(alignment: UIStackView.Alignment) throws {
        let row = StackStage().size(320, 100)
        row.stack.alignment = alignment
        var expected = try #require(Self.places[alignment])
        #expect(row.frames.map(\.minY) == expected.map(\.0))
        #expect(row.frames.map(\.height) == expected.map(\.1))
        let column = StackStage().size(100, 320)
        column.turn()
        column.stack.alignment = alignment
        // Baselines mean nothing in a column: the edges are those of leading and trailing.
        if alignment == .firstBaseline { expected = Self.places[.leading]! }
        if alignment == .lastBaseline { expected = Self.places[.trailing]! }
        #expect(column.frames.map(\.minX) == expected.map(\.0))
        #expect(column.frames.map(\.width) == expected.map(\.1))
        // As high as the highest where nothing gives the height.
        let free = StackStage()
        free.stack.alignment = alignment
        _ = free.frames
        #expect(free.stack.frame.size == CGSize(width: 200, height: 30))
    }

    @Test("Views without a size across the axis have none, unless they fill")
    func noContent() {
        let row = StackStage()
        let line = UIView()
        row.stack.addArrangedSubview(line)
        line.widthAnchor.constraint(equalToConstant: 5).isActive = true
        row.stack.alignment = .center
        _ = row.frames
        #expect(line.frame == rect(210, 15, 5, 0))
        row.stack.alignment = .fill
        _ = row.frames
        #expect(line.frame == rect(210, 0, 5, 30))
    }

    private func label(_ text: String, _ size: CGFloat) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: size)
        return label
    }

    /// Where an anchor is, in the root's coordinates: the top of a view that is put there.
    private func place(_ anchor: NSLayoutYAxisAnchor, _ stage: ConstraintStage) -> CGFloat {
        let mark = stage.box()
        stage.activate(mark.topAnchor.constraint(equalTo: anchor))
        stage.layout()
        return mark.frame.minY
    }

    @Test("Texts share their first or their last baseline")
    func baselines() {
        for alignment in [UIStackView.Alignment.firstBaseline, .lastBaseline] {
            let stage = ConstraintStage()
            let small = label("One", 12)
            let large = label("Two\nlines", 30)
            large.numberOfLines = 2
            let stack = UIStackView(arrangedSubviews: [small, large])
            stack.alignment = alignment
            stage.box(stack)
            stage.activate(
                stack.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
                stack.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 50))
            stage.layout()
            #expect(stack.frame.minY == 50)
            #expect(large.frame.minY == 0, "the large text has the height of the stack view")
            #expect(large.frame.height == stack.frame.height)
            if alignment == .firstBaseline {
                #expect(
                    place(small.firstBaselineAnchor, stage) == place(large.firstBaselineAnchor, stage))
            } else {
                #expect(place(small.lastBaselineAnchor, stage) == place(large.lastBaselineAnchor, stage))
            }
            #expect(small.frame.minY > 0)
        }
    }

    @Test("Spacing may be from baseline to baseline in a column")
    func baselineRelative() {
        let stage = ConstraintStage()
        let (upper, lower) = (label("Upper", 17), label("Lower", 17))
        let stack = UIStackView(arrangedSubviews: [upper, lower])
        stack.axis = .vertical
        stack.spacing = 40
        stage.box(stack)
        stage.activate(
            stack.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
            stack.topAnchor.constraint(equalTo: stage.root.topAnchor))
        stage.layout()
        #expect(lower.frame.minY == upper.frame.maxY + 40)
        stack.isBaselineRelativeArrangement = true
        #expect(place(lower.firstBaselineAnchor, stage) == place(upper.lastBaselineAnchor, stage) + 40)
        #expect(upper.frame.minY == 0)
        stack.axis = .horizontal
        stage.layout()
        #expect(lower.frame.minX == upper.frame.maxX + 40, "without meaning in a row")
    }

    @Test("The baselines of a stack view are those of what it shows")
    func nestedBaselines() {
        let stage = ConstraintStage()
        let (title, upper, lower) = (label("Title", 30), label("Upper", 12), label("Lower", 17))
        let column = UIStackView(arrangedSubviews: [UIStackView(arrangedSubviews: [upper]), lower])
        column.axis = .vertical
        let row = UIStackView(arrangedSubviews: [title, column])
        row.alignment = .firstBaseline
        stage.box(row)
        stage.activate(
            row.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
            row.topAnchor.constraint(equalTo: stage.root.topAnchor))
        #expect(place(upper.firstBaselineAnchor, stage) == place(title.firstBaselineAnchor, stage))
        row.alignment = .lastBaseline
        #expect(place(lower.lastBaselineAnchor, stage) == place(title.lastBaselineAnchor, stage))
        row.alignment = .firstBaseline
        stage.layout()
        upper.isHidden = true
        #expect(row.forFirstBaselineLayout === title)
        upper.superview?.isHidden = true
        #expect(place(lower.firstBaselineAnchor, stage) == place(title.firstBaselineAnchor, stage))
        upper.superview?.isHidden = false
        upper.isHidden = false
        #expect(place(upper.firstBaselineAnchor, stage) == place(title.firstBaselineAnchor, stage))
        // What gave the baseline may go, together with its stack view or alone.
        upper.superview?.removeFromSuperview()
        #expect(place(lower.firstBaselineAnchor, stage) == place(title.firstBaselineAnchor, stage))
        lower.removeFromSuperview()
        stage.layout()
        #expect(column.forFirstBaselineLayout === column)
        // The tallest of a row.
        let mixed = UIStackView(arrangedSubviews: [upper, title])
        #expect(mixed.forFirstBaselineLayout === title)
        #expect(mixed.forLastBaselineLayout === title)
    }
}
