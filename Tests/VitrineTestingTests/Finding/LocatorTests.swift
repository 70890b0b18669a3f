import Testing
import VitrineTesting

/// A screen of SwiftUI with what tests look for.
private struct Groceries: View {
    final class Log { var lines: [String] = [] }
    let log: Log
    @State private var isSaved = false

    var body: some View {
        VStack(spacing: 0) {
            Text("Groceries").accessibilityAddTraits(.isHeader)
            Row(name: "Milk", log: log).accessibilityIdentifier("milk")
            Row(name: "Bread", log: log).accessibilityIdentifier("bread")
            Button("Save") { isSaved = true }.accessibilityHint("Keeps the list")
            if isSaved { Text("Saved") }
            Button("Send") {}.disabled(true)
        }
    }
}

private struct Row: View {
    let name: String
    let log: Groceries.Log

    var body: some View {
        HStack(spacing: 0) {
            Text(name)
            Button("Buy") { log.lines.append(name) }
        }.frame(width: 200, height: 50)
    }
}

@MainActor @Suite struct LocatorTests {
    private let log = Groceries.Log()
    private func host() -> TestHost {
        TestHost(Groceries(log: log), size: CGSize(width: 300, height: 300), scale: 1)
    }

    @Test func `SwiftUI's views are found by text, name, label, role and type`() {
        let host = host()
        #expect(host.find(text: "Milk").text == "Milk")
        #expect(host.find(text: "il", exactly: false).text == "Milk")
        #expect(host.find(id: "milk").frame.size == CGSize(width: 200, height: 50))
        #expect(host.find(label: "Save").hint == "Keeps the list")
        #expect(host.find(role: .header).text == "Groceries")
        #expect(host.find(role: .button).count == 4)
        #expect(host.find(type: Row.self).count == 2)
        #expect(host.find(type: Row.self).first.text == "Milk Buy")
        #expect(!host.find(text: "Saved").exists)
    }

    @Test func `UIKit's views are found by the same`() {
        let view = UIView()
        let label = UILabel(frame: CGRect(x: 10, y: 20, width: 100, height: 30))
        label.text = "Milk"
        label.accessibilityIdentifier = "title"
        let button = UIButton(type: .system)
        button.setTitle("Buy", for: .normal)
        button.frame = CGRect(x: 10, y: 60, width: 100, height: 30)
        view.addSubview(label)
        view.addSubview(button)
        let host = TestHost(view, size: CGSize(width: 300, height: 300), scale: 1)
        let frame = CGRect(x: 10, y: 20, width: 100, height: 30)
        #expect(host.find(text: "Milk").frame == frame && host.find(id: "title").frame == frame)
        #expect(host.find(label: "Milk").frame == frame && host.find(role: .staticText).frame == frame)
        #expect(host.find(type: UIButton.self).frame == button.frame)
        #expect(host.find(role: .button, label: "Buy").text == "Buy")
        // The title's label is a label too, of the kind.
        #expect(host.find(type: UILabel.self).within(host.find(type: UIButton.self)).text == "Buy")
    }

    @Test func `Locators are put together`() {
        let host = host()
        let bread = host.find(id: "bread")
        #expect(bread.find(text: "Buy").count == 1)
        bread.find(text: "Buy").tap()
        host.find(role: .button, label: "Buy").within(host.find(id: "milk")).tap()
        host.find(label: "Buy").last.tap()
        host.find(label: "Buy").at(0).tap()
        #expect(log.lines == ["Bread", "Milk", "Bread", "Milk"])
        #expect(
            bread.find(text: "Buy").first.description == #"text "Buy" [0] in id "bread""#)
    }

    @Test func `A locator looks anew whenever it is asked`() {
        let host = host()
        let saved = host.find(text: "Saved")
        #expect(!saved.exists && !saved.isVisible)
        host.find(text: "Save").tap()
        #expect(saved.isVisible)
        host.expect(text: "Saved")
        host.expect(saved)
    }

