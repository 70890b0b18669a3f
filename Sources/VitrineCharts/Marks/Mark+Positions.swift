import Foundation

extension Mark.Position {
    /// One value.
    static func at<Value>(_ value: PlottableValue<Value>) -> Self { .value(Channel(value)) }
    /// From one value to another.
    static func from<Value>(_ start: PlottableValue<Value>, to end: PlottableValue<Value>) -> Self {
        .range(Channel(start), Channel(end))
    }
}
