import Foundation
import Testing
import VitrineCoreGraphics
import VitrineGraphics
import VitrineTesting

@testable import VitrineUIKit

/// Setters that are called in `layoutSubviews()` with what is there already must not ask for layout again, or it never
/// ends.
@MainActor
@Suite struct EqualSettersTests {
    /// A view, and a setter that is called twice with equal values: equal, not identical.
    struct Case: CustomTestStringConvertible, Sendable {
        var name: String
        var prepare: @MainActor (UIView) -> (@MainActor () -> Void)
        var testDescription: String { name }

        init<View: UIView>(
            _ name: String, _ make: @escaping @MainActor () -> View,
            _ set: @escaping @MainActor (View) -> Void
        ) {
            self.name = name
            prepare = { root in
                let view = make()
                view.frame = CGRect(x: 10, y: 10, width: 120, height: 44)
                root.addSubview(view)
                return { set(view) }
            }
        }
    }

    private static func text() -> NSAttributedString {
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = .byWordWrapping
        return NSMutableAttributedString(
            string: "attributed",
            attributes: [
                .font: UIFont.systemFont(ofSize: 13),
                .foregroundColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1),
                .paragraphStyle: style, .kern: 1.5, .underlineStyle: NSUnderlineStyle.single.rawValue,
            ])
    }

    private static func color() -> UIColor { UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1) }

    private static let picture: UIImage = UIImage(
        bitmap: Bitmap(width: 2, height: 2, pixels: [UInt8](repeating: 255, count: 16), scale: 1))

    private static func label() -> UILabel {
        let label = UILabel()
        label.text = "text"
        return label
    }

    private static func attributed() -> UILabel {
        let label = UILabel()
        label.attributedText = text()
        return label
    }

    nonisolated static let labels: [Case] = [
        Case("text", { label() }) { $0.text = "other" },
        Case("font", { label() }) { $0.font = .systemFont(ofSize: 15.5, weight: .semibold) },
        Case("preferred font", { label() }) { $0.font = .preferredFont(forTextStyle: .headline) },
        Case("attributed text", { label() }) { $0.attributedText = text() },
        Case("attributed text and a label's font", { label() }) {
            $0.attributedText = text()
            $0.font = .systemFont(ofSize: 13)
        },
        Case("font of an attributed text", { attributed() }) { $0.font = .systemFont(ofSize: 15) },
        Case("colour of an attributed text", { attributed() }) { $0.textColor = color() },
        Case("alignment of an attributed text", { attributed() }) { $0.textAlignment = .center },
        Case("line breaks of an attributed text", { attributed() }) { $0.lineBreakMode = .byTruncatingHead },
        Case("colours", { label() }) {
            $0.textColor = color()
            $0.shadowColor = color()
            $0.highlightedTextColor = color()
            $0.backgroundColor = color()
            $0.tintColor = color()
        },
        Case("numbers", { label() }) {
            $0.numberOfLines = 2
            $0.minimumScaleFactor = 0.5
            $0.adjustsFontSizeToFitWidth = true
            $0.preferredMaxLayoutWidth = 60
            $0.lineBreakMode = .byWordWrapping
            $0.textAlignment = .right
            $0.allowsDefaultTighteningForTruncation = true
            $0.baselineAdjustment = .alignCenters
        },
    ]

    nonisolated static let controls: [Case] = [
        Case("image", { UIImageView() }) {
            $0.image = picture
            $0.highlightedImage = picture
            $0.contentMode = .scaleAspectFit
        },
        Case("equal images", { UIImageView() }) {
            $0.image = picture.withTintColor(UIColor(red: 0, green: 1, blue: 0, alpha: 1))
        },
        Case("faces of a button", { UIButton(type: .system) }) {
            $0.setTitle("title", for: .normal)
            $0.setTitleColor(color(), for: .normal)
            $0.setTitleShadowColor(color(), for: .highlighted)
            $0.setImage(picture, for: .normal)
            $0.setBackgroundImage(picture, for: .disabled)
            $0.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        },
        Case("attributed title", { UIButton(type: .custom) }) {
            $0.setAttributedTitle(text(), for: .normal)
            $0.isEnabled = false
            $0.isSelected = true
            $0.tintColor = color()
        },
        Case("title label's font", { UIButton(type: .system) }) {
            $0.setTitle("title", for: .normal)
            $0.titleLabel?.font = .systemFont(ofSize: 12, weight: .bold)
        },
        Case("configuration of a button", { UIButton(configuration: .plain()) }) {
            var configuration = UIButton.Configuration.filled()
            configuration.title = "title"
            configuration.attributedSubtitle = AttributedString("subtitle")
            configuration.baseBackgroundColor = color()
            configuration.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
            $0.configuration = configuration
        },
        Case("stack view", { UIStackView(arrangedSubviews: [UILabel(), UILabel()]) }) {
            $0.axis = .vertical
            $0.spacing = 7
            $0.alignment = .leading
            $0.distribution = .equalSpacing
            $0.setCustomSpacing(3, after: $0.arrangedSubviews[0])
            $0.isLayoutMarginsRelativeArrangement = true
            $0.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            $0.arrangedSubviews[1].isHidden = true
        },
        Case("constraints", { UIView() }) { view in
            let width =
                view.constraints.first
                ?? {
                    let width = view.widthAnchor.constraint(equalToConstant: 1)
                    width.isActive = true
                    return width
                }()
            width.constant = 70
            width.isActive = true
            view.setContentHuggingPriority(.required, for: .horizontal)
        },
        Case("transform", { UIView() }) {
            $0.bounds.size = CGSize(width: 30, height: 40)
            $0.center = CGPoint(x: 50, y: 60)
            $0.transform = CGAffineTransform(rotationAngle: 0.1)
        },
        Case("geometry and appearance", { UIView() }) {
            $0.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
            $0.alpha = 0.5
            $0.isHidden = true
            $0.clipsToBounds = true
            $0.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            $0.semanticContentAttribute = .forceRightToLeft
            $0.overrideUserInterfaceStyle = .dark
            $0.layer.cornerRadius = 4
            $0.layer.shadowColor = color().cgColor
        },
    ]

    private static func scrollView() -> UIScrollView {
        let view = UIScrollView()
        view.contentSize = CGSize(width: 100, height: 1000)
        return view
    }
    private static func grid() -> UICollectionView {
        UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    }
    private static func bar() -> UINavigationBar {
        let bar = UINavigationBar()
        bar.items = [UINavigationItem(title: "back"), UINavigationItem(title: "top")]
        bar.topItem?.rightBarButtonItem = UIBarButtonItem(title: "a", primaryAction: nil)
        return bar
    }

    nonisolated static let containers: [Case] = [
        Case("scroll view", { scrollView() }) {
            $0.contentSize = CGSize(width: 100, height: 900)
            $0.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            $0.contentOffset = CGPoint(x: 0, y: 30)
            $0.alwaysBounceVertical = true
            $0.contentInsetAdjustmentBehavior = .never
            $0.showsVerticalScrollIndicator = false
            $0.verticalScrollIndicatorInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        },
        Case("collection view", { grid() }) {
            $0.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            $0.allowsMultipleSelection = true
            let flow = $0.collectionViewLayout as? UICollectionViewFlowLayout
            flow?.itemSize = CGSize(width: 33, height: 44)
            flow?.minimumLineSpacing = 3
            flow?.minimumInteritemSpacing = 3
            flow?.sectionInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            flow?.headerReferenceSize = CGSize(width: 5, height: 6)
            flow?.scrollDirection = .horizontal
        },
        Case("list cell", { UICollectionViewListCell() }) {
            var content = UIListContentConfiguration.subtitleCell()
            content.text = "text"
            content.secondaryText = "secondary"
            content.image = picture
            $0.contentConfiguration = content
            $0.backgroundConfiguration = .listPlainCell()
            $0.accessories = [.disclosureIndicator(), .checkmark()]
            $0.indentationLevel = 2
        },
        Case("content configuration of the program's", { UICollectionViewCell() }) {
            $0.contentConfiguration = PlainConfiguration(text: "text")
        },
        Case("navigation bar", { bar() }) {
            $0.prefersLargeTitles = true
            $0.topItem?.title = "title"
            $0.topItem?.leftItemsSupplementBackButton = true
            $0.backItem?.backButtonTitle = "go back"
            $0.topItem?.rightBarButtonItem?.title = "b"
            $0.topItem?.rightBarButtonItem?.isEnabled = false
            $0.topItem?.rightBarButtonItem?.tintColor = color()
            $0.topItem?.rightBarButtonItems = $0.topItem?.rightBarButtonItems
        },
    ]

    @Test(
        "A setter that is called again with an equal value asks for no layout",
        arguments: labels + controls + containers)
    func equal(_ one: Case) {
        let root = UIView()
        let set = one.prepare(root)
        let host = TestHost(root, size: CGSize(width: 300, height: 300))
        set()
        host.settle()
        #expect(!host.window.layer.needsLayoutInSubtree, "the stage does not rest by itself")
        set()
        #expect(!host.window.layer.needsLayoutInSubtree)
        let frames = host.frameCount
        host.settle()
        #expect(host.frameCount - frames <= 1)
    }

    @Test("Equal values set in layoutSubviews() let layout rest", arguments: labels + controls + containers)
    func inLayout(_ one: Case) {
        let root = RestlessView()
        let set = one.prepare(root)
        root.onLayout = set
        let host = TestHost(root, size: CGSize(width: 300, height: 300))
        #expect(host.settle(timeout: 2))
        #expect(root.layouts <= 4)
    }

    @Test("An equal attributed text is recognised although it is mutable, and one that was mutated is not")
    func mutable() {
        let label = UILabel()
        let text = NSMutableAttributedString(string: "one")
        label.attributedText = text
        let width = label.intrinsicContentSize.width
        text.append(NSAttributedString(string: " and two"))
        label.attributedText = text
        #expect(label.text == "one and two")
        #expect(label.intrinsicContentSize.width > width)
        label.text = "plain"
        label.attributedText = text
        #expect(label.text == "one and two")
    }

    @Test("An equal font that follows the text size takes the place of one that does not")
    func followingFont() {
        let label = UILabel()
        label.text = "text"
        let plain = UIFont.systemFont(ofSize: 17)
        let body = UIFont.preferredFont(forTextStyle: .body)
        #expect(plain == body)
        label.font = plain
        label.font = body
        label.adjustsFontForContentSizeCategory = true
        label.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
        #expect(label.font.pointSize > 30)
    }
}

/// Sets what a test says whenever it is laid out.
final class RestlessView: UIView {
    var layouts = 0
    var onLayout: @MainActor () -> Void = {}

    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        onLayout()
    }
}

private struct PlainConfiguration: UIContentConfiguration, Equatable {
    var text: String
    func makeContentView() -> any UIView & UIContentView { PlainContentView(self) }
    func updated(for state: any UIConfigurationState) -> PlainConfiguration { self }
}

private final class PlainContentView: UILabel, UIContentView {
    var configuration: any UIContentConfiguration {
        didSet { text = (configuration as? PlainConfiguration)?.text }
    }
    init(_ configuration: PlainConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        text = configuration.text
    }
    required init?(coder: NSCoder) { nil }
}
