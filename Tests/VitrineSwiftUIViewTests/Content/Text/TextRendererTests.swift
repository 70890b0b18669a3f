import SwiftUITestSupport
import TestSupport
import Testing
import VitrinePlatform
import VitrineSwiftUI
import VitrineTesting

private struct Mark: TextAttribute, Equatable {
    var number = 0
}

/// Keeps what a renderer was given.
private final class Notes: @unchecked Sendable {
    var layouts: [Text.Layout] = []
    var amounts: [Double] = []
}

private struct Plain: TextRenderer {
    var notes = Notes()
    var shift = 0.0
    var amount = 0.0
    var padding = EdgeInsets()
    var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }
    var displayPadding: EdgeInsets { padding }

    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
        notes.layouts.append(layout)
        notes.amounts.append(amount)
        ctx.translateBy(x: 0, y: shift)
        for line in layout { ctx.draw(line) }
    }
}

private struct Doubled: TextRenderer {
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {}
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
        let own = text.sizeThatFits(proposal)
        return CGSize(width: own.width * 2, height: own.height)
    }
}

private struct Growing: View {
    let log: ActionLog
    let notes: Notes
    @State private var amount = 0.0
    var body: some View {
        log.actions["grow"] = { withAnimation(.linear(duration: 1)) { amount = 1 } }
        return Text("abc").textRenderer(Plain(notes: notes, amount: amount))
    }
}

@MainActor
@Suite("Renderers of text")
struct TextRendererTests {
    private func layout<V: View>(width: CGFloat = 200, @ViewBuilder of view: (Plain) -> V) throws
        -> Text.Layout
    {
        let notes = Notes()
        _ = TestHost(view(Plain(notes: notes)), size: CGSize(width: width, height: 200), scale: 1)
            .line(100)
        return try #require(notes.layouts.last)
    }

    @Test("Lines are runs, runs are letters, and each knows what was attached to it")
    func parts() throws {
        let layout = try layout { renderer in
            let marked = Text("bc").foregroundStyle(.red).customAttribute(Mark(number: 3))
            Text("a\(marked)\nd").textRenderer(renderer)
        }
        #expect(layout.map { $0.map(\.count) } == [[1, 2], [1]])
        #expect(layout[0].map { $0[Mark.self] } == [nil, Mark(number: 3)])
        #expect(layout[0][1][0][Mark.self] == Mark(number: 3))
        let slices = layout.flatMap { $0 }.flatMap { $0 }
        #expect(slices.map(\.count) == [1, 1, 1, 1])
        // The line's end is a character, too.
        let first = slices[0].characterIndices[0]
        #expect(slices.map { first.distance(to: $0.characterIndices[0]) } == [0, 1, 2, 4])
        #expect(!layout.isTruncated)
    }

    private struct Bare: TextAttribute {}
    private struct Held: TextAttribute { var number = 0 }

    @Test("Texts are the same where their attributes are, or where these have nothing in them")
    func equality() {
        func text(_ attribute: some TextAttribute) -> Text { Text("a").customAttribute(attribute) }
        #expect(text(Bare()) == text(Bare()))
        #expect(text(Bare()) != Text("a"))
        #expect(text(Mark(number: 1)) == text(Mark(number: 1)))
        #expect(text(Mark(number: 1)) != text(Mark(number: 2)))
        #expect(text(Held()) != text(Held()))
    }

    @Test("The innermost of attributes of one type counts")
    func innermost() throws {
        let layout = try layout { renderer in
            let inner = Text("b").customAttribute(Mark(number: 1))
            Text("a\(inner)").customAttribute(Mark(number: 2)).textRenderer(renderer)
        }
        #expect(layout[0].map { $0[Mark.self]?.number } == [2, 1])
    }

    @Test("Letters stand beside one another on the baseline of their line")
    func places() throws {
        let layout = try layout { renderer in
            Text("Wide").font(.system(size: 20)).textRenderer(renderer)
        }
        let bounds = layout[0][0].map(\.typographicBounds)
        for (one, next) in zip(bounds, bounds.dropFirst()) {
            #expect(abs(one.rect.maxX - next.origin.x) < 0.01)
            #expect(one.origin.y == next.origin.y)
        }
        let line = layout[0].typographicBounds
        #expect(line.origin == layout[0].origin)
        #expect(abs(line.width - (bounds[3].rect.maxX - bounds[0].origin.x)) < 0.01)
        #expect(line.ascent > line.descent && line.descent > 0)
    }

    @Test("Marks belong to the letter that they stand on, and what is left out is told")
    func marks() throws {
        let combined = try layout { Text("x\u{302}y").textRenderer($0) }
        #expect(combined[0].flatMap { $0 }.count == 2)
        let cut = try layout(width: 40) { renderer in
            Text("some words that do not fit").lineLimit(1).textRenderer(renderer)
        }
        #expect(cut.isTruncated)
    }

    private func rows<V: View>(_ view: V) -> [[[Int]]] {
        let host = TestHost(
            ZStack {
                Ink.white
                view
            }.ignoresSafeArea(), size: CGSize(width: 120, height: 60), scale: 1)
        return (0..<60).map { host.line(CGFloat($0)) }
    }

    /// How much of the ink of two pictures is in the same places.
    private func difference(_ one: [[[Int]]], _ other: [[[Int]]]) -> Int {
        zip(one.joined(), other.joined()).reduce(0) { $0 + abs($1.0[0] - $1.1[0]) }
    }

    private func ink(_ rows: [[[Int]]]) -> Int { rows.joined().reduce(0) { $0 + 255 - $1[0] } }

    @Test("Letters drawn where they are look as without a renderer")
    func same() {
        let text = Text("Ahoy Ag").font(.system(size: 24))
        let plain = rows(text)
        #expect(ink(plain) > 10_000)
        // Outlines are smoothed a little otherwise than letters.
        #expect(difference(plain, rows(text.textRenderer(Plain()))) < ink(plain) / 5)
        #expect(difference(plain, rows(text.textRenderer(Plain(shift: 3)))) > ink(plain) / 2)
    }

    @Test("What is drawn beyond the box is seen as far as the renderer says")
    func padding() {
        let text = Text("Ahoy").font(.system(size: 24))
        let whole = ink(rows(text))
        let cut = ink(rows(text.textRenderer(Plain(shift: 15))))
        let seen = ink(
            rows(
                text.textRenderer(
                    Plain(shift: 15, padding: EdgeInsets(top: 0, leading: 0, bottom: 15, trailing: 0)))))
        #expect(cut < whole * 3 / 4)
        #expect(abs(seen - whole) < whole / 10)
    }

    @Test("The renderer says how large the text is")
    func size() {
        let page = HostedPage { _ in
            VStack(alignment: .leading) {
                Text("abc")
                Text("abc").textRenderer(Doubled())
            }
        }
        #expect(page.frames[1].width == page.frames[0].width * 2)
        #expect(page.frames[1].height == page.frames[0].height)
    }

    @Test("Its data goes over into other data with the animation")
    func animation() {
        let notes = Notes()
        let page = HostedPage { Growing(log: $0, notes: notes) }
        page.start("grow")
        page.host.advance(by: 0.5)
        page.host.layout()
        let between = notes.amounts.filter { $0 > 0 && $0 < 1 }
        #expect(!between.isEmpty)
        page.host.settle()
        #expect(notes.amounts.last == 1)
    }
}
