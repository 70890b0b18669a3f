// A week of running, made of stack views alone: a person, three figures, a chart whose bars are views, and a list of
// kilometres that a button unfolds. Beside each other where there is room. Valid on iOS and tvOS too.

import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = WeekViewController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

// MARK: - Data

struct Kilometre {
    let number: Int
    let pace: String
    let remark: String
}

private let week: [(day: String, kilometres: CGFloat)] = [
    ("M", 5.2), ("T", 0), ("W", 8.4), ("T", 6.1), ("F", 0), ("S", 12.6), ("S", 4.3),
]

private let kilometres: [Kilometre] = [
    Kilometre(number: 1, pace: "5:42", remark: "Down to the river"),
    Kilometre(number: 2, pace: "5:20", remark: "Flat"),
    Kilometre(number: 3, pace: "5:18", remark: "Flat"),
    Kilometre(number: 4, pace: "5:51", remark: "Up to the castle"),
    Kilometre(number: 5, pace: "6:14", remark: "Stairs"),
    Kilometre(number: 6, pace: "5:02", remark: "Down again"),
    Kilometre(number: 7, pace: "5:10", remark: "Home, against the wind"),
]

// MARK: - Controller

final class WeekViewController: UIViewController {
    private let page = UIStackView()
    private let rows = kilometres.map(KilometreRow.init)
    private let unfoldButton = PillButton()
    private var isUnfolded = false
    /// Things are larger on a screen that is looked at from afar.
    private var unit: CGFloat { traitCollection.userInterfaceIdiom == .tv ? 1.8 : 1 }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground

        let scrollView = UIScrollView()
        scrollView.alwaysBounceVertical = true
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(scrollView)

        let overview = column(personRow(), figuresCard(), chartCard())
        let details = column(kilometresCard())
        page.addArrangedSubview(overview)
        page.addArrangedSubview(details)
        page.spacing = 20
        page.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(page)

        let content = scrollView.contentLayoutGuide
        let width = page.widthAnchor.constraint(
            equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -40)
        width.priority = .defaultHigh
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            page.topAnchor.constraint(equalTo: content.topAnchor, constant: 20),
            page.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -20),
            page.centerXAnchor.constraint(equalTo: scrollView.frameLayoutGuide.centerXAnchor),
            page.widthAnchor.constraint(lessThanOrEqualToConstant: 1500),
            width,
        ])
        fold(false)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let isWide = view.bounds.width > 700
        page.axis = isWide ? .horizontal : .vertical
        page.distribution = isWide ? .fillEqually : .fill
        page.alignment = isWide ? .top : .fill
    }

    override var preferredFocusEnvironments: [any UIFocusEnvironment] { [unfoldButton] }

    // MARK: Parts

    private func column(_ views: UIView...) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.spacing = 20
        return stack
    }

    private func personRow() -> UIView {
        let initials = label("MK", .title3, weight: .semibold, color: .white)
        initials.textAlignment = .center
        initials.backgroundColor = .systemIndigo
        initials.layer.cornerRadius = 28 * unit
        initials.clipsToBounds = true
        NSLayoutConstraint.activate([
            initials.widthAnchor.constraint(equalToConstant: 56 * unit),
            initials.heightAnchor.constraint(equalToConstant: 56 * unit),
        ])

        let name = label("Mira Keller", .title2, weight: .bold)
        let place = label("Third week in a row", .subheadline, color: .secondaryLabel)
        let text = UIStackView(arrangedSubviews: [name, place])
        text.axis = .vertical
        text.spacing = 2

        let row = UIStackView(arrangedSubviews: [initials, text])
        row.alignment = .center
        row.spacing = 14
        return row
    }

    private func figuresCard() -> UIView {
        let figures = [("36.6", "kilometres"), ("3:18", "hours"), ("412", "metres up")].map { value, unit in
            let number = label(value, .title1, weight: .bold)
            number.textAlignment = .center
            let caption = label(unit, .footnote, color: .secondaryLabel)
            caption.textAlignment = .center
            let stack = UIStackView(arrangedSubviews: [number, caption])
            stack.axis = .vertical
            return stack
        }
        let row = UIStackView(arrangedSubviews: figures)
        row.distribution = .fillEqually
        row.spacing = 8
        return Card(row)
    }

    private func chartCard() -> UIView {
        let highest = week.map(\.kilometres).max() ?? 1
        let bars = week.map { day, kilometres in
            let bar = UIView()
            bar.backgroundColor = kilometres == highest ? .systemOrange : .systemIndigo
            bar.layer.cornerRadius = 5
            bar.heightAnchor.constraint(equalToConstant: max(4, 110 * unit * kilometres / highest)).isActive =
                true
            let name = label(day, .footnote, color: .secondaryLabel)
            name.textAlignment = .center
            let stack = UIStackView(arrangedSubviews: [bar, name])
            stack.axis = .vertical
            stack.spacing = 8
            return stack
        }
        let chart = UIStackView(arrangedSubviews: bars)
        chart.distribution = .fillEqually
        chart.alignment = .bottom
        chart.spacing = 12

        let stack = UIStackView(arrangedSubviews: [label("Kilometres a day", .headline), chart])
        stack.axis = .vertical
        stack.spacing = 18
        return Card(stack)
    }

    private func kilometresCard() -> UIView {
        let heading = label("Saturday’s run", .headline)
        unfoldButton.setTitle("Show all", for: .normal)
        unfoldButton.addAction(UIAction { [weak self] _ in self?.toggle() }, for: .primaryActionTriggered)
        let header = UIStackView(arrangedSubviews: [heading, unfoldButton])
        header.alignment = .center

        let list = UIStackView(arrangedSubviews: [header] + rows)
        list.axis = .vertical
        list.spacing = 12
        list.setCustomSpacing(16, after: header)
        return Card(list)
    }

    // MARK: Unfolding

    private func toggle() {
        isUnfolded.toggle()
        unfoldButton.setTitle(isUnfolded ? "Show less" : "Show all", for: .normal)
        unfoldButton.layoutIfNeeded()
        UIView.animate(withDuration: 0.35) { self.fold(self.isUnfolded) }
    }

    private func fold(_ isUnfolded: Bool) {
        for row in rows.dropFirst(3) {
            row.isHidden = !isUnfolded
            row.alpha = isUnfolded ? 1 : 0
        }
    }
}

