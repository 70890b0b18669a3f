// A media browser for a television: tabs, rows of posters by Vitrine's CollectionView, a page for each title, and a
// list of one's own. The focus is where it was when one comes back. Valid on iOS and tvOS too.

import SwiftUI
import Vitrine

@main
struct BrowserApp: App {
    @StateObject private var library = Library()

    var body: some Scene {
        WindowGroup {
            Tabs()
                .environmentObject(library)
                .preferredColorScheme(.dark)
                .tint(.white)
        }
    }
}

struct Tabs: View {
    @EnvironmentObject private var library: Library

    var body: some View {
        TabView {
            Browse(shelves: Catalogue.home, hasFeature: true)
                .tabItem { Label("Home", systemImage: "house") }
            Browse(shelves: Catalogue.films)
                .tabItem { Label("Films", systemImage: "film") }
            Browse(shelves: Catalogue.series)
                .tabItem { Label("Series", systemImage: "tv") }
            MyList()
                .tabItem { Label("My List", systemImage: "bookmark") }
                .badge(library.list.count)
        }
    }
}

// MARK: - Pages

/// A page of shelves, below a large feature on the first one.
struct Browse: View {
    typealias Row = CollectionRow<Shelf, Title>

    let shelves: [Shelf]
    var hasFeature = false

    private var rows: [Row] { shelves.map { Row(section: $0, items: $0.titles) } }

    var body: some View {
        NavigationStack {
            CollectionView(rows: rows) { index, environment in
                Layouts.shelf(shelves[index].kind, in: environment)
            } cell: { path, title in
                NavigationLink(value: title) {
                    switch shelves[path.section].kind {
                    case .feature: Feature(title: title)
                    case .wide: WideCard(title: title)
                    case .posters: Poster(title: title)
                    }
                }
                .buttonStyle(CardStyle(lift: shelves[path.section].kind == .feature ? 1.02 : 1.08))
                .focusEffectDisabled()
            } supplementaryView: { _, path in
                ShelfHeader(name: shelves[path.section].name)
            }
            .ignoresSafeArea()
            .background { Backdrop() }
            .navigationDestination(for: Title.self) { Details(title: $0) }
            .toolbar(.hidden, for: .navigationBar)
        }
    }
}

/// What was put aside.
struct MyList: View {
    @EnvironmentObject private var library: Library

    var body: some View {
        NavigationStack {
            Group {
                if library.list.isEmpty {
                    VStack(spacing: 16) {
                        Image(systemName: "bookmark")
                            .font(.largeTitle)
                        Text("Nothing here yet")
                            .font(.title3)
                        Text("Add films and series on their pages.")
                            .font(.callout)
                            .foregroundStyle(.secondary)
                    }
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                } else {
                    CollectionView(rows: [CollectionRow(section: 0, items: library.list)]) { _, environment in
                        Layouts.grid(in: environment)
                    } cell: { _, title in
                        NavigationLink(value: title) {
                            Poster(title: title)
                        }
                        .buttonStyle(CardStyle())
                        .focusEffectDisabled()
                    }
                    .ignoresSafeArea()
                }
            }
            .background { Backdrop() }
            .navigationDestination(for: Title.self) { Details(title: $0) }
            .toolbar(.hidden, for: .navigationBar)
        }
    }
}

/// The page of a title: its picture over all of the screen, what to do with it, and what is like it.
struct Details: View {
    let title: Title
    @EnvironmentObject private var library: Library
    @Environment(\.horizontalSizeClass) private var width

    private var isCompact: Bool { width == .compact }

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Spacer(minLength: 0)
            about
                .padding(.horizontal, Look.isTelevision ? 0 : 20)
            CollectionView(rows: [CollectionRow(section: 0, items: title.similar)]) { _, environment in
                Layouts.shelf(.wide, in: environment, hasHeader: false)
            } cell: { _, title in
                NavigationLink(value: title) {
                    WideCard(title: title)
                }
                .buttonStyle(CardStyle())
                .focusEffectDisabled()
            }
            .frame(height: Look.wide.height + Look.spacing * 2)
            .ignoresSafeArea(edges: .horizontal)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading)
        .foregroundStyle(.white)
        .background {
            ZStack {
                Landscape(title: title)
                LinearGradient(
                    colors: [.black.opacity(0.85), .black.opacity(0.3), .clear],
                    startPoint: .bottomLeading, endPoint: .topTrailing)
            }
            .ignoresSafeArea()
        }
        .navigationBarTitleDisplayMode(.inline)
        .toolbarBackground(.hidden, for: .navigationBar)
        .toolbar(Look.isTelevision ? .hidden : .automatic, for: .tabBar)
    }

    private var about: some View {
        VStack(alignment: .leading, spacing: Look.isTelevision ? 28 : 16) {
            Text(title.name)
                .font(isCompact ? .title.bold() : .largeTitle.bold())
            HStack(spacing: 12) {
                Text(String(title.year))
                Text(title.genre)
                Text(title.length)
                Text("\(title.rating) %")
                    .foregroundStyle(.green)
            }
            .font(.callout)
            .foregroundStyle(.secondary)
            Text(title.summary)
                .frame(maxWidth: Look.isTelevision ? 900 : 480, alignment: .leading)
            HStack(spacing: Look.isTelevision ? 28 : 12) {
                Button {
                    library.watch(title)
                } label: {
                    Label(library.hasWatched(title) ? "Resume" : "Play", systemImage: "play.fill")
                }
                .buttonStyle(PillStyle(isProminent: true))
                Button {
                    withAnimation { library.toggle(title) }
                } label: {
                    Label(
                        library.list.contains(title) ? "On My List" : "My List",
                        systemImage: library.list.contains(title) ? "checkmark" : "plus")
                }
                .buttonStyle(PillStyle(isProminent: false))
            }
            Text("More Like This")
                .font(.headline)
                .padding(.top, 8)
        }
    }
}

