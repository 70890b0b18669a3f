import Foundation
import Testing
import UIKitTestSupport
import VitrineTesting

@testable import VitrineUIKit

@MainActor @Suite struct ButtonTypeTests {
    @Test(arguments: [
        (UIButton.ButtonType.detailDisclosure, "info.circle"), (.infoLight, "info.circle"),
        (.infoDark, "info.circle"), (.contactAdd, "plus.circle"),
    ])
    func `Types with an image are system buttons that show a symbol in the tint`(
        type: UIButton.ButtonType, symbol: String
    ) throws {
        let button = UIButton(type: type)
        #expect(button.buttonType == type)
        let image = try #require(button.image(for: .normal))
        let expected = UIImage(
            systemName: symbol,
            withConfiguration: UIImage.SymbolConfiguration(textStyle: .body, scale: .large))
        #expect(image.size == expected?.size)
        #expect(button.isSystem)
    }

    @Test func `A button that closes is a grey disc of its own colours`() throws {
        let image = try #require(UIButton(type: .close).image(for: .normal))
        #expect(image.renderingMode == .alwaysOriginal)
        #expect(UIButton(type: .custom).image(for: .normal) == nil)
        #expect(UIButton(type: .system).image(for: .normal) == nil)
    }

    @Test func `Nibs make the same`() {
        let button: UIButton = NibFixture.view(
            "<button contentMode=\"scaleToFill\" buttonType=\"infoLight\" id=\"b\"/>")
        #expect(button.buttonType == .infoLight && button.image(for: .normal) != nil)
    }

    @Test func `A system button of an image tells its target`() {
        final class Target: NSObject {
            var count = 0
            func pressed() { count += 1 }
        }
        let target = Target()
        let action = Selector(method: "pressed", of: Target.self, { $0.pressed })
        let button = UIButton.systemButton(with: UIImage.checkmark, target: target, action: action)
        button.sendActions(for: .touchUpInside)
        #expect(target.count == 1 && button.buttonType == .system)
        #expect(button.image(for: .normal) === button.currentImage)
    }

    @Test func `Handlers are told one after the other, until that is enough`() {
        final class Target: NSObject { func pressed() {} }
        let (target, button) = (Target(), UIButton())
        let action = Selector(method: "pressed", of: Target.self, { $0.pressed })
        button.addAction(UIAction(title: "First") { _ in }, for: .touchUpInside)
        button.addTarget(target, action: action, for: [.touchDown, .touchCancel])
        var lines: [String] = []
        button.enumerateEventHandlers { action, pair, events, _ in
            lines.append(
                "\(action?.title ?? "") \(pair.map { $0.0 as? Target === target } ?? false) \(events.rawValue)"
            )
        }
        #expect(lines == ["First false 64", " true 257"])
        lines = []
        button.enumerateEventHandlers { action, _, _, stop in
            lines.append(action?.title ?? "")
            stop = true
        }
        #expect(lines == ["First"])
    }
}
