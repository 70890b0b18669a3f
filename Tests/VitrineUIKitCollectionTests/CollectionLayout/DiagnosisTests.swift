import Foundation
import Testing

@testable import VitrineUIKit

@Suite("Likely mistakes in compositional layouts")
@MainActor
struct DiagnosisTests {
    func size(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    @Test("each finding says where it is, at which widths, and what to do")
    func widths() {
        let layout = UICollectionViewCompositionalLayout { section, environment in
            let item = NSCollectionLayoutItem(
                layoutSize: self.size(
                    .fractionalWidth(1), section == 1 ? .fractionalHeight(1) : .absolute(50)))
            let height = section == 1 ? NSCollectionLayoutDimension.estimated(50) : .absolute(50)
            // Cards of a fixed width, which only a wide room has place for.
            let width =
                section == 0 && environment.container.contentSize.width < 600
                ? NSCollectionLayoutDimension.absolute(400) : .fractionalWidth(1)
            return NSCollectionLayoutSection(
                group: .horizontal(layoutSize: self.size(width, height), subitems: [item]))
        }
        let findings = layout.diagnose(widths: [320, 375, 400, 820], sections: 2)
        #expect(
            findings.map(\.description) == [
                "section 0, group, at widths of 320 and 375 points: its width of 400 points is more than the 320 that"
                    + " the section has, so it sticks out; use a fraction, or a smaller length in rooms of this size.",
                "section 1, group → item 0: the height is a fraction of the group's height, which is only estimated,"
                    + " so it stays a fraction of the guess; make it estimated too, or give the group a height that"
                    + " is known.",
            ])
        #expect(findings.map(\.widths) == [[320, 375], [320, 375, 400, 820]])
        #expect(findings.map(\.path) == ["section 0, group", "section 1, group → item 0"])
        #expect(layout.diagnose(widths: [400], sections: 1).isEmpty)
        #expect(layout.diagnose(widths: []).isEmpty)
    }

    @Test(
        "a provider that returns nil is told and not trapped; the collection view says how many sections there are"
    )
    func missing() {
        let good = NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: size(.fractionalWidth(1), .absolute(50)),
                subitems: [
                    NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
                ]))
        let layout = UICollectionViewCompositionalLayout { section, environment in
            section == 2 && environment.traitCollection.userInterfaceStyle == .dark ? nil : good
        }
        let host = StubHost(counts: [1, 1, 1])
        host.prepare(layout)
        withExtendedLifetime(host) {
            #expect(layout.diagnose(widths: [320]).isEmpty)
            #expect(
                layout.diagnose(widths: [320], traits: UITraitCollection(userInterfaceStyle: .dark)).map(
                    \.description) == [
                        "section 2: the section provider returns nil, which ends the program when the layout is prepared;"
                            + " return a section for every section of the data."
                    ])
        }
    }

    /// Layouts as Apple's sample code and the examples write them: none of them is a mistake at any usual width.
    @Test("usual layouts are free of findings")
    func usual() {
        for (name, section) in UsualSections.all {
            let layout = UICollectionViewCompositionalLayout(section: section)
            let findings = layout.diagnose(widths: [320, 375, 393, 430, 812, 820, 1024, 1366, 1920])
            #expect(findings.isEmpty, "\(name): \(findings)")
        }
    }
}

