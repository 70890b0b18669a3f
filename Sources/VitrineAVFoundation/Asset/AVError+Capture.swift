import Foundation

extension AVError {
    /// See ``Code/sessionNotRunning``.
    public static var sessionNotRunning: Code { .sessionNotRunning }
    /// See ``Code/deviceAlreadyUsedByAnotherSession``.
    public static var deviceAlreadyUsedByAnotherSession: Code { .deviceAlreadyUsedByAnotherSession }
    /// See ``Code/noDataCaptured``.
    public static var noDataCaptured: Code { .noDataCaptured }
    /// See ``Code/deviceWasDisconnected``.
    public static var deviceWasDisconnected: Code { .deviceWasDisconnected }
    /// See ``Code/deviceNotConnected``.
    public static var deviceNotConnected: Code { .deviceNotConnected }
    /// See ``Code/sessionWasInterrupted``.
    public static var sessionWasInterrupted: Code { .sessionWasInterrupted }
    /// See ``Code/mediaServicesWereReset``.
    public static var mediaServicesWereReset: Code { .mediaServicesWereReset }
    /// See ``Code/applicationIsNotAuthorizedToUseDevice``.
    public static var applicationIsNotAuthorizedToUseDevice: Code { .applicationIsNotAuthorizedToUseDevice }
}
