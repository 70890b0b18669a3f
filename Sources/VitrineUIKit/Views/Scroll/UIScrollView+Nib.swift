import Foundation

extension UIScrollView {
    static let scrollViewNibPaths: [String: AnyKeyPath] = [
        "delegate": \UIScrollView.delegate, "contentSize": \UIScrollView.contentSize,
        "contentOffset": \UIScrollView.contentOffset, "contentInset": \UIScrollView.contentInset,
        "scrollEnabled": \UIScrollView.isScrollEnabled, "pagingEnabled": \UIScrollView.isPagingEnabled,
        "bounces": \UIScrollView.bounces,
        "showsVerticalScrollIndicator": \UIScrollView.showsVerticalScrollIndicator,
        "showsHorizontalScrollIndicator": \UIScrollView.showsHorizontalScrollIndicator,
    ]

    /// What an element says of any scroll view.
    final func takeScrollView(_ nib: NibCoder) {
        if let enabled = nib.bool("scrollEnabled") { isScrollEnabled = enabled }
        if let paging = nib.bool("pagingEnabled") { isPagingEnabled = paging }
        if let locks = nib.bool("directionalLockEnabled") { isDirectionalLockEnabled = locks }
        if let bounces = nib.bool("bounces") { self.bounces = bounces }
        if let bounces = nib.bool("alwaysBounceVertical") { alwaysBounceVertical = bounces }
        if let bounces = nib.bool("alwaysBounceHorizontal") { alwaysBounceHorizontal = bounces }
        if let shows = nib.bool("showsVerticalScrollIndicator") { showsVerticalScrollIndicator = shows }
        if let shows = nib.bool("showsHorizontalScrollIndicator") { showsHorizontalScrollIndicator = shows }
        if let delays = nib.bool("delaysContentTouches") { delaysContentTouches = delays }
        if let can = nib.bool("canCancelContentTouches") { canCancelContentTouches = can }
        if let scrolls = nib.bool("scrollsToTop") { scrollsToTop = scrolls }
        if let least = nib.number("minimumZoomScale") { minimumZoomScale = least }
        if let most = nib.number("maximumZoomScale") { maximumZoomScale = most }
        if let bounces = nib.bool("bouncesZoom") { bouncesZoom = bounces }
        if let style = nib.choice(
            "indicatorStyle", ["default": IndicatorStyle.default, "black": .black, "white": .white])
        {
            indicatorStyle = style
        }
        if let mode = nib.choice(
            "keyboardDismissMode",
            [
                "none": KeyboardDismissMode.none, "onDrag": .onDrag, "interactive": .interactive,
                "onDragWithAccessory": .onDragWithAccessory,
                "interactiveWithAccessory": .interactiveWithAccessory,
            ])
        {
            keyboardDismissMode = mode
        }
        if let behavior = nib.choice(
            "contentInsetAdjustmentBehavior",
            [
                "automatic": ContentInsetAdjustmentBehavior.automatic, "scrollableAxes": .scrollableAxes,
                "never": .never, "always": .always,
            ])
        {
            contentInsetAdjustmentBehavior = behavior
        }
        if let insets = nib.insets("contentInset") { contentInset = insets }
        if let insets = nib.insets("scrollIndicatorInsets") { scrollIndicatorInsets = insets }
        if let size = nib.size("contentSize") { contentSize = size }
    }
}
