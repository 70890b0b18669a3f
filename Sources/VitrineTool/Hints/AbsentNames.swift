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
        | `UIViewController.collapseSecondaryViewController`, `UIViewController.separateSecondaryViewController` | absent | the split view controller's delegate collapses and separates |
        | `NSTextLayoutManager`, `NSTextContentStorage`, `NSTextContentManager`, `NSTextLayoutFragment`, `NSTextLineFragment`, `NSTextViewportLayoutController` | absent | `NSLayoutManager`, `NSTextStorage` and `NSTextContainer`, which lay out what is shown |
        | `UITabGroup`, `UITabSidebarItem`, `UISearchTab`, `UITabBarController.sidebar`, `UITabBarController.customizableViewControllers` | absent | no sidebar of tabs, and the user does not rearrange them: `UITab` and `UITabBarController.tabs` |
        | `UIDocumentInteractionController`, `UIDocumentBrowserViewController`, `UIDocument` | absent | not yet: `UIActivityViewController` with the address, `UIDocumentPickerViewController`, and `Data` |
        | `UIPointerAccessory` | absent | the desktop's pointer has none: `UIPointerStyle(shape:)` |
        | `UIGlassContainerEffect`, `UICornerConfiguration` | absent | pieces of glass do not grow together, and corners have one radius: `UIGlassEffect` and `layer.cornerRadius`, or SwiftUI's `GlassEffectContainer` |
        | `UIInputViewAudioFeedback`, `UIDevice.playInputClick` | absent | there is no sound: leave it out |
        | `UIAccessibilityCustomRotor` | absent | screen readers of a desktop have no rotor: leave it out |
        """

    static let swiftUI = """
        | `SchemaMigrationPlan`, `MigrationStage`, `HistoryDescriptor`, `DataStore`, `DataStoreConfiguration` | absent | not yet |
        | `NSExpressionDescription`, `NSFetchedPropertyDescription`, `NSDerivedAttributeDescription`, `NSCompositeAttributeDescription`, `NSFetchIndexDescription`, `NSMappingModel`, `NSMigrationManager`, `NSEntityMigrationPolicy`, `NSPersistentHistoryChangeRequest`, `NSPersistentHistoryToken`, `NSQueryGenerationToken`, `NSAtomicStore`, `NSIncrementalStore` | absent | not yet |
        | `CLHeading`, `CLBeacon`, `CLBeaconRegion`, `CLVisit`, `CLMonitor`, `CLLocationUpdate`, `CLFloor` | absent | no compass, beacons and visits: leave it out |
        | `MKLookAroundViewController`, `MKLookAroundSnapshotter`, `LookAroundPreview`, `lookAroundViewer` | absent | pictures of streets come from Apple's service: leave it out |
        | `MapFeature`, `MKMapFeatureAnnotation`, `MapSelection`, `mapItemDetailSheet`, `MKMapItemDetailViewController` | absent | the map has no places to select: annotations of your own |
        | `mapCameraKeyframeAnimator`, `MKPitchControl`, `MKZoomControl` | absent | maps are flat: `MapCameraPosition` in an animation |
        | `NWConnection`, `NWListener`, `NWBrowser`, `NWEndpoint`, `NWParameters` | absent | `URLSession`, which `import Foundation` brings |
        | `AVCaptureStillImageOutput`, `AVCaptureDepthDataOutput`, `AVCaptureDataOutputSynchronizer`, `AVCapturePhotoBracketSettings`, `AVCaptureMetadataInput` | absent | programs are told of no camera: `AVCapturePhotoOutput` and `AVCaptureVideoDataOutput` compile, and are not reached |
        | `AVAudioEngine`, `AVAudioRecorder`, `AVAudioFile`, `AVAudioPCMBuffer`, `AVAudioFormat`, `AVSpeechSynthesizer`, `AVSpeechUtterance` | absent | `AVAudioPlayer`; nothing is recorded, mixed or spoken |
        | `AVAssetExportSession`, `AVAssetReader`, `AVAssetWriter`, `AVMutableComposition`, `AVVideoComposition`, `AVPlayerItemVideoOutput` | absent | `AVAssetImageGenerator` has the pictures of a video; none is written |
        | `AVRoutePickerView`, `AVRoutePickerViewDelegate`, `AVCaptureEventInteraction` | absent | no desktop has it: leave it out |
        | `PointPlot`, `BarPlot`, `RectanglePlot`, `RulePlot`, `SectorPlot`, `PlottableProjection`, `VectorizedChartContent` | absent | the marks of the same names in a `ForEach` |
        | `DateBins`, `AxisMarkPreset.extendedInset`, `ChartScrollTargetBehavior`, `ValueAlignedChartScrollTargetBehavior` | absent | not yet |
        | `Chart3D`, `SurfacePlot` | absent | no three-dimensional graphics |
        | `PHContentEditingInput`, `PHContentEditingOutput`, `PHContentEditingInputRequestOptions`, `PHAdjustmentData` | absent | a new asset, by `PHAssetCreationRequest` |
        | `PHAssetCollectionChangeRequest`, `PHCollectionList`, `PHCollectionListChangeRequest` | absent | albums are folders, and a file is in one of them: `FileManager` |
        | `PHLivePhoto`, `PHLivePhotoRequestOptions`, `PHLivePhotoView`, `PHCloudIdentifier`, `PHPersistentChangeToken`, `PHProject` | absent | there are none of these: leave it out |
        | `PHAsset.location`, `PHAssetChangeRequest.isHidden` | absent | files do not tell: leave it out |
        | `TipUIView`, `TipUIPopoverViewController`, `TipUICollectionViewCell`, `TipUICollectionReusableView` | absent | `TipView` in a `UIHostingController` |
        | `EntityPropertyQuery`, `IntentChoiceOption`, `SnippetIntent`, `IntentDonationManager`, `IntentModes` | absent | nothing outside asks for intents: the program's own views ask |
        | `SiriTipView`, `ShortcutsLink`, `ShortcutsUIButton` | absent | there is no Siri and no Shortcuts: leave it out |
        | `IndexedEntity`, `TransientAppEntity`, `UniqueAppEntity`, `FileEntity`, `AssistantSchemas` | absent | nothing outside looks for them: `AppEntity` |
        | `IntentConfiguration`, `IntentTimelineProvider`, `IntentRecommendation` | absent | `AppIntentConfiguration` and `AppIntentTimelineProvider` |
        | `WidgetPushHandler`, `WidgetRelevance`, `WidgetRelevances`, `RelevanceConfiguration` | absent | nothing reaches a widget from outside: `WidgetCenter.reloadTimelines(ofKind:)` |
        | `WKURLSchemeHandler`, `WKURLSchemeTask` | absent | `loadHTMLString(_:baseURL:)`, or files |
        | `WKContentRuleListStore`, `WKContentRuleList` | absent | `decidePolicyFor` in the delegate, or style in a user script |
        | `WKDownload`, `WKDownloadDelegate` | absent | `URLSession.downloadTask(with:)` from `decidePolicyFor navigationResponse` |
        | `WKFindConfiguration`, `WKFindResult`, `WKPDFConfiguration`, `WKContextMenuElementInfo`, `WKPreviewElementInfo` | absent | scripts: `window.find`; pictures: `takeSnapshot` |
        | `WebPage.NavigationDeciding`, `WebPage.DialogPresenting`, `WebPage.ExportedContentConfiguration` | absent | `WKNavigationDelegate` and `WKUIDelegate` of a `WKWebView` in a `UIViewRepresentable` |
        | `SecKey`, `SecCertificate`, `SecTrust`, `SecPolicy`, `SecIdentity` | absent | `CryptoKit` has keys, and the package swift-certificates has certificates; `URLSession` trusts what the system trusts |
        | `kSecMatchCaseInsensitive`, `kSecMatchPolicy`, `kSecMatchIssuers`, `kSecUseItemList` | absent | the attributes that an item has |
        | `LARight`, `LARightStore`, `LASecret`, `LocalAuthenticationView` | absent | not yet: `LAContext`, and the keychain |
        | `MPVolumeView`, `MPMusicPlayerController`, `MPNowPlayingSession`, `MPNowPlayingInfoLanguageOption`, `MPMoviePlayerController`, `MPPlayableContentManager` | absent | `AVPlayer` and its `volume`; `AVPlayerViewController` for films |
        | `SCDynamicStore`, `SCPreferences`, `CNCopyCurrentNetworkInfo`, `CNCopySupportedInterfaces`, `CaptiveNetwork` | absent | the system tells no programs of its networks: `NWPathMonitor` |
        | `CC_MD2`, `CC_MD4`, `CCSymmetricKeyWrap`, `CCSymmetricKeyUnwrap`, `CCCryptorCreateFromData`, `CCCryptorReset` | absent | digests from SHA-2; `AES.KeyWrap` of `CryptoKit`; a new cryptor |
        | `CMSensorRecorder`, `CMHeadphoneMotionManager`, `CMFallDetectionManager`, `CMMovementDisorderManager`, `CMBatchedSensorManager`, `CMWaterSubmersionManager`, `CMStepCounter` | absent | other devices: leave it out |
        | `CNContactPicker`, `CNContactsUserDefaults`, `CNChangeHistoryFetchRequest`, `ContactAccessButton` | absent | there are no contacts to choose: `CNContactPickerViewController` |
        | `EKParticipant`, `EKVirtualConferenceProvider` | absent | nobody is invited here: leave it out |
        | `SecureEnclave.P256` | absent | `SecureEnclave.isAvailable` is false: `P256` |
        | `HPKE`, `MLKEM768`, `MLKEM1024`, `MLDSA65`, `MLDSA87`, `XWingMLKEM768X25519`, `SHA3_256`, `SHA3_384`, `SHA3_512` | absent | not yet: `Curve25519` with `HKDF` and `AES.GCM`, and `SHA256` |
        | `ASAuthorizationPlatformPublicKeyCredentialProvider`, `ASAuthorizationSecurityKeyPublicKeyCredentialProvider`, `ASAuthorizationSingleSignOnProvider`, `ASCredentialProviderViewController`, `ASCredentialIdentityStore` | absent | no passkeys, and no system that keeps passwords: leave it out |
        | `SKStoreProductViewController`, `SKOverlay`, `appStoreOverlay`, `SKCloudServiceController`, `SKAdNetwork` | absent | Apple's shop is not to be reached: a `Link` |
        | `ProductView`, `StoreView`, `SubscriptionStoreView`, `onInAppPurchaseStart`, `onInAppPurchaseCompletion`, `AppTransaction`, `SKTestSession` | absent | not yet: `Product.products(for:)` and buttons of your own |
        | `AudioQueue`, `AUAudioUnit`, `AudioComponentDescription`, `ExtAudioFileRef`, `MusicPlayer` | absent | `AVAudioPlayer`; nothing is recorded, mixed or made of notes |
        | `tabViewSidebarHeader`, `tabViewSidebarFooter`, `tabViewSidebarBottomBar` | absent | no sidebar of tabs |
        | `Shader.Argument.data`, `ShaderLibrary(data:)`, `ShaderLibrary(url:)` | absent | compiled libraries run on graphics cards: the `.metal` files themselves |
        | `accessibilityRotor`, `accessibilityScrollAction`, `accessibilityLabeledPair`, `accessibilityShowsLargeContentViewer` | absent | leave it out: assistive technology of a desktop has no rotor and does not scroll |
        | `MenuBarExtra` | absent | bars of the desktop are not open to programs: a `Menu` in the window |
        | `DocumentGroup` | absent | not yet: a `WindowGroup` with `fileImporter` and `fileExporter` |
        """

    static let core = """
        | `CALayer.contentsFormat` | absent | leave it out: drawing goes straight into a picture of 8 bits a component |
        | `CIDetector`, `CIFaceFeature`, `CIQRCodeFeature` | absent | nothing recognises what a picture shows: put it behind a protocol |
        | `CIKernel`, `CIColorKernel`, `CIWarpKernel`, `CIImageProcessorKernel` | absent | kernels are Metal's: a subclass of `CIFilter` that puts others together, or the bytes of `CIContext.render(_:toBitmap:rowBytes:bounds:format:colorSpace:)` |
        | `CIContext(cgContext:)` | absent | `CIContext.createCGImage(_:from:)`, whose image the context draws |
        | `CIRenderDestination`, `CIImageAccumulator`, `CIFilterShape`, `CISampler`, `CIRAWFilter` | absent | `CIContext.createCGImage(_:from:)`; there is no graphics card in between |
        """

    static let modules = """
        | `CloudKit` | absent | `SwiftData`, or values that are `Codable`, in a file |
        | `CoreAudio`, `AVFAudio` | absent | `AVPlayer` and `AVAudioPlayer`, which `import AVFoundation` brings |
        | `Vision`, `CoreML`, `Accelerate` | absent | nothing here recognises what a picture shows: put it behind a protocol |
        | `PassKit`, `AdSupport`, `AppTrackingTransparency` | absent | there are no wallets and advertisements: put them behind a protocol |
        | `UserNotificationsUI`, `BackgroundTasks` | absent | nothing reaches the program while it does not run: leave it out |
        | `Intents`, `IntentsUI`, `ClockKit` | absent | `AppIntents` and `WidgetKit`, which need no definitions of intents |
        | `Messages`, `Social` | absent | there are no such services: put them behind a protocol |
        | `HealthKit`, `HomeKit`, `CoreBluetooth`, `CoreNFC`, `CoreTelephony`, `ExternalAccessory` | absent | there is no such hardware: put it behind a protocol |
        | `SpriteKit`, `SceneKit`, `ARKit`, `RealityKit`, `Metal`, `MetalKit`, `GameKit`, `GameplayKit`, `GameController` | absent | no three-dimensional graphics or games: layers |
        | `WatchKit`, `WatchConnectivity`, `CarPlay` | absent | other devices: leave it out |
        | `AppKit`, `Cocoa` | absent | macOS: `UIKit` in its place |
        | `DeviceCheck` | absent | there is no device of Apple's to check: put it behind a protocol |
        | `CFNetwork`, `NetworkExtension`, `MultipeerConnectivity` | absent | `URLSession`, which `import Foundation` brings |
        | `QuickLook`, `LinkPresentation`, `PDFKit`, `PencilKit`, `CoreSpotlight` | absent | the system opens no documents: leave it out |
        | `TVUIKit`, `TVServices`, `TVMLKit` | absent | a collection view, whose cells take focus |
        | `NaturalLanguage`, `Speech`, `Translation` | absent | there are no such services: leave it out |
        | `Accessibility` | absent | `UIAccessibility`, which `import UIKit` brings |
        | `DeveloperToolsSupport`, `PlaygroundSupport` | absent | leave it out: `#Preview` needs no import |
        """
}
