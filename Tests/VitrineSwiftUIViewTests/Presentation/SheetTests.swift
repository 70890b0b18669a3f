import SwiftUITestSupport
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

@MainActor @Suite(.serialized) struct SheetTests {
    private let log = ActionLog()

    /// A page whose state is changed by name.
    private struct Page<Content: View>: View {
        let log: ActionLog
        @State private var first = false
        @State private var second = false
        let content: (Binding<Bool>, Binding<Bool>) -> Content
        var body: some View {
            log.actions["show"] = { first = true }
            log.actions["hide"] = { first = false }
            log.actions["show second"] = { second = true }
            log.actions["exchange"] = {
                first = false
                second = true
            }
            log.actions["state"] = { log.lines.append("\(first) \(second)") }
            return content($first, $second)
        }
    }

    /// What is in a sheet.
    private struct Inside: View {
        let log: ActionLog
        var name = "inside"
        @Environment(\.dismiss) private var dismiss
        @Environment(\.isPresented) private var isPresented
        @Environment(\.font) private var font
        var body: some View {
            log.lines.append("\(name) \(isPresented) \(font != nil)")
            log.actions["dismiss \(name)"] = { dismiss() }
            return Text(name).onDisappear { log.lines.append("\(name) gone") }
        }
    }

    private func host(_ view: some View, device: TestHost.Device = .iPhone) -> TestHost {
        let host = TestHost(view, device: device)
        host.settle()
        return host
    }

    private func perform(_ name: String, _ host: TestHost) {
        host.perform { log.actions[name]!() }
        host.settle()
    }

    private func shown(_ host: TestHost) -> UIViewController? {
        host.window.rootViewController?.presentedViewController
    }

    private func frame(_ host: TestHost) -> CGRect? {
        shown(host).map { $0.view.convert($0.view.bounds, to: nil) }
    }

    @Test func `A sheet has the environment, its dismissal ends the binding, and its end is told`() throws {
        let log = log
        let host = host(
            Page(log: log) { isPresented, _ in
                Text("Page").sheet(isPresented: isPresented, onDismiss: { log.lines.append("ended") }) {
                    Inside(log: log)
                }
                .font(.title)
            })
        #expect(shown(host) == nil)
        perform("show", host)
        #expect(log.lines == ["inside true true"])
        #expect(frame(host)?.minY == 54)
        #expect(shown(host)?.presentationController is UISheetPresentationController)
        perform("dismiss inside", host)
        #expect(shown(host) == nil)
        #expect(log.lines.filter { $0 == "ended" }.count == 1 && log.lines.contains("inside gone"))
        perform("state", host)
        #expect(log.lines.last == "false false")
    }

    @Test func `Pulled down it ends its binding`() throws {
        let log = log
        let host = host(
            Page(log: log) { isPresented, _ in
                Text("Page").sheet(isPresented: isPresented, onDismiss: { log.lines.append("ended") }) {
                    Inside(log: log)
                }
            })
        perform("show", host)
        host.fling(from: CGPoint(x: 180, y: 100), to: CGPoint(x: 180, y: 400))
        host.settle()
        #expect(shown(host) == nil && log.lines.filter { $0 == "ended" }.count == 1)
        perform("state", host)
        #expect(log.lines.last == "false false")
        perform("show", host)
        #expect(shown(host) != nil)
    }

    @Test func `Dismissed by UIKit it ends its binding, too`() throws {
        let log = log
        let host = host(
            Page(log: log) { isPresented, _ in
                Text("Page").sheet(isPresented: isPresented, onDismiss: { log.lines.append("ended") }) {
                    Inside(log: log)
                }
            })
        perform("show", host)
        host.perform { host.window.rootViewController!.dismiss(animated: true) }
        host.settle()
        #expect(log.lines.filter { $0 == "ended" }.count == 1)
        perform("state", host)
        #expect(log.lines.last == "false false")
        perform("show", host)
        #expect(shown(host) != nil)
    }

