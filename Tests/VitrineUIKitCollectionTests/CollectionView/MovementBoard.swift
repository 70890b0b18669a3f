import Foundation
import VitrinePlatform

@testable import VitrineUIKit

/// A collection view over sections of numbers that can be moved; it writes down what it is asked and told.
///
/// Unless another layout is given: a flow layout of items of 90 × 50 in 290 points, so three columns at 0, 100 and
/// 200 and lines at 0, 60, 120 …
@MainActor
final class MovementBoard: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var sections: [[Int]]
    let view: UICollectionView
    let window: UIWindow
    var log: [String] = []
    var asked: [IndexPath] = []
    var immovable: Set<Int> = []
    var redirect: ((_ original: IndexPath, _ current: IndexPath, _ proposed: IndexPath) -> IndexPath)?
    var move: ((IndexPath, IndexPath) -> Void)?
    var sizes: [Int: CGSize] = [:]

    static func flow() -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 90, height: 50)
        return layout
    }

    init(
        _ sections: [[Int]], layout: UICollectionViewLayout = MovementBoard.flow(),
        size: CGSize = CGSize(width: 290, height: 400)
    ) {
        self.sections = sections
        view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        super.init()
        view.register(NumberCell.self, forCellWithReuseIdentifier: "cell")
        view.register(
            HeaderView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        view.dataSource = self
        view.delegate = self
        window.addSubview(view)
        window.isHidden = false
        view.layoutIfNeeded()
        advance(by: 0.1)
        log = []
        asked = []
    }

    // MARK: Data source

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        asked.append(indexPath)
        let cell =
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) as! NumberCell
        cell.number = sections[indexPath.section][indexPath.item]
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        log.append("may \(name(indexPath)) move?")
        return !immovable.contains(sections[indexPath.section][indexPath.item])
    }

    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        log.append("move \(name(sourceIndexPath)) to \(name(destinationIndexPath))")
        if let move { return move(sourceIndexPath, destinationIndexPath) }
        moveInData(sourceIndexPath, destinationIndexPath)
    }

    func moveInData(_ source: IndexPath, _ destination: IndexPath) {
        let number = sections[source.section].remove(at: source.item)
        sections[destination.section].insert(number, at: destination.item)
    }

    // MARK: Delegate

    func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        let target = redirect?(originalIndexPath, currentIndexPath, proposedIndexPath) ?? proposedIndexPath
        log.append(
            "from \(name(originalIndexPath)), now \(name(currentIndexPath)), to \(name(proposedIndexPath))?"
                + (target == proposedIndexPath ? "" : " \(name(target))"))
        return target
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        sizes[sections[indexPath.section][indexPath.item]] ?? CGSize(width: 90, height: 50)
    }

    func name(_ path: IndexPath) -> String { "\(path.section).\(path.item)" }

    // MARK: Time and looks

    func advance(by seconds: TimeInterval, frameInterval: TimeInterval = 1.0 / 60) {
        window.offscreenWindow?.setNeedsFrame()
        window.offscreenWindow?.advance(by: seconds, frameInterval: frameInterval)
    }

    /// The cell of a number; nil if it is not on screen.
    func cell(_ number: Int) -> NumberCell? {
        view.visibleCells.compactMap { $0 as? NumberCell }.first { $0.number == number }
    }

    /// Where the cells of numbers are drawn now, in the content: number, origin.
    func places(_ numbers: [Int]) -> String {
        numbers.map { number in
            guard let cell = cell(number) else { return "\(number) –" }
            let layer = cell.layer.presentation() ?? cell.layer
            var center = layer.position
            if let scroller = cell.superview as? OrthogonalSectionScrollView {
                center.x += scroller.frame.minX - scroller.contentOffset.x
                center.y += scroller.frame.minY - scroller.contentOffset.y
            }
            let size = layer.bounds.size
            return
                "\(number) \(Self.text(center.x - size.width / 2)),\(Self.text(center.y - size.height / 2))"
        }.joined(separator: " · ")
    }

    private static func text(_ value: CGFloat) -> String {
        let tenths = Int((value * 10).rounded())
        return tenths % 10 == 0 ? "\(tenths / 10)" : "\(Double(tenths) / 10)"
    }
}
