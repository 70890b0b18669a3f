import UIKit

/// A content view with eight views and 24 constraints, as cells of films and messages have.
@MainActor
final class ConstrainedCell {
    /// A view with content of a size of its own, as a label has.
    final class Box: UIView {
        override var intrinsicContentSize: CGSize { CGSize(width: 60, height: 17) }
    }

    let content = UIView(frame: CGRect(x: 0, y: 0, width: 360, height: 96))
    let leading: NSLayoutConstraint

    init() {
        let views = (0..<8).map { $0 < 4 ? UIView() : Box() }
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            content.addSubview(view)
        }
        let (icon, badge, rule, group) = (views[0], views[1], views[2], views[3])
        let (title, subtitle, date, count) = (views[4], views[5], views[6], views[7])
        leading = icon.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16)
        NSLayoutConstraint.activate([
            leading,
            icon.centerYAnchor.constraint(equalTo: content.centerYAnchor),
            icon.widthAnchor.constraint(equalToConstant: 48),
            icon.heightAnchor.constraint(equalTo: icon.widthAnchor),
            badge.trailingAnchor.constraint(equalTo: icon.trailingAnchor),
            badge.bottomAnchor.constraint(equalTo: icon.bottomAnchor),
            badge.widthAnchor.constraint(equalToConstant: 12),
            badge.heightAnchor.constraint(equalToConstant: 12),
            group.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 12),
            group.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
            group.topAnchor.constraint(equalTo: content.topAnchor, constant: 8),
            group.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -8),
            title.leadingAnchor.constraint(equalTo: group.leadingAnchor),
            title.topAnchor.constraint(equalTo: group.topAnchor),
            title.trailingAnchor.constraint(lessThanOrEqualTo: date.leadingAnchor, constant: -8),
            date.trailingAnchor.constraint(equalTo: group.trailingAnchor),
            date.topAnchor.constraint(equalTo: title.topAnchor),
            subtitle.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            subtitle.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
            count.trailingAnchor.constraint(equalTo: group.trailingAnchor),
            count.topAnchor.constraint(equalTo: subtitle.topAnchor),
            rule.leadingAnchor.constraint(equalTo: group.leadingAnchor),
            rule.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            rule.bottomAnchor.constraint(equalTo: content.bottomAnchor),
        ])
    }
}
