import Testing
import VitrineTesting

@testable import VitrineUIKit

@MainActor
@Suite("Symbols in buttons and list contents")
struct ButtonSymbolTests {
    private let large = UIImage.SymbolConfiguration(pointSize: 34)
    private let star = UIImage(systemName: "star.fill")!

    @Test("A button shows symbols as it prefers them in its state, where they say nothing themselves")
    func states() {
        let button = UIButton(type: .custom)
        button.setImage(star, for: .normal)
        let before = button.intrinsicContentSize
        button.setPreferredSymbolConfiguration(large, forImageIn: .normal)
        #expect(abs(button.intrinsicContentSize.width - 2 * before.width) < 1)
        #expect(button.preferredSymbolConfigurationForImage(in: .normal) == large)
        #expect(button.preferredSymbolConfigurationForImage(in: .selected) == nil)
        button.setPreferredSymbolConfiguration(.init(pointSize: 17), forImageIn: .selected)
        button.isSelected = true
        #expect(abs(button.intrinsicContentSize.width - before.width) < 0.5)
        // What the image says goes before.
        button.isSelected = false
        button.setImage(star.applyingSymbolConfiguration(.init(pointSize: 17)), for: .normal)
        #expect(button.intrinsicContentSize == before)
    }

    @Test("A wheel stands in the place of the image while something is done")
    func activity() throws {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Save"
        configuration.showsActivityIndicator = true
        configuration.activityIndicatorColorTransformer = UIConfigurationColorTransformer { _ in .red }
        let button = UIButton(configuration: configuration)
        button.sizeToFit()
        button.layoutIfNeeded()
        let wheel = try #require(button.subviews.lazy.compactMap { $0 as? UIActivityIndicatorView }.first)
        let label = try #require(button.titleLabel)
        #expect(wheel.isAnimating && !wheel.isHidden && wheel.color == .red)
        #expect(wheel.frame.size == CGSize(width: 20, height: 20) && wheel.frame.maxX <= label.frame.minX)
        let wide = button.intrinsicContentSize.width
        configuration.showsActivityIndicator = false
        configuration.image = star
        button.configuration = configuration
        button.layoutIfNeeded()
        #expect(wheel.isHidden && button.imageView?.isHidden == false)
        configuration.image = nil
        button.configuration = configuration
        #expect(button.intrinsicContentSize.width < wide - 15)
    }

    @Test("So does a configuration")
    func configurations() {
        var configuration = UIButton.Configuration.plain()
        configuration.image = star
        let button = UIButton(configuration: configuration)
        let before = button.intrinsicContentSize.width
        configuration.preferredSymbolConfigurationForImage = large
        button.configuration = configuration
        #expect(abs(button.intrinsicContentSize.width - before - star.size.width) < 1)
    }

    @Test("So does the content of a list")
    func lists() {
        var content = UIListContentConfiguration.cell()
        content.image = star
        content.text = "Text"
        let view = UIListContentView(configuration: content)
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
        view.layoutIfNeeded()
        let before = view.imageLayoutGuide?.layoutFrame.width ?? 0
        content.imageProperties.preferredSymbolConfiguration = large
        view.configuration = content
        view.layoutIfNeeded()
        #expect(abs((view.imageLayoutGuide?.layoutFrame.width ?? 0) - 2 * before) < 1)
        #expect(before > 10)
    }
}
