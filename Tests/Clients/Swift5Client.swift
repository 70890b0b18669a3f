// A program of Apple's platforms in the Swift 5 language mode, with no annotation for concurrency anywhere: what
// most projects look like. The smoke test compiles it with `--swift-version 5` and expects no diagnostic, so every
// name of UIKit, Core Animation and Core Graphics that it calls keeps Apple's labels, defaults and optionality.
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = ContainerController()
        window?.tintColor = .systemIndigo
        window?.makeKeyAndVisible()
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {}
    func applicationWillResignActive(_ application: UIApplication) {}
    func applicationDidEnterBackground(_ application: UIApplication) {}
    func applicationWillEnterForeground(_ application: UIApplication) {}
    func applicationWillTerminate(_ application: UIApplication) {}
}

// MARK: Models

class Movie: NSObject {
    let title: String
    let year: Int

    init(title: String, year: Int) {
        self.title = title
        self.year = year
    }

    override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? Movie else { return false }
        return title == other.title && year == other.year
    }

    override var hash: Int { title.hashValue ^ year }
    override var description: String { "\(title) (\(year))" }
}

class Review: NSObject {
    @objc var author: String?
    @objc var stars = 0

    init(dictionary: [String: Any]) {
        super.init()
        setValuesForKeys(dictionary)
    }

    override func setValue(_ value: Any?, forUndefinedKey key: String) {}

    override func setValue(_ value: Any?, forKey key: String) {
        if key == "user" { return super.setValue(value, forKey: "author") }
        super.setValue(value, forKey: key)
    }

    override var description: String {
        String(format: "%@, %d", value(forKey: "author") as? String ?? "nobody", stars)
    }
}

protocol MovieStoreDelegate: AnyObject {
    func storeDidChange(_ store: MovieStore)
}

class MovieStore {
    static let shared = MovieStore()
    weak var delegate: MovieStoreDelegate?
    var onChange: (([Movie]) -> Void)?
    private(set) var movies: [Movie] = []

    func load(completion: @escaping (Result<[Movie], Error>) -> Void) {
        movies = (1...12).map { Movie(title: "Part \($0)", year: 2000 + $0) }
            .sorted { $0.year > $1.year }
        let review = Review(dictionary: ["user": "Ada", "stars": 4, "id": 1])
        precondition(String(format: "%@", review) == "Ada, 4")
        DispatchQueue.main.async {
            self.delegate?.storeDidChange(self)
            self.onChange?(self.movies)
            completion(.success(self.movies))
        }
    }
}

// MARK: Cells

class MovieCell: UICollectionViewCell {
    static let reuseIdentifier = "MovieCell"
    let titleLabel = UILabel()
    let poster = UIImageView(image: nil)
    var onTap: ((Movie) -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        titleLabel.font = UIFont.preferredFont(forTextStyle: .headline)
        titleLabel.textColor = .label
        titleLabel.textAlignment = .center
        titleLabel.numberOfLines = 2
        titleLabel.lineBreakMode = .byTruncatingTail
        poster.contentMode = .scaleAspectFill
        poster.clipsToBounds = true
        contentView.addSubview(poster)
        contentView.addSubview(titleLabel)
        contentView.layer.cornerRadius = 8
        contentView.layer.borderWidth = 1
        contentView.layer.borderColor = UIColor.separator.cgColor
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 4
        layer.shadowOffset = CGSize(width: 0, height: 2)
        let selected = UIView()
        selected.backgroundColor = UIColor(white: 0.9, alpha: 1)
        selectedBackgroundView = selected
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override var isSelected: Bool {
        didSet { contentView.alpha = isSelected ? 0.5 : 1 }
    }

    override var isHighlighted: Bool {
        didSet {
            UIView.animate(withDuration: 0.1) {
                self.transform = self.isHighlighted ? CGAffineTransform(scaleX: 0.95, y: 0.95) : .identity
            }
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (top, bottom) = contentView.bounds.divided(atDistance: 30, from: .maxYEdge)
        titleLabel.frame = top
        poster.frame = bottom
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        titleLabel.text = nil
        onTap = nil
    }

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        layoutAttributes
    }

    override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        coordinator.addCoordinatedAnimations(
            {
                self.alpha = self.isFocused ? 1 : 0.9
            }, completion: nil)
    }
}

