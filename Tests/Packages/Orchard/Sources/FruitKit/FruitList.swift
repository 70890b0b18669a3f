import Foundation
import Fruits
import SwiftUI

/// All fruits, one below the other.
public struct FruitList: View {
    public init() {}

    public var body: some View {
        VStack {
            Text(Self.title)
            ForEach(Fruit.all) { fruit in
                Text(fruit.name)
            }
        }
        .background(Color.green)
    }

    /// From a file of the module.
    static var title: String {
        let url = Bundle.module.url(forResource: "title", withExtension: "txt")
        let text = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
        return text?.trimmingCharacters(in: .whitespacesAndNewlines) ?? "no title"
    }
}
