import Foundation
import VitrineTesting
import VitrineUIKit

/// A collection view on a screen in memory, with plain views for whatever its layout asks for.
@MainActor
final class LayoutStage: NSObject, UICollectionViewDataSource {
    /// A screen that layouts are looked at on.
    struct Screen {
        var size: CGSize
        var scale: CGFloat
        var isRightToLeft = false

        static let small = Screen(size: CGSize(width: 375, height: 667), scale: 2)
        static let phone = Screen(size: CGSize(width: 375, height: 812), scale: 3)
        static let landscape = Screen(size: CGSize(width: 852, height: 393), scale: 3)
        static let tablet = Screen(size: CGSize(width: 820, height: 1180), scale: 2)
        static let television = Screen(size: CGSize(width: 1920, height: 1080), scale: 1)

        /// The same screen, for languages that are written from right to left.
        var mirrored: Screen { Screen(size: size, scale: scale, isRightToLeft: true) }
    }

    let view: UICollectionView
    let host: TestHost
    private let counts: [Int]
    private let measure: ((IndexPath) -> CGSize)?

    /// - Parameters:
    ///   - counts: The number of items of each section.
    ///   - delegate: The delegate of a flow layout; must live as long as the stage.
    ///   - measure: What cells measure; nil leaves them as the layout has them.
    init(
        _ layout: UICollectionViewLayout, _ screen: Screen, counts: [Int],
        delegate: (any UICollectionViewDelegate)? = nil, measure: ((IndexPath) -> CGSize)? = nil
    ) {
        self.counts = counts
        self.measure = measure
        view = UICollectionView(
            frame: CGRect(origin: .zero, size: screen.size), collectionViewLayout: layout)
        view.register(MeasuredCell.self, forCellWithReuseIdentifier: "cell")
        if screen.isRightToLeft { view.semanticContentAttribute = .forceRightToLeft }
        view.delegate = delegate
        let controller = UIViewController()
        controller.view = view
        host = TestHost(controller, size: screen.size, scale: screen.scale)
        super.init()
        view.dataSource = self
        host.settle()
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? MeasuredCell)?.wanted = measure?(indexPath)
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.register(
            UnmeasuredView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
        return collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: kind, for: indexPath)
    }
}

/// Keeps the size that the layout gave it.
class UnmeasuredView: UICollectionReusableView {
    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}

/// A cell that measures what it is told.
final class MeasuredCell: UICollectionViewCell {
    var wanted: CGSize?

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        if let wanted { layoutAttributes.size = wanted }
        return layoutAttributes
    }
}
