import SwiftUITestSupport
import Testing
import VitrineSwiftUI

private struct Alarm: Identifiable {
    let id: Int
    var isOn: Bool
}

@MainActor
@Suite("Bindings")
struct BindingTests {
    /// The tests of a library that keeps what bindings read pass on Apple's systems only if it is so.
    @Test("A binding of closures reads when it is made, and whenever it is asked")
    func reading() {
        var (reads, value) = (0, 1)
        let binding = Binding(
            get: {
                reads += 1
                return value
            }, set: { value = $0 })
        #expect(reads == 1)
        binding.wrappedValue = 5
        #expect(reads == 1)
        #expect(binding.wrappedValue == 5)
        #expect(reads == 2)
        let other = Binding(
            get: { reads }, set: { new, _ in reads = new })
        #expect(other.wrappedValue == 2)
    }

    @Test("A binding to a collection is a collection of as much as that is")
    func collections() {
        var alarms = (0..<4).map { Alarm(id: $0, isOn: $0 == 2) }
        let binding = Binding(get: { alarms }, set: { alarms = $0 })
        #expect(binding.reversed().map(\.wrappedValue.id) == [3, 2, 1, 0])
        #expect(binding.index(binding.startIndex, offsetBy: 3) == 3)
        #expect(binding.distance(from: 1, to: 4) == 3)
        binding[3].isOn.wrappedValue = true
        #expect(alarms.map(\.isOn) == [false, false, true, true])
        // One toggle for all of them, which asks for a collection with random access.
        let page = HostedPage { _ in Toggle("All", sources: binding, isOn: \.isOn) }
        #expect(page.texts == ["All"])
    }
}
