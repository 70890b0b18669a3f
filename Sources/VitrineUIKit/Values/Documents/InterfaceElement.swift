import Foundation
import VitrineGraphics

/// An element of a file of Interface Builder's: what is written there, with no meaning yet.
final class InterfaceElement {
    let name: String
    let attributes: [String: String]
    fileprivate(set) var children: [InterfaceElement] = []
    fileprivate(set) var text = ""
    fileprivate(set) weak var parent: InterfaceElement?
    /// Whether what nobody reads of the element was said already.
    var isChecked = false

    init(_ name: String, _ attributes: [String: String] = [:]) {
        self.name = name
        self.attributes = attributes
    }

    subscript(name: String) -> String? { attributes[name] }

    var id: String? { attributes["id"] }
    /// What the element is for the one that it is in.
    var key: String? { attributes["key"] }

    /// The first element in this one of a name.
    func child(_ name: String) -> InterfaceElement? { children.first { $0.name == name } }

    /// The first element in this one that is something for it.
    func child(key: String) -> InterfaceElement? { children.first { $0.key == key } }

    /// The elements in the first one of a name.
    func list(_ name: String) -> [InterfaceElement] { child(name)?.children ?? [] }
}

/// A file of Interface Builder's: elements, and which id means which.
final class InterfaceDocument {
    /// Why there is no document.
    enum Failure: Error, Equatable {
        /// What Xcode compiles of a file; only the file itself is read.
        case compiled
        case libraryIsMissing
        case malformed(String, line: Int)
        /// XML of something else: the name of its first element.
        case foreign(String)
    }

    let root: InterfaceElement
    private var elements: [String: InterfaceElement] = [:]

    init(_ data: Data) throws(Failure) {
        if data.starts(with: Array("NIBArchive".utf8)) || data.starts(with: Array("bplist".utf8)) {
            throw .compiled
        }
        let top = InterfaceElement("")
        var open = [top]
        var known: [String: InterfaceElement] = [:]
        do throws(XMLReader.Failure) {
            try XMLReader.read(data) { piece in
                switch piece {
                case .element(let name, let attributes):
                    let element = InterfaceElement(name, attributes)
                    element.parent = open.last
                    open.last?.children.append(element)
                    open.append(element)
                    // Connections have ids, too, but nothing refers to them.
                    if let id = attributes["id"], known[id] == nil { known[id] = element }
                case .end: if open.count > 1 { open.removeLast() }
                case .text(let characters): open.last?.text += characters
                }
            }
        } catch {
            switch error {
            case .libraryIsMissing: throw .libraryIsMissing
            case .malformed(let sentence, let line): throw .malformed(sentence, line: line)
            }
        }
        guard let root = top.children.first else { throw .malformed("there is nothing in it", line: 1) }
        guard root.name == "document" else { throw .foreign(root.name) }
        self.root = root
        elements = known
    }

    subscript(id: String) -> InterfaceElement? { elements[id] }

    /// Named colours and images, as the file keeps copies of them.
    private(set) lazy var resources = root.list("resources")

    /// The scenes of a storyboard.
    var scenes: [InterfaceElement] { root.list("scenes") }
}
