public import Foundation
public import VitrineUIKit

/// What a map shows for an annotation: an image, or what a subclass draws.
@MainActor @preconcurrency
open class MKAnnotationView: UIView {
    /// Where an annotation is while it is dragged.
    public enum DragState: UInt, Sendable {
        /// It is not.
        case none = 0
        /// It is lifted.
        case starting
        /// It moves with the finger.
        case dragging
        /// It was taken back.
        case canceling
        /// It was let go.
        case ending
    }

    /// The shape by which annotations are in one another's way.
    public enum CollisionMode: Int, Sendable {
        /// The frame.
        case rectangle
        /// The circle in the frame.
        case circle
        /// As a rectangle; here all of them are.
        case none
    }

    /// Under which name the view is used again; nil for never.
    public let reuseIdentifier: String?
    /// What the view is for.
    open var annotation: (any MKAnnotation)? { didSet { annotationDidChange() } }
    /// What it shows; the view is as large. Nil for nothing.
    open var image: UIImage? { didSet { updateImage() } }
    /// How far the middle of the view is from the place, in points.
    open var centerOffset = CGPoint.zero { didSet { if centerOffset != oldValue { stage?.place(self) } } }
    /// How far the tip of the callout is from the middle of the upper edge, in points.
    open var calloutOffset = CGPoint.zero {
        didSet { if calloutOffset != oldValue { stage?.placeCallout() } }
    }
    /// How far the middle of accessories is from the place. Kept for Mac programs.
    open var accessoryOffset = CGPoint.zero
    /// Whether it can be selected.
    open var isEnabled = true
    /// Whether a finger is on it.
    open var isHighlighted = false
    /// Whether it is selected.
    open var isSelected: Bool {
        get { hasSelection }
        set { setSelected(newValue, animated: false) }
    }
    /// Whether a callout shows what the annotation's texts say while it is selected. False unless set.
    open var canShowCallout = false
    /// At the left of the callout's texts. A control's taps are told to the map's delegate.
    open var leftCalloutAccessoryView: UIView? { didSet { stage?.updateCallout(of: self) } }
    /// At the right of the callout's texts. A control's taps are told to the map's delegate.
    open var rightCalloutAccessoryView: UIView? { didSet { stage?.updateCallout(of: self) } }
    /// In place of the subtitle.
    open var detailCalloutAccessoryView: UIView? { didSet { stage?.updateCallout(of: self) } }
    /// Whether a long press lifts the annotation. Its coordinate must be settable.
    open var isDraggable = false
    /// Where the annotation is while it is dragged.
    open var dragState: DragState {
        get { currentDragState }
        set { setDragState(newValue, animated: false) }
    }
    /// Annotations of one name become a cluster where they are in one another's way; nil for none.
    open var clusteringIdentifier: String? {
        didSet { if clusteringIdentifier != oldValue { stage?.setNeedsArrangement() } }
    }
    /// The view of the cluster that shows in place of it; nil while it shows itself.
    open internal(set) weak var cluster: MKAnnotationView?
    /// How much it matters that it shows where others are in its way. Required unless set.
    open var displayPriority = MKFeatureDisplayPriority.required {
        didSet { if displayPriority != oldValue { stage?.setNeedsArrangement() } }
    }
    /// The order over others while it is not selected.
    open var zPriority = MKAnnotationViewZPriority.defaultUnselected { didSet { updateDepth() } }
    /// The order over others while it is selected.
    open var selectedZPriority = MKAnnotationViewZPriority.defaultSelected { didSet { updateDepth() } }
    /// The shape by which it is in others' way. The frame unless set.
    open var collisionMode = CollisionMode.rectangle {
        didSet { if collisionMode != oldValue { stage?.setNeedsArrangement() } }
    }

    private var hasSelection = false
    private var currentDragState = DragState.none
    /// What the map has it in; nil outside of one.
    weak var stage: AnnotationStage?
    /// The map point of the annotation while it is dragged; nil for the annotation's own.
    var draggedPoint: MKMapPoint?
    private var imageView: UIImageView?

    /// Makes a view.
    ///
    /// - Parameter reuseIdentifier: Under which name it is used again; nil for never.
    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        self.annotation = annotation
        super.init(frame: .zero)
        backgroundColor = .clear
        annotationDidChange()
    }

    /// Makes a view without a name, of a frame.
    public override convenience init(frame: CGRect) {
        self.init(annotation: nil, reuseIdentifier: nil)
        self.frame = frame
    }

    /// Makes a view from a nib.
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }

    /// The entry that ``make(from:annotation:reuseIdentifier:)`` allocates through.
    @usableFromInline
    convenience init(_dynamic annotation: (any MKAnnotation)?, _ reuseIdentifier: String?) {
        self.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    }

    /// Called before a view shows another annotation. Call super.
    open func prepareForReuse() {
        hasSelection = false
        isHighlighted = false
        currentDragState = .none
        draggedPoint = nil
        cluster = nil
    }

    /// Called before the view is shown. Call super.
    open func prepareForDisplay() {}

    /// Selects the view, or does not any more. Call super.
    open func setSelected(_ selected: Bool, animated: Bool) {
        guard selected != hasSelection else { return }
        hasSelection = selected
        updateDepth()
    }

    /// Changes where the annotation is while it is dragged; subclasses may animate it. Call super.
    open func setDragState(_ newDragState: DragState, animated: Bool) {
        let old = currentDragState
        guard newDragState != old else { return }
        currentDragState = newDragState
        stage?.dragStateDidChange(of: self, from: old)
    }

    /// The annotation is another one, or says something else.
    func annotationDidChange() {}

    /// The part of the view that is in the way of others, in its own coordinates.
    var collisionFrame: CGRect { bounds }

    private func updateDepth() {
        layer.zPosition = CGFloat((hasSelection ? selectedZPriority : zPriority).rawValue)
    }

    private func updateImage() {
        guard let image else {
            imageView?.removeFromSuperview()
            imageView = nil
            return
        }
        let view = imageView ?? UIImageView()
        view.image = image
        bounds.size = image.size
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if imageView == nil { insertSubview(view, at: 0) }
        imageView = view
        stage?.place(self)
    }
}
