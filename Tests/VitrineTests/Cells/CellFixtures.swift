import Vitrine
import VitrineTesting
import VitrineUI

/// Two cells of one name in different scopes, and a subclass of one.
enum Film {
    class Cell: UICollectionViewCell, ReusableCell {}
    final class WideCell: Cell {}
    final class Header: UICollectionReusableView, ReusableCollectionReusableView {}
}

enum Song {
    final class Cell: UICollectionViewCell, ReusableCell {}
    final class Header: UICollectionReusableView, ReusableCollectionReusableView {}
}

/// Two classes that say the same identifier.
enum Twin {
    final class First: UICollectionViewCell, ReusableCell { static var reuseIdentifier: String { "twin" } }
    final class Second: UICollectionViewCell, ReusableCell { static var reuseIdentifier: String { "twin" } }
}

/// A view with a label that writes down what happens to it. Seventy points high in a width of 100, else forty.
final class DiaryView: UIView, CellConfinable, SupplementaryConfinable {
    static var elementKind: String { UICollectionView.elementKindSectionHeader }
    static var diary: [String] = []
    static var made = 0

    let name: Int
    let label = UILabel()

    override init(frame: CGRect) {
        name = Self.made
        Self.made += 1
        super.init(frame: frame)
        label.frame = bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(label)
        note("init")
    }

    required init?(coder: NSCoder) { fatalError("The view is made in code.") }

    var isSelected = false { didSet { note(isSelected ? "select" : "deselect") } }
    var isHighlighted = false { didSet { note(isHighlighted ? "highlight" : "unhighlight") } }
    func prepareForReuse() { note("reuse") }
    func configure(for item: Int) {
        label.text = "\(item)"
        note("configure \(item)")
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: size.width == 100 ? 70 : 40)
    }

    private func note(_ event: String) { Self.diary.append("\(name) \(event)") }

    /// What was written down since the last time.
    static func read() -> [String] {
        defer { diary = [] }
        return diary
    }

    static func reset() {
        diary = []
        made = 0
    }
}

typealias DiaryCell = ViewHostingCollectionViewCell<DiaryView>
typealias DiaryHeader = ViewHostingCollectionReusableView<DiaryView>

/// A flow layout of items as wide as a window of 200×300 and 100 points high.
@MainActor
func makeList() -> (UICollectionView, UICollectionViewFlowLayout) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 200, height: 100)
    layout.minimumLineSpacing = 0
    return (
        UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout),
        layout
    )
}
