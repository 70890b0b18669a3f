import Fuzzing
import VitrineGraphics
import VitrineQuartzCore

extension LayerContext {
    /// The name of the colour at a point.
    @MainActor
    func color(_ x: Int, _ y: Int, size: Int = 64) -> String {
        guard let node = render() else { return "clear" }
        let bitmap = Rasterizer.bitmap(of: node, size: CGSize(width: size, height: size), scale: 1)
        let color = bitmap[x, y]
        if color.alpha < 0.1 { return "clear" }
        return color.red > 0.7 && color.green < 0.3
            ? "red" : color.green > 0.4 && color.red < 0.3 ? "green" : "\(color)"
    }
}

/// Numbers by a seed.
struct Fuzz {
    private var generator: SeededGenerator
    init(_ seed: Int) { generator = SeededGenerator(seed: seed) }
    mutating func next(_ count: Int) -> Int { generator.int(0...(count - 1)) }
}
