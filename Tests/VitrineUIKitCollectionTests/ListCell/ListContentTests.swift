import Foundation
import Testing
import VitrineGraphics
import VitrineTesting

@testable import VitrineUIKit

/// Body text of 17 points has lines of 20.5 points at 2×, caption text of 12 points lines of 14.5.
@MainActor
@Suite(.serialized) struct ListContentTests {
    @Test func `A row with a line of text is 44 points high, and its text begins 16 points from the edge`()
        throws
    {
        let list = RowList(1) { cell, _ in
            var content = cell.defaultContentConfiguration()
            content.text = "A text"
            cell.contentConfiguration = content
        }
        #expect(list.cell(0)?.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
        // 320 less 16 and 8; in the middle of 44 less 11 above and below.
        #expect(list.parts(0) == [CGRect(x: 16, y: 12, width: 296, height: 20.5)])
    }

    @Test func `A secondary text stands three points under the text, in smaller type`() {
        let list = RowList(1) { cell, _ in
            var content = UIListContentConfiguration.subtitleCell()
            content.text = "A text"
            content.secondaryText = "A secondary text"
            cell.contentConfiguration = content
        }
        // 11 + 20.5 + 3 + 14.5 + 11.
        #expect(list.cell(0)?.frame.height == 60)
        #expect(
            list.parts(0) == [
                CGRect(x: 16, y: 11, width: 296, height: 20.5),
                CGRect(x: 16, y: 34.5, width: 296, height: 14.5),
            ])
    }

    @Test func `A value stands at the trailing edge, and under the text where there is no room`() throws {
        let list = RowList(2) { cell, item in
            var content = UIListContentConfiguration.valueCell()
            content.text = item == 0 ? "Name" : "A name that takes most of the row"
            content.secondaryText = item == 0 ? "Value" : "and its value"
            cell.contentConfiguration = content
        }
        let beside = list.parts(0)
        try #require(beside.count == 2)
        #expect(beside[0].minX == 16)
        #expect(beside[1].maxX == 312)
        #expect(beside[0].minY == beside[1].minY)
        #expect(list.cell(0)?.frame.height == 44)
        // 11 + 20.5 + 3 + 20.5 + 11.
        #expect(list.cell(1)?.frame.height == 66)
        #expect(list.parts(1).map(\.minX) == [16, 16])
    }

    @Test func `An image is no higher than a height that others chose, and keeps its proportions`() {
        var content = UIListContentConfiguration.cell()
        content.text = "A text"
        content.image = testImage(width: 100, height: 200)
        let view = UIListContentView(configuration: content)
        func image() -> CGRect? {
            view.layoutIfNeeded()
            return view.subviews.lazy.compactMap { $0 as? UIImageView }.first?.frame
        }
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
        #expect(image()?.size == CGSize(width: 30, height: 60) && image()?.minY == 0)
        let natural = view.sizeThatFits(CGSize(width: 300, height: 0)).height
        #expect(natural > 200)
        view.frame.size.height = natural
        #expect(image()?.size == CGSize(width: 100, height: 200))
    }

    @Test func `An image stands 16 points before the texts, and a reserved width lines texts up`() {
        let image = testImage(width: 40, height: 60)
        let list = RowList(3) { cell, item in
            var content = cell.defaultContentConfiguration()
            content.text = "Text"
            content.image = image
            if item == 1 { content.imageProperties.maximumSize = CGSize(width: 20, height: 0) }
            if item == 2 {
                content.imageProperties.maximumSize = CGSize(width: 20, height: 0)
                content.imageProperties.reservedLayoutSize = CGSize(width: 50, height: 0)
            }
            cell.contentConfiguration = content
        }
        // The image is 40 × 60 points: 11 + 60 + 11, and text from 16 + 40 + 16.
        #expect(list.cell(0)?.frame.height == 82)
        #expect(list.parts(0).map(\.minX).sorted() == [16, 72])
        // Halved: 20 × 30, in 52.
        #expect(list.cell(1)?.frame.height == 52)
        #expect(list.parts(1).contains(CGRect(x: 16, y: 11, width: 20, height: 30)))
        // In the middle of 50 points.
        #expect(list.parts(2).map(\.minX).sorted() == [31, 82])
    }

    @Test func `Text wraps, and the row grows with it`() {
        let list = RowList(1) { cell, _ in
            var content = cell.defaultContentConfiguration()
            content.text =
                "A text on as many lines as it takes in a room as narrow as this one, which are two"
            cell.contentConfiguration = content
        }
        // 11 + 2 · 20.5 + 11, give or take the rounding of two lines at once: 40.67 becomes 41.
        let lines = (list.parts(0).first?.height ?? 0) / 20.33
        #expect(lines.rounded() >= 2)
        #expect(list.cell(0)?.frame.height == 22 + (list.parts(0).first?.height ?? 0))
    }

    @Test func `Larger text makes larger rows`() {
        let list = RowList(1, traits: { $0.preferredContentSizeCategory = .accessibilityMedium }) { cell, _ in
            var content = cell.defaultContentConfiguration()
            content.text = "Text"
            cell.contentConfiguration = content
        }
        // Body text is 28 points; its line is 33.5 high at 2×: 11 + 33.5 + 11.
        #expect(list.cell(0)?.frame.height == 55.5)
        list.view.traitOverrides.preferredContentSizeCategory = .large
        list.host.settle()
        #expect(list.cell(0)?.frame.height == 44)
    }

    @Test func `What the program sets stays as it is in every state, and the rest follows`() {
        var content = UIListContentConfiguration.cell()
        content.textProperties.color = .systemRed
        content.directionalLayoutMargins.leading = 40
        var state = UICellConfigurationState(
            traitCollection: UITraitCollection {
                $0.userInterfaceIdiom = .tv
                $0.preferredContentSizeCategory = .large
            })
        state.isFocused = true
        let updated = content.updated(for: state)
        #expect(updated.textProperties.color == .systemRed)
        #expect(updated.secondaryTextProperties.color == .black)
        #expect(updated.textProperties.font.pointSize == 29)
        #expect(
            updated.directionalLayoutMargins
                == NSDirectionalEdgeInsets(top: 11, leading: 40, bottom: 11, trailing: 8))
        #expect(content.updated(for: state) == updated)
    }

    @Test func `A font for a text style follows the text size, another does not`() {
        let large = UITraitCollection(preferredContentSizeCategory: .extraExtraLarge)
        var content = UIListContentConfiguration.cell()
        content.textProperties.font = .preferredFont(
            forTextStyle: .title1, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
        content.secondaryTextProperties.font = .systemFont(ofSize: 13)
        let updated = content.updated(for: UICellConfigurationState(traitCollection: large))
        #expect(updated.textProperties.font.pointSize == 32)
        #expect(updated.secondaryTextProperties.font.pointSize == 13)
        content.textProperties.adjustsFontForContentSizeCategory = false
        #expect(
            content.updated(for: UICellConfigurationState(traitCollection: large)).textProperties.font
                .pointSize == 28)
    }

    @Test func `Capitals, and a smaller font for a line that is too wide`() throws {
        var content = UIListContentConfiguration.groupedHeader()
        content.text = "Header"
        let view = UIListContentView(configuration: content)
        let label = try #require(view.subviews.first as? UILabel)
        #expect(label.text == "HEADER")
        content.textProperties.numberOfLines = 1
        content.textProperties.adjustsFontSizeToFitWidth = true
        content.textProperties.minimumScaleFactor = 0.5
        view.configuration = content
        view.frame = CGRect(x: 0, y: 0, width: 64, height: 40)
        view.layoutIfNeeded()
        // The label shrinks its text itself: 40 points are there, and the text is wider at 13 points.
        #expect(label.font.pointSize == 13)
        #expect(label.adjustsFontSizeToFitWidth && label.minimumScaleFactor == 0.5)
        #expect(label.sizeThatFits(.zero).width > 41)
        #expect(label.bounds.width <= 40.5)
    }

    @Test func `A list content view sizes itself among constraints, and its guides tell where its texts are`()
        throws
    {
        var content = UIListContentConfiguration.subtitleCell()
        content.text = "A text"
        content.secondaryText = "A secondary text"
        let list = UIListContentView(configuration: content)
        let mark = UIView()
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        outer.traitOverrides.displayScale = 1
        let guide = try #require(list.textLayoutGuide)
        for view in [list, mark] {
            view.translatesAutoresizingMaskIntoConstraints = false
            outer.addSubview(view)
        }
        NSLayoutConstraint.activate([
            list.topAnchor.constraint(equalTo: outer.topAnchor),
            list.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
            list.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
            mark.topAnchor.constraint(equalTo: list.bottomAnchor),
            mark.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            mark.widthAnchor.constraint(equalToConstant: 10),
            mark.heightAnchor.constraint(equalToConstant: 10),
        ])
        outer.layoutIfNeeded()
        // At 1×: 11 + 21 + 3 + 15 + 11.
        #expect(list.frame == CGRect(x: 0, y: 0, width: 200, height: 61))
        #expect(mark.frame.integral == CGRect(x: 16, y: 61, width: 10, height: 10))
        content.text = nil
        list.configuration = content
        #expect(list.textLayoutGuide == nil)
        #expect(list.secondaryTextLayoutGuide != nil)
    }

    @Test func `A content configuration of another type makes another view, the same type the same`() throws {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
        let plain = cell.contentView
        cell.contentConfiguration = nil
        #expect(cell.contentView === plain)
        var content = UIListContentConfiguration.cell()
        content.text = "One"
        cell.contentConfiguration = content
        let first = cell.contentView
        #expect(first is UIListContentView && plain.superview == nil)
        content.text = "Two"
        cell.contentConfiguration = content
        #expect(cell.contentView === first)
        cell.contentConfiguration = Badge(number: 7)
        let badge = try #require(cell.contentView as? BadgeView)
        #expect(first.superview == nil)
        cell.contentConfiguration = Badge(number: 8)
        #expect(cell.contentView === badge && badge.number == 8)
        cell.contentConfiguration = nil
        #expect(type(of: cell.contentView) == UIView.self && badge.superview == nil)
        #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 200, height: 50))
    }

    @Test func `A list content view given another configuration stops the program and says why`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                UIListContentView(configuration: .cell()).configuration = Badge(number: 1)
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("UIListContentView was given a configuration of type Badge"))
        #expect(text.contains("makeContentView()"))
    }

    @Test func `A view of one's own is handed its configuration once more after it was made`() throws {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        cell.contentConfiguration = Badge(number: 1)
        let view = try #require(cell.contentView as? BadgeView)
        #expect(view.updates == 1)
        cell.contentConfiguration = Badge(number: 2)
        #expect(cell.contentView === view)
        #expect((view.number, view.updates) == (2, 2))
    }
}

/// A configuration of one's own: a number.
struct Badge: UIContentConfiguration {
    var number: Int
    var state = ""

    func makeContentView() -> any UIView & UIContentView { BadgeView(self) }

    func updated(for state: any UIConfigurationState) -> Badge {
        var result = self
        guard let cell = state as? UICellConfigurationState else { return result }
        result.state =
            (cell.isSelected ? "s" : "") + (cell.isHighlighted ? "h" : "") + (cell.isEditing ? "e" : "")
        return result
    }
}

final class BadgeView: UIView, UIContentView {
    private var badge: Badge
    var number: Int { badge.number }
    var state: String { badge.state }
    private(set) var updates = 0

    var configuration: any UIContentConfiguration {
        get { badge }
        set {
            guard let newValue = newValue as? Badge else { return }
            badge = newValue
            updates += 1
        }
    }

    init(_ badge: Badge) {
        self.badge = badge
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 30, height: 70) }
}
