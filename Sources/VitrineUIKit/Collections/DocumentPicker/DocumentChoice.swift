import Foundation
import VitrineUniformTypes

/// What a user chooses among documents, and how far that is.
@MainActor
final class DocumentChoice {
    enum Purpose {
        /// Documents are opened: of these types, one or several.
        case opening(types: [UTType], several: Bool)
        /// Files are saved in a folder, under names that are these at first.
        case saving(names: [String])
    }

    let purpose: Purpose
    /// Whether names are shown with what they end with.
    let showsExtensions: Bool
    /// The documents that are chosen, in the order of choosing.
    private(set) var chosen: [URL] = []
    /// Under which name one file is saved; of several each has its own.
    var name: String { didSet { onChange() } }

    /// Told of every change.
    var onChange: () -> Void = {}
    /// Told which documents are opened, or into which folder is saved.
    var onFinish: ([URL]) -> Void = { _ in }
    /// Told that the user wants nothing.
    var onCancel: () -> Void = {}

    init(_ purpose: Purpose, showsExtensions: Bool) {
        self.purpose = purpose
        self.showsExtensions = showsExtensions
        if case .saving(let names) = purpose, names.count == 1 { name = names[0] } else { name = "" }
    }

    /// Whether several documents can be chosen, each by a mark.
    var allowsSeveral: Bool {
        if case .opening(_, several: true) = purpose { true } else { false }
    }

    /// Whether the folder that is shown can be chosen itself.
    var wantsFolders: Bool {
        if case .opening(let types, _) = purpose {
            types.contains { UTType.folder.conforms(to: $0) }
        } else {
            false
        }
    }

    /// Whether a document can be chosen.
    func accepts(_ item: DocumentItem) -> Bool {
        guard case .opening(let types, _) = purpose else { return false }
        let type = item.type
        return types.contains { type.conforms(to: $0) }
    }

    func isChosen(_ item: DocumentItem) -> Bool { chosen.contains(item.url) }

    /// Marks a document, or takes its mark away.
    func toggle(_ item: DocumentItem) {
        if let index = chosen.firstIndex(of: item.url) {
            chosen.remove(at: index)
        } else {
            chosen.append(item.url)
        }
        onChange()
    }

    /// What the button that ends the choice says; nil where a tap ends it.
    var doneTitle: String? {
        switch purpose {
        case .saving: "Save"
        case .opening: allowsSeveral || wantsFolders ? "Open" : nil
        }
    }

    /// Whether there is something to end with, in a folder.
    var canFinish: Bool {
        switch purpose {
        case .opening: !chosen.isEmpty || wantsFolders
        case .saving(let names): names.count != 1 || Self.isName(name)
        }
    }

    /// Ends the choice in a folder.
    func finish(in folder: DocumentFolder) {
        if case .opening = purpose, !chosen.isEmpty { onFinish(chosen) } else { onFinish([folder.url]) }
    }

    /// Whether files can have a name.
    static func isName(_ name: String) -> Bool {
        !name.isEmpty && name != "." && name != ".." && !name.contains("/") && name.utf8.count <= 255
    }
}