// MARK: - Cards

struct Feature: View {
    let title: Title

    var body: some View {
        ZStack(alignment: .bottomLeading) {
            Landscape(title: title)
            LinearGradient(colors: [.black.opacity(0.7), .clear], startPoint: .bottomLeading, endPoint: .top)
            VStack(alignment: .leading, spacing: Look.isTelevision ? 12 : 6) {
                Text("New this week")
                    .font(.caption)
                    .foregroundStyle(.yellow)
                Text(title.name)
                    .font(.title.bold())
                Text("\(String(title.year))  ·  \(title.genre)  ·  \(title.length)")
                    .font(.callout)
                    .opacity(0.8)
            }
            .foregroundStyle(.white)
            .padding(Look.isTelevision ? 48 : 20)
        }
    }
}

struct WideCard: View {
    let title: Title

    var body: some View {
        ZStack(alignment: .bottomLeading) {
            Landscape(title: title)
            LinearGradient(colors: [.black.opacity(0.65), .clear], startPoint: .bottom, endPoint: .center)
            VStack(alignment: .leading, spacing: 6) {
                Text(title.name)
                    .font(Look.isTelevision ? .callout.bold() : .subheadline.bold())
                    .lineLimit(1)
                if title.progress > 0 {
                    Progress(share: title.progress)
                }
            }
            .foregroundStyle(.white)
            .padding(Look.isTelevision ? 18 : 10)
        }
    }
}

struct Poster: View {
    let title: Title

    var body: some View {
        ZStack(alignment: .topLeading) {
            Landscape(title: title)
            LinearGradient(colors: [.black.opacity(0.45), .clear], startPoint: .top, endPoint: .center)
            VStack(alignment: .leading, spacing: 2) {
                Text(title.name)
                    .font(Look.isTelevision ? .callout.bold() : .subheadline.bold())
                Text(title.genre)
                    .font(.caption2)
                    .opacity(0.8)
            }
            .foregroundStyle(.white)
            .padding(Look.isTelevision ? 18 : 10)
        }
    }
}

struct Progress: View {
    let share: Double

    var body: some View {
        GeometryReader { geometry in
            ZStack(alignment: .leading) {
                Capsule().fill(.white.opacity(0.3))
                Capsule().fill(.white).frame(width: geometry.size.width * share)
            }
        }
        .frame(height: Look.isTelevision ? 6 : 3)
    }
}

struct ShelfHeader: View {
    let name: String

    var body: some View {
        Text(name)
            .font(.headline)
            .foregroundStyle(.white)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading)
    }
}

struct Backdrop: View {
    var body: some View {
        LinearGradient(
            colors: [
                Color(red: 0.09, green: 0.1, blue: 0.17), Color(red: 0.03, green: 0.03, blue: 0.06),
            ],
            startPoint: .top, endPoint: .bottom
        )
        .ignoresSafeArea()
    }
}

/// Lifts a focused card, and presses it in.
struct CardStyle: ButtonStyle {
    var lift = 1.08

    func makeBody(configuration: Configuration) -> some View {
        Card(configuration: configuration, lift: lift)
    }

    private struct Card: View {
        let configuration: Configuration
        let lift: Double
        @Environment(\.isFocused) private var isFocused

