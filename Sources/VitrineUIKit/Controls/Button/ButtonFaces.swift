import Foundation

/// What a button shows in its states.
struct ButtonFaces {
    struct Face {
        var title: String?
        var attributedTitle: NSAttributedString?
        var titleColor: UIColor?
        var titleShadowColor: UIColor?
        var image: UIImage?
        var backgroundImage: UIImage?
        var symbolConfiguration: UIImage.SymbolConfiguration?
    }

    private var faces: [UIControl.State.RawValue: Face] = [:]

    subscript(state: UIControl.State) -> Face {
        get { faces[state.rawValue] ?? Face() }
        set { faces[state.rawValue] = newValue }
    }

    /// What is shown in a state: that of the very state, else that of the normal one. Focus comes on top of other
    /// states, so without a face for it the others count.
    func value<Value>(_ path: KeyPath<Face, Value?>, in state: UIControl.State) -> Value? {
        faces[state.rawValue]?[keyPath: path]
            ?? faces[state.subtracting(.focused).rawValue]?[keyPath: path]
            ?? faces[UIControl.State.normal.rawValue]?[keyPath: path]
    }

    /// The attributed title of a state, unless the state has a plain one of its own.
    func attributedTitle(in state: UIControl.State) -> NSAttributedString? {
        for key in [state, state.subtracting(.focused), .normal] {
            guard let face = faces[key.rawValue] else { continue }
            if let title = face.attributedTitle { return title }
            if face.title != nil { return nil }
        }
        return nil
    }
}
