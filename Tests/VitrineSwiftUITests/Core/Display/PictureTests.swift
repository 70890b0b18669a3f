import SwiftUITestSupport
import Testing
import VitrineGraphics
import VitrinePlatform
import VitrineSwiftUI

private struct Poster: View {
    let title: String
    let color: Color
    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            RoundedRectangle(cornerRadius: 12)
                .fill(LinearGradient(colors: [color, .black], startPoint: .top, endPoint: .bottom))
                .frame(width: 100, height: 60)
                .overlay(alignment: .topTrailing) {
                    Circle().fill(.white).frame(width: 14, height: 14).padding(6)
                }
                .shadow(radius: 6, y: 3)
            Text(title).font(.headline)
            Text("Second line in grey").font(.caption).foregroundStyle(.secondary)
        }
        .padding()
        .background(Color(uiColor: .secondarySystemBackground))
        .cornerRadius(16)
    }
}

private struct Gallery: View {
    var body: some View {
        VStack(spacing: 16) {
            Text("Gallery").font(.largeTitle).bold()
            HStack {
                Poster(title: "Red", color: .red)
                Poster(title: "Blue", color: .blue)
            }
            HStack(spacing: 12) {
                Capsule().fill(.green).frame(width: 60, height: 24)
                Ellipse().stroke(.purple, lineWidth: 3).frame(width: 60, height: 24)
                Rectangle().strokeBorder(.orange, style: StrokeStyle(lineWidth: 2, dash: [6, 3])).frame(
                    width: 60, height: 24)
                Color.pink.frame(width: 24, height: 24).rotationEffect(.degrees(30))
                Color.teal.frame(width: 24, height: 24).scaleEffect(0.5).border(.gray)
                Path {
                    $0.addLines([CGPoint(x: 0, y: 24), CGPoint(x: 12, y: 0), CGPoint(x: 24, y: 24)]);
                    $0.closeSubpath()
                }
                .fill(.brown).frame(width: 24, height: 24)
            }
            Divider()
            HStack {
                Button("Plain text") {}
                Button("Bordered") {}.buttonStyle(.bordered)
                Button("Prominent") {}.buttonStyle(.borderedProminent)
                Button("Off") {}.buttonStyle(.borderedProminent).disabled(true)
            }
            Text("A longer paragraph that wraps over several lines, centred, with ")
                + Text("bold").bold() + Text(" and ") + Text("red").foregroundColor(.red) + Text(" words.")
            ScrollView(.horizontal) {
                HStack {
                    ForEach(0..<8) { index in
                        Text("\(index)").frame(width: 60, height: 40)
                            .background(.yellow, in: RoundedRectangle(cornerRadius: 8))
                            .opacity(index % 2 == 0 ? 1 : 0.5)
                    }
                }
            }
            Spacer()
        }
        .padding()
    }
}

@MainActor
@Suite("Pictures", .serialized)
struct PictureTests {
    @Test("A page of everything is drawn where its layout says")
    func gallery() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 640))
        let controller = UIHostingController(rootView: Gallery())
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        let surface = try #require(window.offscreenWindow)
        surface.frame()
        let picture = surface.snapshot(background: .white)
        if let folder = ProcessInfo.processInfo.environment["VITRINE_PICTURES"] {
            try picture.write(toFile: folder + "/swiftui-gallery.png")
        }
        #expect(picture.pixelWidth == 1125 && picture.pixelHeight == 1920)
        // In points at 3 pixels each. The posters are at least 16 + 100 + 16 wide, alike, and 8 apart, in the middle of
        // 375, so the gap spans 183.5…191.5. Each is 16 + 60 + 8 + 20.33 + 8 + 14.33 + 16 high. 16 below them is a row
        // of shapes 24 high, 312 wide with its gaps of 12, which begins at 31.5.
        let column = runs(1920) { picture[199, $0] != .white }
        let (poster, shapes) = (try #require(column.first), try #require(column.dropFirst().first))
        #expect(abs(poster.count - 428) <= 1)
        #expect(abs(shapes.lowerBound - poster.upperBound - 48) <= 1)
        #expect(abs(shapes.count - 72) <= 1)
        // The padding below the poster's texts.
        let posters = runs(1125) { picture[$0, poster.upperBound - 46] != .white }
        try #require(posters.count == 2)
        #expect(abs(Double(posters[0].upperBound) - 550.5) <= 1)
        #expect(abs(Double(posters[1].lowerBound) - 574.5) <= 1)
        #expect(abs(posters[0].lowerBound + posters[1].upperBound - 1125) <= 2)
        #expect(posters.allSatisfy { $0.count >= 395 })
        for run in posters {
            #expect(bytes(picture[run.lowerBound + 200, poster.upperBound - 46]) == [242, 242, 247])
        }
        // Apple's green, purple, pink, teal and brown.
        let middle = (shapes.lowerBound + shapes.upperBound) / 2
        let colors = [184, 310, 400, 616, 778, 886, 994].map { bytes(picture[$0, middle]) }
        let (green, purple, pink, teal, brown) = (
            [52, 199, 89], [175, 82, 222], [255, 45, 85], [48, 176, 199], [162, 132, 94]
        )
        #expect(colors == [green, purple, [255, 255, 255], [255, 255, 255], pink, teal, brown])
    }

    /// The stretches of numbers below a limit that have a property.
    private func runs(_ limit: Int, _ isIn: (Int) -> Bool) -> [Range<Int>] {
        var result: [Range<Int>] = []
        for number in 0..<limit where isIn(number) {
            if let last = result.last, last.upperBound == number {
                result[result.count - 1] = last.lowerBound..<number + 1
            } else {
                result.append(number..<number + 1)
            }
        }
        return result
    }

    private func bytes(_ color: RGBA) -> [Int] {
        [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
    }

    @Test("Colours, round corners and opacity come out as pixels")
    func pixels() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        let root = HStack(spacing: 0) {
            Color(red: 1, green: 0, blue: 0)
            Circle().fill(Color(red: 0, green: 0, blue: 1).opacity(0.5)).frame(width: 20, height: 20)
        }
        window.rootViewController = UIHostingController(rootView: root)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        let surface = try #require(window.offscreenWindow)
        surface.frame()
        let picture = surface.snapshot(background: .white)
        let scale = picture.pixelWidth / 40
        #expect(picture[5 * scale, 10 * scale] == RGBA(red: 1, green: 0, blue: 0))
        #expect(picture[20 * scale + 1, 1] == .white)
        let middle = picture[30 * scale, 10 * scale]
        #expect(abs(middle.red - 0.5) < 0.01 && abs(middle.blue - 1) < 0.01)
    }
}
