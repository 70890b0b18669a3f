import SwiftUITestSupport
import Testing

@testable import VitrineSwiftUI

private struct WidthKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }
private struct OtherKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
    fileprivate var testWidth: CGFloat {
        get { self[WidthKey.self] }
        set { self[WidthKey.self] = newValue }
    }
    fileprivate var other: Int {
        get { self[OtherKey.self] }
        set { self[OtherKey.self] = newValue }
    }
}

private final class KeyedModel: EnvironmentKey {
    static let defaultValue = 3
}

private struct Assisted: View {
    @Environment(\.accessibilityEnabled) private var isAssisted
    var body: some View { Color.red.frame(width: isAssisted ? 20 : 10, height: 10) }
}

private struct Reader: View {
    @Environment(\.testWidth) private var width
    var body: some View { Color.red.frame(width: width, height: 10) }
}

private struct Middle: View {
    var body: some View { HStack(spacing: 0) { Reader() } }
}

private struct Root: View {
    var width: CGFloat = 20
    var other = 0
    var body: some View { Middle().environment(\.testWidth, width).environment(\.other, other) }
}

final class Model: ObservableObject {
    @Published var width: CGFloat = 10
    @Published var unrelated = 0
}

private struct ObjectReader: View {
    @EnvironmentObject var model: Model
    var body: some View { Color.red.frame(width: model.width, height: 10) }
}

private struct Observer: View {
    @ObservedObject var model: Model
    var body: some View { Color.red.frame(width: model.width, height: 10) }
}

private struct Owner: View {
    let tag: Int
    let register: (Model) -> Void
    @StateObject private var model = Model()
    var body: some View {
        register(model)
        return Color.red.frame(width: model.width, height: 10)
    }
}

@Observable final class Watched {
    var width: CGFloat = 10
    var unread = 0
}

private struct Watcher: View {
    let model: Watched
    var body: some View { Color.red.frame(width: model.width, height: 10) }
}

private struct Scaled: DynamicProperty {
    @State private var factor: CGFloat = 2
    @Environment(\.testWidth) private var width
    var wrapped: CGFloat { factor * width }
}

private struct Nested: View {
    private var scaled = Scaled()
    var body: some View { Color.red.frame(width: scaled.wrapped, height: 10) }
}

private struct Wide: ViewModifier {
    @State private var width: CGFloat = 40
    func body(content: Content) -> some View {
        HStack(spacing: 0) {
            content
            Color.blue.frame(width: width, height: 1)
        }
    }
}

@MainActor
@Suite("Environment and objects", .serialized)
struct EnvironmentTests {
    @Test("An object whose type is an environment key stands beside the value of the key")
    func objectThatIsKey() {
        var environment = EnvironmentValues()
        let object = KeyedModel()
        environment.setObject(object)
        #expect(environment[KeyedModel.self] == 3)
        #expect(environment.object(KeyedModel.self) === object)
        environment[KeyedModel.self] = 4
        #expect(environment[KeyedModel.self] == 4)
        #expect(environment.object(KeyedModel.self) === object)
    }

    @Test("A value reaches descendants, and a change evaluates only who reads it")
    func propagation() {
        let bench = Bench { Root() }
        #expect(bench.frames == [CGRect(40, 45, 20, 10)])
        GraphCounters.reset()
        bench.show(Root(width: 30))
        #expect(bench.frames == [CGRect(35, 45, 30, 10)])
        #expect(GraphCounters.current.bodies(of: Reader.self) == 1)
        #expect(GraphCounters.current.bodies(of: Middle.self) == 0)
    }

    @Test("Whether assistive technology is in use is what a view says, below it")
    func assistance() {
        #expect(Bench { Assisted() }.frames[0].width == 10)
        #expect(Bench { Assisted().environment(\.accessibilityEnabled, true) }.frames[0].width == 20)
    }

    @Test("Another value's change does not evaluate a reader")
    func unrelated() {
        let bench = Bench { Root() }
        GraphCounters.reset()
        bench.show(Root(other: 5))
        #expect(GraphCounters.current.bodies == 1)
        #expect(GraphCounters.current.bodies(of: Reader.self) == 0)
    }

    @Test("An environment object invalidates its readers")
    func environmentObject() {
        let model = Model()
        let bench = Bench { ObjectReader().environmentObject(model) }
        #expect(bench.frames[0].width == 10)
        model.width = 25
        bench.graph.update()
        #expect(bench.frames[0].width == 25)
    }

    @Test("An observed object is followed, also when it is replaced")
    func observedObject() {
        let first = Model()
        let second = Model()
        let bench = Bench { Observer(model: first) }
        first.width = 11
        bench.graph.update()
        #expect(bench.frames[0].width == 11)
        bench.show(Observer(model: second))
        GraphCounters.reset()
        first.width = 99
        bench.graph.update()
        #expect(GraphCounters.current.bodies == 0)
        second.width = 12
        bench.graph.update()
        #expect(bench.frames[0].width == 12)
    }

    @Test("A state object is made once and survives new view values")
    func stateObject() {
        var seen: [ObjectIdentifier] = []
        var model: Model?
        let register: (Model) -> Void = {
            model = $0
            seen.append(ObjectIdentifier($0))
        }
        let bench = Bench { Owner(tag: 1, register: register) }
        bench.show(Owner(tag: 2, register: register))
        model?.width = 33
        bench.graph.update()
        #expect(Set(seen).count == 1)
        #expect(bench.frames[0].width == 33)
    }

    @Test("Observable classes invalidate by property")
    func observable() {
        let model = Watched()
        let bench = Bench { Watcher(model: model) }
        GraphCounters.reset()
        model.unread = 4
        bench.graph.update()
        #expect(GraphCounters.current.bodies == 0)
        model.width = 17
        bench.graph.update()
        #expect(GraphCounters.current.bodies == 1)
        #expect(bench.frames[0].width == 17)
    }

    @Test("Custom dynamic properties have their own ones connected")
    func nestedProperty() {
        let bench = Bench { Nested().environment(\.testWidth, 8) }
        #expect(bench.frames[0].width == 16)
    }

    @Test("A view modifier with a body has state and shows its content")
    func viewModifier() {
        let bench = Bench { Color.red.frame(width: 20, height: 10).modifier(Wide()) }
        #expect(bench.frames == [CGRect(20, 45, 20, 10), CGRect(40, 49.5, 40, 1)])
    }

    @Test("Bindings project into structures")
    func projection() {
        struct Point { var x = 1; var y = 2 }
        var point = Point()
        let binding = Binding(get: { point }, set: { point = $0 })
        binding.y.wrappedValue = 9
        #expect(point.y == 9)
        #expect(binding.x.wrappedValue == 1)
    }
}
