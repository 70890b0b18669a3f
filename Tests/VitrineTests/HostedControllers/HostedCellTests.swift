import Testing
import Vitrine
import VitrineTesting
import VitrineUIKit

@MainActor
@Suite("A cell that hosts a view")
struct HostedCellTests {
    @Test("The article's first cell takes views away from other cells, which forget their content")
    func firstCellForgets() {
        // Scrolled to and fro: a cell that waited in the reuse pool since the first step comes out of it.
        let scrolled = ArticleList<FirstCell>.inWindow()
        // Cells that are made ahead would take views away long before.
        scrolled.collectionView.isPrefetchingEnabled = false
        for offset in [50, 0, 500] as [CGFloat] {
            scrolled.scroll(to: offset)
            #expect(scrolled.forgotten == [])
        }
        scrolled.scroll(to: 550)
        #expect(scrolled.forgotten == [5])
        // Scrolling on makes up for it, as the article says.
        scrolled.scroll(to: 1100)
        scrolled.scroll(to: 500)
        #expect(scrolled.forgotten == [])

        // A reload gives the view to a second cell before the first one is used again.
        let reloaded = ArticleList<FirstCell>.inWindow()
        #expect(!reloaded.forgottenWhileScrolling().isEmpty)
    }

    @Test("The article's second cell and ours never forget")
    func othersRemember() {
        #expect(ArticleList<SecondCell>.inWindow().forgottenWhileScrolling() == [])
        #expect(ArticleList<HostedViewCollectionViewCell>.inWindow().forgottenWhileScrolling() == [])
    }

    /// A, B and C of the article's diagram: each was given the view, C last.
    private func diagram<Cell: UICollectionViewCell & HostingCell>(
        _ make: (CGRect) -> Cell
    ) -> (cells: [Cell], view: UIView) {
        let cells = (0..<3).map { _ in make(CGRect(x: 0, y: 0, width: 100, height: 50)) }
        let view = UIView()
        for cell in cells { cell.shownView = view }
        return (cells, view)
    }

    @Test("The article's second cell still says that it has a view which has moved on; ours does not")
    func getter() {
        let second = diagram(SecondCell.init(frame:))
        #expect(second.cells.map { $0.shownView === second.view } == [true, true, true])

        let ours = diagram(HostedViewCollectionViewCell.init(frame:))
        #expect(ours.cells.map { $0.hostedView === ours.view } == [false, false, true])
        #expect(ours.cells.map { $0.hostedView == nil } == [true, true, false])
    }

    @Test("In the article's first cell, a cell that is reused empties another; in ours it does not")
    func reuse() {
        let first = diagram(FirstCell.init(frame:))
        first.cells[0].prepareForReuse()
        #expect(first.view.superview == nil)

        let ours = diagram(HostedViewCollectionViewCell.init(frame:))
        ours.cells[0].prepareForReuse()
        ours.cells[1].hostedView = UIView()
        #expect(ours.view.superview === ours.cells[2].contentView)
        ours.cells[2].prepareForReuse()
        #expect(ours.view.superview == nil)
        #expect(ours.cells[2].hostedView == nil)
    }

    @Test("A view that moves into a cell of a collection view inside the cell is no longer the outer cell's")
    func nested() {
        let outer = HostedViewCollectionViewCell(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let inner = HostedViewCollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let page = UIView()
        outer.hostedView = page
        outer.contentView.addSubview(inner)
        inner.hostedView = page
        #expect(page.isDescendant(of: outer))
        #expect(outer.hostedView == nil)
        outer.prepareForReuse()
        #expect(inner.hostedView === page)
    }

    @Test(
        "The hosted view fills the content view and follows its size, with a scale and an offset of its own")
    func size() {
        let cell = HostedViewCollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let view = UIScrollView()
        cell.hostedView = view
        #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
        view.contentSize = CGSize(width: 900, height: 50)
        view.contentOffset.x = 40
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        cell.frame.size = CGSize(width: 200, height: 80)
        cell.layoutIfNeeded()
        #expect(view.bounds == CGRect(x: 40, y: 0, width: 200, height: 80))
        #expect(view.center == CGPoint(x: 100, y: 40))
    }

    @Test("A subclass may leave room for something else")
    func subclass() {
        final class Titled: HostedViewCollectionViewCell {
            override var hostedViewFrame: CGRect {
                contentView.bounds.inset(by: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
            }
        }
        let cell = Titled(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let view = UIView()
        cell.hostedView = view
        #expect(view.frame == CGRect(x: 0, y: 20, width: 100, height: 30))
    }

    @Test("A cell does not keep the view alive, once it has left the hierarchy")
    func weakReference() {
        let cell = HostedViewCollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        weak var view: UIView?
        do {
            let hosted = UIView()
            view = hosted
            cell.hostedView = hosted
        }
        #expect(cell.hostedView != nil)
        cell.hostedView = nil
        #expect(view == nil)
    }

    @Test("Setting the view that the cell has leaves it where it is in the order of subviews")
    func sameView() {
        let cell = HostedViewCollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let (view, badge) = (UIView(), UIView())
        cell.hostedView = view
        cell.contentView.addSubview(badge)
        cell.hostedView = view
        #expect(cell.contentView.subviews.map { $0 === badge } == [false, true])
    }
}
