import Testing
import VitrineTesting

@MainActor @Suite struct AccessibilityTests {
    @Test func `A view says nothing unless it is told to`() {
        let view = UIView(frame: CGRect(x: 3, y: 4, width: 5, height: 6))
        #expect(!view.isAccessibilityElement && view.accessibilityTraits == .none)
        #expect(
            view.accessibilityHint == nil && view.accessibilityValue == nil
                && view.accessibilityElements == nil)
        #expect(!view.accessibilityElementsHidden && !view.accessibilityViewIsModal)
        #expect(!view.shouldGroupAccessibilityChildren)
        #expect(!UIAccessibility.isVoiceOverRunning && !UIAccessibility.isReduceMotionEnabled)
    }

    @Test func `What it says is kept, and shown in the dump of a tree`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 6))
        view.isAccessibilityElement = true
        view.accessibilityLabel = "Close"
        view.accessibilityHint = "Leaves the page"
        view.accessibilityValue = "3"
        view.accessibilityTraits = [.button, .header]
        view.accessibilityTraits.insert(.selected)
        view.accessibilityElementsHidden = true
        #expect(
            describeTree(view)
                == #"UIView (0 0 5 6) element label "Close" value "3" hint "Leaves the page" button selected header"#
        )
        #expect(view.accessibilityElementsHidden)
    }

    @Test func `The frame for assistive technology is that on the screen unless it is set`() {
        let (root, view) = (UIView(), UIView(frame: CGRect(x: 3, y: 4, width: 5, height: 6)))
        root.addSubview(view)
        let host = TestHost(root, size: CGSize(width: 50, height: 50), scale: 1)
        #expect(view.accessibilityFrame == CGRect(x: 3, y: 4, width: 5, height: 6))
        view.accessibilityFrame = CGRect(x: 1, y: 1, width: 1, height: 1)
        #expect(view.accessibilityFrame == CGRect(x: 1, y: 1, width: 1, height: 1))
        withExtendedLifetime(host) {}
    }

    @Test func `An override is what is asked`() {
        final class Named: UIView {
            override var isAccessibilityElement: Bool {
                get { true }
                set {}
            }
            override var accessibilityLabel: String? {
                get { "Named" }
                set {}
            }
        }
        #expect(describeTree(Named()).hasSuffix(#"element label "Named""#))
    }
}

@MainActor @Suite struct AccessibilityPostTests {
    @Test func `What is posted for assistive technology is in the trace`() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            setenv("VITRINE_TRACE", "accessibility", 1)
            await MainActor.run {
                UIAccessibility.post(notification: .announcement, argument: "Saved")
                UIAccessibility.post(notification: .screenChanged, argument: nil)
            }
        }
        let lines = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            .split(separator: "\n").filter { $0.hasPrefix("{") }
        #expect(
            lines == [
                #"{"trace":"accessibility","notification":"announcement","argument":"Saved"}"#,
                #"{"trace":"accessibility","notification":"screenChanged","argument":""}"#,
            ])
    }
}
