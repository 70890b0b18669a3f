import Foundation
import Fuzzing
import Testing
import VitrineCoreGraphics
import VitrineQuartzCore
import VitrineTesting

@testable import VitrineUIKit

/// Random snapshots, scrolls, fingers, wheels, keys, sizes, appearances, directions and text sizes over a collection view.
@MainActor
@Suite struct CollectionInputFuzzTests {
    /// One thing that happens: what, and the numbers that it takes its own from.
    struct Step: CustomStringConvertible {
        enum Kind: CaseIterable {
            case apply, setOffset, scrollToItem, fling, drag, tap, finger, wheel, touchpad, press, hold
            case resize, appearance, direction, textSize, layout, insets, selection, time
        }
        var kind: Kind
        var seed: Int
        var description: String { "\(kind) \(seed)" }
    }

    @Test(
        "Whatever happens, cells are those of data and layout, focus lives, and everything comes to rest in range"
    )
    func random() {
        for seed in FuzzBudget.seeds(6, from: 100) {
            var random = SeededGenerator(seed: seed)
            let steps = (0..<60).map { _ in
                // Half of what happens changes the data.
                Step(
                    kind: random.chance(0.3) ? .apply : random.pick(Step.Kind.allCases),
                    seed: random.int(0...1_000_000))
            }
            guard let fault = Self.fault(steps, seed) else { continue }
            func kind(_ fault: String?) -> String? {
                fault?.prefix { $0 != ":" }.filter { $0.isLetter || $0 == " " }
            }
            let short = shortened(steps, attempts: 300) { kind(Self.fault($0, seed)) == kind(fault) }
            Issue.record(
                "seed \(seed): \(fault); in short \(Self.fault(short, seed) ?? "?") by\n\(short.map(\.description).joined(separator: "\n"))"
            )
        }
    }

    private static func fault(_ steps: [Step], _ seed: Int) -> String? {
        weak var (gone, goneWindow): (UIView?, UIWindow?)
        var fault: String?
        do {
            let page = FuzzedPage(FuzzedPage.Style.allCases[abs(seed) % 5], isTV: seed.isMultiple(of: 2))
            gone = page.view
            goneWindow = page.host.window
            for (index, step) in steps.enumerated() {
                page.perform(step)
                page.host.layout()
                fault = page.fault
                if fault == nil, index % 10 == 9 || index == steps.count - 1 { fault = page.comeToRest() }
                if let found = fault {
                    fault = "\(found) (after step \(index), \(step))"
                    break
                }
            }
        }
        for _ in 0..<3 { LaterTurns.runAll() }
        if fault == nil, gone != nil || goneWindow != nil {
            return "the collection view or its window is kept"
        }
        return fault
    }
}

/// A page with a collection view to which anything may happen.
@MainActor
final class FuzzedPage: NSObject, UICollectionViewDelegateFlowLayout {
    enum Style: CaseIterable { case flow, grid, orthogonal, list, estimated }

    final class Cell: UICollectionViewCell {
        let label = UILabel()
        var item = -1

