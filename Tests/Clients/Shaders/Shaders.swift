// Functions of the Metal Shading Language: an effect on colours, a distortion, a layer that is read, and a style that takes
// a list of colours and an image.
import SwiftUI

@main
struct ShadersProgram: App {
    var body: some Scene {
        WindowGroup {
            VStack(spacing: 0) { ForEach(samples.indices, id: \.self) { samples[$0] } }
                .onAppear { print(samples.map(colors).joined(separator: " ")) }
        }
    }

    private var samples: [AnyView] {
        let plain = HStack(spacing: 0) {
            Color(red: 1, green: 0, blue: 0); Color(red: 0, green: 0, blue: 1)
        }
        return [
            AnyView(plain.colorEffect(ShaderLibrary.checks(.float(8), .color(.white)))),
            AnyView(
                plain.distortionEffect(
                    ShaderLibrary.shifted(.float2(8, 0)), maxSampleOffset: CGSize(width: 8, height: 0))),
            AnyView(plain.layerEffect(ShaderLibrary.mirrored(.boundingRect), maxSampleOffset: .zero)),
            AnyView(
                Rectangle().fill(
                    ShaderLibrary.bands(
                        .boundingRect,
                        .colorArray([Color(red: 0, green: 0, blue: 1), Color(red: 1, green: 0, blue: 1)]),
                        .image(Image(uiImage: green))))),
        ]
    }

    private var green: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
            UIColor(red: 0, green: 1, blue: 0, alpha: 1).setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
    }

    /// The colours of a sample in its quarters.
    @MainActor private func colors(of sample: AnyView) -> String {
        let renderer = ImageRenderer(content: sample.frame(width: 16, height: 16))
        guard let image = renderer.cgImage, let data = image.dataProvider?.data as Data? else {
            return "none"
        }
        return [(4, 4), (12, 4), (4, 12), (12, 12)].map { x, y in
            let start = y * image.bytesPerRow + x * 4
            return data[start..<start + 4].map { String(format: "%02x", $0) }.joined()
        }.joined(separator: ",")
    }
}
