/// What a program has set in the place of the parts of a segmented control, for usual and for low bars.
struct SegmentImages {
    private var backgrounds: [Bool: StateImages] = [:]
    private var dividers: [Bool: DividerImages] = [:]
    private struct Place: Hashable {
        let segment: UISegmentedControl.Segment
        let isLow: Bool
    }
    private var positions: [Place: UIOffset] = [:]

    private static func isLow(_ metrics: UIBarMetrics) -> Bool {
        metrics == .compact || metrics == .compactPrompt
    }

    /// Whether there are images behind segments, and between them.
    var hasBackgrounds: Bool { backgrounds.contains { !$0.value.isEmpty } }
    var hasDividers: Bool { dividers.contains { !$0.value.isEmpty } }

    subscript(state: UIControl.State, metrics: UIBarMetrics) -> UIImage? {
        get { backgrounds[Self.isLow(metrics)]?[state] }
        set { backgrounds[Self.isLow(metrics), default: .init()][state] = newValue }
    }

    subscript(left: UIControl.State, right: UIControl.State, metrics: UIBarMetrics) -> UIImage? {
        get { dividers[Self.isLow(metrics)]?[left, right] }
        set { dividers[Self.isLow(metrics), default: .init()][left, right] = newValue }
    }

    subscript(segment: UISegmentedControl.Segment, metrics: UIBarMetrics) -> UIOffset? {
        get { positions[Place(segment: segment, isLow: Self.isLow(metrics))] }
        set { positions[Place(segment: segment, isLow: Self.isLow(metrics))] = newValue }
    }

    /// What is behind a segment. A low bar has the images of usual ones where it has none of its own.
    func background(in state: UIControl.State, isLow: Bool) -> UIImage? {
        (isLow ? backgrounds[true]?.shown(in: state) : nil) ?? backgrounds[false]?.shown(in: state)
    }

    /// What is between two segments.
    func divider(_ left: UIControl.State, _ right: UIControl.State, isLow: Bool) -> UIImage? {
        (isLow ? dividers[true]?.shown(left, right) : nil) ?? dividers[false]?.shown(left, right)
    }

    /// How far the content of a segment is moved: as was set for its place, else for any.
    func position(of index: Int, among count: Int, isLow: Bool) -> UIOffset {
        let segment: UISegmentedControl.Segment =
            count == 1 ? .alone : index == 0 ? .left : index == count - 1 ? .right : .center
        for low in isLow ? [true, false] : [false] {
            let found =
                positions[Place(segment: segment, isLow: low)] ?? positions[Place(segment: .any, isLow: low)]
            if let found { return found }
        }
        return .zero
    }
}