    @Test func `What is hidden counts only where nothing else matches`() {
        let view = UIView()
        for index in 0..<2 {
            let label = UILabel(frame: CGRect(x: 0, y: index * 20, width: 50, height: 20))
            label.text = "Milk"
            label.isHidden = index == 0
            view.addSubview(label)
        }
        let host = TestHost(view, size: CGSize(width: 100, height: 100), scale: 1)
        #expect(host.find(text: "Milk").frame.minY == 20)
        view.subviews[1].isHidden = true
        #expect(host.find(text: "Milk").count == 2 && !host.find(text: "Milk").first.isVisible)
    }

    @Test func `Hosted views go on with the tree, both ways`() {
        struct Inner: UIViewRepresentable {
            func makeUIView(context: Context) -> UIButton {
                let button = UIButton(type: .system)
                button.setTitle("Inner", for: .normal)
                return button
            }
            func updateUIView(_ view: UIButton, context: Context) {}
        }
        let controller = UIViewController()
        let hosting = UIHostingController(rootView: VStack { Inner().accessibilityIdentifier("inner") })
        controller.addChild(hosting)
        controller.view.addSubview(hosting.view)
        hosting.view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        let host = TestHost(controller, size: CGSize(width: 200, height: 200), scale: 1)
        #expect(host.find(role: .button, label: "Inner").isHittable)
        #expect(host.find(id: "inner").find(type: UIButton.self).count == 1)
    }
}

@MainActor @Suite struct ActingTests {
    @Test func `A finger taps twice, presses long and swipes`() {
        final class Log { var lines: [String] = [] }
        let log = Log()
        let host = TestHost(
            VStack(spacing: 0) {
                Color.red.frame(height: 100).onTapGesture(count: 2) { log.lines.append("double") }
                    .accessibilityIdentifier("red")
                Color.blue.frame(height: 100).onLongPressGesture { log.lines.append("long") }
                    .accessibilityIdentifier("blue")
                Color.green.gesture(
                    DragGesture().onEnded { log.lines.append($0.translation.width < 0 ? "left" : "right") }
                ).accessibilityIdentifier("green")
            }, size: CGSize(width: 300, height: 300), scale: 1)
        host.find(id: "red").doubleTap()
        host.find(id: "blue").longPress()
        host.find(id: "green").swipe(.left)
        host.find(id: "green").swipe(.right)
        host.advance(by: 1)
        #expect(log.lines == ["double", "long", "left", "right"])
    }

    @Test func `What is out of view is scrolled into view before it is tapped`() {
        final class Log { var count = 0 }
        let log = Log()
        let host = TestHost(
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(height: 1000)
                    Button("End") { log.count += 1 }
                }
            }, size: CGSize(width: 100, height: 200), scale: 1)
        let end = host.find(label: "End")
        #expect(end.exists && !end.isVisible && !end.isHittable)
        end.tap()
        #expect(log.count == 1 && end.isVisible)
    }

    @Test func `A list makes its rows while it is scrolled until one is there`() {
        let host = TestHost(
            List(0..<200) { Text("Row \($0)") }, size: CGSize(width: 300, height: 400), scale: 1)
        let row = host.find(text: "Row 60")
        #expect(!row.exists)
        #expect(host.scroll(until: row))
        #expect(row.isVisible)
        #expect(host.scroll(direction: .up, until: host.find(text: "Row 3")))
        #expect(!row.isVisible)
    }

    @Test func `Focus goes where it is sent, and a press does what it is for`() {
        final class Log { var lines: [String] = [] }
        let log = Log()
        let host = TestHost(
            HStack {
                Button("One") { log.lines.append("one") }
                Button("Two") { log.lines.append("two") }
            }, device: .appleTV)
        host.find(label: "Two").press()
        host.find(text: "One").focus()
        host.press(.select)
        #expect(log.lines == ["two", "one"])
    }

    @Test func `Waiting lets time pass and tasks run until something holds`() async {
        struct Loading: View {
            @State private var text = "Loading"
            var body: some View {
                Text(text).task {
                    for _ in 0..<3 { await Task.yield() }
                    text = "Loaded"
                }
            }
        }
        let host = TestHost(Loading())
        #expect(await host.wait(until: host.find(text: "Loaded")))
        let start = host.now
        #expect(await host.wait(until: { host.now >= start + 1 }))
        #expect(host.now < start + 1.1)
    }
}
