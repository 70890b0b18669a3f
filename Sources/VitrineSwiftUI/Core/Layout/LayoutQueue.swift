/// What a graph has to measure and to place again.
///
/// An element that changed is asked once more for the sizes and guides that it had answered with. If they are the same,
/// nothing around it is concerned: it is placed again where it is. Otherwise its container comes next, and so on upwards.
/// Complexity: what changed, and the containers whose size that changes.
@MainActor
final class LayoutQueue {
    private var doubtful: [Element] = []
    private var toPlace: [Element] = []
    /// How something around the elements that are placed now has moved.
    private(set) var motion: PositionDependence = []

    /// Takes an element whose answers are in doubt.
    func append(_ element: Element) { doubtful.append(element) }

    /// Takes an element that is to be placed again.
    func place(_ element: Element) { toPlace.append(element) }

    /// Finds out which sizes are others now; after it every answer that an element has holds.
    func settle() {
        guard !doubtful.isEmpty else { return }
        // By depth: what contains an element is asked after it. Few are in doubt at a time, and most of one depth.
        var levels: [[Element]] = []
        func add(_ element: Element) {
            var depth = 0
            for _ in element.ancestors { depth += 1 }
            while levels.count <= depth { levels.append([]) }
            levels[depth].append(element)
        }
        while true {
            for element in doubtful { add(element) }
            doubtful.removeAll(keepingCapacity: true)
            while let last = levels.last, last.isEmpty { levels.removeLast() }
            guard !levels.isEmpty else { return }
            let element = levels[levels.count - 1].removeLast()
            if element.settle() { element.superelement?.invalidateSize() }
        }
    }

    /// Places what is to be placed and was not, outermost first.
    func placeRest() {
        while !toPlace.isEmpty {
            let elements = toPlace
            toPlace = []
            guard elements.count > 1 else {
                elements[0].placeAgain()
                continue
            }
            let byDepth = elements.map { element in
                (element, element.ancestors.reduce(0) { depth, _ in depth + 1 })
            }
            for (element, _) in byDepth.sorted(by: { $0.1 < $1.1 }) { element.placeAgain() }
        }
    }

    /// Runs `body` for elements whose container has moved.
    func inMotion(_ motion: PositionDependence, _ body: () -> Void) {
        let outer = self.motion
        self.motion = motion
        body()
        self.motion = outer
    }
}

/// What the layout or the look of an element may depend on, besides the container it is in.
struct PositionDependence: OptionSet {
    let rawValue: Int
    /// How far the safe area reaches around it. Scrolling does not change it.
    static let safeArea = PositionDependence(rawValue: 1 << 0)
    /// Where it is in the graph, scrolled as it is.
    static let place = PositionDependence(rawValue: 1 << 1)
    static let all: PositionDependence = [.safeArea, .place]
}
