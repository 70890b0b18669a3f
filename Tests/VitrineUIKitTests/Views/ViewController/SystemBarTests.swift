import Testing
import VitrineUIKit

@MainActor @Suite struct SystemBarTests {
    @Test func `What is said about the system's bars has UIKit's defaults, and is overridden`() {
        let page = UIViewController()
        #expect(page.preferredStatusBarStyle == .default && !page.prefersStatusBarHidden)
        #expect(page.preferredStatusBarUpdateAnimation == .fade)
        #expect(page.childForStatusBarStyle == nil && page.childForStatusBarHidden == nil)
        #expect(!page.modalPresentationCapturesStatusBarAppearance && !page.prefersHomeIndicatorAutoHidden)
        #expect(UIStatusBarStyle.darkContent.rawValue == 3)
        final class Dark: UIViewController {
            override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
            override var prefersStatusBarHidden: Bool { true }
        }
        #expect(Dark().preferredStatusBarStyle == .lightContent && Dark().prefersStatusBarHidden)
    }

    @Test func `Nothing is loaded from a nib, and classes that may be elsewhere compile`() {
        final class FromNib: UIView {
            var count = 0
            override func awakeFromNib() {
                super.awakeFromNib()
                count += 1
            }
            override func prepareForInterfaceBuilder() { count += 1 }
        }
        let view = FromNib(frame: .zero)
        #expect(view.count == 0)
        #expect(FromNib.description().hasSuffix("FromNib"))
        #expect(UIButton.description() == "UIButton")
    }

    @Test func `A font without a size is the system's, and the size category has a notification`() {
        #expect(UIFont().pointSize == 12)
        #expect(
            UIContentSizeCategory.didChangeNotification.rawValue
                == "UIContentSizeCategoryDidChangeNotification")
        #expect(UIContentSizeCategory.newValueUserInfoKey == "UIContentSizeCategoryNewValueKey")
    }
}
