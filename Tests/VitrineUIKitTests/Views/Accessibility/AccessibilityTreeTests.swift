import Testing
import VitrinePlatform
import VitrineTesting

@testable import VitrineUIKit

@MainActor @Suite struct AccessibilityDefaultTests {
    @Test func `A label is an element of its text`() {
        let label = UILabel()
        label.text = "Milk"
        #expect(label.isAccessibilityElement && label.accessibilityLabel == "Milk")
        #expect(label.accessibilityTraits == .staticText)
        label.accessibilityLabel = "Cow's milk"
        #expect(label.accessibilityLabel == "Cow's milk" && label.text == "Milk")
        label.isAccessibilityElement = false
        #expect(!label.isAccessibilityElement)
    }

    @Test func `A button is an element of its title, with its state`() {
        let button = UIButton(type: .system)
        button.setTitle("Save", for: .normal)
        #expect(button.isAccessibilityElement && button.accessibilityLabel == "Save")
        #expect(button.accessibilityTraits == .button)
        button.isEnabled = false
        button.isSelected = true
        #expect(button.accessibilityTraits == [.button, .notEnabled, .selected])
        button.accessibilityTraits = .link
        #expect(button.accessibilityTraits == .link)
    }

    @Test func `A configured button says its title and subtitle`() {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Save"
        configuration.subtitle = "All of it"
        #expect(UIButton(configuration: configuration).accessibilityLabel == "Save, All of it")
    }

    @Test func `An image view is no element, and an image if it becomes one`() {
        let view = UIImageView()
        #expect(!view.isAccessibilityElement && view.accessibilityTraits == .image)
    }

    @Test func `A finger activates an element in the middle of its frame unless another point is set`() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        let host = TestHost(UIView(), size: CGSize(width: 100, height: 100), scale: 1)
        host.rootViewController.view.addSubview(view)
        #expect(view.accessibilityActivationPoint == CGPoint(x: 25, y: 40))
        view.accessibilityActivationPoint = CGPoint(x: 1, y: 2)
        #expect(view.accessibilityActivationPoint == CGPoint(x: 1, y: 2))
    }

    @Test func `The label is what a person says, unless something else is`() {
        let view = UIView()
        #expect(view.accessibilityUserInputLabels == [])
        view.accessibilityLabel = "Trash"
        #expect(view.accessibilityUserInputLabels == ["Trash"])
        view.accessibilityUserInputLabels = ["Bin", "Trash"]
        #expect(view.accessibilityUserInputLabels == ["Bin", "Trash"])
    }
}

@MainActor @Suite struct AccessibilityTreeTests {
    private let root = UIView()

    private func tree() -> String {
        let host = TestHost(root, size: CGSize(width: 100, height: 100), scale: 1)
        defer { withExtendedLifetime(host) {} }
        return host.accessibilityTree
    }

    private func add(_ label: String, _ frame: CGRect) -> UIView {
        let view = UIView(frame: frame)
        view.isAccessibilityElement = true
        view.accessibilityLabel = label
        root.addSubview(view)
        return view
    }

    @Test func `Elements stand in the order of views, hidden ones do not`() {
        _ = add("One", CGRect(x: 0, y: 0, width: 10, height: 10))
        add("Two", CGRect(x: 0, y: 10, width: 10, height: 10)).isHidden = true
        add("Three", CGRect(x: 0, y: 20, width: 10, height: 10)).alpha = 0
        add("Four", CGRect(x: 0, y: 30, width: 10, height: 10)).accessibilityElementsHidden = true
        _ = add("Five", CGRect(x: 0, y: 40, width: 10, height: 10))
        #expect(tree() == #"element "One" (0 0 10 10)"# + "\n" + #"element "Five" (0 40 10 10)"#)
    }

    @Test func `What is in an element is not found`() {
        let outer = add("Outer", CGRect(x: 0, y: 0, width: 50, height: 50))
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        label.text = "Inner"
        outer.addSubview(label)
        #expect(tree() == #"element "Outer" (0 0 50 50)"#)
    }

    @Test func `A view with a name is a container of what is in it`() {
        let outer = UIView(frame: CGRect(x: 5, y: 5, width: 50, height: 50))
        outer.accessibilityIdentifier = "box"
        let label = UILabel(frame: CGRect(x: 1, y: 2, width: 10, height: 10))
        label.text = "Inner"
        outer.addSubview(label)
        root.addSubview(outer)
        #expect(tree() == "container #box (5 5 50 50)\n  text \"Inner\" (6 7 10 10)")
    }

