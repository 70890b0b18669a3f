import Testing

@testable import VitrineFoundation

@Suite struct SelectorNameTests {
    @Test(arguments: [
        ("tap", 0, "tap"),
        ("tap", 1, "tap:"),
        ("tapped:", 1, "tapped:"),
        ("tapped(_:)", 1, "tapped:"),
        ("tapped(sender:)", 1, "tappedWithSender:"),
        ("move(to:)", 1, "moveTo:"),
        ("show(forItem:)", 1, "showForItem:"),
        ("two(_:forEvent:)", 2, "two:forEvent:"),
        ("show(itemURL:with:)", 2, "showWithItemURL:with:"),
        ("both(_:_:)", 2, "both::"),
        ("plain()", 0, "plain"),
    ])
    func `A name is completed as Swift's compiler does`(name: String, arity: Int, expected: String) {
        #expect(SelectorName.complete(name, arity: arity) == expected)
    }

    @Test func `Selectors are equal by name, whatever they carry`() {
        let carrying = Selector(method: "tap", of: Target.self, { $0.tap })
        #expect(carrying == Selector("tap"))
        #expect(carrying == "tap")
        #expect(carrying != "tap:")
        #expect(Set([carrying, NSSelectorFromString("tap")]).count == 1)
        #expect(NSStringFromSelector(carrying) == "tap")
        #expect("\(carrying)" == "tap")
        #expect(String(_sel: carrying) == "tap")
    }

    private final class Target: NSObject { func tap() {} }
}