// MARK: - Views

private func label(
    _ text: String, _ style: UIFont.TextStyle, weight: UIFont.Weight? = nil, color: UIColor = .label
) -> UILabel {
    let label = UILabel()
    label.text = text
    label.textColor = color
    let font = UIFont.preferredFont(forTextStyle: style)
    label.font = weight.map { .systemFont(ofSize: font.pointSize, weight: $0) } ?? font
    return label
}

/// A rounded surface around a view.
final class Card: UIStackView {
    init(_ content: UIView) {
        super.init(frame: .zero)
        addArrangedSubview(content)
        isLayoutMarginsRelativeArrangement = true
        directionalLayoutMargins = NSDirectionalEdgeInsets(top: 18, leading: 18, bottom: 18, trailing: 18)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 18
    }

    required init(coder: NSCoder) { fatalError("not made from archives") }
}

/// A number, a remark and a time on one baseline.
final class KilometreRow: UIStackView {
    init(_ kilometre: Kilometre) {
        super.init(frame: .zero)
        let number = label("\(kilometre.number)", .body, weight: .semibold, color: .systemIndigo)
        number.widthAnchor.constraint(greaterThanOrEqualToConstant: 24).isActive = true
        number.setContentHuggingPriority(.required, for: .horizontal)
        let remark = label(kilometre.remark, .body)
        let pace = label(kilometre.pace, .body, color: .secondaryLabel)
        pace.setContentHuggingPriority(.required, for: .horizontal)
        pace.setContentCompressionResistancePriority(.required, for: .horizontal)
        for view in [number, remark, pace] { addArrangedSubview(view) }
        alignment = .firstBaseline
        spacing = 8
        clipsToBounds = true
    }

    required init(coder: NSCoder) { fatalError("not made from archives") }
}

/// A button with room around its title.
final class PillButton: UIButton {
    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = 16
        titleLabel?.font = .preferredFont(forTextStyle: .subheadline)
        setTitleColor(.systemIndigo, for: .normal)
        setTitleColor(.white, for: .focused)
        setContentHuggingPriority(.required, for: .horizontal)
        updateColors()
    }

    required init?(coder: NSCoder) { fatalError("not made from archives") }

    override var intrinsicContentSize: CGSize {
        // As wide as the wider title, to stay where it is.
        let widest = UILabel()
        widest.font = titleLabel?.font
        widest.text = "Show less"
        let size = widest.intrinsicContentSize
        return CGSize(width: size.width + 28, height: max(32, size.height + 12))
    }

    override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        super.didUpdateFocus(in: context, with: coordinator)
        coordinator.addCoordinatedAnimations { self.updateColors() }
    }

    private func updateColors() {
        backgroundColor = isFocused ? .systemIndigo : .systemIndigo.withAlphaComponent(0.14)
    }
}