/// Sections as Apple's guides and sample code make them: grids, lists, badges, nested groups, shelves, backgrounds.
@MainActor
enum UsualSections {
    static func size(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    static func item(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension, inset: CGFloat = 0
    ) -> NSCollectionLayoutItem {
        let item = NSCollectionLayoutItem(layoutSize: size(width, height))
        item.contentInsets = NSDirectionalEdgeInsets(
            top: inset, leading: inset, bottom: inset, trailing: inset)
        return item
    }

    static func edge(
        _ kind: String, _ alignment: NSRectAlignment, height: NSCollectionLayoutDimension = .estimated(44)
    )
        -> NSCollectionLayoutBoundarySupplementaryItem
    {
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), height), elementKind: kind, alignment: alignment)
    }

    static var all: [(String, NSCollectionLayoutSection)] {
        [
            ("list", list), ("grid", grid), ("two columns", twoColumns), ("badges", badges),
            ("nested", nested),
            ("headers", headers), ("background", background), ("shelf", shelf),
            ("orthogonal nested", orthogonal),
            ("self-sizing list", selfSizing), ("tags", tags), ("waterfall", waterfall), ("aspect", aspect),
            ("mosaic", mosaic), ("flexible", flexible),
        ]
    }

    static var list: NSCollectionLayoutSection {
        NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: size(.fractionalWidth(1), .absolute(44)),
                subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]))
    }

    static var grid: NSCollectionLayoutSection {
        NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.2)),
                subitems: [item(.fractionalWidth(0.2), .fractionalHeight(1), inset: 5)]))
    }

    static var twoColumns: NSCollectionLayoutSection {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(44)),
            subitem: item(.fractionalWidth(1), .fractionalHeight(1)), count: 2)
        group.interItemSpacing = .fixed(10)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
        return section
    }

    static var badges: NSCollectionLayoutSection {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(
                edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
        let badged = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)), supplementaryItems: [badge])
        badged.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
        return NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.2)), subitems: [badged]))
    }

    static var nestedGroup: NSCollectionLayoutGroup {
        let trailing = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)),
            subitem: item(.fractionalWidth(1), .fractionalHeight(0.3), inset: 10), count: 2)
        return .horizontal(
            layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.4)),
            subitems: [item(.fractionalWidth(0.7), .fractionalHeight(1), inset: 10), trailing])
    }

    static var nested: NSCollectionLayoutSection { NSCollectionLayoutSection(group: nestedGroup) }

    static var headers: NSCollectionLayoutSection {
        let section = list
        section.interGroupSpacing = 5
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
        let header = edge(UICollectionView.elementKindSectionHeader, .top)
        header.pinToVisibleBounds = true
        header.zIndex = 2
        section.boundarySupplementaryItems = [
            header, edge(UICollectionView.elementKindSectionFooter, .bottom),
        ]
        return section
    }

    static var background: NSCollectionLayoutSection {
        let section = list
        let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
        background.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
        section.decorationItems = [background]
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
        return section
    }

    static var shelf: NSCollectionLayoutSection {
        let section = NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: size(.fractionalWidth(0.85), .absolute(250)),
                subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]))
        section.orthogonalScrollingBehavior = .groupPagingCentered
        section.interGroupSpacing = 20
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
        section.boundarySupplementaryItems = [edge("title", .top)]
        return section
    }

    static var orthogonal: NSCollectionLayoutSection {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(0.85), .fractionalHeight(0.4)), subitems: [nestedGroupInside])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        return section
    }

    private static var nestedGroupInside: NSCollectionLayoutGroup {
        let trailing = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)),
            repeatingSubitem: item(.fractionalWidth(1), .fractionalHeight(0.5), inset: 10), count: 2)
        return .horizontal(
            layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)),
            subitems: [item(.fractionalWidth(0.7), .fractionalHeight(1), inset: 10), trailing])
    }

    static var selfSizing: NSCollectionLayoutSection {
        let estimated = size(.fractionalWidth(1), .estimated(44))
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: estimated, subitems: [NSCollectionLayoutItem(layoutSize: estimated)])
        )
        section.interGroupSpacing = 8
        return section
    }

    static var tags: NSCollectionLayoutSection {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .estimated(32)),
            subitems: [item(.estimated(80), .estimated(32))])
        group.interItemSpacing = .fixed(8)
        return NSCollectionLayoutSection(group: group)
    }

    static var waterfall: NSCollectionLayoutSection {
        NSCollectionLayoutSection(
            group: .custom(layoutSize: size(.fractionalWidth(1), .absolute(400))) { environment in
                let width = environment.container.contentSize.width / 2
                return (0..<6).map {
                    NSCollectionLayoutGroupCustomItem(
                        frame: CGRect(
                            x: CGFloat($0 % 2) * width, y: CGFloat($0 / 2) * 120, width: width, height: 110))
                }
            })
    }

    static var aspect: NSCollectionLayoutSection {
        NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: size(.fractionalWidth(1), .estimated(200)),
                subitems: [item(.fractionalWidth(1.0 / 3), .fractionalWidth(0.5))]))
    }

    static var mosaic: NSCollectionLayoutSection {
        let big = item(.fractionalWidth(2.0 / 3), .fractionalHeight(1), inset: 2)
        let pair = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1.0 / 3), .fractionalHeight(1)),
            repeatingSubitem: item(.fractionalWidth(1), .fractionalHeight(0.5), inset: 2), count: 2)
        let top = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .fractionalWidth(4.0 / 9)), subitems: [big, pair])
        let triplet = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .fractionalWidth(2.0 / 9)),
            repeatingSubitem: item(.fractionalWidth(1.0 / 3), .fractionalHeight(1), inset: 2), count: 3)
        return NSCollectionLayoutSection(
            group: .vertical(
                layoutSize: size(.fractionalWidth(1), .fractionalWidth(10.0 / 9)),
                subitems: [
                    top, triplet,
                    NSCollectionLayoutGroup.horizontal(
                        layoutSize: size(.fractionalWidth(1), .fractionalWidth(4.0 / 9)),
                        subitems: [pair, big]),
                ]))
    }

    static var flexible: NSCollectionLayoutSection {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(60)),
            subitems: [item(.absolute(60), .absolute(60))])
        group.interItemSpacing = .flexible(8)
        return NSCollectionLayoutSection(group: group)
    }
}
