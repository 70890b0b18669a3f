import Foundation
import Testing
import UIKitTestSupport
import VitrineGraphics
import VitrineTesting

@testable import VitrineUIKit

@MainActor
@Suite("Buttons with configurations")
struct ButtonConfigurationTests {
    private func filled(_ title: String?, _ change: (inout UIButton.Configuration) -> Void = { _ in })
        -> UIButton
    {
        var configuration = UIButton.Configuration.filled()
        configuration.title = title
        change(&configuration)
        return UIButton(configuration: configuration)
    }

    private func image(_ width: Int, _ height: Int) -> UIImage {
        let pixels = [UInt8](repeating: 255, count: width * height * 4)
        return UIImage(bitmap: Bitmap(width: width, height: height, pixels: pixels, scale: 1))
    }

    private func text(_ title: String, _ style: UIFont.TextStyle) -> CGSize {
        let label = UILabel()
        label.text = title
        label.font = .preferredFont(forTextStyle: style)
        return label.intrinsicContentSize
    }

    // MARK: Sizes

    @Test("Sizes are those of a line with insets around it")
    func sizes() {
        func height(_ size: UIButton.Configuration.Size) -> CGFloat {
            filled("Title") { $0.buttonSize = size }.intrinsicContentSize.height
        }
        // Lines of 15 and 17 points: 18 and 20⅓ at 3×. 18 + 2 × 5; 20⅓ + 2 × 7; 20⅓ + 2 × 15.
        #expect(height(.mini) == 28)
        #expect(height(.small) == 28)
        #expect(abs(height(.medium) - 34.3333) < 0.001)
        #expect(abs(height(.large) - 50.3333) < 0.001)
        let button = filled("Title")
        #expect(button.intrinsicContentSize.width == text("Title", .body).width + 24)
        #expect(
            button.configuration?.contentInsets
                == NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
        button.configuration?.contentInsets = .zero
        #expect(button.intrinsicContentSize == text("Title", .body))
        button.configuration?.setDefaultContentInsets()
        #expect(button.intrinsicContentSize.width == text("Title", .body).width + 24)
    }

    @Test("An image adds its size and the padding along the axis of its side")
    func imageSides() {
        let line = text("Title", .body)
        func size(_ edge: NSDirectionalRectEdge, reservation: CGFloat = 0) -> CGSize {
            filled("Title") {
                $0.image = image(30, 40)
                $0.imagePlacement = edge
                $0.imagePadding = 8
                $0.imageReservation = reservation
                $0.contentInsets = .zero
            }.intrinsicContentSize
        }
        #expect(size(.leading) == CGSize(width: 30 + 8 + line.width, height: 40))
        #expect(size(.trailing) == size(.leading))
        #expect(size(.top) == CGSize(width: max(30, line.width), height: 40 + 8 + line.height))
        #expect(size(.bottom) == size(.top))
        // Room that is reserved counts where it is more than the image.
        #expect(size(.leading, reservation: 50) == CGSize(width: 50 + 8 + line.width, height: 40))
        #expect(size(.top, reservation: 20) == size(.top))
        let alone = filled(nil) {
            $0.image = image(30, 40)
            $0.imagePadding = 8
        }
        #expect(alone.intrinsicContentSize == CGSize(width: 54, height: 54), "30 + 2 × 12 and 40 + 2 × 7")
    }

    @Test("Parts stand side by side in the middle, mirrored from right to left")
    func places() throws {
        let button = filled("Title") {
            $0.image = image(30, 20)
            $0.imagePadding = 6
        }
        button.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
        button.layoutIfNeeded()
        let line = text("Title", .body)
        // (300 − 30 − 6 − line)/2, to the nearest third.
        let start = (300 - 36 - line.width) / 2
        let picture = try #require(button.imageView).frame
        #expect(abs(picture.minX - start) < 0.2 && picture.minY == 20)
        #expect(abs(button.titleLabel!.frame.minX - start - 36) < 0.2)
        #expect(abs(button.titleLabel!.frame.midY - 30) < 0.2)
        button.semanticContentAttribute = .forceRightToLeft
        button.layoutIfNeeded()
        #expect(abs(button.titleLabel!.frame.minX - start) < 0.2)
        #expect(abs(button.imageView!.frame.minX - start - line.width - 6) < 0.2)
        button.contentHorizontalAlignment = .leading
        button.contentVerticalAlignment = .bottom
        button.layoutIfNeeded()
        #expect(abs(button.imageView!.frame.maxX - 288) < 0.2, "300 − 12")
        #expect(abs(button.titleLabel!.frame.maxY - 53) < 0.34, "60 − 7")
        button.contentHorizontalAlignment = .fill
        button.contentVerticalAlignment = .top
        button.layoutIfNeeded()
        // The title takes what the image leaves: 300 − 24 − 36.
        #expect(abs(button.titleLabel!.frame.width - 240) < 0.34)
        #expect(button.titleLabel!.frame.minX == 12)
    }

