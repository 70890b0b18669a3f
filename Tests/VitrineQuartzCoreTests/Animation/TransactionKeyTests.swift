import Testing
import VitrineFoundation

@testable import VitrineQuartzCore

@MainActor @Suite struct TransactionKeyTests {
    @Test func `Properties of a transaction are set and read by their keys, besides values of one's own`() {
        CATransaction.begin()
        defer { CATransaction.commit() }
        CATransaction.setValue(kCFBooleanTrue, forKey: kCATransactionDisableActions)
        #expect(CATransaction.disableActions())
        CATransaction.setValue(false, forKey: kCATransactionDisableActions)
        #expect(CATransaction.value(forKey: kCATransactionDisableActions) as? Bool == false)
        CATransaction.setValue(2, forKey: kCATransactionAnimationDuration)
        #expect(CATransaction.animationDuration() == 2)
        CATransaction.setValue(NSNumber(value: 0.5), forKey: kCATransactionAnimationDuration)
        #expect(CATransaction.value(forKey: kCATransactionAnimationDuration) as? Double == 0.5)
        CATransaction.setValue("own", forKey: "key")
        #expect(CATransaction.value(forKey: "key") as? String == "own")
    }

    @Test func `An interval of frames is a rate`() {
        let link = CADisplayLink(target: NSObject(), selector: Selector("none"))
        #expect((link as DeprecatedLink).frameInterval == 1)
        var old: any DeprecatedLink = link
        old.frameInterval = 2
        #expect(link.preferredFramesPerSecond == 30 && old.frameInterval == 2)
        old.frameInterval = 1
        #expect(link.preferredFramesPerSecond == 0)
    }
}

/// Reads what is deprecated without a warning.
@MainActor private protocol DeprecatedLink: AnyObject { var frameInterval: Int { get set } }
extension CADisplayLink: DeprecatedLink {}
