import Testing
import UIKitTestSupport
import VitrineUIKit

@Suite("Stack views: along the axis")
@MainActor
struct StackDistributionTests {
    /// The frames that 320×100 points give, in a row; 80 + 10 + 40 + 10 + 60 = 200 points are wanted.
    nonisolated static let roomy: [UIStackView.Distribution: [CGRect]] = [
        // 120 points are left over, and go to the first: 80 + 120 = 200.
        .fill: [rect(0, 0, 200, 100), rect(210, 0, 40, 100), rect(260, 0, 60, 100)],
        // (320 − 2·10) / 3 = 100.
        .fillEqually: [rect(0, 0, 100, 100), rect(110, 0, 100, 100), rect(220, 0, 100, 100)],
        // 80/200 and 40/200 of 320 are 128 and 64; the last has 320 − 128 − 64 − 2·10 = 108.
        .fillProportionally: [rect(0, 0, 128, 100), rect(138, 0, 64, 100), rect(212, 0, 108, 100)],
        // (320 − 180) / 2 = 70 points between them.
        .equalSpacing: [rect(0, 0, 80, 100), rect(150, 0, 40, 100), rect(260, 0, 60, 100)],
        // The outer middles are at 40 and 290, so that of the second is at 165.
        .equalCentering: [rect(0, 0, 80, 100), rect(145, 0, 40, 100), rect(260, 0, 60, 100)],
    ]

    @Test("Room that is left over goes as the distribution says", arguments: Array(roomy.keys))
    func room(distribution: UIStackView.Distribution) throws {
        let row = StackStage().size(320, 100)
        row.stack.distribution = distribution
        #expect(try row.frames == #require(Self.roomy[distribution]))
        let column = StackStage().size(100, 320)
        column.turn()
        column.stack.distribution = distribution
        #expect(try column.frames == #require(Self.roomy[distribution]).turned)
    }

    @Test("Room that is missing is taken as the distribution says")
    func overflow() {
        // 60 points are missing.
        let row = StackStage().size(140, 100)
        // The first has 80 − 60 = 20.
        let squeezed = [rect(0, 0, 20, 100), rect(30, 0, 40, 100), rect(80, 0, 60, 100)]
        #expect(row.frames == squeezed)
        // At their least distance; then the same.
        for distribution in [UIStackView.Distribution.equalSpacing, .equalCentering] {
            row.stack.distribution = distribution
            #expect(row.frames == squeezed)
        }
        // (140 − 20) / 3 = 40.
        row.stack.distribution = .fillEqually
        #expect(row.frames == [rect(0, 0, 40, 100), rect(50, 0, 40, 100), rect(100, 0, 40, 100)])
        // 140·80/200 = 56, 140·40/200 = 28, 140 − 20 − 56 − 28 = 36.
        row.stack.distribution = .fillProportionally
        #expect(row.frames == [rect(0, 0, 56, 100), rect(66, 0, 28, 100), rect(104, 0, 36, 100)])
    }

    @Test(
        "A stack view that nothing gives a size is as large as what it arranges",
        arguments: Array(roomy.keys))
    func natural(distribution: UIStackView.Distribution) {
        let row = StackStage()
        row.stack.distribution = distribution
        _ = row.frames
        // fillEqually: three of the widest, 3·80 + 20. equalCentering: the middles at least 70 apart because of the
        // first two, 40 + 2·70 + 30. The height is that of the highest.
        let width: CGFloat =
            switch distribution {
            case .fill, .fillProportionally, .equalSpacing: 200
            case .fillEqually: 260
            case .equalCentering: 210
            }
        #expect(row.stack.frame == rect(0, 0, width, 30))
        #expect(row.stack.systemLayoutSizeFitting(.zero) == CGSize(width: width, height: 30))
        #expect(
            row.stack.intrinsicContentSize
                == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
    }

    @Test("Equal middles give way to the least distance, and that to nothing")
    func centering() {
        let row = StackStage([
            CGSize(width: 100, height: 10), CGSize(width: 20, height: 10), CGSize(width: 20, height: 10),
        ])
        row.stack.distribution = .equalCentering
        row.size(180, 10)
        // The middles 50, 110 and 170 would leave no space after the first: the second moves to 100 + 10.
        #expect(row.frames == [rect(0, 0, 100, 10), rect(110, 0, 20, 10), rect(160, 0, 20, 10)])
    }

    @Test("Who hugs least is stretched, who resists least is squeezed")
    func priorities() {
        let row = StackStage().size(320, 100)
        row.boxes[1].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
        // 40 + 120 = 160.
        #expect(row.frames == [rect(0, 0, 80, 100), rect(90, 0, 160, 100), rect(260, 0, 60, 100)])
        let narrow = StackStage().size(140, 100)
        narrow.boxes[2].setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
        narrow.boxes[1].setContentCompressionResistancePriority(UILayoutPriority(748), for: .horizontal)
        // 60 points are missing: all 40 of the second, and 20 of the third.
        #expect(narrow.frames == [rect(0, 0, 80, 100), rect(90, 0, 0, 100), rect(100, 0, 40, 100)])
    }

