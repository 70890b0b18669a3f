@testable import VitrineUIKit

/// A view that can be focused, named by one letter, that writes down what it hears.
final class Tile: UIView {
    var mayFocus = true
    var allows = true
    var wishes: [any UIFocusEnvironment] = []
    var heard: (String) -> Void = { _ in }
    var name: String { accessibilityIdentifier ?? "" }

    init(_ name: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat = 80, _ height: CGFloat = 80) {
        super.init(frame: CGRect(x: x, y: y, width: width, height: height))
        accessibilityIdentifier = name
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeFocused: Bool { mayFocus }
    override var preferredFocusEnvironments: [any UIFocusEnvironment] { wishes }

    override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        heard("should \(name)")
        return allows
    }

    override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        heard("did \(name)")
    }
}

/// A window with tiles on a 100-point grid, one for each letter; on tvOS unless said otherwise.
@MainActor
final class FocusScene {
    let window: UIWindow
    let root: UIView
    private(set) var tiles: [Character: Tile] = [:]

    init(_ rows: String..., idiom: UIUserInterfaceIdiom = .tv) {
        window = makeFocusWindow(width: 800, height: 600, idiom: idiom)
        root = UIView(frame: window.bounds)
        window.addSubview(root)
        add(rows, to: root)
    }

    func add(_ rows: [String], to view: UIView) {
        for (row, text) in rows.enumerated() {
            for (column, letter) in text.enumerated() where letter != " " {
                let tile = Tile(String(letter), CGFloat(column * 100), CGFloat(row * 100))
                tiles[letter] = tile
                view.addSubview(tile)
            }
        }
    }

    var system: UIFocusSystem { window.focusSystem }
    var focused: String? { system.focusedItem.map(FocusName.name(of:)) }
    subscript(letter: Character) -> Tile { tiles[letter]! }

    /// Focuses a tile without asking anybody.
    func focus(_ letter: Character) { system.moveFocus(to: self[letter]) }

    /// Moves and tells where focus is then.
    func move(_ headings: UIFocusHeading...) -> String? {
        for heading in headings { system.move(heading) }
        return focused
    }
}
