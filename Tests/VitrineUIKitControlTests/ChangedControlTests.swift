import Foundation
import Testing
import VitrineGraphics
import VitrineTesting

@testable import VitrineUIKit

/// A control whose properties were set while it showed others is the picture of one that was made like that.
@MainActor
@Suite("Controls that change", .serialized)
struct ChangedControlTests {
    private struct Control {
        let name: String
        /// Makes the view, without what is changed.
        let make: @MainActor () -> UIView
        /// Sets what is changed to one of three states.
        let set: @MainActor (UIView, Int) -> Void
    }

    private static func control<V: UIView>(
        _ name: String, _ make: @escaping @MainActor () -> V, _ set: @escaping @MainActor (V, Int) -> Void
    ) -> Control { Control(name: name, make: make, set: { set($0 as! V, $1) }) }

    enum Kind: String, CaseIterable { case views, texts, buttons, controls, fields, containers, bars, rows }

    private static func all(_ kind: Kind) -> [Control] {
        switch kind {
        case .views: views
        case .texts: texts
        case .buttons: buttons
        case .controls: controls
        case .fields: fields
        case .containers: containers
        case .bars: bars
        case .rows: rows
        }
    }

    private static let colors: [UIColor?] = [.red, .blue, nil]

    private static func box() -> UIView {
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 60, height: 40))
        view.backgroundColor = .systemGreen
        let inner = UIView(frame: CGRect(x: 30, y: 20, width: 50, height: 40))
        inner.backgroundColor = .systemOrange
        view.addSubview(inner)
        return view
    }

    private static var views: [Control] {
        [
            control("backgroundColor", box) { $0.backgroundColor = colors[$1] },
            control("alpha", box) { $0.alpha = [1, 0.5, 0][$1] },
            control("isHidden", box) { $0.isHidden = $1 == 1 },
            control("clipsToBounds", box) { $0.clipsToBounds = $1 == 1 },
            control("frame", box) { $0.frame.size.width = [60, 100, 20][$1] },
            control("bounds", box) { $0.bounds.origin.x = [0, 10, -20][$1] },
            control("transform", box) {
                $0.transform =
                    [.identity, CGAffineTransform(rotationAngle: 0.4), CGAffineTransform(scaleX: 2, y: 0.5)][
                        $1]
            },
            control("transform3D", box) {
                $0.transform3D =
                    [
                        CATransform3DIdentity, CATransform3DMakeRotation(0.6, 0, 1, 0),
                        CATransform3DMakeScale(2, 1, 1),
                    ][$1]
            },
            control("cornerRadius", box) { $0.layer.cornerRadius = [0, 8, 20][$1] },
            control("cornerCurve", box) { view, n in
                view.layer.cornerRadius = 18
                view.layer.cornerCurve = n == 1 ? .continuous : .circular
            },
            control("maskedCorners", box) { view, n in
                view.layer.cornerRadius = 18
                view.layer.maskedCorners = [[.layerMinXMinYCorner], [.layerMaxXMaxYCorner], []][n]
            },
            control("border", box) { view, n in
                view.layer.borderWidth = [0, 2, 6][n]
                view.layer.borderColor = UIColor.black.cgColor
            },
            control("borderColor", box) { view, n in
                view.layer.borderWidth = 3
                view.layer.borderColor = [UIColor.black.cgColor, UIColor.blue.cgColor, nil][n]
            },
            control("shadow", box) { view, n in
                view.layer.shadowOpacity = [0, 0.5, 1][n]
                view.layer.shadowRadius = [3, 6, 0][n]
                view.layer.shadowOffset = CGSize(width: 0, height: [-3, 5, 2][n])
            },
            control("shadowPath", box) { view, n in
                view.layer.shadowOpacity = 1
                view.layer.shadowPath =
                    [nil, UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 70)).cgPath, nil][n]
            },
            control("mask of a view", box) { view, n in
                let mask = UIView(frame: CGRect(x: 0, y: 0, width: 30 + 10 * n, height: 30))
                mask.backgroundColor = .black
                view.mask = n == 2 ? nil : mask
            },
            control("zPosition", box) { $0.subviews[0].layer.zPosition = [0, -1, 1][$1] },
            control("order of subviews", box) { view, n in
                let other = view.viewWithTag(7) ?? UIView(frame: CGRect(x: 40, y: 10, width: 20, height: 40))
                other.tag = 7
                other.backgroundColor = .systemBlue
                view.insertSubview(other, at: n == 1 ? 0 : view.subviews.count)
            },
            control("contents", box) {
                $0.layer.contents = [nil, picture(.red).cgImage, picture(.blue).cgImage][$1]
            },
            control(
                "gradient",
                { () -> UIView in
                    let view = box()
                    let gradient = CAGradientLayer()
                    gradient.frame = view.bounds
                    view.layer.insertSublayer(gradient, at: 0)
                    return view
                }
            ) { view, n in
                let gradient = view.layer.sublayers![0] as! CAGradientLayer
                gradient.colors =
                    [
                        [UIColor.red.cgColor, UIColor.blue.cgColor],
                        [UIColor.green.cgColor, UIColor.black.cgColor], nil,
                    ][n]
                gradient.startPoint = [CGPoint.zero, CGPoint(x: 0.5, y: 0), CGPoint.zero][n]
            },
            control(
                "shape",
                { () -> UIView in
                    let view = box()
                    view.layer.addSublayer(CAShapeLayer())
                    return view
                }
            ) { view, n in
                let shape = view.layer.sublayers!.last as! CAShapeLayer
                shape.path =
                    [
                        UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40)),
                        UIBezierPath(rect: CGRect(x: 5, y: 5, width: 50, height: 20)), nil,
                    ][n]?.cgPath
                shape.fillColor = [UIColor.red.cgColor, nil, UIColor.red.cgColor][n]
                shape.strokeColor = UIColor.blue.cgColor
                shape.lineWidth = [1, 5, 2][n]
                shape.strokeEnd = [1, 0.5, 1][n]
                shape.lineDashPattern = [nil, [4, 4], nil][n]
            },
            control(
                "text layer",
                { () -> UIView in
                    let view = box()
                    let text = CATextLayer()
                    text.frame = view.bounds
                    view.layer.addSublayer(text)
                    return view
                }
            ) { view, n in
                let text = view.layer.sublayers!.last as! CATextLayer
                text.string = ["One", "Two words", nil][n]
                text.fontSize = [12, 20, 12][n]
                text.foregroundColor = [UIColor.black.cgColor, UIColor.red.cgColor, UIColor.black.cgColor][n]
                text.alignmentMode = [.left, .center, .right][n]
            },
            control(
                "effect",
                { () -> UIView in
                    let view = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 80))
                    view.addSubview(box())
                    view.addSubview(UIVisualEffectView(frame: CGRect(x: 0, y: 0, width: 60, height: 80)))
                    return view
                }
            ) { view, n in
                (view.subviews[1] as! UIVisualEffectView).effect =
                    [UIBlurEffect(style: .regular), UIBlurEffect(style: .dark), nil][n]
            },
            control(
                "tintColor",
                { () -> UIImageView in
                    let view = UIImageView(image: UIImage(systemName: "star.fill"))
                    view.frame = CGRect(x: 10, y: 10, width: 60, height: 40)
                    return view
                }
            ) { $0.tintColor = colors[$1] },
            control(
                "style",
                { () -> UIView in
                    let view = box()
                    view.backgroundColor = .systemBackground
                    let label = UILabel(frame: view.bounds)
                    label.text = "Text"
                    view.addSubview(label)
                    return view
                }
            ) { $0.overrideUserInterfaceStyle = [.light, .dark, .unspecified][$1] },
        ]
    }

    private static func picture(_ color: UIColor, _ size: CGFloat = 16) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: size, height: size)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: size, height: size / 2))
        }
    }

    private static func label() -> UILabel {
        let label = UILabel(frame: CGRect(x: 5, y: 5, width: 120, height: 60))
        label.text = "Some words that are long"
        return label
    }

    private static var texts: [Control] {
        [
            control("text", label) { $0.text = ["One", "Some other words that are long", nil][$1] },
            control("attributedText", label) { label, n in
                label.attributedText =
                    [
                        NSAttributedString(string: "One", attributes: [.foregroundColor: UIColor.red]),
                        NSAttributedString(
                            string: "Two",
                            attributes: [.font: UIFont.boldSystemFont(ofSize: 24), .underlineStyle: 1]), nil,
                    ][n]
            },
            control("text after attributes", label) { label, n in
                label.attributedText = NSAttributedString(
                    string: "A", attributes: [.foregroundColor: UIColor.red])
                label.text = ["B", "C", "D"][n]
            },
            control("font", label) {
                $0.font =
                    [
                        .systemFont(ofSize: 12), .boldSystemFont(ofSize: 20),
                        .preferredFont(forTextStyle: .title1),
                    ][$1]
            },
            control("textColor", label) { $0.textColor = [.red, .blue, .label][$1] },
            control("textAlignment", label) { $0.textAlignment = [.left, .center, .right][$1] },
            control("numberOfLines", label) { $0.numberOfLines = $1 },
            control("lineBreakMode", label) {
                $0.lineBreakMode = [.byTruncatingHead, .byTruncatingMiddle, .byClipping][$1]
            },
            control("adjustsFontSizeToFitWidth", label) { label, n in
                label.adjustsFontSizeToFitWidth = n == 1
                label.minimumScaleFactor = 0.3
            },
            control("shadow of a text", label) { label, n in
                label.shadowColor = colors[n]
                label.shadowOffset = CGSize(width: 2, height: 2)
            },
            control("isHighlighted", label) { label, n in
                label.highlightedTextColor = .red
                label.isHighlighted = n == 1
            },
            control("isEnabled", label) { $0.isEnabled = $1 != 1 },
            control("size to fit", label) { label, n in
                label.text = ["One", "Two words", "A"][n]
                label.sizeToFit()
            },
            control(
                "size category",
                { () -> UILabel in
                    let label = label()
                    label.font = .preferredFont(forTextStyle: .body)
                    label.adjustsFontForContentSizeCategory = true
                    return label
                }
            ) {
                $0.traitOverrides.preferredContentSizeCategory = [.small, .large, .extraExtraExtraLarge][$1]
            },
            control("image", { UIImageView(frame: CGRect(x: 5, y: 5, width: 80, height: 40)) }) {
                $0.image = [picture(.red), UIImage(systemName: "star"), nil][$1]
            },
            control(
                "contentMode",
                { () -> UIImageView in
                    let view = UIImageView(frame: CGRect(x: 5, y: 5, width: 80, height: 40))
                    view.image = picture(.red)
                    return view
                }
            ) { $0.contentMode = [.scaleToFill, .scaleAspectFit, .topLeft][$1] },
            control(
                "highlightedImage",
                { () -> UIImageView in
                    let view = UIImageView(image: picture(.red), highlightedImage: picture(.blue))
                    return view
                }
            ) { $0.isHighlighted = $1 == 1 },
            control(
                "preferredSymbolConfiguration",
                { () -> UIImageView in
                    let view = UIImageView(image: UIImage(systemName: "star"))
                    view.frame = CGRect(x: 5, y: 5, width: 80, height: 60)
                    view.contentMode = .center
                    return view
                }
            ) {
                $0.preferredSymbolConfiguration =
                    [
                        UIImage.SymbolConfiguration(pointSize: 30),
                        UIImage.SymbolConfiguration(weight: .heavy), nil,
                    ][$1]
            },
        ]
    }

    private static func button() -> UIButton {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 5, y: 5, width: 130, height: 44)
        button.setTitle("Title", for: .normal)
        return button
    }

    private static func configured() -> UIButton {
        let button = UIButton(configuration: .gray())
        button.frame = CGRect(x: 5, y: 5, width: 130, height: 60)
        button.configuration?.title = "Title"
        return button
    }

    private static var buttons: [Control] {
        [
            control("title", button) { $0.setTitle(["One", "Two", nil][$1], for: .normal) },
            control("attributed title", button) { button, n in
                button.setAttributedTitle(
                    [
                        NSAttributedString(string: "A", attributes: [.foregroundColor: UIColor.red]), nil,
                        NSAttributedString(string: "B"),
                    ][n], for: .normal)
            },
            control("title colour", button) { $0.setTitleColor(colors[$1], for: .normal) },
            control("image of a button", button) {
                $0.setImage(
                    [UIImage(systemName: "star"), UIImage(systemName: "heart"), nil][$1], for: .normal)
            },
            control("background image", button) {
                $0.setBackgroundImage([picture(.red), picture(.blue), nil][$1], for: .normal)
            },
            control("states of a button", button) { button, n in
                button.setTitle("Selected", for: .selected)
                button.setTitle("Disabled", for: .disabled)
                button.isSelected = n == 1
                button.isEnabled = n != 2
            },
            control("highlighted", button) { $0.isHighlighted = $1 == 1 },
            control("insets", button) { button, n in
                button.setImage(UIImage(systemName: "star"), for: .normal)
                button.titleEdgeInsets.left = [0, 20, -10][n]
                button.imageEdgeInsets.top = [0, 10, -10][n]
                button.contentEdgeInsets.right = [0, 30, 0][n]
            },
            control("alignment", button) { button, n in
                button.contentHorizontalAlignment = [.left, .center, .right][n]
                button.contentVerticalAlignment = [.top, .center, .bottom][n]
            },
            control("font of a button", button) {
                $0.titleLabel?.font =
                    [.systemFont(ofSize: 10), .boldSystemFont(ofSize: 24), .systemFont(ofSize: 15)][$1]
            },
            control("tint of a button", button) { $0.tintColor = colors[$1] },
            control("configuration", button) { $0.configuration = [.filled(), .tinted(), nil][$1] },
            control("title of a configuration", configured) {
                $0.configuration?.title = ["A", nil, "Long title"][$1]
            },
            control("subtitle", configured) { $0.configuration?.subtitle = ["A", nil, "Long subtitle"][$1] },
            control("image of a configuration", configured) { button, n in
                button.configuration?.image =
                    [UIImage(systemName: "star"), nil, UIImage(systemName: "heart")][n]
                button.configuration?.imagePlacement = [.leading, .top, .trailing][n]
                button.configuration?.imagePadding = [0, 4, 12][n]
            },
            control("colours of a configuration", configured) { button, n in
                button.configuration?.baseForegroundColor = colors[n]
                button.configuration?.baseBackgroundColor = [UIColor.yellow, .cyan, nil][n]
            },
            control("corners of a configuration", configured) { button, n in
                button.configuration?.cornerStyle = [.capsule, .small, .dynamic][n]
            },
            control("size of a configuration", configured) {
                $0.configuration?.buttonSize = [.mini, .large, .medium][$1]
            },
            control("insets of a configuration", configured) {
                $0.configuration?.contentInsets =
                    [
                        .zero, NSDirectionalEdgeInsets(top: 20, leading: 40, bottom: 0, trailing: 0),
                        NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5),
                    ][$1]
            },
            control("activity", configured) { $0.configuration?.showsActivityIndicator = $1 == 1 },
            control("indicator", configured) {
                $0.configuration?.indicator = [.popup, .none, .automatic][$1]
            },
            control("title alignment", configured) { button, n in
                button.configuration?.subtitle = "A longer subtitle"
                button.configuration?.titleAlignment = [.leading, .center, .trailing][n]
            },
            control("background of a configuration", configured) { button, n in
                button.configuration?.background.backgroundColor = colors[n]
                button.configuration?.background.strokeColor = [.black, nil, .blue][n]
                button.configuration?.background.strokeWidth = [1, 0, 4][n]
                button.configuration?.background.cornerRadius = [0, 10, 20][n]
            },
            control("enabled configuration", configured) { $0.isEnabled = $1 != 1 },
            control("kind of configuration", configured) { button, n in
                let title = "T\(n)"
                button.configuration = [UIButton.Configuration.plain(), .borderedProminent(), .bordered()][n]
                button.configuration?.title = title
            },
        ]
    }

    private static var controls: [Control] {
        [
            control("switch", { UISwitch(frame: CGRect(x: 5, y: 5, width: 0, height: 0)) }) {
                $0.isOn = $1 == 1
            },
            control("colours of a switch", { UISwitch() }) { view, n in
                view.isOn = n != 2
                view.onTintColor = colors[n]
                view.thumbTintColor = [nil, .yellow, .black][n]
            },
            control("disabled switch", { UISwitch() }) { $0.isEnabled = $1 != 1 },
            control("slider", { UISlider(frame: CGRect(x: 5, y: 5, width: 120, height: 30)) }) { view, n in
                view.minimumValue = [0, -1, 0][n]
                view.maximumValue = [1, 3, 10][n]
                view.value = [0.5, 2, 1][n]
            },
            control("colours of a slider", { UISlider(frame: CGRect(x: 5, y: 5, width: 120, height: 30)) }) {
                view, n in
                view.value = 0.5
                view.minimumTrackTintColor = colors[n]
                view.maximumTrackTintColor = [nil, .yellow, .black][n]
                view.thumbTintColor = [.black, nil, .green][n]
            },
            control("images of a slider", { UISlider(frame: CGRect(x: 5, y: 5, width: 120, height: 30)) }) {
                view, n in
                view.minimumValueImage = [picture(.red), nil, picture(.blue)][n]
                view.setThumbImage([nil, picture(.blue), nil][n], for: .normal)
            },
            control("stepper", { UIStepper() }) { view, n in
                view.value = [0, 50, 100][n]
                view.wraps = n == 1
            },
            control("stepper's limits", { UIStepper() }) { view, n in
                view.minimumValue = [0, 1, 0][n]
                view.value = [0, 1, 5][n]
                view.tintColor = colors[n]
            },
            control("segments", { UISegmentedControl(items: ["A", "B"]) }) { view, n in
                view.removeAllSegments()
                for index in 0...n { view.insertSegment(withTitle: "S\(index)", at: index, animated: false) }
                view.selectedSegmentIndex = n
                view.sizeToFit()
            },
            control("a segment's title", { UISegmentedControl(items: ["A", "B", "C"]) }) { view, n in
                view.setTitle(["One", "Longer title", "C"][n], forSegmentAt: 1)
                view.setEnabled(n != 1, forSegmentAt: 2)
                view.selectedSegmentIndex = [0, 1, -1][n]
            },
            control("a segment's width", { UISegmentedControl(items: ["A", "B", "C"]) }) { view, n in
                view.setWidth([0, 60, 20][n], forSegmentAt: 1)
                view.selectedSegmentIndex = 1
                view.sizeToFit()
            },
            control("colours of segments", { UISegmentedControl(items: ["A", "B"]) }) { view, n in
                view.selectedSegmentIndex = 0
                view.selectedSegmentTintColor = colors[n]
                view.backgroundColor = [nil, .yellow, .green][n]
                view.setTitleTextAttributes(
                    [.foregroundColor: [UIColor.black, .red, .blue][n]], for: .normal)
            },
            control("apportioned segments", { UISegmentedControl(items: ["A", "Longer title"]) }) { view, n in
                view.frame.size.width = 150
                view.apportionsSegmentWidthsByContent = n == 1
            },
            control("pages", { UIPageControl(frame: CGRect(x: 0, y: 0, width: 150, height: 30)) }) {
                view, n in
                view.numberOfPages = [3, 1, 5][n]
                view.currentPage = [0, 0, 4][n]
                view.backgroundColor = .gray
            },
            control("colours of pages", { UIPageControl(frame: CGRect(x: 0, y: 0, width: 150, height: 30)) })
            { view, n in
                view.numberOfPages = 3
                view.pageIndicatorTintColor = colors[n]
                view.currentPageIndicatorTintColor = [.yellow, .green, nil][n]
                view.backgroundColor = .gray
                view.hidesForSinglePage = n == 1
            },
            control("style of pages", { UIPageControl(frame: CGRect(x: 0, y: 0, width: 150, height: 30)) }) {
                view, n in
                view.numberOfPages = 3
                view.backgroundStyle = [.automatic, .prominent, .minimal][n]
            },
            control("progress", { UIProgressView(frame: CGRect(x: 5, y: 5, width: 120, height: 4)) }) {
                view, n in
                view.progress = [0, 0.5, 1][n]
                view.progressTintColor = colors[n]
                view.trackTintColor = [nil, .yellow, .black][n]
            },
            control("spinner", { UIActivityIndicatorView(style: .medium) }) { view, n in
                view.style = [.medium, .large, .medium][n]
                view.color = [.red, .blue, .gray][n]
                view.hidesWhenStopped = n == 1
                view.sizeToFit()
            },
            control(
                "picker",
                { () -> UIPickerView in
                    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 150, height: 150))
                    let rows = PickerRows()
                    picker.dataSource = rows
                    picker.delegate = rows
                    objc_setAssociatedObject(
                        picker, &PickerRows.key, rows, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
                    return picker
                }
            ) { view, n in
                (view.dataSource as! PickerRows).count = [2, 5, 1][n]
                view.reloadAllComponents()
                view.selectRow([1, 3, 0][n], inComponent: 0, animated: false)
            },
            control("date", { UIDatePicker(frame: CGRect(x: 0, y: 0, width: 150, height: 150)) }) { view, n in
                view.timeZone = TimeZone(secondsFromGMT: 0)
                view.locale = Locale(identifier: ["en_US", "de_DE", "en_US"][n])
                view.preferredDatePickerStyle = [.wheels, .compact, .inline][n]
                view.datePickerMode = [.date, .time, .dateAndTime][n]
                view.date = Date(timeIntervalSince1970: [0, 5_000_000, 90_000][n])
                view.frame.size = CGSize(width: 150, height: 150)
            },
            control("colour well", { UIColorWell(frame: CGRect(x: 5, y: 5, width: 30, height: 30)) }) {
                $0.selectedColor = colors[$1]
            },
        ]
    }

    private final class PickerRows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        nonisolated(unsafe) static var key = 0
        var count = 2
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { count }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
            -> String?
        {
            "\(row) of \(count)"
        }
    }

    private static func field() -> UITextField {
        let field = UITextField(frame: CGRect(x: 5, y: 5, width: 130, height: 34))
        field.placeholder = "Prompt"
        return field
    }

    private static func textView() -> UITextView {
        let view = UITextView(frame: CGRect(x: 5, y: 5, width: 130, height: 70))
        view.text = "Some words that take several lines of it"
        return view
    }

    private static var fields: [Control] {
        [
            control("text of a field", field) { $0.text = ["", "One", nil][$1] },
            control("placeholder", field) { $0.placeholder = ["One", nil, "Two"][$1] },
            control("attributed placeholder", field) {
                $0.attributedPlaceholder =
                    [
                        NSAttributedString(string: "A", attributes: [.foregroundColor: UIColor.red]), nil,
                        NSAttributedString(string: "B"),
                    ][$1]
            },
            control("borderStyle", field) { $0.borderStyle = [.roundedRect, .line, .none][$1] },
            control("font of a field", field) { field, n in
                field.text = "Text"
                field.font = [.systemFont(ofSize: 10), .boldSystemFont(ofSize: 22), nil][n]
            },
            control("colour of a field", field) { field, n in
                field.text = "Text"
                field.textColor = colors[n]
                field.textAlignment = [.left, .center, .right][n]
            },
            control("secure", field) { field, n in
                field.text = "Text"
                field.isSecureTextEntry = n == 1
            },
            control("left view", field) { field, n in
                field.leftView =
                    [UIImageView(image: picture(.red)), nil, UIImageView(image: picture(.blue))][n]
                field.leftViewMode = n == 2 ? .never : .always
            },
            control("clear button", field) { field, n in
                field.text = "Text"
                field.clearButtonMode = [.always, .never, .unlessEditing][n]
            },
            control("background of a field", field) {
                $0.background = [picture(.red), nil, picture(.blue)][$1]
            },
            control("enabled field", field) { field, n in
                field.borderStyle = .roundedRect
                field.isEnabled = n != 1
            },
            control("text of a view", textView) { $0.text = ["One", "Two\nlines", ""][$1] },
            control("attributed text of a view", textView) {
                $0.attributedText = NSAttributedString(
                    string: "A\($1)",
                    attributes: [
                        .foregroundColor: [UIColor.red, .blue, .black][$1],
                        .font: UIFont.systemFont(ofSize: [10, 30, 17][$1]),
                    ])
            },
            control("font of a view", textView) {
                $0.font = [.systemFont(ofSize: 10), .boldSystemFont(ofSize: 22), .systemFont(ofSize: 15)][$1]
            },
            control("colour of a view", textView) { view, n in
                view.textColor = [.red, .blue, .label][n]
                view.textAlignment = [.left, .center, .right][n]
            },
            control("container of a view", textView) { view, n in
                view.textContainerInset =
                    [
                        .zero, UIEdgeInsets(top: 20, left: 20, bottom: 0, right: 0),
                        UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0),
                    ][n]
                view.textContainer.lineFragmentPadding = [0, 20, 5][n]
                view.textContainer.maximumNumberOfLines = [0, 1, 2][n]
            },
            control("exclusion", textView) {
                $0.textContainer.exclusionPaths =
                    [[], [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 40, height: 40))], []][$1]
            },
            control("search bar", { UISearchBar(frame: CGRect(x: 0, y: 0, width: 200, height: 56)) }) {
                view, n in
                view.text = ["", "Text", nil][n]
                view.placeholder = ["P", nil, "Q"][n]
                view.showsCancelButton = n == 1
                view.searchBarStyle = [.default, .minimal, .prominent][n]
            },
            control("scopes", { UISearchBar(frame: CGRect(x: 0, y: 0, width: 200, height: 100)) }) {
                view, n in
                view.scopeButtonTitles = [["A", "B"], nil, ["A", "B", "C"]][n]
                view.showsScopeBar = n != 1
                view.selectedScopeButtonIndex = n == 2 ? 2 : 0
            },
            control(
                "tints of a search bar", { UISearchBar(frame: CGRect(x: 0, y: 0, width: 200, height: 56)) }
            ) { view, n in
                view.barTintColor = colors[n]
                view.tintColor = [.yellow, nil, .green][n]
                view.showsCancelButton = true
                view.searchTextField.backgroundColor = [nil, .yellow, .cyan][n]
            },
        ]
    }

    private static func stack() -> UIStackView {
        let views = [UIColor.red, .green, .blue].enumerated().map { index, color in
            let view = UIView()
            view.backgroundColor = color
            view.widthAnchor.constraint(equalToConstant: CGFloat(10 + index * 10)).with(priority: 900)
                .isActive = true
            view.heightAnchor.constraint(equalToConstant: CGFloat(30 - index * 10)).with(priority: 900)
                .isActive = true
            return view
        }
        let stack = UIStackView(arrangedSubviews: views)
        stack.frame = CGRect(x: 0, y: 0, width: 150, height: 90)
        return stack
    }

    private static var containers: [Control] {
        [
            control("axis", stack) { $0.axis = $1 == 1 ? .vertical : .horizontal },
            control("spacing", stack) { stack, n in
                stack.distribution = .equalSpacing
                stack.spacing = [0, 20, 5][n]
            },
            control("stack alignment", stack) { $0.alignment = [.top, .center, .fill][$1] },
            control("distribution", stack) {
                $0.distribution = [.fillEqually, .equalCentering, .fillProportionally][$1]
            },
            control("arranged views", stack) { stack, n in
                for view in stack.arrangedSubviews { view.isHidden = false }
                if n < 2 { stack.arrangedSubviews[n].isHidden = true }
            },
            control("custom spacing", stack) { stack, n in
                stack.distribution = .equalSpacing
                stack.setCustomSpacing(
                    [0, 30, UIStackView.spacingUseDefault][n], after: stack.arrangedSubviews[0])
            },
            control("margins of a stack", stack) { stack, n in
                stack.isLayoutMarginsRelativeArrangement = n != 2
                stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
                    top: 5, leading: [10, 40, 0][n], bottom: 5, trailing: 10)
            },
            control("direction of a stack", stack) { stack, n in
                stack.alignment = .top
                stack.semanticContentAttribute = [.forceRightToLeft, .forceLeftToRight, .unspecified][n]
            },
            control(
                "scroll view",
                { () -> UIScrollView in
                    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
                    scroll.addSubview(box())
                    scroll.contentSize = CGSize(width: 300, height: 300)
                    return scroll
                }
            ) { scroll, n in
                scroll.contentOffset = [CGPoint.zero, CGPoint(x: 20, y: 10), CGPoint(x: 0, y: 30)][n]
                scroll.clipsToBounds = n != 1
            },
            control(
                "zoom",
                { () -> ZoomedView in
                    let scroll = ZoomedView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
                    scroll.delegate = scroll
                    scroll.content = box()
                    scroll.addSubview(scroll.content)
                    scroll.contentSize = CGSize(width: 100, height: 80)
                    scroll.maximumZoomScale = 3
                    return scroll
                }
            ) { scroll, n in
                scroll.zoomScale = [1, 2, 3][n]
                scroll.contentOffset = .zero
            },
        ]
    }

    private final class ZoomedView: UIScrollView, UIScrollViewDelegate {
        var content: UIView!
        func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
    }

    private static func bar() -> UINavigationBar {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 200, height: 96))
        bar.items = [UINavigationItem(title: "Title")]
        return bar
    }

    private static var bars: [Control] {
        [
            control("title of a bar", bar) { $0.topItem?.title = ["One", nil, "Two"][$1] },
            control("large title", bar) { bar, n in
                bar.prefersLargeTitles = n == 1
                bar.topItem?.largeTitleDisplayMode = .always
            },
            control("items", bar) { bar, n in
                bar.topItem?.rightBarButtonItems = (0..<n).map { UIBarButtonItem(title: "B\($0)") }
                bar.topItem?.leftBarButtonItem = n == 1 ? UIBarButtonItem(systemItem: .add) : nil
            },
            control(
                "an item's title",
                { () -> UINavigationBar in
                    let bar = bar()
                    bar.topItem?.rightBarButtonItem = UIBarButtonItem(title: "Item")
                    return bar
                }
            ) { bar, n in
                let item = bar.topItem!.rightBarButtonItem!
                item.title = ["A", "Longer", "B"][n]
                item.isEnabled = n != 1
                item.tintColor = colors[n]
                item.isHidden = n == 2
            },
            control(
                "an item's image",
                { () -> UINavigationBar in
                    let bar = bar()
                    bar.topItem?.rightBarButtonItem = UIBarButtonItem(image: UIImage(systemName: "star"))
                    return bar
                }
            ) {
                $0.topItem!.rightBarButtonItem!.image =
                    [UIImage(systemName: "heart"), UIImage(systemName: "circle"), picture(.red)][$1]
            },
            control(
                "an item's view",
                { () -> UINavigationBar in
                    let bar = bar()
                    bar.topItem?.rightBarButtonItem = UIBarButtonItem(customView: box())
                    return bar
                }
            ) {
                $0.topItem!.rightBarButtonItem!.customView =
                    [box(), UISwitch(), UIButton(configuration: .filled())][$1]
            },
            control("title view", bar) { bar, n in
                let label = UILabel()
                label.text = "View \(n)"
                label.sizeToFit()
                bar.topItem?.titleView = n == 1 ? nil : label
            },
            control("prompt", bar) { $0.topItem?.prompt = ["P", nil, "Q"][$1] },
            control("appearance", bar) { bar, n in
                let appearance = UINavigationBarAppearance()
                appearance.configureWithOpaqueBackground()
                appearance.backgroundColor = colors[n]
                appearance.titleTextAttributes = [.foregroundColor: [UIColor.white, .yellow, .black][n]]
                bar.standardAppearance = appearance
                bar.scrollEdgeAppearance = appearance
            },
            control(
                "tint of a bar",
                { () -> UINavigationBar in
                    let bar = bar()
                    bar.topItem?.rightBarButtonItem = UIBarButtonItem(title: "Item")
                    return bar
                }
            ) { bar, n in
                bar.tintColor = colors[n]
                bar.barTintColor = [.yellow, nil, .green][n]
                bar.barStyle = n == 2 ? .black : .default
            },
            control("back button", bar) { bar, n in
                let back = UINavigationItem(title: "Back \(n)")
                back.backButtonTitle = n == 1 ? "Other" : nil
                bar.items =
                    n == 2 ? [UINavigationItem(title: "One")] : [back, UINavigationItem(title: "Two")]
            },
            control("toolbar", { UIToolbar(frame: CGRect(x: 0, y: 0, width: 200, height: 49)) }) { bar, n in
                bar.items =
                    [
                        [UIBarButtonItem(title: "A")],
                        [UIBarButtonItem(title: "A"), .flexibleSpace(), UIBarButtonItem(systemItem: .trash)],
                        [.fixedSpace(40), UIBarButtonItem(title: "C")],
                    ][n]
                bar.tintColor = colors[n]
            },
            control("tab bar", { UITabBar(frame: CGRect(x: 0, y: 0, width: 200, height: 49)) }) { bar, n in
                bar.items = (0...n).map {
                    UITabBarItem(title: "T\($0)", image: UIImage(systemName: "star"), tag: $0)
                }
                bar.selectedItem = bar.items?[n]
            },
            control(
                "a tab's item",
                { () -> UITabBar in
                    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 200, height: 49))
                    bar.items = [
                        UITabBarItem(title: "A", image: UIImage(systemName: "star"), tag: 0),
                        UITabBarItem(title: "B", image: nil, tag: 1),
                    ]
                    return bar
                }
            ) { bar, n in
                let item = bar.items![0]
                item.title = ["One", nil, "Two"][n]
                item.image = [UIImage(systemName: "heart"), UIImage(systemName: "star"), nil][n]
                item.badgeValue = ["1", nil, "Many"][n]
                item.badgeColor = colors[n]
                item.isEnabled = n != 1
                bar.selectedItem = bar.items?[n == 2 ? 0 : 1]
            },
            control(
                "colours of tabs",
                { () -> UITabBar in
                    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 200, height: 49))
                    bar.items = [
                        UITabBarItem(title: "A", image: UIImage(systemName: "star"), tag: 0),
                        UITabBarItem(title: "B", image: UIImage(systemName: "heart"), tag: 1),
                    ]
                    bar.selectedItem = bar.items?[0]
                    return bar
                }
            ) { bar, n in
                bar.tintColor = colors[n]
                bar.unselectedItemTintColor = [.yellow, nil, .green][n]
                bar.barTintColor = [nil, .black, .white][n]
                bar.isTranslucent = n != 1
            },
        ]
    }

    private static func cell(_ style: UITableViewCell.CellStyle = .subtitle) -> UITableViewCell {
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
        cell.textLabel?.text = "Title"
        cell.detailTextLabel?.text = "Detail"
        return cell
    }

    private static func listCell() -> UICollectionViewListCell {
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
        var content = cell.defaultContentConfiguration()
        content.text = "Text"
        cell.contentConfiguration = content
        return cell
    }

    private static var rows: [Control] {
        [
            control("text of a row", { cell() }) { $0.textLabel?.text = ["One", nil, "Two"][$1] },
            control("detail of a row", { cell(.value1) }) {
                $0.detailTextLabel?.text = ["One", nil, "Two"][$1]
            },
            control("image of a row", { cell() }) {
                $0.imageView?.image = [picture(.red), nil, UIImage(systemName: "star")][$1]
            },
            control("accessory", { cell() }) {
                $0.accessoryType = [.disclosureIndicator, .checkmark, .none][$1]
            },
            control("accessory view", { cell() }) {
                $0.accessoryView = [UISwitch(), nil, UIImageView(image: picture(.red))][$1]
            },
            control("selected", { cell() }) { $0.setSelected($1 == 1, animated: false) },
            control("highlighted row", { cell() }) { $0.setHighlighted($1 == 1, animated: false) },
            control("editing", { cell() }) { $0.setEditing($1 == 1, animated: false) },
            control("colour of a row", { cell() }) { $0.backgroundColor = colors[$1] },
            control("background view", { cell() }) { row, n in
                let view = UIView()
                view.backgroundColor = .yellow
                row.backgroundView = n == 1 ? view : nil
            },
            control("content configuration", { cell() }) { row, n in
                var content = UIListContentConfiguration.subtitleCell()
                content.text = "C\(n)"
                content.secondaryText = n == 1 ? nil : "S"
                content.image = n == 2 ? UIImage(systemName: "star") : nil
                row.contentConfiguration = content
            },
            control("background configuration", { cell() }) { row, n in
                var background = UIBackgroundConfiguration.listPlainCell()
                background.backgroundColor = colors[n]
                background.cornerRadius = [0, 10, 20][n]
                background.strokeColor = [.black, nil, .red][n]
                background.strokeWidth = [2, 0, 4][n]
                row.backgroundConfiguration = background
            },
            control("indentation", { cell() }) { row, n in
                row.indentationLevel = n
                row.indentationWidth = 15
            },
            control("accessories of a list", listCell) { cell, n in
                cell.accessories = [[.disclosureIndicator()], [.checkmark(), .detail()], []][n]
            },
            control("indentation of a list", listCell) { $0.indentationLevel = $1 },
            control("content of a list", listCell) { cell, n in
                var content = [UIListContentConfiguration.cell(), .valueCell(), .sidebarHeader()][n]
                content.text = "T\(n)"
                content.secondaryText = "S\(n)"
                content.image = n == 1 ? UIImage(systemName: "star") : nil
                cell.contentConfiguration = content
            },
            control(
                "list content view",
                { () -> UIListContentView in
                    let view = UIListContentView(configuration: .cell())
                    view.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
                    return view
                }
            ) { view, n in
                var content = UIListContentConfiguration.cell()
                content.text = ["One", nil, "Three"][n]
                content.textProperties.color = [.red, .blue, .label][n]
                content.textProperties.font = .systemFont(ofSize: [10, 17, 30][n])
                content.image = n == 2 ? UIImage(systemName: "star") : nil
                content.imageProperties.tintColor = colors[n]
                view.configuration = content
            },
            control(
                "unavailable",
                { () -> UIContentUnavailableView in
                    let view = UIContentUnavailableView(configuration: .empty())
                    view.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
                    return view
                }
            ) { view, n in
                var content = UIContentUnavailableConfiguration.empty()
                content.text = ["One", "Two", nil][n]
                content.secondaryText = ["S", nil, "T"][n]
                content.image = n == 1 ? nil : UIImage(systemName: "star")
                content.button.title = n == 2 ? "Button" : nil
                if n == 2 { content.button = .borderedProminent() }
                content.buttonProperties.isEnabled = n != 1
                view.configuration = content
            },
        ]
    }

    /// A window that shows a control in one of its states.
    private static func show(_ control: Control, _ number: Int) -> (host: TestHost, view: UIView) {
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 240, height: 220))
        let host = TestHost(container, size: container.frame.size, scale: 1)
        // Images have the scale of the window's screen.
        let view = host.perform {
            let view = control.make()
            control.set(view, number)
            container.addSubview(view)
            return view
        }
        host.settle()
        return (host, view)
    }

    @Test("The picture after a change is that of a new one", arguments: Kind.allCases)
    func same(_ kind: Kind) throws {
        for control in Self.all(kind) {
            let fresh = (0..<3).map { Self.show(control, $0).host.pngData() }
            for path in [[0, 1], [1, 0], [1, 2], [2, 1, 0], [0, 2]] {
                let (host, view) = Self.show(control, path[0])
                for number in path.dropFirst() {
                    host.perform { control.set(view, number) }
                    host.settle()
                }
                let picture = host.pngData()
                #expect(picture == fresh[path.last!], "\(control.name) by \(path)")
                if picture != fresh[path.last!], let folder = ProcessInfo.processInfo.environment["TWINS"] {
                    let name = "\(kind)-\(control.name)-\(path)".filter { !" [],".contains($0) }
                    try picture.write(to: URL(fileURLWithPath: "\(folder)/\(name)-1.png"))
                    try fresh[path.last!].write(to: URL(fileURLWithPath: "\(folder)/\(name)-2.png"))
                    break
                }
            }
        }
    }
}

extension NSLayoutConstraint {
    fileprivate func with(priority: Float) -> Self {
        self.priority = UILayoutPriority(priority)
        return self
    }
}
