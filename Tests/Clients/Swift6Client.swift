// A program of Apple's platforms in the Swift 6 language mode. The smoke test compiles it with `--swift-version 6` and
// expects no diagnostic: isolation and Sendable are those of Apple's interfaces, for SwiftUI, for its bridges to UIKit
// and for UIKit under strict concurrency.
import Combine
import SwiftUI
import UIKit

@main
struct ClientApp: App {
    @StateObject private var library = Library()

    var body: some Scene {
        WindowGroup {
            RootView()
                .environmentObject(library)
                .environment(\.accent, .orange)
        }
    }
}

// MARK: State

@MainActor
final class Library: ObservableObject {
    @Published var movies: [Movie] = (0..<8).map { Movie(id: $0, title: "Movie \($0)") }
    @Published private(set) var isLoading = false

    func load() async {
        isLoading = true
        defer { isLoading = false }
        let fetched = await Task.detached { [Movie(id: 100, title: "Fetched")] }.value
        movies += fetched
    }
}

struct Movie: Identifiable, Hashable, Sendable {
    let id: Int
    var title: String
}

private struct AccentKey: EnvironmentKey {
    static let defaultValue = Color.blue
}

extension EnvironmentValues {
    var accent: Color {
        get { self[AccentKey.self] }
        set { self[AccentKey.self] = newValue }
    }
}

// MARK: Views

struct RootView: View {
    @EnvironmentObject private var library: Library
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.accent) private var accent
    @State private var selection: Int?
    @State private var isOn = false

    var body: some View {
        ScrollView(.vertical, showsIndicators: false) {
            VStack(alignment: .leading, spacing: 12) {
                header
                shapes
                ForEach(library.movies) { movie in
                    MovieRow(
                        movie: movie,
                        isSelected: Binding(
                            get: { selection == movie.id }, set: { selection = $0 ? movie.id : nil }))
                }
                ForEach(0..<3) { Text("Row \($0)").id($0) }
                ForEach(["a", "b"], id: \.self) { name in Text(verbatim: name) }
                bridges
                if isOn { Text("On").transition(.opacity) } else { EmptyView() }
                AnyView(Text("Erased"))
                Group {
                    Color.red.frame(width: 10, height: 10)
                    Color(.systemTeal).frame(height: 4)
                }
            }
            .padding(.horizontal, 16)
            .padding([.top, .bottom])
            .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        }
        .background(Color(uiColor: .systemBackground))
        .ignoresSafeArea(.container, edges: .bottom)
        .task { await library.load() }
        .onAppear { isOn = true }
        .onDisappear { isOn = false }
        .onChange(of: isOn) { old, new in print(old, new) }
        .onChange(of: selection) { print("selected") }
        .onReceive(library.$isLoading) { print($0) }
    }

    private var header: some View {
        HStack(alignment: .firstTextBaseline, spacing: nil) {
            Text("Movies \(library.movies.count)")
                .font(.largeTitle).bold()
                .foregroundColor(accent)
                .lineLimit(1)
                .multilineTextAlignment(.center)
                .fixedSize(horizontal: false, vertical: true)
                .layoutPriority(1)
            Spacer(minLength: 8)
            Text(colorScheme == .dark ? "Dark" : "Light").italic()
            Button("Shuffle") {
                withAnimation(.spring(response: 0.4, dampingFraction: 0.8, blendDuration: 0)) {
                    library.movies.shuffle()
                }
            }
            .buttonStyle(PressStyle())
            .disabled(library.isLoading)
            Button(action: { isOn.toggle() }) { Text("Toggle") }
            Button(role: .destructive, action: { isOn = false }, label: { Text("Off") })
        }
    }

    private var shapes: some View {
        ZStack(alignment: .topLeading) {
            Rectangle().fill(.blue.opacity(0.2)).border(.gray, width: 1)
            RoundedRectangle(cornerRadius: 8, style: .continuous).stroke(.red, lineWidth: 2).offset(
                x: 2, y: 2)
            Circle().foregroundStyle(.green).scaleEffect(0.5, anchor: .center)
            Capsule().fill(
                LinearGradient(
                    colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
            )
            .rotationEffect(.degrees(10))
            Wedge(angle: .degrees(30)).fill(accent).hidden()
            GeometryReader { proxy in
                Text(
                    "\(Int(proxy.size.width)) \(Int(proxy.frame(in: .global).minX)) \(Int(proxy.safeAreaInsets.top))"
                )
            }
        }
        .frame(
            minWidth: 0, idealWidth: 100, maxWidth: .infinity, minHeight: 40, maxHeight: 80,
            alignment: .leading
        )
        .clipShape(RoundedRectangle(cornerRadius: 6))
        .cornerRadius(4)
        .shadow(color: .black.opacity(0.3), radius: 4, x: 0, y: 2)
        .overlay(alignment: .bottomTrailing) { Text("over").font(.caption) }
        .overlay(Circle().frame(width: 4), alignment: .center)
        .background(.yellow.opacity(0.1))
        .background { Color.clear }
        .aspectRatio(3, contentMode: .fit)
        .opacity(isOn ? 1 : 0.5)
        .animation(.easeInOut(duration: 0.2), value: isOn)
        .onTapGesture(count: 2) { isOn.toggle() }
    }

    private var bridges: some View {
        HStack {
            LabelView(text: "UIKit", isOn: $isOn).frame(height: 20)
            ControllerView(color: .systemPurple).frame(width: 40, height: 20)
        }
    }
}

