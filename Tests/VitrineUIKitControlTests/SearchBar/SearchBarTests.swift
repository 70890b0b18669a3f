import Foundation
import Testing
import VitrineTesting

@testable import VitrineUIKit

@Suite("Search bars")
@MainActor
struct SearchBarTests {
    private final class Spy: NSObject, UISearchBarDelegate {
        var heard: [String] = []
        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { heard.append("began") }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
            heard.append("text '\(searchText)'")
        }
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { heard.append("search") }
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { heard.append("cancel") }
    }

    private func make() -> (TestHost, UISearchBar, Spy) {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56))
        let root = UIView()
        root.addSubview(bar)
        let host = TestHost(root, size: CGSize(width: 300, height: 200))
        let spy = Spy()
        bar.delegate = spy
        host.layout()
        return (host, bar, spy)
    }

    @Test("The delegate hears of what is typed, and of Return")
    func typing() {
        let (host, bar, spy) = make()
        bar.becomeFirstResponder()
        host.press(.select)
        host.type("ab")
        host.press(.select)
        bar.text = ""
        #expect(spy.heard == ["began", "text 'a'", "text 'ab'", "search", "text ''"])
    }

    @Test(
        "The background is that of bars, with lines above and below, unless another bar is behind or it is minimal"
    )
    func background() {
        let (host, bar, _) = make()
        host.perform { bar.superview?.backgroundColor = .systemRed }
        func isRed(_ y: CGFloat = 28) -> Bool {
            let color = host.color(at: CGPoint(x: 4, y: y))
            return color.red > 0.9 && color.green < 0.4
        }
        func white(_ y: CGFloat) -> Double { Double(host.color(at: CGPoint(x: 4, y: y)).green) }
        #expect(!isRed() && white(28) > 0.5)
        #expect(white(0.2) < white(28) - 0.1 && white(55.8) < white(28) - 0.1)
        host.perform { bar.isTranslucent = false }
        #expect(white(28) == 1)
        host.perform { bar.barTintColor = .systemGreen }
        #expect(host.color(at: CGPoint(x: 4, y: 28)).red < 0.4)
        host.perform { bar.searchBarStyle = .minimal }
        #expect(isRed() && isRed(0.2))
        host.perform { (bar.searchBarStyle, bar.barTintColor, bar.barStyle) = (.prominent, nil, .black) }
        #expect(white(28) < 0.2)
        host.perform { bar.backgroundImage = UIImage() }
        #expect(isRed() && isRed(0.2))
        let page = UIViewController()
        let title = UISearchBar()
        page.navigationItem.titleView = title
        let navigation = UINavigationController(rootViewController: page)
        #expect(!title.isPartOfBar && title.background != nil)
        _ = TestHost(navigation)
        #expect(title.isPartOfBar && title.background == nil)
    }

    @Test("The field is 36 high between margins of 8, and makes room for the cancel button")
    func layout() {
        let (host, bar, spy) = make()
        #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 284, height: 36))
        bar.showsCancelButton = true
        host.layout()
        #expect(bar.searchTextField.frame.width < 230)
        host.tap(at: CGPoint(x: 270, y: 28))
        #expect(spy.heard == ["cancel"])
    }
}
