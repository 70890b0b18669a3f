import Foundation
import Testing
import VitrineTesting

@testable import VitrineUIKit

/// Counts what it is told, and the touches that its view gets.
@MainActor
private final class CountingController: UIViewController {
    let name: Int
    var log: [String] = []
    /// The state that the calls lead to; nil after calls in a wrong order.
    var state: String? = "gone"
    var touches = 0

    init(_ name: Int) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    override func loadView() {
        let made = TouchedView()
        made.onTouch = { [weak self] in self?.touches += 1 }
        made.backgroundColor = .white
        view = made
    }

    private func go(_ call: String, from allowed: Set<String>, to next: String) {
        log.append(call)
        state = state.map(allowed.contains) == true ? next : nil
    }
    override func viewWillAppear(_ animated: Bool) {
        go("will appear", from: ["gone", "leaving"], to: "coming")
    }
    override func viewDidAppear(_ animated: Bool) { go("did appear", from: ["coming"], to: "here") }
    override func viewWillDisappear(_ animated: Bool) {
        go("will disappear", from: ["here", "coming"], to: "leaving")
    }
    override func viewDidDisappear(_ animated: Bool) { go("did disappear", from: ["leaving"], to: "gone") }
}

@MainActor
private final class TouchedView: UIView {
    var onTouch: (() -> Void)?
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { onTouch?() }
}

private struct Dice {
    var state: UInt64
    mutating func roll(_ sides: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state % UInt64(sides))
    }
}

@MainActor
@Suite(.serialized)
struct PresentationFuzzTests {
    private static let styles: [UIModalPresentationStyle] = [
        .automatic, .fullScreen, .overFullScreen, .formSheet, .pageSheet, .popover,
    ]

    /// Presents, dismisses, pushes, pops, drags, touches, turns, asks and changes tabs at random, on telephones and tablets,
    /// and looks whether all is well whenever everything rests.
    @Test(arguments: Array(1...13 as ClosedRange<UInt64>))
    func `Nothing is lost, and nothing that is covered is touched`(_ seed: UInt64) throws {
        var dice = Dice(state: seed &* 0x9E37_79B9_7F4A_7C15 | 1)
        var count = 0
        var made: [CountingController] = []
        func make() -> CountingController {
            count += 1
            let controller = CountingController(count)
            made.append(controller)
            return controller
        }
        let stacks = (0..<(seed % 3 == 0 ? 1 : 3)).map { _ in
            UINavigationController(rootViewController: make())
        }
        let tabs = UITabBarController()
        tabs.viewControllers = stacks
        let root: UIViewController = stacks.count == 1 ? stacks[0] : tabs
        let isTablet = seed % 2 == 0
        let upright = isTablet ? CGSize(width: 820, height: 1180) : CGSize(width: 375, height: 812)
        let host = TestHost(root, device: isTablet ? .iPad : .iPhone, size: upright)
        func stack() -> UINavigationController {
            stacks.count == 1 ? stacks[0] : stacks[tabs.selectedIndex]
        }
        host.settle()
        var script: [String] = []

        func top() -> UIViewController {
            var controller = root
            while let presented = controller.presentedViewController { controller = presented }
            return controller
        }
        func check() {
            let shown = top()
            var chain: [UIViewController] = [root]
            while let presented = chain.last?.presentedViewController { chain.append(presented) }
            for controller in made {
                let isShown = chain.contains { $0 === controller || controller.isDescendant(of: $0) }
                let isOnTop = controller === shown || controller.isDescendant(of: shown)
                let isTop =
                    controller.navigationController.map {
                        $0.topViewController === controller && $0 === stack()
                    } ?? true
                let expected: Set<String?> =
                    !isShown || !isTop ? ["gone"] : isOnTop ? ["here"] : ["here", "gone"]
                #expect(
                    expected.contains(controller.state),
                    "\(controller.name) is \(controller.state ?? "confused"): \(controller.log.suffix(6)); \(script.suffix(12)), seed \(seed)"
                )
            }
            #expect(host.window.subviews.count == chain.count, "\(script.suffix(12)), seed \(seed)")
            // A touch in the middle of the strip that every kind of presentation covers.
            let before = made.map(\.touches)
            host.tap(at: CGPoint(x: host.window.bounds.midX, y: host.window.bounds.maxY - 100))
            host.settle()
            for (controller, count) in zip(made, before) where controller.touches != count {
                let isOnTop = controller === shown || controller.isDescendant(of: shown)
                #expect(isOnTop, "\(controller.name) was touched under \(shown); \(script.suffix(12))")
            }
        }

        for step in 0..<400 {
            let animated = dice.roll(3) > 0
            switch dice.roll(14) {
            case 0, 1, 2, 3:
                let next = make()
                next.modalPresentationStyle = Self.styles[dice.roll(Self.styles.count)]
                next.modalTransitionStyle = dice.roll(4) == 0 ? .crossDissolve : .coverVertical
                let presenter = top()
                next.popoverPresentationController?.sourceView = presenter.view
                script.append("present \(next.modalPresentationStyle) \(animated)")
                presenter.present(next, animated: animated)
            case 4, 5:
                script.append("dismiss top \(animated)")
                top().dismiss(animated: animated)
            case 6:
                script.append("dismiss all \(animated)")
                root.dismiss(animated: animated)
            case 7:
                script.append("push \(animated)")
                if stack().viewControllers.count < 5 {
                    stack().pushViewController(make(), animated: animated)
                }
            case 8:
                script.append("pop \(animated)")
                stack().popViewController(animated: animated)
            case 9:
                let isUpright = dice.roll(2) == 0
                script.append("turn \(isUpright)")
                host.resize(
                    to: isUpright ? upright : CGSize(width: upright.height, height: upright.width))
            case 10:
                let (from, to) = (CGFloat(dice.roll(500)) + 60, CGFloat(dice.roll(800)))
                script.append("drag \(from) \(to)")
                host.drag(
                    from: CGPoint(x: 180, y: from), to: CGPoint(x: 180, y: to), duration: 0.1,
                    rest: dice.roll(2) == 0 ? 0 : 0.1)
            case 11:
                let isSheet = dice.roll(2) == 0
                let presenter = top()
                script.append("ask \(isSheet) \(animated)")
                host.perform {
                    let alert = UIAlertController(
                        title: "Title", message: nil, preferredStyle: isSheet ? .actionSheet : .alert)
                    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
                    alert.addAction(UIAlertAction(title: "Do", style: .default))
                    if isSheet, dice.roll(2) == 0 {
                        alert.popoverPresentationController?.sourceView = presenter.view
                    }
                    presenter.present(alert, animated: animated)
                }
            case 12:
                guard stacks.count > 1 else { break }
                let index = dice.roll(3)
                script.append("tab \(index)")
                host.perform { tabs.selectedIndex = index }
            default:
                script.append("escape")
                host.press(.menu)
            }
            if dice.roll(3) == 0 {
                host.advance(by: 0.05)
            } else if dice.roll(2) == 0 {
                host.settle()
            }
            if step % 20 == 19 {
                host.settle()
                check()
            }
        }
        root.dismiss(animated: false)
        host.settle()
        made.removeAll { $0.navigationController == nil }
        check()
    }
}
