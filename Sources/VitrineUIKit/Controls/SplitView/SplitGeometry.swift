import VitrineCoreGraphics

/// The wishes for the width of a column, in points; nil is the system's choice.
struct SplitColumnWidth {
    var preferred: CGFloat?
    /// A share of the whole.
    var fraction: CGFloat?
    var minimum: CGFloat?
    var maximum: CGFloat?

    /// What a column of the system's choice has, by Apple's guidelines: 320, and no more than this share.
    private static let standard: CGFloat = 320
    private static let standardShare: CGFloat = 0.4

    func width(in total: CGFloat) -> CGFloat {
        var width = min(Self.standard, total * Self.standardShare)
        if let preferred {
            width = preferred
        } else if let fraction {
            // As long as nobody says more, a share is limited as the system's choice is.
            width = maximum == nil ? min(Self.standard, total * fraction) : total * fraction
        }
        if let maximum { width = min(width, maximum) }
        if let minimum { width = max(width, minimum) }
        return max(0, min(width, total)).rounded()
    }
}

/// Which columns show, and where: arithmetic, without views.
struct SplitGeometry {
    typealias Mode = UISplitViewController.DisplayMode
    typealias Behavior = UISplitViewController.SplitBehavior

    var size: CGSize
    /// Points; the supplementary column has 0 where there is none.
    var primary: CGFloat
    var supplementary: CGFloat
    var isTriple: Bool

    /// What the secondary column keeps at least beside others, in points. Our choice: UIKit goes by device and
    /// orientation, and windows have neither.
    private static let leastSecondary: CGFloat = 400
    /// The same in a window that is higher than wide.
    private static let leastSecondaryUpright: CGFloat = 600

    // MARK: Modes

    /// How many columns show beside or over the secondary.
    static func count(_ mode: Mode) -> Int {
        switch mode {
        case .automatic, .secondaryOnly: 0
        case .oneBesideSecondary, .oneOverSecondary: 1
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
        }
    }

    static func isOver(_ mode: Mode) -> Bool { mode == .oneOverSecondary || mode == .twoOverSecondary }

    /// The columns that show besides the secondary, by how many there are.
    func columns(_ mode: Mode) -> [UISplitViewController.Column] {
        switch (Self.count(mode), isTriple) {
        case (0, _): []
        case (1, true): [.supplementary]
        case (1, false), (2, false): [.primary]
        default: [.primary, .supplementary]
        }
    }

    func mode(_ count: Int, _ behavior: Behavior) -> Mode {
        switch (min(count, isTriple ? 2 : 1), behavior) {
        case (0, _): .secondaryOnly
        case (1, .overlay): .oneOverSecondary
        case (1, _): .oneBesideSecondary
        case (_, .overlay): .twoOverSecondary
        case (_, .displace): .twoDisplaceSecondary
        default: .twoBesideSecondary
        }
    }

    /// The system's choice for the size.
    var automaticBehavior: Behavior {
        let least = size.height > size.width ? Self.leastSecondaryUpright : Self.leastSecondary
        if size.width - primary - supplementary >= least { return .tile }
        if isTriple, size.width - supplementary >= least { return .displace }
        return .overlay
    }

    /// What a wish comes to.
    func resolve(_ wish: Mode, _ wishedBehavior: Behavior) -> (mode: Mode, behavior: Behavior) {
        var behavior = wishedBehavior == .automatic ? automaticBehavior : wishedBehavior
        if wish == .automatic {
            let count =
                switch behavior {
                case .overlay: 0
                case .displace: 1
                default: isTriple ? 2 : 1
                }
            return (mode(count, behavior), behavior)
        }
        if wishedBehavior == .automatic {
            // A mode that is asked for brings its behaviour along.
            switch wish {
            case .oneOverSecondary, .twoOverSecondary: behavior = .overlay
            case .twoDisplaceSecondary: behavior = .displace
            case .twoBesideSecondary: behavior = .tile
            case .oneBesideSecondary: if behavior == .overlay { behavior = .tile }
            default: break
            }
        }
        return (mode(Self.count(wish), behavior), behavior)
    }

    // MARK: Frames

    /// The frame of a column, from the edge of the primary on; those that do not show are beyond that edge.
    func frame(of column: UISplitViewController.Column, _ mode: Mode) -> CGRect {
        let count = Self.count(mode)
        let beside = isTriple ? supplementary : primary
        var (x, width): (CGFloat, CGFloat)
        switch column {
        case .primary:
            width = primary
            x = isTriple ? (count == 2 ? 0 : -primary) : (count > 0 ? 0 : -primary)
            if isTriple, count == 0 { x -= supplementary }
        case .supplementary:
            width = supplementary
            x = count == 0 ? -supplementary : count == 1 ? 0 : primary
        default:
            switch mode {
            case .oneBesideSecondary: (x, width) = (beside, size.width - beside)
            case .twoBesideSecondary:
                (x, width) = (primary + supplementary, size.width - primary - supplementary)
            case .twoDisplaceSecondary: (x, width) = (primary + supplementary, size.width - supplementary)
            default: (x, width) = (0, size.width)
            }
        }
        return CGRect(x: x, y: 0, width: max(0, width), height: size.height)
    }
}
