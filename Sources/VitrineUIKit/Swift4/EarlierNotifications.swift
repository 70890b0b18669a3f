// Names that Apple's frameworks have in the language mode of Swift 4 alone: later ones got a place inside of types with
// Swift 4.2. In every other mode the compiler says what a name has become. Source: the differences between the
// interfaces of iOS 11.4 and 12.

extension NSNotification.Name {
    /// The name of ``UIApplication.didBecomeActiveNotification`` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.didBecomeActiveNotification")
    public static var UIApplicationDidBecomeActive: NSNotification.Name {
        UIApplication.didBecomeActiveNotification
    }
    /// The name of ``UIApplication.didEnterBackgroundNotification`` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.didEnterBackgroundNotification")
    public static var UIApplicationDidEnterBackground: NSNotification.Name {
        UIApplication.didEnterBackgroundNotification
    }
    /// The name of ``UIApplication.willEnterForegroundNotification`` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.willEnterForegroundNotification")
    public static var UIApplicationWillEnterForeground: NSNotification.Name {
        UIApplication.willEnterForegroundNotification
    }
    /// The name of ``UIApplication.willResignActiveNotification`` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.willResignActiveNotification")
    public static var UIApplicationWillResignActive: NSNotification.Name {
        UIApplication.willResignActiveNotification
    }
    /// The name of ``UIApplication.willTerminateNotification`` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.willTerminateNotification")
    public static var UIApplicationWillTerminate: NSNotification.Name {
        UIApplication.willTerminateNotification
    }
    /// The name of ``UIApplication.didFinishLaunchingNotification`` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.didFinishLaunchingNotification")
    public static var UIApplicationDidFinishLaunching: NSNotification.Name {
        UIApplication.didFinishLaunchingNotification
    }
    /// The name of ``UIApplication.didReceiveMemoryWarningNotification`` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.didReceiveMemoryWarningNotification")
    public static var UIApplicationDidReceiveMemoryWarning: NSNotification.Name {
        UIApplication.didReceiveMemoryWarningNotification
    }
    /// The name of ``UIApplication.didChangeStatusBarOrientationNotification`` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.didChangeStatusBarOrientationNotification")
    public static var UIApplicationDidChangeStatusBarOrientation: NSNotification.Name {
        UIApplication.didChangeStatusBarOrientationNotification
    }
    /// The name of ``UIApplication.willChangeStatusBarFrameNotification`` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.willChangeStatusBarFrameNotification")
    public static var UIApplicationWillChangeStatusBarFrame: NSNotification.Name {
        UIApplication.willChangeStatusBarFrameNotification
    }
    /// The name of ``UIApplication.didChangeStatusBarFrameNotification`` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.didChangeStatusBarFrameNotification")
    public static var UIApplicationDidChangeStatusBarFrame: NSNotification.Name {
        UIApplication.didChangeStatusBarFrameNotification
    }
    /// The name of ``UIContentSizeCategory.didChangeNotification`` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIContentSizeCategory.didChangeNotification")
    public static var UIContentSizeCategoryDidChange: NSNotification.Name {
        UIContentSizeCategory.didChangeNotification
    }
    /// The name of ``UIDevice.orientationDidChangeNotification`` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIDevice.orientationDidChangeNotification")
    public static var UIDeviceOrientationDidChange: NSNotification.Name {
        UIDevice.orientationDidChangeNotification
    }
    /// The name of ``UIResponder.keyboardWillShowNotification`` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardWillShowNotification")
    public static var UIKeyboardWillShow: NSNotification.Name { UIResponder.keyboardWillShowNotification }
    /// The name of ``UIResponder.keyboardDidShowNotification`` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardDidShowNotification")
    public static var UIKeyboardDidShow: NSNotification.Name { UIResponder.keyboardDidShowNotification }
    /// The name of ``UIResponder.keyboardWillHideNotification`` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardWillHideNotification")
    public static var UIKeyboardWillHide: NSNotification.Name { UIResponder.keyboardWillHideNotification }
    /// The name of ``UIResponder.keyboardDidHideNotification`` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardDidHideNotification")
    public static var UIKeyboardDidHide: NSNotification.Name { UIResponder.keyboardDidHideNotification }
    /// The name of ``UIResponder.keyboardWillChangeFrameNotification`` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardWillChangeFrameNotification")
    public static var UIKeyboardWillChangeFrame: NSNotification.Name {
        UIResponder.keyboardWillChangeFrameNotification
    }
    /// The name of ``UIResponder.keyboardDidChangeFrameNotification`` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardDidChangeFrameNotification")
    public static var UIKeyboardDidChangeFrame: NSNotification.Name {
        UIResponder.keyboardDidChangeFrameNotification
    }
    /// The name of ``UITextField.textDidChangeNotification`` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UITextField.textDidChangeNotification")
    public static var UITextFieldTextDidChange: NSNotification.Name { UITextField.textDidChangeNotification }
    /// The name of ``UITextField.textDidBeginEditingNotification`` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UITextField.textDidBeginEditingNotification")
    public static var UITextFieldTextDidBeginEditing: NSNotification.Name {
        UITextField.textDidBeginEditingNotification
    }
    /// The name of ``UITextField.textDidEndEditingNotification`` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UITextField.textDidEndEditingNotification")
    public static var UITextFieldTextDidEndEditing: NSNotification.Name {
        UITextField.textDidEndEditingNotification
    }
    /// The name of ``UITextView.textDidChangeNotification`` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UITextView.textDidChangeNotification")
    public static var UITextViewTextDidChange: NSNotification.Name { UITextView.textDidChangeNotification }
    /// The name of ``UITextView.textDidBeginEditingNotification`` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UITextView.textDidBeginEditingNotification")
    public static var UITextViewTextDidBeginEditing: NSNotification.Name {
        UITextView.textDidBeginEditingNotification
    }
    /// The name of ``UITextView.textDidEndEditingNotification`` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UITextView.textDidEndEditingNotification")
    public static var UITextViewTextDidEndEditing: NSNotification.Name {
        UITextView.textDidEndEditingNotification
    }
    /// The name of ``UIWindow.didBecomeVisibleNotification`` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIWindow.didBecomeVisibleNotification")
    public static var UIWindowDidBecomeVisible: NSNotification.Name { UIWindow.didBecomeVisibleNotification }
    /// The name of ``UIWindow.didBecomeHiddenNotification`` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIWindow.didBecomeHiddenNotification")
    public static var UIWindowDidBecomeHidden: NSNotification.Name { UIWindow.didBecomeHiddenNotification }
    /// The name of ``UIWindow.didBecomeKeyNotification`` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIWindow.didBecomeKeyNotification")
    public static var UIWindowDidBecomeKey: NSNotification.Name { UIWindow.didBecomeKeyNotification }
    /// The name of ``UIWindow.didResignKeyNotification`` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIWindow.didResignKeyNotification")
    public static var UIWindowDidResignKey: NSNotification.Name { UIWindow.didResignKeyNotification }
    /// The name of ``UIPasteboard.changedNotification`` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIPasteboard.changedNotification")
    public static var UIPasteboardChanged: NSNotification.Name { UIPasteboard.changedNotification }
    /// The name of ``UIMenuController.willShowMenuNotification`` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIMenuController.willShowMenuNotification")
    public static var UIMenuControllerWillShowMenu: NSNotification.Name {
        UIMenuController.willShowMenuNotification
    }
    /// The name of ``UIMenuController.didHideMenuNotification`` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIMenuController.didHideMenuNotification")
    public static var UIMenuControllerDidHideMenu: NSNotification.Name {
        UIMenuController.didHideMenuNotification
    }
}
