/// What a transition does to a layer, as values at its far end.
struct Transition {
    struct Effect {
        var opacity = 1.0
        var scale: CGFloat = 1
        /// In points.
        var offset = CGSize.zero
        /// In sizes of the view.
        var unitOffset = CGSize.zero
        /// Beats the animation of the change that inserts or removes.
        var animation: Animation?
    }

    var insertion: Effect
    var removal: Effect

    static let opacity = Transition(Effect(opacity: 0))

    init(_ effect: Effect) {
        insertion = effect
        removal = effect
    }

    init(insertion: Effect, removal: Effect) {
        self.insertion = insertion
        self.removal = removal
    }
}