struct MovieRow: View {
    let movie: Movie
    @Binding var isSelected: Bool

    var body: some View {
        Button {
            isSelected.toggle()
        } label: {
            Text(movie.title).font(.system(size: 17, weight: .semibold, design: .rounded))
                .modifier(Highlight(isOn: isSelected))
        }
    }
}

struct Highlight: ViewModifier {
    let isOn: Bool
    func body(content: Content) -> some View { content.background(isOn ? Color.accentColor : Color.clear) }
}

struct Wedge: Shape {
    var angle: Angle
    var animatableData: Double {
        get { angle.degrees }
        set { angle = .degrees(newValue) }
    }
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.midX, y: rect.midY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
            path.addArc(
                center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2, startAngle: .zero,
                endAngle: angle, clockwise: false)
            path.closeSubpath()
        }
    }
}

struct PressStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.scaleEffect(configuration.isPressed ? 0.9 : 1)
    }
}

struct Stack<Content: View>: View {
    private let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View { VStack { content } }
}

// MARK: Bridges

struct LabelView: UIViewRepresentable {
    let text: String
    @Binding var isOn: Bool

    final class Coordinator: NSObject, UIGestureRecognizerDelegate {
        var parent: LabelView
        init(_ parent: LabelView) { self.parent = parent }
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { parent.isOn }
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }
    func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        let tap = UITapGestureRecognizer()
        tap.delegate = context.coordinator
        label.addGestureRecognizer(tap)
        return label
    }
    func updateUIView(_ uiView: UILabel, context: Context) {
        context.coordinator.parent = self
        uiView.text = text
        uiView.textColor = context.environment.colorScheme == .dark ? .white : .black
    }
    static func dismantleUIView(_ uiView: UILabel, coordinator: Coordinator) { uiView.text = nil }
}

struct ControllerView: UIViewControllerRepresentable {
    let color: UIColor
    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {
        uiViewController.view.backgroundColor = color
    }
}

final class HostController: UIViewController {
    private lazy var host = UIHostingController(rootView: Stack { Text("Hosted") })

    override func viewDidLoad() {
        super.viewDidLoad()
        host.safeAreaRegions = []
        host.sizingOptions = [.intrinsicContentSize]
        addChild(host)
        host.view.frame.size = host.sizeThatFits(in: CGSize(width: 100, height: CGFloat.infinity))
        view.addSubview(host.view)
        host.didMove(toParent: self)
        host.rootView = Stack { Text("Changed") }
    }
}

final class HostingCell: UICollectionViewCell {
    private var host: UIHostingController<Text>?

    func show(_ movie: Movie) {
        guard host == nil else {
            host?.rootView = Text(movie.title)
            return
        }
        let host = UIHostingController(rootView: Text(movie.title))
        host.view.frame = contentView.bounds
        host.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(host.view)
        self.host = host
    }
}

// MARK: UIKit under strict concurrency

final class StrictController: UIViewController, UICollectionViewDelegate {
    private enum Section: Hashable, Sendable { case main }
    private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: Self.layout())
    private lazy var dataSource: UICollectionViewDiffableDataSource<Section, Movie.ID> = {
        let registration = UICollectionView.CellRegistration<HostingCell, Movie.ID> { cell, _, id in
            cell.show(Movie(id: id, title: "\(id)"))
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, id in
            view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
        }
    }()

    private static func layout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { _, environment in
            let item = NSCollectionLayoutItem(
                layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)),
                repeatingSubitem: item, count: 2)
            let section = NSCollectionLayoutSection(group: group)
            section.orthogonalScrollingBehavior =
                environment.traitCollection.userInterfaceIdiom == .tv ? .continuous : .none
            return section
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.delegate = self
        collectionView.frame = view.bounds
        view.addSubview(collectionView)
        Task { await apply() }
        UIView.animate(withDuration: 0.2) {
            self.view.alpha = 1
        } completion: { _ in
            self.view.alpha = 0.5
        }
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, _: UITraitCollection) in
            self.view.setNeedsLayout()
        }
    }

    private func apply() async {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Movie.ID>()
        snapshot.appendSections([.main])
        snapshot.appendItems([1, 2, 3])
        await dataSource.apply(snapshot, animatingDifferences: true)
        await dataSource.applySnapshotUsingReloadData(snapshot)
        let finished = await collectionView.performBatchUpdates {}
        print(finished, dataSource.itemIdentifier(for: IndexPath(item: 0, section: 0)) ?? 0)
    }
}

/// What refreshes a view is isolated as the view is, tasks in it, too.
struct Reloading: View {
    @ObservedObject var library: Library

    var body: some View {
        List(library.movies) { Text($0.title) }
            .refreshable { Task { library.movies.removeAll() } }
    }
}

/// Colours, fonts, traits and transforms are values that any thread may use.
func valuesOffTheMainActor() async -> Bool {
    await Task.detached {
        let color = UIColor(red: 1, green: 0, blue: 0, alpha: 1).withAlphaComponent(0.5)
        let font = UIFont.systemFont(ofSize: 12, weight: .bold)
        let traits = UITraitCollection(userInterfaceStyle: .dark)
        let resolved = UIColor.label.resolvedColor(with: traits)
        let transform = CGAffineTransform(scaleX: 2, y: 2).concatenating(.identity)
        return color != resolved && font.pointSize == 12 && transform.a == 2
    }.value
}

#Preview { RootView().environmentObject(Library()) }
