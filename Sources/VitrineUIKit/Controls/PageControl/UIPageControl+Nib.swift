extension UIPageControl {
    /// What an element says of the control.
    final func takePageControl(_ nib: NibCoder) {
        if let pages = nib.integer("numberOfPages") { numberOfPages = max(0, pages) }
        if let page = nib.integer("currentPage") { currentPage = page }
        if let hides = nib.bool("hidesForSinglePage") { hidesForSinglePage = hides }
        if let color = nib.color("pageIndicatorTintColor") { pageIndicatorTintColor = color }
        if let color = nib.color("currentPageIndicatorTintColor") { currentPageIndicatorTintColor = color }
        nib.know("defersCurrentPageDisplay")
    }
}