    private struct Detents: View {
        let log: ActionLog
        @State private var selection = PresentationDetent.medium
        var body: some View {
            log.actions["large"] = { selection = .large }
            log.lines.append(selection == .large ? "large" : selection == .medium ? "medium" : "other")
            return NavigationStack {
                Text("Detents").presentationDetents([.medium, .large, .height(200)], selection: $selection)
            }
        }
    }

    @Test func `Detents rest where they say, and their selection goes both ways, also through a stack`()
        throws
    {
        let log = log
        let host = host(
            Page(log: log) { isPresented, _ in
                Text("Page").sheet(isPresented: isPresented) { Detents(log: log) }
            })
        perform("show", host)
        #expect(frame(host)?.minY == 406)
        let sheet = try #require(shown(host)?.sheetPresentationController)
        #expect(sheet.prefersGrabberVisible)
        perform("large", host)
        #expect(frame(host)?.minY == 54)
        host.drag(from: CGPoint(x: 180, y: 70), to: CGPoint(x: 180, y: 620))
        host.settle()
        // 200 points and the lower safe area.
        #expect(frame(host)?.minY == 578)
        #expect(log.lines.last == "other")
    }

    private struct Half: CustomPresentationDetent {
        static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 4 }
    }

    @Test func `What views say about their sheet is heeded`() throws {
        let host = host(
            Page(log: log) { isPresented, _ in
                Text("Page").sheet(isPresented: isPresented) {
                    Text("Inside").presentationDetents([.custom(Half.self), .fraction(0.5)])
                        .presentationDragIndicator(.hidden).presentationCornerRadius(30)
                        .presentationBackground(.red).presentationContentInteraction(.scrolls)
                        .presentationBackgroundInteraction(.enabled(upThrough: .fraction(0.5)))
                        .interactiveDismissDisabled()
                }
            })
        perform("show", host)
        let controller = try #require(shown(host))
        let sheet = try #require(controller.sheetPresentationController)
        #expect(frame(host)?.height == 215)
        #expect(!sheet.prefersGrabberVisible && sheet.preferredCornerRadius == 30)
        #expect(!sheet.prefersScrollingExpandsWhenScrolledToEdge && controller.isModalInPresentation)
        #expect(sheet.largestUndimmedDetentIdentifier != nil)
        let color = host.color(at: CGPoint(x: 187, y: 780))
        #expect(color.red > 0.9 && color.green < 0.35)
        host.fling(from: CGPoint(x: 180, y: 620), to: CGPoint(x: 180, y: 800))
        host.settle()
        #expect(shown(host) === controller)
    }

    @Test func `Of two sheets of one view the second waits until the first is gone`() throws {
        let log = log
        let host = host(
            Page(log: log) { first, second in
                Text("Page")
                    .sheet(isPresented: first) { Inside(log: log, name: "first") }
                    .sheet(isPresented: second) { Inside(log: log, name: "second") }
            })
        perform("show", host)
        perform("exchange", host)
        #expect(log.lines == ["first true false", "first gone", "second true false"])
        #expect(shown(host)?.isBeingDismissed == false)
        perform("dismiss second", host)
        perform("show", host)
        perform("show second", host)
        #expect(log.lines.last == "first true false")
        perform("hide", host)
        #expect(log.lines.last == "second true false" && shown(host) != nil)
    }

    private struct Item: Identifiable { var id: Int }
    private struct Items: View {
        let log: ActionLog
        @State private var item: Item?
        var body: some View {
            log.actions["one"] = { item = Item(id: 1) }
            log.actions["two"] = { item = Item(id: 2) }
            return Text("Page").sheet(item: $item) { item in Inside(log: log, name: "\(item.id)") }
        }
    }

    @Test func `Another item comes in another sheet`() {
        let host = host(Items(log: log))
        perform("one", host)
        let first = shown(host)
        perform("two", host)
        #expect(shown(host) != nil && shown(host) !== first)
        #expect(log.lines == ["1 true false", "1 gone", "2 true false"])
        perform("dismiss 2", host)
        #expect(shown(host) == nil)
    }

    private struct Nested: View {
        let log: ActionLog
        @State private var isDeeper = false
        var body: some View {
            log.actions["deeper"] = { isDeeper = true }
            return Inside(log: log, name: "outer").sheet(isPresented: $isDeeper) {
                Inside(log: log, name: "inner")
            }
        }
    }

    @Test func `A sheet presents a sheet, and each ends by itself`() {
        let log = log
        let host = host(
            Page(log: log) { isPresented, _ in
                Text("Page").sheet(isPresented: isPresented) { Nested(log: log) }
            })
        perform("show", host)
        perform("deeper", host)
        #expect(shown(host)?.presentedViewController != nil)
        perform("dismiss inner", host)
        #expect(shown(host) != nil && shown(host)?.presentedViewController == nil)
        perform("deeper", host)
        perform("hide", host)
        #expect(shown(host) == nil && host.window.subviews.count == 1)
    }

    @Test
    func `A popover points at its view on a tablet, and is a sheet on a phone unless it says otherwise`()
        throws
    {
        let log = log
        func page(_ adaptation: PresentationAdaptation) -> some View {
            Page(log: log) { isPresented, _ in
                Text("Anchor").popover(isPresented: isPresented) {
                    Text("Inside").frame(width: 200, height: 100).presentationCompactAdaptation(adaptation)
                }
            }
        }
        let tablet = host(page(.automatic), device: .iPad)
        perform("show", tablet)
        let popover = try #require(shown(tablet)?.popoverPresentationController)
        #expect(popover.arrowDirection == .up)
        #expect(frame(tablet)?.size == CGSize(width: 200, height: 100))
        let phone = host(page(.automatic))
        perform("show", phone)
        #expect(frame(phone)?.minY == 54)
        let other = host(page(.popover))
        perform("show", other)
        #expect(frame(other)?.size == CGSize(width: 200, height: 100))
        other.tap(at: CGPoint(x: 20, y: 80))
        other.settle()
        #expect(shown(other) == nil)
        perform("state", other)
        #expect(log.lines.last == "false false")
    }

    @Test func `A hosting controller that UIKit presents is dismissed from its views`() throws {
        let host = TestHost(UIViewController())
        let log = log
        let controller = UIHostingController(rootView: Inside(log: log))
        host.rootViewController.present(controller, animated: true)
        host.settle()
        #expect(log.lines.last == "inside true false")
        perform("dismiss inside", host)
        #expect(shown(host) == nil && log.lines.contains("inside gone"))
    }

    @Test func `On a television a sheet blurs what is behind it, and menu ends it`() {
        let log = log
        let host = host(
            Page(log: log) { isPresented, _ in
                Button("Page") {}.sheet(isPresented: isPresented) { Button("Inside") {} }
            }, device: .appleTV)
        perform("show", host)
        #expect(shown(host)?.presentationController?.presentationStyle == .blurOverFullScreen)
        let focused = host.window.focusSystem.focusedItem as? any UIFocusEnvironment
        #expect(focused.map { UIFocusSystem.environment(shown(host)!, contains: $0) } == true)
        host.press(.menu)
        host.settle()
        #expect(shown(host) == nil)
        perform("state", host)
        #expect(log.lines.last == "false false")
    }

    @Test("A sheet has the appearance that a view in it prefers, and what is under it keeps its own")
    func preferredColorScheme() {
        struct Scheme: View {
            let log: ActionLog
            @State private var wish: ColorScheme? = .dark
            @Environment(\.colorScheme) private var scheme
            var body: some View {
                log.actions["nothing"] = { wish = nil }
                log.lines.append("\(scheme)")
                return Text("inside").preferredColorScheme(wish)
            }
        }
        let host = host(
            Page(log: log) { first, _ in
                Text("below").sheet(isPresented: first) { Scheme(log: log) }
            })
        perform("show", host)
        #expect(log.lines.last == "dark")
        #expect(shown(host)?.traitCollection.userInterfaceStyle == .dark)
        #expect(host.rootViewController.traitCollection.userInterfaceStyle == .light)
        perform("nothing", host)
        #expect(log.lines.last == "light")
        #expect(shown(host)?.traitCollection.userInterfaceStyle == .light)
    }
}
