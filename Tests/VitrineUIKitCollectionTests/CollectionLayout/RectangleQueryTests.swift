import Foundation
import Testing
import UIKitTestSupport
import VitrineSupport

@testable import VitrineUIKit

/// Rectangles that only touch do not intersect; one without an area does where it lies inside the other. Foundation on
/// Linux says otherwise, so every query is held against the rule.
@MainActor
@Suite struct RectangleQueryTests {
    /// A layout, and whatever asks it for elements in a rectangle, in the coordinates of its answers.
    struct Query {
        var name: String
        var ask: (CGRect) -> [UICollectionViewLayoutAttributes]
        /// A rectangle that holds everything.
        var all: CGRect
        /// What else must live as long.
        var owner: AnyObject?
    }

    @Test func `The rule itself`() {
        let square = rect(10, 10, 10, 10)
        let touching = [
            rect(0, 10, 10, 10), rect(20, 10, 10, 10), rect(10, 0, 10, 10), rect(10, 20, 10, 10),
            rect(0, 0, 10, 10), rect(20, 20, 10, 10), rect(10, 12, 0, 0), rect(20, 12, 0, 0),
            rect(12, 10, 0, 0),
            rect(12, 20, 0, 0), rect(10, 12, 0, 5), rect(12, 20, 5, 0), rect(20, 20, 0, 0),
        ]
        for other in touching {
            #expect(!square.overlaps(other) && !other.overlaps(square), "\(other)")
        }
        let inside = [
            rect(12, 12, 0, 0), rect(12, 12, 5, 0), rect(12, 12, 0, 5), rect(19.5, 19.5, 5, 5), square,
        ]
        for other in inside { #expect(square.overlaps(other) && other.overlaps(square), "\(other)") }
    }

    @Test func `Every query of every layout follows it, on each side of each element`() {
        for query in queries() {
            let elements = query.ask(query.all).filter { $0.frame.width > 0 && $0.frame.height > 0 }
            #expect(elements.count > 2, "\(query.name)")
            for element in elements {
                let frame = element.frame
                let key = ElementKey(element)
                func isFound(_ rect: CGRect) -> Bool { query.ask(rect).contains { ElementKey($0) == key } }
                let touching = [
                    "left": rect(frame.minX - 7, frame.minY, 7, frame.height),
                    "right": rect(frame.maxX, frame.minY, 7, frame.height),
                    "above": rect(frame.minX, frame.minY - 7, frame.width, 7),
                    "below": rect(frame.minX, frame.maxY, frame.width, 7),
                    "corner": rect(frame.maxX, frame.maxY, 7, 7),
                    "line at the left": rect(frame.minX, frame.minY, 0, frame.height),
                    "line at the bottom": rect(frame.minX, frame.maxY, frame.width, 0),
                    "point at the corner": rect(frame.minX, frame.minY, 0, 0),
                ]
                for (side, rect) in touching {
                    #expect(!isFound(rect), "\(query.name): \(key.place), \(side)")
                }
                let meeting = [
                    "left": rect(frame.minX - 7, frame.minY, 8, frame.height),
                    "right": rect(frame.maxX - 1, frame.minY, 8, frame.height),
                    "above": rect(frame.minX, frame.minY - 7, frame.width, 8),
                    "below": rect(frame.minX, frame.maxY - 1, frame.width, 8),
                    "point inside": rect(frame.midX, frame.midY, 0, 0),
                    "line inside": rect(frame.minX, frame.midY, frame.width, 0),
                ]
                for (side, rect) in meeting {
                    #expect(isFound(rect), "\(query.name): \(key.place) is missed, \(side)")
                }
            }
        }
    }

    // MARK: The table

    private func queries() -> [Query] {
        let flow = UICollectionViewFlowLayout()
        flow.headerReferenceSize = CGSize(width: 300, height: 20)
        flow.sectionInset = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
        let sideways = UICollectionViewFlowLayout()
        sideways.scrollDirection = .horizontal
        sideways.footerReferenceSize = CGSize(width: 20, height: 400)
        var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        list.headerMode = .supplementary
        var queries: [Query] = []
        let layouts: [(String, UICollectionViewLayout)] = [
            ("flow", flow), ("horizontal flow", sideways), ("sized flow", sizedFlow()),
            ("compositional", board()),
            ("estimated", estimated()), ("nested", nested()), ("custom", ModelLayout()),
            ("list", UICollectionViewCompositionalLayout.list(using: list)),
        ]
        for (name, layout) in layouts {
            let stage = CountedBoard([5, 4], layout)
            let all = CGRect(x: -100, y: -100, width: 2000, height: 2000)
            queries.append(
                Query(
                    name: "\(name), layout", ask: { layout.layoutAttributesForElements(in: $0) ?? [] },
                    all: all,
                    owner: stage))
            queries.append(
                Query(
                    name: "\(name), reader", ask: { stage.view.reader.elements(in: $0) }, all: all,
                    owner: stage))
            queries.append(
                Query(
                    name: "\(name), wanted", ask: { stage.view.wanted(in: $0).entries.map(\.attributes) },
                    all: all, owner: stage))
            queries.append(
                Query(
                    name: "\(name), ahead",
                    ask: { stage.view.stationaryAttributes(in: $0, lookingAhead: true) },
                    all: all, owner: stage))
            queries.append(
                Query(
                    name: "\(name), content",
                    ask: {
                        LayoutContent(layout, in: stage.view, sectionOffsets: [:]).elements(in: $0)
                    }, all: all, owner: stage))
        }
        let shelf = CountedBoard([6, 6], orthogonal())
        let orthogonal = shelf.view.orthogonalLayout!
        let inside = CGRect(x: -50, y: -50, width: 2000, height: 500)
        queries.append(
            Query(
                name: "orthogonal section",
                ask: { orthogonal.orthogonalAttributes(inSection: 0, visible: $0) }, all: inside, owner: shelf
            ))
        queries.append(
            Query(
                name: "orthogonal section ahead",
                ask: { orthogonal.orthogonalAttributesAhead(inSection: 1, in: $0) }, all: inside, owner: shelf
            ))
        return queries
    }

    @Test func `Sections that scroll by themselves follow it too`() {
        let shelf = CountedBoard([6, 6], orthogonal())
        let layout = shelf.view.orthogonalLayout!
        #expect(layout.orthogonalSections(in: rect(0, 0, 300, 100)).map(\.section) == [0])
        #expect(layout.orthogonalSections(in: rect(0, 100, 300, 100)).map(\.section) == [1])
        #expect(layout.orthogonalSections(in: rect(0, -10, 300, 10)).isEmpty)
        #expect(layout.orthogonalSections(in: rect(0, 200, 300, 10)).isEmpty)
        #expect(layout.orthogonalSections(in: rect(0, 50, 0, 0)).isEmpty)
        #expect(layout.orthogonalSections(in: rect(10, 50, 0, 0)).map(\.section) == [0])
    }

    private func sizedFlow() -> UICollectionViewLayout {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 90, height: 40)
        return layout
    }

    private func board() -> UICollectionViewLayout {
        let half = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(50))
        let whole = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: whole, subitems: [NSCollectionLayoutItem(layoutSize: half)]))
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)),
                elementKind: "header", alignment: .top)
        ]
        section.decorationItems = [.background(elementKind: "back")]
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(UnmeasuredView.self, forDecorationViewOfKind: "back")
        return layout
    }

    private func estimated() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout(section: .rows(.estimated(44)))
    }

    private func nested() -> UICollectionViewLayout {
        let full = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        let third = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5))
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)),
            subitems: [NSCollectionLayoutItem(layoutSize: third)])
        let half = NSCollectionLayoutItem(
            layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: full.heightDimension))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)),
            subitems: [half, column])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }

    private func orthogonal() -> UICollectionViewCompositionalLayout {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(80), heightDimension: .absolute(100))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.orthogonalScrollingBehavior = .continuous
        return UICollectionViewCompositionalLayout(section: section)
    }
}
