// A fruit market: every screen shows its own kind of notification above the whole app.
//
//     vitrine run Examples/Notifications.swift
//
// Click a fruit, or press Return on it. Swipe the card up, press Escape, or wait.

import SwiftUI
import Vitrine

struct Fruit: Hashable {
    var emoji: String
    var name: String
    var origin: String
    var price: Double

    static let all = [
        Fruit(emoji: "🍎", name: "Apples", origin: "Altes Land", price: 2.90),
        Fruit(emoji: "🍌", name: "Bananas", origin: "Canary Islands", price: 1.80),
        Fruit(emoji: "🍒", name: "Cherries", origin: "Witzenhausen", price: 6.50),
        Fruit(emoji: "🍇", name: "Grapes", origin: "Apulia", price: 3.40),
        Fruit(emoji: "🥝", name: "Kiwis", origin: "Latina", price: 2.20),
        Fruit(emoji: "🍋", name: "Lemons", origin: "Sorrento", price: 1.50),
        Fruit(emoji: "🥭", name: "Mangoes", origin: "Málaga", price: 4.80),
        Fruit(emoji: "🍈", name: "Melons", origin: "Cavaillon", price: 3.20),
        Fruit(emoji: "🍊", name: "Oranges", origin: "Valencia", price: 2.40),
        Fruit(emoji: "🍑", name: "Peaches", origin: "Roussillon", price: 3.90),
        Fruit(emoji: "🍐", name: "Pears", origin: "Wachau", price: 2.60),
        Fruit(emoji: "🍍", name: "Pineapples", origin: "Azores", price: 3.60),
        Fruit(emoji: "🍓", name: "Strawberries", origin: "Beelitz", price: 4.20),
        Fruit(emoji: "🍉", name: "Watermelons", origin: "Almería", price: 1.20),
    ]
}

struct Order: Hashable {
    var number: Int
    var total: Double
}

@MainActor
final class Basket: ObservableObject {
    @Published private(set) var counts: [Fruit: Int] = [:]
    private var lastOrder = 4107

    var fruits: [Fruit] { Fruit.all.filter { counts[$0] != nil } }
    var count: Int { counts.values.reduce(0, +) }
    var total: Double { counts.reduce(0) { $0 + $1.key.price * Double($1.value) } }

    func add(_ fruit: Fruit) {
        counts[fruit, default: 0] += 1
    }

    func order() -> Order {
        lastOrder += 1
        defer { counts = [:] }
        return Order(number: lastOrder, total: total)
    }
}

func euros(_ amount: Double) -> String {
    String(format: "€ %.2f", amount)
}

@main
struct MarketApp: App {
    var body: some Scene {
        WindowGroup {
            Market()
        }
    }
}

struct Market: View {
    @StateObject private var notifications = NotificationViewQueue()
    @StateObject private var basket = Basket()

    var body: some View {
        NotificationView(notifications) {
            NavigationStack {
                FruitList()
            }
        }
        .environmentObject(notifications)
        .environmentObject(basket)
    }
}

struct FruitList: View {
    @EnvironmentObject var notifications: NotificationViewQueue
    @EnvironmentObject var basket: Basket

    var body: some View {
        List {
            Section {
                ForEach(Fruit.all, id: \.self) { fruit in
                    Button {
                        basket.add(fruit)
                        notifications.post(fruit)
                    } label: {
                        FruitRow(fruit: fruit, detail: euros(fruit.price))
                    }
                }
            }
            Section {
                NavigationLink {
                    BasketScreen()
                } label: {
                    HStack {
                        Text("Basket")
                        Spacer()
                        Text("\(basket.count)").foregroundStyle(Color.secondary)
                    }
                }
            }
        }
        .navigationTitle("Fruits")
        .notification(for: Fruit.self) { fruit in
            Banner(
                title: "\(fruit.name) from \(fruit.origin)",
                detail: "\(basket.counts[fruit] ?? 0) in your basket"
            ) {
                Text(fruit.emoji).font(.system(size: 34))
            }
        }
    }
}

struct BasketScreen: View {
    @EnvironmentObject var notifications: NotificationViewQueue
    @EnvironmentObject var basket: Basket

    var body: some View {
        List {
            if basket.fruits.isEmpty {
                Text("Nothing yet").foregroundStyle(Color.secondary)
            } else {
                Section {
                    ForEach(basket.fruits, id: \.self) { fruit in
                        FruitRow(
                            fruit: fruit, detail: "\(basket.counts[fruit] ?? 0) × \(euros(fruit.price))")
                    }
                }
                Section {
                    Button("Order for \(euros(basket.total))") {
                        notifications.post(basket.order(), priority: .high)
                    }
                }
            }
        }
        .navigationTitle("Basket")
        .notification(for: Order.self) { order in
            Banner(title: "Order \(order.number) is on its way", detail: "\(euros(order.total)) on your card")
            {
                ZStack {
                    Circle().fill(Color.green)
                    Check().stroke(
                        Color.white, style: StrokeStyle(lineWidth: 4, lineCap: .round, lineJoin: .round)
                    )
                    .padding(11)
                }
                .frame(width: 40, height: 40)
            }
        }
    }
}

struct FruitRow: View {
    let fruit: Fruit
    let detail: String

    var body: some View {
        HStack(spacing: 12) {
            Text(fruit.emoji).font(.system(size: 28))
            VStack(alignment: .leading, spacing: 2) {
                Text(fruit.name).foregroundStyle(Color.primary)
                Text(fruit.origin).font(.footnote).foregroundStyle(Color.secondary)
            }
            Spacer()
            Text(detail).font(.subheadline).foregroundStyle(Color.secondary)
        }
    }
}

/// What a notification shows: a picture, a title and a line below it.
struct Banner<Picture: View>: View {
    let title: String
    let detail: String
    @ViewBuilder let picture: Picture

    var body: some View {
        HStack(spacing: 12) {
            picture
            VStack(alignment: .leading, spacing: 2) {
                Text(title).font(.headline)
                Text(detail).font(.subheadline).foregroundStyle(Color.secondary)
            }
            Spacer()
        }
    }
}

struct Check: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.midY))
            path.addLine(to: CGPoint(x: rect.minX + rect.width * 0.36, y: rect.maxY - rect.height * 0.12))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY + rect.height * 0.12))
        }
    }
}
