import Foundation

extension CGPath {
    /// The path with each subpath from its end to its beginning.
    ///
    /// Complexity: O(elements).
    package func reversed() -> CGPath {
        var result: [PathElement] = []
        var subpath: [PathElement] = []
        func finish() {
            guard case .move(let start)? = subpath.first else { return }
            var ends = [start]
            for element in subpath.dropFirst() { if let end = element.points.last { ends.append(end) } }
            let steps = subpath.dropFirst().filter { $0 != .close }
            result.append(.move(ends[ends.count - 1]))
            for (index, step) in steps.enumerated().reversed() {
                switch step {
                case .quad(let control, _): result.append(.quad(control: control, end: ends[index]))
                case .curve(let first, let second, _):
                    result.append(.curve(control1: second, control2: first, end: ends[index]))
                default: result.append(.line(ends[index]))
                }
            }
            if subpath.last == .close { result.append(.close) }
        }
        for element in elements {
            if case .move = element {
                finish()
                subpath = [element]
            } else {
                if subpath.isEmpty, case .move(let start)? = result.last { subpath = [.move(start)] }
                subpath.append(element)
            }
        }
        finish()
        return CGPath(elements: result)
    }
}
