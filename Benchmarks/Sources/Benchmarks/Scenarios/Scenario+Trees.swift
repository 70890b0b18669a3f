import SwiftUI
import VitrineTesting

/// Screens of many views: what a change of one of them costs, and what their first frame does.
@MainActor
private enum Trees {
    /// Ways into the state of the views, which they leave here.
    static var changeLeaf: () -> Void = {}
    static var changeScreen: () -> Void = {}

    struct Leaf: View {
        let number: Int
        @State private var isOn = false

        var body: some View {
            if number == 500 { Trees.changeLeaf = { isOn.toggle() } }
            return Rectangle().fill(isOn ? Color.red : Color.blue).frame(width: 8, height: 8)
        }
    }

    /// A flat screen: rows and columns of squares.
    struct Flat: View {
        let count: Int
        @State private var shade = 0.5

        var body: some View {
            Trees.changeScreen = { shade = shade == 0.5 ? 0.6 : 0.5 }
            return VStack(spacing: 1) {
                ForEach(0..<count / 50, id: \.self) { row in
                    HStack(spacing: 1) { ForEach(0..<50, id: \.self) { Leaf(number: row * 50 + $0) } }
                }
            }
            .background(Color(white: shade))
        }
    }

    struct Item: Identifiable {
        let id: Int
    }

    /// A list of rows in one of several containers.
    struct Rows: View {
        enum Container: String, CaseIterable { case stack = "VStack", lazy = "LazyVStack", list = "List" }

        let container: Container
        @State var items: [Item]

        var body: some View {
            Trees.changeScreen = { items.append(Item(id: items.count)) }
            return Group {
                switch container {
                case .stack: ScrollView { VStack { rows } }
                case .lazy: ScrollView { LazyVStack { rows } }
                case .list: List { rows }
                }
            }
        }

        private var rows: some View { ForEach(items) { Text("Row \($0.id)") } }
    }

    /// A grid over identified values.
    struct Grid: View {
        let items: [Item]

        var body: some View {
            ScrollView {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 90))]) {
                    ForEach(items) { item in
                        Text("\(item.id)").frame(height: 60).frame(maxWidth: .infinity).background(.blue)
                    }
                }
            }
        }
    }

    struct Shapes: View {
        enum Kind: String, CaseIterable { case offset, rotation, trim }

        let kind: Kind
        @State private var isOn = false

        var body: some View {
            Trees.changeScreen = { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
            return ZStack(alignment: .topLeading) {
                ForEach(0..<500, id: \.self) { number in
                    shape.frame(width: 20, height: 20)
                        .offset(x: CGFloat(number % 40) * 31, y: CGFloat(number / 40) * 50)
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }

        @ViewBuilder private var shape: some View {
            switch kind {
            case .offset: Rectangle().fill(.red).offset(y: isOn ? 30 : 0)
            case .rotation: Rectangle().fill(.red).rotationEffect(.degrees(isOn ? 90 : 0))
            case .trim: Circle().trim(from: 0, to: isOn ? 1 : 0.2).stroke(.red, lineWidth: 3)
            }
        }
    }
}

extension Scenario {
    @MainActor
    func measureTrees() {
        for count in [1000, 4000] {
            let host = TestHost(Trees.Flat(count: count), device: .desktop)
            _ = host.measureFrame()
            let leaf = (0..<40).map { _ in host.measureFrame { Trees.changeLeaf() } }
            Measurement("\(count) views: state of one", frames: leaf).send()
            let screen = (0..<40).map { _ in host.measureFrame { Trees.changeScreen() } }
            Measurement("\(count) views: state of the screen", frames: screen).send()
        }
    }

    /// - Parameter name: The container; each in a process of its own for the sake of memory.
    @MainActor
    func measureContainer(_ name: String?) {
        for container in Trees.Rows.Container.allCases where name == nil || name == container.rawValue {
            let items = (0..<10_000).map { Trees.Item(id: $0) }
            let start = Usage.processorTime
            let host = TestHost(Trees.Rows(container: container, items: items), device: .desktop)
            _ = host.measureFrame()
            Measurement(
                "\(container.rawValue) of 10,000 rows: first frame", seconds: Usage.processorTime - start
            ).send()
            let append = (0..<20).map { _ in host.measureFrame { Trees.changeScreen() } }
            Measurement("\(container.rawValue) of 10,000 rows: append one", frames: append).send()
            guard let view = host.firstScrollView else { continue }
            let steps = (0..<100).map { _ in host.measureFrame { view.contentOffset.y += 30 } }
            Measurement("\(container.rawValue) of 10,000 rows: scroll step", frames: steps).send()
        }
    }

    @MainActor
    func measureLazyGrid(count: Int) {
        let begin = Usage.processorTime
        let items = (0..<count).map { Trees.Item(id: $0) }
        let start = Usage.processorTime
        Measurement("\(count) values for LazyVGrid: made", seconds: start - begin).send()
        let host = TestHost(Trees.Grid(items: items), device: .desktop)
        _ = host.measureFrame()
        Measurement("LazyVGrid of \(count): first frame", seconds: Usage.processorTime - start).send()
        guard let view = host.firstScrollView else { return }
        let steps = (0..<200).map { _ in host.measureFrame { view.contentOffset.y += 30 } }
        Measurement("LazyVGrid of \(count): scroll step", frames: steps).send()
        guard count > 100_000 else { return }
        for thousands in [2, 4, 6, 8, 10] {
            for _ in 0..<2000 { _ = host.measureFrame { view.contentOffset.y += 200 } }
            let later = (0..<200).map { _ in host.measureFrame { view.contentOffset.y += 30 } }
            Measurement("LazyVGrid of \(count): scroll step after \(thousands),000", frames: later).send()
        }
    }

    @MainActor
    func measureShapes() {
        for kind in Trees.Shapes.Kind.allCases {
            let host = TestHost(Trees.Shapes(kind: kind), device: .desktop)
            _ = host.measureFrame()
            Trees.changeScreen()
            _ = host.measureFrame()
            let frames = (0..<50).map { _ in host.measureFrame(after: host.frameInterval) }
            Measurement("500 shapes, \(kind.rawValue): frame", frames: frames).send()
        }
    }
}

extension TestHost {
    fileprivate var firstScrollView: UIScrollView? {
        func find(_ view: UIView) -> UIScrollView? {
            if let view = view as? UIScrollView { return view }
            for subview in view.subviews { if let found = find(subview) { return found } }
            return nil
        }
        return find(window)
    }
}