        var body: some View {
            configuration.label
                .clipShape(RoundedRectangle(cornerRadius: Look.isTelevision ? 14 : 10))
                .shadow(
                    color: .black.opacity(isFocused ? 0.6 : 0.3), radius: isFocused ? 22 : 6,
                    x: 0, y: isFocused ? 18 : 3
                )
                .scaleEffect(configuration.isPressed ? 1 : isFocused ? lift : 1)
                .animation(.easeOut(duration: 0.2), value: isFocused)
                .animation(.easeOut(duration: 0.12), value: configuration.isPressed)
        }
    }
}

/// A capsule that is white with the focus.
struct PillStyle: ButtonStyle {
    let isProminent: Bool

    func makeBody(configuration: Configuration) -> some View {
        Pill(configuration: configuration, isProminent: isProminent)
    }

    private struct Pill: View {
        let configuration: Configuration
        let isProminent: Bool
        @Environment(\.isFocused) private var isFocused

        private var isLight: Bool { Look.isTelevision ? isFocused : isProminent }

        var body: some View {
            configuration.label
                .font(.callout.bold())
                .foregroundStyle(isLight ? .black : .white)
                .padding(.horizontal, Look.isTelevision ? 36 : 20)
                .padding(.vertical, Look.isTelevision ? 18 : 10)
                .background(Capsule().fill(isLight ? .white : .white.opacity(0.22)))
                .scaleEffect(configuration.isPressed ? 0.97 : isFocused ? 1.06 : 1)
                .animation(.easeOut(duration: 0.15), value: isFocused)
        }
    }
}

// MARK: - Pictures

/// A picture for a title: a sky, a sun or a moon, and hills one behind the other.
struct Landscape: View {
    let title: Title

    var body: some View {
        GeometryReader { geometry in
            let side = min(geometry.size.width, geometry.size.height)
            ZStack {
                LinearGradient(colors: title.sky, startPoint: .top, endPoint: .bottom)
                Circle()
                    .fill(title.light)
                    .frame(width: side * 0.42, height: side * 0.42)
                    .position(
                        x: geometry.size.width * (0.25 + 0.5 * title.fraction(3)),
                        y: geometry.size.height * (0.28 + 0.16 * title.fraction(5)))
                ForEach(0..<3, id: \.self) { layer in
                    Hills(seed: title.id * 3 + layer, height: 0.52 - Double(layer) * 0.15)
                        .fill(title.hill(layer))
                }
            }
        }
    }
}

struct Hills: Shape {
    let seed: Int
    /// Of the highest one, as a share of the rectangle's.
    let height: Double

    func path(in rect: CGRect) -> Path {
        var path = Path()
        let phase = Double(seed % 17) * 0.7
        let waves = 1.2 + Double(seed % 5) * 0.35
        path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
        for step in 0...24 {
            let x = Double(step) / 24
            let wave = sin(x * .pi * waves + phase) * 0.5 + sin(x * .pi * waves * 2.3 + phase * 2) * 0.2
            path.addLine(
                to: CGPoint(
                    x: rect.minX + rect.width * x,
                    y: rect.maxY - rect.height * height * (0.72 + wave * 0.4)))
        }
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.closeSubpath()
        return path
    }
}

// MARK: - Layouts

@MainActor
enum Look {
    static let isTelevision = UIDevice.current.userInterfaceIdiom == .tv
    static let spacing: CGFloat = isTelevision ? 40 : 14
    static let wide = isTelevision ? CGSize(width: 400, height: 225) : CGSize(width: 208, height: 117)
    static let poster = isTelevision ? CGSize(width: 250, height: 375) : CGSize(width: 124, height: 186)
}

@MainActor
enum Layouts {
    private static let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))

    static func shelf(
        _ kind: Shelf.Kind, in environment: any NSCollectionLayoutEnvironment, hasHeader: Bool = true
    ) -> NSCollectionLayoutSection {
        let width = environment.container.effectiveContentSize.width
        let size: CGSize
        switch kind {
        case .feature:
            let whole = width - (Look.isTelevision ? 0 : 40)
            size = CGSize(width: whole, height: Look.isTelevision ? 560 : min(whole * 0.62, 380))
        case .wide: size = Look.wide
        case .posters: size = Look.poster
        }
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .absolute(size.width), heightDimension: .absolute(size.height)),
            subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = Look.spacing
        section.orthogonalScrollingBehavior = .continuous
        let side: CGFloat = Look.isTelevision ? 0 : 20
        section.contentInsets = NSDirectionalEdgeInsets(
            top: Look.spacing / 2, leading: side, bottom: Look.spacing * 0.75, trailing: side)
        if hasHeader, kind != .feature {
            section.boundarySupplementaryItems = [
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: NSCollectionLayoutSize(
                        widthDimension: .fractionalWidth(1),
                        heightDimension: .absolute(Look.isTelevision ? 56 : 32)),
                    elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            ]
        }
        return section
    }

    static func grid(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let side: CGFloat = Look.isTelevision ? 0 : 20
        let width = environment.container.effectiveContentSize.width - 2 * side
        let count = max(2, Int((width + Look.spacing) / (Look.poster.width + Look.spacing)))
        let column = (width - CGFloat(count - 1) * Look.spacing) / CGFloat(count)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute((column * 1.5).rounded())),
            repeatingSubitem: NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .absolute(column), heightDimension: .fractionalHeight(1))), count: count)
        group.interItemSpacing = .fixed(Look.spacing)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = Look.spacing
        section.contentInsets = NSDirectionalEdgeInsets(
            top: Look.spacing / 2, leading: side, bottom: Look.spacing, trailing: side)
        return section
    }
}

