import VitrineCoreGraphics

/// What a menu is opened with.
@MainActor
struct MenuRequest {
    var menu: UIMenu
    /// What it belongs to: it opens beside it, and responders are looked for from here.
    var source: UIView
    /// The place in it, in its coordinates.
    var rect: CGRect
    /// Whether the menu's corner goes to the place, as to that of a pointer.
    var isPoint = false
    /// Who performs commands, or the next after it in the chain; nil is the first responder, and else the source.
    var responder: UIResponder?
    /// Whether the menu is above its place as long as there is room.
    var prefersAbove = false
    /// Whether what lies beneath is pale, and the preview stands out.
    var isRich = false
    /// A view over everything that shows what the menu is for.
    var preview: UIView?
    /// Where that comes from, in the coordinates of the window; and where it is to be, as large as it is.
    var previewOrigin = CGRect.zero
    var previewSize = CGSize.zero
    /// Where the preview goes back to, if that is another place.
    var previewReturn: (() -> CGRect?)?
    /// Whether entries go from the source outwards, so that the first is at the bottom of a menu above it.
    var isOutward = false
    /// What the sender of actions is.
    var sender: AnyObject?
    /// The menu goes, by an entry that was chosen or without; and has gone.
    var willClose: (() -> Void)?
    var didClose: (() -> Void)?
    /// The preview was tapped.
    var didTapPreview: (() -> Void)?
    /// An entry was performed, with the menu that it is an entry of.
    var didPerform: ((UIMenuElement) -> Void)?
}
