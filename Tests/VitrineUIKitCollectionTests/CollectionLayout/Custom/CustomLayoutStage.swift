import Foundation
import VitrinePlatform
import VitrineTesting

@testable import VitrineUIKit

/// A collection view of 300 × 400 points over sections of numbers, for layouts of one's own.
@MainActor
final class CustomLayoutStage: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var sections: [[Int]]
    let view: UICollectionView
    let host: TestHost
    var makeTransition:
        ((UICollectionViewLayout, UICollectionViewLayout) -> UICollectionViewTransitionLayout)?
    /// Cells and views that were asked for, in order.
    var asked: [String] = []
    /// What the delegate was told of the end of a drag.
    var restingOffsets: [CGPoint] = []
    private let container = UIView(frame: .zero)

    init(
        _ layout: UICollectionViewLayout, sections: [[Int]], size: CGSize = CGSize(width: 300, height: 400),
        configure: (UICollectionView) -> Void = { _ in }
    ) {
        self.sections = sections
        view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
        view.register(StageCell.self, forCellWithReuseIdentifier: "cell")
        for kind in ["header", "row", "column", UICollectionView.elementKindSectionHeader] {
            view.register(StageView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
        }
        view.contentInsetAdjustmentBehavior = .never
        configure(view)
        host = TestHost(container, size: size)
        super.init()
        view.dataSource = self
        view.delegate = self
        container.addSubview(view)
        host.layout()
    }

    convenience init(
        _ layout: UICollectionViewLayout, items: Int, size: CGSize = CGSize(width: 300, height: 400)
    ) {
        self.init(layout, sections: [Array(0..<items)], size: size)
    }

    // MARK: Data source and delegate

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        asked.append("\(indexPath.section).\(indexPath.item)")
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? StageCell)?.number = sections[indexPath.section][indexPath.item]
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        asked.append("\(kind)@\(indexPath.map(String.init).joined(separator: "."))")
        return collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        makeTransition?(fromLayout, toLayout)
            ?? UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        restingOffsets.append(targetContentOffset.pointee)
    }

    // MARK: Time and looks

    func advance(by seconds: TimeInterval) { host.advance(by: seconds) }

    /// Lets every animation come to its end.
    func finish() { host.settle() }

    func scroll(to offset: CGPoint) {
        view.contentOffset = offset
        view.layoutIfNeeded()
    }

    /// Whatever is on screen as it is drawn now, by category, kind and index path: `name x,y w×h`, in the coordinates
    /// of the window, and what is unusual about it.
    var picture: [String] {
        view.elements.displayed.sorted { $0.key < $1.key }.map { describe("\($0.key)", $0.value.view) }
    }

    /// The same for the cells of numbers, on screen or on their way off it.
    func places(_ numbers: [Int]) -> [String] {
        let views =
            view.elements.displayed.values.map(\.view)
            + view.elements.departing.values.map(\.element.view) + view.elements.fading.map(\.element.view)
        return numbers.map { number in
            guard let cell = views.compactMap({ $0 as? StageCell }).first(where: { $0.number == number })
            else { return "\(number) –" }
            return describe("\(number)", cell)
        }
    }

    func describe(_ name: String, _ view: UIView) -> String {
        let layer = view.layer.presentation() ?? view.layer
        var origin = CGPoint(
            x: layer.position.x - layer.bounds.width / 2, y: layer.position.y - layer.bounds.height / 2)
        var parent = view.superview
        while let current = parent, current !== host.window {
            let shown = current.layer.presentation() ?? current.layer
            origin.x += shown.frame.minX - shown.bounds.minX
            origin.y += shown.frame.minY - shown.bounds.minY
            parent = current.superview
        }
        let alpha = (Double(layer.opacity) * 100).rounded() / 100
        return "\(name) \(Self.text(origin.x)),\(Self.text(origin.y)) "
            + "\(Self.text(layer.bounds.width))×\(Self.text(layer.bounds.height))"
            + (alpha == 1 ? "" : " alpha \(alpha)")
    }

    static func text(_ value: CGFloat) -> String {
        let tenths = Int((value * 10).rounded())
        return tenths % 10 == 0 ? "\(tenths / 10)" : "\(Double(tenths) / 10)"
    }
}

final class StageCell: UICollectionViewCell {
    var number = -1
    private(set) var applied: [UICollectionViewLayoutAttributes] = []
    private(set) var transitions: [String] = []

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        applied.append(layoutAttributes.copy() as! UICollectionViewLayoutAttributes)
    }

    override func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout)
    {
        transitions.append("will \(type(of: oldLayout)) \(type(of: newLayout))")
    }

    override func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout)
    {
        transitions.append("did \(type(of: oldLayout)) \(type(of: newLayout))")
    }
}

final class StageView: UICollectionReusableView {}
