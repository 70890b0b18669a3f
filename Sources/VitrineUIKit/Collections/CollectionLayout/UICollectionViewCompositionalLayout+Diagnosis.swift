public import Foundation
internal import VitrineLayout

extension UICollectionViewCompositionalLayout {
    /// A likely mistake in a layout's blueprint. Ours, not UIKit's.
    public struct Finding: Hashable, Sendable, CustomStringConvertible {
        /// The widths, of those asked for, at which it occurs.
        public let widths: [CGFloat]
        /// Where it is: "section 2, group → item 1 → item 0". Items are counted as the blueprint lists them.
        public let path: String
        /// What happens, and what to do about it. Lengths in it are those at the first of the widths.
        public let message: String
        /// Whether it occurs at every width that was asked for.
        public let isAtEveryWidth: Bool

        /// One sentence: where, what happens, what to do, and at which widths if not at all.
        public var description: String {
            guard !isAtEveryWidth else { return "\(path): \(message)" }
            let numbers = widths.map { LayoutDump.number($0) }
            let list = numbers.dropLast().joined(separator: ", ") + (numbers.count > 1 ? " and " : "")
            return "\(path), at widths of \(list)\(numbers.last ?? "") points: \(message)"
        }
    }

    /// Looks for likely mistakes in what the section provider gives for rooms of several widths. Ours, not UIKit's.
    ///
    /// Found are invalid numbers and counts, groups and items without extent, content insets that leave nothing or
    /// have no effect, fractions of lengths that are only estimated, what is larger than its group and what a group
    /// never comes to, lengths that equal shares override, and kinds that the data source cannot tell apart. Nothing is
    /// laid out on screen; neither collection view nor data is needed. A test that expects nothing:
    ///
    /// ```swift
    /// #expect(layout.diagnose(widths: [320, 393, 852, 1180]).isEmpty)
    /// ```
    ///
    /// - Parameters:
    ///   - widths: The widths of the collection view, in points.
    ///   - height: Its height in points; nil is that of the layout's collection view, or 812 without one.
    ///   - sections: How many sections the provider is asked for; nil is as many as the collection view has, or 1
    ///     without one.
    ///   - traits: What the provider is told; nil is those of the collection view, or the current ones.
    /// - Returns: The findings in the order of the blueprint.
    ///
    /// Complexity: O(*widths* · *sections* · size of the blueprints).
    public func diagnose(
        widths: [CGFloat], height: CGFloat? = nil, sections: Int? = nil, traits: UITraitCollection? = nil
    ) -> [Finding] {
        var order: [Place] = []
        var found: [Place: (widths: [CGFloat], message: String)] = [:]
        let counts =
            sections.map { Array(repeating: 1, count: max(0, $0)) }
            ?? host.map { host in Array(repeating: 1, count: host.layoutNumberOfSections()) } ?? [1]
        for width in widths {
            let room = DiagnosisRoom(
                size: CGSize(width: width, height: height ?? host?.bounds.height ?? 812), counts: counts,
                traits: traits ?? host?.traitCollection ?? .current)
            for (place, message) in findings(in: room) {
                // The same mistake may be there more than once at one place.
                if found[place]?.widths.last == width { continue }
                if found[place] == nil { order.append(place) }
                found[place, default: ([], message)].widths.append(width)
            }
        }
        return order.enumerated().sorted {
            ($0.element.path, $0.offset) < ($1.element.path, $1.offset)
        }.compactMap { _, place in
            found[place].map {
                Finding(
                    widths: $0.widths, path: "\(place.path)", message: $0.message,
                    isAtEveryWidth: $0.widths.count == widths.count)
            }
        }
    }

    /// What of a finding does not depend on the width.
    private struct Place: Hashable {
        var path: LayoutPath
        /// Nil: the provider gave no section.
        var rule: LayoutFinding.Rule?
    }

    private func findings(in room: DiagnosisRoom) -> [(Place, String)] {
        var missing: [Int] = []
        let provider = sectionProvider
        let layout = UICollectionViewCompositionalLayout(
            sectionProvider: { index, environment in
                if let section = provider(index, environment) { return section }
                missing.append(index)
                return Self.placeholder()
            }, configuration: configuration)
        layout.reportsDiagnostics = false
        layout.host = room
        layout.prepare()
        let absent = missing.map { index in
            (
                Place(path: LayoutPath(section: index), rule: nil),
                "the section provider returns nil, which ends the program when the layout is prepared; return a"
                    + " section for every section of the data."
            )
        }
        return absent
            + (layout.solver?.findings ?? []).map { (Place(path: $0.path, rule: $0.rule), $0.message) }
    }

    /// A section about which there is nothing to say.
    private static func placeholder() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
        return NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }
}

/// A room without a collection view.
@MainActor
private final class DiagnosisRoom: CollectionLayoutHost {
    let bounds: CGRect
    let counts: [Int]
    let traitCollection: UITraitCollection

    init(size: CGSize, counts: [Int], traits: UITraitCollection) {
        bounds = CGRect(origin: .zero, size: size)
        self.counts = counts
        traitCollection = traits
    }

    var safeAreaInsets: UIEdgeInsets { .zero }
    var adjustedContentInset: UIEdgeInsets { .zero }
    var layoutMargins: UIEdgeInsets { .zero }
    var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    var layoutDelegate: AnyObject? { nil }

    func layoutNumberOfSections() -> Int { counts.count }
    func layoutNumberOfItems(inSection section: Int) -> Int { counts[section] }
    func layoutAttributesBeforeUpdate(
        forItemAt indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    func layoutDidInvalidate(
        _ layout: UICollectionViewLayout, with context: UICollectionViewLayoutInvalidationContext
    ) {}
}
