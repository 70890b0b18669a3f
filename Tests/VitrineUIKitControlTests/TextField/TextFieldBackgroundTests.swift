import Foundation
import TestSupport
import Testing
import VitrineTesting

@testable import VitrineUIKit

@MainActor
@Suite("Images behind text fields and search bars, and old kinds of images")
struct TextFieldBackgroundTests {
    private func image(_ color: UIColor, _ size: CGFloat = 10) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: size, height: size), format: format).image {
            color.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: size, height: size))
        }
    }
    private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

    @Test("A field shows its image, another one while it is disabled, and none with a round border")
    func field() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        let host = TestHost(field, size: CGSize(width: 100, height: 40), scale: 1)
        func color() -> [Int] {
            host.layout()
            return host.rgb(50, 20)
        }
        let plain = color()
        field.background = image(red)
        #expect(color() == [255, 0, 0])
        field.isEnabled = false
        #expect(color() == [255, 0, 0])
        field.disabledBackground = image(blue)
        #expect(color() == [0, 0, 255])
        field.isEnabled = true
        #expect(color() == [255, 0, 0])
        field.borderStyle = .roundedRect
        #expect(color() == [255, 255, 255])
        field.borderStyle = .none
        field.background = nil
        #expect(color() == plain)
    }

    @Test("A search bar's image takes the place of its colour, also an empty one")
    func searchBar() {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 200, height: 56))
        let root = UIView()
        root.backgroundColor = .white
        root.addSubview(bar)
        let host = TestHost(root, size: CGSize(width: 200, height: 56), scale: 1)
        func color() -> [Int] {
            host.layout()
            return host.rgb(3, 3)
        }
        bar.barTintColor = blue
        #expect(color() == [0, 0, 255])
        bar.backgroundImage = image(red)
        #expect(color() == [255, 0, 0])
        bar.backgroundImage = UIImage()
        #expect(color() == [255, 255, 255])
        bar.backgroundImage = nil
        #expect(color() == [0, 0, 255])
    }

    private final class Spy: NSObject, UISearchBarDelegate {
        var heard: [String] = []
        func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { heard.append("bookmark") }
    }

    @Test("Signs of a search bar are the program's where it says so, and bookmarks have a button")
    func icons() throws {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 200, height: 56))
        let root = UIView()
        root.addSubview(bar)
        let host = TestHost(root, size: CGSize(width: 200, height: 56))
        let spy = Spy()
        bar.delegate = spy
        let own = image(red)
        let magnifier = (bar.searchTextField.leftView as? UIImageView)?.image
        bar.setImage(own, for: .search, state: .normal)
        #expect((bar.searchTextField.leftView as? UIImageView)?.image === own)
        #expect(bar.image(for: .search, state: .normal) === own)
        bar.setImage(nil, for: .search, state: .normal)
        #expect((bar.searchTextField.leftView as? UIImageView)?.image == magnifier)
        #expect(bar.searchTextField.rightView == nil)
        bar.showsBookmarkButton = true
        host.layout()
        let button = try #require(bar.searchTextField.rightView as? UIButton)
        bar.setImage(own, for: .bookmark, state: .normal)
        #expect(button.image(for: .normal) === own)
        host.tap(button)
        #expect(spy.heard == ["bookmark"])
        bar.showsBookmarkButton = false
        #expect(bar.searchTextField.rightView == nil)
    }

    @Test("Caps of a stretchable image leave one column and one row that are stretched")
    func stretchable() {
        let image = image(red).stretchableImage(withLeftCapWidth: 3, topCapHeight: 0)
        #expect(image.capInsets == UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 6))
        #expect(image.resizingMode == .stretch)
    }

    @Test("A control performs what it is for without a press")
    func primaryAction() {
        let button = UIButton()
        var presses = 0
        button.addAction(UIAction { _ in presses += 1 }, for: .primaryActionTriggered)
        button.performPrimaryAction()
        #expect(presses == 1)
    }
}
