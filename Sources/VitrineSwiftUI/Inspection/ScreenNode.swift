import VitrineUIKit

/// Something on the screen, for tests and for trees as text: a view, or a view of SwiftUI, whatever shows it.
///
/// Lists, navigation and views that SwiftUI hosts, and the other way round, continue the tree. It is made when somebody asks;
/// nothing is kept.
@MainActor
package struct ScreenNode {
    /// The class of a view or the type of a SwiftUI view, without what it is generic over.
    package var name: String
    /// Nil for what has none, as a modifier.
    package var type: Any.Type?
    /// In points of the window.
    package var frame: CGRect
    /// In points of the superview; of a SwiftUI view in those of the view that hosts it, or of the scroll view around.
    package var place: CGRect
    /// What it draws as text.
    package var text: String?
    package var identifier: String?
    /// It is hidden by itself, whatever is around it.
    package var isHidden = false
    package var opacity = 1.0
    /// What is inside and reaches beyond the frame is not shown.
    package var clips = false
    /// The state beside that, as words.
    package var notes: [String] = []
    /// The properties that move, and what is shown of them now.
    package var animations: [String] = []
    /// Why it cannot have the focus, empty where it can; nil for what never has it.
    package var focusReasons: [String]?
    package var isFocused = false
    /// A modifier: trees as text leave it out, and show what is inside.
    package var isModifier = false
    package var children: [ScreenNode] = []

    /// The view; of a SwiftUI view nil.
    package weak var view: UIView?
    /// The view, or the element of a SwiftUI view.
    package weak var source: AnyObject?

    init(name: String, type: Any.Type?, frame: CGRect, place: CGRect, source: AnyObject?) {
        self.name = name
        self.type = type
        self.frame = frame
        self.place = place
        self.source = source
    }
}
