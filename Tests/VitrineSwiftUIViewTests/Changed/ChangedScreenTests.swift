import Foundation
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

/// A screen that has changed is the picture of one that was made like that.
@MainActor
@Suite("Screens that change", .serialized)
struct ChangedScreenTests {
    typealias Screen = (name: String, make: @MainActor (Int) -> AnyView)

    static func screen<V: View>(
        _ name: String, @ViewBuilder _ make: @escaping @MainActor (Int) -> V
    ) -> Screen { (name, { AnyView(make($0)) }) }

    enum Kind: String, CaseIterable { case bars, tabs, lists, controls, presentations, environment, layout }

    static func all(_ kind: Kind) -> [Screen] {
        switch kind {
        case .bars: bars
        case .tabs: tabs
        case .lists: lists
        case .controls: controls
        case .presentations: presentations
        case .environment: environments
        case .layout: layouts
        }
    }

    static var page: some View { List(0..<12, id: \.self) { Text("Row \($0)") } }

    static func stack<V: View>(_ view: V) -> some View { NavigationStack { view } }

    struct Item: Identifiable { let id: Int }

    struct Root: View {
        let make: @MainActor (Int) -> AnyView
        let model: Model
        var body: some View { make(model.number) }
    }

    @Observable final class Model {
        var number: Int
        init(_ number: Int) { self.number = number }
    }

    static func host(_ screen: Screen, _ model: Model) -> TestHost {
        let host = TestHost(
            Root(make: screen.make, model: model), size: CGSize(width: 220, height: 400), scale: 1,
            safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 15, right: 0))
        host.settle()
        return host
    }

    @Test("The picture after a change is that of a new screen", arguments: Kind.allCases)
    func same(_ kind: Kind) throws {
        for screen in Self.all(kind) {
            let fresh = (0..<3).map { Self.host(screen, Model($0)).pngData() }
            for path in [[0, 1], [1, 0], [1, 2], [2, 1, 0], [0, 2]] {
                let model = Model(path[0])
                let host = Self.host(screen, model)
                for number in path.dropFirst() {
                    host.perform { model.number = number }
                    host.settle()
                }
                let picture = host.pngData()
                #expect(picture == fresh[path.last!], "\(screen.name) by \(path)")
                if picture != fresh[path.last!], let folder = ProcessInfo.processInfo.environment["TWINS"] {
                    let name = "\(kind)-\(screen.name)-\(path)".filter { !" [],".contains($0) }
                    try picture.write(to: URL(fileURLWithPath: "\(folder)/\(name)-1.png"))
                    try fresh[path.last!].write(to: URL(fileURLWithPath: "\(folder)/\(name)-2.png"))
                    break
                }
            }
        }
    }
}
