import Foundation
import Testing
import VitrineTesting

@testable import VitrineUIKit

/// A cell that opens when it is selected: its constraints change, and nothing tells the collection view.
private final class OpeningCell: UICollectionViewCell {
    private let title = UIView()
    private let body = UIView()
    private var closed: NSLayoutConstraint!
    private var open: NSLayoutConstraint!

    override init(frame: CGRect) {
        super.init(frame: frame)
        for view in [title, body] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        closed = title.bottomAnchor.constraint(equalTo: contentView.bottomAnchor)
        open = body.bottomAnchor.constraint(equalTo: contentView.bottomAnchor)
        NSLayoutConstraint.activate([
            title.topAnchor.constraint(equalTo: contentView.topAnchor),
            title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            title.widthAnchor.constraint(equalToConstant: 300),
            title.heightAnchor.constraint(equalToConstant: 40),
            body.topAnchor.constraint(equalTo: title.bottomAnchor),
            body.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            body.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            body.heightAnchor.constraint(equalToConstant: 60),
            title.trailingAnchor.constraint(equalTo: contentView.trailingAnchor), closed,
        ])
    }
    required init?(coder: NSCoder) { nil }

    override var isSelected: Bool {
        didSet {
            NSLayoutConstraint.deactivate([closed, open])
            (isSelected ? open : closed).isActive = true
        }
    }
}

private final class OpeningCells: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 50 }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}

@MainActor
@Suite("Cells on screen are asked for their sizes again", .serialized)
struct SizeRequestTests {
    enum Kind: CaseIterable { case compositional, flow, flowSubclass }
    private final class OwnFlow: UICollectionViewFlowLayout {}

    private let source = OpeningCells()

    private func layout(_ kind: Kind) -> UICollectionViewLayout {
        if kind == .compositional {
            return RowColumn.layout(hasHeaders: false, pinsHeaders: false, scrollsSideways: false)
        }
        let flow = kind == .flow ? UICollectionViewFlowLayout() : OwnFlow()
        flow.estimatedItemSize = CGSize(width: 300, height: 50)
        flow.minimumLineSpacing = 0
        return flow
    }

    private func page(_ kind: Kind) -> (UICollectionView, TestHost) {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 500), collectionViewLayout: layout(kind))
        view.register(OpeningCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        let host = TestHost(view, size: CGSize(width: 300, height: 500), scale: 1)
        host.settle()
        return (view, host)
    }

    @Test("By an empty batch of updates, animated", arguments: Kind.allCases)
    func batch(kind: Kind) throws {
        let (view, host) = page(kind)
        let cell = try #require(view.cellForItem(at: [0, 1]))
        #expect(cell.frame == CGRect(x: 0, y: 40, width: 300, height: 40))
        view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
        host.settle()
        // Selection alone says nothing about sizes.
        #expect(cell.frame.height == 40)
        view.performBatchUpdates(nil)
        host.layout()
        #expect(cell.frame.height == 100)
        #expect(cell.layer.presentation()?.frame.height == 40)
        host.advance(by: 0.15)
        // Half of the time of an animation that begins as slowly as it ends is half of the way.
        #expect(abs((cell.layer.presentation()?.frame.height ?? 0) - 70) < 2)
        host.settle()
        #expect(view.cellForItem(at: [0, 2])?.frame.minY == 140)
        view.deselectItem(at: [0, 1], animated: false)
        view.performBatchUpdates {}
        host.settle()
        #expect(cell.frame.height == 40)
    }

    @Test("By an invalidation of the whole layout", arguments: Kind.allCases)
    func invalidation(kind: Kind) throws {
        let (view, host) = page(kind)
        view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
        view.collectionViewLayout.invalidateLayout()
        host.layout()
        let cell = try #require(view.cellForItem(at: [0, 1]))
        #expect(cell.frame == CGRect(x: 0, y: 40, width: 300, height: 100))
        #expect(view.cellForItem(at: [0, 2])?.layer.presentation()?.frame.minY == 140)
        // Once: nothing is measured at rest.
        host.settle()
        let measured = view.counters.viewsMeasured
        view.setNeedsLayout()
        host.settle()
        #expect(view.counters.viewsMeasured == measured)
    }

    @Test("Not where the layout knows all sizes")
    func known() {
        let flow = OwnFlow()
        flow.itemSize = CGSize(width: 300, height: 50)
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 500), collectionViewLayout: flow)
        view.register(OpeningCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        let host = TestHost(view, size: CGSize(width: 300, height: 500), scale: 1)
        host.settle()
        let measured = view.counters.viewsMeasured
        view.performBatchUpdates(nil)
        flow.invalidateLayout()
        host.settle()
        #expect(view.counters.viewsMeasured == measured)
    }
}
