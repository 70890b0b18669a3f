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

    @Test("Index paths as objects have sections and rows")
    func indexPaths() {
        let path = NSIndexPath(row: 3, section: 1)
        #expect(path.section == 1 && path.row == 3 && path.item == 3)
        #expect(path == NSIndexPath(item: 3, section: 1))
    }
}
