import Testing
import VitrineTesting

@testable import VitrineUIKit

@MainActor @Suite("Images of search bars")
struct SearchBarImageTests {
    private func host(_ bar: UISearchBar) -> TestHost {
        let root = UIView()
        root.backgroundColor = .white
        bar.frame = CGRect(x: 0, y: 0, width: 320, height: bar.sizeThatFits(.zero).height)
        root.addSubview(bar)
        return TestHost(root, size: CGSize(width: 320, height: 120), scale: 1)
    }

    private func image(_ color: UIColor, _ width: CGFloat = 1, _ height: CGFloat = 1) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
    }

    private func color(_ host: TestHost, _ x: CGFloat, _ y: CGFloat) -> String {
        let found = host.color(at: CGPoint(x: x, y: y))
        return [found.red, found.green, found.blue].map { $0 > 0.9 ? "1" : $0 < 0.1 ? "0" : "?" }.joined()
    }

    @Test("An image in the place of the field is as high as it says, and moves with it")
    func field() {
        let bar = UISearchBar()
        bar.setSearchFieldBackgroundImage(image(.red, 1, 30), for: .normal)
        let host = host(bar)
        let field = bar.searchTextField
        #expect(field.frame == CGRect(x: 8, y: 13, width: 304, height: 30))
        #expect(color(host, 9, 14) == "100" && color(host, 310, 42) == "100" && color(host, 9, 12) == "111")
        host.perform { bar.searchFieldBackgroundPositionAdjustment = UIOffset(horizontal: 4, vertical: -5) }
        host.layout()
        #expect(field.frame == CGRect(x: 12, y: 8, width: 304, height: 30))
        host.perform { bar.setSearchFieldBackgroundImage(image(.blue, 1, 30), for: .disabled) }
        host.perform { field.isEnabled = false }
        #expect(color(host, 20, 10) == "001")
        bar.setSearchFieldBackgroundImage(nil, for: .normal)
        bar.searchFieldBackgroundPositionAdjustment = .zero
        host.layout()
        #expect(field.frame.height == 36 && field.layer.cornerRadius == 10)
    }

    @Test("Text and signs are moved from their places")
    func offsets() {
        let bar = UISearchBar()
        let host = host(bar)
        host.layout()
        let field = bar.searchTextField
        let (text, icon) = (
            field.textRect(forBounds: field.bounds), field.leftViewRect(forBounds: field.bounds)
        )
        bar.searchTextPositionAdjustment = UIOffset(horizontal: 10, vertical: 3)
        #expect(field.textRect(forBounds: field.bounds) == text.offsetBy(dx: 10, dy: 3))
        #expect(field.editingRect(forBounds: field.bounds) == text.offsetBy(dx: 10, dy: 3))
        bar.searchTextPositionAdjustment = .zero
        bar.setPositionAdjustment(UIOffset(horizontal: 7, vertical: -2), for: .search)
        #expect(field.leftViewRect(forBounds: field.bounds) == icon.offsetBy(dx: 7, dy: -2))
        #expect(bar.positionAdjustment(for: .search) == UIOffset(horizontal: 7, vertical: -2))
        #expect(bar.positionAdjustment(for: .clear) == .zero)
        let clear = field.clearButtonRect(forBounds: field.bounds)
        bar.setPositionAdjustment(UIOffset(horizontal: -4, vertical: 0), for: .clear)
        #expect(field.clearButtonRect(forBounds: field.bounds) == clear.offsetBy(dx: -4, dy: 0))
    }

    @Test("Scopes have images behind and between them, and attributes, whether they are shown yet or not")
    func scopes() {
        let bar = UISearchBar()
        bar.scopeButtonTitles = ["", ""]
        bar.setScopeBarButtonBackgroundImage(image(.red), for: .normal)
        bar.scopeBarBackgroundImage = image(.green)
        bar.showsScopeBar = true
        let host = host(bar)
        host.layout()
        #expect(color(host, 2, 58) == "010" && color(host, 2, 20) == "111")
        #expect(color(host, 40, 60) == "100")
        host.perform {
            bar.setScopeBarButtonBackgroundImage(image(.blue), for: .selected)
            bar.setScopeBarButtonDividerImage(
                image(.black, 4), forLeftSegmentState: .normal, rightSegmentState: .normal)
            bar.setScopeBarButtonTitleTextAttributes([.kern: 2], for: .normal)
        }
        #expect(
            color(host, 40, 60) == "001" && color(host, 250, 60) == "100" && color(host, 160, 60) == "000")
        #expect(bar.scopeControl?.titleTextAttributes(for: .normal)?[.kern] as? Int == 2)
    }

    @Test("The image behind the bar is another where bars are low")
    func bar() {
        let bar = UISearchBar()
        bar.traitOverrides.verticalSizeClass = .regular
        bar.setBackgroundImage(image(.red), for: .any, barMetrics: .default)
        #expect(bar.backgroundImage === bar.backgroundImage(for: .default))
        let host = host(bar)
        #expect(color(host, 2, 2) == "100")
        host.perform { bar.setBackgroundImage(image(.blue), for: .any, barMetrics: .compact) }
        #expect(color(host, 2, 2) == "100")
        host.perform { bar.traitOverrides.verticalSizeClass = .compact }
        host.layout()
        #expect(color(host, 2, 2) == "001")
    }
}