class HeaderView: UICollectionReusableView {
    let label = UILabel(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.frame = bounds
        addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

// MARK: A data source of its own

class GridController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout,
    UICollectionViewDataSourcePrefetching, MovieStoreDelegate
{
    private var collectionView: UICollectionView!
    private var movies: [Movie] = []
    private let store = MovieStore.shared

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .vertical
        layout.minimumLineSpacing = 12
        layout.minimumInteritemSpacing = 8
        layout.itemSize = CGSize(width: 100, height: 150)
        layout.sectionInset = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
        layout.headerReferenceSize = CGSize(width: 0, height: 40)
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.backgroundColor = .clear
        collectionView.dataSource = self
        collectionView.delegate = self
        collectionView.prefetchDataSource = self
        collectionView.alwaysBounceVertical = true
        collectionView.allowsMultipleSelection = true
        collectionView.contentInset = .init(top: 10, left: 0, bottom: 10, right: 0)
        collectionView.contentInsetAdjustmentBehavior = .automatic
        collectionView.register(MovieCell.self, forCellWithReuseIdentifier: MovieCell.reuseIdentifier)
        collectionView.register(
            HeaderView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        view.addSubview(collectionView)
        store.delegate = self
        store.onChange = { [weak self] movies in self?.title = "\(movies.count)" }
        store.load { [weak self] result in
            switch result {
            case .success(let movies): self?.movies = movies
            case .failure(let error): print(error.localizedDescription)
            }
            self?.collectionView.reloadData()
        }
    }

    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
    override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
    override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
    override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
    override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
    override func viewSafeAreaInsetsDidChange() { super.viewSafeAreaInsetsDidChange() }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if traitCollection.userInterfaceStyle == .dark { view.setNeedsLayout() }
    }
    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator)
    {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(
            alongsideTransition: { _ in
                self.collectionView.collectionViewLayout.invalidateLayout()
            }, completion: nil)
    }

    func storeDidChange(_ store: MovieStore) { movies = store.movies }

    func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        movies.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell =
            collectionView.dequeueReusableCell(
                withReuseIdentifier: MovieCell.reuseIdentifier, for: indexPath) as! MovieCell
        let movie = movies[indexPath.item]
        cell.titleLabel.text = movie.title
        cell.onTap = { [weak self] movie in self?.show(movie) }
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let header =
            collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "header", for: indexPath) as! HeaderView
        header.label.text = "Movies"
        return header
    }

    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        show(movies[indexPath.row])
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let width = collectionView.bounds.width / 3 - 20
        return CGSize(width: width, height: width * 1.5)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        if scrollView.contentOffset.y > scrollView.contentSize.height - scrollView.bounds.height {
            scrollView.flashScrollIndicators()
        }
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        targetContentOffset.pointee.y = targetContentOffset.pointee.y.rounded()
    }

    private func show(_ movie: Movie) {
        collectionView.performBatchUpdates(
            {
                self.movies.swapAt(0, 1)
                self.collectionView.moveItem(
                    at: IndexPath(item: 0, section: 0), to: IndexPath(item: 1, section: 0))
            },
            completion: { finished in
                print(movie, finished)
            })
        collectionView.scrollToItem(
            at: IndexPath(item: 0, section: 0), at: .centeredVertically, animated: true)
    }
}

// MARK: A diffable data source and a compositional layout

class ShelfController: UIViewController, UICollectionViewDelegate {
    enum Section: Int, CaseIterable { case featured, recent }
    typealias DataSource = UICollectionViewDiffableDataSource<Section, Int>
    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Int>

    lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
    lazy var dataSource = makeDataSource()

