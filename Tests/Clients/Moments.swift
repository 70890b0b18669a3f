import Combine
import SwiftUI

/// What happens at its own time: tasks, queues, timers, threads, dates and dice. Its picture is the same each time, and
/// shows what has happened until then.
@main
struct MomentsApp: App {
    var body: some Scene {
        WindowGroup { Moments() }
    }
}

@MainActor
final class Diary: ObservableObject {
    @Published private(set) var lines: [String] = []
    private var subscriptions = Set<AnyCancellable>()
    private let start = Date()

    /// Notes what happened, and at which tenth of a second.
    func note(_ text: String) {
        lines.append("\(text) \(Int((Date().timeIntervalSince(start) * 10).rounded()))")
    }

    func begin() {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.note("after") }
        for number in 0..<4 {
            // The first takes longest.
            DispatchQueue.global().async {
                _ = (0..<(50_000 * (4 - number))).reduce(0, &+)
                DispatchQueue.main.async { self.note("queue \(number)") }
            }
        }
        _ = Timer.scheduledTimer(withTimeInterval: 0.7, repeats: false) { _ in
            MainActor.assumeIsolated { self.note("timer") }
        }
        Thread.detachNewThread {
            Thread.sleep(forTimeInterval: 0.2)
            DispatchQueue.main.async { self.note("thread") }
        }
        Just(1).delay(for: .seconds(0.9), scheduler: DispatchQueue.main)
            .sink { _ in self.note("publisher") }.store(in: &subscriptions)
    }

    func work() async {
        try? await Task.sleep(nanoseconds: 500_000_000)
        note("slept")
        await withTaskGroup(of: Int.self) { group in
            for number in 0..<6 {
                group.addTask { (0..<(100_000 * (6 - number))).reduce(0) { sum, _ in sum } + number }
            }
            for await number in group { note("task \(number)") }
        }
        if ProcessInfo.processInfo.environment["VITRINE_RESTLESS"] != nil {
            DispatchQueue.global().async { while true {} }
        }
    }
}

struct Moments: View {
    @StateObject private var diary = Diary()
    private let dice = Int.random(in: 0..<1_000_000)
    private let name = UUID().uuidString.prefix(8)

    var body: some View {
        VStack(alignment: .leading) {
            ForEach(diary.lines, id: \.self) { Text($0) }
            Text(Date(), style: .date)
            Text(Date(), style: .time)
            Text("\(dice) \(name) " + Set(["a", "b", "c", "d"]).joined())
        }
        .task { await diary.work() }
        .onAppear { diary.begin() }
    }
}
