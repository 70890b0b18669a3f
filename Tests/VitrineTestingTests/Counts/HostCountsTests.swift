import Foundation
import Testing
import VitrineSwiftUI
import VitrineTesting
import VitrineUIKit

private struct Row: View {
    var number: Int
    var body: some View { Text("Tally \(number)") }
}

@MainActor
private final class Numbers: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        100
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}

@MainActor
@Suite struct HostCountsTests {
    @Test func `Cells are counted as they are made and used again`() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 50)
        layout.minimumLineSpacing = 0
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.isPrefetchingEnabled = false
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let numbers = Numbers()
        let host = TestHost(view, size: CGSize(width: 100, height: 100))
        let first = host.counts { view.dataSource = numbers }
        #expect(first.cellsMade == 2)
        #expect(first.cellsReused == 0)
        // Two items further: what left is used again, none is made.
        let second = host.counts { view.contentOffset.y = 100 }
        #expect(second.cellsMade == 0)
        #expect(second.cellsReused == 2)
        #expect(second.frames == 1)
    }

    @Test func `Bodies are counted by type, and texts where they change`() {
        let host = TestHost(Row(number: 1), size: CGSize(width: 100, height: 50))
        let hosting = host.rootViewController as? UIHostingController<Row>
        let counts = host.counts { hosting?.rootView = Row(number: 2) }
        #expect(counts.bodies(of: Row.self) == 1)
        #expect(counts.textsShaped == 1)
        #expect(counts.graphLayouts == 1)
        let nothing = host.counts {}
        #expect(nothing.bodies == 0)
        #expect(nothing.textsShaped == 0)
        #expect(nothing.viewLayouts == 0)
    }

    @Test func `Layouts are those of the views that ask for one`() {
        let (view, child) = (UIView(), UIView())
        view.addSubview(child)
        let host = TestHost(view, size: CGSize(width: 100, height: 50))
        let counts = host.counts { child.setNeedsLayout() }
        #expect(counts.viewLayouts == 1)
    }

    @Test func `Counts that are not allowed are one issue that names them all`() {
        let host = TestHost(UIView(), size: CGSize(width: 100, height: 50))
        let issues = recorded {
            host.expectCounts(cellsMade: .atLeast(1), bodies: 0, frames: .atMost(2), line: 99) {
                for _ in 0..<3 { host.layout() }
            }
        }
        #expect(
            issues.map(\.text) == [
                "cellsMade is 0 and should be at least 1; frames is 4 and should be at most 2. In all: 0 cells made, "
                    + "0 cells reused, 0 bodies, 0 texts shaped, 0 view layouts, 0 graph layouts, 4 frames."
            ])
        #expect(issues.map(\.line) == [99])
        #expect(recorded { host.expectCounts(cellsMade: 0, frames: 1) {} }.isEmpty)
    }
}
