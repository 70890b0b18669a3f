/// Names of Apple's that sources use and that are not here, with what to write in their place: the rows of the tables
/// in Docs/Compatibility.md, word for word.
///
/// `Scripts/check-compatibility` compares the two, and says when a name is not absent any more.
///
/// A name that stands alone is a type, function, member or modifier; `Type.member` a member of that type and of those
/// that inherit it; `Type(label:)` a call with that label.
enum AbsentNames {
    static let tables = [("UIKit", uiKit), ("SwiftUI", swiftUI), ("Core", core), ("Modules", modules)]

    static let uiKit = """
        | `UITableView`, `UITableViewController`, `UITableViewDataSource`, `UITableViewDelegate`, `UITableViewDiffableDataSource`, `UITableViewDataSourcePrefetching` | absent | not yet: a collection view with `UICollectionViewCompositionalLayout.list(using:)` |
        | `UITableViewCell`, `UITableViewHeaderFooterView` | absent | not yet: `UICollectionViewListCell` with `defaultContentConfiguration()` |
        | `UITableViewRowAction` | absent | `UIContextualAction` in a list's `trailingSwipeActionsConfigurationProvider` |
        | `UITableViewDragDelegate`, `UITableViewDropDelegate`, `UITableViewDropCoordinator`, `UITableViewDropItem`, `UITableViewDropProposal` | absent | no drag and drop; items are reordered with `reorderingHandlers` of a diffable data source |
        | `UIStoryboard` | absent | views made in code |
        | `UIImage(systemName:)`, `UIImage.SymbolConfiguration` | absent | not yet: an image of the catalogue, `UIImage(named:)` |
        | `UITextField`, `UITextFieldDelegate`, `UITextView`, `UITextViewDelegate` | absent | not yet: text is shown with `UILabel`, not edited |
        | `UITextInput`, `UITextPosition`, `UITextRange`, `UITextChecker`, `UIKeyInput` | absent | there is no text input yet |
        | `UISearchBar`, `UISearchBarDelegate`, `UISearchController`, `UISearchResultsUpdating` | absent | not yet: filter the data with buttons |
        | `UIScrollView.keyboardDismissMode` | absent | no keyboard covers the screen: leave the code out |
        | `UITabBarController`, `UITabBarControllerDelegate`, `UITabBarItem`, `UITabBar`, `UIViewController.tabBarItem`, `UIViewController.tabBarController` | absent | not yet: a container controller with buttons that choose a child |
        | `UIPageViewController`, `UIPageViewControllerDataSource`, `UIPageViewControllerDelegate` | absent | not yet: a collection view whose section pages orthogonally (`groupPagingCentered`) |
        | `UIPageControl` | absent | not yet: a `UIStackView` of dots |
        | `UIAlertController`, `UIAlertAction` | absent | not yet: a view controller of your own, presented over full screen |
        | `UIPresentationController`, `UIPopoverPresentationControllerDelegate`, `UIViewController.presentationController`, `UIViewController.popoverPresentationController` | absent | not yet: present over full screen, with an animator of your own (`UIViewControllerAnimatedTransitioning`) |
        | `UIActivityViewController` | absent | nothing to share with on this system |
        | `UIImagePickerController`, `UIDocumentPickerViewController` | absent | there are no pickers of the system: read a file of the program's |
        | `UISwitch`, `UISegmentedControl`, `UISlider`, `UIStepper` | absent | not yet: `UIButton`, with `isSelected` for the state |
        | `UIDatePicker`, `UIPickerView`, `UIPickerViewDataSource`, `UIPickerViewDelegate` | absent | not yet: a list whose rows are selected |
        | `UIActivityIndicatorView`, `UIProgressView` | absent | not yet: a view whose layer is animated |
        | `UIRefreshControl` | absent | not yet: a bar button that loads again |
        | `UIMenu`, `UIContextMenuConfiguration`, `UIContextMenuInteraction`, `UITargetedPreview`, `UIPreviewParameters` | absent | not yet: `UIButton` with an action, or swipe actions in a list |
        | `UIVisualEffectView`, `UIVisualEffect`, `UIBlurEffect`, `UIVibrancyEffect` | absent | not yet: a view with a translucent background colour |
        | `UINavigationBarAppearance`, `UIBarAppearance`, `UINavigationBar.standardAppearance`, `UINavigationBar.compactAppearance`, `UINavigationBar.scrollEdgeAppearance`, `UINavigationBar.isTranslucent` | absent | not yet: leave the bar as it is |
        | `UINavigationItem.prompt` | absent | two lines in the `titleView` |
        | `UIToolbar` | absent | not yet: a `UIStackView` at the lower edge |
        | `UIViewController.editButtonItem` | absent | a `UIBarButtonItem` with an action that calls `setEditing(_:animated:)` |
        | `UIGraphicsImageRenderer`, `UIGraphicsBeginImageContextWithOptions`, `UIGraphicsBeginImageContext`, `UIGraphicsGetImageFromCurrentImageContext`, `UIGraphicsEndImageContext`, `UIGraphicsGetCurrentContext` | absent | not yet: a `CAShapeLayer` or `CAGradientLayer` in place of a drawn image |
        | `UIView.draw`, `UIColor.setFill`, `UIColor.setStroke`, `UIBezierPath.fill`, `UIBezierPath.stroke`, `UIImage.draw` | absent | not yet: give the path to a `CAShapeLayer` |
        | `UIImage.jpegData` | absent | `pngData()` |
        | `UIPinchGestureRecognizer`, `UIRotationGestureRecognizer`, `UIHoverGestureRecognizer` | absent | not yet: `UIPanGestureRecognizer` |
        | `UIInteraction`, `UIPointerInteraction`, `UIPointerInteractionDelegate`, `UIPointerRegion`, `UIPointerStyle`, `UIView.addInteraction`, `UIView.removeInteraction`, `UIView.interactions` | absent | gesture recognisers |
        | `UICollectionViewDragDelegate`, `UICollectionViewDropDelegate`, `UICollectionViewDropCoordinator`, `UICollectionViewDropProposal`, `UIDragItem`, `UIDragSession`, `UIDropSession`, `UIDragInteraction` | absent | no drag and drop; items are reordered with `reorderingHandlers` of a diffable data source |
        | `UIPasteboard` | absent | not yet: keep the value in a property |
        | `UIDynamicAnimator`, `UIDynamicItem`, `UIDynamicBehavior`, `UIAttachmentBehavior` | absent | `UIViewPropertyAnimator` with `UISpringTimingParameters` |
        | `UIAppearance` | absent | set the property where the view is made |
        | `UIBackgroundFetchResult`, `UIOpenURLContext` | absent | nothing wakes or opens the program from outside: leave the code out |
        | `UIViewController.edgesForExtendedLayout`, `UIViewController.extendedLayoutIncludesOpaqueBars`, `UIViewController.automaticallyAdjustsScrollViewInsets` | absent | content always lies under the bars; `safeAreaLayoutGuide` says how far |
        | `UIAccessibilityScrollDirection` | absent | assistive technology does not reach the program yet |
        | `UIView.keyboardLayoutGuide` | absent | no keyboard covers the screen: `safeAreaLayoutGuide` |
        | `NSTextAttachment`, `NSLayoutManager`, `NSTextStorage`, `NSTextContainer` | absent | not yet: an image view beside the label |
        | `NSItemProvider` | absent | no drag and drop, and nothing to share with |
        """

