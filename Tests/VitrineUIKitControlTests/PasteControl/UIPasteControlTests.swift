import Foundation
import Testing
import VitrineTesting

@testable import VitrineUIKit

@MainActor @Suite(.serialized) struct UIPasteControlTests {
    private final class Taker: UIView {
        var texts: [String] = []
        override func paste(itemProviders: [NSItemProvider]) {
            texts.append(UIPasteboard.general.string ?? "nothing")
        }
    }

    private func host(_ control: UIPasteControl, in taker: Taker? = nil) -> TestHost {
        let root = taker ?? UIView()
        root.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        control.frame = CGRect(origin: CGPoint(x: 20, y: 20), size: control.intrinsicContentSize)
        root.addSubview(control)
        let host = TestHost(root, size: CGSize(width: 200, height: 100), scale: 1)
        host.settle()
        return host
    }

    @Test func `It is enabled while its target takes what is on the pasteboard, and pastes that`() {
        let (control, taker) = (UIPasteControl(configuration: .init()), Taker())
        taker.pasteConfiguration = UIPasteConfiguration(forAccepting: String.self)
        control.target = taker
        let host = host(control)
        host.perform { UIPasteboard.general.items = [] }
        #expect(!control.isEnabled)
        host.perform { UIPasteboard.general.string = "word" }
        host.settle()
        #expect(control.isEnabled)
        host.find(text: "Paste").tap()
        #expect(taker.texts == ["word"])
        host.perform { UIPasteboard.general.color = .red }
        host.settle()
        #expect(!control.isEnabled)
    }

    @Test func `Without a target it pastes into the first above it that takes it`() {
        let (control, taker) = (UIPasteControl(configuration: .init()), Taker())
        taker.pasteConfiguration = UIPasteConfiguration(forAccepting: String.self)
        let host = host(control, in: taker)
        host.perform { UIPasteboard.general.string = "above" }
        host.settle()
        #expect(control.isEnabled)
        host.find(text: "Paste").tap()
        #expect(taker.texts == ["above"])
        taker.pasteConfiguration = nil
        host.perform { UIPasteboard.general.string = "nobody's" }
        #expect(!control.isEnabled)
    }

    @Test func `Its configuration says what it shows, and is copied`() {
        let configuration = UIPasteControl.Configuration()
        #expect(configuration.displayMode == .iconAndLabel && configuration.imagePlacement == .leading)
        let both = UIPasteControl(configuration: configuration)
        configuration.displayMode = .iconOnly
        configuration.cornerStyle = .capsule
        configuration.baseBackgroundColor = .red
        let icon = UIPasteControl(configuration: configuration)
        #expect(
            both.configuration.displayMode == .iconAndLabel && icon.configuration.displayMode == .iconOnly)
        #expect(icon.intrinsicContentSize.width < both.intrinsicContentSize.width)
        #expect(icon.bounds.size == icon.intrinsicContentSize)
        let host = host(icon)
        host.expectNone(host.find(text: "Paste"))
        host.expect(host.find(label: "Paste"))
    }
}
