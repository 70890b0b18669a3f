/// Something that can be done with a view beside what it is for itself, such as opening a menu.
@MainActor @preconcurrency
public protocol UIInteraction: NSObjectProtocol {
    /// The view; kept weakly.
    var view: UIView? { get }
    /// It is about to belong to another view, or to none.
    func willMove(to view: UIView?)
    /// It belongs to another view, or to none.
    func didMove(to view: UIView?)
}

extension UIView {
    /// What can be done with the view. Setting it replaces all.
    public var interactions: [any UIInteraction] {
        get { storedInteractions }
        set {
            for old in storedInteractions where !newValue.contains(where: { $0 === old }) {
                removeInteraction(old)
            }
            for new in newValue { addInteraction(new) }
        }
    }

    /// Adds an interaction, which leaves the view that it was in.
    public func addInteraction(_ interaction: any UIInteraction) {
        guard interaction.view !== self || !storedInteractions.contains(where: { $0 === interaction }) else {
            return
        }
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        storedInteractions.append(interaction)
        interaction.didMove(to: self)
    }

    /// Removes an interaction; nothing happens if it is none of the view's.
    public func removeInteraction(_ interaction: any UIInteraction) {
        guard let index = storedInteractions.firstIndex(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        storedInteractions.remove(at: index)
        interaction.didMove(to: nil)
    }
}
