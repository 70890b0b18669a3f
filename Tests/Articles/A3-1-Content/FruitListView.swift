import SwiftUI

struct Fruit {
    var emoji: String
    var name: String

    static let allFruits = [
        Fruit(emoji: "🍎", name: "Apple"), Fruit(emoji: "🍌", name: "Banana"),
        Fruit(emoji: "🍒", name: "Cherries"), Fruit(emoji: "🍇", name: "Grapes"),
        Fruit(emoji: "🥝", name: "Kiwi"), Fruit(emoji: "🍋", name: "Lemon"),
        Fruit(emoji: "🍑", name: "Peach"), Fruit(emoji: "🍓", name: "Strawberry"),
    ]
}

struct FruitListView: View {
    var body: some View {
        List {
            ForEach(Fruit.allFruits, id: \.emoji) { fruit in
                Text(fruit.name)
            }
        }
        .navigationTitle("Fruits")
    }
}