// MARK: - Model

@MainActor
final class Library: ObservableObject {
    @Published private(set) var list: [Title] = []
    @Published private var watched: Set<Title> = []

    func toggle(_ title: Title) {
        if let index = list.firstIndex(of: title) {
            list.remove(at: index)
        } else {
            list.append(title)
        }
    }

    func watch(_ title: Title) { watched.insert(title) }
    func hasWatched(_ title: Title) -> Bool { watched.contains(title) || title.progress > 0 }
}

struct Shelf: Hashable {
    enum Kind { case feature, wide, posters }

    let name: String
    let kind: Kind
    let titles: [Title]
}

enum Catalogue {
    static let home = [
        Shelf(name: "Feature", kind: .feature, titles: [Title(id: 4)]),
        Shelf(name: "Continue Watching", kind: .wide, titles: titles(11, 6).map { $0.begun() }),
        Shelf(name: "Tonight", kind: .posters, titles: titles(30, 14)),
        Shelf(name: "Into the Wild", kind: .wide, titles: titles(50, 12)),
        Shelf(name: "Critics' Choice", kind: .posters, titles: titles(70, 14)),
    ]
    static let films = shelves(["Adventures", "Quiet Dramas", "Comedies", "Mysteries"], from: 100)
    static let series = shelves(["Returning", "One Season", "Documentaries", "Animation"], from: 300)

    private static func titles(_ first: Int, _ count: Int) -> [Title] {
        (first..<first + count).map { Title(id: $0) }
    }

    private static func shelves(_ names: [String], from first: Int) -> [Shelf] {
        names.enumerated().map { index, name in
            Shelf(
                name: name, kind: index % 2 == 0 ? .posters : .wide, titles: titles(first + index * 40, 14))
        }
    }
}

struct Title: Hashable {
    let id: Int
    /// How much of it was watched.
    var progress = 0.0

    func begun() -> Title { Title(id: id, progress: 0.15 + 0.7 * fraction(7)) }

    /// A number from 0 to 1 that always is the same for a title.
    func fraction(_ salt: Int) -> Double { Double((id * 37 + salt * 101) % 97) / 97 }

    private func pick(_ words: [String], _ salt: Int) -> String {
        words[(id * 7 + id / 3 + salt) % words.count]
    }

    var name: String {
        pick(
            [
                "Silver", "Hidden", "Northern", "Paper", "Glass", "Distant", "Golden", "Winter", "Electric",
                "Quiet", "Second",
            ], 0) + " "
            + pick(["Harbour", "Garden", "Signal", "Orchard", "Mountain", "Letters", "Carnival", "Tide"], 3)
    }

    var genre: String { pick(["Adventure", "Drama", "Mystery", "Comedy", "Documentary"], 1) }
    var year: Int { 1998 + (id * 13) % 28 }
    var length: String { "\((80 + (id * 37) % 55) / 60) h \((80 + (id * 37) % 55) % 60) min" }
    var rating: Int { 71 + (id * 29) % 28 }
    var similar: [Title] { (1...10).map { Title(id: id + $0 * 17) } }

    var summary: String {
        let place = pick(["a lighthouse", "the last ferry", "a border town", "an old observatory"], 2)
        let turn = pick(
            ["a letter that was never sent", "a storm that will not pass", "someone thought lost"], 4)
        return
            "Three strangers meet at \(place), and find that all of them came for the same reason: \(turn)."
    }

    private var hue: Double { fraction(1) }

    private func color(_ shift: Double, _ saturation: Double, _ brightness: Double) -> Color {
        Color(
            hue: (hue + shift).truncatingRemainder(dividingBy: 1), saturation: saturation,
            brightness: brightness)
    }

    var sky: [Color] { [color(0, 0.62, 0.5), color(0.08, 0.5, 0.88), color(0.14, 0.35, 0.98)] }
    var light: Color { color(0.16, 0.12, 1).opacity(0.9) }
    func hill(_ layer: Int) -> Color { color(0.02 * Double(layer), 0.6, 0.46 - 0.15 * Double(layer)) }
}
