import Testing
import VitrineTesting

@testable import Vitrine
@testable import VitrineSwiftUI
@testable import VitrineUIKit

/// A fruit, as in article A3.
struct Fruit: Hashable {
    var name: String
    static let apple = Fruit(name: "Apple")
    static let banana = Fruit(name: "Banana")
    static let cherry = Fruit(name: "Cherry")
}

/// A message of a second type.
struct Message: Equatable {
    var text: String
}

/// The article's manager: what is shown is a value of any type.
@MainActor
final class NotificationManager: ObservableObject {
    /// How often the value was set to nil.
    private(set) var clearings = 0
    @Published var current: Any? {
        didSet { if current == nil { clearings += 1 } }
    }
}

/// The content of a notification: 40 points high, as wide as it may be.
struct FruitNote: View {
    let fruit: Fruit
    var body: some View {
        HStack {
            Text(fruit.name).font(.headline)
            Spacer()
        }
        .frame(height: 40)
    }
}

/// A container in the window of a phone with a bar at the top: 375×812 points, the safe area from 44 to 778.
@MainActor
final class NotificationFixture {
    static let safeArea = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)

    struct Screen<Content: View>: View {
        @ObservedObject var manager: NotificationManager
        let timeout: TimeInterval?
        let content: Content

        var body: some View {
            NotificationView($manager.current, timeout: timeout) { content }
        }
    }

    let manager = NotificationManager()
    let host: TestHost
    let controller: NotificationViewController

    /// A screen with a button of 100×44 points at the top that registers fruits.
    convenience init(timeout: TimeInterval? = 4.5, style: UIUserInterfaceStyle = .light) throws {
        try self.init(timeout: timeout, style: style) {
            VStack {
                Color.clear.frame(height: 10)
                Spacer()
            }
            .notification(for: Fruit.self) { FruitNote(fruit: $0) }
        }
    }

    init<Content: View>(
        timeout: TimeInterval? = 4.5, device: TestHost.Device = .iPhone, size: CGSize? = nil,
        style: UIUserInterfaceStyle = .light, @ViewBuilder content: () -> Content
    ) throws {
        host = TestHost(
            Screen(manager: manager, timeout: timeout, content: content()), device: device,
            size: size, scale: size == nil ? nil : 2, safeArea: Self.safeArea, style: style)
        host.settle()
        controller = try #require(Self.find(in: host.rootViewController))
    }

    static func find(in controller: UIViewController) -> NotificationViewController? {
        if let found = controller as? NotificationViewController { return found }
        return controller.children.lazy.compactMap(find).first
    }

    /// Sets the value and makes the frame that sees it.
    func set(_ value: Any?) {
        manager.current = value
        host.layout()
    }

    /// The cards in the view, back to front, as they are seen: the top edge, and the opacity unless it is 1.
    var cards: [String] {
        controller.view.subviews.compactMap { $0 as? NotificationBanner }.map { banner in
            let shown = banner.layer.presentation() ?? banner.layer
            let name = (banner.value as? Fruit)?.name ?? "\(banner.value)"
            let top = (shown.frame.minY * 10).rounded() / 10
            let opacity = (CGFloat(shown.opacity) * 100).rounded() / 100
            return "\(name) \(top)" + (opacity == 1 ? "" : " \(opacity)")
        }
    }
}

extension NotificationFixture {
    /// The texts of the card that is read.
    var texts: [String] {
        guard let view = controller.banner?.controller.view as? any GraphShowing else { return [] }
        return Self.texts(in: view.shownGraph.rootElement)
    }

    private static func texts(in element: VitrineSwiftUI.Element) -> [String] {
        (element as? any TextBearing).map { [$0.text] } ?? element.paintOrder.flatMap(Self.texts)
    }
}

@MainActor
private protocol GraphShowing { var shownGraph: ViewGraph { get } }
extension _UIHostingView: GraphShowing { fileprivate var shownGraph: ViewGraph { graph } }
