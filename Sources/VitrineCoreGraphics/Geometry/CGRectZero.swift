// The constants of C, which programs still write.

/// The point at the origin.
public var CGPointZero: CGPoint { .zero }
/// No size.
public var CGSizeZero: CGSize { .zero }
/// The empty rectangle at the origin.
public var CGRectZero: CGRect { .zero }
/// The rectangle that is nowhere.
public var CGRectNull: CGRect { .null }
/// The rectangle that is everywhere.
public var CGRectInfinite: CGRect { .infinite }
