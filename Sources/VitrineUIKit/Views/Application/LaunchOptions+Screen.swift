import VitrineLaunch

extension LaunchOptions {
    /// The screen that the options describe.
    var screen: DeviceProfile.Screen {
        let size = CGSize(
            width: width.map { CGFloat($0) } ?? device.size.width,
            height: height.map { CGFloat($0) } ?? device.size.height)
        return DeviceProfile.Screen(device, size: size, scale: scale.map { CGFloat($0) })
    }
}

extension LaunchOptions.Appearance {
    var style: UIUserInterfaceStyle { self == .dark ? .dark : .light }
}
