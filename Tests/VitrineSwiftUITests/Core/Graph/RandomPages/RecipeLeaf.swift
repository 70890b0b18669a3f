import Observation
import SwiftUITestSupport
import VitrineTesting

@testable import VitrineSwiftUI

/// The leaves of recipes.
struct RecipeLeaf: View {
    let kind: Recipe.Leaf
    let number: Int
    let stage: RecipeStage

    var body: some View {
        switch kind {
        case .text: Text(String(repeating: "\(number) ", count: 1 + number % 7))
        case .color:
            Color(white: Double(number) / 100).frame(width: CGFloat(number), height: CGFloat(number % 17))
        case .shape:
            if number % 2 == 0 {
                Circle().fill(Color.blue)
            } else {
                Capsule().frame(width: 20, height: CGFloat(number))
            }
        case .gradient:
            LinearGradient(
                colors: [.red, Color(white: Double(number) / 100)], startPoint: .top, endPoint: .bottom)
        case .spacer: Spacer(minLength: CGFloat(number % 9))
        case .divider: Divider()
        case .empty: EmptyView()
        // Its own identity for each key: the state is the one that the key stands for.
        case .state: StateLeaf(key: number % 10, stage: stage).id(number % 10)
        case .model: ModelLeaf(model: stage.model.box(number % 10))
        case .environment: EnvironmentLeaf()
        case .platform: PlatformLeaf(number: number, isStuck: false)
        case .button: Button("b\(number)") {}
        case .geometry:
            GeometryReader { proxy in
                Color(white: proxy.frame(in: .global).minX / 300)
                    .frame(width: proxy.size.width / 2, height: CGFloat(number % 30))
            }
        case .deaf: DeafLeaf(key: number % 10, stage: stage)
        case .stuck: PlatformLeaf(number: number, isStuck: true)
        }
    }
}

/// What is shown is in its own state.
private struct StateLeaf: View {
    let key: Int
    let stage: RecipeStage
    /// Nil until it is changed: a lazy row may be made long after the value of its view.
    @State private var changed: Int?

    var body: some View {
        stage.bindings[key, default: []].append($changed)
        let number = changed ?? stage.model.numbers[key] ?? 0
        return HStack(spacing: 2) {
            Text("s\(number)")
            if number % 3 == 0 { Color.red.frame(width: CGFloat(number / 3), height: 4) }
        }
    }
}

/// What is shown is in an observable object.
private struct ModelLeaf: View {
    let model: NumberBox
    var body: some View { Text("m\(model.number)") }
}

private struct EnvironmentLeaf: View {
    @Environment(\.recipeNumber) private var number
    @Environment(\.layoutDirection) private var direction
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        Text("e\(number)\(direction == .rightToLeft ? "←" : "→")\(scheme == .dark ? "d" : "l")")
    }
}

/// A view of UIKit's.
private struct PlatformLeaf: UIViewRepresentable {
    let number: Int
    let isStuck: Bool

    func makeUIView(context: Context) -> UIView {
        let made = UIView()
        show(made)
        return made
    }

    func updateUIView(_ view: UIView, context: Context) { if !isStuck { show(view) } }

    private func show(_ view: UIView) {
        view.backgroundColor = UIColor(white: CGFloat(number) / 100, alpha: 1)
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
        CGSize(width: 10 + number, height: 12)
    }
}

/// Wrong on purpose: reads a number behind the graph's back.
private struct DeafLeaf: View {
    let key: Int
    let stage: RecipeStage
    var body: some View { Text("d\(stage.model.numbers[key] ?? 0)") }
}

@Observable
final class NumberBox {
    var number = 0
}
