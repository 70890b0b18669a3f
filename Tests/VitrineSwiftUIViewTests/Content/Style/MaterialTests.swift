import TestSupport
import Testing
import VitrineGraphics
import VitrineSwiftUI
import VitrineTesting

@MainActor
@Suite("Materials")
struct MaterialTests {
    private func host<V: View>(_ style: UIUserInterfaceStyle = .light, @ViewBuilder _ view: () -> V)
        -> TestHost
    {
        TestHost(view().ignoresSafeArea(), size: CGSize(width: 200, height: 200), scale: 1, style: style)
    }

    private func pixel(_ material: Material, _ style: UIUserInterfaceStyle = .light) -> [UInt8] {
        host(style) { Color(red: 1, green: 0, blue: 0).overlay { Rectangle().fill(material) } }.bitmap()[
            100, 100
        ].bytes
    }

    @Test("A material is a tint on what lies behind, in light and dark")
    func regular() {
        #expect(pixel(.regular) == [251, 174, 174, 255])
        #expect(pixel(.regular, .dark) == [102, 26, 26, 255])
    }

    @Test("Thicker materials let less through")
    func thickness() {
        let greens = ([.ultraThin, .thin, .regular, .thick, .ultraThick] as [Material]).map { pixel($0)[1] }
        #expect(greens == greens.sorted() && Set(greens).count == 5)
    }

    @Test("As a background it fills the shape that it is given, and nothing beside")
    func shapes() {
        let picture = host {
            Color(red: 1, green: 0, blue: 0).overlay {
                Color.clear.frame(width: 100, height: 100).background(.regularMaterial, in: Circle())
            }
        }.bitmap()
        #expect(picture[100, 100].bytes == [251, 174, 174, 255])
        #expect(picture[54, 54].bytes == [255, 0, 0, 255])
        let star = host {
            Color(red: 1, green: 0, blue: 0).overlay {
                Path {
                    $0.addLines([CGPoint(x: 100, y: 20), CGPoint(x: 180, y: 180), CGPoint(x: 20, y: 180)])
                }
                .fill(.regularMaterial)
            }
        }.bitmap()
        #expect(star[100, 120].bytes == [251, 174, 174, 255])
        #expect(star[30, 60].bytes == [255, 0, 0, 255])
    }

    @Test("Less of its opacity lets through what is behind as it is")
    func faded() {
        let half = host {
            Color(red: 1, green: 0, blue: 0).overlay { Rectangle().fill(.regularMaterial.opacity(0.5)) }
        }.bitmap()[100, 100].bytes
        // Half of 174.
        #expect(abs(Int(half[1]) - 87) <= 1)
    }

    @Test("It blurs what lies behind")
    func blurs() {
        let picture = host {
            HStack(spacing: 0) {
                Color.black
                Color.white
            }.overlay { Rectangle().fill(.ultraThinMaterial) }
        }.bitmap()
        let row = (0..<200).map { Int(picture[$0, 100].bytes[0]) }
        #expect(row == row.sorted())
        #expect(row[100] - row[99] < 8 && row[140] - row[60] > 100)
    }

    @Test("A look at all of them")
    func picture() throws {
        struct Sheet: View {
            var body: some View {
                ZStack {
                    LinearGradient(
                        colors: [.orange, .pink, .blue], startPoint: .topLeading, endPoint: .bottomTrailing)
                    VStack(spacing: 6) {
                        ForEach(0..<14) { row in
                            Text("Shining through \(row)").font(.title3.bold()).foregroundStyle(.black)
                        }
                    }
                    VStack(spacing: 10) {
                        sample("ultraThin", .ultraThinMaterial)
                        sample("thin", .thinMaterial)
                        sample("regular", .regularMaterial)
                        sample("thick", .thickMaterial)
                        sample("ultraThick", .ultraThickMaterial)
                        sample("bar", .bar)
                    }
                }.ignoresSafeArea()
            }

            private func sample(_ name: String, _ material: Material) -> some View {
                HStack {
                    Text(name)
                    Text("secondary").foregroundStyle(.secondary)
                }.padding().frame(width: 260).background(material, in: RoundedRectangle(cornerRadius: 16))
            }
        }
        for style in [UIUserInterfaceStyle.light, .dark] {
            let host = TestHost(Sheet(), size: CGSize(width: 320, height: 460), scale: 2, style: style)
            try host.verifyPicture("materials-\(style == .dark ? "dark" : "light")")
        }
    }
}
