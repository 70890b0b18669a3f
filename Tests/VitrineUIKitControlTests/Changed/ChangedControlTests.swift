import Foundation
import Testing
import VitrineGraphics
import VitrineTesting

@testable import VitrineUIKit

/// A control whose properties were set while it showed others is the picture of one that was made like that.
@MainActor
@Suite("Controls that change", .serialized)
struct ChangedControlTests {
    struct Control {
        let name: String
        /// Makes the view, without what is changed.
        let make: @MainActor () -> UIView
        /// Sets what is changed to one of three states.
        let set: @MainActor (UIView, Int) -> Void
    }

    static func control<V: UIView>(
        _ name: String, _ make: @escaping @MainActor () -> V, _ set: @escaping @MainActor (V, Int) -> Void
    ) -> Control { Control(name: name, make: make, set: { set($0 as! V, $1) }) }

    enum Kind: String, CaseIterable { case views, texts, buttons, controls, fields, containers, bars, rows }

    static func all(_ kind: Kind) -> [Control] {
        switch kind {
        case .views: views
        case .texts: texts
        case .buttons: buttons
        case .controls: controls
        case .fields: fields
        case .containers: containers
        case .bars: bars
        case .rows: rows
        }
    }

    static let colors: [UIColor?] = [.red, .blue, nil]

    static func box() -> UIView {
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 60, height: 40))
        view.backgroundColor = .systemGreen
        let inner = UIView(frame: CGRect(x: 30, y: 20, width: 50, height: 40))
        inner.backgroundColor = .systemOrange
        view.addSubview(inner)
        return view
    }

    static func picture(_ color: UIColor, _ size: CGFloat = 16) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: size, height: size)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: size, height: size / 2))
        }
    }

    static func label() -> UILabel {
        let label = UILabel(frame: CGRect(x: 5, y: 5, width: 120, height: 60))
        label.text = "Some words that are long"
        return label
    }

    static func button() -> UIButton {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 5, y: 5, width: 130, height: 44)
        button.setTitle("Title", for: .normal)
        return button
    }

    static func bar() -> UINavigationBar {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 200, height: 96))
        bar.items = [UINavigationItem(title: "Title")]
        return bar
    }

    /// A window that shows a control in one of its states.
    static func show(_ control: Control, _ number: Int) -> (host: TestHost, view: UIView) {
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 240, height: 220))
        let host = TestHost(container, size: container.frame.size, scale: 1)
        // Images have the scale of the window's screen.
        let view = host.perform {
            let view = control.make()
            control.set(view, number)
            container.addSubview(view)
            return view
        }
        host.settle()
        return (host, view)
    }

    @Test("The picture after a change is that of a new one", arguments: Kind.allCases)
    func same(_ kind: Kind) throws {
        for control in Self.all(kind) {
            let fresh = (0..<3).map { Self.show(control, $0).host.pngData() }
            for path in [[0, 1], [1, 0], [1, 2], [2, 1, 0], [0, 2]] {
                let (host, view) = Self.show(control, path[0])
                for number in path.dropFirst() {
                    host.perform { control.set(view, number) }
                    host.settle()
                }
                let picture = host.pngData()
                #expect(picture == fresh[path.last!], "\(control.name) by \(path)")
                if picture != fresh[path.last!], let folder = ProcessInfo.processInfo.environment["TWINS"] {
                    let name = "\(kind)-\(control.name)-\(path)".filter { !" [],".contains($0) }
                    try picture.write(to: URL(fileURLWithPath: "\(folder)/\(name)-1.png"))
                    try fresh[path.last!].write(to: URL(fileURLWithPath: "\(folder)/\(name)-2.png"))
                    break
                }
            }
        }
    }
}

extension NSLayoutConstraint {
    func with(priority: Float) -> Self {
        self.priority = UILayoutPriority(priority)
        return self
    }
}
