import TestSupport
import Testing
import Vitrine
import VitrineTesting
import VitrineUI

/// A word on a rounded ground that follows light, dark and selection.
private final class WordView: UIView, CellConfinable, SupplementaryConfinable {
    static var elementKind: String { UICollectionView.elementKindSectionHeader }

    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.textAlignment = .center
        layer.cornerRadius = 8
        addSubview(label)
        showSelection()
    }

    required init?(coder: NSCoder) { fatalError("The view is made in code.") }

    var isSelected = false { didSet { showSelection() } }
    var isHighlighted = false
    func prepareForReuse() {}
    func configure(for item: String) { label.text = item }

    private func showSelection() {
        backgroundColor = isSelected ? .systemOrange : .systemGray5
        label.textColor = isSelected ? .white : .label
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: label.sizeThatFits(size).width.rounded(.up) + 20, height: 32)
    }
}

@MainActor
@Suite("Pictures of hosted tags", .serialized)
struct TagPictureTests {
    private static let words = ["Cells", "hold", "views", "that", "know", "nothing", "of", "cells."]

    /// Words in lines, sized by a view outside of any cell, the third selected, below a header that hosts a view too.
    private final class Page: NSObject, UICollectionViewDelegateFlowLayout {
        let collectionView: UICollectionView
        let dataSource: ConfigurableCellDataSource<ViewHostingCollectionViewCell<WordView>, String>
        let measure = WordView(frame: .zero)

        init(_ direction: UISemanticContentAttribute = .unspecified) {
            let layout = LeadingFlowLayout()
            layout.sectionInset = UIEdgeInsets(top: 10, left: 12, bottom: 10, right: 12)
            layout.minimumInteritemSpacing = 6
            layout.minimumLineSpacing = 6
            layout.headerReferenceSize = CGSize(width: 0, height: 34)
            collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
            collectionView.backgroundColor = .systemBackground
            collectionView.semanticContentAttribute = direction
            dataSource = ConfigurableCellDataSource(
                collectionView: collectionView, items: TagPictureTests.words)
            super.init()
            dataSource.registerSupplementaryView(ViewHostingCollectionReusableView<WordView>.self) { _ in
                "Words"
            }
            collectionView.delegate = self
            collectionView.selectItem(
                at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])
        }

        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize {
            measure.configure(for: TagPictureTests.words[indexPath.item])
            return measure.sizeThatFits(collectionView.bounds.size)
        }
    }

    private func verify(
        _ name: String, style: UIUserInterfaceStyle, direction: UISemanticContentAttribute = .unspecified
    ) throws {
        let page = Page(direction)
        let host = TestHost(
            page.collectionView, size: CGSize(width: 260, height: 170), scale: 2, style: style)
        host.settle()
        let (orange, ground, back) =
            style == .dark
            ? ([255, 159, 10], [44, 44, 46], [0, 0, 0]) : ([255, 149, 0], [229, 229, 234], [255, 255, 255])
        // The selected word is systemOrange, 32 points high; a header of 34 from edge to edge and seven words,
        // 20 points wider than their texts, are systemGray5.
        let selected = host.area(of: orange)
        #expect(selected > 1280 && selected < 2560)
        #expect(host.area(of: ground) > 8840 + 4480)
        // The first line begins 12 points from the leading edge, 10 below the header, its middle 16 further down.
        let isMirrored = direction == .forceRightToLeft
        #expect(host.rgb(isMirrored ? 246 : 13, 60) == ground)
        #expect(host.rgb(isMirrored ? 254 : 6, 60) == back)
        #expect(host.rgb(130, 2) == ground)
        try host.verifyPicture(name)
    }

    @Test("Light")
    func light() throws { try verify("words-light", style: .light) }

    @Test("Dark")
    func dark() throws { try verify("words-dark", style: .dark) }

    @Test("From right to left")
    func rightToLeft() throws {
        try verify("words-right-to-left", style: .light, direction: .forceRightToLeft)
    }
}
