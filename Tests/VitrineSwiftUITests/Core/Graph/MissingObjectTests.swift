import SwiftUITestSupport
import Testing
import VitrineSwiftUI

private final class Library: ObservableObject {}
@Observable private final class Shelf {
    var count = 3
}

private struct Card: View {
    @EnvironmentObject private var library: Library
    let reads: Bool
    var body: some View { Color.red.frame(width: reads ? (library === library ? 1 : 2) : 3) }
}

private struct ShelfCard: View {
    @Environment(Shelf.self) private var shelf
    var body: some View { Color.red.frame(width: CGFloat(shelf.count)) }
}

private struct OptionalCard: View {
    @Environment(Shelf.self) private var shelf: Shelf?
    var body: some View { Color.red.frame(width: shelf.map { CGFloat($0.count) } ?? 5, height: 10) }
}

private struct Tint: ViewModifier {
    @EnvironmentObject private var library: Library
    func body(content: Content) -> some View { content.opacity(library === library ? 1 : 0) }
}

private struct Page<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View { VStack { content() } }
}

@MainActor
@Suite("Objects that are missing in the environment", .serialized)
struct MissingObjectTests {
    private func text(_ result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }

    @Test("An environment object: the type, the remedy, the view and the path to it")
    func observableObject() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            @MainActor in
            _ = Bench { Page { Card(reads: true) } }
        }
        #expect(
            text(result).contains(
                "No ObservableObject of type Library found. A View.environmentObject(_:) for Library may be missing as an "
                    + "ancestor of this view. In Card, at Page › VStack › Card."))
    }

    @Test("An observable object: the type, the remedy, the view and the path to it")
    func observable() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            @MainActor in
            _ = Bench { Page { ForEach(["a"], id: \.self) { _ in ShelfCard() } } }
        }
        #expect(
            text(result).contains(
                "No Observable object of type Shelf found. A View.environment(_:) for Shelf may be missing as an ancestor "
                    + "of this view. In ShelfCard, at Page › VStack › ForEach[a] › ShelfCard."))
    }

    @Test("In a modifier it is the modifier that is named")
    func modifier() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            @MainActor in
            _ = Bench { Page { Color.red.modifier(Tint()) } }
        }
        #expect(text(result).contains("as an ancestor of this view. In Tint, at Page › VStack › Tint."))
    }

    @Test("Read outside of a body there is no view to name")
    func outside() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            @MainActor in
            _ = Environment(Shelf.self).wrappedValue
        }
        #expect(text(result).contains("for Shelf may be missing as an ancestor of this view.\n"))
    }

    @Test("One that is never read is not missed; an optional one is nil")
    func notNeeded() {
        #expect(Bench { Card(reads: false) }.frames == [CGRect(48.5, 0, 3, 100)])
        #expect(Bench { OptionalCard() }.frames == [CGRect(47.5, 45, 5, 10)])
        #expect(Bench { OptionalCard().environment(Shelf()) }.frames == [CGRect(48.5, 45, 3, 10)])
        let none: Shelf? = nil
        #expect(Bench { OptionalCard().environment(none) }.frames == [CGRect(47.5, 45, 5, 10)])
    }

    @Test("The innermost of several objects of a type is taken")
    func innermost() {
        let (near, far) = (Shelf(), Shelf())
        near.count = 7
        #expect(
            Bench { VStack { ShelfCard().environment(near) }.environment(far) }.frames == [
                CGRect(46.5, 0, 7, 100)
            ])
    }
}
