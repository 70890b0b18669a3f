import SwiftUITestSupport
import Testing
import VitrineTesting

@testable import VitrineSwiftUI

private struct WidthKey: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}

private struct ChangeLoop: View {
    @State private var count = 0
    var body: some View {
        Text("\(count)").onAppear { count = 1 }.onChange(of: count) { count = $0 + 1 }
    }
}

private struct AppearLoop: View {
    @State private var count = 0
    var body: some View { Text("\(count)").onAppear { count += 1 }.id(count) }
}

private struct GeometryLoop: View {
    @State private var width: CGFloat = 10
    var body: some View {
        Color.red.frame(width: width).background(
            GeometryReader { proxy in
                Color.clear.onAppear { width = proxy.size.width + 1 }
                    .onChange(of: proxy.size.width) { width = $0 + 1 }
            })
    }
}

private struct PreferenceLoop: View {
    @State private var width: CGFloat = 10
    var body: some View {
        Color.red.frame(width: width).preference(key: WidthKey.self, value: width)
            .onPreferenceChange(WidthKey.self) { width = $0 + 1 }
    }
}

private struct WriterLoop: View {
    struct Writer: View {
        @Binding var number: Int
        var body: some View {
            number += 1
            return Text("\(number)")
        }
    }
    @State private var number = 0
    var body: some View { Writer(number: $number) }
}

private struct RepresentableLoop: View {
    struct Label: UIViewRepresentable {
        @Binding var number: Int
        let shown: Int
        func makeUIView(context: Context) -> UILabel { UILabel() }
        func updateUIView(_ view: UILabel, context: Context) { number += 1 }
    }
    @State private var number = 0
    var body: some View { Label(number: $number, shown: number) }
}

private final class Store: ObservableObject {
    @Published var total = 0
}

private struct ObjectLoop: View {
    @StateObject private var store = Store()
    var body: some View {
        Text("\(store.total)").onAppear { store.total = 1 }.onChange(of: store.total) { store.total = $0 + 1 }
    }
}

private struct PublishingBody: View {
    @StateObject private var store = Store()
    var body: some View {
        store.total += 1
        return Text("\(store.total)")
    }
}

/// A view of UIKit whose intrinsic size follows what hosts it, which follows its content.
private struct HostedLoop: View {
    @State private var width: CGFloat = 20
    var body: some View {
        GeometryReader { proxy in
            Color.blue.onChange(of: proxy.size.width, initial: true) { _, new in width = new + 1 }
        }
        .frame(width: width, height: 10)
    }
}

/// Twenty steps, each after the one before: many, but they end.
private struct Countdown: View {
    let shown: (Int) -> Void
    @State private var left = 20
    var body: some View {
        shown(left)
        return Text("\(left)").onChange(of: left, initial: true) { _, new in if new > 0 { left = new - 1 } }
    }
}

@MainActor
@Suite("Feedback without an end", .serialized)
struct FeedbackTests {
    /// Shows a view and lets time pass; the view must come to rest within a second after few evaluations.
    private func evaluations<V: View>(of view: V) -> Int {
        let host = TestHost(view, size: CGSize(width: 200, height: 200))
        GraphCounters.reset()
        host.layout()
        let rests = host.settle(timeout: 1)
        #expect(rests)
        return GraphCounters.current.bodies(of: V.self)
    }

    @Test("An action of onChange that sets its own value ends, with its view and property")
    func change() {
        #expect(evaluations(of: ChangeLoop()) <= 40)
        #expect(RuntimeIssue.wasReported("onChange(of: Int) in ChangeLoop tried to update ChangeLoop.count"))
    }

    @Test("An action of onAppear that makes its view anew ends")
    func appear() {
        #expect(evaluations(of: AppearLoop()) <= 40)
        #expect(RuntimeIssue.wasReported("onAppear in AppearLoop tried to update AppearLoop.count"))
    }

    @Test("A size that follows a geometry reader inside it ends")
    func geometry() {
        #expect(evaluations(of: GeometryLoop()) <= 40)
        #expect(RuntimeIssue.wasReported("in GeometryLoop tried to update GeometryLoop.width"))
    }

