// What the sources of a program ask of the system it is compiled for, by the names of `TargetConditionals.h`: as on a device.

/// Whether the program runs in a simulator: no.
public var TARGET_OS_SIMULATOR: Int32 { 0 }
/// The name of ``TARGET_OS_SIMULATOR`` before.
public var TARGET_IPHONE_SIMULATOR: Int32 { 0 }
/// Whether it is compiled for a device with UIKit: yes.
public var TARGET_OS_IPHONE: Int32 { 1 }
/// Whether it is compiled for a Mac: no.
public var TARGET_OS_OSX: Int32 { 0 }
/// Whether it is an app of an iPad on a Mac: no.
public var TARGET_OS_MACCATALYST: Int32 { 0 }
/// Whether it is compiled for a watch: no.
public var TARGET_OS_WATCH: Int32 { 0 }
