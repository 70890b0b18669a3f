import Testing
import VitrineUIKit

@Suite("What objects say of themselves")
@MainActor
struct ObjectAccessibilityTests {
    private final class Action: NSObject {}

    @Test("Any object keeps a label and its like; those of responders stand before them")
    func objects() {
        let action = Action()
        #expect(action.accessibilityLabel == nil && !action.isAccessibilityElement)
        action.accessibilityLabel = "Delete"
        action.accessibilityTraits = .button
        #expect(action.accessibilityLabel == "Delete" && action.accessibilityTraits == .button)
        #expect(Action().accessibilityLabel == nil)
        let image = UIImage()
        image.accessibilityIdentifier = "cover"
        #expect(image.accessibilityIdentifier == "cover")
        let label = UILabel()
        label.text = "Text"
        #expect(label.accessibilityLabel == "Text")
        let object: NSObject = Action()
        object.accessibilityHint = "Hint"
        #expect(object.accessibilityHint == "Hint")
    }

    /// A program's protocol has defaults of the same names, which do not stand in the way of those of bars' items.
    @Test("Items of bars have what a protocol of a program's asks for, and their buttons say it")
    func itemsOfBars() throws {
        let items: [any Said] = [UINavigationItem(title: "A"), UITabBarItem(title: "B", image: nil, tag: 0)]
        for item in items {
            item.accessibilityLabel = "Label"
            item.accessibilityHint = "Hint"
            #expect(item.accessibilityLabel == "Label" && item.accessibilityHint == "Hint")
        }
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
        let item = try #require(items[1] as? UITabBarItem)
        bar.items = [item]
        bar.layoutIfNeeded()
        func hint() -> String? {
            func find(_ view: UIView) -> UIView? {
                view.accessibilityLabel == "Label" ? view : view.subviews.lazy.compactMap(find).first
            }
            return find(bar)?.accessibilityHint
        }
        #expect(hint() == "Hint")
        item.accessibilityHint = "Another"
        #expect(hint() == "Another")
    }

    @Test("Index paths as objects have sections and rows")
    func indexPaths() {
        let path = NSIndexPath(row: 3, section: 1)
        #expect(path.section == 1 && path.row == 3 && path.item == 3)
        #expect(path == NSIndexPath(item: 3, section: 1))
    }
}

@MainActor
private protocol Said: AnyObject {
    var accessibilityLabel: String? { get set }
    var accessibilityHint: String? { get set }
}

extension Said {
    var accessibilityLabel: String? {
        get { nil }
        set {}
    }
    var accessibilityHint: String? {
        get { nil }
        set {}
    }
}

extension UINavigationItem: Said {}
extension UITabBarItem: Said {}