    @Test func `What is modal leaves out what lies beside it`() {
        _ = add("Behind", CGRect(x: 0, y: 0, width: 10, height: 10))
        add("Alert", CGRect(x: 0, y: 10, width: 10, height: 10)).accessibilityViewIsModal = true
        #expect(tree() == #"element "Alert" (0 10 10 10)"#)
    }

    @Test func `Parts of a view are elements where the view says so`() {
        let chart = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        let bar = UIAccessibilityElement(accessibilityContainer: chart)
        bar.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
        bar.accessibilityLabel = "Monday"
        bar.accessibilityValue = "3"
        bar.accessibilityIdentifier = "bar"
        #expect(bar.isAccessibilityElement)
        chart.accessibilityElements = [bar]
        root.addSubview(chart)
        #expect(tree() == #"element "Monday" value "3" #bar (11 12 3 4)"#)
        #expect(chart.accessibilityElementCount() == 1 && chart.index(ofAccessibilityElement: bar) == 0)
    }

    @Test func `A container by its type is one without a name`() {
        let list = UIView(frame: CGRect(x: 5, y: 5, width: 50, height: 50))
        list.accessibilityContainerType = .list
        let label = UILabel(frame: CGRect(x: 1, y: 2, width: 10, height: 10))
        label.text = "Inner"
        list.addSubview(label)
        root.addSubview(list)
        #expect(tree() == "container (5 5 50 50)\n  text \"Inner\" (6 7 10 10)")
        #expect(list.accessibilityTree.map(\.role) == [.list])
    }

    @Test func `Content of its own is a part of what an element says`() {
        final class Dog: UIView, AXCustomContentProvider {
            var accessibilityCustomContent: [AXCustomContent]! = []
        }
        let dog = Dog(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        dog.isAccessibilityElement = true
        dog.accessibilityLabel = "Rex"
        dog.accessibilityHint = "Opens his page"
        let age = AXCustomContent(label: "Age", value: "3 years")
        let place = AXCustomContent(label: "Place", value: "Garden")
        place.importance = .high
        dog.accessibilityCustomContent = [age, place]
        root.addSubview(dog)
        #expect(
            tree()
                == #"element "Rex" hint "Opens his page" (0 0 10 10) content "Age" "3 years", "Place" "Garden""#
        )
        let element = AccessibleElement(
            AccessibilityNode(dog, isElement: true), id: .init(object: ObjectIdentifier(dog), part: 0))
        #expect(element.description == "Place, Garden, Opens his page, Age, 3 years")
    }

    @Test func `Custom actions are done by their names`() {
        let view = add("Mail", CGRect(x: 0, y: 0, width: 10, height: 10))
        var done: [String] = []
        view.accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: "Delete") { action in
                done.append(action.name)
                return true
            },
            UIAccessibilityCustomAction(name: "Fail") { _ in false },
        ]
        let host = TestHost(root, size: CGSize(width: 100, height: 100), scale: 1)
        #expect(host.accessibilityTree == #"element "Mail" (0 0 10 10) actions "Delete", "Fail""#)
        #expect(host.find(label: "Mail").perform(action: "Delete"))
        #expect(!host.find(label: "Mail").perform(action: "Fail"))
        #expect(done == ["Delete"])
    }

    @Test func `The title of a navigation bar is a header`() {
        let controller = UIViewController()
        controller.title = "Inbox"
        let host = TestHost(UINavigationController(rootViewController: controller))
        #expect(host.find(role: .header).label == "Inbox")
    }

    @Test func `A row of cells is read from top to bottom, whatever was reused`() {
        let (lines, size) = (["A", "B", "C", "D", "E", "F", "G", "H"], CGSize(width: 100, height: 50))
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = size
        layout.minimumLineSpacing = 0
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, _, text in
            let label =
                cell.contentView.subviews.first as? UILabel
                ?? UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
            label.text = text
            cell.contentView.addSubview(label)
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
            view, path, text in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: text)
        }
        let host = TestHost(view, size: CGSize(width: 100, height: 100), scale: 1)
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(lines)
        source.apply(snapshot, animatingDifferences: false)
        for offset in [0.0, 300, 100, 200] {
            view.contentOffset.y = offset
            host.layout()
        }
        let read = host.accessibilityTree.split(separator: "\n").map { $0.split(separator: "\"")[1] }
        #expect(read == ["E", "F"])
    }
}
