import Testing
import UIKitTestSupport
import VitrineTesting
import VitrineUIKit

@MainActor
@Suite("Pages beside bars, and bars that hide", .serialized)
struct NavigationExtentTests {
    private func host(_ page: UIViewController) -> (UINavigationController, TestHost) {
        let navigation = UINavigationController(rootViewController: page)
        let host = TestHost(navigation, safeArea: phoneSafeArea)
        host.settle()
        return (navigation, host)
    }

    @Test("A page reaches under the bar unless it says otherwise, and then begins where the bar ends")
    func top() {
        let page = plainPage("A")
        let (navigation, host) = host(page)
        let size = host.size
        #expect(page.edgesForExtendedLayout == .all && !page.extendedLayoutIncludesOpaqueBars)
        #expect(page.view.frame == CGRect(origin: .zero, size: size))
        #expect(page.view.safeAreaInsets.top == 88)
        page.edgesForExtendedLayout = []
        host.settle()
        #expect(page.view.frame == CGRect(x: 0, y: 88, width: size.width, height: size.height - 88))
        #expect(page.view.safeAreaInsets.top == 0 && page.view.safeAreaInsets.bottom == 34)
        navigation.setNavigationBarHidden(true, animated: false)
        host.settle()
        #expect(page.view.frame.minY == 0 && page.view.safeAreaInsets.top == 44)
        navigation.setNavigationBarHidden(false, animated: false)
        page.edgesForExtendedLayout = .top
        host.settle()
        #expect(page.view.frame == CGRect(origin: .zero, size: size))
    }

    @Test("A bar that is not translucent ends the page, unless that includes opaque bars")
    func opaque() {
        let page = plainPage("A")
        let (navigation, host) = host(page)
        navigation.navigationBar.isTranslucent = false
        host.settle()
        #expect(page.view.frame.minY == 88)
        page.extendedLayoutIncludesOpaqueBars = true
        host.settle()
        #expect(page.view.frame.minY == 0 && page.view.safeAreaInsets.top == 88)
    }

    @Test(
        "A page that is pushed has its place from the start, and one below a toolbar or tab bar ends at that")
    func bottom() {
        let (a, b) = (plainPage("A"), plainPage("B"))
        b.edgesForExtendedLayout = []
        let navigation = UINavigationController(rootViewController: a)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        let host = TestHost(tabs, safeArea: phoneSafeArea)
        host.settle()
        navigation.pushViewController(b, animated: true)
        host.settle()
        let size = host.size
        #expect(b.view.frame == CGRect(x: 0, y: 88, width: size.width, height: size.height - 88 - 83))
        navigation.popViewController(animated: true)
        host.settle()
        #expect(a.view.frame == CGRect(origin: .zero, size: size))
    }

    @Test("A swipe up hides the bar, and a swift one down shows it again")
    func swipe() {
        let page = plainPage("A")
        let (navigation, host) = host(page)
        #expect(!navigation.hidesBarsOnSwipe)
        host.drag(from: CGPoint(x: 180, y: 500), to: CGPoint(x: 180, y: 300))
        host.settle()
        #expect(!navigation.isNavigationBarHidden)
        navigation.hidesBarsOnSwipe = true
        host.drag(from: CGPoint(x: 180, y: 500), to: CGPoint(x: 180, y: 300))
        host.settle()
        #expect(navigation.isNavigationBarHidden && page.view.safeAreaInsets.top == 44)
        host.drag(from: CGPoint(x: 180, y: 300), to: CGPoint(x: 180, y: 500))
        host.settle()
        #expect(!navigation.isNavigationBarHidden)
    }

    @Test("A tap hides bars and shows them, but not one on a control")
    func tap() {
        let page = plainPage("A")
        let button = UIButton(type: .system)
        button.setTitle("Press", for: .normal)
        button.frame = CGRect(x: 20, y: 200, width: 100, height: 44)
        page.view.addSubview(button)
        let (navigation, host) = host(page)
        navigation.hidesBarsOnTap = true
        navigation.isToolbarHidden = false
        host.tap(at: CGPoint(x: 200, y: 500))
        host.settle()
        #expect(navigation.isNavigationBarHidden && navigation.isToolbarHidden)
        host.tap(button)
        host.settle()
        #expect(navigation.isNavigationBarHidden)
        host.tap(at: CGPoint(x: 200, y: 500))
        host.settle()
        #expect(!navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
    }

    @Test("A keyboard hides bars if that is wanted, and a tap shows them after it has gone")
    func keyboard() {
        let page = plainPage("A")
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
        page.view.addSubview(field)
        let (navigation, host) = host(page)
        #expect(!navigation.hidesBarsWhenKeyboardAppears)
        field.becomeFirstResponder()
        host.raiseKeyboard()
        #expect(!navigation.isNavigationBarHidden)
        host.dismissKeyboard()
        navigation.hidesBarsWhenKeyboardAppears = true
        field.becomeFirstResponder()
        host.raiseKeyboard()
        host.settle()
        #expect(navigation.isNavigationBarHidden)
        host.dismissKeyboard()
        host.settle()
        #expect(navigation.isNavigationBarHidden)
        host.tap(at: CGPoint(x: 200, y: 500))
        host.settle()
        #expect(!navigation.isNavigationBarHidden)
        // Only once: a tap hides nothing.
        host.tap(at: CGPoint(x: 200, y: 500))
        host.settle()
        #expect(!navigation.isNavigationBarHidden)
        // The keyboard of another window is not meant.
        let other = TestHost(UIView())
        other.raiseKeyboard()
        #expect(!navigation.isNavigationBarHidden)
    }

    @Test("On a phone on its side bars hide if that is wanted")
    func compact() {
        let page = plainPage("A")
        let navigation = UINavigationController(rootViewController: page)
        navigation.hidesBarsWhenVerticallyCompact = true
        let host = TestHost(navigation)
        host.settle()
        #expect(!navigation.isNavigationBarHidden)
        host.resize(to: CGSize(width: 812, height: 375))
        host.settle()
        #expect(navigation.isNavigationBarHidden)
        host.resize(to: CGSize(width: 375, height: 812))
        host.settle()
        #expect(!navigation.isNavigationBarHidden)
    }

    @Test("A disabled picture in a bar is as dim as a disabled title")
    func disabled() throws {
        let page = plainPage("A")
        let item = UIBarButtonItem(
            image: UIImage(systemName: "trash"), style: .plain, target: nil, action: nil)
        page.navigationItem.rightBarButtonItem = item
        let (navigation, _) = host(page)
        func tint() throws -> UIColor? {
            try #require(
                navigation.navigationBar.first(UIImageView.self) { $0.image != nil && !$0.isHidden }
            ).tintColor
        }
        #expect(try tint() != .tertiaryLabel)
        item.isEnabled = false
        #expect(try tint() == .tertiaryLabel)
    }
}
