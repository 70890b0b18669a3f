import SwiftUITestSupport
import TestSupport
import Testing
import VitrineSwiftUI
import VitrineTesting

/// What `onChange` tells, and when.
@MainActor
@Suite("Changes of values")
struct ChangeTests {
    private struct Page<Content: View>: View {
        let remote: Remote<Int>
        let content: (Int) -> Content
        @State private var value = 0
        var body: some View {
            remote.binding = $value
            return content(value)
        }
    }

    private let remote = Remote<Int>()
    private let log = ActionLog()

    private func show<V: View>(@ViewBuilder _ content: @escaping (Int) -> V) -> TestHost {
        TestHost(Page(remote: remote, content: content), size: CGSize(width: 20, height: 20), scale: 1)
    }

    private func set(_ values: Int..., in host: TestHost) {
        for value in values {
            host.perform { remote.value = value }
            host.layout()
        }
    }

    @Test("The old and the new value are told, for changes alone")
    func oldAndNew() {
        let host = show { value in
            Color.red.onChange(of: value) { [log] old, new in log.lines.append("\(old) \(new)") }
        }
        #expect(log.take() == [])
        set(1, 1, 5, in: host)
        #expect(log.take() == ["0 1", "1 5"])
        set(0, in: host)
        #expect(log.take() == ["5 0"])
    }

    @Test("At first both are the first value, if it is wanted")
    func initial() {
        let host = show { value in
            Color.red.onChange(of: value, initial: true) { [log] old, new in log.lines.append("\(old) \(new)")
            }
        }
        #expect(log.take() == ["0 0"])
        set(2, in: host)
        #expect(log.take() == ["0 2"])
    }

    @Test("Actions without values and of the older kind")
    func otherForms() {
        let host = show { value in
            Color.red
                .onChange(of: value) { [log] in log.lines.append("changed") }
                .onChange(of: value, initial: true) { [log] in log.lines.append("first or changed") }
                .onChange(of: value) { [log] new in log.lines.append("new \(new)") }
        }
        #expect(log.take() == ["first or changed"])
        set(3, in: host)
        #expect(log.take().sorted() == ["changed", "first or changed", "new 3"])
    }

    @Test("Only what a closure makes of a value counts")
    func derived() {
        let host = show { value in
            Color.red.onChange(of: value / 10) { [log] old, new in log.lines.append("\(old) \(new)") }
        }
        set(5, 9, 10, 19, 25, in: host)
        #expect(log.take() == ["0 1", "1 2"])
    }

    @Test("The action reads the state of now, and may change it")
    func chains() {
        let remote = remote
        let host = show { value in
            Text("\(value)").onChange(of: value) { [log] old, new in
                log.lines.append("\(old) \(new) \(remote.value)")
                if new < 3 { remote.value = new + 1 }
            }
        }
        set(1, in: host)
        #expect(log.take() == ["0 1 1", "1 2 2", "2 3 3"])
        #expect(remote.value == 3)
    }

    @Test("A view that goes is told nothing, one that comes starts anew")
    func comingAndGoing() {
        let host = show { value in
            if value < 5 {
                Color.red.onChange(of: value, initial: true) { [log] old, new in
                    log.lines.append("\(old) \(new)")
                }
            }
        }
        #expect(log.take() == ["0 0"])
        set(7, in: host)
        #expect(log.take() == [])
        set(4, in: host)
        #expect(log.take() == ["4 4"])
    }

    @Test("Another id is another view, which has no old value")
    func identities() {
        let host = show { value in
            Color.red.onChange(of: value) { [log] old, new in log.lines.append("\(old) \(new)") }.id(
                value / 10)
        }
        set(1, in: host)
        #expect(log.take() == ["0 1"])
        set(12, in: host)
        #expect(log.take() == [])
        set(13, in: host)
        #expect(log.take() == ["12 13"])
    }

    @Test("Appearing and disappearing without an action is allowed")
    func noActions() {
        let host = show { value in
            if value == 0 { Color.red.onAppear().onDisappear() } else { Color.blue }
        }
        set(1, in: host)
        #expect(host.rgb(10, 10) == [0, 122, 255])
    }

    @Test("Of several actions on one view all run, once for each appearance")
    func severalActions() {
        let host = show { value in
            if value.isMultiple(of: 2) {
                Color.red
                    .onAppear { [log] in log.lines.append("a") }
                    .onAppear { [log] in log.lines.append("b") }
                    .onDisappear { [log] in log.lines.append("c") }
            }
        }
        #expect(log.take().sorted() == ["a", "b"])
        set(2, in: host)
        #expect(log.take() == [])
        set(3, in: host)
        #expect(log.take() == ["c"])
        set(4, in: host)
        #expect(log.take().sorted() == ["a", "b"])
    }
}
