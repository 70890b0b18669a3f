import Testing
import VitrineSwiftUI
import VitrineTesting

@MainActor
@Suite("Life cycle")
struct LifecycleTests {
    @MainActor
    private final class Log {
        var lines: [String] = []
    }

    private struct Page: View {
        let log: Log
        @State private var isShown = true
        @State private var count = 0

        var body: some View {
            VStack(spacing: 0) {
                if isShown {
                    Color.red.frame(width: 50, height: 20)
                        .onAppear { log.lines.append("appear") }
                        .onDisappear { log.lines.append("disappear") }
                }
                Color.green.frame(width: 50, height: 20).onTapGesture { isShown.toggle() }
                Color.blue.frame(width: 50, height: 20).onTapGesture { count += 1 }
            }
            .frame(width: 50, height: 60, alignment: .bottom)
            .onChange(of: count) { old, new in log.lines.append("\(old) to \(new)") }
            .onChange(of: count, initial: true) { log.lines.append("now \(count)") }
        }
    }

    @Test("Views appear when they come and disappear when they go; changes tell both values")
    func order() {
        let log = Log()
        let host = TestHost(Page(log: log), size: CGSize(width: 50, height: 60))
        #expect(log.lines.sorted() == ["appear", "now 0"])
        log.lines = []
        host.tap(at: CGPoint(x: 25, y: 30))
        #expect(log.lines == ["disappear"])
        host.tap(at: CGPoint(x: 25, y: 30))
        #expect(log.lines == ["disappear", "appear"])
        log.lines = []
        host.tap(at: CGPoint(x: 25, y: 50))
        // Which of two modifiers hears first is not documented.
        #expect(log.lines.sorted() == ["0 to 1", "now 1"])
    }
}
