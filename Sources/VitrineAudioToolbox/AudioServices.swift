public import Foundation
public import VitrineFoundation

// Short sounds (`AudioServices.h`). All of it may be called from any thread.

/// The number of a short sound.
public typealias SystemSoundID = UInt32

/// Called when a sound has ended.
public typealias AudioServicesSystemSoundCompletionProc =
    @convention(c) (SystemSoundID, UnsafeMutableRawPointer?) -> Void

/// Lets a device vibrate. A desktop does not: nothing is heard or felt, and the end comes at once.
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF

/// All went well.
public let kAudioServicesNoError: OSStatus = 0
/// There is no such sound, or it cannot be played.
public let kAudioServicesSystemSoundUnspecifiedError: OSStatus = -1500
/// The sound is longer than 30 seconds.
public let kAudioServicesSystemSoundExceededMaximumDurationError: OSStatus = -1502

/// Opens a short sound of a file.
///
/// - Parameters:
///   - inFileURL: Any sound that ``AVAudioPlayer`` plays, of 30 seconds at most.
///   - outSystemSoundID: Takes its number; it stays as it is where the sound cannot be played.
/// - Returns: ``kAudioServicesNoError``, or why it cannot.
@discardableResult
public func AudioServicesCreateSystemSoundID(
    _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
    switch SystemSounds.shared.open(inFileURL) {
    case .success(let id):
        outSystemSoundID.pointee = id
        return kAudioServicesNoError
    case .failure(let fault): return fault.status
    }
}

/// Lets go of a sound, which ends.
///
/// - Returns: ``kAudioServicesSystemSoundUnspecifiedError`` for a number that no sound of the program's has.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
    SystemSounds.shared.close(inSystemSoundID)
        ? kAudioServicesNoError : kAudioServicesSystemSoundUnspecifiedError
}

/// Plays a sound from its beginning. Another one ends, for one is played at a time.
///
/// Numbers that are no sound of the program's are Apple's own, which are not here: they are silent.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
    SystemSounds.shared.play(inSystemSoundID, nil)
}

/// Plays a sound from its beginning, as ``AudioServicesPlaySystemSound(_:)`` does.
///
/// - Parameter inCompletionBlock: Called on the main thread when it has ended; soon, where nothing is heard.
public func AudioServicesPlaySystemSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) { SystemSounds.shared.play(inSystemSoundID, inCompletionBlock) }

/// Plays a sound, and lets a device vibrate that can: here the same as ``AudioServicesPlaySystemSound(_:)``.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
    SystemSounds.shared.play(inSystemSoundID, nil)
}

/// Plays a sound, and lets a device vibrate that can: here the same as
/// ``AudioServicesPlaySystemSoundWithCompletion(_:_:)``.
public func AudioServicesPlayAlertSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) { SystemSounds.shared.play(inSystemSoundID, inCompletionBlock) }

/// Calls a function each time that a sound has ended.
///
/// - Parameters:
///   - inRunLoop: Nil, for the main one: it is called on the main thread.
///   - inRunLoopMode: Nil, for the default one.
/// - Returns: ``kAudioServicesSystemSoundUnspecifiedError`` for a number that no sound of the program's has.
@discardableResult
public func AudioServicesAddSystemSoundCompletion(
    _ inSystemSoundID: SystemSoundID, _ inRunLoop: CFRunLoop?, _ inRunLoopMode: CFString?,
    _ inCompletionRoutine: @escaping AudioServicesSystemSoundCompletionProc,
    _ inClientData: UnsafeMutableRawPointer?
) -> OSStatus {
    nonisolated(unsafe) let data = inClientData
    return SystemSounds.shared.observe(inSystemSoundID) { inCompletionRoutine(inSystemSoundID, data) }
        ? kAudioServicesNoError : kAudioServicesSystemSoundUnspecifiedError
}

/// Calls no function any more when a sound has ended.
public func AudioServicesRemoveSystemSoundCompletion(_ inSystemSoundID: SystemSoundID) {
    _ = SystemSounds.shared.observe(inSystemSoundID, nil)
}
