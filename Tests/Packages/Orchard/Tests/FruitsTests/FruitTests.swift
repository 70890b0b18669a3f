import XCTest

@testable import Fruits

final class FruitTests: XCTestCase {
    func testNames() {
        XCTAssertEqual(Fruit.all.map(\.name), ["Apple", "Pear"])
    }
}
