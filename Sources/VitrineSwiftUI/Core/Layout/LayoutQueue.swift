/// What a graph has to measure and to place again.
///
/// An element that changed is asked once more for the sizes and guides that it had answered with. If they are the same,
/// nothing around it is concerned: it is placed again where it is. Otherwise its container comes next, and so on upwards.
/// Complexity: what changed, and the containers whose size that changes.
@MainActor
final class LayoutQueue {
    private var doubtful: [Element] = []
    private var toPlace: [Element] = []
    /// Room for those in doubt by their depth, used again: graphs of cells settle with every cell that comes.
    private var spareLevels: [[Element]] = []
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
        var levels = spareLevels
        spareLevels = []
        var deepest = -1
        func add(_ element: Element) {
            var depth = 0
            for _ in element.ancestors { depth += 1 }
            while levels.count <= depth { levels.append([]) }
            levels[depth].append(element)
            deepest = max(deepest, depth)
        }
        while true {
            for element in doubtful { add(element) }
            doubtful.removeAll(keepingCapacity: true)
            while deepest >= 0, levels[deepest].isEmpty { deepest -= 1 }
            guard deepest >= 0 else { break }
            let element = levels[deepest].removeLast()
            if element.settle() { element.superelement?.invalidateSize() }
        }
        spareLevels = levels
    }

    /// Places what is to be placed and was not, outermost first.
    func placeRest() {
        while !toPlace.isEmpty {
            // Most were placed by what contains them.
            var elements: [Element] = []
            for element in toPlace where element.awaitsPlacement { elements.append(element) }
            toPlace.removeAll(keepingCapacity: true)
            guard elements.count > 1 else {
                elements.first?.placeAgain()
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
