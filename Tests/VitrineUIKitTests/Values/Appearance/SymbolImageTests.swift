import Testing
import VitrineGraphics
import VitrineTesting

@testable import VitrineUIKit

@MainActor
@Suite("Symbols as images")
struct SymbolImageTests {
    private typealias Configuration = UIImage.SymbolConfiguration

    private func circle(_ configuration: UIImage.SymbolConfiguration) throws -> UIImage {
        try #require(UIImage(systemName: "circle.fill", withConfiguration: configuration))
    }

    @Test("A symbol is 17 points large unless something else is said, with a tenth of space around it")
    func standardSize() throws {
        let image = try #require(UIImage(systemName: "circle.fill"))
        #expect(image.isSymbolImage)
        // A circle of 16 units, grown by 0.1 on each side, at 17/16 points a unit, and 1.7 points around it.
        #expect(abs(image.size.width - (16.2 * 17 / 16 + 3.4)) < 0.4)
        #expect(abs(image.size.height - image.size.width) < 0.4)
        // The middle stands at half the height of capital letters.
        let offset = try #require(image.baselineOffsetFromBottom)
        #expect(abs(offset - (image.size.height / 2 - 17 * 0.7046 / 2)) < 0.01)
        #expect(UIImage().baselineOffsetFromBottom == nil)
    }

    @Test("There is no image for a name that is none")
    func unknown() {
        #expect(UIImage(systemName: "no.such.symbol") == nil)
        #expect(UIImage(systemName: "") == nil)
    }

    @Test("Letters, numbers and signs are written with the system's font, in the symbol's weight")
    func written() throws {
        let circle = try #require(UIImage(systemName: "circle.fill"))
        for name in ["a.circle.fill", "50.circle.fill", "wonsign.circle.fill"] {
            let image = try #require(UIImage(systemName: name), "\(name)")
            #expect(image.size == circle.size, "\(name)")
            #expect(image.pngData() != circle.pngData(), "\(name)")
        }
        for name in ["a.square", "04.square", "rublesign", "turkishlirasign.square", "numbersign"] {
            #expect(UIImage(systemName: name) != nil, "\(name)")
        }
        let pictures = [Configuration(weight: .thin), Configuration(weight: .black)].map {
            UIImage(systemName: "numbersign", withConfiguration: $0)?.pngData()
        }
        #expect(pictures[0] != nil && pictures[1] != nil && pictures[0] != pictures[1])
        #expect(UIImage(systemName: "51.circle") == nil)
    }

    @Test("Sizes go with points, and scales by 0.787 and 1.274")
    func sizes() throws {
        let medium = try circle(Configuration(pointSize: 100)).size.width
        #expect(abs(medium - 121.2) < 1)
        let small = try circle(Configuration(pointSize: 100, weight: .regular, scale: .small)).size.width
        let large = try circle(Configuration(pointSize: 100, weight: .regular, scale: .large)).size.width
        #expect(abs(small / medium - 0.787) < 0.01)
        #expect(abs(large / medium - 1.274) < 0.01)
        // Large titles have 34 points.
        let title = try circle(Configuration(textStyle: .largeTitle)).size.width
        #expect(abs(title - medium * 0.34) < 1)
        // What is no size is the system's.
        #expect(try circle(Configuration(pointSize: .nan)).size.width.isFinite)
    }

    @Test("What is said last goes before, and what is not said stays")
    func applying() throws {
        let both = Configuration(pointSize: 30).applying(Configuration(weight: .bold))
        #expect(both == Configuration(pointSize: 30, weight: .bold))
        #expect(both.applying(Configuration(pointSize: 10)) == Configuration(pointSize: 10, weight: .bold))
        #expect(Configuration.unspecified.applying(both) == both)
        #expect(both.configurationWithoutPointSizeAndWeight() == Configuration.unspecified)
        let image = try circle(both)
        #expect(image.symbolConfiguration == both)
        let larger = try #require(image.applyingSymbolConfiguration(Configuration(pointSize: 60)))
        #expect(larger.symbolConfiguration == Configuration(pointSize: 60, weight: .bold))
        #expect(UIImage().applyingSymbolConfiguration(both) == nil)
    }

    @Test("The tint of the view fills a symbol, unless it has colours or is to be shown as it is")
    func tint() throws {
        func rgb(_ image: UIImage?) -> [Int] {
            let view = UIImageView(image: image)
            view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
            view.contentMode = .scaleToFill
            view.tintColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
            let root = UIView()
            root.backgroundColor = .white
            root.addSubview(view)
            let color = TestHost(root, size: CGSize(width: 40, height: 40), scale: 1).color(
                at: CGPoint(x: 20, y: 20))
            return [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
        }
        let plain = UIImage(systemName: "circle.fill")
        #expect(rgb(plain) == [0, 0, 255])
        #expect(rgb(plain?.withRenderingMode(.alwaysOriginal)) == [0, 0, 0])
        #expect(rgb(plain?.withTintColor(UIColor(red: 1, green: 0, blue: 0, alpha: 1))) == [255, 0, 0])
        let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(rgb(try circle(Configuration(hierarchicalColor: red))) == [255, 0, 0])
        // The star in the first colour over the circle in the second.
        let star = UIImage(
            systemName: "star.circle.fill",
            withConfiguration: Configuration(paletteColors: [
                red, UIColor(red: 0, green: 1, blue: 0, alpha: 1),
            ]))
        #expect(rgb(star) == [255, 0, 0])
        // With one colour the star is left out.
        #expect(rgb(UIImage(systemName: "star.circle.fill")) == [255, 255, 255])
    }

    @Test("A view's preference counts where the image says nothing")
    func preferred() throws {
        let view = UIImageView(image: UIImage(systemName: "circle.fill"))
        let before = view.intrinsicContentSize.width
        view.preferredSymbolConfiguration = Configuration(pointSize: 34)
        #expect(abs(view.intrinsicContentSize.width - 2 * before) < 1)
        view.image = try circle(Configuration(pointSize: 17))
        #expect(view.intrinsicContentSize.width == before)
    }

    @Test("Bolder lines cover more")
    func weights() throws {
        let weights: [UIImage.SymbolWeight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        let covered = try weights.map { weight in
            let image = try #require(
                UIImage(
                    systemName: "magnifyingglass",
                    withConfiguration: Configuration(pointSize: 40, weight: weight)))
            let pixels = image.bitmap.pixels
            return stride(from: 3, to: pixels.count, by: 4).reduce(0) { $0 + Int(pixels[$1]) }
        }
        #expect(zip(covered, covered.dropFirst()).allSatisfy { $0 < $1 }, "\(covered)")
        #expect(UIFont.Weight.semibold.symbolWeight() == .semibold)
        #expect(UIImage.SymbolWeight.black.fontWeight() == .black)
    }
}
