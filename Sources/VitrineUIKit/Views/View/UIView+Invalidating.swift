/// What a view does when a property that is marked with ``UIView/Invalidating`` gets another value.
@MainActor @preconcurrency
public protocol UIViewInvalidating {
    /// Asks a view for what the change makes necessary.
    func invalidate(view: UIView)
}

extension UIView {
    /// What properties of views invalidate.
    public enum Invalidations {
        /// Asks for a layout pass.
        public struct Layout: UIViewInvalidating {
            public func invalidate(view: UIView) { view.setNeedsLayout() }
        }

        /// Asks to be drawn again.
        public struct Display: UIViewInvalidating {
            public func invalidate(view: UIView) { view.setNeedsDisplay() }
        }

        /// Asks for `updateConstraints()`.
        public struct Constraints: UIViewInvalidating {
            public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
        }

        /// Has the natural size asked for anew.
        public struct IntrinsicContentSize: UIViewInvalidating {
            public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
        }

        /// Two of them.
        public struct Tuple<Invalidation1: UIViewInvalidating, Invalidation2: UIViewInvalidating>:
            UIViewInvalidating
        {
            let first: Invalidation1
            let second: Invalidation2

            /// Invalidates both, in order.
            public init(_ invalidation1: Invalidation1, _ invalidation2: Invalidation2) {
                first = invalidation1
                second = invalidation2
            }

            public func invalidate(view: UIView) {
                first.invalidate(view: view)
                second.invalidate(view: view)
            }
        }
    }

    /// A property of a view whose change, to a value that is not equal, invalidates something of the view:
    /// `@Invalidating(.layout, .display) var spacing = 8.0`.
    @propertyWrapper @MainActor @preconcurrency
    public struct Invalidating<Value: Equatable, InvalidationType: UIViewInvalidating> {
        /// The property of an object that is no view: it is not used.
        @available(*, unavailable, message: "@Invalidating is for properties of views alone.")
        public var wrappedValue: Value {
            get { fatalError("UIView.Invalidating outside of a view") }
            set { fatalError("UIView.Invalidating outside of a view: \(newValue)") }
        }

        private var value: Value
        private let invalidation: InvalidationType

        /// A property that invalidates one thing.
        public init(wrappedValue: Value, _ invalidation: InvalidationType) {
            value = wrappedValue
            self.invalidation = invalidation
        }

        /// A property that invalidates two things.
        public init<First: UIViewInvalidating, Second: UIViewInvalidating>(
            wrappedValue: Value, _ invalidation1: First, _ invalidation2: Second
        ) where InvalidationType == Invalidations.Tuple<First, Second> {
            self.init(wrappedValue: wrappedValue, .init(invalidation1, invalidation2))
        }

        /// A property that invalidates three things.
        public init<First: UIViewInvalidating, Second: UIViewInvalidating, Third: UIViewInvalidating>(
            wrappedValue: Value, _ invalidation1: First, _ invalidation2: Second, _ invalidation3: Third
        ) where InvalidationType == Invalidations.Tuple<Invalidations.Tuple<First, Second>, Third> {
            self.init(wrappedValue: wrappedValue, .init(.init(invalidation1, invalidation2), invalidation3))
        }

        /// The value; the view hears of one that differs.
        public static subscript<Owner: UIView>(
            _enclosingInstance view: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
            storage storage: ReferenceWritableKeyPath<Owner, Self>
        ) -> Value {
            get { view[keyPath: storage].value }
            set {
                guard view[keyPath: storage].value != newValue else { return }
                view[keyPath: storage].value = newValue
                view[keyPath: storage].invalidation.invalidate(view: view)
            }
        }
    }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
    /// A layout pass.
    public static var layout: Self { .init() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
    /// Drawing.
    public static var display: Self { .init() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
    /// Constraints.
    public static var constraints: Self { .init() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
    /// The natural size.
    public static var intrinsicContentSize: Self { .init() }
}
