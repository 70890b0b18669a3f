import VitrineTesting
import VitrineUIKit

/// A page of rows to scroll, each a button.
@MainActor
final class RowsController: UIViewController {
    let scrollView = UIScrollView(frame: .zero)
    private(set) var buttons: [UIButton] = []

    init(title: String?) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { fatalError("not archived") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.contentSize = CGSize(width: 0, height: 30 * 44)
        view.addSubview(scrollView)
        for row in 0..<30 {
            let button = UIButton(type: .system)
            button.setTitle("Row \(row)", for: .normal)
            button.frame = CGRect(x: 16, y: CGFloat(row) * 44, width: 200, height: 44)
            buttons.append(button)
            scrollView.addSubview(button)
        }
    }
}

/// A page of one colour.
@MainActor
func plainPage(_ title: String?, _ color: UIColor = .systemBackground) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    controller.view.backgroundColor = color
    return controller
}
