import Testing
import VitrineTesting

/// Each failure of the kit gives the message that it promises, at the line of the caller.
@MainActor @Suite struct FindingFailureTests {
    private let root = UIView()

    private func host() -> TestHost {
        TestHost(root, size: CGSize(width: 200, height: 200), scale: 1)
    }

    @discardableResult
    private func add(_ text: String, y: CGFloat = 0) -> UILabel {
        let label = UILabel(frame: CGRect(x: 10, y: y, width: 100, height: 20))
        label.text = text
        root.addSubview(label)
        return label
    }

    private func failure(_ work: () -> Void) -> String? {
        let all = FailureCollector.collect(work)
        #expect(all.count == 1)
        return all.first?.message
    }

    @Test func `A text that is missing says what was near, and shows the tree`() {
        add("Grocery list")
        add("Saved", y: 20)
        let host = host()
        #expect(
            failure { host.expect(text: "Save") } == """
                Nothing matches text "Save". Near: "Saved".
                UIView (0 0 200 200)
                  UILabel (10 0 100 20) "Grocery list"
                  UILabel (10 20 100 20) "Saved"
                """)
    }

    @Test func `A name that is missing says the nearest names`() {
        add("A").accessibilityIdentifier = "title"
        add("B").accessibilityIdentifier = "subtitle"
        let host = host()
        let message = failure { host.find(id: "titel").tap() }
        #expect(message?.hasPrefix(#"Nothing matches id "titel". Near: "title"."#) == true)
    }

    @Test func `What is of another kind is said to be so`() {
        add("Title")
        let host = host()
        #expect(
            failure { host.find(id: "Title").tap() }?
                .hasPrefix(#"Nothing matches id "Title". A text says "Title": use find(text:)."#) == true)
        #expect(
            failure { host.find(role: .button).tap() }?
                .hasPrefix("Nothing matches role button. There are: staticText.") == true)
    }

    @Test func `Several matches are listed`() {
        add("Buy")
        add("Buy", y: 20)
        let host = host()
        #expect(
            failure { host.find(text: "Buy").tap() } == """
                2 things match text "Buy". Take .first or .at(_:), or say what they are within:
                  UILabel "Buy" (10 0 100 20)
                  UILabel "Buy" (10 20 100 20)
                """)
        #expect(
            failure { host.find(text: "Buy").at(2).tap() }?
                .hasPrefix(#"Nothing matches text "Buy" [2]. There are 2, so there is no [2]."#) == true)
    }

    @Test func `What is elsewhere is said to be so`() {
        let box = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
        box.accessibilityIdentifier = "box"
        root.addSubview(box)
        add("Buy")
        let host = host()
        #expect(
            failure { host.find(id: "box").find(text: "Buy").tap() }?
                .hasPrefix(
                    #"Nothing matches text "Buy" in id "box". Elsewhere there is UILabel "Buy" (10 0 100 20)."#
                )
                == true)
    }

    @Test func `What is hidden, covered, disabled or out of view is not tapped`() {
        let label = add("Milk")
        let host = host()
        label.isHidden = true
        #expect(
            failure { host.find(text: "Milk").tap() }?
                .hasPrefix(#"UILabel "Milk" (10 0 100 20) cannot be tapped: it is hidden."#) == true)
        label.isHidden = false
        label.frame.origin.y = 500
        #expect(
            failure { host.find(text: "Milk").tap() }?.hasPrefix(
                #"UILabel "Milk" (10 500 100 20) is out of view, and nothing around it scrolls so far."#
            )
                == true)
        label.frame.origin.y = 0
        let cover = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        cover.accessibilityIdentifier = "cover"
        root.addSubview(cover)
        #expect(
            failure { host.find(text: "Milk").tap() }?.hasPrefix(
                #"UILabel "Milk" (10 0 100 20) cannot be tapped: it is covered by UIView #cover (0 0 200 200)."#
            )
                == true)
        #expect(!host.find(text: "Milk").isHittable && host.find(text: "Milk").isVisible)
        cover.removeFromSuperview()
        let button = UIButton(type: .system)
        button.setTitle("Save", for: .normal)
        button.frame = CGRect(x: 0, y: 50, width: 100, height: 30)
        button.isEnabled = false
        root.addSubview(button)
        #expect(
            failure { host.find(label: "Save").tap() }
                == #"UIButton "Save" (0 50 100 30) cannot be tapped: it is disabled."#)
        #expect(!host.find(label: "Save").isEnabled)
    }

    @Test func `What is hidden or out of view is not expected to be seen`() {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let label = add("Milk")
        box.addSubview(label)
        root.addSubview(box)
        let host = host()
        #expect(host.expect(text: "Milk"))
        label.isHidden = true
        #expect(
            failure { host.expect(text: "Milk") }?
                .hasPrefix(#"UILabel "Milk" (10 0 100 20) cannot be seen: it is hidden."#) == true)
        label.isHidden = false
        box.alpha = 0
        #expect(
            failure { host.expect(text: "Milk") }?.hasPrefix(
                #"UILabel "Milk" (10 0 100 20) cannot be seen: it is of opacity 0 with UIView around it."#)
                == true)
        box.alpha = 1
        label.frame.origin.y = 150
        #expect(host.expect(text: "Milk"))
        box.clipsToBounds = true
        #expect(
            failure { host.expect(text: "Milk") }?.hasPrefix(
                #"UILabel "Milk" (10 150 100 20) cannot be seen: it is out of view, in a window of 200×200."#)
                == true)
    }

    @Test func `A SwiftUI view that is covered is not tapped`() {
        let host = TestHost(
            ZStack {
                Button("Save") {}
                Color.red
            }, size: CGSize(width: 100, height: 100), scale: 1)
        let message = failure { host.find(text: "Save").tap() }
        #expect(
            message?.contains("cannot be tapped: it is covered by Color (0 0 100 100).") == true,
            "\(message ?? "")")
    }

    @Test func `A frame that moved says how far`() {
        add("Milk", y: 30)
        let host = host()
        let milk = host.find(text: "Milk")
        #expect(milk.frame == CGRect(x: 10, y: 30, width: 100, height: 20))
        #expect(host.expect(milk, frame: CGRect(x: 10, y: 30.4, width: 100, height: 20)))
        #expect(
            failure { host.expect(milk, frame: CGRect(x: 10, y: 26, width: 110, height: 20)) }
                == #"text "Milk" is at (10 30 100 20), not at (10 26 110 20): 4 lower, 10 narrower."#)
    }

    @Test func `A text and a value that are others are said`() {
        let label = add("Milk")
        label.accessibilityIdentifier = "item"
        label.accessibilityValue = "3"
        let host = host()
        #expect(host.expect(host.find(id: "item"), text: "Milk"))
        #expect(host.expect(host.find(id: "item"), value: "3"))
        #expect(
            failure { host.expect(host.find(id: "item"), text: "Bread") }
                == #"id "item" shows "Milk", not "Bread"."#)
        #expect(
            failure { host.expect(host.find(id: "item"), value: "4") }
                == #"UILabel "Milk" #item (10 0 100 20) has the value "3", not the value "4"."#)
    }

    @Test func `What should not be there is listed`() {
        add("Error")
        let host = host()
        #expect(host.expectNone(host.find(text: "Warning")))
        #expect(
            failure { host.expectNone(host.find(text: "Error")) }
                == "Expected none of text \"Error\", but there is:\n  UILabel \"Error\" (10 0 100 20)")
    }

    @Test func `Waiting ends, and says what there was`() async {
        add("Loading")
        let host = host()
        let start = host.now
        let all = await FailureCollector.collect {
            await host.wait(until: host.find(text: "Loaded"), timeout: 0.5)
        }
        #expect(
            all.first?.message.hasPrefix(
                #"text "Loaded" did not come into view in 0.5 s. Nothing matches text "Loaded". Near: "Loading"."#
            )
                == true)
        #expect(host.now >= start + 0.5 && host.now < start + 0.6)
        let other = await FailureCollector.collect { await host.wait(timeout: 0.1, until: { false }) }
        #expect(other.first?.message.hasPrefix("What is waited for did not come in 0.1 s.") == true)
    }

    @Test func `Scrolling to the end says that it is the end`() {
        let host = TestHost(
            List(0..<30) { Text("Row \($0)") }, size: CGSize(width: 300, height: 400), scale: 1)
        let message = failure { host.scroll(until: host.find(text: "Row 30")) }
        #expect(
            message?.hasPrefix(
                #"The end was reached, and text "Row 30" did not come into view. Nothing matches text "Row 30"."#
            )
                == true)
    }

    @Test func `What takes no focus says why`() {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 10, y: 10, width: 50, height: 20)
        button.setTitle("Play", for: .normal)
        button.isEnabled = false
        root.addSubview(button)
        let host = host()
        let message = failure { host.find(text: "Play").focus() }
        #expect(message?.contains("is nothing that takes the focus") == true, "\(message ?? "")")
        #expect(message?.contains("not focusable: disabled") == true)
    }

    @Test func `A failure is reported at the line of the caller`() {
        let host = host()
        let line: UInt = #line + 1
        let all = FailureCollector.collect { host.find(text: "Milk").tap() }
        #expect(all.map(\.line) == [line])
        let locator = host.find(text: "Milk")
        let made: UInt = #line - 1
        // What is read is reported where the locator was made.
        let read = FailureCollector.collect { _ = locator.frame }
        #expect(read.map(\.line) == [made])
    }
}

@MainActor @Suite struct NearnessTests {
    @Test func `The nearest texts come first, and far ones do not`() {
        let host = TestHost(UIView())
        for text in ["Cancel", "Cancelled", "Settings", "cancel", "Candle"] {
            let label = UILabel()
            label.text = text
            host.rootViewController.view.addSubview(label)
        }
        let all = FailureCollector.collect { host.expect(text: "CANCEL") }
        #expect(
            all[0].message.hasPrefix(
                #"Nothing matches text "CANCEL". Near: "Cancel", "cancel", "Cancelled"."#))
    }
}
