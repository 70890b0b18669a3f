import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

/// An element of the data that lists of tests show.
struct ListItem: Identifiable, Equatable {
    let id: Int
    var title: String
    init(_ id: Int, _ title: String? = nil) {
        self.id = id
        self.title = title ?? "Item \(id)"
    }
}

/// A row that shows it.
struct ListLine: View {
    let item: ListItem
    var body: some View { Text(item.title) }
}

/// What the one list on screen shows.
extension TestHost {
    /// A host of a view, at rest.
    static func settled<V: View>(_ root: V, device: TestHost.Device = .iPhone) -> TestHost {
        let host = TestHost(root, device: device, safeArea: .zero)
        host.settle()
        return host
    }

    var list: UICollectionView { window.firstList! }

    /// What the rows on screen say, from top to bottom.
    var rowTexts: [String] { rows.compactMap { $0.host?.texts.first } }

    var rowFrames: [CGRect] { list.visibleCells.map(\.frame).sorted { $0.minY < $1.minY } }

    var rowSeparators: [CGRect] {
        rows.flatMap { cell in cell.shownSeparators.map { cell.convert($0, to: list) } }
    }

    var rows: [ListCell] {
        list.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.compactMap { $0 as? ListCell }
    }
}

extension UIView {
    var firstList: UICollectionView? {
        (self as? UICollectionView) ?? subviews.lazy.compactMap { $0.firstList }.first
    }
}

extension RowHost {
    var texts: [String] {
        func collect(_ element: Element) -> [String] {
            (element as? any TextBearing).map { [$0.text] } ?? element.children.flatMap(collect)
        }
        return collect(graph.rootElement)
    }
}
