import VitrineLaunch

extension DeviceProfile {
    init(argument: String) throws(ToolError) {
        guard let device = Self(rawValue: argument.lowercased()) else {
            throw .argument(.unknownDevice(argument))
        }
        self = device
    }
}
