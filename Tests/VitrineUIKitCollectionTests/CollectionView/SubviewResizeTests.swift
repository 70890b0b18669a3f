import Foundation
import Testing
import UIKitTestSupport
import VitrineTesting

@testable import VitrineUIKit

@MainActor
@Suite struct SubviewResizeTests {
    /// Puts its subviews in a column, each as wide as it wants.
    private final class Column: UIView {
        var layouts = 0
        var setsSizes = false
        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
            var y: CGFloat = 0
            for view in subviews {
                view.frame.origin = CGPoint(x: 0, y: y)
                if setsSizes { view.frame.size = CGSize(width: bounds.width, height: 20 + CGFloat(layouts)) }
                y += view.frame.height
            }
        }
    }

    private func stage() -> (Column, UIView, UIView, UIWindow) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        let column = Column(frame: window.bounds)
        let (first, second) = (UIView(frame: rect(0, 0, 100, 30)), UIView(frame: rect(0, 0, 100, 40)))
        column.addSubview(first)
        column.addSubview(second)
        window.addSubview(column)
        window.isHidden = false
        window.layoutIfNeeded()
        return (column, first, second, window)
    }

    @Test func `A size that is changed from outside lays out the superview`() {
        let (column, first, second, window) = stage()
        #expect(column.layouts == 1)
        first.frame.size.height = 50
        window.layoutIfNeeded()
        #expect(second.frame == rect(0, 50, 100, 40))
        #expect(column.layouts == 2)
        first.bounds.size.height = 60
        window.layoutIfNeeded()
        #expect(column.layouts == 3)
        #expect(second.frame.minY == 60)
    }

    @Test func `A move, or the same size again, does not`() {
        let (column, first, _, window) = stage()
        first.center.x += 10
        first.frame.origin.x += 10
        first.frame.size = CGSize(width: 100, height: 30)
        first.transform = CGAffineTransform(scaleX: 2, y: 2)
        window.layoutIfNeeded()
        #expect(column.layouts == 1)
    }

    @Test func `Sizes that the superview's own layout sets ask for nothing`() {
        let (column, _, _, window) = stage()
        column.setsSizes = true
        column.setNeedsLayout()
        window.layoutIfNeeded()
        #expect(column.layouts == 2)
        window.layoutIfNeeded()
        #expect(column.layouts == 2)
    }

    @Test func `A scroll step lays out nothing more often for it`() {
        final class Cell: UICollectionViewCell {
            static var layouts = 0
            let label = UILabel()
            override init(frame: CGRect) {
                super.init(frame: frame)
                contentView.addSubview(label)
            }
            required init?(coder: NSCoder) { fatalError("not archived") }
            override func layoutSubviews() {
                super.layoutSubviews()
                Self.layouts += 1
                label.frame = CGRect(x: 0, y: 0, width: label.text?.count ?? 0, height: 20)
            }
        }
        final class Scrolled: UICollectionView {
            var layouts = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
            }
        }
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 50)
        layout.minimumLineSpacing = 0
        let view = Scrolled(
            frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
        let cells = UICollectionView.CellRegistration<Cell, Int> { cell, _, item in
            cell.label.text = String(repeating: "x", count: item % 7)
            cell.setNeedsLayout()
        }
        let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
            view, path, item in
            view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
        }
        let controller = UIViewController()
        controller.view = view
        let host = TestHost(controller, size: CGSize(width: 300, height: 400))
        source.apply(rows(("A", Array(0..<100))), animatingDifferences: false)
        host.settle()
        view.contentOffset.y = 25
        host.settle()
        (view.layouts, Cell.layouts) = (0, 0)
        for step in 1...20 {
            // One row comes with every second step.
            view.contentOffset.y = 25 + CGFloat(step) * 25
            host.settle()
        }
        #expect(view.layouts == 20)
        #expect(Cell.layouts == 10)
    }
}