    @Test("A preference that follows itself ends")
    func preference() {
        #expect(evaluations(of: PreferenceLoop()) <= 40)
        #expect(
            RuntimeIssue.wasReported(
                "onPreferenceChange(of: WidthKey) in PreferenceLoop tried to update PreferenceLoop.width"))
    }

    @Test("A body that sets the state of the view around it ends, and is told so")
    func writer() {
        #expect(evaluations(of: WriterLoop()) <= 40)
        #expect(
            RuntimeIssue.wasReported(
                "Modifying state during view update: WriterLoop.number was set in the body of Writer"))
    }

    @Test("A represented view whose update sets state ends, and is told so")
    func representable() {
        #expect(evaluations(of: RepresentableLoop()) <= 40)
        #expect(
            RuntimeIssue.wasReported(
                "Modifying state during view update: RepresentableLoop.number was set in "))
    }

    @Test("An observable object that changes with each change of itself ends")
    func object() {
        #expect(evaluations(of: ObjectLoop()) <= 40)
        #expect(RuntimeIssue.wasReported("onChange(of: Int) in ObjectLoop tried to update ObjectLoop.store"))
    }

    @Test("A property published in a body is named")
    func publishing() {
        #expect(evaluations(of: PublishingBody()) <= 40)
        #expect(
            RuntimeIssue.wasReported(
                "Publishing changes from within view updates is not allowed: Store.total was set in the body of "
                    + "PublishingBody"))
    }

    @Test("A hosted view in a stack of UIKit that grows with itself ends")
    func hosted() {
        let controller = UIHostingController(rootView: HostedLoop())
        controller.sizingOptions = .intrinsicContentSize
        let stack = UIStackView(arrangedSubviews: [controller.view, UILabel()])
        let host = TestHost(stack, size: CGSize(width: 200, height: 200))
        GraphCounters.reset()
        #expect(host.settle(timeout: 1))
        #expect(GraphCounters.current.bodies(of: HostedLoop.self) <= 80)
        #expect(RuntimeIssue.wasReported("in HostedLoop tried to update HostedLoop.width"))
    }

    @Test("Changes that come to an end are all made, without a word")
    func settles() {
        var shown: [Int] = []
        let host = TestHost(Countdown { shown.append($0) })
        host.settle()
        #expect(shown == Array((0...20).reversed()))
        #expect(!RuntimeIssue.wasReported("Countdown"))
    }

    @Test("A view that was left as it is follows the next change from elsewhere")
    func goesOn() {
        struct Page: View {
            let remote: Remote<Int>
            let shown: (Int) -> Void
            @State private var count = 0
            var body: some View {
                remote.binding = $count
                shown(count)
                // Below ten it never ends.
                return Text("\(count)").onChange(of: count) { _, new in if new < 0 { count = new - 1 } }
            }
        }
        let remote = Remote<Int>()
        var last = 0
        let host = TestHost(Page(remote: remote) { last = $0 })
        remote.value = -1
        #expect(host.settle(timeout: 1))
        #expect(last < -20)
        remote.value = 5
        #expect(host.settle(timeout: 1))
        #expect(last == 5)
    }

    @Test("Frames that each begin by themselves are no feedback, however many there are")
    func frames() {
        struct Follower: View {
            let remote: Remote<Int>
            let shown: (Int) -> Void
            @State private var count = 0
            @State private var followed = 0
            var body: some View {
                remote.binding = $count
                shown(followed)
                return Text("\(followed)").onChange(of: count) { _, new in followed = new }
            }
        }
        let remote = Remote<Int>()
        var last = 0
        let host = TestHost(Follower(remote: remote) { last = $0 })
        for count in 1...100 {
            remote.value = count
            host.layout()
        }
        #expect(last == 100)
        // One change after the other in one turn, each with an animation of its own.
        for count in 101...200 { withAnimation(.linear(duration: Double(count))) { remote.value = count } }
        host.layout()
        #expect(last == 200)
        #expect(!RuntimeIssue.wasReported("Follower"))
    }
}
