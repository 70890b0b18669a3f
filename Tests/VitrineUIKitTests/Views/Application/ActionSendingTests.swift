import Testing
import VitrineTesting

@MainActor private final class Receiver: UIView {
    var count = 0
    var refuses = false
    func plain() { count += 1 }
    override var canBecomeFirstResponder: Bool { true }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        !refuses && super.canPerformAction(action, withSender: sender)
    }
}

@MainActor private let plain = Selector(method: "plain", of: Receiver.self, { $0.plain })

@MainActor @Suite struct ActionSendingTests {
    @Test func `The target of an action is the first in the chain that can perform it`() {
        let (outer, inner, leaf) = (Receiver(), Receiver(), UIView())
        outer.addSubview(inner)
        inner.addSubview(leaf)
        #expect(leaf.target(forAction: plain, withSender: nil) as? UIView === inner)
        inner.refuses = true
        #expect(leaf.target(forAction: plain, withSender: nil) as? UIView === outer)
        #expect(!inner.canPerformAction(plain, withSender: nil))
        #expect(leaf.target(forAction: Selector("other"), withSender: nil) == nil)
    }

    @Test func `The application asks the first responder before the sender`() {
        let (root, first, around, sender) = (UIView(), Receiver(), Receiver(), UIView())
        for view in [first, around] { root.addSubview(view) }
        around.addSubview(sender)
        let host = TestHost(root, size: CGSize(width: 100, height: 100), scale: 1)
        #expect(UIApplication.shared.sendAction(plain, to: nil, from: sender, for: nil))
        #expect(around.count == 1)
        #expect(first.becomeFirstResponder())
        #expect(UIApplication.shared.sendAction(plain, to: nil, from: sender, for: nil))
        #expect(first.count == 1 && around.count == 1)
        #expect(UIApplication.shared.sendAction(plain, to: around, from: sender, for: nil))
        #expect(around.count == 2)
        #expect(!UIApplication.shared.sendAction(Selector("other"), to: nil, from: sender, for: nil))
        withExtendedLifetime(host) {}
    }
}
