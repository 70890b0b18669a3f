import Testing
import Vitrine
import VitrineUI

/// A flow layout that writes down which of its properties are read.
private final class WatchedLayout: UICollectionViewFlowLayout {
    var reads: [String] = []

    override var sectionInset: UIEdgeInsets {
        get { read("sectionInset", super.sectionInset) }
        set { super.sectionInset = newValue }
    }
    override var minimumLineSpacing: CGFloat {
        get { read("minimumLineSpacing", super.minimumLineSpacing) }
        set { super.minimumLineSpacing = newValue }
    }
    override var minimumInteritemSpacing: CGFloat {
        get { read("minimumInteritemSpacing", super.minimumInteritemSpacing) }
        set { super.minimumInteritemSpacing = newValue }
    }
    override var itemSize: CGSize {
        get { read("itemSize", super.itemSize) }
        set { super.itemSize = newValue }
    }
    override var headerReferenceSize: CGSize {
        get { read("headerReferenceSize", super.headerReferenceSize) }
        set { super.headerReferenceSize = newValue }
    }
    override var footerReferenceSize: CGSize {
        get { read("footerReferenceSize", super.footerReferenceSize) }
        set { super.footerReferenceSize = newValue }
    }

    private func read<Value>(_ name: String, _ value: Value) -> Value {
        reads.append(name)
        return value
    }

    /// What the article does not want: the property is a value, and so is read whatever the delegate says.
    func eagerInset(for section: Int) -> UIEdgeInsets {
        func retrieve(_ answer: UIEdgeInsets?, fallback: UIEdgeInsets) -> UIEdgeInsets { answer ?? fallback }
        let delegate = collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
        return retrieve(
            collectionView.flatMap { delegate?.collectionView($0, layout: self, insetForSectionAt: section) },
            fallback: sectionInset)
    }

    /// All six, one after another.
    func all(section: Int) -> [String] {
        [
            "\(inset(for: section).left)", "\(minimumLineSpacing(for: section))",
            "\(minimumInteritemSpacing(for: section))",
            "\(size(for: IndexPath(item: 4, section: section)).width)",
            "\(headerReferenceSize(for: section).height)", "\(footerReferenceSize(for: section).height)",
        ]
    }
}

/// Answers everything, each answer with its own number and the section.
private final class FullDelegate: NSObject, UICollectionViewDelegateFlowLayout {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets { UIEdgeInsets(top: 0, left: 10 + CGFloat(section), bottom: 0, right: 0) }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { 20 + CGFloat(section) }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { 30 + CGFloat(section) }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 40 + indexPath.section + indexPath.item, height: 1) }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { CGSize(width: 0, height: 50 + section) }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize { CGSize(width: 0, height: 60 + section) }
}

/// Answers one question.
private final class SpacingDelegate: NSObject, UICollectionViewDelegateFlowLayout {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { 99 }
}

/// A delegate, but not of a flow layout.
private final class OtherDelegate: NSObject, UICollectionViewDelegate {}

@MainActor
@Suite("What a flow layout's delegate says, else its properties")
struct FlowAccessorTests {
    private let layout: WatchedLayout
    private let collectionView: UICollectionView

    init() {
        layout = WatchedLayout()
        layout.sectionInset = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 0)
        layout.minimumLineSpacing = 2
        layout.minimumInteritemSpacing = 3
        layout.itemSize = CGSize(width: 4, height: 4)
        layout.headerReferenceSize = CGSize(width: 0, height: 5)
        layout.footerReferenceSize = CGSize(width: 0, height: 6)
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
        layout.reads = []
    }

    private static let properties = [
        "sectionInset", "minimumLineSpacing", "minimumInteritemSpacing", "itemSize", "headerReferenceSize",
        "footerReferenceSize",
    ]

    @Test("The delegate's answers count, and no property is read")
    func delegate() {
        let delegate = FullDelegate()
        collectionView.delegate = delegate
        #expect(layout.all(section: 2) == ["12.0", "22.0", "32.0", "46.0", "52.0", "62.0"])
        #expect(layout.reads == [])
    }

    @Test("With the fallback as a value, the property is read although the delegate answers")
    func eager() {
        let delegate = FullDelegate()
        collectionView.delegate = delegate
        #expect(layout.eagerInset(for: 0).left == 10)
        #expect(layout.reads == ["sectionInset"])
    }

    @Test("Without a delegate each property is read, once")
    func noDelegate() {
        #expect(layout.all(section: 2) == ["1.0", "2.0", "3.0", "4.0", "5.0", "6.0"])
        #expect(layout.reads == Self.properties)
    }

    @Test("A delegate that is none of a flow layout is no delegate")
    func otherDelegate() {
        let delegate = OtherDelegate()
        collectionView.delegate = delegate
        #expect(layout.all(section: 0) == ["1.0", "2.0", "3.0", "4.0", "5.0", "6.0"])
        #expect(layout.reads == Self.properties)
    }

    @Test("Each method that the delegate lacks falls back by itself")
    func someMethods() {
        let delegate = SpacingDelegate()
        collectionView.delegate = delegate
        #expect(layout.all(section: 0) == ["1.0", "99.0", "3.0", "4.0", "5.0", "6.0"])
        #expect(layout.reads == Self.properties.filter { $0 != "minimumLineSpacing" })
    }

    @Test("A layout without a collection view has its properties")
    func noCollectionView() {
        let alone = WatchedLayout()
        #expect(alone.all(section: 0) == ["0.0", "10.0", "10.0", "50.0", "0.0", "0.0"])
    }
}
