import Testing
import VitrineGraphics
import VitrineTesting

@testable import VitrineUIKit

@MainActor @Suite struct SnapshotTests {
    private let root = UIView()
    private let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    private let dot = UIView(frame: CGRect(x: 10, y: 0, width: 10, height: 20))
    private let host: TestHost

    init() {
        root.backgroundColor = .white
        box.backgroundColor = .red
        dot.backgroundColor = .blue
        box.addSubview(dot)
        root.addSubview(box)
        host = TestHost(root, size: CGSize(width: 100, height: 40), scale: 1)
        host.settle()
    }

    private func color(_ x: Int, _ y: Int) -> String {
        let pixel = host.bitmap()[x, y]
        switch (pixel.red, pixel.green, pixel.blue) {
        case (1, 0, 0): return "red"
        case (0, 0, 1): return "blue"
        case (1, 1, 1): return "white"
        case (0, 1, 0): return "green"
        default: return "\(pixel)"
        }
    }

    @Test func `A snapshot shows what was drawn, whatever becomes of the view`() throws {
        let snapshot = try #require(box.snapshotView(afterScreenUpdates: false))
        #expect(snapshot.frame == CGRect(x: 0, y: 0, width: 20, height: 20))
        snapshot.frame.origin.x = 40
        root.addSubview(snapshot)
        box.backgroundColor = .green
        dot.removeFromSuperview()
        host.settle()
        #expect([color(5, 10), color(15, 10)] == ["green", "green"])
        #expect([color(45, 10), color(55, 10), color(65, 10)] == ["red", "blue", "white"])
    }

    @Test func `Changes that are not drawn are seen after updates alone`() throws {
        box.backgroundColor = .green
        let before = try #require(box.snapshotView(afterScreenUpdates: false))
        let after = try #require(box.snapshotView(afterScreenUpdates: true))
        before.frame.origin.x = 30
        after.frame.origin.x = 60
        root.addSubview(before)
        root.addSubview(after)
        host.settle()
        #expect([color(35, 10), color(65, 10)] == ["red", "green"])
    }

    @Test func `A snapshot is stretched with its size, but for its caps`() throws {
        let stretched = try #require(box.snapshotView(afterScreenUpdates: false))
        stretched.frame = CGRect(x: 40, y: 0, width: 60, height: 20)
        root.addSubview(stretched)
        host.settle()
        #expect(
            [color(45, 10), color(65, 10), color(75, 10), color(95, 10)] == ["red", "red", "blue", "blue"])
        stretched.removeFromSuperview()
        let capped = try #require(
            box.resizableSnapshotView(
                from: CGRect(x: 5, y: 0, width: 15, height: 20), afterScreenUpdates: false,
                withCapInsets: UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 0)))
        #expect(capped.bounds.size == CGSize(width: 15, height: 20))
        capped.frame = CGRect(x: 40, y: 0, width: 60, height: 20)
        root.addSubview(capped)
        host.settle()
        #expect([color(43, 10), color(47, 10), color(95, 10)] == ["red", "blue", "blue"])
    }

    @Test func `A view that was never on screen gives an empty snapshot of its size`() throws {
        let view = UIView(frame: CGRect(x: 3, y: 4, width: 5, height: 6))
        view.backgroundColor = .red
        let snapshot = try #require(view.snapshotView(afterScreenUpdates: false))
        #expect(snapshot.frame == CGRect(x: 0, y: 0, width: 5, height: 6))
        snapshot.frame.origin.x = 40
        root.addSubview(snapshot)
        host.settle()
        #expect(color(42, 2) == "white")
    }
}
