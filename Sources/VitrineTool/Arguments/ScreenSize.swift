/// A screen size in points, as `--size` gives it.
struct ScreenSize: Equatable, Sendable {
    var width: Double
    var height: Double

    /// The longest side, in points and in pixels: cairo's image surfaces end at 32767, and four bytes for
    /// each of 16384 × 16384 pixels are a gigabyte already.
    static let limit = 16384

    init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// Reads `1280x800`.
    init(argument: String) throws(ToolError) {
        let sides = argument.lowercased().split(separator: "x", omittingEmptySubsequences: false)
        guard sides.count == 2, let width = Double(sides[0]), let height = Double(sides[1]) else {
            throw .argument(.unreadableSize(argument))
        }
        let range = 1...Double(Self.limit)
        guard range.contains(width), range.contains(height) else {
            throw .argument(.impossibleSize(argument, limit: Self.limit))
        }
        self.init(width: width, height: height)
    }

    /// Throws when the picture would have too many pixels.
    func check(scale: Double) throws(ToolError) {
        guard max(width, height) * scale <= Double(Self.limit) else {
            throw .argument(
                .tooManyPixels(
                    size: "\(Number.text(width))x\(Number.text(height))",
                    scale: Number.text(scale), limit: Self.limit))
        }
    }
}

/// Numbers in arguments and sentences.
enum Number {
    /// The shortest text: `2` rather than `2.0`.
    static func text(_ value: Double) -> String {
        value == value.rounded() ? String(Int(value)) : String(value)
    }

    /// Pixels per point.
    static func scale(argument: String) throws(ToolError) -> Double {
        guard let scale = Double(argument), (0.5...8).contains(scale) else {
            throw .argument(.impossibleScale(argument))
        }
        return scale
    }

    /// Seconds of virtual time.
    static func seconds(argument: String) throws(ToolError) -> Double {
        guard let seconds = Double(argument), (0...3600).contains(seconds) else {
            throw .argument(.impossibleTime(argument))
        }
        return seconds
    }
}
