import SwiftUI

/// Screens as a library of components shows them in its tests: rows, cards, buttons, tags, shapes and long texts.
struct ComponentScreen: View {
    static let kinds = 10
    var kind: Int

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 12) {
                Text("Component \(kind)").font(.largeTitle)
                ForEach(0..<12) { number in component(number) }
            }
            .padding()
        }
    }

    @ViewBuilder
    private func component(_ number: Int) -> some View {
        switch (kind + number) % 5 {
        case 0:
            HStack {
                Circle().fill(Color.orange).frame(width: 40, height: 40)
                VStack(alignment: .leading) {
                    Text("Person \(kind) \(number)").font(.headline)
                    Text("A line that says something about them").font(.subheadline).foregroundStyle(
                        .secondary)
                }
                Spacer()
                Text("\(number * 7)").font(.caption)
            }
        case 1:
            VStack(alignment: .leading, spacing: 6) {
                Text("Card \(number)").font(.title3)
                Text(
                    "A paragraph of a few lines, as cards have them, so that there is something to break and to place "
                        + "in the width of a phone.")
            }
            .padding()
            .background(Color.blue.opacity(0.15))
            .clipShape(RoundedRectangle(cornerRadius: 12))
            .shadow(radius: 4)
        case 2:
            HStack {
                Button("Continue") {}
                Button("Cancel") {}
            }
        case 3:
            HStack {
                ForEach(0..<4) { tag in
                    Text("tag \(tag)").padding(6).background(Color.green.opacity(0.3)).clipShape(Capsule())
                }
            }
        default:
            LinearGradient(colors: [.pink, .purple], startPoint: .leading, endPoint: .trailing)
                .frame(height: 60)
                .clipShape(RoundedRectangle(cornerRadius: 8))
        }
    }
}
