import Foundation
import Testing
import UIKitTestSupport
import VitrineTesting

@testable import VitrineUIKit

@MainActor
@Suite struct CompositionalInsetsTests {
    private func withHeader(
        _ reference: UIContentInsetsReference, supplementary: UIContentInsetsReference = .automatic,
        insets: NSDirectionalEdgeInsets = NSDirectionalEdgeInsets()
    ) -> NSCollectionLayoutSection {
        boardSection(1, 50) {
            $0.contentInsets = insets
            $0.contentInsetsReference = reference
            $0.supplementaryContentInsetsReference = supplementary
            $0.boundarySupplementaryItems = [boardBoundary("header", .top, 1, 20)]
        }
    }

    private func frames(_ layout: UICollectionViewLayout, _ section: Int = 0) -> [CGRect?] {
        [
            layout.layoutAttributesForItem(at: [section, 0])?.frame,
            layout.layoutAttributesForSupplementaryView(ofKind: "header", at: [section, 0])?.frame,
        ]
    }

    /// An iPhone 15 on its side: 852×393, 59 points at both sides, 21 at the bottom.
    private func iPhoneOnItsSide() -> StubHost {
        let host = StubHost(counts: [1, 1, 1, 1], width: 852, height: 393)
        host.safeAreaInsets = UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
        host.adjustedContentInset = UIEdgeInsets(top: 0, left: 0, bottom: 21, right: 0)
        // 16 inside the safe area.
        host.layoutMargins = UIEdgeInsets(top: 0, left: 75, bottom: 21, right: 75)
        return host
    }

    @Test func `Each section may choose what its content and its headers keep clear of`() {
        let layout = UICollectionViewCompositionalLayout { index, _ in
            switch index {
            case 0: self.withHeader(.automatic)
            case 1: self.withHeader(.none)
            case 2: self.withHeader(.layoutMargins)
            default: self.withHeader(.safeArea, supplementary: .none)
            }
        }
        let host = iPhoneOnItsSide()
        host.prepare(layout)
        // 852 − 2·59 = 734, 852 − 2·75 = 702. Each section is 20 + 50 high.
        #expect(frames(layout, 0) == [rect(59, 20, 734, 50), rect(59, 0, 734, 20)])
        // Headers go by the configuration, which says the safe area, unless their section says something about them.
        #expect(frames(layout, 1) == [rect(0, 90, 852, 50), rect(59, 70, 734, 20)])
        #expect(frames(layout, 2) == [rect(75, 160, 702, 50), rect(59, 140, 734, 20)])
        #expect(frames(layout, 3) == [rect(59, 230, 734, 50), rect(0, 210, 852, 20)])
    }

    @Test func `The configuration decides for sections that leave it automatic`() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        #expect(configuration.contentInsetsReference == .safeArea)
        configuration.contentInsetsReference = .none
        let layout = UICollectionViewCompositionalLayout(
            sectionProvider: { index, _ in self.withHeader(index == 0 ? .automatic : .safeArea) },
            configuration: configuration)
        let host = iPhoneOnItsSide()
        host.prepare(layout)
        #expect(frames(layout, 0) == [rect(0, 20, 852, 50), rect(0, 0, 852, 20)])
        #expect(frames(layout, 1) == [rect(59, 90, 734, 50), rect(0, 70, 852, 20)])
    }

    @Test func `Insets of the section are added inside the reference, and headers follow both`() {
        let layout = UICollectionViewCompositionalLayout(
            section: withHeader(
                .automatic, insets: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 0, trailing: 30)))
        let host = iPhoneOnItsSide()
        host.prepare(layout)
        // 59 + 10 = 69; 852 − 69 − (59 + 30) = 694. The top inset lies between header and items.
        #expect(frames(layout) == [rect(69, 25, 694, 50), rect(69, 0, 694, 20)])
    }

    @Test func `Notches of different widths stay clear in right-to-left layouts, too`() {
        let layout = UICollectionViewCompositionalLayout(section: withHeader(.automatic))
        let host = iPhoneOnItsSide()
        host.effectiveUserInterfaceLayoutDirection = .rightToLeft
        host.safeAreaInsets = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 10)
        host.prepare(layout)
        // 852 − 47 − 10 = 795: the left edge is unsafe by 47, whatever the direction.
        #expect(frames(layout) == [rect(47, 20, 795, 50), rect(47, 0, 795, 20)])
    }

    @Test func `A television keeps 80 points clear at its sides`() {
        let board = CompositionalBoard(
            [Array(1...8)], size: CGSize(width: 1920, height: 1080),
            safeArea: UIEdgeInsets(top: 60, left: 80, bottom: 60, right: 80), device: .appleTV
        ) { _ in boardSection(0.5, 300) }
        // Half of 1920 − 160 = 880 wide; the first one 60 below the edge.
        #expect(board.frame(0) == rect(80, 60, 880, 300))
        #expect(board.frame(1) == rect(80, 360, 880, 300))
    }

    @Test func `An iPad keeps text readable`() {
        let layout = UICollectionViewCompositionalLayout(
            section: withHeader(.readableContent, supplementary: .readableContent))
        let host = StubHost(counts: [1], width: 1180, height: 820)
        host.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
        host.prepare(layout)
        // 672 in the middle of 1180: (1180 − 672) / 2 = 254.
        #expect(frames(layout) == [rect(254, 20, 672, 50), rect(254, 0, 672, 20)])
        // Where the margins leave less, they decide.
        let narrow = StubHost(counts: [1], width: 375, height: 812)
        narrow.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
        narrow.prepare(layout)
        #expect(frames(layout) == [rect(16, 20, 343, 50), rect(16, 0, 343, 20)])
    }

    @Test func `A horizontal layout keeps clear above and below what its scroll view does not`() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        let layout = UICollectionViewCompositionalLayout(
            section: boardSection(100, 1), configuration: configuration)
        let host = StubHost(counts: [2], width: 393, height: 852)
        host.safeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
        host.prepare(layout)
        // 852 − 59 − 34 = 759.
        #expect(layout.layoutAttributesForItem(at: [0, 1])?.frame == rect(100, 59, 100, 759))
    }
}
