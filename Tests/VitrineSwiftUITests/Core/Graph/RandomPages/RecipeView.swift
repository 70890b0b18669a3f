import VitrineTesting

@testable import VitrineSwiftUI

struct NumbersKey: PreferenceKey {
    static var defaultValue: [Int] { [] }
    static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

private struct SizeKey: PreferenceKey {
    static var defaultValue: CGSize { .zero }
    static func reduce(value: inout CGSize, nextValue: () -> CGSize) { value = nextValue() }
}

private struct BoundsKey: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
        value += nextValue()
    }
}

private struct RecipeNumberKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
    var recipeNumber: Int {
        get { self[RecipeNumberKey.self] }
        set { self[RecipeNumberKey.self] = newValue }
    }
}

/// The view of a recipe: a view that contains itself.
struct RecipeView: View {
    let recipe: Recipe
    let stage: RecipeStage

    var body: some View {
        switch recipe {
        case .leaf(let kind, let number): RecipeLeaf(kind: kind, number: number, stage: stage)
        case .modified(.optional, let number, let part): if number % 3 > 0 { view(part) }
        case .modified(let kind, let number, let part):
            RecipeModifiers(number: number, stage: stage).apply(kind, to: view(part))
        case .pair(.branch, let number, let first, let second):
            if number % 2 == 0 { view(first) } else { view(second).padding(1) }
        case .pair(.background, let number, let first, let second):
            view(first).background(view(second), alignment: alignment(number))
        case .pair(.overlay, let number, let first, let second):
            view(first).overlay(alignment: alignment(number)) { view(second) }
        case .pair(.bar, let number, let first, let second):
            view(first).safeAreaInset(
                edge: number % 2 == 0 ? .top : .bottom, alignment: number % 3 == 0 ? .leading : .center,
                spacing: number % 5 == 0 ? nil : CGFloat(number % 7)
            ) { view(second).frame(maxHeight: CGFloat(5 + number % 30)) }
        case .pair(.sideBar, let number, let first, let second):
            view(first).safeAreaInset(edge: number % 2 == 0 ? .leading : .trailing, spacing: 1) {
                view(second).frame(maxWidth: CGFloat(5 + number % 30))
            }
        case .pair(.mask, _, let first, let second): view(first).mask(view(second))
        case .container(let kind, let number, let parts): container(kind, number, parts)
        case .each(let ids, let part):
            ForEach(ids, id: \.self) { id in
                Text("\(id)")
                view(part)
            }
        }
    }

    private func view(_ recipe: Recipe) -> AnyView { AnyView(RecipeView(recipe: recipe, stage: stage)) }

    private func many(_ parts: [Recipe]) -> some View {
        ForEach(Array(parts.enumerated()), id: \.offset) { view($0.element) }
    }

    private func lines(_ number: Int, _ parts: [Recipe]) -> some View {
        Group {
            many(parts)
            ForEach(0..<(number % 23), id: \.self) { Text("\($0)") }
        }
        .frame(height: 16)
    }

    private func alignment(_ number: Int) -> Alignment {
        [.topLeading, .center, .bottomTrailing, .top][number % 4]
    }