    override func loadView() { view = collectionView }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.delegate = self
        var snapshot = Snapshot()
        snapshot.appendSections(Section.allCases)
        snapshot.appendItems(Array(0..<8), toSection: .featured)
        snapshot.appendItems(Array(8..<20), toSection: .recent)
        dataSource.apply(snapshot, animatingDifferences: false)
        applyShuffled()
    }

    private func applyShuffled() {
        var snapshot = dataSource.snapshot()
        snapshot.reloadItems([1])
        snapshot.reconfigureItems([2])
        snapshot.moveItem(3, beforeItem: 1)
        snapshot.deleteItems([7])
        dataSource.apply(snapshot, animatingDifferences: true) { [weak self] in
            self?.collectionView.flashScrollIndicators()
        }
        dataSource.apply(snapshot)
    }

    private func makeDataSource() -> DataSource {
        let registration = UICollectionView.CellRegistration<MovieCell, Int> { cell, indexPath, item in
            cell.titleLabel.text = "\(item) at \(indexPath)"
        }
        let header = UICollectionView.SupplementaryRegistration<HeaderView>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { view, kind, indexPath in
            view.label.text = "\(kind) \(indexPath.section)"
        }
        let dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, item in
            collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
        }
        dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
        return dataSource
    }

    private func makeLayout() -> UICollectionViewLayout {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 20
        return UICollectionViewCompositionalLayout(
            sectionProvider: { index, environment in
                let columns = environment.container.effectiveContentSize.width > 500 ? 5 : 3
                let item = NSCollectionLayoutItem(
                    layoutSize: NSCollectionLayoutSize(
                        widthDimension: .fractionalWidth(1.0 / CGFloat(columns)),
                        heightDimension: .fractionalHeight(1)))
                item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
                let group = NSCollectionLayoutGroup.horizontal(
                    layoutSize: NSCollectionLayoutSize(
                        widthDimension: .fractionalWidth(0.9), heightDimension: .absolute(120)),
                    subitems: [item])
                group.interItemSpacing = .fixed(4)
                let section = NSCollectionLayoutSection(group: group)
                section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
                section.interGroupSpacing = 8
                section.contentInsets = .init(top: 0, leading: 16, bottom: 0, trailing: 16)
                let header = NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: NSCollectionLayoutSize(
                        widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
                    elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
                header.pinToVisibleBounds = true
                section.boundarySupplementaryItems = [header]
                section.visibleItemsInvalidationHandler = { items, offset, environment in
                    for item in items { item.alpha = item.frame.minX < offset.x ? 0.5 : 1 }
                }
                return section
            }, configuration: configuration)
    }

    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {}

    func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
        true
    }
}

// MARK: Views, gestures and animations

class DrawnView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    override init(frame: CGRect) {
        super.init(frame: frame)
        let gradient = layer as! CAGradientLayer
        gradient.colors = [UIColor.systemRed.cgColor, UIColor.systemBlue.cgColor]
        gradient.startPoint = CGPoint(x: 0, y: 0)
        gradient.endPoint = CGPoint(x: 1, y: 1)
        let shape = CAShapeLayer()
        shape.path =
            UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20), cornerRadius: 4).cgPath
        shape.fillColor = UIColor.white.withAlphaComponent(0.5).cgColor
        layer.addSublayer(shape)
        let spin = CABasicAnimation(keyPath: "transform.rotation")
        spin.fromValue = 0
        spin.toValue = CGFloat.pi * 2
        spin.duration = 2
        spin.repeatCount = .infinity
        shape.add(spin, forKey: "spin")
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        super.hitTest(point, with: event)
    }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -10, dy: -10).contains(point)
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        guard let touch = touches.first else { return }
        print(touch.location(in: self), touch.tapCount)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func didMoveToWindow() { super.didMoveToWindow() }
    override func didMoveToSuperview() { super.didMoveToSuperview() }
    override func safeAreaInsetsDidChange() { super.safeAreaInsetsDidChange() }
    override func tintColorDidChange() { super.tintColorDidChange() }
    override var canBecomeFocused: Bool { true }
    override var canBecomeFirstResponder: Bool { true }
}

class ContainerController: UIViewController, UIGestureRecognizerDelegate, UIScrollViewDelegate {
    private let scrollView = UIScrollView()
    private let drawn = DrawnView(frame: CGRect(x: 20, y: 20, width: 200, height: 60))
    private lazy var children_ = [GridController(), ShelfController()]
    private var names = ["b", "a"]
    private var link: CADisplayLink?