    static let swiftUI = """
        | `imageScale`, `symbolEffect`, `symbolRenderingMode`, `symbolVariant` | absent | not yet: an image of the catalogue, `Image("name")` |
        | `TabView`, `tabItem`, `tabViewStyle` | absent | not yet: `@State` that chooses a view, and buttons that set it |
        | `NavigationSplitView` | absent | not yet: `NavigationStack` |
        | `ToolbarTitleMenu`, `EditButton` | absent | `toolbar` with a `ToolbarItem` |
        | `toolbarBackground`, `toolbarColorScheme` | absent | not yet: leave the bar as it is |
        | `sheet`, `fullScreenCover`, `popover`, `presentationDetents` | absent | not yet: `navigationDestination(isPresented:)`, or an `overlay` |
        | `alert`, `Alert`, `actionSheet`, `ActionSheet`, `confirmationDialog` | absent | not yet: an `overlay` with buttons |
        | `Toggle`, `ToggleStyle`, `Picker`, `pickerStyle`, `SegmentedPickerStyle`, `Slider`, `Stepper`, `DatePicker`, `ColorPicker` | absent | not yet: `Button` that changes the state |
        | `Menu`, `contextMenu` | absent | not yet: `Button`s that a state shows |
        | `TextField`, `SecureField`, `TextEditor`, `textFieldStyle`, `RoundedBorderTextFieldStyle`, `keyboardType`, `onSubmit`, `submitLabel`, `autocapitalization`, `disableAutocorrection` | absent | there is no text input yet: `Text` |
        | `searchable` | absent | there is no text input yet: filter the data with buttons |
        | `ProgressView`, `CircularProgressViewStyle`, `progressViewStyle` | absent | not yet: a `Circle` with `stroke` that turns |
        | `AsyncImage` | absent | not yet: load the data in `task` and show `Image(uiImage:)` |
        | `DisclosureGroup`, `OutlineGroup`, `GroupBox`, `ControlGroup` | absent | not yet: `Section`, with a state for what is open |
        | `swipeActions`, `onDelete`, `onMove`, `refreshable`, `listSectionSeparator`, `badge`, `editMode` | absent | not yet: buttons in the rows |
        | `UIHostingConfiguration` | absent | not yet: the view of a `UIHostingController` in the cell |
        | `focusSection` | absent | leave it out: focus moves by geometry |
        | `AppStorage`, `SceneStorage` | absent | not yet: `@State` that is read from `UserDefaults` and written in `onChange` |
        | `ScenePhase`, `scenePhase` | absent | not yet: `onAppear` and `onDisappear` |
        | `blendMode`, `compositingGroup`, `drawingGroup`, `layerEffect`, `ShaderLibrary` | absent | not yet: `opacity` and overlaid colours; the effects only change looks |
        | `redacted`, `controlSize`, `buttonBorderShape`, `help`, `sensoryFeedback` | absent | not yet: leave it out |
        | `regularMaterial`, `thinMaterial`, `ultraThinMaterial`, `Material`, `glassEffect`, `GlassEffectContainer` | absent | not yet: a translucent `Color` |
        | `accessibilityHint`, `accessibilityIdentifier`, `accessibilityAddTraits`, `accessibilityElement`, `accessibilityValue`, `accessibilityHidden`, `accessibilityInputLabels` | absent | not yet: leave it out; assistive technology does not reach the program |
        | `Canvas`, `TimelineView` | absent | not yet: a `Shape`, animated by `animatableData` |
        | `AngularGradient`, `EllipticalGradient`, `MeshGradient` | absent | not yet: `LinearGradient` or `RadialGradient` |
        | `modelContainer` | absent | not yet |
        """

