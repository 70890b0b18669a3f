import Foundation
import VitrineTesting

/// One line of a scenario: medians over many frames, in milliseconds.
struct Measurement: Codable {
    var name: String
    var layout: Double?
    var nodes: Double?
    var drawing: Double?
    /// The median of the totals, which is not the sum of the medians.
    var total: Double
    /// The total that one frame in twenty exceeds.
    var slow: Double?
    /// Megabytes.
    var peakMemory: Double

    /// The medians of measured frames.
    init(_ name: String, frames: [FrameCost]) {
        self.name = name
        layout = Self.quantile(frames.map(\.layout)) * 1e3
        nodes = Self.quantile(frames.map(\.nodes)) * 1e3
        drawing = Self.quantile(frames.map(\.drawing)) * 1e3
        total = Self.quantile(frames.map(\.total)) * 1e3
        slow = Self.quantile(frames.map(\.total), 0.95) * 1e3
        peakMemory = Usage.peakMemory
    }

    /// A single time in seconds.
    init(_ name: String, seconds: TimeInterval, peakMemory: Double = Usage.peakMemory) {
        self.name = name
        total = seconds * 1e3
        self.peakMemory = peakMemory
    }

    /// Hands the line to the process that prints the report.
    func send() {
        let encoder = JSONEncoder()
        guard let data = try? encoder.encode(self) else { return }
        FileHandle.standardOutput.write(data + Data("\n".utf8))
    }

    static func quantile(_ values: [Double], _ share: Double = 0.5) -> Double {
        guard !values.isEmpty else { return 0 }
        let sorted = values.sorted()
        return sorted[Int(share * Double(sorted.count - 1))]
    }
}