        override init(frame: CGRect) {
            super.init(frame: frame)
            label.numberOfLines = 0
            label.adjustsFontForContentSizeCategory = true
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 4),
                label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -4),
                label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
                label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
            ])
        }
        required init?(coder: NSCoder) { nil }
        override var canBecomeFocused: Bool { true }
        override func prepareForReuse() {
            super.prepareForReuse()
            item = -1
        }
    }

    let style: Style
    let isTV: Bool
    let view: UICollectionView
    let host: TestHost
    private var source: UICollectionViewDiffableDataSource<Int, Int>!
    private var fingers: [Int: CGPoint] = [:]
    private var held: TestHost.Button?
    private var fresh = 1000
    private var selections = 0

    init(_ style: Style, isTV: Bool) {
        self.style = style
        self.isTV = isTV
        view = UICollectionView(frame: .zero, collectionViewLayout: Self.layout(style))
        host = TestHost(view, device: isTV ? .appleTV : .iPhone, size: CGSize(width: 375, height: 600))
        super.init()
        view.delegate = self
        let cell = UICollectionView.CellRegistration<Cell, Int> { cell, _, item in
            cell.item = item
            cell.label.text = String(repeating: "item \(item) ", count: item % 7 + 1)
            cell.label.font = .preferredFont(forTextStyle: .body)
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { _, _, _ in }
        source = UICollectionViewDiffableDataSource(collectionView: view) {
            $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
        }
        source.supplementaryViewProvider = {
            $0.dequeueConfiguredReusableSupplementary(using: header, for: $2)
        }
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        selections += 1
        if selections.isMultiple(of: 3) { collectionView.deselectItem(at: indexPath, animated: true) }
    }

    private static func layout(_ style: Style) -> UICollectionViewLayout {
        switch style {
        case .flow:
            let flow = UICollectionViewFlowLayout()
            flow.itemSize = CGSize(width: 90, height: 70)
            flow.headerReferenceSize = CGSize(width: 100, height: 30)
            flow.sectionHeadersPinToVisibleBounds = true
            return flow
        case .list:
            var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
            list.headerMode = .supplementary
            return UICollectionViewCompositionalLayout.list(using: list)
        case .grid, .orthogonal, .estimated:
            return UICollectionViewCompositionalLayout { index, _ in section(style, index) }
        }
    }

    private static func section(_ style: Style, _ index: Int) -> NSCollectionLayoutSection {
        let isOrthogonal = style == .orthogonal && index.isMultiple(of: 2)
        let height: NSCollectionLayoutDimension = style == .estimated ? .estimated(50) : .absolute(60)
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(style == .estimated ? 1 : 1.0 / 3), heightDimension: height))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(isOrthogonal ? 0.8 : 1), heightDimension: height),
            subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        if isOrthogonal { section.orthogonalScrollingBehavior = index % 4 == 0 ? .continuous : .groupPaging }
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        header.pinToVisibleBounds = index % 3 == 0
        section.boundarySupplementaryItems = [header]
        return section
    }

    // MARK: What happens

    func perform(_ step: CollectionInputFuzzTests.Step) {
        var random = SeededGenerator(seed: step.seed)
        let point = CGPoint(x: random.double(0...375), y: random.double(0...600))
        switch step.kind {
        case .apply:
            source.apply(changed(source.snapshot(), &random), animatingDifferences: random.chance(0.6))
        case .setOffset:
            // Code may set any offset; one that nothing could be scrolled to would stay.
            let start = -view.adjustedContentInset.top
            let end = view.contentSize.height + view.adjustedContentInset.bottom - view.bounds.height
            view.setContentOffset(
                CGPoint(x: 0, y: random.double(start...max(start, end)).rounded(.down)),
                animated: random.chance(0.5))
        case .scrollToItem:
            guard let item = source.snapshot().itemIdentifiers.randomElement(using: &random),
                let path = source.indexPath(for: item)
            else { break }
            view.scrollToItem(
                at: path, at: random.pick([.top, .centeredVertically, .bottom]), animated: random.chance(0.5))
        case .fling:
            host.fling(from: point, to: CGPoint(x: point.x, y: point.y + random.double(-300...300)))
        case .drag:
            host.drag(from: point, to: CGPoint(x: point.x + random.double(-200...200), y: point.y))
        case .tap: host.tap(at: point)
        case .finger: moveFinger(random.int(1...2), to: point, &random)
        case .wheel: host.scrollWheel(random.double(-4...4), at: point, shift: random.chance(0.3))
        case .touchpad:
            host.scrollTouchpad(
                by: CGVector(dx: random.double(-60...60), dy: random.double(-200...200)), at: point)
        case .press:
            host.press(random.pick([.up, .down, .left, .right, .select, .menu, .tab, .pageDown, .end]))
        case .hold:
            if let held { host.pressUp(held) }
            let button: TestHost.Button = random.pick([.up, .down, .left, .right])
            host.pressDown(button)
            held = button
        default: changeRoom(step.kind, &random)
        }
        if random.chance(0.7) { host.advance(by: random.pick([0.016, 0.05, 0.1])) }
    }

    private func changeRoom(_ kind: CollectionInputFuzzTests.Step.Kind, _ random: inout SeededGenerator) {
        let window = host.window
        switch kind {
        case .resize: host.resize(to: CGSize(width: random.int(100...700), height: random.int(100...700)))
        case .appearance: window.overrideUserInterfaceStyle = random.chance(0.5) ? .dark : .light
        case .direction:
            window.traitOverrides.layoutDirection = random.chance(0.5) ? .rightToLeft : .leftToRight
        case .textSize:
            window.traitOverrides.preferredContentSizeCategory = random.pick([
                .small, .large, .accessibilityExtraLarge,
            ])
        case .layout where random.chance(0.3):
            view.setCollectionViewLayout(Self.layout(style), animated: random.chance(0.5))
        case .insets:
            view.contentInset = UIEdgeInsets(
                top: random.double(0...60).rounded(), left: 0, bottom: random.double(0...60).rounded(),
                right: 0)
        case .selection:
            let path = source.snapshot().itemIdentifiers.randomElement(using: &random).flatMap(
                source.indexPath)
            view.selectItem(
                at: path, animated: random.chance(0.5), scrollPosition: random.pick([[], .top, .bottom]))
        default: host.advance(by: random.double(0...0.3))
        }
    }

    private func moveFinger(_ finger: Int, to point: CGPoint, _ random: inout SeededGenerator) {
        guard let place = fingers[finger] else {
            host.touchDown(at: point, finger: finger)
            fingers[finger] = point
            return
        }
        if random.chance(0.5) {
            host.touchMove(to: point, finger: finger)
            fingers[finger] = point
        } else {
            host.touchUp(at: place, finger: finger)
            fingers[finger] = nil
        }
    }

    private func changed(
        _ old: NSDiffableDataSourceSnapshot<Int, Int>, _ random: inout SeededGenerator
    ) -> NSDiffableDataSourceSnapshot<Int, Int> {
        var new = old
        let items = old.itemIdentifiers
        let sections = old.sectionIdentifiers
        switch random.int(0...11) {
        case 0:
            new = NSDiffableDataSourceSnapshot()
            var pool = Array(0..<60).shuffled(using: &random)
            for section in Array(0..<8).shuffled(using: &random).prefix(random.int(0...6)) {
                let count = min(pool.count, random.int(0...15))
                new.appendSections([section])
                new.appendItems(Array(pool.prefix(count)), toSection: section)
                pool.removeFirst(count)
            }
        case 1: new.deleteItems(items.filter { _ in random.chance(0.3) })
        case 2 where items.count > 1:
            let (a, b) = (random.pick(items), random.pick(items))
            if a != b { new.moveItem(a, beforeItem: b) }
        case 3 where sections.count > 1:
            let (a, b) = (random.pick(sections), random.pick(sections))
            if a != b { new.moveSection(a, beforeSection: b) }
        case 4 where !items.isEmpty: new.reloadItems([random.pick(items)])
        case 5 where !items.isEmpty: new.reconfigureItems([random.pick(items)])
        case 6 where !sections.isEmpty: new.deleteSections([random.pick(sections)])
        case 7 where !sections.isEmpty: new.reloadSections([random.pick(sections)])
        case 8:
            fresh += 4
            new.appendSections([fresh])
            new.appendItems((1...3).map { fresh - $0 + 100_000 })
        default:
            guard !sections.isEmpty else { break }
            fresh += 5
            let inserted = (0..<random.int(1...5)).map { fresh - $0 + 200_000 }
            if !items.isEmpty, random.chance(0.7) {
                new.insertItems(inserted, beforeItem: random.pick(items))
            } else {
                new.appendItems(inserted, toSection: random.pick(sections))
            }
        }
        if new.numberOfItems > 250 { new.deleteItems(Array(new.itemIdentifiers.prefix(200))) }
        return new
    }

    // MARK: What must hold

    /// What is wrong, in motion or not.
    var fault: String? {
        if view.numberOfSections != source.snapshot().numberOfSections {
            return "sections are not those of the data"
        }
        var seen: Set<IndexPath> = []
        for case let cell as Cell in view.visibleCells {
            guard let path = view.indexPath(for: cell) else { return "a visible cell has no index path" }
            if !seen.insert(path).inserted { return "two cells for one index path: \(path)" }
            let item = source.itemIdentifier(for: path)
            if item != cell.item {
                return "a cell shows another item: \(path) is \(item ?? -1), not \(cell.item)"
            }
            if view.cellForItem(at: path) !== cell { return "cellForItem gives another cell: \(path)" }
            if cell.window !== host.window { return "a visible cell is not in the window: \(path)" }
        }
        return nil
    }

    /// Lets go of everything; returns what is wrong then.
    func comeToRest() -> String? {
        for (finger, place) in fingers { host.touchUp(at: place, finger: finger) }
        fingers = [:]
        if let held { host.pressUp(held) }
        held = nil
        guard host.settle(timeout: 8) else { return "it never comes to rest" }
        return fault ?? faultOfCells ?? faultOfOffset ?? faultOfFocus
    }

    private var faultOfCells: String? {
        var shown: [IndexPath: Cell] = [:]
        for case let cell as Cell in view.visibleCells {
            guard let path = view.indexPath(for: cell) else { continue }
            shown[path] = cell
            if cell.alpha != 1 || cell.isHidden { return "a visible cell is faint: \(path)" }
            guard style != .orthogonal || !path.section.isMultiple(of: 2) else { continue }
            let wanted = view.layoutAttributesForItem(at: path)?.frame ?? .null
            let frame = cell.convert(cell.bounds, to: view)
            if !Self.isNear(wanted, frame) {
                return "a cell is not where the layout has it: \(path) \(frame), \(wanted)"
            }
        }
        if style != .orthogonal {
            for attributes in view.collectionViewLayout.layoutAttributesForElements(in: view.bounds) ?? []
            where attributes.representedElementCategory == .cell && shown[attributes.indexPath] == nil {
                let visible = attributes.frame.intersection(view.bounds)
                if visible.width > 0.5, visible.height > 0.5 {
                    return "a cell is missing: \(attributes.indexPath)"
                }
            }
        }
        let strays = cells(in: view).filter { cell in
            !cell.isHidden && cell.alpha > 0 && !shown.values.contains { $0 === cell }
        }
        return strays.isEmpty ? nil : "cells are left in the view: \(strays.map(\.item))"
    }

    private var faultOfOffset: String? {
        let insets = view.adjustedContentInset
        let end = max(-insets.top, view.contentSize.height + insets.bottom - view.bounds.height)
        let y = view.contentOffset.y
        return y < -insets.top - 0.6 || y > end + 0.6
            ? "the offset is out of range: \(y) in \(-insets.top)...\(end)" : nil
    }

    private var faultOfFocus: String? {
        let focused = UIFocusSystem.focusSystem(for: host.window)?.focusedItem
        if let cell = focused as? Cell, cell.window !== host.window {
            return "the focus is on a dead cell: \(cell.item)"
        }
        if isTV, !view.visibleCells.isEmpty, focused == nil { return "the focus is lost" }
        return nil
    }

    private static func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
        abs(a.minX - b.minX) < 0.6 && abs(a.minY - b.minY) < 0.6 && abs(a.width - b.width) < 0.6
            && abs(a.height - b.height) < 0.6
    }

    private func cells(in view: UIView) -> [Cell] {
        view.subviews.flatMap { ($0 as? Cell).map { [$0] } ?? cells(in: $0) }
    }
}
