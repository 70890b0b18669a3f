import Foundation
import Testing

@testable import VitrineUIKit

@MainActor
@Suite struct DevelopmentDirectionTests {
    @Test(arguments: [
        ("en", false), ("Base", false), ("", false), ("he", true), ("iw", true), ("ar", true),
        ("ar-EG", true),
        ("AR_sa", true), ("fa", true), ("ur-PK", true), ("az", false), ("az-Arab", true), ("ar-Latn", false),
        ("uz_Arab_AF", true), ("pa-Guru", false), ("zh-Hans", false), ("-", false), ("English", false),
    ])
    func `The direction follows script or language`(language: String, isRightToLeft: Bool) {
        #expect(
            UIUserInterfaceLayoutDirection.of(language: language)
                == (isRightToLeft ? .rightToLeft : .leftToRight))
    }

    @Test func `Layouts are made for the language of the program`() {
        #expect(UICollectionViewLayout().developmentLayoutDirection == .leftToRight)
        #expect(
            UICollectionViewCompositionalLayout(section: .rows(.absolute(44))).developmentLayoutDirection
                == .leftToRight)
    }
}