    @Test("Title and subtitle stand below each other as the alignment says")
    func subtitles() throws {
        let button = filled("A title") {
            $0.subtitle = "sub"
            $0.titlePadding = 4
            $0.contentInsets = .zero
        }
        let (title, subtitle) = (text("A title", .body), text("sub", .footnote))
        #expect(
            button.intrinsicContentSize
                == CGSize(width: title.width, height: title.height + 4 + subtitle.height))
        button.frame.size = button.intrinsicContentSize
        func x(_ alignment: UIButton.Configuration.TitleAlignment) -> CGFloat {
            button.configuration?.titleAlignment = alignment
            button.layoutIfNeeded()
            return button.subtitleLabel?.frame.minX ?? -1
        }
        #expect(x(.leading) == 0)
        #expect(abs(x(.center) - (title.width - subtitle.width) / 2) < 0.2)
        #expect(abs(x(.trailing) - (title.width - subtitle.width)) < 0.2)
        #expect(x(.automatic) == 0, "on the side of the image, which is leading")
        button.semanticContentAttribute = .forceRightToLeft
        #expect(abs(x(.leading) - (title.width - subtitle.width)) < 0.2)
        button.configuration?.subtitle = nil
        #expect(button.subtitleLabel == nil)
    }

    @Test(
        "A long title takes several lines at the width that constraints give, one where it is to be truncated"
    )
    func lines() {
        let stage = ConstraintStage()
        let button = stage.box(filled("A title that is far too long for one line of this width"))
        stage.activate(
            button.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
            button.topAnchor.constraint(equalTo: stage.root.topAnchor),
            button.widthAnchor.constraint(equalToConstant: 200))
        stage.layout()
        // At 1×: lines of 17 points are 20.3 high. Three in 200 − 24 points: 60.9, so 61; and 14.
        #expect(button.frame == CGRect(x: 0, y: 0, width: 200, height: 75))
        button.configuration?.titleLineBreakMode = .byTruncatingTail
        stage.layout()
        #expect(button.frame.height == 35, "21 + 14")
        #expect(button.titleLabel?.frame.width == 176)
    }

    @Test("Fonts follow the text size, and with them the button and its corners")
    func textSize() throws {
        let button = filled("Title")
        let view = UIView()
        view.addSubview(button)
        let host = TestHost(view)
        let small = button.intrinsicContentSize.height
        host.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        host.layout()
        // 53 × 1.1934 = 63.25, so 63⅓; and 14.
        #expect(abs(button.intrinsicContentSize.height - 77.3333) < 0.001)
        #expect(abs(small - 34.3333) < 0.001)
        button.frame = CGRect(x: 0, y: 0, width: 300, height: 80)
        host.layout()
        let background = try #require(button.parts.background)
        // The radius of 6 in proportion to body text: 6 × 53/17 = 18.7.
        #expect(abs(background.roundedLayer!.cornerRadius - 18.7) < 0.4)
        button.configuration?.cornerStyle = .fixed
        host.layout()
        #expect(background.roundedLayer?.cornerRadius == 6)
        button.configuration?.cornerStyle = .capsule
        host.layout()
        #expect(background.roundedLayer?.cornerRadius == 40)
        button.configuration?.cornerStyle = .dynamic
        button.configuration?.background.cornerRadius = 0
        host.layout()
        #expect(background.roundedLayer == nil)
    }

    // MARK: Content

    @Test("Plain and attributed texts are one")
    func texts() {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "One"
        #expect(configuration.attributedTitle == AttributedString("One"))
        configuration.attributedTitle = AttributedString("Two")
        #expect(configuration.title == "Two")
        configuration.title = nil
        #expect(configuration.attributedTitle == nil)
    }

    @Test("Attributes of the program beat those of the system, transformers beat both")
    func transformers() throws {
        let button = filled(nil) {
            var title = AttributedString("Bold")
            title.font = .boldSystemFont(ofSize: 20)
            title += AttributedString(" plain")
            $0.attributedTitle = title
        }
        func font(at index: Int) throws -> UIFont? {
            try #require(button.titleLabel?.attributedText).attribute(.font, at: index, effectiveRange: nil)
                as? UIFont
        }
        #expect(try font(at: 0) == .boldSystemFont(ofSize: 20))
        #expect(try font(at: 6) == .preferredFont(forTextStyle: .body))
        button.configuration?.titleTextAttributesTransformer = .init { incoming in
            var outgoing = incoming
            outgoing.font = .italicSystemFont(ofSize: (incoming.font?.pointSize ?? 0) + 1)
            // SwiftUI, which the test host brings, has a colour of the same name.
            outgoing.uiKit.foregroundColor = .purple
            return outgoing
        }
        #expect(try font(at: 0) == .italicSystemFont(ofSize: 21))
        #expect(try font(at: 6) == .italicSystemFont(ofSize: 18))
        let color = try #require(button.titleLabel?.attributedText).attribute(
            .foregroundColor, at: 0, effectiveRange: nil)
        #expect(color as? UIColor == .purple)
    }

    @Test("What is set for states is shown where the configuration has nothing")
    func faces() {
        let button = UIButton(configuration: .filled())
        button.setTitle("State", for: .normal)
        button.setTitle("Off", for: .disabled)
        button.setImage(image(10, 10), for: .normal)
        #expect(button.titleLabel?.text == "State")
        #expect(button.imageView?.image?.size == CGSize(width: 10, height: 10))
        button.isEnabled = false
        #expect(button.titleLabel?.text == "Off")
        button.configuration?.title = "Mine"
        #expect(button.titleLabel?.text == "Mine")
        button.configuration = nil
        #expect(button.titleLabel?.text == "Off")
        #expect(button.titleLabel?.font == .systemFont(ofSize: 15))
        #expect(button.parts.background == nil)
    }

    // MARK: States

    private func background(_ button: UIButton) -> UIColor? {
        button.configuration?.updated(for: button).background.backgroundColor
    }

    @Test("The look follows the state, and what the program sets stays")
    func states() {
        let button = filled("Title")
        button.tintColor = .purple
        #expect(background(button) == .purple)
        button.configuration?.baseBackgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        #expect(background(button) == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
        button.isHighlighted = true
        #expect(background(button) == UIColor(red: 0, green: 1, blue: 0, alpha: 0.75))
        button.isHighlighted = false
        button.isEnabled = false
        #expect(background(button) == .tertiarySystemFill)
        button.configuration?.background.backgroundColor = .orange
        #expect(background(button) == .orange)
        button.isEnabled = true
        #expect(background(button) == .orange)
        // Bringing up to date what is up to date changes nothing.
        let updated = button.configuration?.updated(for: button)
        #expect(updated?.updated(for: button) == updated)
    }

    @Test("Selection shows, but where the style or the program says it does not")
    func selection() {
        let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        func color(_ configuration: UIButton.Configuration) -> UIColor? {
            let button = UIButton(configuration: configuration)
            button.tintColor = red
            button.isSelected = true
            return background(button)
        }
        #expect(color(.plain()) == red.withAlphaComponent(0.15))
        #expect(color(.tinted()) == red)
        #expect(color(.filled()) == red)
        var plain = UIButton.Configuration.plain()
        plain.automaticallyUpdateForSelection = false
        #expect(color(plain) == .clear)
        #expect(!UIButton.Configuration.filled().automaticallyUpdateForSelection)
    }

    @Test("A destructive button is red in place of its tint")
    func role() {
        let button = filled("Delete")
        button.role = .destructive
        #expect(background(button) == .systemRed)
    }

    @Test("The handler is called for states, once for several changes, and may change the configuration")
    func handler() {
        let button = filled("0")
        let view = UIView()
        view.addSubview(button)
        let host = TestHost(view)
        host.settle()
        var calls = 0
        button.configurationUpdateHandler = { button in
            calls += 1
            button.configuration?.title = button.isHighlighted ? "pressed and longer" : "up"
        }
        host.settle()
        #expect(calls == 1)
        #expect(button.titleLabel?.text == "up")
        let width = button.intrinsicContentSize.width
        button.isHighlighted = true
        button.isSelected = true
        button.setNeedsUpdateConfiguration()
        host.settle()
        #expect(calls == 2)
        #expect(button.titleLabel?.text == "pressed and longer")
        #expect(button.intrinsicContentSize.width > width)
    }

    @Test("A handler gives a button without configuration a plain one")
    func handlerAlone() {
        let button = UIButton(type: .system)
        button.configurationUpdateHandler = { $0.configuration?.subtitle = "below" }
        #expect(button.configuration != nil)
        #expect(button.subtitleLabel?.text == "below")
    }

    @Test("Subclasses update the configuration; without automatic updates it is shown as it is")
    func subclass() {
        final class Star: UIButton {
            override func updateConfiguration() {
                configuration?.title = isSelected ? "★" : "☆"
                super.updateConfiguration()
            }
        }
        let button = Star(configuration: .filled())
        #expect(button.titleLabel?.text == "☆")
        button.isSelected = true
        #expect(button.titleLabel?.text == "★")
        button.automaticallyUpdatesConfiguration = false
        button.configuration?.background.backgroundColor = .brown
        button.isEnabled = false
        button.layoutIfNeeded()
        #expect(button.shown.resolved?.background.backgroundColor == .brown)
    }

    @Test("Buttons with configurations align by their baselines")
    func baselines() {
        let stage = ConstraintStage()
        let button = stage.box(filled("Title") { $0.subtitle = "below" })
        let label = stage.box(UILabel())
        label.text = "Text"
        label.font = .preferredFont(forTextStyle: .body)
        stage.activate(
            button.topAnchor.constraint(equalTo: stage.root.topAnchor),
            button.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
            label.leadingAnchor.constraint(equalTo: button.trailingAnchor),
            label.firstBaselineAnchor.constraint(equalTo: button.firstBaselineAnchor))
        stage.layout()
        #expect(label.frame.minY == 7, "the title begins 7 points below the top")
    }

    @Test("What cannot be placed is named")
    func faults() async {
        let edge = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                var configuration = UIButton.Configuration.plain()
                configuration.imagePlacement = [.top, .bottom]
            }
        }
        let edgeText = String(decoding: edge?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            edgeText.contains(
                "imagePlacement must be one edge (top, leading, bottom or trailing), not several"))
        let length = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                var configuration = UIButton.Configuration.plain()
                configuration.contentInsets.leading = .nan
            }
        }
        let lengthText = String(decoding: length?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            lengthText.contains(
                "UIButton.Configuration: contentInsets must be a finite number of points, not nan"))
    }

    @Test("Negative paddings let parts overlap, and sizes are never negative")
    func negative() {
        let button = filled("Title") {
            $0.image = image(30, 20)
            $0.imagePadding = -10
            $0.contentInsets = NSDirectionalEdgeInsets(top: -50, leading: -2, bottom: -50, trailing: -2)
        }
        let line = text("Title", .body)
        #expect(abs(button.intrinsicContentSize.width - (line.width + 30 - 10 - 4)) < 1e-9)
        #expect(button.intrinsicContentSize.height == 0)
    }

    @Test("Attributed strings keep their attributes on the way and back")
    func conversion() {
        var string = AttributedString("ab")
        string.font = .systemFont(ofSize: 10)
        var other = AttributedString("cd")
        other.font = .systemFont(ofSize: 20)
        other.uiKit.kern = 2
        other.uiKit.underlineStyle = .single
        other.uiKit.foregroundColor = .red
        string += other
        let text = NSAttributedString(string)
        #expect(text.string == "abcd")
        #expect(text.attribute(.font, at: 2, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 20))
        #expect(AttributedString(text) == string)
    }
}
