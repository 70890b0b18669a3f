// The shelf of article A0, "Building a Collection For SwiftUI": rows that scroll sideways, each with a
// header, and SwiftUI buttons in the cells that shuffle the rows. Valid on iOS and tvOS too.

import SwiftUI
import Vitrine

@main
struct ShelfApp: App {
    var body: some Scene {
        WindowGroup {
            Shelf()
        }
    }
}

struct Shelf: View {
    typealias Row = CollectionRow<Genre, Film>

    @State private var rows = Genre.all.map { genre in
        Row(section: genre, items: (0..<20).map { Film(genre: genre, number: $0) })
    }
    @State private var generator = ShuffleGenerator(seed: 7)

    var body: some View {
        ZStack {
            Color(red: 0.05, green: 0.06, blue: 0.1)
                .ignoresSafeArea()
            CollectionView(rows: rows) { _, environment in
                Self.section(in: environment)
            } cell: { _, film in
                Button {
                    shuffle()
                } label: {
                    Poster(film: film)
                }
                .buttonStyle(LiftButtonStyle())
                .focusEffectDisabled()
            } supplementaryView: { _, indexPath in
                Header(genre: rows[indexPath.section].section)
            }
            .ignoresSafeArea()
        }
    }

    private func shuffle() {
        rows = rows.map { row in
            Row(section: row.section, items: row.items.shuffled(using: &generator))
        }
    }

    /// A row of posters in 16:9 below a header, in sizes for a television or for a screen at hand.
    private static func section(in environment: any NSCollectionLayoutEnvironment)
        -> NSCollectionLayoutSection
    {
        let isTelevision = environment.traitCollection.userInterfaceIdiom == .tv
        let spacing: CGFloat = isTelevision ? 40 : 16
        let width: CGFloat = isTelevision ? 410 : min(260, environment.container.contentSize.width * 0.42)

        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .absolute(width), heightDimension: .absolute((width * 9 / 16).rounded())),
            subitems: [item])
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(isTelevision ? 70 : 36)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)

        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = spacing
        section.orthogonalScrollingBehavior = .continuous
        section.contentInsets = NSDirectionalEdgeInsets(
            top: spacing / 2, leading: isTelevision ? 0 : 20, bottom: spacing, trailing: isTelevision ? 0 : 20
        )
        section.boundarySupplementaryItems = [header]
        return section
    }
}

// MARK: - Views

struct Header: View {
    let genre: Genre

    var body: some View {
        Text(genre.name)
            .font(.headline)
            .foregroundColor(.white)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading)
    }
}

struct Poster: View {
    let film: Film

    var body: some View {
        ZStack(alignment: .bottomLeading) {
            LinearGradient(colors: film.colors, startPoint: .topLeading, endPoint: .bottomTrailing)
            GeometryReader { geometry in
                Circle()
                    .fill(Color.white.opacity(0.14))
                    .frame(width: geometry.size.height * 1.2, height: geometry.size.height * 1.2)
                    .offset(
                        x: geometry.size.width * film.moon, y: -geometry.size.height * 0.45)
            }
            VStack(alignment: .leading, spacing: 2) {
                Text(film.title)
                    .font(.headline)
                    .lineLimit(1)
                Text(film.subtitle)
                    .font(.caption)
                    .opacity(0.75)
                    .lineLimit(1)
            }
            .foregroundColor(.white)
            .padding(12)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

/// Lifts a focused button, and presses it in: the look of a card on tvOS, on every system.
struct LiftButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        Card(configuration: configuration)
    }

    private struct Card: View {
        let configuration: Configuration
        @Environment(\.isFocused) private var isFocused

        var body: some View {
            configuration.label
                .clipShape(RoundedRectangle(cornerRadius: 12))
                .shadow(
                    color: Color.black.opacity(isFocused ? 0.55 : 0.3), radius: isFocused ? 18 : 5,
                    x: 0, y: isFocused ? 16 : 2
                )
                .scaleEffect(configuration.isPressed ? 1 : isFocused ? 1.08 : 1)
                .animation(.easeOut(duration: 0.2), value: isFocused)
                .animation(.easeOut(duration: 0.12), value: configuration.isPressed)
        }
    }
}

// MARK: - Model

struct Genre: Hashable {
    let name: String
    /// The position on the colour wheel, from 0 to 1.
    let hue: Double

    static let all: [Genre] = {
        let moods = ["New", "Classic", "Short", "Quiet", "Late-night"]
        let kinds = [
            "Adventures", "Documentaries", "Comedies", "Mysteries", "Science Fiction", "Dramas", "Animation",
            "Concerts",
        ]
        return (0..<40).map { index in
            Genre(
                name: "\(moods[index / kinds.count]) \(kinds[index % kinds.count])",
                hue: (Double(index) * 0.118 + 0.58).truncatingRemainder(dividingBy: 1))
        }
    }()
}

struct Film: Hashable {
    let genre: Genre
    let number: Int

    var title: String {
        let first = [
            "Silver", "Hidden", "Northern", "Paper", "Glass", "Distant", "Golden", "Winter", "Electric",
        ]
        let second = ["Harbour", "Garden", "Signal", "Orchard", "Mountain", "Letters", "Carnival", "Tide"]
        let seed = genre.name.utf8.reduce(number) { $0 &+ Int($1) }
        return "\(first[seed % first.count]) \(second[(seed / 3 + number) % second.count])"
    }

    var subtitle: String {
        "\(80 + (number * 37) % 55) minutes"
    }

    var colors: [Color] {
        let hue = genre.hue + Double(number) * 0.017
        return [
            Color(hue: hue.truncatingRemainder(dividingBy: 1), saturation: 0.62, brightness: 0.82),
            Color(hue: (hue + 0.12).truncatingRemainder(dividingBy: 1), saturation: 0.8, brightness: 0.38),
        ]
    }

    /// Where the circle of the artwork begins, as a share of the width.
    var moon: Double {
        0.1 + Double((number * 7) % 10) / 14
    }
}

/// A generator that shuffles the same way each time, so that pictures can be compared (SplitMix64).
struct ShuffleGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var z = state
        z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
        return z ^ (z >> 31)
    }
}
