import Foundation
import VitrineCoreGraphics

extension UICollectionViewListCell {
    /// Between accessories and the edge of the cell: 16 points by measurement, or the margin of the list; on a television
    /// as the content of platters.
    private var edge: (leading: CGFloat, trailing: CGFloat) {
        if traitCollection.userInterfaceIdiom == .tv { return (30, 30) }
        guard let margins = listAttributes?.section.margins else { return (16, 16) }
        return (margins.leading, margins.trailing)
    }
    /// Between accessories: the system's standard spacing of 8 points.
    private var spacing: CGFloat { 8 }
    private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

    /// The room at the sides that is not the content's.
    final var accessoryInsets: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: 0, leading: indentation + room(leadingPlaces, edge.leading), bottom: 0,
            trailing: trailingReserve + room(trailingPlaces, edge.trailing))
    }

    private func room(_ places: [AccessoryPlace], _ edge: CGFloat) -> CGFloat {
        guard !places.isEmpty else { return 0 }
        return edge + places.reduce(0) { $0 + $1.width } + spacing * CGFloat(places.count - 1)
    }

    final var tallestAccessory: CGFloat {
        (leadingPlaces + trailingPlaces).reduce(0) { max($0, $1.size.height) }
    }

    // MARK: Views

    final func updateAccessoriesIfNeeded() {
        guard needsAccessories else { return }
        needsAccessories = false
        let state = configuration.updatingFor ?? configurationState
        let before = leadingPlaces + trailingPlaces
        let shown = Set(before.map { ObjectIdentifier($0.view) })
        func places(_ accessories: [UICellAccessory]) -> [AccessoryPlace] {
            accessories.filter { $0.isDisplayed(isEditing: state.isEditing) }.map { place($0, state, shown) }
        }
        leadingPlaces = places(arranged.leading)
        trailingPlaces = places(arranged.trailing)
        let kept = Set((leadingPlaces + trailingPlaces).map { ObjectIdentifier($0.view) })
        for place in before where !kept.contains(ObjectIdentifier(place.view)) { remove(place) }
        setNeedsLayout()
    }

    private func place(
        _ accessory: UICellAccessory, _ state: UICellConfigurationState, _ shown: Set<ObjectIdentifier>
    ) -> AccessoryPlace {
        let traits = state.traitCollection
        let standard = UIFontMetrics.default.scaledValue(for: 22, compatibleWith: traits)
        let view: UIView
        let size: CGSize
        if case .customView(let custom) = accessory.accessoryType {
            view = custom
            if let tint = accessory.options.tintColor { custom.tintColor = tint }
            size = self.size(of: custom, accessory.options)
        } else {
            let made = accessoryViews[accessory.accessoryType] ?? AccessoryView(accessory)
            accessoryViews[accessory.accessoryType] = made
            var look = AccessoryView.Look()
            look.isSelected = state.isSelected
            look.isExpanded = state.isExpanded
            look.isControl = isControl(accessory)
            look.scale = standard / 22
            // In its place first: the size of a label depends on the traits there.
            if made.superview !== self { addSubview(made) }
            made.show(accessory, look)
            made.onTap = { [weak self, weak made] in
                if let accessory = made?.accessory { self?.accessoryTapped(accessory) }
            }
            if accessory.accessoryType == .reorder { addReorderGesture(to: made) }
            view = made
            size = made.contentSize
        }
        if view.superview !== self { addSubview(view) }
        let width: CGFloat =
            switch accessory.options.reservedLayoutWidth {
            case .actual: size.width
            case .standard: standard
            case .custom(let width): width
            }
        return AccessoryPlace(
            accessory: accessory, view: view, size: size, width: width,
            isNew: !shown.contains(ObjectIdentifier(view)))
    }

    private func size(of view: UIView, _ options: AccessoryOptions) -> CGSize {
        demand(
            view.translatesAutoresizingMaskIntoConstraints,
            "The custom view of an accessory (\(type(of: view))) must have "
                + "translatesAutoresizingMaskIntoConstraints enabled: the cell gives it its frame. Constraints inside "
                + "of it are welcome.")
        if options.maintainsFixedSize { return view.bounds.size }
        if view.hasConstraints { return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
        let intrinsic = view.intrinsicContentSize
        if intrinsic.width >= 0, intrinsic.height >= 0 { return intrinsic }
        return view.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: bounds.height))
    }

    private func remove(_ place: AccessoryPlace) {
        let duration = UIView.inheritedAnimationDuration
        let view = place.view
        guard view.superview === self else { return }
        guard duration > 0, window != nil else { return view.removeFromSuperview() }
        UIView.animate(withDuration: duration) {
            view.alpha = 0
        } completion: { [weak self, weak view] _ in
            guard let self, let view, view.superview === self,
                !(self.leadingPlaces + self.trailingPlaces).contains(where: { $0.view === view })
            else { return }
            view.removeFromSuperview()
        }
    }

    // MARK: Frames

    final func layoutAccessories() {
        let insets = accessoryInsets
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = bounds.width
        func mirrored(_ frame: CGRect) -> CGRect {
            guard isMirrored else { return frame }
            return CGRect(x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
        }
        let content = mirrored(
            CGRect(
                x: insets.leading, y: 0, width: max(0, width - insets.leading - insets.trailing),
                height: bounds.height))
        if contentView.translatesAutoresizingMaskIntoConstraints, contentView.frame != content {
            contentView.frame = content
        }

        var x = edge.leading + (indentsAccessories ? indentation : 0)
        for index in leadingPlaces.indices {
            put(settle(&leadingPlaces[index]), x, mirrored, entersFrom: isMirrored ? 1 : -1)
            x += leadingPlaces[index].width + spacing
        }
        x = width - trailingReserve - room(trailingPlaces, edge.trailing)
        var separator: CGFloat?
        for index in trailingPlaces.indices {
            let accessory = trailingPlaces[index].accessory
            if index > 0, accessory.accessoryType == .reorder, accessory.options.showsVerticalSeparator {
                separator = x - spacing / 2
            }
            put(settle(&trailingPlaces[index]), x, mirrored, entersFrom: isMirrored ? -1 : 1)
            x += trailingPlaces[index].width + spacing
        }
        layoutReorderSeparator(separator, mirrored)
        if let separatorLeading, separatorLeading.constant != textLeading {
            separatorLeading.constant = textLeading
        }
    }

    /// Where the middle of accessories is: beside the text of a header, which has more room above than below.
    private var middle: CGFloat {
        guard listAttributes?.role.isHeader == true,
            let margins = (configuration.content as? UIListContentConfiguration)?.directionalLayoutMargins
        else { return bounds.height / 2 }
        return (bounds.height + margins.top - margins.bottom) / 2
    }

    /// A place as it is, which is not new from now on. It is left before its view is laid out, which may come back here.
    private func settle(_ place: inout AccessoryPlace) -> AccessoryPlace {
        defer { place.isNew = false }
        return place
    }

    private func put(
        _ place: AccessoryPlace, _ x: CGFloat, _ mirrored: (CGRect) -> CGRect, entersFrom side: CGFloat
    ) {
        let pixels = PixelGrid(of: self)
        let size = place.size
        let frame = mirrored(
            CGRect(
                x: pixels.nearest(x + (place.width - size.width) / 2),
                y: pixels.nearest(middle - size.height / 2),
                width: size.width, height: size.height))
        let view = place.view
        if place.isNew {
            UIView.performWithoutAnimation {
                view.frame = frame.offsetBy(dx: side * (place.width + edge.leading), dy: 0)
                view.alpha = 0
                view.layoutIfNeeded()
            }
        }
        if view.frame != frame { view.frame = frame }
        let alpha: CGFloat = place.accessory.options.isHidden ? 0 : 1
        if view.alpha != alpha { view.alpha = alpha }
    }

    private func layoutReorderSeparator(_ x: CGFloat?, _ mirrored: (CGRect) -> CGRect) {
        guard let x else {
            reorderSeparator?.isHidden = true
            return
        }
        let line = reorderSeparator ?? UIView(frame: .zero)
        if reorderSeparator == nil {
            reorderSeparator = line
            line.backgroundColor = .separator
            line.isUserInteractionEnabled = false
            addSubview(line)
        }
        line.isHidden = false
        let pixel = 1 / max(traitCollection.displayScale, 1)
        line.frame = mirrored(CGRect(x: x, y: 11, width: pixel, height: max(0, bounds.height - 22)))
    }
}
