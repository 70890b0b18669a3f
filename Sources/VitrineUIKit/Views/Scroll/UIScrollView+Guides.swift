extension UIScrollView {
    /// The content: constraints to its edges, or to those of the scroll view from inside, determine `contentSize`.
    public var contentLayoutGuide: UILayoutGuide { guide("UIScrollView-contentLayoutGuide", .content) }

    /// The visible part: what is constrained to it does not scroll.
    public var frameLayoutGuide: UILayoutGuide { guide("UIScrollView-frameLayoutGuide", .frame) }
}
