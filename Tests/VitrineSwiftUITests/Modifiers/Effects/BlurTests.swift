import SwiftUITestSupport
import TestSupport
import Testing
import VitrineGraphics
import VitrineSwiftUI
import VitrineTesting

@MainActor
@Suite("Blur", .serialized)
struct BlurTests {
    private func host(_ view: some View, scale: CGFloat = 1) -> TestHost {
        TestHost(
            ZStack {
                Color.white; view
            }, size: CGSize(width: 100, height: 100), scale: scale)
    }

    @Test("Across an edge a blur is the integral of its Gaussian")
    func edge() {
        // A half plane whose edge is at x = 50: 0.5 there, 0.841 at one deviation inside, 0.977 at two.
        for (scale, radius) in [(1, 2), (2, 5), (1, 10), (3, 10)] as [(CGFloat, CGFloat)] {
            let host = host(
                Color.black.frame(width: 100, height: 200).offset(x: 50).blur(radius: radius), scale: scale)
            func grey(_ deviations: CGFloat) -> Double {
                // Between two pixels on either side of the place.
                let x = 50 + deviations * radius
                let both = [x - 0.5 / scale, x + 0.5 / scale].map { host.rgb($0, 50)[0] }
                return 1 - Double(both[0] + both[1]) / 2 / 255
            }
            #expect(abs(grey(0) - 0.5) < 0.03, "\(scale) \(radius)")
            #expect(abs(grey(1) - 0.841) < 0.03, "\(scale) \(radius)")
            #expect(abs(grey(-1) - 0.159) < 0.03, "\(scale) \(radius)")
            #expect(abs(grey(2) - 0.977) < 0.03, "\(scale) \(radius)")
        }
    }

    @Test("Colours blend as they are seen, and what is transparent does not darken them")
    func colors() {
        let red = Color(red: 1, green: 0, blue: 0)
        let rgb = host(red.frame(width: 40, height: 40).blur(radius: 8)).rgb(30, 50)
        #expect(rgb[0] >= 254)
        #expect(rgb[1] == rgb[2])
        #expect((110...145).contains(rgb[1]))
    }

    @Test("An opaque blur ends where its content does")
    func opaque() {
        let host = host(
            HStack(spacing: 0) {
                Color(red: 1, green: 0, blue: 0).frame(width: 20, height: 40)
                Color(red: 0, green: 0, blue: 1).frame(width: 20, height: 40)
            }
            .blur(radius: 4, opaque: true))
        #expect(host.rgb(28, 50) == [255, 255, 255])
        #expect(isNear(host.rgb(31, 50), [255, 0, 0], by: 6))
        let middle = host.rgb(50, 50)
        #expect((90...165).contains(middle[0]))
        #expect(middle[1] == 0)
        #expect(host.rgb(71, 50) == [255, 255, 255])
    }

    @Test("A radius of nothing, below nothing or of no number blurs nothing")
    func none() {
        for radius in [0, -5, .nan, .infinity] as [CGFloat] {
            let host = host(Color.black.frame(width: 40, height: 40).blur(radius: radius))
            #expect(host.rgb(31, 50) == [0, 0, 0], "\(radius)")
            #expect(host.rgb(28, 50) == [255, 255, 255], "\(radius)")
        }
    }

    @Test("What did not change is not blurred again")
    func kept() {
        let remote = Remote<CGFloat>()
        let host = TestHost(Beside(remote: remote), size: CGSize(width: 100, height: 100), scale: 1)
        _ = host.rgb(1, 1)
        let before = GraphicsCounters.contentsBlurred
        remote.value = 30
        _ = host.rgb(1, 1)
        #expect(GraphicsCounters.contentsBlurred == before)
    }

    private struct Beside: View {
        let remote: Remote<CGFloat>
        @State private var width: CGFloat = 20
        var body: some View {
            remote.binding = $width
            return VStack {
                Color.red.frame(width: 20, height: 20).blur(radius: 3)
                Color.blue.frame(width: width, height: 20)
            }
        }
    }

    @Test("The radius is animated")
    func motion() {
        #expect(
            MotionPictures.faults(from: 0, to: 8) { Color.red.frame(width: 40, height: 40).blur(radius: $0) }
                == [])
    }
}
