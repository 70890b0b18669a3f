import UIKit
import VitrineTesting

/// The same rows as a table and as a list of a collection view.
private final class NumberedRows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    let count: Int

    init(count: Int) { self.count = count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = NumberedItem(index: indexPath.row).title
        cell.contentConfiguration = content
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
        if let cell = cell as? UICollectionViewListCell {
            var content = cell.defaultContentConfiguration()
            content.text = NumberedItem(index: indexPath.item).title
            cell.contentConfiguration = content
        }
        return cell
    }
}

extension Scenario {
    /// A table beside a list of a collection view: what holding cells of the one kind in those of the other costs.
    @MainActor
    func measureTable(count: Int) {
        let rows = NumberedRows(count: count)
        let table = UITableView(frame: .zero, style: .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = rows
        measure("table of \(count.formatted()) rows", table)

        let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
        let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
        list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
        list.dataSource = rows
        measure("list of \(count.formatted()) items", list)
    }

    @MainActor
    private func measure(_ name: String, _ view: UIScrollView) {
        let host = TestHost(view, device: .iPhone)
        for _ in 0..<Script.warmUp { _ = host.measureFrame() }
        let steps = (0..<Script.steps).map { _ in
            host.measureFrame { view.contentOffset.y += Script.stepLength }
        }
        Measurement("\(name): step of 37 pt", frames: steps).send()
        var generator = JumpGenerator()
        let jumps = (0..<Script.jumps).map { _ in
            host.measureFrame {
                let range = view.contentSize.height - view.bounds.height
                view.contentOffset.y = (generator.next() * range).rounded()
            }
        }
        Measurement("\(name): jump", frames: jumps).send()
    }
}
