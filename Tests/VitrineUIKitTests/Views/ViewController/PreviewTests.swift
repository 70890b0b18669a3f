import Testing
import VitrineTesting

@testable import VitrineUIKit

@MainActor @Suite("What previews show")
struct PreviewTests {
    private final class Square: UIView {
        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 40, height: 30) }
    }

    private func frame(_ preview: Preview, of view: UIView) -> CGRect {
        let host = TestHost(preview._controller, size: CGSize(width: 200, height: 100))
        host.settle()
        #expect(view.window === host.window)
        return view.convert(view.bounds, to: nil)
    }

    @Test("A view fills the screen, or is as large as its traits say, in the middle")
    func view() {
        let view = Square()
        #expect(frame(Preview { view }, of: view) == CGRect(x: 0, y: 0, width: 200, height: 100))
        #expect(
            frame(Preview("a", traits: .sizeThatFitsLayout) { view }, of: view)
                == CGRect(x: 80, y: 35, width: 40, height: 30))
        #expect(
            frame(Preview(traits: .landscapeLeft, .fixedLayout(width: 100, height: 50)) { view }, of: view)
                == CGRect(x: 50, y: 25, width: 100, height: 50))
        #expect(frame(Preview(traits: .defaultLayout) { view }, of: view).width == 200)
    }

    @Test("A view without a measure of its own is as large as its constraints say")
    func constraints() {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.topAnchor.constraint(equalTo: view.topAnchor),
            inner.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            inner.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            inner.widthAnchor.constraint(equalToConstant: 60),
            inner.heightAnchor.constraint(equalToConstant: 20),
        ])
        #expect(
            frame(Preview(traits: .sizeThatFitsLayout) { view }, of: view)
                == CGRect(x: 70, y: 40, width: 60, height: 20))
    }

    @Test("A controller is shown itself, or in a canvas of a size")
    func controller() {
        let controller = UIViewController()
        #expect(Preview { controller }._controller === controller)
        let canvas = Preview(traits: .fixedLayout(width: 50, height: 40)) { controller }
        #expect(
            frame(canvas, of: controller.view) == CGRect(x: 75, y: 30, width: 50, height: 40))
        #expect(canvas._controller is PreviewCanvas)
    }

    @Test("Of several previews the first is shown unless the program was started for another")
    func choice() {
        let controllers = [UIViewController(), UIViewController()]
        let previews: [@MainActor () -> Preview] = controllers.map { controller in { Preview { controller } }
        }
        #expect(Preview._shown(of: previews)._controller === controllers[0])
    }
}
