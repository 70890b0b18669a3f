import Testing

@testable import VitrineAssets

struct SymbolTests {
    /// Names of assets, and the symbols that Xcode generated for them in files that people published.
    @Test(arguments: [
        ("sky-blue", "skyBlue"), ("AccentColor", "accent"), ("black-color", "black"),
        ("LaunchImage", "launch"),
        ("backgroundColor", "background"), ("Color", "color"), ("Image", "image"), ("1", "_1"),
        ("121212", "_121212"), ("292C38", "_292_C_38"), ("FFE05D", "FFE_05_D"), ("c50000", "c50000"),
        ("M", "M"), ("BMW", "BMW"), ("M-stadt", "mStadt"), ("TLS2016", "TLS_2016"), ("TLSold", "tlSold"),
        ("A-1-1-0", "A_1_1_0"), ("ic 24x24", "ic24X24"), ("AVR_Red_Smarthome", "avrRedSmarthome"),
        ("Smart HomeWHT", "smartHomeWHT"), ("BackGroundImageV4", "backGroundImageV4"),
        ("GetStartedBG", "getStartedBG"), ("HBO GO Logo", "hboGOLogo"), ("icon_ID ", "iconID"),
        ("emoji_10_laughing", "emoji10Laughing"), ("block_lv-1", "blockLv1"),
        ("auto_&_transport", "autoTransport"),
        ("cardRBack", "cardRBack"), ("ironMaiden2", "ironMaiden2"), ("orbita+", "orbita"),
        ("default", "`default`"),
    ])
    func symbolsAreNamedLikeXcodes(asset: String, symbol: String) {
        #expect(SymbolName.member(asset) == symbol)
    }

    @Test(arguments: [
        ("iconPreviews", "IconPreviews"), ("GameUI", "GameUI"), ("Colors", "Colors"),
        ("brand colors", "BrandColors"),
        ("Type", "Type_"), ("24h", "_24H"),
    ])
    func namespacesAreTypes(folder: String, name: String) {
        #expect(SymbolName.namespace(folder) == name)
    }

    private func source(colors: [String] = [], images: [String] = [], sources: [String]) -> String? {
        AssetSymbols(colors: Set(colors), images: Set(images), sources: sources).text
    }

    @Test func theSourceDeclaresWhatTheProgramNames() throws {
        #expect(
            source(
                colors: ["sky-blue", "unused", "Brand/Accent"], images: ["Logo"],
                sources: [
                    "import UIKit\nlet a = [UIColor.skyBlue, .Brand.accent]; let b = UIImage(resource: .logo)"
                ]) == """
                    import Foundation
                    import UIKit

                    extension UIKit.ColorResource {
                        /// The "sky-blue" asset catalog color resource.
                        static let skyBlue = UIKit.ColorResource(name: "sky-blue", bundle: Foundation.Bundle.main)
                        enum Brand {
                            /// The "Brand/Accent" asset catalog color resource.
                            static let accent = UIKit.ColorResource(name: "Brand/Accent", bundle: Foundation.Bundle.main)
                        }
                    }

                    protocol _UIColorAssets {}
                    extension UIKit.UIColor: _UIColorAssets {}
                    enum _UIColorAssetsSpaces {
                        enum Brand {
                            static var accent: UIKit.UIColor { .init(resource: UIKit.ColorResource.Brand.accent) }
                        }
                    }
                    extension _UIColorAssets where Self == UIKit.UIColor {
                        static var skyBlue: UIKit.UIColor { .init(resource: UIKit.ColorResource.skyBlue) }
                        typealias Brand = _UIColorAssetsSpaces.Brand
                    }

                    extension UIKit.ImageResource {
                        /// The "Logo" asset catalog image resource.
                        static let logo = UIKit.ImageResource(name: "Logo", bundle: Foundation.Bundle.main)
                    }

                    protocol _UIImageAssets {}
                    extension UIKit.UIImage: _UIImageAssets {}
                    extension _UIImageAssets where Self == UIKit.UIImage {
                        static var logo: UIKit.UIImage { .init(resource: UIKit.ImageResource.logo) }
                    }

                    """)
    }

    @Test func aProgramThatNamesNothingGetsNothing() {
        #expect(
            source(colors: ["sky-blue"], images: ["Logo"], sources: ["let a = UIColor(named: \"sky-blue\")"])
                == nil)
    }

    @Test func colorsAreStylesWhereTheProgramImportsSwiftUI() throws {
        let text = try #require(
            source(
                colors: ["brand", "red", "own"],
                sources: [
                    "import SwiftUI\nextension ShapeStyle where Self == Color { static var own: Color { Color(\"own\") } }",
                    "Text(\"a\").foregroundStyle(.brand).background(Color(.red))",
                ]))
        #expect(
            text.hasSuffix(
                """
                protocol _ColorAssets {}
                extension SwiftUI.Color: _ColorAssets {}
                extension _ColorAssets where Self == SwiftUI.Color {
                    static var red: SwiftUI.Color { .init(UIKit.ColorResource.red) }
                }

                extension SwiftUI.ShapeStyle where Self == SwiftUI.Color {
                    static var brand: SwiftUI.Color { .init(UIKit.ColorResource.brand) }
                }

                """))
    }

    @Test func ofTwoAssetsWithOneSymbolTheFirstHasItAndXcodesWarningNamesTheOther() throws {
        let text = try #require(source(images: ["File", "FileImage"], sources: ["UIImage.file"]))
        #expect(
            text.contains("static let file = UIKit.ImageResource(name: \"File\", bundle: Foundation.Bundle"))
        #expect(
            text.contains(
                #"#warning("The \"FileImage\" image asset name resolves to the symbol \"file\" which already "#
                    + #"exists. Try renaming the asset.")"#))
    }

    @Test func namesWithQuotesAreEscaped() {
        #expect(AssetSymbols.literal("a\"b\\c\n") == "\"a\\\"b\\\\c\\u{a}\"")
    }
}
