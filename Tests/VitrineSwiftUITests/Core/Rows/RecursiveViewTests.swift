import SwiftUITestSupport
import Testing
import VitrineTesting

@testable import VitrineSwiftUI

private struct Node: Identifiable {
    let id: String
    var children: [Node] = []
}

/// A view that contains itself as long as there are children.
private struct Branch: View {
    let node: Node
    let shown: (String) -> Void
    var body: some View {
        let _ = shown(node.id)
        Text(node.id)
        ForEach(node.children) { Branch(node: $0, shown: shown) }
    }
}

private struct Chain: View {
    let length: Int
    var body: some View {
        Text("\(length)")
        if length > 0 { Chain(length: length - 1) }
    }
}

private struct Grouped: View {
    let length: Int
    var body: some View {
        Group {
            Section { Text("\(length)") }
            if length > 0 { Grouped(length: length - 1) }
        }
    }
}

private struct Odd: View {
    let length: Int
    var body: some View {
        Text("\(length)")
        if length > 0 { Even(length: length - 1) }
    }
}

private struct Even: View {
    let length: Int
    var body: some View {
        if length > 0 { Odd(length: length - 1) } else { Text("end") }
    }
}

/// A modifier whose body applies the modifier again.
private struct Repeated: ViewModifier {
    let times: Int
    func body(content: Content) -> some View {
        if times > 0 { content.modifier(Repeated(times: times - 1)) } else { content }
    }
}

private struct Endless: View {
    var body: some View { AnyView(Endless()) }
}

private struct EndlessRows: View {
    var body: some View {
        Text("row")
        Optional(EndlessRows())
    }
}

private struct EndlessModifier: ViewModifier {
    func body(content: Content) -> some View { AnyView(content.modifier(EndlessModifier())) }
}

private struct EndlessToolbar: ToolbarContent {
    var body: some ToolbarContent {
        if true { EndlessToolbar() }
    }
}

@MainActor private func collectionView(in view: UIView) -> UICollectionView? {
    if let found = view as? UICollectionView { return found }
    for child in view.subviews {
        if let found = collectionView(in: child) { return found }
    }
    return nil
}

@MainActor private func rowCount<V: View>(_ view: V) -> Int {
    let host = TestHost(List { view })
    host.settle()
    guard let list = collectionView(in: host.window) else { return -1 }
    return (0..<list.numberOfSections).reduce(0) { $0 + list.numberOfItems(inSection: $1) }
}

@MainActor
@Suite("Views that contain themselves", .serialized)
struct RecursiveViewTests {
    @Test("Rows whose type contains itself are listed as far as their values go")
    func rows() async {
        await #expect(processExitsWith: .success) { @MainActor in
            try #require(rowCount(Chain(length: 3)) == 4)
            try #require(rowCount(Odd(length: 4)) == 3)
            try #require(rowCount(Grouped(length: 2)) == 3)
            try #require(rowCount(Text("a").modifier(Repeated(times: 5))) == 1)
            try #require(rowCount(ForEach(0..<3) { Chain(length: $0) }) == 1 + 2 + 3)
            let tree = Node(id: "a", children: [Node(id: "b", children: [Node(id: "c")]), Node(id: "d")])
            try #require(rowCount(Branch(node: tree) { _ in }) == 4)
        }
    }

    @Test("A type has a number of rows only where it does not contain itself")
    func counts() async {
        await #expect(processExitsWith: .success) { @MainActor in
            try #require(Chain._viewCount(nil) == nil)
            try #require(Even._viewCount(nil) == nil)
            try #require(Branch._viewCount(nil) == nil)
            struct Pair: View {
                var body: some View {
                    Text("1")
                    Text("2")
                }
            }
            struct Wrapped: View { var body: some View { Pair().padding() } }
            try #require(Wrapped._viewCount(nil) == 2)
        }
    }

    @Test("A row that contains itself keeps up with its values")
    func changes() async {
        await #expect(processExitsWith: .success) { @MainActor in
            struct Page: View {
                let remote: Remote<Int>
                @State private var length = 1
                var body: some View {
                    remote.binding = $length
                    return List { Chain(length: length) }
                }
            }
            let remote = Remote<Int>()
            let host = TestHost(Page(remote: remote))
            for length in [4, 0, 2] {
                remote.value = length
                host.settle()
                try #require(collectionView(in: host.window)?.numberOfItems(inSection: 0) == length + 1)
            }
        }
    }

    @Test("A view without an end stops the program with its name")
    func endless() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            @MainActor in
            _ = TestHost(Endless())
        }
        #expect(message(result).contains("Endless contains Endless again and again, "))
    }

    @Test("Rows without an end stop the program with the name of the view")
    func endlessRows() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            @MainActor in
            _ = rowCount(EndlessRows())
        }
        #expect(message(result).contains("EndlessRows contains EndlessRows again and again, "))
    }

    @Test("A modifier without an end stops the program with its name")
    func endlessModifier() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            @MainActor in
            _ = TestHost(Text("a").modifier(EndlessModifier()))
        }
        #expect(message(result).contains("EndlessModifier> again and again, "))
    }

    @Test("Toolbar content without an end stops the program with its name")
    func endlessToolbar() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            @MainActor in
            _ = TestHost(NavigationStack { Text("a").toolbar { EndlessToolbar() } })
        }
        #expect(message(result).contains("EndlessToolbar contains EndlessToolbar again and again"))
    }

    private func message(_ result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }
}
