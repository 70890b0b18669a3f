import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

@MainActor @Suite("What SwiftUI does with the keyboard") struct KeyboardSafeAreaTests {
    private final class Log { var height: CGFloat = 0 }

    private struct Probe: View {
        let log: Log
        var body: some View {
            GeometryReader { proxy in
                let _ = log.height = proxy.size.height
                Color.red
            }
        }
    }

    private func host<V: View>(_ view: V) -> TestHost {
        TestHost(
            view, size: CGSize(width: 300, height: 400), scale: 1,
            safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0))
    }

    @Test("The safe area ends at the keyboard, and is whole again without it")
    func safeArea() {
        let log = Log()
        let host = host(Probe(log: log))
        #expect(log.height == 346)
        host.raiseKeyboard(height: 150)
        #expect(log.height == 230)
        host.dismissKeyboard()
        #expect(log.height == 346)
    }

    @Test("A low accessory over the unsafe edge changes nothing")
    func lowKeyboard() {
        let log = Log()
        let host = host(Probe(log: log))
        host.raiseKeyboard(height: 30)
        #expect(log.height == 346)
    }

    @Test("Who ignores the keyboard's region stays as it was, who ignores the container's makes room")
    func regions() {
        let (keyboard, container, all) = (Log(), Log(), Log())
        let first = host(Probe(log: keyboard).ignoresSafeArea(.keyboard))
        let second = host(Probe(log: container).ignoresSafeArea(.container))
        let third = host(Probe(log: all).ignoresSafeArea())
        #expect((keyboard.height, container.height, all.height) == (346, 400, 400))
        for host in [first, second, third] { host.raiseKeyboard(height: 150) }
        #expect((keyboard.height, container.height, all.height) == (346, 250, 400))
    }

    @Test("In a stack of screens the keyboard counts once")
    func navigation() {
        let log = Log()
        let host = host(NavigationStack { Probe(log: log).toolbar(.hidden, for: .navigationBar) })
        let before = log.height
        host.raiseKeyboard(height: 150)
        #expect(before - log.height == 116)
    }

    @Test("Lists and scroll views reach below the keyboard, and their content ends above it")
    func scrolling() throws {
        func scrollView(in view: UIView) -> UIScrollView? {
            (view as? UIScrollView) ?? view.subviews.lazy.compactMap { scrollView(in: $0) }.first
        }
        let list = host(List(0..<50, id: \.self) { Text("\($0)") })
        let scroll = host(ScrollView { Color.red.frame(height: 1000) })
        for host in [list, scroll] {
            let view = try #require(scrollView(in: host.window))
            #expect(view.adjustedContentInset.bottom == 34)
            host.raiseKeyboard(height: 150)
            #expect(view.adjustedContentInset.bottom == 150)
            #expect(view.convert(view.bounds, to: nil).maxY == 400)
        }
    }

    @Test("Items of toolbars by the keyboard are there while something is typed into")
    func toolbar() {
        struct Screen: View {
            @State var text = ""
            @State var taps = 0
            @FocusState var isFocused: Bool
            var body: some View {
                VStack {
                    TextField("Name", text: $text).focused($isFocused)
                    Text("taps \(taps)")
                }
                .toolbar {
                    ToolbarItemGroup(placement: .keyboard) {
                        Spacer()
                        Button("Done") {
                            taps += 1
                            isFocused = false
                        }
                    }
                }
            }
        }
        let host = host(Screen())
        #expect(host.keyboardFrame.isNull)
        host.find(type: UITextField.self).tap()
        host.advance(by: 0.4)
        #expect(host.keyboardFrame == CGRect(x: 0, y: 322, width: 300, height: 78))
        let frame = host.find(text: "Done").frame
        #expect(frame.maxX <= 284 && frame.minX > 200)
        #expect(frame.minY >= 322 && frame.maxY <= 366)
        host.find(text: "Done").tap()
        host.advance(by: 0.4)
        #expect(host.keyboardFrame.isNull)
        #expect(host.find(text: "taps 1").exists)
    }
}