    private func container(_ kind: Recipe.Container, _ number: Int, _ parts: [Recipe]) -> AnyView {
        let spacing = number % 5 == 0 ? nil : CGFloat(number % 12)
        switch kind {
        case .column:
            return AnyView(
                VStack(alignment: number % 2 == 0 ? .leading : .center, spacing: spacing) { many(parts) })
        case .row:
            return AnyView(
                HStack(alignment: number % 2 == 0 ? .top : .firstTextBaseline, spacing: spacing) {
                    many(parts)
                })
        case .layers: return AnyView(ZStack(alignment: alignment(number)) { many(parts) })
        case .pairOfViews:
            return AnyView(
                VStack(spacing: spacing) {
                    view(parts.first ?? .leaf(.empty, 0))
                    Color.blue.frame(width: 9, height: 2)
                    view(parts.last ?? .leaf(.empty, 0))
                })
        case .grid:
            return AnyView(
                Grid(horizontalSpacing: spacing, verticalSpacing: 2) {
                    GridRow { many(parts) }
                    GridRow { Text("\(number)") }
                })
        case .flow: return AnyView(Flow(step: CGFloat(number % 20), isStale: false) { many(parts) })
        case .staleFlow: return AnyView(Flow(step: CGFloat(number % 20), isStale: true) { many(parts) })
        case .anyLayout:
            let layout = number % 2 == 0 ? AnyLayout(HStackLayout(spacing: 3)) : AnyLayout(VStackLayout())
            return AnyView(layout { many(parts) })
        case .fits: return AnyView(ViewThatFits { many(parts) })
        case .group: return AnyView(Group { many(parts) })
        case .section:
            return AnyView(Section(header: Text("h\(number)").frame(width: 16, height: 16)) { many(parts) })
        case .scrollingColumn:
            return AnyView(
                ScrollView(showsIndicators: false) { many(parts) }.frame(height: CGFloat(30 + number)))
        case .scrollingRow:
            return AnyView(
                ScrollView(.horizontal, showsIndicators: false) { HStack { many(parts) } }
                    .frame(width: CGFloat(30 + number)))
        // Rows of one length: what is not in view is estimated, and differs by what was.
        case .lazyColumn:
            return AnyView(
                ScrollView(showsIndicators: false) {
                    LazyVStack(spacing: spacing, pinnedViews: number % 2 == 0 ? .sectionHeaders : []) {
                        Section(header: Text("h").frame(height: 16)) { lines(number, parts) }
                    }
                }.frame(height: 90))
        case .lazyRow:
            return AnyView(
                ScrollView(.horizontal, showsIndicators: false) {
                    LazyHStack(spacing: spacing) { lines(number, parts).frame(width: 16) }
                }.frame(width: 90))
        case .lazyGrid:
            let columns =
                number % 2 == 0 ? [GridItem(.flexible()), GridItem()] : [GridItem(.adaptive(minimum: 30))]
            return AnyView(
                ScrollView(showsIndicators: false) {
                    LazyVGrid(columns: columns, spacing: spacing) { lines(number, parts) }
                }.frame(height: 90))
        case .list: return AnyView(List { many(parts) }.frame(height: 220))
        }
    }
}

/// The modifiers of recipes.
private struct RecipeModifiers {
    let number: Int
    let stage: RecipeStage
    private var length: CGFloat { CGFloat(number) }

    @MainActor func apply(_ kind: Recipe.Modifier, to view: AnyView) -> AnyView {
        layout(kind, view) ?? effect(kind, view) ?? preference(kind, view) ?? AnyView(other(kind, view))
    }

    @MainActor private func layout(_ kind: Recipe.Modifier, _ view: AnyView) -> AnyView? {
        switch kind {
        case .padding: AnyView(view.padding(length / 5 - 4))
        case .edgePadding: AnyView(view.padding([.leading, .top], length / 6))
        case .offset: AnyView(view.offset(x: length - 50, y: 3))
        case .position: AnyView(view.position(x: length, y: 20))
        case .frame:
            AnyView(
                view.frame(
                    width: number % 3 > 0 ? length : nil, height: number % 4 > 0 ? length / 2 : nil,
                    alignment: number % 2 == 0 ? .topLeading : .trailing))
        case .flexibleFrame: AnyView(view.frame(minWidth: 5, maxWidth: length + 5, maxHeight: .infinity))
        case .fixedSize: AnyView(view.fixedSize(horizontal: number % 2 == 0, vertical: number % 3 == 0))
        case .aspectRatio:
            AnyView(view.aspectRatio(0.5 + length / 50, contentMode: number % 2 == 0 ? .fit : .fill))
        case .priority: AnyView(view.layoutPriority(Double(number % 3) - 1))
        case .guide: AnyView(view.alignmentGuide(.leading) { $0.width / 2 + length / 10 })
        case .zIndex: AnyView(view.zIndex(Double(number % 3)))
        case .ignoresSafeArea: AnyView(view.ignoresSafeArea())
        case .safeAreaPadding:
            AnyView(view.safeAreaPadding(number % 2 == 0 ? [.top, .leading] : .bottom, length / 8))
        case .containerFrame:
            AnyView(
                view.containerRelativeFrame(
                    number % 2 == 0 ? .horizontal : .vertical, count: 1 + number % 4, spacing: 2))
        default: nil
        }
    }