    static let core = """
        | `CGContext`, `CGImage`, `CGColorSpace`, `CGGradient` | absent | not yet: layers and images |
        | `CATextLayer` | absent | the layer of a `UILabel` |
        | `CAEmitterLayer`, `CAReplicatorLayer`, `CATiledLayer` | absent | not yet: several layers, each animated |
        | `CATransition` | absent | `UIView.transition` with a cross dissolve |
        | `CALayer.render` | absent | not yet: show the layer itself in place of a picture of it |
        """

    static let modules = """
        | `MapKit`, `CoreLocation` | absent | maps and places come from Apple's services: a view of your own behind a protocol |
        | `CoreData`, `SwiftData`, `CloudKit` | absent | values that are `Codable`, in a file |
        | `WebKit`, `SafariServices` | absent | there is no web view |
        | `AVFoundation`, `AVKit`, `MediaPlayer`, `AudioToolbox`, `CoreMedia`, `CoreAudio` | absent | no sound, film or camera: put them behind a protocol |
        | `Photos`, `PhotosUI`, `Vision`, `CoreML`, `CoreImage`, `ImageIO`, `Accelerate` | absent | pictures are files: `UIImage(contentsOfFile:)` |
        | `StoreKit`, `PassKit`, `AdSupport`, `AppTrackingTransparency` | absent | there is no shop: put it behind a protocol |
        | `UserNotifications`, `UserNotificationsUI`, `BackgroundTasks`, `ActivityKit` | absent | nothing reaches the program while it does not run: leave it out |
        | `WidgetKit`, `AppIntents`, `Intents`, `IntentsUI`, `ClockKit`, `TipKit` | absent | the system shows nothing of a program but its window: leave it out |
        | `MessageUI`, `Messages`, `Contacts`, `ContactsUI`, `EventKit`, `EventKitUI`, `Social` | absent | there are no such services: put them behind a protocol |
        | `HealthKit`, `HomeKit`, `CoreMotion`, `CoreBluetooth`, `CoreNFC`, `CoreTelephony`, `ExternalAccessory`, `CoreHaptics` | absent | there is no such hardware: put it behind a protocol |
        | `SpriteKit`, `SceneKit`, `ARKit`, `RealityKit`, `Metal`, `MetalKit`, `GameKit`, `GameplayKit`, `GameController` | absent | no three-dimensional graphics or games: layers |
        | `WatchKit`, `WatchConnectivity`, `CarPlay` | absent | other devices: leave it out |
        | `AppKit`, `Cocoa` | absent | macOS: `UIKit` in its place |
        | `CoreText` | absent | `UILabel` with an `NSAttributedString` |
        | `CryptoKit`, `CommonCrypto` | absent | the package swift-crypto, which has the same names |
        | `Security`, `LocalAuthentication`, `AuthenticationServices`, `DeviceCheck` | absent | there is no keychain: put it behind a protocol |
        | `Network`, `SystemConfiguration`, `CFNetwork`, `NetworkExtension`, `MultipeerConnectivity` | absent | `URLSession`, which `import Foundation` brings |
        | `MobileCoreServices`, `UniformTypeIdentifiers`, `QuickLook`, `LinkPresentation`, `PDFKit`, `PencilKit`, `CoreSpotlight`, `CoreServices` | absent | the system opens no documents: leave it out |
        | `Charts` | absent | not yet: shapes |
        | `TVUIKit`, `TVServices`, `TVMLKit` | absent | a collection view, whose cells take focus |
        | `NaturalLanguage`, `Speech`, `Translation` | absent | there are no such services: leave it out |
        | `Accessibility` | absent | `UIAccessibility`, which `import UIKit` brings |
        | `DeveloperToolsSupport`, `PlaygroundSupport` | absent | leave it out: `#Preview` needs no import |
        """
}
