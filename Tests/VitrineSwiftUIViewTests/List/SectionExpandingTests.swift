import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

@Suite("Sections that expand")
@MainActor
struct SectionExpandingTests {
    private struct Pages<S: ListStyle>: View {
        let style: S
        @State var isExpanded = true
        var body: some View {
            List {
                Section("Fruit", isExpanded: $isExpanded) {
                    Text("Apple")
                    Text("Pear")
                }
                Section("Nuts") { Text("Almond") }
            }
            .listStyle(style)
        }
    }

    private struct Bound: View {
        let isExpanded: Binding<Bool>
        var body: some View {
            List {
                Section(isExpanded: isExpanded) {
                    Text("Apple")
                } header: {
                    Text("Fruit")
                }
            }
            .listStyle(.insetGrouped)
        }
    }

    private func header(_ host: TestHost, _ section: Int) throws -> UIView {
        try #require(
            host.list.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader,
                at: IndexPath(item: 0, section: section)))
    }

    @Test("In a sidebar a tap on the header hides the rows and shows them again, animated")
    func tap() throws {
        let host = TestHost.settled(Pages(style: .sidebar))
        #expect(host.rowTexts == ["Apple", "Pear", "Almond"])
        let frame = try header(host, 0).frame
        host.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        host.advance(by: 0.1)
        // Rows are on their way.
        #expect(host.list.visibleCells.contains { $0.layer.animationKeys()?.isEmpty == false })
        host.settle()
        #expect(host.rowTexts == ["Almond"])
        host.tap(at: CGPoint(x: frame.maxX - 24, y: frame.midY))
        host.settle()
        #expect(host.rowTexts == ["Apple", "Pear", "Almond"])
    }

    @Test("Assistive technology hears whether a section is open")
    func accessibility() throws {
        let host = TestHost.settled(Pages(style: .sidebar))
        #expect(host.accessibilityTree.contains("Expanded"))
        let open = try header(host, 0).frame
        host.tap(at: CGPoint(x: open.midX, y: open.midY))
        host.settle()
        #expect(host.accessibilityTree.contains("Collapsed"))
        #expect(!host.accessibilityTree.contains("Expanded"))
    }

    @Test("In other lists the header is no button; the value decides")
    func value() throws {
        var isExpanded = true
        let binding = Binding {
            isExpanded
        } set: {
            isExpanded = $0
        }
        let host = TestHost.settled(Bound(isExpanded: binding))
        #expect(host.rowTexts == ["Apple"])
        let frame = try header(host, 0).frame
        host.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        #expect(isExpanded)
        let closed = TestHost.settled(Bound(isExpanded: .constant(false)))
        #expect(closed.rowTexts == [])
        #expect(try header(closed, 0).frame.height > 20)
    }

    @Test("Outside of lists the content is shown")
    func stack() {
        let host = TestHost(
            VStack { Section("Fruit", isExpanded: .constant(false)) { Text("Apple") } }, device: .iPhone)
        host.settle()
        #expect(host.accessibilityTree.contains("Apple"))
    }
}