    @Test("A view with a length of its own keeps it, and the next in line gives way")
    func ownLength() {
        let row = StackStage().size(320, 100)
        row.boxes[0].widthAnchor.constraint(equalToConstant: 90).isActive = true
        // 320 − 90 − 60 − 20 = 150 for the second.
        #expect(row.frames == [rect(0, 0, 90, 100), rect(100, 0, 150, 100), rect(260, 0, 60, 100)])
    }

    @Test("A view without a size of its own takes what is left")
    func noContent() {
        let row = StackStage().size(320, 100)
        let filler = UIView()
        row.stack.insertArrangedSubview(filler, at: 2)
        // 320 − 180 − 3·10 = 110.
        #expect(row.frames == [rect(0, 0, 80, 100), rect(90, 0, 40, 100), rect(260, 0, 60, 100)])
        #expect(filler.frame == rect(140, 0, 110, 100))
        // In proportion to nothing it has only what the others leave: 30/210 of 320 are 45.7, less 30 of spacing.
        row.stack.distribution = .fillProportionally
        row.stack.removeArrangedSubview(filler)
        row.stack.addArrangedSubview(filler)
        #expect(row.frames == [rect(0, 0, 122, 100), rect(132, 0, 61, 100), rect(203, 0, 91, 100)])
        #expect(filler.frame == rect(304, 0, 16, 100))
    }

    @Test("Spacing may be negative, the system's, or another after one view")
    func spacing() {
        let row = StackStage().size(320, 100)
        row.stack.spacing = -10
        // 320 + 20 − 100 = 240.
        #expect(row.frames == [rect(0, 0, 240, 100), rect(230, 0, 40, 100), rect(260, 0, 60, 100)])
        row.stack.spacing = UIStackView.spacingUseSystem
        // 320 − 2·8 − 100 = 204.
        #expect(row.frames == [rect(0, 0, 204, 100), rect(212, 0, 40, 100), rect(260, 0, 60, 100)])
        row.stack.setCustomSpacing(30, after: row.boxes[0])
        #expect(row.stack.customSpacing(after: row.boxes[0]) == 30)
        #expect(row.stack.customSpacing(after: row.boxes[1]) == UIStackView.spacingUseDefault)
        // 320 − 30 − 8 − 100 = 182.
        #expect(row.frames == [rect(0, 0, 182, 100), rect(212, 0, 40, 100), rect(260, 0, 60, 100)])
        // At least 30 between all, where all are alike.
        row.stack.distribution = .equalSpacing
        #expect(row.frames == [rect(0, 0, 80, 100), rect(150, 0, 40, 100), rect(260, 0, 60, 100)])
        row.stack.setCustomSpacing(UIStackView.spacingUseDefault, after: row.boxes[0])
        row.stack.distribution = .fill
        #expect(row.frames == [rect(0, 0, 204, 100), rect(212, 0, 40, 100), rect(260, 0, 60, 100)])
    }

    @Test("A row runs from right to left where one reads so, whatever the direction of what is in it")
    func rightToLeft() {
        let row = StackStage().size(320, 100)
        row.stack.semanticContentAttribute = .forceRightToLeft
        row.boxes[1].semanticContentAttribute = .forceLeftToRight
        #expect(row.frames == [rect(120, 0, 200, 100), rect(70, 0, 40, 100), rect(0, 0, 60, 100)])
        row.stack.distribution = .equalCentering
        // As from the left, mirrored: 320 − 80, 320 − 185, 0.
        #expect(row.frames == [rect(240, 0, 80, 100), rect(135, 0, 40, 100), rect(0, 0, 60, 100)])
        row.stack.axis = .vertical
        row.stack.distribution = .fill
        row.stack.alignment = .leading
        // 60 high, 20 too many: 100 − 30 − 10 − 20 = 40 for the first.
        #expect(row.frames == [rect(240, 0, 80, 40), rect(280, 50, 40, 30), rect(260, 90, 60, 10)])
        row.stack.semanticContentAttribute = .unspecified
        #expect(row.frames == [rect(0, 0, 80, 40), rect(0, 50, 40, 30), rect(0, 90, 60, 10)])
    }

    @Test("The arrangement is within the margins if that is wanted")
    func margins() {
        let row = StackStage().size(320, 100)
        row.stack.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        #expect(row.frames[0] == rect(0, 0, 200, 100))
        row.stack.isLayoutMarginsRelativeArrangement = true
        // 260×60 from (20, 10): 60 left over.
        #expect(row.frames == [rect(20, 10, 140, 60), rect(170, 10, 40, 60), rect(220, 10, 60, 60)])
        row.stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 0, leading: 50, bottom: 0, trailing: 0)
        #expect(row.frames == [rect(50, 0, 150, 100), rect(210, 0, 40, 100), rect(260, 0, 60, 100)])
        let free = StackStage()
        free.stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        free.stack.isLayoutMarginsRelativeArrangement = true
        _ = free.frames
        #expect(free.stack.frame.size == CGSize(width: 206, height: 34))
    }
}
