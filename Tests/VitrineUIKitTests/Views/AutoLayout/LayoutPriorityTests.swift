import Testing
import VitrineUIKit

@Suite("Layout priorities")
struct LayoutPriorityTests {
    @Test("Priorities are compared and moved as numbers")
    func arithmetic() {
        #expect(UILayoutPriority.defaultLow < .defaultHigh)
        #expect(max(.required, .defaultHigh, .fittingSizeLevel) == UILayoutPriority.required)
        #expect(UILayoutPriority.defaultHigh + 1 == UILayoutPriority(751))
        #expect(1 + UILayoutPriority.defaultLow == UILayoutPriority(251))
        #expect(UILayoutPriority.required - 1 == UILayoutPriority(999))
        #expect(UILayoutPriority.required - .defaultHigh == 250)
        var priority = UILayoutPriority.defaultLow
        priority += 2
        priority -= 0.5
        #expect(priority == UILayoutPriority(251.5))
    }
}
