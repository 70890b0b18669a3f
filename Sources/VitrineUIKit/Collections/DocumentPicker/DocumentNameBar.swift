import Foundation
import VitrineCoreGraphics

/// Below a folder into which something is saved: its name, and a button for a new folder.
final class DocumentNameBar: UIView, UITextFieldDelegate {
    /// Points, without the safe area.
    static let height: CGFloat = 60

    private let icon = UIImageView(image: UIImage(systemName: "doc"))
    private let field = UITextField()
    private let newFolder = UIButton(type: .system)
    private let line = UIView()
    private let row = UIStackView()

    /// Told what the user writes.
    var onChange: (String) -> Void = { _ in }
    /// Told that the user wants a folder.
    var onNewFolder: () -> Void = {}

    /// - Parameter names: What is saved. One can be named anew.
    init(names: [String]) {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        line.backgroundColor = .separator
        icon.tintColor = .secondaryLabel
        icon.contentMode = .center
        field.borderStyle = .roundedRect
        field.clearButtonMode = .whileEditing
        field.returnKeyType = .done
        field.autocorrectionType = .no
        field.delegate = self
        field.isEnabled = names.count == 1
        field.accessibilityLabel = "Name"
        field.text = names.count == 1 ? names[0] : "\(names.count) items"
        field.addAction(
            UIAction { [weak self] _ in self.map { $0.onChange($0.name) } }, for: .editingChanged)
        newFolder.setImage(UIImage(systemName: "folder.badge.plus"), for: .normal)
        newFolder.accessibilityLabel = "New Folder"
        newFolder.addAction(UIAction { [weak self] _ in self?.onNewFolder() }, for: .primaryActionTriggered)
        row.spacing = 8
        row.alignment = .center
        for view in [icon, newFolder] {
            view.setContentHuggingPriority(.required, for: .horizontal)
            view.setContentCompressionResistancePriority(.required, for: .horizontal)
        }
        [icon, field, newFolder].forEach(row.addArrangedSubview)
        [line, row].forEach(addSubview)
    }

    required init?(coder: NSCoder) { nil }

    /// What is written.
    var name: String {
        get { field.isEnabled ? field.text ?? "" : "" }
        set { if field.isEnabled { field.text = newValue } }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / max(1, traitCollection.displayScale))
        row.frame = CGRect(x: 16, y: 0, width: max(0, bounds.width - 32), height: Self.height)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }

    /// The name is marked without its ending, as people rename files.
    func textFieldDidBeginEditing(_ textField: UITextField) {
        // After the touch has put the caret somewhere.
        runtimeContext.laterTurns.perform { [weak self] in self?.markStem(in: textField) }
    }

    private func markStem(in textField: UITextField) {
        let stem = (name as NSString).deletingPathExtension
        guard !stem.isEmpty,
            let end = textField.position(from: textField.beginningOfDocument, offset: stem.utf16.count)
        else { return }
        textField.selectedTextRange = textField.textRange(from: textField.beginningOfDocument, to: end)
    }
}
