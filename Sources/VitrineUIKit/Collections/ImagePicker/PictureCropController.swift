import Foundation
import VitrineCoreGraphics

/// Lets the user move and scale a picture until a square of it is the one that is wanted.
final class PictureCropController: UIViewController, UIScrollViewDelegate {
    private let image: UIImage
    private let scroll = UIScrollView()
    private let picture = UIImageView()
    private let shade = PictureShade()
    private let name = UILabel()
    private let cancel = UIButton(type: .system)
    private let choose = UIButton(type: .system)
    private final var laidOut = CGSize.zero

    /// Told where the square is: points of the picture.
    var onChoice: ((CGRect) -> Void)?
    /// Told that another picture is wanted.
    var onCancel: (() -> Void)?

    /// How far a picture is scaled beyond what fills the square.
    private static let mostScale: CGFloat = 8

    init(image: UIImage) {
        self.image = image
        super.init(nibName: nil, bundle: nil)
        title = "Move and Scale"
    }

    required init?(coder: NSCoder) { nil }

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        view.tintColor = .white
        picture.image = image
        picture.frame = CGRect(origin: .zero, size: image.size)
        picture.isAccessibilityElement = true
        picture.accessibilityLabel = "Photo"
        scroll.delegate = self
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.showsVerticalScrollIndicator = false
        scroll.showsHorizontalScrollIndicator = false
        scroll.alwaysBounceVertical = true
        scroll.alwaysBounceHorizontal = true
        scroll.addSubview(picture)
        shade.isUserInteractionEnabled = false
        name.text = title
        name.textColor = .white
        name.textAlignment = .center
        name.font = .preferredFont(forTextStyle: .headline)
        for (button, text) in [(cancel, "Cancel"), (choose, "Choose")] {
            button.setTitle(text, for: .normal)
            button.titleLabel?.font = .systemFont(ofSize: 18)
        }
        cancel.addAction(UIAction { [weak self] _ in self?.onCancel?() }, for: .primaryActionTriggered)
        choose.addAction(UIAction { [weak self] _ in self?.chosen() }, for: .primaryActionTriggered)
        [scroll, shade, name, cancel, choose].forEach(view.addSubview)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(true, animated: animated)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.setNavigationBarHidden(false, animated: animated)
    }

    /// Points of the view: as large as goes between the title and the buttons.
    private var square: CGRect {
        let safe = view.bounds.inset(by: view.safeAreaInsets)
        let side = max(1, min(view.bounds.width, safe.height - 2 * Self.barHeight))
        return CGRect(
            x: ((view.bounds.width - side) / 2).rounded(), y: (safe.midY - side / 2).rounded(), width: side,
            height: side)
    }

    /// Points for the title, and for the buttons.
    private static let barHeight: CGFloat = 52

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let (bounds, square) = (view.bounds, square)
        let safe = bounds.inset(by: view.safeAreaInsets)
        let row = safe.maxY - Self.barHeight
        name.frame = CGRect(x: safe.minX, y: safe.minY, width: safe.width, height: Self.barHeight)
        let widths = (cancel.sizeThatFits(bounds.size).width, choose.sizeThatFits(bounds.size).width)
        cancel.frame = CGRect(x: safe.minX + 20, y: row, width: widths.0, height: Self.barHeight)
        choose.frame = CGRect(
            x: safe.maxX - 20 - widths.1, y: row, width: widths.1, height: Self.barHeight)
        shade.frame = bounds
        shade.square = square
        guard bounds.size != laidOut else { return }
        laidOut = bounds.size
        scroll.frame = bounds
        // Every part of the picture reaches the square.
        scroll.contentInset = UIEdgeInsets(
            top: square.minY, left: square.minX, bottom: bounds.maxY - square.maxY,
            right: bounds.maxX - square.maxX)
        let least = square.width / max(1, min(image.size.width, image.size.height))
        scroll.minimumZoomScale = least
        scroll.maximumZoomScale = least * Self.mostScale
        scroll.zoomScale = least
        scroll.contentSize = picture.frame.size
        scroll.contentOffset = CGPoint(
            x: (picture.frame.width - square.width) / 2 - square.minX,
            y: (picture.frame.height - square.height) / 2 - square.minY)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }

    private func chosen() {
        let whole = CGRect(origin: .zero, size: image.size)
        let rect = view.convert(square, to: picture).intersection(whole)
        // Squares begin and end with pixels.
        let side = min(rect.width, rect.height).rounded()
        onChoice?(
            CGRect(
                x: min(rect.minX.rounded(), whole.maxX - side),
                y: min(rect.minY.rounded(), whole.maxY - side), width: side, height: side))
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if presses.contains(where: { $0.key?.keyCode == .keyboardReturnOrEnter }) {
            chosen()
        } else {
            super.pressesBegan(presses, with: event)
        }
    }
}

/// Darkens what is outside of a square.
private final class PictureShade: UIView {
    private let parts = [UIView(), UIView(), UIView(), UIView()]
    private let edge = UIView()

    var square = CGRect.zero {
        didSet { if square != oldValue { setNeedsLayout() } }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        for part in parts {
            part.backgroundColor = UIColor(white: 0, alpha: 0.6)
            addSubview(part)
        }
        edge.layer.borderWidth = 1
        edge.layer.borderColor = UIColor(white: 1, alpha: 0.6).cgColor
        addSubview(edge)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (all, hole) = (bounds, square)
        parts[0].frame = CGRect(x: 0, y: 0, width: all.width, height: hole.minY)
        parts[1].frame = CGRect(x: 0, y: hole.maxY, width: all.width, height: max(0, all.height - hole.maxY))
        parts[2].frame = CGRect(x: 0, y: hole.minY, width: hole.minX, height: hole.height)
        parts[3].frame = CGRect(
            x: hole.maxX, y: hole.minY, width: max(0, all.width - hole.maxX), height: hole.height)
        edge.frame = hole
    }
}
