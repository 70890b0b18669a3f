import Testing

@testable import VitrineUIKit

private class Card: UIView {
    let text: String
    override init(frame: CGRect) {
        text = "made by its own init"
        super.init(frame: frame)
    }
    required init?(coder: NSCoder) { nil }
}

private final class Page: UIViewController {
    let text = "loaded later"
}

private final class Model: NSObject {
    let text: String
    override init() { text = "made" }
}

private final class Way: UIStoryboardSegue {
    var text = ""
    override init(identifier: String?, source: UIViewController, destination: UIViewController) {
        super.init(identifier: identifier, source: source, destination: destination)
        text = "made"
    }
}

@MainActor
@Suite("Objects of classes known at run time")
struct MakeTests {
    private func make<T: NSObject>(_ type: T.Type) -> T { _make(T.self) }

    @Test("A view is made by its init(frame:), with or without a frame")
    func views() {
        let type: UIView.Type = Card.self
        #expect((_make(type) as? Card)?.text == "made by its own init")
        let card = _make(Card.self, frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(card.text == "made by its own init")
        #expect(card.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(make(UILabel.self).frame == .zero)
        #expect(make(UICollectionViewCell.self).contentView.frame == .zero)
    }

    @Test("Controllers and other objects are made by their init()")
    func others() {
        let type: UIViewController.Type = Page.self
        #expect((_make(type) as? Page)?.text == "loaded later")
        #expect(make(Model.self).text == "made")
    }

    @Test("Segues are made by their init(identifier:source:destination:)")
    func segues() {
        let type: UIStoryboardSegue.Type = Way.self
        let made = _make(type, identifier: "a", source: Page(), destination: Page())
        #expect((made as? Way)?.text == "made" && made.identifier == "a")
    }

    @Test("Classes are called what Objective-C calls them")
    func description() {
        #expect(UIView.description() == "UIView")
        #expect(UICollectionViewCell.description() == "UICollectionViewCell")
        #expect(MakeNamed.description() == "VitrineUIKitTests.MakeNamed")
        #expect(CALayer.description() == "CALayer")
    }
}

class MakeNamed: UIView {}
