import Foundation
import Testing
import VitrineTesting

@testable import VitrineUIKit

@MainActor @Suite struct KeyboardAvoidanceTests {
    private final class Fields: UITableViewController {
        let fields = (0..<12).map { _ in UITextField(frame: CGRect(x: 10, y: 5, width: 150, height: 34)) }
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.rowHeight = 44
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            fields.count
        }
        override func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.contentView.addSubview(fields[indexPath.row])
            return cell
        }
    }

    private final class Items: UICollectionViewController {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 150, height: 40))
        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        }
        override func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { 8 }
        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            if indexPath.item == 7 { cell.contentView.addSubview(field) }
            return cell
        }
    }

    private func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

    @Test func `A table's controller keeps what is edited above the keyboard`() {
        let controller = Fields()
        let host = TestHost(controller, size: CGSize(width: 320, height: 528), scale: 1)
        host.settle()
        #expect(controller.tableView.contentInset.bottom == 0)
        host.raiseKeyboard(height: 228)
        host.perform { _ = controller.fields[8].becomeFirstResponder() }
        host.advance(by: 0.5)
        #expect(controller.tableView.contentInset.bottom == 228)
        #expect(controller.tableView.verticalScrollIndicatorInsets.bottom == 228)
        // 8 points above the keyboard, whose upper edge is at 300.
        #expect(frame(of: controller.fields[8]).maxY == 292)
        // The next field is moved up while the keyboard stays.
        host.perform { _ = controller.fields[10].becomeFirstResponder() }
        host.advance(by: 0.5)
        #expect(frame(of: controller.fields[10]).maxY == 292)
        // One that is seen stays where it is.
        let offset = controller.tableView.contentOffset
        host.perform { _ = controller.fields[9].becomeFirstResponder() }
        host.advance(by: 0.5)
        #expect(controller.tableView.contentOffset == offset)
        host.dismissKeyboard()
        host.advance(by: 0.5)
        #expect(controller.tableView.contentInset.bottom == 0)
        #expect(controller.tableView.contentOffset.y == 0)
    }

    @Test func `What the program had added at the end is still there`() {
        let controller = Fields()
        let host = TestHost(controller, size: CGSize(width: 320, height: 528), scale: 1)
        host.settle()
        controller.tableView.contentInset.bottom = 20
        host.raiseKeyboard(height: 200)
        host.perform { _ = controller.fields[0].becomeFirstResponder() }
        host.advance(by: 0.5)
        #expect(controller.tableView.contentInset.bottom == 220)
        #expect(controller.tableView.contentOffset.y == 0)
        controller.tableView.contentInset.bottom += 5
        host.dismissKeyboard()
        #expect(controller.tableView.contentInset.bottom == 25)
    }

    @Test func `A collection's controller keeps what is edited above an input view`() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 60)
        layout.minimumLineSpacing = 0
        let controller = Items(collectionViewLayout: layout)
        let host = TestHost(controller, size: CGSize(width: 320, height: 480), scale: 1)
        host.settle()
        controller.field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 180))
        host.perform { _ = controller.field.becomeFirstResponder() }
        host.advance(by: 0.5)
        #expect(controller.collectionView.contentInset.bottom == 180)
        #expect(frame(of: controller.field).maxY == 292)
        host.perform { _ = controller.field.resignFirstResponder() }
        host.advance(by: 0.5)
        #expect(controller.collectionView.contentInset.bottom == 0)
    }

    @Test func `Tables that are not a controller's content stay as they are`() {
        let controller = UIViewController()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        controller.view.addSubview(table)
        let host = TestHost(controller, size: CGSize(width: 320, height: 480), scale: 1)
        host.raiseKeyboard(height: 200)
        #expect(table.contentInset.bottom == 0)
    }
}
