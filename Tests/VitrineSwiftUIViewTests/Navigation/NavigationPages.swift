import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

/// What the one navigation stack on screen shows.
extension TestHost {
    /// A host of a view below a status bar and above a home indicator, at rest.
    static func navigating<V: View>(
        _ root: V, device: TestHost.Device = .iPhone, style: UIUserInterfaceStyle = .light
    ) -> TestHost {
        let host = TestHost(
            root, device: device, safeArea: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0), style: style
        )
        host.settle()
        return host
    }

    var navigation: UINavigationController {
        rootViewController.children.compactMap { $0 as? UINavigationController }.first!
    }

    /// From the root to the page on top; "-" without one.
    var titles: [String] { navigation.viewControllers.map { $0.navigationItem.title ?? "-" } }

    /// The texts of the screen on top, rows of lists included.
    var screenTexts: [String] {
        func collect(_ element: Element) -> [String] {
            if let text = (element as? any TextBearing)?.text { return [text] }
            if let list = element as? ListElement {
                return list.controller.shownHosts.flatMap { collect($0.graph.rootElement) }
            }
            return element.children.flatMap(collect)
        }
        return collect(screen.host.graph.rootElement)
    }

    /// Taps the middle of a text of the screen on top.
    func tapText(_ text: String) {
        func find(_ element: Element) -> Element? {
            if (element as? any TextBearing)?.text == text { return element }
            return element.children.lazy.compactMap { find($0) }.first
        }
        guard let element = find(screen.host.graph.rootElement) else { return }
        let origin = element.rootOrigin
        let middle = CGPoint(x: origin.x + element.size.width / 2, y: origin.y + element.size.height / 2)
        tap(at: screen.host.convert(middle, to: nil))
        settle()
    }

    private var screen: NavigationScreen { navigation.topViewController as! NavigationScreen }
}
