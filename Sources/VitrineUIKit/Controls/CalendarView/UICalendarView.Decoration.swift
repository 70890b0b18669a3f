import VitrineCoreGraphics

extension UICalendarView {
    /// How large a decoration is.
    public enum DecorationSize: Int, Sendable {
        /// Small.
        case small = 0
        /// Of medium size.
        case medium = 1
        /// Large.
        case large = 2

        /// The side of a dot and of an image, in points; by eye.
        var side: CGFloat {
            switch self {
            case .small: 6
            case .medium: 8
            case .large: 12
            }
        }
    }

    /// What is below the number of a day.
    @MainActor @preconcurrency
    public class Decoration: NSObject {
        private let make: () -> UIView

        /// A dot.
        public override convenience init() { self.init { Self.dot(nil, .medium) } }

        /// A view of the program's. It takes no touches, and is cut to the room of the day.
        public required init(customViewProvider: @escaping () -> UIView) {
            make = customViewProvider
            super.init()
        }

        /// A dot.
        ///
        /// - Parameter color: nil is that of the system.
        public class func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Self {
            Self(customViewProvider: { dot(color, size) })
        }

        /// An image.
        ///
        /// - Parameters:
        ///   - image: nil is a dot.
        ///   - color: The colour of a template; nil is that of the system.
        public class func image(
            _ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium
        ) -> Self {
            guard let image else { return `default`(color: color, size: size) }
            return Self(customViewProvider: {
                let view = DecorationImage(side: size.side + 2)
                view.image = image
                view.tintColor = color ?? .systemGray
                return view
            })
        }

        /// A view of the program's. It takes no touches, and is cut to the room of the day.
        public class func customView(_ customViewProvider: @escaping () -> UIView) -> Self {
            Self(customViewProvider: customViewProvider)
        }

        private static func dot(_ color: UIColor?, _ size: DecorationSize) -> UIView {
            let view = DecorationImage(side: size.side)
            view.backgroundColor = color ?? .systemGray
            view.layer.cornerRadius = size.side / 2
            return view
        }

        final func makeView() -> UIView {
            let view = make()
            view.clipsToBounds = true
            return view
        }
    }
}

/// A dot or an image of a size.
private final class DecorationImage: UIImageView {
    private let side: CGFloat

    init(side: CGFloat) {
        self.side = side
        super.init(frame: .zero)
        contentMode = .scaleAspectFit
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: side, height: side) }
}