    override func viewDidLoad() {
        super.viewDidLoad()
        names = names.sorted { $0 < $1 }
        scrollView.frame = view.bounds
        scrollView.delegate = self
        scrollView.isPagingEnabled = true
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.decelerationRate = .fast
        scrollView.contentSize = CGSize(width: view.bounds.width * 2, height: view.bounds.height)
        view.addSubview(scrollView)
        for (index, child) in children_.enumerated() {
            addChild(child)
            child.view.frame = view.bounds.offsetBy(dx: view.bounds.width * CGFloat(index), dy: 0)
            scrollView.addSubview(child.view)
            child.didMove(toParent: self)
        }
        view.addSubview(drawn)
        addButtons()
        addGestures()
        animate()
    }

    private func addButtons() {
        let action = UIAction(title: "Tap", image: nil) { [weak self] action in
            self?.names.append(action.title)
        }
        let button = UIButton(type: .system, primaryAction: action)
        button.setTitle("Tap", for: .normal)
        button.setTitleColor(.systemRed, for: .highlighted)
        button.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
        button.addAction(UIAction { _ in print("touched") }, for: .touchUpInside)
        button.isEnabled = true
        button.sizeToFit()
        button.center = view.center
        view.addSubview(button)
        let plain = UIButton()
        plain.setTitle("Plain", for: [])
        plain.frame = CGRect(origin: .zero, size: plain.intrinsicContentSize)
        view.insertSubview(plain, belowSubview: button)
    }

    private func addGestures() {
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = 2
        tap.delegate = self
        let pan = UIPanGestureRecognizer()
        pan.minimumNumberOfTouches = 1
        pan.require(toFail: tap)
        let press = UILongPressGestureRecognizer()
        press.minimumPressDuration = 0.3
        drawn.addGestureRecognizer(tap)
        drawn.addGestureRecognizer(pan)
        drawn.addGestureRecognizer(press)
        if pan.state == .changed {
            let translation = pan.translation(in: view)
            drawn.center.x += translation.x
            pan.setTranslation(.zero, in: view)
            print(pan.velocity(in: view), press.location(in: nil))
        }
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    private func animate() {
        UIView.animate(
            withDuration: 0.3, delay: 0.1, options: [.curveEaseInOut, .allowUserInteraction],
            animations: {
                self.drawn.alpha = 0.5
            }, completion: nil)
        UIView.animate(withDuration: 0.3, animations: { self.drawn.alpha = 1 }) { finished in
            print(finished)
        }
        UIView.animate(
            withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0, options: [],
            animations: { self.drawn.frame.origin.y += 10 })
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: []) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                self.drawn.transform = CGAffineTransform(rotationAngle: .pi / 8).scaledBy(x: 1.1, y: 1.1)
            }
        }
        UIView.transition(with: drawn, duration: 0.2, options: .transitionCrossDissolve, animations: {})
        UIView.performWithoutAnimation { self.view.layoutIfNeeded() }
        let animator = UIViewPropertyAnimator(duration: 0.4, curve: .easeOut) {
            self.drawn.backgroundColor = .systemGreen
        }
        animator.addCompletion { position in print(position == .end) }
        animator.startAnimation()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        drawn.layer.zPosition = 1
        CATransaction.commit()
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        let page = Int(round(scrollView.contentOffset.x / max(scrollView.bounds.width, 1)))
        title = names[page % names.count]
    }

    override var preferredFocusEnvironments: [UIFocusEnvironment] { [drawn] }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses where press.type == .menu { print("menu") }
        super.pressesBegan(presses, with: event)
    }

    deinit { print("gone") }
}

// MARK: Colours, fonts, images, text

enum Theme {
    static let accent = UIColor { traits in traits.userInterfaceStyle == .dark ? .white : .black }
    static let title = UIFont.systemFont(ofSize: 28, weight: .bold)
    static let body = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17))
    static let italic = UIFont.italicSystemFont(ofSize: 15)
    static let digits = UIFont.monospacedSystemFont(ofSize: 15, weight: .regular)
    static let clear = UIColor(red: 0, green: 0, blue: 0, alpha: 0)

    static func styled(_ string: String) -> NSAttributedString {
        let text = NSMutableAttributedString(
            string: string, attributes: [.font: title, .foregroundColor: accent, .kern: 1])
        text.addAttribute(
            .underlineStyle, value: NSUnderlineStyle.single.rawValue, range: NSRange(location: 0, length: 1))
        return text
    }

    static func components(of color: UIColor) -> (CGFloat, CGFloat, CGFloat, CGFloat) {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return (red, green, blue, alpha)
    }
}
