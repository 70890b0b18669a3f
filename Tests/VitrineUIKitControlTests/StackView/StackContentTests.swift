import Testing
import UIKitTestSupport
import VitrineGraphics
import VitrineTesting
import VitrineUIKit

@Suite("Stack views: what they stand in")
@MainActor
struct StackContentTests {
    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.numberOfLines = 0
        return label
    }

    @Test("Text on several lines in a column has the height that it needs at the column's width")
    func column() {
        let stage = ConstraintStage()
        let text = label("One two three four five six seven eight nine ten eleven twelve")
        let stack = UIStackView(arrangedSubviews: [text, ContentBox()])
        stack.axis = .vertical
        stage.box(stack)
        stage.activate(
            stack.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
            stack.topAnchor.constraint(equalTo: stage.root.topAnchor),
            stack.widthAnchor.constraint(equalToConstant: 100))
        stage.layout()
        let height = text.sizeThatFits(CGSize(width: 100, height: 0)).height
        #expect(height > 60)
        #expect(text.frame == rect(0, 0, 100, height))
        #expect(stack.frame.height == height + 20)
        let fitting = stack.systemLayoutSizeFitting(
            CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(fitting == CGSize(width: 100, height: height + 20))
    }

    @Test("Texts on several lines in a row share the width in equal parts")
    func row() {
        let stage = ConstraintStage()
        let texts = [
            label("One two three four five six seven eight"),
            label("One two three four five six seven eight nine ten eleven twelve thirteen"),
        ]
        let stack = UIStackView(arrangedSubviews: texts)
        stack.spacing = 20
        stack.alignment = .top
        stage.box(stack)
        stage.activate(
            stack.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
            stack.topAnchor.constraint(equalTo: stage.root.topAnchor),
            stack.widthAnchor.constraint(equalToConstant: 220))
        stage.layout()
        // (220 − 20) / 2 = 100 each.
        #expect(texts.map(\.frame.width) == [100, 100])
        #expect(texts[1].frame.minX == 120)
        #expect(texts[1].frame.height > texts[0].frame.height)
        #expect(stack.frame.height == texts[1].frame.height)
        // A length of its own is more than that.
        texts[0].widthAnchor.constraint(equalToConstant: 40).isActive = true
        stage.layout()
        #expect(texts.map(\.frame.width) == [40, 160])
        // The part is wanted a little more than the whole text, however much that is.
        func wish() -> NSLayoutConstraint? {
            stack.constraints.first { $0.identifier == "UISV-text-width-disambiguation" }
        }
        #expect(wish()?.priority == UILayoutPriority(760))
        texts[1].setContentCompressionResistancePriority(UILayoutPriority(600), for: .horizontal)
        stage.layout()
        #expect(wish()?.priority == UILayoutPriority(610))
        // One line is not concerned.
        texts[1].numberOfLines = 1
        texts[0].numberOfLines = 1
        stage.layout()
        #expect(!stack.constraints.contains { $0.identifier == "UISV-text-width-disambiguation" })
    }

    /// Views in a row of some width, 10 points apart, at the top of the stage.
    private func row(_ views: [UIView], width: CGFloat) -> (stage: ConstraintStage, stack: UIStackView) {
        let stage = ConstraintStage()
        let stack = stage.box(UIStackView(arrangedSubviews: views))
        stack.spacing = 10
        stack.alignment = .top
        stage.activate(
            stack.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
            stack.topAnchor.constraint(equalTo: stage.root.topAnchor),
            stack.widthAnchor.constraint(equalToConstant: width))
        stage.layout()
        return (stage, stack)
    }

    @Test(
        "One text on several lines fills what the others leave, wherever it is and however long",
        arguments: 0..<3
    )
    func singleText(place: Int) {
        for words in ["Short", "One two three four five six seven eight nine ten eleven twelve thirteen"] {
            let text = label(words)
            var views: [UIView] = [ContentBox(), ContentBox()]
            views.insert(text, at: place)
            let (stage, stack) = row(views, width: 300)
            // 300 − 2·40 − 2·10 = 200.
            let height = text.sizeThatFits(CGSize(width: 200, height: 0)).height
            #expect(text.frame == rect([0, 50, 100][place], 0, 200, height))
            #expect(views.filter { $0 is ContentBox }.allSatisfy { $0.frame.width == 40 })
            #expect(stack.frame.height == max(20, height))
            #expect(!stack.constraints.contains { $0.identifier == "UISV-text-width-disambiguation" })
            // Who hugs less is stretched all the same, and who resists less squeezed.
            let box = views[place == 0 ? 1 : 0]
            box.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
            box.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
            stage.layout()
            let natural = text.intrinsicContentSize.width
            #expect(text.frame.width == min(natural, 240))
            #expect(box.frame.width == max(0, 240 - natural))
        }
    }

    @Test("Texts on several lines share what the others leave, as long as there are at least two")
    func severalTexts() {
        let texts = [label("One two three four five six seven"), label("Short")]
        let box = ContentBox()
        let (stage, stack) = row([texts[0], box, texts[1]], width: 300)
        // (300 − 40 − 2·10) / 2 = 120.
        #expect(texts.map(\.frame.width) == [120, 120])
        #expect(box.frame == rect(130, 0, 40, 20))
        texts[0].isHidden = true
        stage.layout()
        // 300 − 40 − 10.
        #expect(texts[1].frame == rect(50, 0, 250, texts[1].intrinsicContentSize.height))
        texts[0].isHidden = false
        stage.layout()
        #expect(texts.map(\.frame.width) == [120, 120])
        // On one line the second is as wide as it is, and the first fills the rest.
        texts[1].numberOfLines = 1
        stage.layout()
        let natural = texts[1].intrinsicContentSize.width
        #expect(texts.map(\.frame.width) == [240 - natural, natural])
        // Without any text it would have no width to share.
        texts[1].numberOfLines = 0
        texts[1].text = nil
        stage.layout()
        #expect(texts[0].frame.width == 240)
        texts[1].text = "Short"
        let third = label("Three")
        stack.addArrangedSubview(third)
        stage.layout()
        // (300 − 40 − 3·10) / 3 = 76 and two thirds, on whole points.
        #expect((texts + [third]).allSatisfy { abs($0.frame.width - 76.5) < 1 })
        #expect(box.frame.width == 40)
    }

    // MARK: Squeezed

    private func picture(_ side: Int) -> UIImageView {
        let pixels = [UInt8](repeating: 255, count: side * side * 4)
        return UIImageView(
            image: UIImage(bitmap: Bitmap(width: side, height: side, pixels: pixels, scale: 1)))
    }

    private func line(_ text: String) -> UILabel {
        let line = label(text)
        line.numberOfLines = 1
        return line
    }

    @Test("A title that is too long is truncated, and the picture beside it keeps its width")
    func squeezedTitle() {
        let title = line("A title that is far too long for the room that it has here")
        let (icon, arrow) = (picture(40), picture(10))
        let (stage, stack) = row([icon, title, arrow], width: 200)
        // 200 − 40 − 10 − 2·10 = 130.
        #expect([icon, title, arrow].map(\.frame.width) == [40, 130, 10])
        stack.semanticContentAttribute = .forceRightToLeft
        stage.layout()
        #expect([icon, title, arrow].map(\.frame.width) == [40, 130, 10])
        // When nothing is left of the text, it is the first picture's turn: 45 − 10 − 2·10 = 15.
        for constraint in stack.constraints
        where constraint.firstAttribute == .width && constraint.identifier == nil {
            constraint.constant = 45
        }
        stage.layout()
        #expect([icon, title, arrow].map(\.frame.width) == [15, 0, 10])
        // Priorities that differ by one go before.
        for view in [icon, arrow] {
            view.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
        }
        title.text = "i"
        stage.layout()
        let natural = title.intrinsicContentSize.width
        #expect([icon, title, arrow].map(\.frame.width) == [max(0, 15 - natural), natural, 10])
    }

    @Test("So is a title in a column beside a picture, and in a row in a row")
    func squeezedColumn() {
        let title = line("A title that is far too long for the room that it has here")
        let subtitle = line("Short")
        let column = UIStackView(arrangedSubviews: [title, subtitle])
        column.axis = .vertical
        let (icon, arrow) = (picture(40), picture(10))
        let (stage, _) = row([icon, column, arrow], width: 200)
        #expect([icon, column, arrow].map(\.frame.width) == [40, 130, 10])
        #expect([title, subtitle].map(\.frame.width) == [130, 130])
        title.numberOfLines = 0
        stage.layout()
        #expect([icon, column, arrow].map(\.frame.width) == [40, 130, 10])
        #expect(title.frame.height == title.sizeThatFits(CGSize(width: 130, height: 0)).height)
        title.numberOfLines = 1
        column.axis = .horizontal
        stage.layout()
        // The first text gives way first.
        let natural = subtitle.intrinsicContentSize.width
        #expect([icon, column, arrow].map(\.frame.width) == [40, 130, 10])
        #expect([title, subtitle].map(\.frame.width) == [130 - natural, natural])
    }

    @Test("In a column that is not high enough the first gives way, text or not")
    func squeezedHeight() {
        let title = line("Title")
        let icon = picture(40)
        let (stage, stack) = row([icon, title], width: 100)
        stack.axis = .vertical
        stack.alignment = .fill
        stage.activate(stack.heightAnchor.constraint(equalToConstant: 40))
        stage.layout()
        let height = title.intrinsicContentSize.height
        #expect(icon.frame == rect(0, 0, 100, 30 - height))
        #expect(title.frame == rect(0, 40 - height, 100, height))
        stack.insertArrangedSubview(title, at: 0)
        stage.layout()
        #expect(title.frame.height == 0)
        #expect(icon.frame == rect(0, 10, 100, 30))
    }

    @Test("In a scroll view a stack view is as wide as what can be seen, and as high as it needs")
    func scrolling() {
        let stage = ConstraintStage()
        let scrollView = stage.box(UIScrollView())
        let boxes = (0..<30).map { _ in ContentBox() }
        let stack = stage.box(UIStackView(arrangedSubviews: boxes), in: scrollView)
        stack.axis = .vertical
        stack.spacing = 5
        let content = scrollView.contentLayoutGuide
        stage.activate(
            scrollView.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor),
            scrollView.topAnchor.constraint(equalTo: stage.root.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: stage.root.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            stack.topAnchor.constraint(equalTo: content.topAnchor),
            stack.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor))
        stage.layout()
        // 30·20 + 29·5 = 745.
        #expect(scrollView.contentSize == CGSize(width: 320, height: 745))
        #expect(boxes[29].frame == rect(0, 725, 320, 20))
        for box in boxes[10...] { box.isHidden = true }
        stage.layout()
        #expect(scrollView.contentSize == CGSize(width: 320, height: 245))
    }

    @Test("The arrangement keeps away from the unsafe edges with its margins")
    func safeArea() {
        let root = UIView()
        let host = TestHost(
            root, size: CGSize(width: 200, height: 300), scale: 1,
            safeArea: UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0))
        let box = ContentBox()
        let stack = UIStackView(arrangedSubviews: [box])
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        stack.frame = rect(0, 0, 200, 300)
        root.addSubview(stack)
        host.advance(by: 0.1)
        #expect(box.frame == rect(2, 41, 194, 236))
        stack.insetsLayoutMarginsFromSafeArea = false
        host.advance(by: 0.1)
        #expect(box.frame == rect(2, 1, 194, 296))
    }

    // MARK: Cells

    /// A title, and a box that only even items show.
    private final class StackCell: UICollectionViewCell {
        let box = ContentBox()
        let extra = ContentBox()

        override init(frame: CGRect) {
            super.init(frame: frame)
            extra.content.height = 50
            let stack = UIStackView(arrangedSubviews: [box, extra])
            stack.axis = .vertical
            stack.spacing = 10
            stack.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(stack)
            NSLayoutConstraint.activate([
                stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                stack.topAnchor.constraint(equalTo: contentView.topAnchor),
                stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Source: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            40
        }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell =
                collectionView.dequeueReusableCell(withReuseIdentifier: "stack", for: indexPath) as! StackCell
            cell.extra.isHidden = indexPath.item % 2 == 1
            return cell
        }
    }

    @Test("A cell is as high as what its stack view shows, also when it is used again")
    func cells() {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(60))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let controller = UIViewController()
        let host = TestHost(controller, size: CGSize(width: 300, height: 200), scale: 1)
        let view = UICollectionView(frame: controller.view.bounds, collectionViewLayout: layout)
        let source = Source()
        view.register(StackCell.self, forCellWithReuseIdentifier: "stack")
        view.dataSource = source
        controller.view.addSubview(view)
        var reports: [String] = []
        AutoLayoutReports.handler = { reports.append($0) }
        defer { AutoLayoutReports.handler = AutoLayoutReports.toStandardError }
        host.settle()
        for offset in stride(from: 0, through: 1500, by: 100) {
            view.contentOffset.y = CGFloat(offset)
            host.settle()
            for cell in view.visibleCells as! [StackCell] {
                // 20 + 10 + 50, or 20.
                let item = view.indexPath(for: cell)!.item
                #expect(cell.frame.height == (item % 2 == 0 ? 80 : 20))
                #expect(cell.box.frame == rect(0, 0, 300, 20))
            }
        }
        #expect(reports == [])
    }

    // MARK: Cost

    @Test("One more of hundreds of views costs what it brings, not what is there")
    func cost() {
        let stage = ConstraintStage()
        let stack = UIStackView()
        stack.axis = .vertical
        stack.spacing = 2
        stage.box(stack)
        stage.activate(
            stack.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
            stack.topAnchor.constraint(equalTo: stage.root.topAnchor),
            stack.widthAnchor.constraint(equalToConstant: 200))
        for _ in 0..<300 { stack.addArrangedSubview(ContentBox()) }
        stage.layout()
        // 300·20 + 299·2.
        #expect(stack.frame.height == 6598)
        func additions(_ change: () -> Void) -> Int {
            AutoLayoutCounters.reset()
            change()
            stage.layout()
            return AutoLayoutCounters.current.additions
        }
        let new = ContentBox()
        // Spacing, the edge after the last, two edges across; and size of the content along both axes: four more.
        #expect(additions { stack.addArrangedSubview(new) } == 8)
        #expect(stack.frame.height == 6620)
        // Nothing is made anew for another constant, only numbers change.
        #expect(additions { stack.spacing = 3 } == 0)
        #expect(AutoLayoutCounters.current.constants == 300)
        #expect(stack.frame.height == 6920)
        #expect(AutoLayoutCounters.current.solves == 1)
        // Hiding one in the middle: its length and its breadth, and the place of the next. Back again: that, and the
        // edge that it had lost.
        let middle = stack.arrangedSubviews[150]
        #expect(additions { middle.isHidden = true } == 3)
        #expect(stack.frame.height == 6897)
        #expect(additions { middle.isHidden = false } == 2)
        #expect(stack.frame.height == 6920)
        // A change that is taken back before the pass costs nothing.
        #expect(
            additions {
                middle.isHidden = true; middle.isHidden = false
            } == 0)
        let count = stack.constraints.count
        for view in stack.arrangedSubviews { view.removeFromSuperview() }
        stage.layout()
        #expect(stack.frame.height == 0)
        #expect(stack.constraints.count < 4 && count > 900)
    }
}