    @MainActor private func effect(_ kind: Recipe.Modifier, _ view: AnyView) -> AnyView? {
        switch kind {
        case .opacity: AnyView(view.opacity(Double(number) / 100))
        case .scale: AnyView(view.scaleEffect(0.5 + length / 100))
        case .rotation: AnyView(view.rotationEffect(.degrees(Double(number))))
        case .clipped: AnyView(view.clipped())
        case .clipShape: AnyView(view.clipShape(RoundedRectangle(cornerRadius: length / 10)))
        case .corners: AnyView(view.cornerRadius(length / 10))
        case .border: AnyView(view.border(Color.red, width: length / 30))
        case .shadow: AnyView(view.shadow(radius: length / 20, x: 1))
        case .hidden: number % 2 == 0 ? AnyView(view.hidden()) : view
        case .colorBehind: AnyView(view.background(Color(white: Double(number) / 100)))
        default: nil
        }
    }

    @MainActor private func preference(_ kind: Recipe.Modifier, _ view: AnyView) -> AnyView? {
        switch kind {
        case .preference: AnyView(view.preference(key: NumbersKey.self, value: [number]))
        case .transformPreference:
            AnyView(view.transformPreference(NumbersKey.self) { $0.append($0.count + number) })
        case .showsPreference:
            AnyView(
                view.overlayPreferenceValue(NumbersKey.self) { numbers in
                    Text(numbers.map { "\($0)" }.joined(separator: " ")).fixedSize()
                })
        case .showsAnchor:
            AnyView(
                view.anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
                    .overlayPreferenceValue(BoundsKey.self) { anchors in
                        GeometryReader { proxy in
                            ForEach(Array(anchors.enumerated()), id: \.offset) { _, anchor in
                                Color.green.opacity(0.3)
                                    .frame(width: proxy[anchor].width / 2, height: 3)
                                    .offset(x: proxy[anchor].minX, y: proxy[anchor].minY)
                            }
                        }
                    })
        case .readsSize: AnyView(SizeReading(content: view))
        default: nil
        }
    }

    @MainActor @ViewBuilder private func other(_ kind: Recipe.Modifier, _ view: AnyView) -> some View {
        switch kind {
        case .id: view.id(number % 3)
        case .erased: AnyView(view)
        case .appears:
            view.onAppear { stage.appearances[number, default: 0] += 1 }
                .onDisappear { stage.appearances[number, default: 0] -= 1 }
                .id(number)
        case .number: view.environment(\.recipeNumber, number)
        case .font: view.font(.system(size: 6 + length / 5))
        case .foreground: view.foregroundColor(Color(white: Double(number) / 100))
        case .lineLimit: view.lineLimit(1 + number % 3, reservesSpace: number % 2 == 0)
        case .lineStyle: view.underline(number % 2 == 0).bold(number % 3 == 0).tracking(CGFloat(number % 5))
        case .direction: view.environment(\.layoutDirection, number % 2 == 0 ? .rightToLeft : .leftToRight)
        case .tapped: view.onTapGesture {}
        case .untouchable: view.allowsHitTesting(number % 2 == 0)
        case .contentShape: view.contentShape(Rectangle())
        case .animated: view.animation(.linear(duration: 0.1), value: number)
        default: view.transition(number % 2 == 0 ? .slide : .scale)
        }
    }
}

/// The `readSize` that every program has.
private struct SizeReading<Content: View>: View {
    let content: Content
    @State private var size = CGSize.zero

    var body: some View {
        // One view: of several, each would tell its size.
        ZStack { content }
            .background(
                GeometryReader { Color.clear.preference(key: SizeKey.self, value: $0.size) }
            )
            .onPreferenceChange(SizeKey.self) { size = $0 }
            .overlay(Color.orange.frame(width: size.width / 3, height: 2), alignment: .bottom)
    }
}

/// Puts views one after another, each lower than the one before; the sizes are kept in its cache.
private struct Flow: Layout {
    let step: CGFloat
    let isStale: Bool

    func makeCache(subviews: Subviews) -> [CGSize] { subviews.map { $0.sizeThatFits(.unspecified) } }

    func updateCache(_ cache: inout [CGSize], subviews: Subviews) {
        if !isStale || cache.count != subviews.count { cache = makeCache(subviews: subviews) }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) -> CGSize {
        CGSize(
            width: cache.reduce(0) { $0 + $1.width },
            height: cache.indices.map { cache[$0].height + step * CGFloat($0) }.max() ?? 0)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
    ) {
        var x = bounds.minX
        for index in subviews.indices {
            subviews[index].place(
                at: CGPoint(x: x, y: bounds.minY + step * CGFloat(index)), proposal: .unspecified)
            x += cache[index].width
        }
    }
}
