import Testing
import VitrineSupport
import VitrineSwiftUI
import VitrineTesting

private struct TallKey: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

/// Sets state whenever it is asked for a size.
private struct AskingLayout: Layout {
    let told: () -> Void
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        told()
        return CGSize(width: 20, height: 10)
    }
    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {}
}

private struct Page<Content: View>: View {
    @State private var number: CGFloat = 0
    @ViewBuilder let content: (Binding<CGFloat>) -> Content
    var body: some View { VStack { content($number) } }
}

/// Reads the number, so that it is asked again when that is another.
private struct Reader: View {
    let number: CGFloat
    var body: some View { Color.red.frame(width: 10 + number, height: 10) }
}

private final class Store: ObservableObject {
    @Published var total = 0
}

private struct StoreReader: View {
    @ObservedObject var store: Store
    var body: some View {
        store.total += 1
        return Text("\(store.total)")
    }
}

private struct Writer: View {
    @Binding var number: CGFloat
    var body: some View {
        number += 1
        return Reader(number: number)
    }
}

@MainActor
@Suite("Sentences about what does not settle", .serialized)
struct FeedbackSentenceTests {
    private func said<V: View>(@ViewBuilder _ content: @escaping (Binding<CGFloat>) -> V) -> [String] {
        let count = ReportLog.process.count
        let host = TestHost(Page(content: content), size: CGSize(width: 100, height: 100))
        host.layout()
        #expect(host.settle(timeout: 1))
        host.layout()
        #expect(host.frameCount > 0)
        return ReportLog.process.sentences(after: count).map { String($0.dropFirst("SwiftUI: ".count)) }
    }

    /// What is said once the type that a view is generic over is left out, which nobody can read.
    private func short(_ sentences: [String]) -> [String] {
        sentences.map { sentence in
            var (result, depth) = ("", 0)
            for character in sentence {
                if character == "<" { depth += 1 }
                if depth == 0 { result.append(character) }
                if character == ">" { depth -= 1 }
            }
            return result
        }
    }

    private let end =
        "more than 32 times in one frame: what it sets makes it run again. Page is shown as it is; set the value only "
        + "where it differs, or where something else asked for it."

    @Test("onChange of what it sets")
    func change() {
        let said = said { $number in
            Reader(number: number).onAppear { number = 1 }.onChange(of: number) { _, new in number = new + 1 }
        }
        #expect(short(said) == ["onChange(of: CGFloat) in Page tried to update Page.number \(end) In Page."])
    }

    @Test("onGeometryChange of the size that it sets")
    func geometry() {
        let said = said { $number in
            Reader(number: number)
                .onGeometryChange(for: CGFloat.self) {
                    $0.size.width
                } action: {
                    number = $0
                }
        }
        #expect(said.count == 1)
        #expect(said[0].hasPrefix("onGeometryChange(of: CGFloat) in Page<"))
        #expect(said[0].hasSuffix("In Page."))
    }

    @Test("onPreferenceChange of the preference that it sets")
    func preference() {
        let said = said { $number in
            Reader(number: number).preference(key: TallKey.self, value: number)
                .onPreferenceChange(TallKey.self) { number = $0 + 1 }
        }
        #expect(
            short(said) == [
                "onPreferenceChange(of: TallKey) in Page tried to update Page.number \(end) In Page."
            ])
    }

    @Test("A layout that sets what it arranges")
    func layout() {
        let said = said { $number in AskingLayout { number += 1 }() { Reader(number: number) } }
        #expect(said.count <= 2)
    }

    @Test("A body that writes the state it reads")
    func body() {
        let said = short(said { $number in Writer(number: $number) })
        #expect(
            said.first
                == "Modifying state during view update: Page.number was set in the body of Writer. Views that show it may "
                + "miss the value; set it in an action, as of onAppear, onChange or a button. In Writer, at "
                + "Page › VStack › Writer.")
        // The first time the window is not there yet.
        #expect(Set(said).count == 2)
    }

    @Test("A body that publishes")
    func publishing() {
        let store = Store()
        let said = short(said { _ in HStack { StoreReader(store: store) } })
        #expect(
            said.contains(
                "Publishing changes from within view updates is not allowed: Store.total was set in the body of "
                    + "StoreReader. Views that show it may miss the value; set it in an action, as of onAppear, onChange or a "
                    + "button. In StoreReader, at Page › VStack › HStack › StoreReader."))
    }

    @Test("What writes an equal value settles without a word")
    func equalValues() {
        let said = said { $number in
            Reader(number: number).onAppear { number = 5 }
                .onChange(of: number) { number = 5 }
                .onGeometryChange(for: CGFloat.self) {
                    $0.size.width
                } action: { _ in
                    number = 5
                }
                .preference(key: TallKey.self, value: number)
                .onPreferenceChange(TallKey.self) { _ in number = 5 }
        }
        #expect(said == [])
    }
}
